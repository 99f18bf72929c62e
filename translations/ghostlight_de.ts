<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Art</name>
    <message>
        <source>The pictures are missing: there is neither “%1” nor “%2”.</source>
        <translation>Die Bilder fehlen: Weder „%1“ noch „%2“ ist da.</translation>
    </message>
    <message>
        <source>The pictures in “%1” cannot be read.</source>
        <translation>Die Bilder in „%1“ lassen sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>BumpersHiding</name>
    <message>
        <source>Your ride, from top to bottom</source>
        <translation>Dein Scooter, von oben nach unten</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>of a deck</comment>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>of a deck</comment>
        <translation>Unten</translation>
    </message>
</context>
<context>
    <name>BumpersResult</name>
    <message>
        <source>%1, ahead</source>
        <comment>what a play counts; it is the highest so far</comment>
        <translation>%1, liegt vorn</translation>
    </message>
</context>
<context>
    <name>BumpersRide</name>
    <message>
        <source>Your ride</source>
        <translation>Dein Scooter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>BumpersRoom</name>
    <message>
        <source>Ghostbumpers</source>
        <translation>Ghostbumpers</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n Karte im Deck</numerusform>
            <numerusform>%n Karten im Deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BumpersSeat</name>
    <message numerus="yes">
        <source>%n Character card(s) left</source>
        <translation>
            <numerusform>noch %n Charakterkarte</numerusform>
            <numerusform>noch %n Charakterkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>Startkarte</translation>
    </message>
</context>
<context>
    <name>BumpersSign</name>
    <message>
        <source>%1 %2</source>
        <comment>what to do, how many cards</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Choose a character</source>
        <translation>Such dir eine Figur aus</translation>
    </message>
</context>
<context>
    <name>Current</name>
    <message>
        <source>Play goes clockwise</source>
        <translation>Gespielt wird im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <extracomment>On the curtain between two people at one device.</extracomment>
        <translation>Gib weiter an %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>A button: the person of that name has taken the device.</extracomment>
        <translation>Ich bin %1</translation>
    </message>
</context>
<context>
    <name>FrightGauge</name>
    <message>
        <source>Level %1 of 7</source>
        <translation>Stufe %1 von 7</translation>
    </message>
</context>
<context>
    <name>GhostsRoom</name>
    <message>
        <source>Ghosts</source>
        <translation>Ghosts</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ghostlight, home</source>
        <translation>Ghostlight, Startseite</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Ghosts</translation>
    </message>
    <message>
        <source>2–6 players · sly and quick</source>
        <translation>2–6 Personen · flink und gewitzt</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>Ghostbumpers</translation>
    </message>
    <message>
        <source>3–6 players · loud and daring</source>
        <translation>3–6 Personen · laut und frech</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>Geisterjagd</translation>
    </message>
    <message>
        <source>2–5 players · dice and nerve</source>
        <translation>2–5 Personen · Würfel und Nerven</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>HomeBox</name>
    <message>
        <source>Set up…</source>
        <translation>Aufbauen&#xa0;…</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>%1 aufbauen</translation>
    </message>
</context>
<context>
    <name>HunterControls</name>
    <message>
        <source>Back</source>
        <comment>one step back in the use of an Ally</comment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>HuntersRoom</name>
    <message>
        <source>Ghost Hunters</source>
        <translation>Geisterjagd</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>All right</source>
        <translation>Alles klar</translation>
    </message>
</context>
<context>
    <name>QMainWindow</name>
    <message>
        <source>Ghostlight games (*.ghostlight)</source>
        <translation>Ghostlight-Spielstände (*.ghostlight)</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 gewinnt!</translation>
    </message>
    <message>
        <source>%1 and %2 share the win!</source>
        <extracomment>Several winners: all but the last, and the last.</extracomment>
        <translation>%1 und %2 teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Rematch with other seats</source>
        <translation>Revanche mit Platztausch</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>RoomActions</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>RoomIcons</name>
    <message>
        <source>Turn sound off</source>
        <translation>Ton ausschalten</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Ton einschalten</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>RoomSeat</name>
    <message>
        <source>%1, %2</source>
        <comment>score and note of a seat</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Total</source>
        <extracomment>The last line of a score pad.</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Set up %1</source>
        <translation>%1 aufbauen</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>One seat fewer</source>
        <translation>Ein Platz weniger</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>One seat more</source>
        <translation>Ein Platz mehr</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>Spiellänge</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed: by chance</source>
        <translation>Startzahl: zufällig</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>Order of %1: up and down move the seat</source>
        <translation>Reihenfolge von %1: Pfeil hoch und Pfeil runter verschieben den Platz</translation>
    </message>
    <message>
        <source>Another character than %1</source>
        <translation>Andere Figur statt %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Spielstärke von %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersWords</name>
    <message>
        <source>X, counts as 0 or 10</source>
        <translation>X, zählt als 0 oder 10</translation>
    </message>
    <message>
        <source>5, one more card to reveal</source>
        <translation>5, eine Karte mehr aufdecken</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>Schreck</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>Cool</translation>
    </message>
    <message>
        <source>two %1s</source>
        <extracomment>Two cards of the value %1</extracomment>
        <translation>Doppel-%1</translation>
    </message>
    <message>
        <source>three %1s</source>
        <extracomment>Three cards of the value %1</extracomment>
        <translation>Dreifach-%1</translation>
    </message>
    <message>
        <source>four %1s</source>
        <extracomment>Four cards of the value %1</extracomment>
        <translation>Vierfach-%1</translation>
    </message>
    <message>
        <source>five %1s</source>
        <extracomment>Five cards of the value %1</extracomment>
        <translation>Fünffach-%1</translation>
    </message>
    <message>
        <source>six %1s</source>
        <extracomment>Six cards of the value %1</extracomment>
        <translation>Sechsfach-%1</translation>
    </message>
    <message>
        <source>seven %1s</source>
        <extracomment>Seven cards of the value %1</extracomment>
        <translation>Siebenfach-%1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, up to %n point(s)</source>
        <extracomment>%1 is the number of the round; the game ends when somebody has %n points</extracomment>
        <translation>
            <numerusform>Runde %1, bis %n Punkt</numerusform>
            <numerusform>Runde %1, bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hides the Scared card.</source>
        <translation>%1 versteckt die Schreck-Karte.</translation>
    </message>
    <message>
        <source>All Scared cards are hidden. %1 leads the first trick.</source>
        <translation>Alle Schreck-Karten sind versteckt. %1 eröffnet den ersten Stich.</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10, what they count as</extracomment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <extracomment>%1: a player, %2: cards; the first of the trick</extracomment>
        <translation>%1 eröffnet mit %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and is ahead.</source>
        <extracomment>%1: a player, %2: cards; the highest of the trick so far</extracomment>
        <translation>%1 spielt %2 und liegt vorn.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: a player, %2: cards</extracomment>
        <translation>%1 spielt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 zieht %n Karte nach.</numerusform>
            <numerusform>%1 zieht %n Karten nach.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left for %1 to draw, so everybody gives one.</source>
        <translation>Für %1 ist keine Karte zum Nachziehen mehr da, also geben alle eine ab.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <extracomment>%1: a player, %2: a card</extracomment>
        <translation>%1 gibt %2 ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n Karte wird zum neuen Deck.</numerusform>
            <numerusform>%n Karten werden zum neuen Deck gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the trick. With an X in it, nothing is revealed.</source>
        <translation>%1 gewinnt den Stich. Ein X ist dabei, also wird nichts aufgedeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick and must reveal %n card(s).</source>
        <translation>
            <numerusform>%1 gewinnt den Stich und muss %n Karte aufdecken.</numerusform>
            <numerusform>%1 gewinnt den Stich und muss %n Karten aufdecken.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reveals the Scared card!</source>
        <translation>%1 deckt die Schreck-Karte auf!</translation>
    </message>
    <message>
        <source>%1 reveals Unfazed. The one card left must be the Scared one!</source>
        <translation>%1 bleibt cool. Die letzte Karte muss der Schreck sein!</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals Unfazed, %n card(s) left.</source>
        <translation>
            <numerusform>%1 bleibt cool, noch %n Karte übrig.</numerusform>
            <numerusform>%1 bleibt cool, noch %n Karten übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bottom card of %1’s deck moves to the top.</source>
        <translation>Im Deck von %1 wandert die unterste Karte nach oben.</translation>
    </message>
    <message>
        <source>The one card left in %1’s deck stays where it is.</source>
        <translation>Im Deck von %1 bleibt die letzte Karte, wo sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>Paranoia! Nothing was left under the Scared card: %n point(s) for %1, none for the others.</source>
        <translation>
            <numerusform>Paranoia! Unter der Schreck-Karte lag nichts mehr: %n Punkt für %1, nichts für alle anderen.</numerusform>
            <numerusform>Paranoia! Unter der Schreck-Karte lag nichts mehr: %n Punkte für %1, nichts für alle anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are played, and nobody got scared.</source>
        <translation>Alle Karten sind gespielt, und niemand hat sich erschreckt.</translation>
    </message>
    <message>
        <source>%1 got scared: the round is over.</source>
        <translation>%1 hat sich erschreckt: Die Runde ist vorbei.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s): %2.</source>
        <extracomment>%1: a player, %2: why</extracomment>
        <translation>
            <numerusform>%1 bekommt %n Punkt: %2.</numerusform>
            <numerusform>%1 bekommt %n Punkte: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Points that somebody gets</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>nothing below the Scared card</source>
        <translation>nichts unter der Schreck-Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below, on top: ×2</source>
        <translation>
            <numerusform>Schreck oben, %n Cool-Karte darunter, ×2</numerusform>
            <numerusform>Schreck oben, %n Cool-Karten darunter, ×2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below</source>
        <translation>
            <numerusform>%n Cool-Karte darunter</numerusform>
            <numerusform>%n Cool-Karten darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>Paranoia</translation>
    </message>
    <message>
        <source>Paranoia takes all</source>
        <translation>Paranoia räumt alles ab</translation>
    </message>
    <message>
        <source>Scared!</source>
        <translation>Schreck!</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>This player has hidden the Scared card</extracomment>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>no reveal</source>
        <extracomment>Above a number: so many cards the winner of the trick must reveal</extracomment>
        <translation>nichts aufdecken</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>aufdecken</translation>
    </message>
    <message>
        <source>bottom to top</source>
        <extracomment>The bottom card of the winner&apos;s deck moves to its top</extracomment>
        <translation>unterste nach oben</translation>
    </message>
    <message>
        <source>for the winner</source>
        <extracomment>How many cards must be revealed: one, and one for every 5</extracomment>
        <translation>wer den Stich holt</translation>
    </message>
    <message>
        <source>1 + %1</source>
        <translation>1 + %1</translation>
    </message>
    <message>
        <source>Scared is on top</source>
        <translation>Schreck ist oben</translation>
    </message>
    <message>
        <source>Scared is 2nd</source>
        <translation>Schreck ist 2.</translation>
    </message>
    <message>
        <source>Scared is 3rd</source>
        <translation>Schreck ist 3.</translation>
    </message>
    <message>
        <source>Scared is 4th</source>
        <translation>Schreck ist 4.</translation>
    </message>
    <message>
        <source>Scared is 5th</source>
        <translation>Schreck ist 5.</translation>
    </message>
    <message>
        <source>Scared is 6th</source>
        <translation>Schreck ist 6.</translation>
    </message>
    <message>
        <source>Scared is 7th</source>
        <translation>Schreck ist 7.</translation>
    </message>
    <message>
        <source>Hide your Scared card in your ride</source>
        <translation>Versteck den Schreck in deinem Scooter</translation>
    </message>
    <message>
        <source>%1, hide your Scared card in your ride</source>
        <translation>%1, versteck den Schreck in deinem Scooter</translation>
    </message>
    <message>
        <source>You lead: play one card, or several the same</source>
        <translation>Du eröffnest: eine Karte oder mehrere gleiche</translation>
    </message>
    <message>
        <source>%1, you lead: play one card, or several the same</source>
        <translation>%1, du eröffnest: eine Karte oder mehrere gleiche</translation>
    </message>
    <message>
        <source>Your turn: play one card, or several the same</source>
        <translation>Du bist dran: Spiel eine Karte oder mehrere gleiche</translation>
    </message>
    <message>
        <source>%1, play one card, or several the same</source>
        <translation>%1, spiel eine Karte oder mehrere gleiche</translation>
    </message>
    <message>
        <source>Nothing is left to draw: give one card</source>
        <translation>Nichts mehr zum Nachziehen da: Gib eine Karte ab</translation>
    </message>
    <message>
        <source>%1, nothing is left to draw: give one card</source>
        <translation>%1, nichts mehr zum Nachziehen da: Gib eine Karte ab</translation>
    </message>
    <message>
        <source>Does your X count as 0 or as 10?</source>
        <translation>Zählt dein X als 0 oder als 10?</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>Ganz oben</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Ganz unten</translation>
    </message>
    <message numerus="yes">
        <source>Under %n card(s)</source>
        <translation>
            <numerusform>Unter %n Karte</numerusform>
            <numerusform>Unter %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Unfazed above, %2 below</source>
        <extracomment>Cards above and below the Scared one in a deck</extracomment>
        <translation>Cool: %1 darüber, %2 darunter</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>Als %1 spielen</translation>
    </message>
    <message>
        <source>Play as %1: %2</source>
        <extracomment>%1: 0 or 10, %2: what the cards count together, as in 2.1</extracomment>
        <translation>Als %1 spielen: %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is what the cards count, as in 2.7</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>%1 abgeben</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2, draw %n</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>
            <numerusform>%1 = %2 · zieh %n Karte</numerusform>
            <numerusform>%1 = %2 · zieh %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>X: 0 or 10</source>
        <translation>X: 0 oder 10</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2 or %3, draw %n</source>
        <extracomment>%1: cards, as in “two Xs”; they count %2 or %3</extracomment>
        <translation>
            <numerusform>%1 = %2 oder %3 · zieh %n Karte</numerusform>
            <numerusform>%1 = %2 oder %3 · zieh %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>loses to %1</source>
        <translation>verliert gegen %1</translation>
    </message>
    <message>
        <source>beats %1</source>
        <translation>schlägt %1</translation>
    </message>
    <message numerus="yes">
        <source>wins: you reveal %n card(s)</source>
        <translation>
            <numerusform>gewinnt: Du deckst %n Karte auf</numerusform>
            <numerusform>gewinnt: Du deckst %n Karten auf</numerusform>
        </translation>
    </message>
    <message>
        <source>wins: your Scared card comes up!</source>
        <translation>gewinnt: Deine Schreck-Karte kommt ans Licht!</translation>
    </message>
    <message>
        <source>wins: Paranoia!</source>
        <translation>gewinnt: Paranoia!</translation>
    </message>
    <message>
        <source>wins: your bottom card moves to the top</source>
        <translation>gewinnt: Deine unterste Karte wandert nach oben</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a play counts, %2: what that means, as in “loses to 4”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide it on top</source>
        <translation>Ganz oben verstecken</translation>
    </message>
    <message>
        <source>Hide it at the bottom</source>
        <translation>Ganz unten verstecken</translation>
    </message>
    <message numerus="yes">
        <source>Hide it under %n Unfazed</source>
        <translation>
            <numerusform>Unter %n Cool-Karte verstecken</numerusform>
            <numerusform>Unter %n Cool-Karten verstecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10</extracomment>
        <translation>%1 als %2 spielen</translation>
    </message>
    <message>
        <source>it keeps %1 from Paranoia</source>
        <translation>So wird es nichts mit der Paranoia für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 must reveal %n more</source>
        <translation>
            <numerusform>%1 muss %n Karte mehr aufdecken</numerusform>
            <numerusform>%1 muss %n Karten mehr aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is left to %1</source>
        <translation>Den Stich überlässt du %1</translation>
    </message>
    <message>
        <source>you get rid of a high card while %1 wins the trick</source>
        <translation>Du wirst eine hohe Karte los, und den Stich gewinnt %1</translation>
    </message>
    <message numerus="yes">
        <source>you lose the trick and draw %n card(s)</source>
        <translation>
            <numerusform>Der Stich geht an dir vorbei, und du ziehst %n Karte nach</numerusform>
            <numerusform>Der Stich geht an dir vorbei, und du ziehst %n Karten nach</numerusform>
        </translation>
    </message>
    <message>
        <source>high cards win tricks you may not want</source>
        <translation>Hohe Karten gewinnen Stiche, die du vielleicht gar nicht willst</translation>
    </message>
    <message>
        <source>you can spare it</source>
        <translation>Auf die kannst du verzichten</translation>
    </message>
    <message numerus="yes">
        <source>it is worth %n point(s) if you never have to reveal a card</source>
        <translation>
            <numerusform>So ist der Schreck %n Punkt wert, wenn du nie eine Karte aufdecken musst</numerusform>
            <numerusform>So ist der Schreck %n Punkte wert, wenn du nie eine Karte aufdecken musst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>revealed as the very last card it is Paranoia, worth %n point(s)</source>
        <translation>
            <numerusform>Deckst du den Schreck als allerletzte Karte auf, ist das Paranoia und %n Punkt wert</numerusform>
            <numerusform>Deckst du den Schreck als allerletzte Karte auf, ist das Paranoia und %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>once the %1 above it are revealed, it is worth %n point(s)</source>
        <extracomment>%1: cards above the Scared one</extracomment>
        <translation>
            <numerusform>Ist alles darüber (%1) aufgedeckt, ist der Schreck %n Punkt wert</numerusform>
            <numerusform>Ist alles darüber (%1) aufgedeckt, ist der Schreck %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that is Paranoia, %n point(s)</source>
        <translation>
            <numerusform>Das ist Paranoia, %n Punkt</numerusform>
            <numerusform>Das ist Paranoia, %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes up, and %n Unfazed below it count nothing</source>
        <translation>
            <numerusform>Deine Schreck-Karte kommt ans Licht, und %n Cool-Karte darunter zählt nichts</numerusform>
            <numerusform>Deine Schreck-Karte kommt ans Licht, und %n Cool-Karten darunter zählen nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes to the top, worth %n point(s)</source>
        <translation>
            <numerusform>Deine Schreck-Karte liegt dann oben und ist %n Punkt wert</numerusform>
            <numerusform>Deine Schreck-Karte liegt dann oben und ist %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card moves from the bottom to the top, worth %n point(s)</source>
        <translation>
            <numerusform>Deine Schreck-Karte wandert von unten nach oben und ist %n Punkt wert</numerusform>
            <numerusform>Deine Schreck-Karte wandert von unten nach oben und ist %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card is covered again, with %n Unfazed below it</source>
        <translation>
            <numerusform>Deine Schreck-Karte wird wieder zugedeckt, mit %n Cool-Karte darunter</numerusform>
            <numerusform>Deine Schreck-Karte wird wieder zugedeckt, mit %n Cool-Karten darunter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win and reveal nothing, with %n Unfazed above your Scared card then</source>
        <translation>
            <numerusform>Du gewinnst und deckst nichts auf; über deiner Schreck-Karte liegt dann %n Cool-Karte</numerusform>
            <numerusform>Du gewinnst und deckst nichts auf; über deiner Schreck-Karte liegen dann %n Cool-Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you reveal %n card(s), and %1 more Unfazed lie above your Scared card</source>
        <extracomment>%1: how many Unfazed cards are left above the Scared one</extracomment>
        <translation>
            <numerusform>Du deckst %n Karte auf und bleibst cool; danach noch über deiner Schreck-Karte: %1</numerusform>
            <numerusform>Du deckst %n Karten auf und bleibst cool; danach noch über deiner Schreck-Karte: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it wins about %1 of the time, and you would reveal %n card(s)</source>
        <extracomment>%1: how often, as in 42 %</extracomment>
        <translation>
            <numerusform>Das gewinnt zu etwa %1, und du würdest %n Karte aufdecken</numerusform>
            <numerusform>Das gewinnt zu etwa %1, und du würdest %n Karten aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>a high lead, which wins about %1 of the time</source>
        <translation>Hoch eröffnet, das gewinnt zu etwa %1</translation>
    </message>
    <message>
        <source>a low lead, which wins about %1 of the time</source>
        <translation>Niedrig eröffnet, das gewinnt zu etwa %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::CommandLine</name>
    <message>
        <source>Three ghostly tabletop games on one digital table: Ghosts, Ghostbumpers and Ghost Hunters.</source>
        <translation>Drei geisterhafte Gesellschaftsspiele auf einem digitalen Tisch: Ghosts, Ghostbumpers und Geisterjagd.</translation>
    </message>
    <message>
        <source>A saved game to go on with.</source>
        <translation>Ein Spielstand, mit dem es weitergeht.</translation>
    </message>
    <message>
        <source>Begin a game: %1.</source>
        <extracomment>Options of the command line. %1 is a list of keywords</extracomment>
        <translation>Ein Spiel beginnen: %1.</translation>
    </message>
    <message>
        <source>Computers play a game against each other, for show: %1.</source>
        <translation>Computer spielen gegeneinander, zum Zuschauen: %1.</translation>
    </message>
    <message>
        <source>Who plays, separated by commas: person, easy, medium, hard, expert; a computer also with a character, as in hard:bold.</source>
        <translation>Wer spielt, durch Kommas getrennt: person, easy, medium, hard, expert; ein Computer auch mit Charakter, etwa hard:bold.</translation>
    </message>
    <message>
        <source>The whole number from which all chance of the game follows.</source>
        <translation>Die ganze Zahl, aus der aller Zufall des Spiels folgt.</translation>
    </message>
    <message>
        <source>An option of the game, as in edition=fright or target=25.</source>
        <translation>Eine Spieloption, etwa edition=fright oder target=25.</translation>
    </message>
    <message>
        <source>Write pictures of every screen into a folder and end; with --demo, of that game.</source>
        <translation>Bilder aller Ansichten in einen Ordner schreiben und enden; mit --demo nur von diesem Spiel.</translation>
    </message>
    <message>
        <source>The size of the window, as in 1280x800.</source>
        <translation>Die Größe des Fensters, etwa 1280x800.</translation>
    </message>
    <message>
        <source>The language to speak, as in de or pt_BR.</source>
        <translation>Die Sprache, etwa de oder pt_BR.</translation>
    </message>
    <message>
        <source>How fast things move: %1.</source>
        <translation>Wie schnell sich alles bewegt: %1.</translation>
    </message>
    <message>
        <source>What draws the table: software or opengl.</source>
        <translation>Womit der Tisch gezeichnet wird: software oder opengl.</translation>
    </message>
    <message>
        <source>Say this and end.</source>
        <translation>Dies ausgeben und enden.</translation>
    </message>
    <message>
        <source>Say which version this is and end.</source>
        <translation>Die Version ausgeben und enden.</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”</source>
        <extracomment>%1 is an option&apos;s name, %2 a list of keywords, %3 what was given</extracomment>
        <translation>--%1 nimmt eines von %2, nicht „%3“</translation>
    </message>
    <message>
        <source>“%1” is not a kind of seat; there are person, easy, medium, hard and expert, the last four also with a character, as in hard:bold</source>
        <translation>„%1“ gibt es nicht als Platz; es gibt person, easy, medium, hard und expert, die letzten vier auch mit Charakter, etwa hard:bold</translation>
    </message>
    <message>
        <source>--seed takes a whole number that is not negative, not “%1”</source>
        <translation>--seed nimmt eine ganze, nicht negative Zahl, nicht „%1“</translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “%1”</source>
        <translation>--set nimmt SCHLÜSSEL=WERT, nicht „%1“</translation>
    </message>
    <message>
        <source>--size takes a width and a height, as in 1280x800, not “%1”</source>
        <translation>--size nimmt Breite und Höhe, etwa 1280x800, nicht „%1“</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, and --seats names %4</source>
        <translation>%1 hat %2 bis %3 Plätze, und --seats nennt %4</translation>
    </message>
    <message>
        <source>in a demo all seats are played by computers</source>
        <translation>in einer Demo spielen auf allen Plätzen Computer</translation>
    </message>
    <message>
        <source>one file at a time, please</source>
        <translation>bitte nur eine Datei auf einmal</translation>
    </message>
    <message>
        <source>a file, --new and --demo exclude each other</source>
        <translation>eine Datei, --new und --demo schließen einander aus</translation>
    </message>
    <message>
        <source>--screenshot goes alone or with --demo</source>
        <translation>--screenshot steht allein oder mit --demo</translation>
    </message>
    <message>
        <source>--%1 needs --new or --demo</source>
        <translation>--%1 braucht --new oder --demo</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GameStore</name>
    <message>
        <source>The game could not be kept on disk (%1). It will be lost when you quit.</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>Das Spiel ließ sich nicht auf der Festplatte sichern (%1). Beim Beenden geht es verloren.</translation>
    </message>
    <message>
        <source>%1 The file was kept as “%2”.</source>
        <translation>%1 Die Datei liegt nun unter „%2“.</translation>
    </message>
    <message>
        <source>%1 The game goes on one move earlier.</source>
        <translation>%1 Das Spiel geht einen Zug früher weiter.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason</extracomment>
        <translation>„%1“ ließ sich nicht schreiben: %2</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsWords</name>
    <message>
        <source>Wisp</source>
        <extracomment>A family of ghosts: a flickering flame</extracomment>
        <translation>Irrlicht</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>A family of ghosts: the classic bed sheet</extracomment>
        <translation>Laken</translation>
    </message>
    <message>
        <source>Brine</source>
        <extracomment>A family of ghosts: a drowned jellyfish</extracomment>
        <translation>Qualle</translation>
    </message>
    <message>
        <source>Bride</source>
        <extracomment>A family of ghosts</extracomment>
        <translation>Braut</translation>
    </message>
    <message>
        <source>Imp</source>
        <extracomment>A family of ghosts: a small devil</extracomment>
        <translation>Teufelchen</translation>
    </message>
    <message>
        <source>Baron</source>
        <extracomment>A family of ghosts: a gentleman with a top hat</extracomment>
        <translation>Baron</translation>
    </message>
    <message>
        <source>Mist</source>
        <extracomment>A card: it changes nothing</extracomment>
        <translation>Nebel</translation>
    </message>
    <message numerus="yes">
        <source>%n Wisp(s)</source>
        <extracomment>A card shows one to three ghosts of a family</extracomment>
        <translation>
            <numerusform>%n Irrlicht</numerusform>
            <numerusform>%n Irrlichter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheet(s)</source>
        <translation>
            <numerusform>%n Laken</numerusform>
            <numerusform>%n Laken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brine(s)</source>
        <translation>
            <numerusform>%n Qualle</numerusform>
            <numerusform>%n Quallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bride(s)</source>
        <translation>
            <numerusform>%n Braut</numerusform>
            <numerusform>%n Bräute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imp(s)</source>
        <translation>
            <numerusform>%n Teufelchen</numerusform>
            <numerusform>%n Teufelchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Baron(s)</source>
        <translation>
            <numerusform>%n Baron</numerusform>
            <numerusform>%n Barone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fear</source>
        <extracomment>Points of the edition &quot;mirror&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>%n Grusel</numerusform>
            <numerusform>%n Grusel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fright</source>
        <extracomment>Points of the edition &quot;fright&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>%n Furcht</numerusform>
            <numerusform>%n Furcht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <extracomment>Cards of piles that a player took this round</extracomment>
        <translation>
            <numerusform>%n genommen</numerusform>
            <numerusform>%n genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck %1</source>
        <extracomment>The draw deck and how many cards are in it</extracomment>
        <translation>Deck: %1</translation>
    </message>
    <message>
        <source>%1 mirrors</source>
        <extracomment>%1 is a family of ghosts: a card of it would reverse play</extracomment>
        <translation>%1 spiegelt</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <source>%1 was dealt nothing but Mist and gets new cards.</source>
        <translation>%1 hat nur Nebel auf der Hand und bekommt neue Karten.</translation>
    </message>
    <message>
        <source>%1 begins a pile with Mist.</source>
        <translation>Neuer Stapel: %1 spielt Nebel.</translation>
    </message>
    <message>
        <source>%1 begins a pile with %2.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>Neuer Stapel: %1 spielt %2.</translation>
    </message>
    <message>
        <source>%1 plays Mist: still %2.</source>
        <translation>%1 spielt Nebel: Es bleibt bei %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and calls %3.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level that is called</extracomment>
        <translation>%1 spielt %2 und ruft „%3“.</translation>
    </message>
    <message>
        <source>Mirror! %1 plays %2, still %3, and play turns around.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level, which stays as it was</extracomment>
        <translation>Spiegel! %1 spielt %2: Es bleibt bei %3, und die Richtung dreht sich um.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %n card(s).</source>
        <translation>
            <numerusform>%1 nimmt den Stapel mit %n Karte.</numerusform>
            <numerusform>%1 nimmt den Stapel mit %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no card left, and the round ends.</source>
        <translation>%1 hat keine Karte mehr, und die Runde endet.</translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fear.</source>
        <translation>
            <numerusform>%1 hat keinen Stapel genommen und gibt %n Gruselpunkt zurück.</numerusform>
            <numerusform>%1 hat keinen Stapel genommen und gibt %n Gruselpunkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fright.</source>
        <translation>
            <numerusform>%1 hat keinen Stapel genommen und gibt %n Furchtpunkt zurück.</numerusform>
            <numerusform>%1 hat keinen Stapel genommen und gibt %n Furchtpunkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>no pile: −%1</source>
        <extracomment>Score pad: points given back after a round without a pile</extracomment>
        <translation>kein Stapel: −%1</translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <extracomment>Score pad: piles taken in a round</extracomment>
        <translation>
            <numerusform>%n Stapel</numerusform>
            <numerusform>%n Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: begin a new pile</source>
        <translation>Du bist dran: Beginn einen neuen Stapel</translation>
    </message>
    <message>
        <source>%1: begin a new pile</source>
        <translation>%1: Beginn einen neuen Stapel</translation>
    </message>
    <message>
        <source>Your turn: play a card or take the pile</source>
        <translation>Du bist dran: Spiel eine Karte oder nimm den Stapel</translation>
    </message>
    <message>
        <source>%1: play a card or take the pile</source>
        <translation>%1: Spiel eine Karte oder nimm den Stapel</translation>
    </message>
    <message>
        <source>Nothing fits: you must take the pile</source>
        <translation>Nichts passt: Du musst den Stapel nehmen</translation>
    </message>
    <message>
        <source>Nothing fits: %1 must take the pile</source>
        <translation>Nichts passt: %1 muss den Stapel nehmen</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Stapel nehmen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>A suggestion. %1 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>starts at %1</source>
        <extracomment>What a first card would do: the level it sets</extracomment>
        <translation>beginnt bei %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a card would do to the level: from %1 to %2</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Mirror: back to %1</source>
        <extracomment>What a card of the same family would do: %1 is then to play</extracomment>
        <translation>Spiegel: zurück an %1</translation>
    </message>
    <message>
        <source>Mist: stays at %1</source>
        <translation>Nebel: bleibt bei %1</translation>
    </message>
    <message>
        <source>%1 and %2 would be more than 7.</source>
        <translation>%1 und %2 wären mehr als 7.</translation>
    </message>
    <message>
        <source>A pile begins with a ghost while you hold one.</source>
        <translation>Ein Stapel beginnt mit einem Geist, solange du einen hast.</translation>
    </message>
    <message>
        <source>no other card fits</source>
        <translation>Keine andere Karte passt</translation>
    </message>
    <message>
        <source>no card fits on %1</source>
        <translation>Auf %1 passt keine Karte</translation>
    </message>
    <message numerus="yes">
        <source>better a pile of %n card(s) now than a worse one later</source>
        <translation>
            <numerusform>Lieber jetzt ein Stapel mit %n Karte als später ein schlimmerer</numerusform>
            <numerusform>Lieber jetzt ein Stapel mit %n Karten als später ein schlimmerer</numerusform>
        </translation>
    </message>
    <message>
        <source>it ends the round</source>
        <translation>Damit endet die Runde</translation>
    </message>
    <message>
        <source>taking the pile would cost the lead</source>
        <translation>Der Stapel würde dich die Führung kosten</translation>
    </message>
    <message numerus="yes">
        <source>without a pile %n point(s) go back</source>
        <translation>
            <numerusform>Ohne Stapel geht %n Punkt zurück</numerusform>
            <numerusform>Ohne Stapel gehen %n Punkte zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must take the pile with a chance of %2</source>
        <translation>Zu %2 muss %1 den Stapel nehmen</translation>
    </message>
    <message>
        <source>%1 leads and must take the pile with a chance of %2</source>
        <translation>%1 führt und muss zu %2 den Stapel nehmen</translation>
    </message>
    <message>
        <source>the level stays at %1 and it goes back to %2</source>
        <translation>Die Stufe bleibt bei %1, und es geht zurück an %2</translation>
    </message>
    <message>
        <source>only Mist fits on %1</source>
        <translation>Auf %1 passt nur Nebel</translation>
    </message>
    <message>
        <source>the level stays at %1</source>
        <translation>Die Stufe bleibt bei %1</translation>
    </message>
    <message numerus="yes">
        <source>you keep %n Mirror(s) for later</source>
        <translation>
            <numerusform>Du behältst %n Spiegel für später</numerusform>
            <numerusform>Du behältst %n Spiegel für später</numerusform>
        </translation>
    </message>
    <message>
        <source>a three seldom fits later</source>
        <translation>Eine Drei passt später selten</translation>
    </message>
    <message>
        <source>it saves your Mist for later</source>
        <translation>So sparst du dir deinen Nebel für später auf</translation>
    </message>
    <message>
        <source>the level stays low at %1</source>
        <translation>Die Stufe bleibt mit %1 niedrig</translation>
    </message>
    <message>
        <source>it raises the level to %1, and the next player is stuck with a chance of %2</source>
        <translation>Die Stufe steigt auf %1, und wer als Nächstes dran ist, sitzt zu %2 fest</translation>
    </message>
    <message>
        <source>it begins with %1</source>
        <translation>So beginnt der Stapel mit %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HelpDialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go from one thing on the table to the next</source>
        <translation>Auf dem Tisch von einem zum Nächsten gehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Choose the card or button with that number</source>
        <translation>Karte oder Knopf mit dieser Nummer wählen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back in a choice, close what is open</source>
        <translation>Bei einer Auswahl einen Schritt zurück, Offenes schließen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from one part of the table to the next</source>
        <translation>Von einem Bereich des Tisches zum nächsten gehen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>About Ghostlight</source>
        <translation>Über Ghostlight</translation>
    </message>
    <message>
        <source>Three ghostly tabletop games on one digital table.</source>
        <translation>Drei geisterhafte Gesellschaftsspiele auf einem digitalen Tisch.</translation>
    </message>
    <message>
        <source>designed by %1</source>
        <extracomment>%1 is one designer&apos;s name or two</extracomment>
        <translation>erfunden von %1</translation>
    </message>
    <message>
        <source>The games are theirs; the program, its words and its pictures are ours. It is not connected with the designers or publishers of the games.</source>
        <translation>Die Spiele sind von ihnen; das Programm, seine Worte und seine Bilder sind von uns. Mit denen, die sie erfunden haben, und ihren Verlagen steht es in keiner Verbindung.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersCardWords</name>
    <message>
        <source>Salt Circle</source>
        <translation>Salzkreis</translation>
    </message>
    <message>
        <source>4 Fame for a 2 and no Dangerous die</source>
        <translation>4 Ruhm für eine 2 und keinen gefährlichen Würfel</translation>
    </message>
    <message>
        <source>Moss Lantern</source>
        <translation>Mooslaterne</translation>
    </message>
    <message>
        <source>3 Fame for a green 1 or a green 4</source>
        <translation>3 Ruhm für eine grüne 1 oder eine grüne 4</translation>
    </message>
    <message>
        <source>Whisper Jar</source>
        <translation>Flüsterglas</translation>
    </message>
    <message>
        <source>5 Fame for two 1s and a 3</source>
        <translation>5 Ruhm für zwei 1er und eine 3</translation>
    </message>
    <message>
        <source>Ivy and Rust</source>
        <translation>Efeu und Rost</translation>
    </message>
    <message>
        <source>5 Fame for a 1, a 3, a green die and a red die</source>
        <translation>5 Ruhm für eine 1, eine 3, einen grünen und einen roten Würfel</translation>
    </message>
    <message>
        <source>Ember Lantern</source>
        <translation>Glutlaterne</translation>
    </message>
    <message>
        <source>3 Fame for a red 2 or a red 3</source>
        <translation>3 Ruhm für eine rote 2 oder eine rote 3</translation>
    </message>
    <message>
        <source>Tide Lantern</source>
        <translation>Flutlaterne</translation>
    </message>
    <message>
        <source>3 Fame for a blue 1 or a blue 3</source>
        <translation>3 Ruhm für eine blaue 1 oder eine blaue 3</translation>
    </message>
    <message>
        <source>Amber Lantern</source>
        <translation>Bernsteinlaterne</translation>
    </message>
    <message>
        <source>3 Fame for a yellow 2 or a yellow 4</source>
        <translation>3 Ruhm für eine gelbe 2 oder eine gelbe 4</translation>
    </message>
    <message>
        <source>Mirror Box</source>
        <translation>Spiegelkasten</translation>
    </message>
    <message>
        <source>5 Fame for two 2s and a 4</source>
        <translation>5 Ruhm für zwei 2er und eine 4</translation>
    </message>
    <message>
        <source>Knocking Cabinet</source>
        <translation>Polterschrank</translation>
    </message>
    <message>
        <source>5 Fame for two 3s and a 2</source>
        <translation>5 Ruhm für zwei 3er und eine 2</translation>
    </message>
    <message>
        <source>Creaking Coffin</source>
        <translation>Knarzsarg</translation>
    </message>
    <message>
        <source>5 Fame for two 4s and a 1</source>
        <translation>5 Ruhm für zwei 4er und eine 1</translation>
    </message>
    <message>
        <source>Sunken Chapel</source>
        <translation>Versunkene Kapelle</translation>
    </message>
    <message>
        <source>5 Fame for a 2, a 4, two blue dice and two yellow dice</source>
        <translation>5 Ruhm für eine 2, eine 4, zwei blaue und zwei gelbe Würfel</translation>
    </message>
    <message>
        <source>Drowned Bell</source>
        <translation>Ertrunkene Glocke</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 4 and two blue dice</source>
        <translation>4 Ruhm für eine 1, eine 4 und zwei blaue Würfel</translation>
    </message>
    <message>
        <source>Bramble Cage</source>
        <translation>Dornenkäfig</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 3 and two green dice</source>
        <translation>4 Ruhm für eine 2, eine 3 und zwei grüne Würfel</translation>
    </message>
    <message>
        <source>Furnace Grate</source>
        <translation>Ofengitter</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 2 and two red dice</source>
        <translation>4 Ruhm für eine 1, eine 2 und zwei rote Würfel</translation>
    </message>
    <message>
        <source>Honeyed Web</source>
        <translation>Honiggespinst</translation>
    </message>
    <message>
        <source>4 Fame for a 3, a 4 and two yellow dice</source>
        <translation>4 Ruhm für eine 3, eine 4 und zwei gelbe Würfel</translation>
    </message>
    <message>
        <source>Wisp Net</source>
        <translation>Irrlichtnetz</translation>
    </message>
    <message>
        <source>2 Fame for each 1, at most two</source>
        <translation>2 Ruhm für jede 1, höchstens zwei</translation>
    </message>
    <message>
        <source>Shade Net</source>
        <translation>Schattennetz</translation>
    </message>
    <message>
        <source>2 Fame for each 2, at most two</source>
        <translation>2 Ruhm für jede 2, höchstens zwei</translation>
    </message>
    <message>
        <source>Moaner Net</source>
        <translation>Seufzernetz</translation>
    </message>
    <message>
        <source>2 Fame for each 3, at most two</source>
        <translation>2 Ruhm für jede 3, höchstens zwei</translation>
    </message>
    <message>
        <source>Wailer Net</source>
        <translation>Heulernetz</translation>
    </message>
    <message>
        <source>2 Fame for each 4, at most two</source>
        <translation>2 Ruhm für jede 4, höchstens zwei</translation>
    </message>
    <message>
        <source>Verdigris Chain</source>
        <translation>Grünspankette</translation>
    </message>
    <message>
        <source>1 Fame for each green die</source>
        <translation>1 Ruhm für jeden grünen Würfel</translation>
    </message>
    <message>
        <source>Crimson Chain</source>
        <translation>Karminkette</translation>
    </message>
    <message>
        <source>1 Fame for each red die</source>
        <translation>1 Ruhm für jeden roten Würfel</translation>
    </message>
    <message>
        <source>Cobalt Chain</source>
        <translation>Kobaltkette</translation>
    </message>
    <message>
        <source>1 Fame for each blue die</source>
        <translation>1 Ruhm für jeden blauen Würfel</translation>
    </message>
    <message>
        <source>Saffron Chain</source>
        <translation>Safrankette</translation>
    </message>
    <message>
        <source>1 Fame for each yellow die</source>
        <translation>1 Ruhm für jeden gelben Würfel</translation>
    </message>
    <message>
        <source>Quiet House</source>
        <translation>Stilles Haus</translation>
    </message>
    <message>
        <source>6 Fame for four or more dice and no Dangerous die</source>
        <translation>6 Ruhm für mindestens vier Würfel und keinen gefährlichen</translation>
    </message>
    <message>
        <source>Lullaby Box</source>
        <translation>Spieluhr</translation>
    </message>
    <message>
        <source>6 Fame for a red die, a green die and no Dangerous die</source>
        <translation>6 Ruhm für einen roten, einen grünen und keinen gefährlichen Würfel</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <translation>Ruhige Hand</translation>
    </message>
    <message>
        <source>4 Fame for six or more dice and at most one Dangerous die</source>
        <translation>4 Ruhm für mindestens sechs Würfel, höchstens einer davon gefährlich</translation>
    </message>
    <message>
        <source>Even Footsteps</source>
        <translation>Gerade Schritte</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 4 and at most one Dangerous die</source>
        <translation>4 Ruhm für eine 2, eine 4 und höchstens einen gefährlichen Würfel</translation>
    </message>
    <message>
        <source>Home by Ten</source>
        <translation>Um zehn daheim</translation>
    </message>
    <message>
        <source>3 Fame for a 1 and at most four dice</source>
        <translation>3 Ruhm für eine 1 bei höchstens vier Würfeln</translation>
    </message>
    <message>
        <source>Stand Your Ground</source>
        <translation>Standhaft</translation>
    </message>
    <message>
        <source>3 Fame for two Dangerous dice and six or more dice</source>
        <translation>3 Ruhm für zwei gefährliche bei mindestens sechs Würfeln</translation>
    </message>
    <message>
        <source>Screaming Well</source>
        <translation>Kreischbrunnen</translation>
    </message>
    <message>
        <source>5 Fame for three Dangerous dice</source>
        <translation>5 Ruhm für drei gefährliche Würfel</translation>
    </message>
    <message>
        <source>Two Terrors</source>
        <translation>Schreckenspaar</translation>
    </message>
    <message>
        <source>4 Fame for a 5 and a 6</source>
        <translation>4 Ruhm für eine 5 und eine 6</translation>
    </message>
    <message>
        <source>Long Vigil</source>
        <translation>Lange Wache</translation>
    </message>
    <message>
        <source>4 Fame for eight or more dice and at most two Dangerous dice</source>
        <translation>4 Ruhm für mindestens acht Würfel, höchstens zwei davon gefährlich</translation>
    </message>
    <message>
        <source>Triplet Trunk</source>
        <translation>Drillingstruhe</translation>
    </message>
    <message>
        <source>3 Fame for three dice of one value</source>
        <translation>3 Ruhm für drei Würfel mit gleicher Zahl</translation>
    </message>
    <message>
        <source>Family Crypt</source>
        <translation>Familiengruft</translation>
    </message>
    <message>
        <source>6 Fame for four dice of one value</source>
        <translation>6 Ruhm für vier Würfel mit gleicher Zahl</translation>
    </message>
    <message>
        <source>Haunted Staircase</source>
        <translation>Spuktreppe</translation>
    </message>
    <message>
        <source>4 Fame for four values in a row</source>
        <translation>4 Ruhm für vier Zahlen in Folge</translation>
    </message>
    <message>
        <source>Stained Glass</source>
        <translation>Buntglasfenster</translation>
    </message>
    <message>
        <source>3 Fame for a green die, a red die, a blue die and a yellow die</source>
        <translation>3 Ruhm für je einen grünen, roten, blauen und gelben Würfel</translation>
    </message>
    <message>
        <source>Brimstone Bess</source>
        <translation>Schwefel-Suse</translation>
    </message>
    <message>
        <source>one more die in sight: a red 4</source>
        <translation>ein Würfel mehr im Blick, eine rote 4</translation>
    </message>
    <message>
        <source>Ruby the Stoker</source>
        <translation>Kohlen-Kalle</translation>
    </message>
    <message>
        <source>one more die in sight: a red 2</source>
        <translation>ein Würfel mehr im Blick, eine rote 2</translation>
    </message>
    <message>
        <source>Fern the Gardener</source>
        <translation>Farn-Frieda</translation>
    </message>
    <message>
        <source>one more die in sight: a green 1</source>
        <translation>ein Würfel mehr im Blick, eine grüne 1</translation>
    </message>
    <message>
        <source>Mossy Tom</source>
        <translation>Moos-Moritz</translation>
    </message>
    <message>
        <source>one more die in sight: a green 3</source>
        <translation>ein Würfel mehr im Blick, eine grüne 3</translation>
    </message>
    <message>
        <source>Little Drip</source>
        <translation>Tröpfchen</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 1</source>
        <translation>ein Würfel mehr im Blick, eine blaue 1</translation>
    </message>
    <message>
        <source>Captain Brine</source>
        <translation>Käpt’n Qualle</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 4</source>
        <translation>ein Würfel mehr im Blick, eine blaue 4</translation>
    </message>
    <message>
        <source>Marigold Twins</source>
        <translation>Dotter-Zwillinge</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 2</source>
        <translation>ein Würfel mehr im Blick, eine gelbe 2</translation>
    </message>
    <message>
        <source>Brother Tallow</source>
        <translation>Bruder Talg</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 3</source>
        <translation>ein Würfel mehr im Blick, eine gelbe 3</translation>
    </message>
    <message>
        <source>The Night Peddler</source>
        <translation>Nachtkrämer Nox</translation>
    </message>
    <message>
        <source>gives one of your Traps for one on offer</source>
        <translation>tauscht eine deiner Fallen gegen eine aus der Auslage</translation>
    </message>
    <message>
        <source>Swap-Shop Sal</source>
        <translation>Tausch-Trude</translation>
    </message>
    <message>
        <source>Market Nan</source>
        <translation>Markt-Muhme</translation>
    </message>
    <message>
        <source>Tinker Finch</source>
        <translation>Tüftel-Fink</translation>
    </message>
    <message>
        <source>makes a die one higher or one lower</source>
        <translation>dreht einen Würfel um eins höher oder tiefer</translation>
    </message>
    <message>
        <source>Professor Tilt</source>
        <translation>Professor Kipp</translation>
    </message>
    <message>
        <source>The Table Rapper</source>
        <translation>Tischrücker Theo</translation>
    </message>
    <message>
        <source>Crooked Quill</source>
        <translation>Krakel-Kuno</translation>
    </message>
    <message>
        <source>Madame Varnish</source>
        <translation>Madame Firnis</translation>
    </message>
    <message>
        <source>gives a die another colour</source>
        <translation>gibt einem Würfel eine andere Farbe</translation>
    </message>
    <message>
        <source>Pip the Painter</source>
        <translation>Pinsel-Pit</translation>
    </message>
    <message>
        <source>The Lamplighter</source>
        <translation>Laternen-Lutz</translation>
    </message>
    <message>
        <source>Sister Candle</source>
        <translation>Schwester Kerze</translation>
    </message>
    <message>
        <source>hides a Dangerous die</source>
        <translation>lässt einen gefährlichen Würfel verschwinden</translation>
    </message>
    <message>
        <source>Reckless Rook</source>
        <translation>Risiko-Rudi</translation>
    </message>
    <message>
        <source>makes all your complete Traps count in a bust</source>
        <translation>lässt alle deine erfüllten Fallen zählen, wenn es dich erwischt</translation>
    </message>
    <message>
        <source>Granny Grit</source>
        <translation>Oma Mumm</translation>
    </message>
    <message>
        <source>The Town Crier</source>
        <translation>Ausrufer Anton</translation>
    </message>
    <message>
        <source>makes a Trap you scored pay again</source>
        <translation>lässt eine gewertete Falle noch einmal zahlen</translation>
    </message>
    <message>
        <source>Maestro Mordant</source>
        <translation>Maestro Mordent</translation>
    </message>
    <message>
        <source>Biscuit the Bloodhound</source>
        <translation>Spürhund Keks</translation>
    </message>
    <message>
        <source>brings another Trap from the deck</source>
        <translation>bringt noch eine Falle vom Deck</translation>
    </message>
    <message>
        <source>The Chimney Sweep</source>
        <translation>Schornstein-Schorsch</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>grüne %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>rote %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>blaue %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>gelbe %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersWords</name>
    <message numerus="yes">
        <source>two dice cannot bust you, and may bring %n more Fame</source>
        <translation>
            <numerusform>Zwei Würfel können dich nicht erwischen und bringen vielleicht %n Ruhm mehr</numerusform>
            <numerusform>Zwei Würfel können dich nicht erwischen und bringen vielleicht %n Ruhm mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>two dice cannot bust you</source>
        <translation>Zwei Würfel können dich nicht erwischen</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame are missing to the lead; the bust risk is %1</source>
        <translation>
            <numerusform>Bis zur Führung fehlt noch %n Ruhm; zu %1 wirst du erwischt</numerusform>
            <numerusform>Bis zur Führung fehlen noch %n Ruhm; zu %1 wirst du erwischt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk is %1 and would cost %n Fame</source>
        <translation>
            <numerusform>Zu %1 wirst du erwischt, und das würde %n Ruhm kosten</numerusform>
            <numerusform>Zu %1 wirst du erwischt, und das würde %n Ruhm kosten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame are safe now; the bust risk would be %1</source>
        <translation>
            <numerusform>%n Ruhm ist jetzt sicher; sonst wirst du zu %1 erwischt</numerusform>
            <numerusform>%n Ruhm sind jetzt sicher; sonst wirst du zu %1 erwischt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it secures a lead of %n Fame</source>
        <translation>
            <numerusform>Das sichert eine Führung von %n Ruhm</numerusform>
            <numerusform>Das sichert eine Führung von %n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is still a choice of %n Trap(s)</source>
        <translation>
            <numerusform>Noch liegt %n Falle zur Auswahl da</numerusform>
            <numerusform>Noch liegen %n Fallen zur Auswahl da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk of %n dice is %1</source>
        <translation>
            <numerusform>Mit %n Würfel wirst du zu %1 erwischt</numerusform>
            <numerusform>Mit %n Würfeln wirst du zu %1 erwischt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n more Fame in this turn</source>
        <translation>
            <numerusform>Das bringt %n Ruhm mehr in diesem Zug</numerusform>
            <numerusform>Das bringt %n Ruhm mehr in diesem Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can help in the %n round(s) to come</source>
        <translation>
            <numerusform>In %n weiteren Runde kann das noch helfen</numerusform>
            <numerusform>In %n weiteren Runden kann das noch helfen</numerusform>
        </translation>
    </message>
    <message>
        <source>it does no harm</source>
        <translation>Das schadet nicht</translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame at once</source>
        <translation>
            <numerusform>Das bringt sofort %n Ruhm</numerusform>
            <numerusform>Das bringt sofort %n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays about %1 Fame in each of %n round(s) to come</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>
            <numerusform>Das bringt etwa %1 Ruhm in %n weiteren Runde</numerusform>
            <numerusform>Das bringt je etwa %1 Ruhm in %n weiteren Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>no Trap on offer pays now</source>
        <translation>Keine Falle in der Auslage zahlt jetzt</translation>
    </message>
    <message numerus="yes">
        <source>it would pay %1 %n Fame</source>
        <translation>
            <numerusform>Sonst bekäme %1 dafür %n Ruhm</numerusform>
            <numerusform>Sonst bekäme %1 dafür %n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it saves %n Fame from the bust</source>
        <translation>
            <numerusform>Das rettet %n Ruhm, obwohl es dich erwischt hat</numerusform>
            <numerusform>Das rettet %n Ruhm, obwohl es dich erwischt hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame again</source>
        <translation>
            <numerusform>Das zahlt noch einmal %n Ruhm</numerusform>
            <numerusform>Das zahlt noch einmal %n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the new Trap pays %n more Fame now</source>
        <extracomment>%1: Fame a round with one decimal</extracomment>
        <translation>
            <numerusform>Die neue Falle bringt jetzt %n Ruhm mehr</numerusform>
            <numerusform>Die neue Falle bringt jetzt %n Ruhm mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>the new Trap pays about %1 more Fame a round</source>
        <translation>Die neue Falle bringt etwa %1 Ruhm mehr pro Runde</translation>
    </message>
    <message numerus="yes">
        <source>one more Trap to go with your %n</source>
        <translation>
            <numerusform>Noch eine Falle zu deiner %n</numerusform>
            <numerusform>Noch eine Falle zu deinen %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Fame</source>
        <translation>
            <numerusform>Das bringt %n Ruhm</numerusform>
            <numerusform>Das bringt %n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>the Allies you keep (%1) can help later</source>
        <translation>Die Verstärkung, die du behältst (%1), kann später helfen</translation>
    </message>
    <message>
        <source>it changes nothing now</source>
        <translation>Jetzt ändert das nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <extracomment>Points: the most win</extracomment>
        <translation>
            <numerusform>%n Ruhm</numerusform>
            <numerusform>%n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Trap %1: %2</source>
        <extracomment>A Trap card: its name, and what it pays for as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>Falle %1: %2</translation>
    </message>
    <message>
        <source>Ally %1: %2</source>
        <extracomment>An Ally card: its name, and what it does once</extracomment>
        <translation>Verstärkung %1: %2</translation>
    </message>
    <message>
        <source>Dangerous die, %1</source>
        <extracomment>A Dangerous die. %1: the die as in &quot;red 5&quot;</extracomment>
        <translation>Gefährlicher Würfel, %1</translation>
    </message>
    <message>
        <source>Die, %1</source>
        <translation>Würfel, %1</translation>
    </message>
    <message>
        <source>Die, %1, rolled as %2</source>
        <extracomment>A die that an Ally changed. %1: as it is seen, %2: as it was rolled, both as in &quot;red 5&quot;</extracomment>
        <translation>Würfel, %1, gewürfelt als %2</translation>
    </message>
    <message>
        <source>Hidden die, %1</source>
        <extracomment>A die that an Ally made invisible for this turn. %1: as in &quot;red 5&quot;</extracomment>
        <translation>Verschwundener Würfel, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pouch</source>
        <translation>
            <numerusform>%n im Beutel</numerusform>
            <numerusform>%n im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Dangerous dice: %1 of %2</source>
        <extracomment>A gauge. %2: so many Dangerous dice bust</extracomment>
        <translation>Gefährliche Würfel: %1 von %2</translation>
    </message>
    <message>
        <source>pass alone: take one</source>
        <extracomment>Under the Allies on offer</extracomment>
        <translation>allein raus: nimm eine</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>A player who has not left the round</extracomment>
        <translation>dabei</translation>
    </message>
    <message>
        <source>has decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>bust</source>
        <extracomment>Score pad: why somebody got nothing</extracomment>
        <translation>erwischt</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has left the round</extracomment>
        <translation>raus</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>A player who has decided so</extracomment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>takes and scores</source>
        <translation>nimmt und wertet</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Fame of this round, beside the total</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>%1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>Traps on offer: %1.</source>
        <translation>Fallen in der Auslage: %1.</translation>
    </message>
    <message>
        <source>Allies on offer: %1.</source>
        <translation>Verstärkung in der Auslage: %1.</translation>
    </message>
    <message>
        <source>The first dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>Die ersten Würfel: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>%n weiterer Würfel: %1.</numerusform>
            <numerusform>%n weitere Würfel: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the last one in, rolls %n dice: %2.</source>
        <extracomment>%1 is a name, %2 a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>Nur %1 ist noch dabei und wirft %n Würfel: %2.</numerusform>
            <numerusform>Nur %1 ist noch dabei und wirft %n Würfel: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>Alle bleiben: %1.</translation>
    </message>
    <message>
        <source>All pass: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>Alle steigen aus: %1.</translation>
    </message>
    <message>
        <source>Staying: %1. Passing: %2.</source>
        <extracomment>Lists of names</extracomment>
        <translation>Dabei: %1. Ausgestiegen: %2.</translation>
    </message>
    <message>
        <source>The pouch is empty: all who are in pass together.</source>
        <translation>Der Beutel ist leer: Alle, die noch dabei sind, steigen zusammen aus.</translation>
    </message>
    <message numerus="yes">
        <source>Bust! %n Dangerous dice catch %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>Erwischt! %n gefährlicher Würfel schnappt sich %1.</numerusform>
            <numerusform>Erwischt! %n gefährliche Würfel schnappen sich %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passed alone and takes %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>%1 ist allein ausgestiegen und nimmt %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message>
        <source>%1 uses %2: one more die, %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%1 setzt %2 ein: ein Würfel mehr, %3.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 becomes %4.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3 and %4: dice as in &quot;red 5&quot;</extracomment>
        <translation>%1 setzt %2 ein: %3 wird %4.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 is hidden.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%1 setzt %2 ein: %3 verschwindet.</translation>
    </message>
    <message>
        <source>%1 uses %2: in spite of the bust all complete Traps count.</source>
        <translation>%1 setzt %2 ein: Erwischt oder nicht, alle erfüllten Fallen zählen.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 goes, %4 comes.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: the Trap given away, %4: the Trap got for it</extracomment>
        <translation>%1 setzt %2 ein: %3 geht, %4 kommt.</translation>
    </message>
    <message>
        <source>%1 uses %2 and finds %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>%1 setzt %2 ein und findet %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2: %n Fame.</source>
        <extracomment>%1: a player, %2: a Trap</extracomment>
        <translation>
            <numerusform>%1 wertet %2: %n Ruhm.</numerusform>
            <numerusform>%1 wertet %2: %n Ruhm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses %2: %3 pays %n Fame again.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>
            <numerusform>%1 setzt %2 ein: %3 zahlt noch einmal %n Ruhm.</numerusform>
            <numerusform>%1 setzt %2 ein: %3 zahlt noch einmal %n Ruhm.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no complete Trap.</source>
        <translation>%1 hat keine erfüllte Falle.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange turn order tokens.</source>
        <translation>%1 und %2 tauschen ihre Reihenfolge-Marker.</translation>
    </message>
    <message>
        <source>%1 has the least Fame of the round and draws %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>%1 hat in dieser Runde am wenigsten Ruhm und zieht %2: %3.</translation>
    </message>
    <message>
        <source>The discarded Traps are shuffled into a new deck.</source>
        <translation>Die abgelegten Fallen werden zum neuen Deck gemischt.</translation>
    </message>
    <message>
        <source>The discarded Allies are shuffled into a new deck.</source>
        <translation>Die abgelegte Verstärkung wird zum neuen Deck gemischt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Score pad: a Trap&apos;s name and the Fame it paid</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no Trap</source>
        <translation>keine Falle</translation>
    </message>
    <message>
        <source>bust: %1</source>
        <extracomment>Score pad: %1 is the Trap that paid after a bust</extracomment>
        <translation>erwischt: %1</translation>
    </message>
    <message>
        <source>Stay for two more dice, or pass?</source>
        <translation>Für zwei Würfel mehr bleiben oder aussteigen?</translation>
    </message>
    <message>
        <source>%1: stay for two more dice, or pass?</source>
        <translation>%1: Für zwei Würfel mehr bleiben oder aussteigen?</translation>
    </message>
    <message>
        <source>You are the last one in: how many dice?</source>
        <translation>Nur du bist noch dabei: Wie viele Würfel?</translation>
    </message>
    <message>
        <source>%1 is the last one in: how many dice?</source>
        <translation>Nur %1 ist noch dabei: Wie viele Würfel?</translation>
    </message>
    <message>
        <source>You passed alone: take an Ally</source>
        <translation>Du bist allein ausgestiegen: Hol dir Verstärkung</translation>
    </message>
    <message>
        <source>%1 passed alone: take an Ally</source>
        <translation>%1 ist allein ausgestiegen: Hol dir Verstärkung</translation>
    </message>
    <message>
        <source>Your turn: take a Trap</source>
        <translation>Du bist dran: Nimm eine Falle</translation>
    </message>
    <message>
        <source>%1: take a Trap</source>
        <translation>%1: Nimm eine Falle</translation>
    </message>
    <message>
        <source>Score your Traps</source>
        <translation>Werte deine Fallen</translation>
    </message>
    <message>
        <source>%1: score your Traps</source>
        <translation>%1: Werte deine Fallen</translation>
    </message>
    <message>
        <source>Bust: score one of your Traps</source>
        <translation>Erwischt: Werte eine deiner Fallen</translation>
    </message>
    <message>
        <source>Bust: %1 scores one Trap</source>
        <translation>Erwischt: %1 wertet eine Falle</translation>
    </message>
    <message>
        <source>An Ally can still help: use it, or end your turn</source>
        <translation>Verstärkung kann noch helfen: Setz sie ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>%1: use an Ally, or end your turn</source>
        <translation>%1: Setz Verstärkung ein oder beende deinen Zug</translation>
    </message>
    <message>
        <source>One higher or one lower?</source>
        <translation>Eins höher oder eins tiefer?</translation>
    </message>
    <message>
        <source>Which die shall turn by one?</source>
        <translation>Welcher Würfel wird um eins gedreht?</translation>
    </message>
    <message>
        <source>Which colour?</source>
        <translation>Welche Farbe?</translation>
    </message>
    <message>
        <source>Which die gets another colour?</source>
        <translation>Welcher Würfel bekommt eine andere Farbe?</translation>
    </message>
    <message>
        <source>Which Dangerous die shall be hidden?</source>
        <translation>Welcher gefährliche Würfel soll verschwinden?</translation>
    </message>
    <message>
        <source>Which Trap on offer do you get for it?</source>
        <translation>Welche Falle aus der Auslage bekommst du dafür?</translation>
    </message>
    <message>
        <source>Which of your Traps do you give?</source>
        <translation>Welche deiner Fallen gibst du her?</translation>
    </message>
    <message>
        <source>Which Trap shall pay again?</source>
        <translation>Welche Falle soll noch einmal zahlen?</translation>
    </message>
    <message>
        <source>No Dangerous die yet: three bust all who stayed.</source>
        <translation>Noch kein gefährlicher Würfel: Bei drei wird erwischt, wer geblieben ist.</translation>
    </message>
    <message>
        <source>One Dangerous: two more and all who stayed bust.</source>
        <translation>Ein gefährlicher: Noch zwei, und wer geblieben ist, wird erwischt.</translation>
    </message>
    <message>
        <source>Two Dangerous: one more and all who stayed bust.</source>
        <translation>Zwei gefährliche: Noch einer, und wer geblieben ist, wird erwischt.</translation>
    </message>
    <message>
        <source>Bust: only one complete Trap counts.</source>
        <translation>Erwischt: Nur eine erfüllte Falle zählt.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>A decision: remain in the round for more dice</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A decision: leave the round and score</extracomment>
        <translation>Aussteigen</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice · bust %1</source>
        <extracomment>What staying brings: %1 is the chance to bust as in 38 %</extracomment>
        <translation>
            <numerusform>+%n Würfel · Risiko %1</numerusform>
            <numerusform>+%n Würfel · Risiko %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame, 1 Trap</source>
        <extracomment>What passing brings: Fame, and a Trap to take</extracomment>
        <translation>
            <numerusform>%n Ruhm, 1 Falle</numerusform>
            <numerusform>%n Ruhm, 1 Falle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n Würfel werfen</numerusform>
            <numerusform>%n Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <source>bust %1</source>
        <extracomment>The chance to bust, as in 38 %</extracomment>
        <translation>Risiko %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Score %n Fame</source>
        <translation>
            <numerusform>%n Ruhm kassieren</numerusform>
            <numerusform>%n Ruhm kassieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>%1 werten</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>Nichts werten</translation>
    </message>
    <message>
        <source>no Trap is complete</source>
        <extracomment>%1 is a list of Traps</extracomment>
        <translation>keine Falle ist erfüllt</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Allies kept for later: %1</source>
        <translation>Verstärkung für später: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 einsetzen</translation>
    </message>
    <message>
        <source>Use %1: %2</source>
        <extracomment>%1: an Ally&apos;s name, %2: what is done, as in &quot;red 4 → red 5&quot;</extracomment>
        <translation>%1 einsetzen: %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame now</source>
        <translation>
            <numerusform>jetzt +%n Ruhm</numerusform>
            <numerusform>jetzt +%n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>not complete yet</source>
        <translation>noch nicht erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>completes %1: +%n Fame</source>
        <extracomment>%1 is a list of Traps</extracomment>
        <translation>
            <numerusform>erfüllt %1: +%n Ruhm</numerusform>
            <numerusform>erfüllt %1: +%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame</source>
        <translation>
            <numerusform>+%n Ruhm</numerusform>
            <numerusform>+%n Ruhm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Fame</source>
        <extracomment>Fewer Fame than before</extracomment>
        <translation>
            <numerusform>−%n Ruhm</numerusform>
            <numerusform>−%n Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>no more Fame now</source>
        <translation>jetzt kein Ruhm extra</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a die becomes, both as in &quot;red 5&quot;
----------
A trade: the Trap that goes and the Trap that comes</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>First decide: stay or pass.</source>
        <translation>Entscheide erst: bleiben oder aussteigen.</translation>
    </message>
    <message>
        <source>First roll your last dice.</source>
        <translation>Wirf erst deine letzten Würfel.</translation>
    </message>
    <message>
        <source>That belongs to %1.</source>
        <translation>Das gehört %1.</translation>
    </message>
    <message>
        <source>Allies help in your own turn, after you have passed.</source>
        <translation>Verstärkung hilft in deinem eigenen Zug, wenn du ausgestiegen bist.</translation>
    </message>
    <message>
        <source>Only who passes alone takes an Ally.</source>
        <translation>Nur wer allein aussteigt, bekommt Verstärkung.</translation>
    </message>
    <message>
        <source>First take an Ally.</source>
        <translation>Hol dir erst Verstärkung.</translation>
    </message>
    <message>
        <source>You have taken your Trap of this round.</source>
        <translation>Deine Falle für diese Runde hast du schon.</translation>
    </message>
    <message>
        <source>You keep your Traps. Take one of those on offer.</source>
        <translation>Deine Fallen behältst du. Nimm eine aus der Auslage.</translation>
    </message>
    <message>
        <source>This Trap is not complete.</source>
        <translation>Diese Falle ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>This Trap was scored in this turn.</source>
        <translation>Diese Falle wurde in diesem Zug schon gewertet.</translation>
    </message>
    <message>
        <source>Only a Trap that was scored in this turn pays again.</source>
        <translation>Nur eine in diesem Zug gewertete Falle zahlt noch einmal.</translation>
    </message>
    <message>
        <source>This Ally helps only when you are bust.</source>
        <translation>Diese Verstärkung hilft nur, wenn es dich erwischt hat.</translation>
    </message>
    <message>
        <source>This Ally helps after scoring.</source>
        <translation>Diese Verstärkung hilft erst nach dem Werten.</translation>
    </message>
    <message>
        <source>This Ally helps before scoring.</source>
        <translation>Diese Verstärkung hilft nur vor dem Werten.</translation>
    </message>
    <message>
        <source>There is nothing this Ally could do.</source>
        <translation>Für diese Verstärkung gibt es hier nichts zu tun.</translation>
    </message>
    <message>
        <source>Only a Dangerous die can be hidden.</source>
        <translation>Nur ein gefährlicher Würfel kann verschwinden.</translation>
    </message>
    <message>
        <source>Dice change only with the help of an Ally.</source>
        <translation>Würfel ändern sich nur mit Verstärkung.</translation>
    </message>
    <message>
        <source>This Ally cannot do anything with that.</source>
        <translation>Damit kann diese Verstärkung nichts anfangen.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neues Spiel</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Hurry &amp;on</source>
        <translation>&amp;Vorspulen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Who plays a seat</source>
        <translation>Wer &amp;spielt auf welchem Platz</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>Spielver&amp;lauf</translation>
    </message>
    <message>
        <source>Text larg&amp;er</source>
        <translation>Text &amp;größer</translation>
    </message>
    <message>
        <source>Text &amp;smaller</source>
        <translation>Text &amp;kleiner</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>S&amp;tumm</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Ghostlight</source>
        <translation>Ü&amp;ber Ghostlight</translation>
    </message>
    <message>
        <source>Set up %1 …</source>
        <extracomment>%1 is a game&apos;s name; opens the screen where seats and options are chosen</extracomment>
        <translation>%1 aufbauen …</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <extracomment>Who plays a seat. %1 is a level of strength, as in Medium</extracomment>
        <translation>Computer · %1</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>Spielstand öffnen</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>Spielstand speichern unter</translation>
    </message>
    <message>
        <source>Ghostlight</source>
        <translation>Ghostlight</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <extracomment>The status line. %1: what just happened, %2: what is asked now</extracomment>
        <translation>%1  ·  %2</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PlayerWords</name>
    <message>
        <source>Captain Calico</source>
        <translation>Käpt’n Kralle</translation>
    </message>
    <message>
        <source>Mister Moth</source>
        <translation>Monsieur Motte</translation>
    </message>
    <message>
        <source>Aunt Nettle</source>
        <translation>Tante Nessel</translation>
    </message>
    <message>
        <source>Old Barnaby</source>
        <translation>Opa Barnabas</translation>
    </message>
    <message>
        <source>Lucky Lenore</source>
        <translation>Lotto-Lenore</translation>
    </message>
    <message>
        <source>Doctor Umbra</source>
        <translation>Doktor Grips</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Person %1</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <extracomment>The device is handed to the person %1</extracomment>
        <translation>Gib weiter an %1</translation>
    </message>
    <message>
        <source>Let me think …</source>
        <extracomment>While a hint is being worked out</extracomment>
        <translation>Lass mich überlegen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1 gewinnt das Spiel</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A hint. %1: what to do, %2: why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. About %3 to win.</source>
        <extracomment>A hint. %1: what to do, %2: why, %3: how likely one then wins, as in 42 %</extracomment>
        <translation>%1: %2. Siegchance: etwa %3.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PreferencesDialog</name>
    <message>
        <source>%1 %</source>
        <extracomment>A share of a hundred: 150 %</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>Te&amp;mpo:</translation>
    </message>
    <message>
        <source>A &amp;curtain falls before somebody else’s cards are shown</source>
        <translation>Ein &amp;Vorhang fällt, bevor die Karten von jemand anderem zu sehen sind</translation>
    </message>
    <message>
        <source>Switch it off for open-handed family play.</source>
        <translation>Für Familienrunden mit offenen Karten kannst du ihn ausschalten.</translation>
    </message>
    <message>
        <source>Ask for a second click be&amp;fore a move is made</source>
        <translation>Jeden Zug mit einem &amp;zweiten Klick bestätigen</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>Sp&amp;rache:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>Text&amp;größe:</translation>
    </message>
    <message>
        <source>R&amp;oom:</source>
        <translation>Ra&amp;um:</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: things fade instead of travelling</source>
        <translation>&amp;Weniger Bewegung: Alles blendet über, statt zu fliegen</translation>
    </message>
    <message>
        <source>&amp;Effects:</source>
        <translation>&amp;Effekte:</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Stu&amp;mm</translation>
    </message>
    <message>
        <source>Who usually plays here; the first is proposed for a new game.</source>
        <translation>Wer hier meistens spielt; der erste Name wird für ein neues Spiel vorgeschlagen.</translation>
    </message>
    <message>
        <source>Person &amp;%1:</source>
        <translation>Person &amp;%1:</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Session</name>
    <message>
        <source>%1 · round %2 of %3</source>
        <extracomment>A game that waits to be continued. %1: its name</extracomment>
        <translation>%1 · Runde %2 von %3</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <translation>%1 · Runde %2</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · your turn</source>
        <translation>%1 · Runde %2 von %3 · du bist dran</translation>
    </message>
    <message>
        <source>%1 · round %2 · your turn</source>
        <translation>%1 · Runde %2 · du bist dran</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · %4 to play</source>
        <extracomment>A game that waits to be continued. The last one is the name of the player to move</extracomment>
        <translation>%1 · Runde %2 von %3 · %4 ist dran</translation>
    </message>
    <message>
        <source>%1 · round %2 · %3 to play</source>
        <translation>%1 · Runde %2 · %3 ist dran</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Es liegt kein Spiel auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::SetupModel</name>
    <message>
        <source>Two players are called “%1”. Give one of them another name.</source>
        <translation>„%1“ sitzt zweimal am Tisch. Gib einem der beiden Plätze einen anderen Namen.</translation>
    </message>
    <message>
        <source>The seed is a whole number, or empty for a game by chance.</source>
        <translation>Die Startzahl ist eine ganze Zahl; leer heißt: ganz nach Zufall.</translation>
    </message>
    <message>
        <source>After the printed number of rounds</source>
        <extracomment>How a game ends</extracomment>
        <translation>Nach fester Rundenzahl</translation>
    </message>
    <message numerus="yes">
        <source>When somebody has %n point(s)</source>
        <translation>
            <numerusform>Sobald jemand %n Punkt hat</numerusform>
            <numerusform>Sobald jemand %n Punkte hat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Words</name>
    <message>
        <source>Ghosts</source>
        <translation>Ghosts</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>Ghostbumpers</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>Geisterjagd</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Bold: takes the chance</source>
        <translation>Kühn: lässt keine Chance liegen</translation>
    </message>
    <message>
        <source>Careful: keeps out of trouble</source>
        <translation>Vorsichtig: geht jedem Ärger aus dem Weg</translation>
    </message>
    <message>
        <source>Spiteful: likes to see others suffer</source>
        <translation>Schadenfroh: sieht andere gern leiden</translation>
    </message>
    <message>
        <source>Steady: one step at a time</source>
        <translation>Beständig: Schritt für Schritt</translation>
    </message>
    <message>
        <source>Gambler: all or nothing</source>
        <translation>Zockernatur: alles oder nichts</translation>
    </message>
    <message>
        <source>Scholar: counts every card</source>
        <translation>Gelehrt: zählt jede Karte mit</translation>
    </message>
    <message>
        <source>Mirror edition</source>
        <translation>Spiegel-Ausgabe</translation>
    </message>
    <message>
        <source>Fright edition</source>
        <translation>Furcht-Ausgabe</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Dusk (a lighter room)</source>
        <translation>Dämmerung (ein hellerer Raum)</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>„%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%1” is too large to be a saved game.</source>
        <translation>„%1“ ist zu groß für einen Spielstand.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game of Ghostlight.</source>
        <translation>„%1“ ist kein Spielstand von Ghostlight.</translation>
    </message>
    <message>
        <source>“%1” was saved by a later version of Ghostlight than this one.</source>
        <translation>„%1“ stammt aus einer neueren Version von Ghostlight als dieser.</translation>
    </message>
    <message>
        <source>“%1” is of a game that this version does not have.</source>
        <translation>„%1“ gehört zu einem Spiel, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>“%1” was played by a different version of the rules and cannot go on.</source>
        <translation>„%1“ wurde nach einer anderen Fassung der Regeln gespielt und kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not as it was written.</source>
        <translation>„%1“ ist beschädigt: Zeile %2 ist nicht mehr, wie sie geschrieben wurde.</translation>
    </message>
    <message>
        <source>“%1” is damaged: its first line makes no sense.</source>
        <translation>„%1“ ist beschädigt: Die erste Zeile ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not a move.</source>
        <translation>„%1“ ist beschädigt: Zeile %2 ist kein Spielzug.</translation>
    </message>
    <message>
        <source>“%1” cannot be played: the rules do not allow the move in line %2.</source>
        <translation>„%1“ lässt sich nicht spielen: Den Zug in Zeile %2 erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <source>“%1” is not whole: it ends early, at line %2.</source>
        <translation>„%1“ ist unvollständig: Die Datei endet zu früh, in Zeile %2.</translation>
    </message>
    <message>
        <source>“%1” is damaged: something follows after its end, in line %2.</source>
        <translation>„%1“ ist beschädigt: In Zeile %2 steht noch etwas hinter dem Ende.</translation>
    </message>
    <message>
        <source>Inka and Markus Brand</source>
        <extracomment>The designers of Ghostbumpers, who share their last name</extracomment>
        <translation>Inka und Markus Brand</translation>
    </message>
    <message>
        <source>Alexandros Kapidakis and Konstantinos Karagiannis</source>
        <extracomment>The designers of Ghost Hunters</extracomment>
        <translation>Alexandros Kapidakis und Konstantinos Karagiannis</translation>
    </message>
</context>
</TS>
