<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BumpersRoom</name>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BumpersSeat</name>
    <message numerus="yes">
        <source>%n Character card(s) left</source>
        <translation>
            <numerusform>%n Character card left</numerusform>
            <numerusform>%n Character cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersWords</name>
    <message numerus="yes">
        <source>Round %1, up to %n point(s)</source>
        <extracomment>%1 is the number of the round; the game ends when somebody has %n points</extracomment>
        <translation>
            <numerusform>Round %1, up to %n point</numerusform>
            <numerusform>Round %1, up to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n card are shuffled into a new deck.</numerusform>
            <numerusform>%n cards are shuffled into a new deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick and must reveal %n card(s).</source>
        <translation>
            <numerusform>%1 wins the trick and must reveal %n card.</numerusform>
            <numerusform>%1 wins the trick and must reveal %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals Unfazed, %n card(s) left.</source>
        <translation>
            <numerusform>%1 reveals Unfazed, %n card left.</numerusform>
            <numerusform>%1 reveals Unfazed, %n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paranoia! Nothing was left under the Scared card: %n point(s) for %1, none for the others.</source>
        <translation>
            <numerusform>Paranoia! Nothing was left under the Scared card: %n point for %1, none for the others.</numerusform>
            <numerusform>Paranoia! Nothing was left under the Scared card: %n points for %1, none for the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s): %2.</source>
        <extracomment>%1: a player, %2: why</extracomment>
        <translation>
            <numerusform>%1 scores %n point: %2.</numerusform>
            <numerusform>%1 scores %n points: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below, on top: ×2</source>
        <translation>
            <numerusform>%n Unfazed below, on top: ×2</numerusform>
            <numerusform>%n Unfazed below, on top: ×2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below</source>
        <translation>
            <numerusform>%n Unfazed below</numerusform>
            <numerusform>%n Unfazed below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under %n card(s)</source>
        <translation>
            <numerusform>Under %n card</numerusform>
            <numerusform>Under %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2, draw %n</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>
            <numerusform>%1 = %2, draw %n</numerusform>
            <numerusform>%1 = %2, draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2 or %3, draw %n</source>
        <extracomment>%1: cards, as in “two Xs”; they count %2 or %3</extracomment>
        <translation>
            <numerusform>%1 = %2 or %3, draw %n</numerusform>
            <numerusform>%1 = %2 or %3, draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins: you reveal %n card(s)</source>
        <translation>
            <numerusform>wins: you reveal %n card</numerusform>
            <numerusform>wins: you reveal %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hide it under %n Unfazed</source>
        <translation>
            <numerusform>Hide it under %n Unfazed</numerusform>
            <numerusform>Hide it under %n Unfazed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must reveal %n more</source>
        <translation>
            <numerusform>%1 must reveal %n more</numerusform>
            <numerusform>%1 must reveal %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you lose the trick and draw %n card(s)</source>
        <translation>
            <numerusform>you lose the trick and draw %n card</numerusform>
            <numerusform>you lose the trick and draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it is worth %n point(s) if you never have to reveal a card</source>
        <translation>
            <numerusform>it is worth %n point if you never have to reveal a card</numerusform>
            <numerusform>it is worth %n points if you never have to reveal a card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>revealed as the very last card it is Paranoia, worth %n point(s)</source>
        <translation>
            <numerusform>revealed as the very last card it is Paranoia, worth %n point</numerusform>
            <numerusform>revealed as the very last card it is Paranoia, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>once the %1 above it are revealed, it is worth %n point(s)</source>
        <extracomment>%1: cards above the Scared one</extracomment>
        <translation>
            <numerusform>once the %1 above it are revealed, it is worth %n point</numerusform>
            <numerusform>once the %1 above it are revealed, it is worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that is Paranoia, %n point(s)</source>
        <translation>
            <numerusform>that is Paranoia, %n point</numerusform>
            <numerusform>that is Paranoia, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes up, and %n Unfazed below it count nothing</source>
        <translation>
            <numerusform>your Scared card comes up, and %n Unfazed below it count nothing</numerusform>
            <numerusform>your Scared card comes up, and %n Unfazed below it count nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes to the top, worth %n point(s)</source>
        <translation>
            <numerusform>your Scared card comes to the top, worth %n point</numerusform>
            <numerusform>your Scared card comes to the top, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card moves from the bottom to the top, worth %n point(s)</source>
        <translation>
            <numerusform>your Scared card moves from the bottom to the top, worth %n point</numerusform>
            <numerusform>your Scared card moves from the bottom to the top, worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card is covered again, with %n Unfazed below it</source>
        <translation>
            <numerusform>your Scared card is covered again, with %n Unfazed below it</numerusform>
            <numerusform>your Scared card is covered again, with %n Unfazed below it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win and reveal nothing, with %n Unfazed above your Scared card then</source>
        <translation>
            <numerusform>you win and reveal nothing, with %n Unfazed above your Scared card then</numerusform>
            <numerusform>you win and reveal nothing, with %n Unfazed above your Scared card then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you reveal %n card(s), and %1 more Unfazed lie above your Scared card</source>
        <extracomment>%1: how many Unfazed cards are left above the Scared one</extracomment>
        <translation>
            <numerusform>you reveal %n card, and %1 more Unfazed lie above your Scared card</numerusform>
            <numerusform>you reveal %n cards, and %1 more Unfazed lie above your Scared card</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it wins about %1 of the time, and you would reveal %n card(s)</source>
        <extracomment>%1: how often, as in 42 %</extracomment>
        <translation>
            <numerusform>it wins about %1 of the time, and you would reveal %n card</numerusform>
            <numerusform>it wins about %1 of the time, and you would reveal %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsWords</name>
    <message numerus="yes">
        <source>%n Wisp(s)</source>
        <extracomment>A card shows one to three ghosts of a family</extracomment>
        <translation>
            <numerusform>%n Wisp</numerusform>
            <numerusform>%n Wisps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheet(s)</source>
        <translation>
            <numerusform>%n Sheet</numerusform>
            <numerusform>%n Sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brine(s)</source>
        <translation>
            <numerusform>%n Brine</numerusform>
            <numerusform>%n Brines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bride(s)</source>
        <translation>
            <numerusform>%n Bride</numerusform>
            <numerusform>%n Brides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imp(s)</source>
        <translation>
            <numerusform>%n Imp</numerusform>
            <numerusform>%n Imps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Baron(s)</source>
        <translation>
            <numerusform>%n Baron</numerusform>
            <numerusform>%n Barons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fear</source>
        <extracomment>Points of the edition "mirror": the fewest win</extracomment>
        <translation>
            <numerusform>%n Fear</numerusform>
            <numerusform>%n Fear</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fright</source>
        <extracomment>Points of the edition "fright": the fewest win</extracomment>
        <translation>
            <numerusform>%n Fright</numerusform>
            <numerusform>%n Fright</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <extracomment>Cards of piles that a player took this round</extracomment>
        <translation>
            <numerusform>%n taken</numerusform>
            <numerusform>%n taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %n card(s).</source>
        <translation>
            <numerusform>%1 takes the pile of %n card.</numerusform>
            <numerusform>%1 takes the pile of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fear.</source>
        <translation>
            <numerusform>%1 took no pile and gives back %n Fear.</numerusform>
            <numerusform>%1 took no pile and gives back %n Fear.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fright.</source>
        <translation>
            <numerusform>%1 took no pile and gives back %n Fright.</numerusform>
            <numerusform>%1 took no pile and gives back %n Fright.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <extracomment>Score pad: piles taken in a round</extracomment>
        <translation>
            <numerusform>%n pile</numerusform>
            <numerusform>%n piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>better a pile of %n card(s) now than a worse one later</source>
        <translation>
            <numerusform>better a pile of %n card now than a worse one later</numerusform>
            <numerusform>better a pile of %n cards now than a worse one later</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without a pile %n point(s) go back</source>
        <translation>
            <numerusform>without a pile %n point go back</numerusform>
            <numerusform>without a pile %n points go back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n Mirror(s) for later</source>
        <translation>
            <numerusform>you keep %n Mirror for later</numerusform>
            <numerusform>you keep %n Mirrors for later</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersWords</name>
    <message numerus="yes">
        <source>two dice cannot bust you, and may bring %n more Fame</source>
        <translation>
            <numerusform>two dice cannot bust you, and may bring %n more Fame</numerusform>
            <numerusform>two dice cannot bust you, and may bring %n more Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you are %n Fame behind the leader; the bust risk is %1</source>
        <translation>
            <numerusform>you are %n Fame behind the leader; the bust risk is %1</numerusform>
            <numerusform>you are %n Fame behind the leader; the bust risk is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk is %1 and would cost %n Fame</source>
        <translation>
            <numerusform>the bust risk is %1 and would cost %n Fame</numerusform>
            <numerusform>the bust risk is %1 and would cost %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame is safe now; the bust risk would be %1</source>
        <translation>
            <numerusform>%n Fame is safe now; the bust risk would be %1</numerusform>
            <numerusform>%n Fame is safe now; the bust risk would be %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it secures a lead of %n Fame</source>
        <translation>
            <numerusform>it secures a lead of %n Fame</numerusform>
            <numerusform>it secures a lead of %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is still a choice of %n Trap(s)</source>
        <translation>
            <numerusform>there is still a choice of %n Trap</numerusform>
            <numerusform>there is still a choice of %n Traps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk of %n dice is %1</source>
        <translation>
            <numerusform>the bust risk of %n dice is %1</numerusform>
            <numerusform>the bust risk of %n dice is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n more Fame in this turn</source>
        <translation>
            <numerusform>it brings %n more Fame in this turn</numerusform>
            <numerusform>it brings %n more Fame in this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can help in the %n round(s) to come</source>
        <translation>
            <numerusform>it can help in the %n round to come</numerusform>
            <numerusform>it can help in the %n rounds to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame at once</source>
        <translation>
            <numerusform>it pays %n Fame at once</numerusform>
            <numerusform>it pays %n Fame at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays about %1 Fame in each of %n round(s) to come</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>
            <numerusform>it pays about %1 Fame in each of %n round to come</numerusform>
            <numerusform>it pays about %1 Fame in each of %n rounds to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it would be worth %n Fame to %1</source>
        <extracomment>A Trap is taken away from an opponent, %1</extracomment>
        <translation>
            <numerusform>it would be worth %n Fame to %1</numerusform>
            <numerusform>it would be worth %n Fame to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it saves %n Fame from the bust</source>
        <translation>
            <numerusform>it saves %n Fame from the bust</numerusform>
            <numerusform>it saves %n Fame from the bust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame again</source>
        <translation>
            <numerusform>it pays %n Fame again</numerusform>
            <numerusform>it pays %n Fame again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the new Trap pays %n more Fame now</source>
        <translation>
            <numerusform>the new Trap pays %n more Fame now</numerusform>
            <numerusform>the new Trap pays %n more Fame now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one more Trap to go with your %n</source>
        <translation>
            <numerusform>one more Trap to go with your %n</numerusform>
            <numerusform>one more Trap to go with your %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Fame</source>
        <translation>
            <numerusform>it brings %n Fame</numerusform>
            <numerusform>it brings %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <extracomment>Points: the most win</extracomment>
        <translation>
            <numerusform>%n Fame</numerusform>
            <numerusform>%n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pouch</source>
        <extracomment>Dice</extracomment>
        <translation>
            <numerusform>%n in the pouch</numerusform>
            <numerusform>%n in the pouch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice: %1.</source>
        <extracomment>%1 is a list as in "red 5 and blue 2"</extracomment>
        <translation>
            <numerusform>%n more dice: %1.</numerusform>
            <numerusform>%n more dice: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the last one in, rolls %n dice: %2.</source>
        <extracomment>%1 is a name, %2 a list as in "red 5 and blue 2"</extracomment>
        <translation>
            <numerusform>%1, the last one in, rolls %n dice: %2.</numerusform>
            <numerusform>%1, the last one in, rolls %n dice: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bust! %n Dangerous dice catch %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>Bust! %n Dangerous dice catch %1.</numerusform>
            <numerusform>Bust! %n Dangerous dice catch %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2: %n Fame.</source>
        <extracomment>%1: a player, %2: a Trap</extracomment>
        <translation>
            <numerusform>%1 scores %2: %n Fame.</numerusform>
            <numerusform>%1 scores %2: %n Fame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses %2: %3 pays %n Fame again.</source>
        <extracomment>%1: a player, %2: an Ally's name, %3: a Trap</extracomment>
        <translation>
            <numerusform>%1 uses %2: %3 pays %n Fame again.</numerusform>
            <numerusform>%1 uses %2: %3 pays %n Fame again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice · bust %1</source>
        <extracomment>What staying brings: %1 is the chance to bust as in 38 %</extracomment>
        <translation>
            <numerusform>%n more dice · bust %1</numerusform>
            <numerusform>%n more dice · bust %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame, 1 Trap</source>
        <extracomment>What passing brings: Fame, and a Trap to take</extracomment>
        <translation>
            <numerusform>%n Fame, 1 Trap</numerusform>
            <numerusform>%n Fame, 1 Trap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n dice</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n Fame</source>
        <translation>
            <numerusform>Score %n Fame</numerusform>
            <numerusform>Score %n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame now</source>
        <translation>
            <numerusform>+%n Fame now</numerusform>
            <numerusform>+%n Fame now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>completes %1: +%n Fame</source>
        <extracomment>%1 is a list of Traps</extracomment>
        <translation>
            <numerusform>completes %1: +%n Fame</numerusform>
            <numerusform>completes %1: +%n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame</source>
        <translation>
            <numerusform>+%n Fame</numerusform>
            <numerusform>+%n Fame</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Fame</source>
        <extracomment>Fewer Fame than before</extracomment>
        <translation>
            <numerusform>−%n Fame</numerusform>
            <numerusform>−%n Fame</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PlayerWords</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Read out of somebody at the table</extracomment>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::SetupModel</name>
    <message numerus="yes">
        <source>When somebody has %n point(s)</source>
        <translation>
            <numerusform>When somebody has %n point</numerusform>
            <numerusform>When somebody has %n points</numerusform>
        </translation>
    </message>
</context>
</TS>
