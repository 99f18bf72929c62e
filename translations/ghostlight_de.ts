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
        <translation>Bitte an %1 weitergeben</translation>
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
        <translation>2–5 Personen · Würfel und Mumm</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
    <name>HunterPiece</name>
    <message>
        <source>%1. %2</source>
        <comment>two short remarks on a card</comment>
        <translation>%1. %2</translation>
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
    <name>PauseSheet</name>
    <message>
        <source>Paused</source>
        <extracomment>The game stands still.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
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
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RulesIndex</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>RulesIndexLine</name>
    <message>
        <source>The game is here</source>
        <extracomment>In the contents of the rules: this chapter tells what is being asked in the game now.</extracomment>
        <translation>Hier seid ihr gerade</translation>
    </message>
</context>
<context>
    <name>RulesLeaf</name>
    <message>
        <source>Back to %1</source>
        <extracomment>Turns a page back; %1 is the title of the chapter there.</extracomment>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>On to %1</source>
        <extracomment>Turns a page; %1 is the title of the chapter there.</extracomment>
        <translation>Weiter zu „%1“</translation>
    </message>
</context>
<context>
    <name>RulesShelf</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Which game do you want to read about?</source>
        <translation>Welche Spielregeln willst du nachlesen?</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out from a score pad. %1: who, %2: the points of a round</extracomment>
        <translation>%1: %2</translation>
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
    <message>
        <source>Total of %1: %2</source>
        <extracomment>Read out from the last line of a score pad. %1: who, %2: the total</extracomment>
        <translation>Gesamt für %1: %2</translation>
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
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
    <name>Stepper</name>
    <message>
        <source>Previous</source>
        <extracomment>The choice before this one, in a short list.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The choice after this one, in a short list.</extracomment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersRules</name>
    <message>
        <source>To a score</source>
        <extracomment>A length of the game: it ends when somebody has enough points</extracomment>
        <translation>Bis zum Punkteziel</translation>
    </message>
    <message>
        <source>Fixed rounds</source>
        <translation>Feste Rundenzahl</translation>
    </message>
    <message>
        <source>The game goes on until somebody has the agreed number of points at the end of a round. 25 is proposed; you choose the score when you set up the game. After 100 rounds it ends in any case.</source>
        <translation>Gespielt wird, bis jemand am Ende einer Runde die vereinbarte Punktzahl hat. Vorgeschlagen sind 25; festgelegt wird sie beim Aufbauen. Nach 100 Runden ist auf jeden Fall Schluss.</translation>
    </message>
    <message>
        <source>With three players the game has 6 rounds, with four 8, with five 5 and with six 6.</source>
        <translation>Zu dritt hat das Spiel 6 Runden, zu viert 8, zu fünft 5 und zu sechst 6.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Monsters in bumper cars fight for tricks, and whoever wins one gets a bump and turns over a card of their own ride. Hide your Scared card so well that it lies in the right place when the round ends: the &lt;b&gt;most&lt;/b&gt; points win.</source>
        <translation>Monster im Autoscooter kämpfen um Stiche. Wer einen gewinnt, bekommt einen Rempler ab und deckt eine Karte im eigenen Scooter auf. Versteck deine Schreck-Karte so geschickt, dass sie am Ende der Runde an der richtigen Stelle liegt: Wer die &lt;b&gt;meisten&lt;/b&gt; Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A ride: six riders are Unfazed, one is Scared.</source>
        <translation>Ein Scooter: Sechs Monster bleiben cool, eins kriegt einen Schreck.</translation>
    </message>
    <message>
        <source>Three to six people can play, in any mix with computer players.</source>
        <translation>Es spielen drei bis sechs mit, Menschen und Computer in beliebiger Mischung.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Das Spielmaterial</translation>
    </message>
    <message>
        <source>&lt;b&gt;67 Monster cards&lt;/b&gt;: seven of each value from 1 to 9, and four X that count as 0 or 10.</source>
        <translation>&lt;b&gt;67 Monsterkarten&lt;/b&gt;: jede Zahl von 1 bis 9 siebenmal, dazu vier X, die als 0 oder 10 zählen.</translation>
    </message>
    <message>
        <source>Monster cards: a low one, the 5, a high one and the X</source>
        <translation>Monsterkarten: eine niedrige, die 5, eine hohe und das X</translation>
    </message>
    <message>
        <source>With fewer than six players some cards stay in the box: one of each value from 1 to 9 with five players, two with four, three with three. The X are always all there.</source>
        <translation>Seid ihr weniger als sechs, bleiben Karten in der Schachtel: zu fünft eine von jeder Zahl von 1 bis 9, zu viert je zwei, zu dritt je drei. Die X sind immer alle dabei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seven Character cards&lt;/b&gt; for everybody: six Unfazed and one Scared. Stacked face down they are your &lt;b&gt;ride&lt;/b&gt;, and a new one is made every round.</source>
        <translation>&lt;b&gt;Je sieben Charakterkarten&lt;/b&gt;: sechsmal Cool und einmal Schreck. Verdeckt aufeinandergelegt sind sie dein &lt;b&gt;Scooter&lt;/b&gt;, und jede Runde entsteht er neu.</translation>
    </message>
    <message>
        <source>Unfazed and Scared</source>
        <translation>Cool und Schreck</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Starting card&lt;/b&gt; shows who leads the first trick. Chance gives it to somebody before the first round; after each round it passes to the left.</source>
        <translation>&lt;b&gt;Die Startkarte&lt;/b&gt; zeigt, wer den ersten Stich eröffnet. Vor der ersten Runde vergibt sie der Zufall, nach jeder Runde wandert sie einen Platz nach links.</translation>
    </message>
    <message>
        <source>Hiding the Scared card</source>
        <translation>Die Schreck-Karte verstecken</translation>
    </message>
    <message>
        <source>At the start of a round everybody is dealt nine Monster cards. Look at them, and think how many tricks you are going to win.</source>
        <translation>Am Anfang der Runde bekommen alle neun Monsterkarten. Schau sie dir an und überleg dir, wie viele Stiche du damit gewinnst.</translation>
    </message>
    <message>
        <source>Then everybody secretly chooses how many of the six Unfazed lie above the Scared card: none, all six, or anything between. Nobody sees what the others choose.</source>
        <translation>Dann entscheiden alle geheim, wie viele der sechs Cool-Karten über der Schreck-Karte liegen: keine, alle sechs oder irgendetwas dazwischen. Niemand sieht, was die anderen wählen.</translation>
    </message>
    <message>
        <source>Two above, four below. The top of the ride comes first.</source>
        <translation>Zwei darüber, vier darunter. Die oberste Karte im Scooter steht zuerst.</translation>
    </message>
    <message>
        <source>When the round ends, every Unfazed &lt;b&gt;below&lt;/b&gt; the Scared card is worth a point. They count &lt;b&gt;twice&lt;/b&gt; if the Scared card is on top then. But if it is revealed while cards lie below it, you get nothing.</source>
        <translation>Am Ende der Runde ist jede Cool-Karte &lt;b&gt;unter&lt;/b&gt; der Schreck-Karte einen Punkt wert. Liegt die Schreck-Karte dann ganz oben, zählen sie &lt;b&gt;doppelt&lt;/b&gt;. Wird sie aber aufgedeckt, solange noch Karten darunterliegen, gehst du leer aus.</translation>
    </message>
    <message>
        <source>So a place high up is worth a lot and is dangerous; a place far down is safe and worth little.</source>
        <translation>Weit oben ist der Schreck also viel wert, aber in Gefahr; weit unten ist er sicher und bringt wenig.</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>Einen Stich spielen</translation>
    </message>
    <message>
        <source>The holder of the Starting card leads the first trick of a round. After that, the winner of a trick leads the next one. All others follow clockwise, once each.</source>
        <translation>Wer die Startkarte hat, eröffnet den ersten Stich der Runde. Danach eröffnet immer, wer den letzten Stich gewonnen hat. Die anderen folgen im Uhrzeigersinn, jeder Platz einmal.</translation>
    </message>
    <message>
        <source>Play &lt;b&gt;one&lt;/b&gt; card, or &lt;b&gt;several of the same value&lt;/b&gt;. You need not follow anything: every card may be played at any time.</source>
        <translation>Spiel &lt;b&gt;eine&lt;/b&gt; Karte oder &lt;b&gt;mehrere gleiche&lt;/b&gt;. Bedienen musst du nicht: Jede Karte ist jederzeit erlaubt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One card&lt;/b&gt; counts its value.</source>
        <translation>&lt;b&gt;Eine Karte&lt;/b&gt; zählt, was draufsteht.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Several together&lt;/b&gt; count their number first, and their value only behind the point: two 7s are 2.7, three 8s are 3.8. That is less than a single 4!</source>
        <translatorcomment>The decimal point; German has a comma. glossary: point</translatorcomment>
        <translation>&lt;b&gt;Mehrere gleiche&lt;/b&gt; zählen zuerst, wie viele sie sind, und ihre Zahl kommt erst hinter dem Komma: Zwei 7er sind 2,7, drei 8er sind 3,8. Das ist weniger als eine einzelne 4!</translation>
    </message>
    <message>
        <source>Three 8s count 3.8 and lose to a single 4.</source>
        <translation>Drei 8er zählen 3,8 und verlieren gegen eine einzelne 4.</translation>
    </message>
    <message>
        <source>After playing several cards you &lt;b&gt;draw&lt;/b&gt; at once, one card fewer than you played. So all hands stay equally large.</source>
        <translation>Nach mehreren Karten &lt;b&gt;ziehst&lt;/b&gt; du sofort nach, und zwar eine weniger, als du gespielt hast. So bleiben alle Hände gleich groß.</translation>
    </message>
    <message>
        <source>The highest count wins the trick. If several are equally high, the one played &lt;b&gt;last&lt;/b&gt; wins.</source>
        <translation>Der höchste Wert gewinnt den Stich. Bei Gleichstand gewinnt, was &lt;b&gt;zuletzt&lt;/b&gt; gespielt wurde.</translation>
    </message>
    <message>
        <source>Mia leads with a 3. Robin plays two 5s, which is 2.5, and draws a card. Sam plays a 7. Lou plays a 7 as well, later than Sam, and wins the trick.</source>
        <translation>Mia eröffnet mit einer 3. Robin spielt zwei 5er, das sind 2,5, und zieht eine Karte nach. Sam spielt eine 7. Lou spielt auch eine 7, aber nach Sam, und gewinnt den Stich.</translation>
    </message>
    <message>
        <source>The X</source>
        <translation>Das X</translation>
    </message>
    <message>
        <source>An X counts as &lt;b&gt;0&lt;/b&gt; or as &lt;b&gt;10&lt;/b&gt;. You say which as you play it, so it is either the lowest or the highest card there is.</source>
        <translation>Ein X zählt als &lt;b&gt;0&lt;/b&gt; oder als &lt;b&gt;10&lt;/b&gt;. Das sagst du beim Spielen an. So ist es entweder die niedrigste oder die höchste Karte überhaupt.</translation>
    </message>
    <message>
        <source>An X as 10 beats the 9, as 0 it loses to every other card.</source>
        <translation>Als 10 schlägt ein X die 9, als 0 verliert es gegen jede andere Karte.</translation>
    </message>
    <message>
        <source>Several X together all count the same. As 0 two of them are 2.0 and three are 3.0. As 10 two of them are 2.10, which is the same number as 2.1; three are 3.1.</source>
        <translation>Mehrere X zusammen zählen alle gleich. Als 0 sind zwei davon 2,0 und drei 3,0. Als 10 sind zwei davon 2,10, und das ist dieselbe Zahl wie 2,1; drei sind 3,1.</translation>
    </message>
    <message>
        <source>An X also changes what happens to the winner: with at least one X in the trick, no card is revealed. See “Winning a trick”.</source>
        <translation>Ein X ändert auch, was beim Gewinnen geschieht: Ist mindestens ein X im Stich, wird keine Karte aufgedeckt. Siehe „Einen Stich gewinnen“.</translation>
    </message>
    <message>
        <source>Winning a trick</source>
        <translation>Einen Stich gewinnen</translation>
    </message>
    <message>
        <source>The winner’s car takes the bump. Which one depends on the cards of &lt;b&gt;all&lt;/b&gt; players in this trick:</source>
        <translation>Wer den Stich gewinnt, bekommt einen Rempler ab. Was für einen, das hängt von &lt;b&gt;allen&lt;/b&gt; Karten im Stich ab, ganz gleich, wer sie gespielt hat:</translation>
    </message>
    <message>
        <source>&lt;b&gt;No X&lt;/b&gt;: the winner reveals one card from the top of the ride, and one more for every 5 in the trick. The cards turn over one at a time. If the Scared card comes up, it stops there.</source>
        <translation>&lt;b&gt;Kein X&lt;/b&gt;: Wer gewonnen hat, deckt die oberste Karte im Scooter auf und für jede 5 im Stich noch eine mehr. Das geht Karte für Karte. Kommt die Schreck-Karte ans Licht, ist Schluss.</translation>
    </message>
    <message>
        <source>Two 5s in the trick: the winner reveals one card, and two more for the 5s.</source>
        <translation>Zwei 5er im Stich: Wer gewinnt, deckt eine Karte auf und dann noch zwei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At least one X&lt;/b&gt;: nothing is revealed. The bottom card of the winner’s ride moves to its top, once, however many X there are. If only one card is left, it stays.</source>
        <translation>&lt;b&gt;Mindestens ein X&lt;/b&gt;: Nichts wird aufgedeckt. Wer gewonnen hat, legt stattdessen die unterste Karte im Scooter nach oben, aber nur einmal, egal wie viele X es sind. Ist nur noch eine Karte da, bleibt sie, wo sie ist.</translation>
    </message>
    <message>
        <source>Then the Monster cards of the trick are put aside, and the winner leads the next trick.</source>
        <translation>Danach kommen die Monsterkarten des Stichs zur Seite. Wer ihn gewonnen hat, eröffnet den nächsten.</translation>
    </message>
    <message>
        <source>Lou hid the Scared card below two Unfazed and wins the trick with two 5s in it. Three cards must be revealed: Unfazed, Unfazed, Scared! The round is over, and Lou gets nothing for it.</source>
        <translation>Lou hat die Schreck-Karte unter zwei Cool-Karten versteckt und gewinnt einen Stich, in dem zwei 5er liegen. Drei Karten sind aufzudecken: Cool, Cool, Schreck! Die Runde ist vorbei, und Lou geht leer aus.</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>Wenn das Deck leer ist</translation>
    </message>
    <message>
        <source>Somebody may have to draw when the deck is empty. Then the cards of earlier tricks are shuffled into a new deck. The trick that is being played is left alone.</source>
        <translation>Manchmal muss jemand nachziehen, und das Deck ist leer. Dann werden die Karten früherer Stiche zum neuen Deck gemischt. Der Stich, der gerade gespielt wird, bleibt liegen.</translation>
    </message>
    <message>
        <source>If there are no such cards either, everybody gives one:</source>
        <translation>Gibt es auch davon keine, geben alle eine Karte ab:</translation>
    </message>
    <message>
        <source>The one who draws begins, the others follow clockwise. Each gives one card of their hand, face up, and sees what was given before.</source>
        <translation>Es beginnt, wer nachziehen muss; die anderen folgen im Uhrzeigersinn. Alle geben eine Handkarte offen ab und sehen dabei, was vor ihnen abgegeben wurde.</translation>
    </message>
    <message>
        <source>The given cards are shuffled into a new deck.</source>
        <translation>Die abgegebenen Karten werden zum neuen Deck gemischt.</translation>
    </message>
    <message>
        <source>Drawing goes on where it stopped.</source>
        <translation>Das Nachziehen geht dort weiter, wo es aufgehört hat.</translation>
    </message>
    <message>
        <source>If the one who draws has no card left to give, that person gives none and draws one card fewer. That way all hands are the same size again between two tricks.</source>
        <translation>Wer nachziehen muss und selbst keine Karte mehr zum Abgeben hat, gibt keine ab und zieht eine weniger nach. So sind zwischen zwei Stichen alle Hände wieder gleich groß.</translation>
    </message>
    <message>
        <source>All of it is done before the next player plays.</source>
        <translation>All das geschieht, bevor die nächste Person spielt.</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>Ende und Punkte</translation>
    </message>
    <message>
        <source>A round ends when a Scared card is revealed, or when all hands are empty. The trick is finished first, and if both happen at once, the Scared card decides.</source>
        <translation>Eine Runde endet, wenn eine Schreck-Karte aufgedeckt wird oder wenn alle Hände leer sind. Der Stich wird immer zu Ende gespielt. Geschieht beides zugleich, entscheidet die Schreck-Karte.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scared&lt;/b&gt;: the card was revealed and others lay below it. Its owner gets 0 points; everybody else scores their ride.</source>
        <translation>&lt;b&gt;Schreck&lt;/b&gt;: Die Karte wurde aufgedeckt, und es lagen noch andere darunter. Dafür gibt es 0 Punkte; alle anderen werten ihren Scooter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Paranoia&lt;/b&gt;: the Scared card was revealed as the very last of its ride. Its owner gets 10 points, and everybody else 0. It does not matter how the card got there.</source>
        <translation>&lt;b&gt;Paranoia&lt;/b&gt;: Die Schreck-Karte wurde als allerletzte im Scooter aufgedeckt. Wer das schafft, bekommt 10 Punkte, alle anderen 0. Wie die Karte dorthin kam, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty hands&lt;/b&gt;: everybody scores their ride.</source>
        <translation>&lt;b&gt;Leere Hände&lt;/b&gt;: Alle werten ihren Scooter.</translation>
    </message>
    <message>
        <source>To score a ride, count the Unfazed below the Scared card. If the Scared card is on top now, double them. The cards are shown to all, down to the Scared one.</source>
        <translation>So wird ein Scooter gewertet: Zähl die Cool-Karten unter der Schreck-Karte. Liegt die Schreck-Karte jetzt ganz oben, zählen sie doppelt. Dabei sehen alle die Karten, bis hinunter zur Schreck-Karte.</translation>
    </message>
    <message>
        <source>Two above, three below: 3 points</source>
        <translation>Zwei darüber, drei darunter: 3 Punkte</translation>
    </message>
    <message>
        <source>On top, with four below: twice 4 are 8 points</source>
        <translation>Ganz oben, vier darunter: 2 mal 4 sind 8 Punkte</translation>
    </message>
    <message>
        <source>At the bottom, with others above: 0 points</source>
        <translation>Ganz unten, andere darüber: 0 Punkte</translation>
    </message>
    <message>
        <source>Worked out: all hands are empty. Mia’s ride is the first one here and brings 3 points. Robin won two tricks without an X and revealed the two Unfazed that lay above the Scared card: the second ride, 8 points. Sam hid it at the bottom for Paranoia but won too few tricks: the third ride, 0 points.</source>
        <translation>Zum Nachrechnen: Alle Hände sind leer. Der erste der drei Scooter hier gehört Mia und bringt 3 Punkte. Robin hat zwei Stiche ohne X gewonnen und dabei die zwei Cool-Karten aufgedeckt, die über der Schreck-Karte lagen: der zweite Scooter, 8 Punkte. Sam wollte Paranoia, mit der Schreck-Karte ganz unten, hat aber zu wenige Stiche gewonnen: der dritte Scooter, 0 Punkte.</translation>
    </message>
    <message>
        <source>The most points win the game. If several have the most, they share the win.</source>
        <translation>Wer die meisten Punkte hat, gewinnt das Spiel. Haben mehrere gleich viele, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>Two lengths</source>
        <translation>Zwei Spiellängen</translation>
    </message>
    <message>
        <source>You choose how long the game lasts when you set it up. All other rules are the same.</source>
        <translation>Wie lange das Spiel dauert, wählst du beim Aufbauen. Alle anderen Regeln bleiben gleich.</translation>
    </message>
    <message>
        <source>6 rounds with three players, 8 with four, 5 with five and 6 with six. So everybody holds the Starting card equally often.</source>
        <translation>Zu dritt 6 Runden, zu viert 8, zu fünft 5 und zu sechst 6. So haben alle gleich oft die Startkarte.</translation>
    </message>
    <message>
        <source>As many rounds as it takes until somebody has the agreed score at the end of one, 25 if you change nothing. Even then the most points win, so somebody else may be ahead. After 100 rounds it is over in any case.</source>
        <translation>So viele Runden, bis jemand am Ende einer Runde die vereinbarte Punktzahl hat; änderst du nichts, sind es 25. Auch dann gewinnen die meisten Punkte: Vielleicht liegt jemand anders vorn. Nach 100 Runden ist auf jeden Fall Schluss.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>A hand of low cards wins few tricks: hide the Scared card near the top. With many high cards put it deeper, and bump your way down to it.</source>
        <translation>Mit niedrigen Karten gewinnst du wenige Stiche: Versteck den Schreck weit oben. Mit vielen hohen Karten kommt er tiefer, und du lässt dich bis zu ihm hinunterrempeln.</translation>
    </message>
    <message>
        <source>Best of all is to win exactly as many tricks as there are Unfazed above the Scared card. Then stop winning: play several cards of a kind, they hardly ever take a trick.</source>
        <translation>Am besten gewinnst du genau so viele Stiche, wie Cool-Karten über der Schreck-Karte liegen. Dann hör auf zu gewinnen: Spiel mehrere gleiche Karten, die holen kaum je einen Stich.</translation>
    </message>
    <message>
        <source>A 5 is poison for whoever wins. Play it where others are ahead.</source>
        <translation>Eine 5 ist Gift für alle, die den Stich gewinnen. Spiel sie, wenn andere vorn liegen.</translation>
    </message>
    <message>
        <source>An X can save you: nothing is revealed. But watch your bottom card, it comes to the top. If the Scared card is at the bottom, one X puts it on top, where it counts double.</source>
        <translation>Ein X kann dich retten: Nichts wird aufgedeckt. Aber behalte deine unterste Karte im Auge, sie kommt nach oben. Ist das die Schreck-Karte, bringt ein einziges X sie ganz nach oben, und dort zählt sie doppelt.</translation>
    </message>
    <message>
        <source>The fewer cards are left in a ride, the nearer is Paranoia. Do not let somebody with a tiny ride win the last trick.</source>
        <translation>Je weniger Karten noch im Scooter sind, desto näher ist die Paranoia. Lass niemanden mit winzigem Scooter den letzten Stich gewinnen.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Spielbegriffe</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>Rempler</translation>
    </message>
    <message>
        <source>What the winner of a trick gets: a card of the ride is revealed, or moves.</source>
        <translation>Den bekommt ab, wer einen Stich gewinnt: Im Scooter wird eine Karte aufgedeckt, oder eine wandert.</translation>
    </message>
    <message>
        <source>Character card</source>
        <translation>Charakterkarte</translation>
    </message>
    <message>
        <source>One of the seven cards of a ride, Unfazed or Scared.</source>
        <translation>Eine der sieben Karten im Scooter, Cool oder Schreck.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>To play the first card of a trick.</source>
        <translation>Die erste Karte eines Stichs spielen.</translation>
    </message>
    <message>
        <source>Monster card</source>
        <translation>Monsterkarte</translation>
    </message>
    <message>
        <source>A card of your hand, with a value from 1 to 9 or an X.</source>
        <translation>Eine Handkarte mit einer Zahl von 1 bis 9 oder einem X.</translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>Paranoia</translation>
    </message>
    <message>
        <source>The Scared card is revealed as the last of its ride: 10 points for its owner, none for the others.</source>
        <translation>Die Schreck-Karte wird als letzte im Scooter aufgedeckt: Das bringt 10 Punkte, und alle anderen bekommen keine.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>To turn over the top card of your ride, for all to see.</source>
        <translation>Die oberste Karte in deinem Scooter umdrehen, sodass alle sie sehen.</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Scooter</translation>
    </message>
    <message>
        <source>Your deck of Character cards, face down.</source>
        <translation>Dein verdecktes Deck aus Charakterkarten.</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>Schreck</translation>
    </message>
    <message>
        <source>The one card of your ride that must not come up too early.</source>
        <translation>Die eine Karte in deinem Scooter, die nicht zu früh ans Licht kommen darf.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>One play from everybody; the highest wins.</source>
        <translation>Alle spielen einmal, der höchste Wert gewinnt.</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>Cool</translation>
    </message>
    <message>
        <source>The six other cards of your ride. Below the Scared one they are points.</source>
        <translation>Die sechs anderen Karten in deinem Scooter. Unter der Schreck-Karte sind sie Punkte.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>So geht es an diesem Tisch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hiding&lt;/b&gt;: your ride is spread out before you. Slide along it; the Scared card goes into the gap that you click.</source>
        <translation>&lt;b&gt;Verstecken&lt;/b&gt;: Dein Scooter liegt aufgefächert vor dir. Fahr daran entlang; die Schreck-Karte kommt in die Lücke, die du anklickst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Playing&lt;/b&gt;: click a card, or several of the same value, and press &lt;b&gt;Play&lt;/b&gt;. A card clicked again goes back to your hand. Or drag a single card to the middle.</source>
        <translation>&lt;b&gt;Spielen&lt;/b&gt;: Klick eine Karte an oder mehrere gleiche und drück auf &lt;b&gt;Spielen&lt;/b&gt;. Noch ein Klick, und die Karte ist wieder auf der Hand. Eine einzelne Karte kannst du auch in die Mitte ziehen.</translation>
    </message>
    <message>
        <source>An X asks whether it counts as 0 or as 10.</source>
        <translation>Ein X fragt nach, ob es als 0 oder als 10 zählt.</translation>
    </message>
    <message>
        <source>A bubble tells before you play what your cards count and what would come of it, as in “2.5: loses to 4”.</source>
        <translation>Bevor du spielst, sagt eine Sprechblase, was deine Karten zählen und was dabei herauskäme, etwa „2,5: verliert gegen 4“.</translation>
    </message>
    <message>
        <source>The sign above the trick says how many cards the winner must reveal at the moment; it pulses with every 5.</source>
        <translation>Das Schild über dem Stich sagt, wie viele Karten im Moment aufzudecken sind; bei jeder 5 pocht es.</translation>
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
        <source>All cards are played, and no Scared card came up.</source>
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
        <extracomment>On the same sign, in a trick with an X</extracomment>
        <translation>nichts aufdecken</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>On a sign, beside a number and above a line: so many cards the winner of the trick reveals</extracomment>
        <translation>aufdecken</translation>
    </message>
    <message>
        <source>bottom to top</source>
        <extracomment>The bottom card of the winner&apos;s deck moves to its top</extracomment>
        <translation>unterste nach oben</translation>
    </message>
    <message>
        <source>for the winner</source>
        <extracomment>Under “reveal” and a number on a sign</extracomment>
        <translation>beim Stichgewinn</translation>
    </message>
    <message>
        <source>1 + %1</source>
        <extracomment>Under “reveal” on a sign: one card, and one for every 5; %1 is “one 5”, “two 5s” ...</extracomment>
        <translation>1 + %1</translation>
    </message>
    <message>
        <source>one 5</source>
        <translation>eine 5</translation>
    </message>
    <message>
        <source>Scared is on top</source>
        <translation>Schreck ganz oben</translation>
    </message>
    <message>
        <source>Scared is 2nd</source>
        <translation>Schreck an 2. Stelle</translation>
    </message>
    <message>
        <source>Scared is 3rd</source>
        <translation>Schreck an 3. Stelle</translation>
    </message>
    <message>
        <source>Scared is 4th</source>
        <translation>Schreck an 4. Stelle</translation>
    </message>
    <message>
        <source>Scared is 5th</source>
        <translation>Schreck an 5. Stelle</translation>
    </message>
    <message>
        <source>Scared is 6th</source>
        <translation>Schreck an 6. Stelle</translation>
    </message>
    <message>
        <source>Scared is 7th</source>
        <translation>Schreck an 7. Stelle</translation>
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
        <extracomment>What the cards count, against %1</extracomment>
        <translation>verliert gegen %1</translation>
    </message>
    <message>
        <source>beats %1</source>
        <extracomment>What the cards count, against %1</extracomment>
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
            <numerusform>Das gewinnt in etwa %1 der Fälle, und du würdest %n Karte aufdecken</numerusform>
            <numerusform>Das gewinnt in etwa %1 der Fälle, und du würdest %n Karten aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>a high lead, which wins about %1 of the time</source>
        <translation>Hoch eröffnet, das gewinnt in etwa %1 der Fälle</translation>
    </message>
    <message>
        <source>a low lead, which wins about %1 of the time</source>
        <translation>Niedrig eröffnet, das gewinnt in etwa %1 der Fälle</translation>
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
        <translation>Bilder aller Ansichten in einen Ordner schreiben und beenden; mit --demo nur von diesem Spiel.</translation>
    </message>
    <message>
        <source>The size of the window, as in 1280x800.</source>
        <translation>Die Größe des Fensters, zum Beispiel 1280x800.</translation>
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
        <source>Show this help and end.</source>
        <translation>Diese Hilfe ausgeben und beenden.</translation>
    </message>
    <message>
        <source>Say which version this is and end.</source>
        <translation>Die Version ausgeben und beenden.</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”</source>
        <extracomment>%1 is an option&apos;s name, %2 a list of keywords, %3 what was given</extracomment>
        <translation>--%1 erwartet eines von %2, nicht „%3“</translation>
    </message>
    <message>
        <source>“%1” is not a kind of seat; there are person, easy, medium, hard and expert, the last four also with a character, as in hard:bold</source>
        <translation>„%1“ gibt es nicht als Platz; es gibt person, easy, medium, hard und expert, die letzten vier auch mit Charakter, etwa hard:bold</translation>
    </message>
    <message>
        <source>--seed takes a whole number that is not negative, not “%1”</source>
        <translation>--seed erwartet eine ganze, nicht negative Zahl, nicht „%1“</translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “%1”</source>
        <translation>--set erwartet SCHLÜSSEL=WERT, nicht „%1“</translation>
    </message>
    <message>
        <source>--size takes a width and a height, as in 1280x800, not “%1”</source>
        <translation>--size erwartet Breite und Höhe, zum Beispiel 1280x800, nicht „%1“</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, and --seats names %4</source>
        <translation>%1 hat %2 bis %3 Plätze, --seats nennt aber %4</translation>
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
    <message>
        <source>No other game was begun: the one on the table could not be put aside (%1).</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>Es wurde kein anderes Spiel begonnen: Das auf dem Tisch ließ sich nicht weglegen (%1).</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Ghosts gather on a pile, and with every card the number that is called climbs towards 7. Whoever can or will not go on takes the pile and a point, and points are bad: after three rounds the &lt;b&gt;fewest&lt;/b&gt; points win.</source>
        <translation>Auf einem Stapel versammeln sich Geister, und mit jeder Karte klettert die gerufene Zahl höher, bis zur 7. Wer nicht weiterkann oder nicht weiterwill, nimmt den Stapel und dazu einen Punkt. Punkte sind schlecht: Nach drei Runden gewinnt, wer die &lt;b&gt;wenigsten&lt;/b&gt; hat.</translation>
    </message>
    <message>
        <source>The level climbs, a Mirror turns play around, and Mist changes nothing.</source>
        <translation>Die Stufe klettert, ein Spiegel dreht die Richtung um, und Nebel ändert nichts.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegel</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Two to six people can play, in any mix with computer players.</source>
        <translation>Es spielen zwei bis sechs mit, Menschen und Computer in beliebiger Mischung.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Das Spielmaterial</translation>
    </message>
    <message>
        <source>There are 60 cards: 54 ghosts and 6 Mist.</source>
        <translation>Es gibt 60 Karten: 54 Geister und 6-mal Nebel.</translation>
    </message>
    <message>
        <source>The ghosts belong to six &lt;b&gt;families&lt;/b&gt;. Colour, pattern, shape and the emblem in the corner tell them apart.</source>
        <translation>Die Geister gehören zu sechs &lt;b&gt;Familien&lt;/b&gt;. Du erkennst sie an der Farbe, am Muster, an der Gestalt und am Zeichen in der Ecke.</translation>
    </message>
    <message>
        <source>The six families</source>
        <translation>Die sechs Familien</translation>
    </message>
    <message>
        <source>A card shows one, two or three ghosts, and so many is its &lt;b&gt;number&lt;/b&gt;. In every family there are three cards of each number.</source>
        <translation>Jede Geisterkarte zeigt einen, zwei oder drei Geister: Das ist ihre &lt;b&gt;Zahl&lt;/b&gt;. In jeder Familie gibt es jede Zahl dreimal.</translation>
    </message>
    <message>
        <source>One, two and three Wisps, and Mist: it has no number and no family</source>
        <translation>Ein, zwei und drei Irrlichter, dazu Nebel: Er hat weder Zahl noch Familie</translation>
    </message>
    <message>
        <source>Seven candles show the &lt;b&gt;level&lt;/b&gt;, the number that was called last. A current of light round the table shows in which direction play goes.</source>
        <translatorcomment>Round the table. glossary: round</translatorcomment>
        <translation>Sieben Kerzen zeigen die &lt;b&gt;Stufe&lt;/b&gt;, also die zuletzt gerufene Zahl. Ein Lichtstrom rund um den Tisch zeigt, in welche Richtung gespielt wird.</translation>
    </message>
    <message>
        <source>The level is 5: five candles burn.</source>
        <translation>Die Stufe ist 5: Fünf Kerzen brennen.</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fright&lt;/b&gt; in this edition. Everybody begins the game with 3 of them.</source>
        <translation>In dieser Ausgabe heißen die Punkte &lt;b&gt;Furcht&lt;/b&gt;. Alle beginnen das Spiel mit 3 Furcht.</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fear&lt;/b&gt; in this edition. Everybody begins the game with 1 of them.</source>
        <translation>In dieser Ausgabe heißen die Punkte &lt;b&gt;Grusel&lt;/b&gt;. Alle beginnen das Spiel mit 1 Grusel.</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>So beginnt eine Runde</translation>
    </message>
    <message>
        <source>All 60 cards are shuffled and everybody gets five. The rest is the deck. There is no pile yet.</source>
        <translation>Die 60 Karten werden gemischt, und alle bekommen fünf auf die Hand. Der Rest ist das Deck. Einen Stapel gibt es noch nicht.</translation>
    </message>
    <message>
        <source>Somebody may be dealt five Mist. That is a hand like any other.</source>
        <translation>Vielleicht bekommt jemand fünfmal Nebel. Das ist eine Hand wie jede andere.</translation>
    </message>
    <message>
        <source>Nobody has to begin with five Mist: such a hand goes back into the deck, and its owner gets five new cards, until there is a ghost among them.</source>
        <translation>Niemand muss mit fünfmal Nebel beginnen: So eine Hand wandert zurück ins Deck, und es gibt fünf neue Karten, bis ein Geist dabei ist.</translation>
    </message>
    <message>
        <source>Play goes clockwise at first.</source>
        <translation>Zuerst wird im Uhrzeigersinn gespielt.</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second and third are begun by the one who ended the round before by having no card left.</source>
        <translation>Wer die erste Runde beginnt, bestimmt der Zufall. In der zweiten und dritten beginnt, wer die Runde davor mit leerer Hand beendet hat.</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second is begun by the next one to the left, the third by the one after that.</source>
        <translation>Wer die erste Runde beginnt, bestimmt der Zufall. In der zweiten beginnt der Platz links davon, in der dritten wieder der nächste.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>A turn has three parts:</source>
        <translation>Ein Zug besteht aus drei Schritten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; a card from your hand on the pile.</source>
        <translation>&lt;b&gt;Spiel&lt;/b&gt; eine Karte aus deiner Hand auf den Stapel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Call&lt;/b&gt; the level that it makes, or “Mirror”, or “Mist”. The table does that for you.</source>
        <translation>&lt;b&gt;Ruf&lt;/b&gt; die neue Stufe oder „Spiegel“ oder „Nebel“. Das übernimmt der Tisch für dich.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card. When the deck is empty you go without.</source>
        <translation>&lt;b&gt;Zieh&lt;/b&gt; eine Karte nach. Ist das Deck leer, ziehst du nichts.</translation>
    </message>
    <message>
        <source>Then it is the turn of the next player in the direction of the light. What your card does depends on the last &lt;b&gt;ghost&lt;/b&gt; on the pile:</source>
        <translation>Danach ist der nächste Platz in Richtung des Lichts dran. Was deine Karte bewirkt, hängt vom letzten &lt;b&gt;Geist&lt;/b&gt; auf dem Stapel ab:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Another family&lt;/b&gt;: the number of your card is added to the level. More than 7 is not allowed, so a card that would go beyond cannot be played.</source>
        <translation>&lt;b&gt;Andere Familie&lt;/b&gt;: Die Zahl deiner Karte kommt zur Stufe dazu. Mehr als 7 geht nicht: Eine Karte, die darüber hinauskäme, darfst du nicht spielen.</translation>
    </message>
    <message>
        <source>The level is 4. Two Brines on a Sheet: 4 and 2 are 6.</source>
        <translation>Die Stufe ist 4. Zwei Quallen auf ein Laken: 4 und 2 sind 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The same family&lt;/b&gt;: that is a &lt;b&gt;Mirror&lt;/b&gt;. The level stays what it was and play turns around: it goes back to the one who played before you.</source>
        <translation>&lt;b&gt;Gleiche Familie&lt;/b&gt;: Das ist ein &lt;b&gt;Spiegel&lt;/b&gt;. Die Stufe bleibt, wie sie war, und die Richtung dreht sich um: Dran ist wieder die Person, die vor dir gespielt hat.</translation>
    </message>
    <message>
        <source>Brine on Brine: the level stays at 6, whatever the number, and the light runs the other way.</source>
        <translation>Qualle auf Qualle: Die Stufe bleibt bei 6, ganz gleich, wie viele es sind, und das Licht läuft andersherum.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mist&lt;/b&gt;: nothing changes, neither level nor direction nor the family that mirrors.</source>
        <translation>&lt;b&gt;Nebel&lt;/b&gt;: Nichts ändert sich, weder die Stufe noch die Richtung noch die Familie, die spiegelt.</translation>
    </message>
    <message>
        <source>Instead of playing a card you may take the pile, even if one of your cards fits. The chapter about taking says what happens then.</source>
        <translation>Statt eine Karte zu spielen, darfst du den Stapel nehmen, auch wenn eine deiner Karten passt. Was dann geschieht, steht im Kapitel „Den Stapel nehmen“.</translation>
    </message>
    <message>
        <source>The first card of a pile</source>
        <translation>Die erste Karte im Stapel</translation>
    </message>
    <message>
        <source>At the start of a round, and whenever somebody has just taken the pile, a new pile begins. The number of its first card is the level.</source>
        <translation>Ein neuer Stapel beginnt am Anfang der Runde und immer dann, wenn gerade jemand den Stapel genommen hat. Die Zahl der ersten Karte ist die Stufe.</translation>
    </message>
    <message>
        <source>Three Imps on the bare table: the level is 3.</source>
        <translation>Drei Teufelchen auf dem leeren Tisch: Die Stufe ist 3.</translation>
    </message>
    <message>
        <source>Any card may begin a pile, Mist too.</source>
        <translation>Jede Karte darf einen Stapel beginnen, auch Nebel.</translation>
    </message>
    <message>
        <source>A pile begins with a ghost if you hold one. Mist may begin it only if you hold nothing else.</source>
        <translation>Hast du einen Geist auf der Hand, beginnst du den Stapel mit einem Geist. Nebel darf den Anfang nur machen, wenn du nichts anderes hast.</translation>
    </message>
    <message>
        <source>As long as a pile is nothing but Mist, its level is 0 and it has no family. Any card may follow. The first ghost on it sets the level to its own number, and is never a Mirror.</source>
        <translation>Solange im Stapel nichts als Nebel liegt, ist die Stufe 0, und es gilt keine Familie. Jede Karte darf folgen. Der erste Geist darauf setzt die Stufe auf seine eigene Zahl und ist nie ein Spiegel.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Den Stapel nehmen</translation>
    </message>
    <message>
        <source>If none of your cards fits, you must take the pile. If one does, you still may: there is always the choice.</source>
        <translation>Passt keine deiner Karten, musst du den Stapel nehmen. Passt eine, darfst du ihn trotzdem nehmen: Die Wahl liegt bei dir.</translation>
    </message>
    <message>
        <source>The whole pile, Mist included, is laid face down in front of you. Nobody plays these cards again in this round.</source>
        <translation>Der ganze Stapel samt Nebel landet verdeckt vor dir. Diese Karten sind für den Rest der Runde aus dem Spiel.</translation>
    </message>
    <message>
        <source>You get 1 point.</source>
        <translation>Du bekommst 1 Punkt.</translation>
    </message>
    <message>
        <source>At once you begin a new pile with a card from your hand, and draw as usual.</source>
        <translation>Gleich danach beginnst du mit einer Karte aus deiner Hand einen neuen Stapel und ziehst wie gewohnt nach.</translation>
    </message>
    <message>
        <source>Level 6, and all you hold is threes of other families: the pile is yours, and one point with it.</source>
        <translation>Stufe 6, und du hast nur Dreien aus anderen Familien auf der Hand: Der Stapel gehört dir, und mit ihm ein Punkt.</translation>
    </message>
    <message>
        <source>The level and the family of the old pile are forgotten. The direction stays: if play had turned around, it still is.</source>
        <translation>Stufe und Familie des alten Stapels sind vergessen. Die Richtung bleibt: Hat sie sich umgedreht, geht es so herum weiter.</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>Ende und Punkte</translation>
    </message>
    <message>
        <source>A round is over as soon as it is somebody’s turn who has no card left. Cards that others still hold do not matter.</source>
        <translation>Die Runde ist vorbei, sobald jemand dran ist und keine Karte mehr hat. Was die anderen noch auf der Hand haben, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Then all who took no pile in this round give back 3 points, or as many as they have if that is fewer. The one who ended the round is no exception.</source>
        <translation>Wer in dieser Runde keinen Stapel genommen hat, gibt jetzt 3 Punkte zurück, oder alle, wenn es weniger sind. Das gilt auch für die Person, die die Runde beendet hat.</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 3 points and took no pile, so she gives back all 3 and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 3 and took two piles, which makes 5, and gives back nothing.</source>
        <translation>Zum Nachrechnen: Mia hatte am Anfang 3 Punkte und hat keinen Stapel genommen, also gibt sie alle 3 zurück und hat keinen mehr. Robin hatte nach einer früheren Runde 4 und hat auch keinen Stapel genommen: Da bleibt noch 1. Sam hatte 3 und hat zwei Stapel genommen: Das macht 5, und zurück geht nichts.</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 1 point and took no pile, so she gives it back and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 1 and took two piles, which makes 3, and gives back nothing.</source>
        <translation>Zum Nachrechnen: Mia hatte am Anfang 1 Punkt und hat keinen Stapel genommen, also gibt sie ihn zurück und hat keinen mehr. Robin hatte nach einer früheren Runde 4 und hat auch keinen Stapel genommen: Da bleibt noch 1. Sam hatte 1 und hat zwei Stapel genommen: Das macht 3, und zurück geht nichts.</translation>
    </message>
    <message>
        <source>After the third round the fewest points win. If several have the fewest, they share the win.</source>
        <translation>Nach der dritten Runde gewinnt, wer die wenigsten Punkte hat. Haben mehrere gleich wenige, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Mia, Robin and Sam sit clockwise in this order. There is no pile, and Mia is to play.</source>
        <translation>Mia, Robin und Sam sitzen im Uhrzeigersinn in dieser Reihenfolge. Es gibt keinen Stapel, und Mia ist dran.</translation>
    </message>
    <message>
        <source>The cards in the order in which they are played, with what is called</source>
        <translation>Die Karten in der Reihenfolge, in der sie gespielt werden, und was dazu gerufen wird</translation>
    </message>
    <message>
        <source>Mia begins with three Sheets and calls 3.</source>
        <translation>Mia beginnt mit drei Laken und ruft „3“.</translation>
    </message>
    <message>
        <source>Robin plays two Brines, another family: 3 and 2 are 5.</source>
        <translation>Robin spielt zwei Quallen, eine andere Familie: 3 und 2 sind 5.</translation>
    </message>
    <message>
        <source>Sam has one Brine, the same family. Mirror! The level stays at 5 and play turns around, so it is Robin’s turn again.</source>
        <translation>Sam hat eine einzelne Qualle, gleiche Familie. Spiegel! Die Stufe bleibt bei 5, und die Richtung dreht sich um: Robin ist noch einmal dran.</translation>
    </message>
    <message>
        <source>Robin plays Mist. Still 5, and play still goes the other way: now it is Mia’s turn.</source>
        <translation>Robin spielt Nebel. Es bleibt bei 5, und gespielt wird weiter andersherum: Jetzt ist Mia dran.</translation>
    </message>
    <message>
        <source>Mia holds threes and no Brine; 5 and 3 would be 8. So she takes the pile of four cards and a point, and begins a new pile with three Wisps: 3. Play is still turned around, and Sam is next.</source>
        <translation>Mia hat nur Dreien und keine Qualle; 5 und 3 wären 8. Also nimmt sie den Stapel aus vier Karten und einen Punkt und beginnt mit drei Irrlichtern einen neuen Stapel: 3. Gespielt wird immer noch andersherum, und Sam ist als Nächstes dran.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>Sonderfälle</translation>
    </message>
    <message>
        <source>Two players: a Mirror leaves the level alone as ever, but the turn goes to the other player in either direction.</source>
        <translation>Zu zweit: Ein Spiegel lässt die Stufe wie immer in Ruhe, aber dran ist danach so oder so die andere Person.</translation>
    </message>
    <message>
        <source>Mist on top of a ghost does not hide it. The family of the last ghost still mirrors.</source>
        <translation>Nebel deckt einen Geist nicht zu. Es spiegelt weiter die Familie des letzten Geistes.</translation>
    </message>
    <message>
        <source>At level 7 nothing fits but Mist and a Mirror.</source>
        <translation>Auf Stufe 7 passen nur noch Nebel und Spiegel.</translation>
    </message>
    <message>
        <source>A Mirror may show any number; it is never added.</source>
        <translation>Ein Spiegel darf jede Zahl zeigen; sie wird nie dazugezählt.</translation>
    </message>
    <message>
        <source>A hand of nothing but Mist is dealt anew only before a round. If your hand turns to nothing but Mist later on, you keep it.</source>
        <translation>Eine reine Nebelhand wird nur vor Beginn der Runde ausgetauscht. Hast du später nichts als Nebel auf der Hand, behältst du ihn.</translation>
    </message>
    <message>
        <source>There is no limit to the points somebody can collect, and none goes below zero.</source>
        <translation>Nach oben sind den Punkten keine Grenzen gesetzt, und unter null geht es nie.</translation>
    </message>
    <message>
        <source>The two editions</source>
        <translation>Die zwei Ausgaben</translation>
    </message>
    <message>
        <source>The game was printed twice, with small differences. You choose the edition when you set up a game; everything not named here is the same in both.</source>
        <translation>Das Spiel ist zweimal erschienen, mit kleinen Unterschieden. Die Ausgabe wählst du beim Aufbauen; was hier nicht steht, ist in beiden gleich.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>%1 and %2 are the names of the editions, as in the next comparisons</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: they are called Fear, and everybody begins with 1. &lt;b&gt;%2&lt;/b&gt;: they are called Fright, and everybody begins with 3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: Sie heißen Grusel, und alle beginnen mit 1. &lt;b&gt;%2&lt;/b&gt;: Sie heißen Furcht, und alle beginnen mit 3.</translation>
    </message>
    <message>
        <source>Five Mist at the deal</source>
        <translation>Fünfmal Nebel beim Austeilen</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: you get new cards until there is a ghost among them. &lt;b&gt;%2&lt;/b&gt;: you keep them.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: Du bekommst neue Karten, bis ein Geist dabei ist. &lt;b&gt;%2&lt;/b&gt;: Du behältst sie.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: a ghost, unless you hold only Mist. &lt;b&gt;%2&lt;/b&gt;: any card.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: ein Geist, außer du hast nur Nebel. &lt;b&gt;%2&lt;/b&gt;: eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Who begins the second and third round</source>
        <translation>Wer die zweite und dritte Runde beginnt</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: the left neighbour of the one who began the round before. &lt;b&gt;%2&lt;/b&gt;: the one who ended the round before.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: wer links von der Person sitzt, die die Runde davor begonnen hat. &lt;b&gt;%2&lt;/b&gt;: wer die Runde davor beendet hat.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Play threes while the level is low. Ones and Mist still fit when it is high.</source>
        <translation>Spiel Dreien, solange die Stufe niedrig ist. Einsen und Nebel passen auch noch, wenn sie hoch ist.</translation>
    </message>
    <message>
        <source>Keep a card of the family that lies on the pile: a Mirror costs nothing and hands the trouble back to where it came from.</source>
        <translation>Behalte eine Karte der Familie, die auf dem Stapel liegt: Ein Spiegel kostet nichts und schickt den Ärger dorthin zurück, wo er herkam.</translation>
    </message>
    <message>
        <source>Going a whole round without a pile is worth up to 3 points. Once you have taken one, another costs just 1, so you can choose a good moment for it.</source>
        <translation>Eine ganze Runde ohne Stapel nimmt dir bis zu 3 Punkte ab. Hast du erst einen genommen, kostet jeder weitere nur noch 1: Such dir dafür einen guten Moment aus.</translation>
    </message>
    <message>
        <source>Think of who plays after you: a level of 6 or 7 is a gift nobody wants.</source>
        <translation>Denk daran, wer nach dir dran ist: Eine Stufe von 6 oder 7 ist ein Geschenk, das niemand haben will.</translation>
    </message>
    <message>
        <source>When the deck is empty, count hands. The round ends with the first one who has nothing left to play.</source>
        <translation>Ist das Deck leer, zähl mit, wie viele Karten die anderen noch haben. Die Runde endet, sobald jemand dran ist und nichts mehr zu spielen hat.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Spielbegriffe</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>To say the level aloud. The table does it, in words and with candles.</source>
        <translation>Die Stufe laut ansagen. Der Tisch macht das mit Worten und mit Kerzen.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>The face-down cards one draws from.</source>
        <translation>Die verdeckten Karten zum Nachziehen.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Clockwise or the other way round; a Mirror turns it.</source>
        <translatorcomment>The other way round. glossary: round</translatorcomment>
        <translation>Im Uhrzeigersinn oder andersherum; ein Spiegel dreht sie um.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Wisp, Sheet, Brine, Bride, Imp or Baron.</source>
        <translation>Irrlicht, Laken, Qualle, Braut, Teufelchen oder Baron.</translation>
    </message>
    <message>
        <source>Fright</source>
        <translation>Furcht</translation>
    </message>
    <message>
        <source>The points of this edition. The fewest win.</source>
        <translation>Die Punkte dieser Ausgabe. Wer die wenigsten hat, gewinnt.</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>Grusel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The number called last, from 0 to 7.</source>
        <translation>Die zuletzt gerufene Zahl, von 0 bis 7.</translation>
    </message>
    <message>
        <source>A card of the same family as the last ghost on the pile.</source>
        <translation>Eine Karte aus derselben Familie wie der letzte Geist auf dem Stapel.</translation>
    </message>
    <message>
        <source>A card without number and family. It always fits and changes nothing.</source>
        <translation>Eine Karte ohne Zahl und Familie. Sie passt immer und ändert nichts.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>The cards played since somebody last took them.</source>
        <translation>Alle Karten, die gespielt wurden, seit zuletzt jemand den Stapel genommen hat.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>So geht es an diesem Tisch</translation>
    </message>
    <message>
        <source>Click a card of your hand, or drag it to the middle, to play it. You draw by yourself.</source>
        <translation>Klick eine Karte in deiner Hand an oder zieh sie in die Mitte, und sie ist gespielt. Nachgezogen wird von selbst.</translation>
    </message>
    <message>
        <source>Point at a card first, and a bubble says what it would do: “5 → 7”, “Mirror: back to Mia”. A dimmed card does not fit; touch it, and the table says why.</source>
        <translatorcomment>To point at. glossary: point</translatorcomment>
        <translation>Zeig erst nur auf eine Karte, und eine Sprechblase sagt, was sie bewirkt: „5 → 7“, „Spiegel: zurück an Mia“. Eine abgedunkelte Karte passt nicht; klick sie an, und der Tisch sagt dir, warum.</translation>
    </message>
    <message>
        <source>The button &lt;b&gt;Take the pile&lt;/b&gt; is beside your hand whenever you may take it.</source>
        <translation>Wann immer du den Stapel nehmen darfst, erscheint neben deiner Hand der Knopf &lt;b&gt;Stapel nehmen&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The words beside the pile name the family that would mirror.</source>
        <translation>Neben dem Stapel steht, welche Familie gerade spiegelt.</translation>
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
        <translation>Du bist dran: Beginne einen neuen Stapel</translation>
    </message>
    <message>
        <source>%1: begin a new pile</source>
        <translation>%1: Beginne einen neuen Stapel</translation>
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
        <extracomment>%1 is a level</extracomment>
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
        <source>taking the pile would cost you the lead</source>
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
        <source>%1 must take the pile %2 of the time</source>
        <translation>Mit %2 Wahrscheinlichkeit muss %1 den Stapel nehmen</translation>
    </message>
    <message>
        <source>%1 is ahead and must take the pile %2 of the time</source>
        <extracomment>Ahead in points</extracomment>
        <translation>%1 liegt vorn und muss mit %2 Wahrscheinlichkeit den Stapel nehmen</translation>
    </message>
    <message>
        <source>the level stays at %1 and the turn goes back to %2</source>
        <translation>Die Stufe bleibt bei %1, und es geht zurück an %2</translation>
    </message>
    <message>
        <source>only Mist fits on %1</source>
        <extracomment>%1 is a level</extracomment>
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
        <source>it raises the level to %1, and the next player is stuck %2 of the time</source>
        <translation>Die Stufe steigt auf %1, und wer als Nächstes dran ist, sitzt mit %2 Wahrscheinlichkeit fest</translation>
    </message>
    <message>
        <source>it begins with %1</source>
        <extracomment>The pile; %1 is a level</extracomment>
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
        <translation>Die Spiele sind von ihnen; das Programm, seine Texte und seine Bilder sind von uns. Es steht in keiner Verbindung zu denen, die die Spiele erfunden haben, oder zu deren Verlagen.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Choose the card with that number; buttons count on after the cards</source>
        <translation>Die Karte mit dieser Nummer wählen; nach den Karten zählen die Knöpfe weiter</translation>
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
        <translation>Ofenrost</translation>
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
        <translation>3 Ruhm für zwei gefährliche Würfel unter mindestens sechs</translation>
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
        <source>Granny Grit</source>
        <translation>Oma Mumm</translation>
    </message>
    <message>
        <source>The Town Crier</source>
        <translation>Ausrufer Anton</translation>
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
    <message>
        <source>trades one Trap for one on offer</source>
        <translation>tauscht eine Falle gegen eine aus der Auslage</translation>
    </message>
    <message>
        <source>makes all complete Traps count in a bust</source>
        <translation>lässt alle erfüllten Fallen zählen, wenn es dich erwischt</translation>
    </message>
    <message>
        <source>makes a scored Trap pay again</source>
        <translation>lässt eine gewertete Falle noch einmal zahlen</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The hunters roll dice together, and every die can complete somebody’s Traps. Stay for more dice, or pass and score before the third Dangerous one comes up: after five rounds the &lt;b&gt;most&lt;/b&gt; Fame wins.</source>
        <translation>Auf Geisterjagd gilt jeder Würfel für alle und kann Fallen erfüllen, deine und die der anderen. Bleib für mehr Würfel, oder steig aus und werte, bevor der dritte gefährliche fällt: Nach fünf Runden gewinnt der &lt;b&gt;meiste&lt;/b&gt; Ruhm.</translation>
    </message>
    <message>
        <source>The Trap is complete: there are two 1s and a 3. The 6 is Dangerous.</source>
        <translation>Die Falle ist erfüllt: Zwei 1er und eine 3 liegen da. Die 6 ist gefährlich.</translation>
    </message>
    <message>
        <source>Two to five people can play, in any mix with computer players.</source>
        <translation>Es spielen zwei bis fünf mit, Menschen und Computer in beliebiger Mischung.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>Das Spielmaterial</translation>
    </message>
    <message>
        <source>&lt;b&gt;12 dice&lt;/b&gt;: three each of green, red, blue and yellow. The pips tell the colours apart, too: rounds, diamonds, squares and triangles.</source>
        <translation>&lt;b&gt;12 Würfel&lt;/b&gt;: je drei in Grün, Rot, Blau und Gelb. Auch die Augen verraten die Farbe: Kreise, Rauten, Quadrate und Dreiecke.</translation>
    </message>
    <message>
        <source>The four colours</source>
        <translation>Die vier Farben</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6 is &lt;b&gt;Dangerous&lt;/b&gt;; it burns.</source>
        <translation>Ein Würfel, der eine 5 oder 6 zeigt, ist &lt;b&gt;gefährlich&lt;/b&gt;; er brennt.</translation>
    </message>
    <message>
        <source>Dangerous dice</source>
        <translation>Gefährliche Würfel</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 Traps&lt;/b&gt;. You keep all that you get, and each pays again in every round in which the dice complete it.</source>
        <translation>&lt;b&gt;36 Fallen&lt;/b&gt;. Du behältst jede, die du bekommst, und sie zahlt in jeder Runde aufs Neue, in der die Würfel sie erfüllen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;25 Allies&lt;/b&gt;. Each helps once and is gone.</source>
        <translation>&lt;b&gt;25 Verstärkungskarten&lt;/b&gt;. Jede hilft einmal, dann ist sie weg.</translation>
    </message>
    <message>
        <source>A Trap and an Ally</source>
        <translation>Eine Falle und eine Verstärkung</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn order tokens&lt;/b&gt;, one for everybody, numbered from 1.</source>
        <translation>&lt;b&gt;Reihenfolge-Marker&lt;/b&gt;, einer für jeden Platz, nummeriert ab 1.</translation>
    </message>
    <message>
        <source>Turn order tokens for three players</source>
        <translation>Die Reihenfolge-Marker beim Spiel zu dritt</translation>
    </message>
    <message>
        <source>At the start of the game everybody is dealt one Trap. Chance picks who gets token 1; the others get the next numbers, clockwise.</source>
        <translation>Am Anfang des Spiels bekommen alle eine Falle. Der Zufall bestimmt, wer Marker 1 bekommt; im Uhrzeigersinn folgen die nächsten Nummern.</translation>
    </message>
    <message>
        <source>How a round goes</source>
        <translation>So läuft eine Runde</translation>
    </message>
    <message>
        <source>There are five rounds. Each goes like this:</source>
        <translation>Es gibt fünf Runden. Jede läuft so ab:</translation>
    </message>
    <message>
        <source>&lt;b&gt;The offer&lt;/b&gt;: five Traps are laid out, and as many Allies as there are players, less one. All 12 dice go into the pouch.</source>
        <translation>&lt;b&gt;Die Auslage&lt;/b&gt;: Fünf Fallen liegen aus, dazu Verstärkungskarten, und zwar eine weniger, als Plätze besetzt sind. Alle 12 Würfel kommen in den Beutel.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The first roll&lt;/b&gt;: the one with token 1 draws two dice from the pouch and rolls them. If both are Dangerous, both are rolled again until they are not.</source>
        <translation>&lt;b&gt;Der erste Wurf&lt;/b&gt;: Wer Marker 1 hat, zieht zwei Würfel aus dem Beutel und wirft sie. Sind beide gefährlich, werden beide noch einmal geworfen, bis das nicht mehr so ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay or pass&lt;/b&gt;: all who are in decide. Whoever passes has a turn and is out; whoever stays sees two more dice. This goes on until nobody is in, or until the third Dangerous die comes up.</source>
        <translation>&lt;b&gt;Bleiben oder aussteigen&lt;/b&gt;: Alle, die dabei sind, entscheiden sich. Wer aussteigt, hat einen Zug und ist dann raus; wer bleibt, sieht zwei Würfel mehr. So geht es weiter, bis niemand mehr dabei ist oder der dritte gefährliche Würfel fällt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Consolation&lt;/b&gt;: the one with the least Fame of this round gets an Ally.</source>
        <translation>&lt;b&gt;Trostpreis&lt;/b&gt;: Wer in dieser Runde am wenigsten Ruhm geholt hat, bekommt Verstärkung.</translation>
    </message>
    <message>
        <source>The holder of token 1 makes all the rolls that are made for everybody. The dice stay on the table, and all players use the same ones.</source>
        <translation>Wer Marker 1 hat, macht alle gemeinsamen Würfe. Die Würfel bleiben auf dem Tisch liegen und gelten für alle.</translation>
    </message>
    <message>
        <source>Stay or pass</source>
        <translation>Bleiben oder aussteigen</translation>
    </message>
    <message>
        <source>After a roll that left fewer than three Dangerous dice on the table, all who are in decide in secret, at the same time. Then the thumbs go up or down together.</source>
        <translation>Liegen nach einem Wurf weniger als drei gefährliche Würfel auf dem Tisch, entscheiden alle, die dabei sind, geheim und gleichzeitig. Dann gehen die Daumen gemeinsam hoch oder runter.</translation>
    </message>
    <message>
        <source>Up is to stay, down is to pass.</source>
        <translation>Daumen hoch heißt bleiben, Daumen runter heißt aussteigen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt;: two more dice are drawn and rolled, and you decide again. More dice complete more Traps.</source>
        <translation>&lt;b&gt;Bleiben&lt;/b&gt;: Zwei weitere Würfel werden gezogen und geworfen, und du entscheidest neu. Mehr Würfel erfüllen mehr Fallen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;: you have your turn now, with the dice as they lie, and are out for this round.</source>
        <translation>&lt;b&gt;Aussteigen&lt;/b&gt;: Du hast jetzt deinen Zug, mit den Würfeln, wie sie liegen. Danach bist du für diese Runde raus.</translation>
    </message>
    <message>
        <source>If only one player is left in, there is a last roll instead: see “The last one in”.</source>
        <translation>Ist nur noch eine Person dabei, gibt es stattdessen einen letzten Wurf: siehe „Allein noch dabei“.</translation>
    </message>
    <message>
        <source>If the pouch is empty, nobody is asked: all who are in pass together.</source>
        <translation>Ist der Beutel leer, wird niemand gefragt: Alle, die noch dabei sind, steigen zusammen aus.</translation>
    </message>
    <message>
        <source>Your turn after passing</source>
        <translation>Dein Zug nach dem Aussteigen</translation>
    </message>
    <message>
        <source>All who passed at the same time have a turn one after the other, lowest token first:</source>
        <translation>Alle, die zugleich ausgestiegen sind, haben nacheinander einen Zug, der niedrigste Marker zuerst:</translation>
    </message>
    <message>
        <source>If you are the &lt;b&gt;only one&lt;/b&gt; who passed this time, take one of the Allies on offer. If none is left, you get none.</source>
        <translation>Bist diesmal &lt;b&gt;nur du&lt;/b&gt; ausgestiegen, hol dir Verstärkung aus der Auslage. Ist keine mehr da, bekommst du keine.</translation>
    </message>
    <message>
        <source>Take one of the &lt;b&gt;Traps&lt;/b&gt; on offer. The gap is not filled until the next round.</source>
        <translation>Nimm eine &lt;b&gt;Falle&lt;/b&gt; aus der Auslage. Die Lücke bleibt bis zur nächsten Runde frei.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score&lt;/b&gt; all your complete Traps, the new one included.</source>
        <translation>&lt;b&gt;Werte&lt;/b&gt; alle deine erfüllten Fallen, auch die neue.</translation>
    </message>
    <message>
        <source>If several passed together, they exchange tokens afterwards: the lowest with the highest, the second lowest with the second highest, and so on. With an odd number the one in the middle keeps its token.</source>
        <translation>Sind mehrere zusammen ausgestiegen, tauschen sie danach ihre Marker: der niedrigste gegen den höchsten, der zweitniedrigste gegen den zweithöchsten und so weiter. Bei ungerader Zahl bleibt der mittlere, wo er ist.</translation>
    </message>
    <message>
        <source>Three passed together: 1 and 4 change places, 2 stays.</source>
        <translation>Drei sind zusammen ausgestiegen: 1 und 4 tauschen, 2 bleibt.</translation>
    </message>
    <message>
        <source>You may use Allies in your own turn; see “What the Allies do”.</source>
        <translation>In deinem eigenen Zug darfst du Verstärkung einsetzen; siehe „Was Verstärkung kann“.</translation>
    </message>
    <message>
        <source>Scoring, with an example</source>
        <translation>Werten, mit Beispiel</translation>
    </message>
    <message>
        <source>Every complete Trap pays the Fame in its corner. You keep the Trap, and it can pay again in later rounds.</source>
        <translation>Jede erfüllte Falle zahlt den Ruhm, der in ihrer Ecke steht. Du behältst die Falle, und in späteren Runden kann sie wieder zahlen.</translation>
    </message>
    <message>
        <source>Dice are not used up: the same dice count for all your Traps, and for everybody. On one Trap, too, one die may serve a number and a colour at once. But two 1s need two dice.</source>
        <translation>Würfel verbrauchen sich nicht: Dieselben Würfel zählen für alle deine Fallen und für alle am Tisch. Auch auf einer einzigen Falle darf ein Würfel zugleich für eine Zahl und eine Farbe stehen. Aber für zwei 1er braucht es zwei Würfel.</translation>
    </message>
    <message>
        <source>The dice on the table</source>
        <translation>Die Würfel auf dem Tisch</translation>
    </message>
    <message>
        <source>Mia’s Traps: all four are complete.</source>
        <translation>Die Fallen von Mia: Alle vier sind erfüllt.</translation>
    </message>
    <message>
        <source>%1: there are two 1s and a 3, 5 Fame. %2: the red 1 and the red 2 are its 1, its 2 and its two red dice all at once, 4 Fame. %3: 1 Fame for each red die makes 2. %4 wants all four colours, and even a Dangerous die has one: 3 Fame. That is 14 Fame together.</source>
        <extracomment>%1 to %4 are the names of Traps</extracomment>
        <translation>%1: Zwei 1er und eine 3 liegen da, 5 Ruhm. %2: Die rote 1 und die rote 2 sind zugleich die 1, die 2 und die zwei roten Würfel, 4 Ruhm. %3: 1 Ruhm für jeden roten Würfel macht 2. %4: Gefragt sind alle vier Farben, und auch ein gefährlicher Würfel hat eine, 3 Ruhm. Das sind zusammen 14 Ruhm.</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>Allein noch dabei</translation>
    </message>
    <message>
        <source>Once only one player is in, that player makes one last roll and chooses how many dice: 2, 3 or 4, as many as the pouch has.</source>
        <translation>Ist nur noch eine Person dabei, macht sie einen letzten Wurf und sucht sich aus, mit wie vielen Würfeln: 2, 3 oder 4, soweit der Beutel reicht.</translation>
    </message>
    <message>
        <source>If there are still fewer than three Dangerous dice, the player passes alone: an Ally, a Trap, and all complete Traps score.</source>
        <translation>Sind es auch dann weniger als drei gefährliche Würfel, steigt die Person allein aus: Sie holt sich Verstärkung, nimmt eine Falle und wertet alle erfüllten Fallen.</translation>
    </message>
    <message>
        <source>If there are three or more, it is a bust.</source>
        <translation>Sind es drei oder mehr, heißt es: Erwischt!</translation>
    </message>
    <message>
        <source>Allies cannot help before that roll. They may be used in the turn after it.</source>
        <translation>Vor diesem Wurf hilft keine Verstärkung, im Zug danach aber schon.</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Erwischt</translation>
    </message>
    <message>
        <source>As soon as three or more Dangerous dice lie on the table, everybody who is still in is bust.</source>
        <translation>Sobald drei oder mehr gefährliche Würfel auf dem Tisch liegen, werden alle erwischt, die noch dabei sind.</translation>
    </message>
    <message>
        <source>Three lamps burn: bust!</source>
        <translation>Drei Lampen brennen: erwischt!</translation>
    </message>
    <message>
        <source>All who are bust have their turn in the order of their tokens and exchange tokens afterwards, as if they had passed together. But:</source>
        <translation>Die Erwischten haben ihren Zug in der Reihenfolge ihrer Marker und tauschen danach die Marker, als wären sie zusammen ausgestiegen. Aber:</translation>
    </message>
    <message>
        <source>nobody takes an Ally, not even one who is bust alone;</source>
        <translation>niemand bekommt Verstärkung, auch nicht, wer allein erwischt wurde;</translation>
    </message>
    <message>
        <source>everybody takes a Trap as usual;</source>
        <translation>alle nehmen wie gewohnt eine Falle;</translation>
    </message>
    <message>
        <source>only &lt;b&gt;one&lt;/b&gt; complete Trap scores. You choose which; if one is complete, it must be scored.</source>
        <translation>nur &lt;b&gt;eine&lt;/b&gt; erfüllte Falle wird gewertet. Welche, suchst du dir aus; ist eine erfüllt, musst du auch werten.</translation>
    </message>
    <message>
        <source>What counts for a bust are the dice as they were rolled. An Ally who hides or turns a die cannot undo it.</source>
        <translation>Ob es euch erwischt, entscheiden die Würfel so, wie sie geworfen wurden. Auch Verstärkung, die einen Würfel verschwinden lässt oder dreht, macht das nicht rückgängig.</translation>
    </message>
    <message>
        <source>Reading a Trap</source>
        <translation>Eine Falle lesen</translation>
    </message>
    <message>
        <source>The number in the corner is the Fame. The drawings below say what must lie on the table. More dice than that never hurt, unless the Trap says “at most” or crosses a skull out.</source>
        <translation>Die Zahl in der Ecke ist der Ruhm. Die Zeichen darunter sagen, was auf dem Tisch liegen muss. Mehr Würfel als nötig schaden nie, außer die Falle sagt „höchstens“ oder streicht einen Totenkopf durch.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;bone-coloured die with pips&lt;/b&gt;: a die with this number, of any colour. A &lt;b&gt;coloured tile with a ring, diamond, square or triangle&lt;/b&gt;: a die of this colour, with any number.</source>
        <translation>Ein &lt;b&gt;knochenweißer Würfel mit Augen&lt;/b&gt;: ein Würfel mit dieser Zahl in beliebiger Farbe. Ein &lt;b&gt;farbiges Feld mit Ring, Raute, Quadrat oder Dreieck&lt;/b&gt;: ein Würfel in dieser Farbe mit beliebiger Zahl.</translation>
    </message>
    <message>
        <source>First: %1. Second: %2.</source>
        <extracomment>Under two Traps: what they pay for, as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>Die erste: %1. Die zweite: %2.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;coloured die with pips&lt;/b&gt;: both must be right on the same die. A &lt;b&gt;slash&lt;/b&gt; between two means one of them is enough.</source>
        <translation>Ein &lt;b&gt;farbiger Würfel mit Augen&lt;/b&gt;: Beides muss am selben Würfel stimmen. Ein &lt;b&gt;Schrägstrich&lt;/b&gt; zwischen zweien heißt: Einer davon genügt.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;burning skull&lt;/b&gt;: a Dangerous die. &lt;b&gt;Crossed out&lt;/b&gt;: no Dangerous die may lie there.</source>
        <translation>Ein &lt;b&gt;brennender Totenkopf&lt;/b&gt;: ein gefährlicher Würfel. &lt;b&gt;Durchgestrichen&lt;/b&gt;: Kein gefährlicher Würfel darf daliegen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;≥ with a number&lt;/b&gt;: at least so many dice. &lt;b&gt;≤ with a number&lt;/b&gt;: at most so many. A dashed outline beside it stands for any die, a skull for a Dangerous one.</source>
        <translation>&lt;b&gt;≥ mit einer Zahl&lt;/b&gt;: mindestens so viele Würfel. &lt;b&gt;≤ mit einer Zahl&lt;/b&gt;: höchstens so viele. Ein gestrichelter Umriss daneben steht für einen beliebigen Würfel, ein Totenkopf für einen gefährlichen.</translation>
    </message>
    <message>
        <source>An &lt;b&gt;arrow from a die to a coin&lt;/b&gt;: Fame for each such die. Two halves mean two dice at most are paid; three dots mean all of them are. One die is enough to complete it.</source>
        <translation>Ein &lt;b&gt;Pfeil vom Würfel zur Münze&lt;/b&gt;: Ruhm für jeden solchen Würfel. Zwei Hälften heißen: Höchstens zwei Würfel zahlen. Drei Punkte heißen: Alle zahlen. Ein einziger genügt, und die Falle ist erfüllt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dashed dice with equal signs&lt;/b&gt;: so many dice with the same number, whichever it is. &lt;b&gt;Dashed dice on stairs&lt;/b&gt;: so many numbers in a row. Colours do not matter.</source>
        <translation>&lt;b&gt;Gestrichelte Würfel mit Gleichheitszeichen&lt;/b&gt;: so viele Würfel mit gleicher Zahl, egal mit welcher. &lt;b&gt;Gestrichelte Würfel auf einer Treppe&lt;/b&gt;: so viele Zahlen in Folge. Die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>During the game a tick appears on every drawing that is fulfilled, and the Trap glows when it is complete.</source>
        <translation>Im Spiel bekommt jedes Zeichen, das schon stimmt, ein Häkchen, und die Falle leuchtet, sobald sie ganz erfüllt ist.</translation>
    </message>
    <message>
        <source>What the Allies do</source>
        <translation>Was Verstärkung kann</translation>
    </message>
    <message>
        <source>Use an Ally in your own turn, from its beginning until it ends; one you took in this turn may help at once. Each helps one time and is discarded. You may use several, and their help adds up in the order in which you use them.</source>
        <translation>Verstärkung setzt du in deinem eigenen Zug ein, vom Anfang bis zum Ende; was du in diesem Zug bekommen hast, darf gleich mithelfen. Jede Karte hilft einmal und wird dann abgelegt. Du darfst mehrere einsetzen; sie wirken in der Reihenfolge, in der du sie einsetzt.</translation>
    </message>
    <message>
        <source>What Allies change is in &lt;b&gt;your sight&lt;/b&gt; only and for this turn only: the others see the dice as they were rolled.</source>
        <translation>Was Verstärkung ändert, gilt nur für &lt;b&gt;deinen Blick&lt;/b&gt; und nur in diesem Zug: Die anderen sehen die Würfel so, wie sie geworfen wurden.</translation>
    </message>
    <message>
        <source>Before scoring:</source>
        <translation>Vor dem Werten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A plus and a die&lt;/b&gt;: one more die of that colour and number. It is only in sight, and no other Ally can change it.</source>
        <translation>&lt;b&gt;Ein Plus und ein Würfel&lt;/b&gt;: ein Würfel mehr mit dieser Farbe und Zahl. Er ist nur im Blick, und andere Verstärkung kann ihn nicht ändern.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Arrows up and down&lt;/b&gt;: makes a rolled die one higher or one lower, from 1 to 6.</source>
        <translation>&lt;b&gt;Pfeile nach oben und unten&lt;/b&gt;: dreht einen geworfenen Würfel um eins höher oder tiefer, von 1 bis 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A brush&lt;/b&gt;: gives a rolled die another colour.</source>
        <translation>&lt;b&gt;Ein Pinsel&lt;/b&gt;: gibt einem geworfenen Würfel eine andere Farbe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A skull that vanishes&lt;/b&gt;: hides a rolled Dangerous die. A hidden die does not count for anything and cannot be changed any more.</source>
        <translation>&lt;b&gt;Ein Totenkopf, der verschwindet&lt;/b&gt;: lässt einen geworfenen gefährlichen Würfel verschwinden. Der zählt dann für gar nichts und lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>In this order: %1; %2; %3; %4.</source>
        <extracomment>Under four Allies: what they do, as in &quot;gives a die another colour&quot;</extracomment>
        <translation>Der Reihe nach: %1; %2; %3; %4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and an arrow&lt;/b&gt;: take the top Trap of the deck as well.</source>
        <translation>&lt;b&gt;Zwei Karten und ein Pfeil&lt;/b&gt;: bringt dir zusätzlich die oberste Falle vom Deck.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shield with a heart&lt;/b&gt;: only when you are bust. All your complete Traps score instead of one.</source>
        <translation>&lt;b&gt;Ein Schild mit Herz&lt;/b&gt;: nur, wenn es dich erwischt hat. Alle deine erfüllten Fallen werden gewertet statt nur einer.</translation>
    </message>
    <message>
        <source>Before or after scoring:</source>
        <translation>Vor oder nach dem Werten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and two arrows&lt;/b&gt;: give one of your Traps that has not scored in this turn and take one from the offer. Yours is on offer then.</source>
        <translation>&lt;b&gt;Zwei Karten und zwei Pfeile&lt;/b&gt;: Gib eine deiner Fallen her, die in diesem Zug nicht gewertet wurde, und nimm eine aus der Auslage. Deine liegt dann in der Auslage.</translation>
    </message>
    <message>
        <source>After scoring:</source>
        <translation>Nach dem Werten:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A card and coins&lt;/b&gt;: a Trap that scored in this turn pays the same Fame once more.</source>
        <translation>&lt;b&gt;Eine Karte und Münzen&lt;/b&gt;: Eine Falle, die in diesem Zug gewertet wurde, zahlt denselben Ruhm noch einmal.</translation>
    </message>
    <message>
        <source>An Ally may be used wherever there is something to use it on, even if it brings no Fame. After scoring, your turn goes on only while one of your Allies can still do something.</source>
        <translation>Du darfst Verstärkung immer einsetzen, wenn es für sie etwas zu tun gibt, auch wenn das keinen Ruhm bringt. Nach dem Werten geht dein Zug nur weiter, solange deine Verstärkung noch etwas tun kann.</translation>
    </message>
    <message>
        <source>The end of a round and of the game</source>
        <translation>Ende der Runde, Ende des Spiels</translation>
    </message>
    <message>
        <source>When nobody is in any more, the round ends:</source>
        <translation>Ist niemand mehr dabei, endet die Runde:</translation>
    </message>
    <message>
        <source>Whoever earned the least Fame &lt;b&gt;in this round&lt;/b&gt; draws the top Ally of the deck. If several earned the least, each of them draws one, lowest token first.</source>
        <translation>Wer &lt;b&gt;in dieser Runde&lt;/b&gt; am wenigsten Ruhm geholt hat, zieht die oberste Verstärkung vom Deck. Sind es mehrere, ziehen sie alle eine, der niedrigste Marker zuerst.</translation>
    </message>
    <message>
        <source>Traps and Allies left on the offer are discarded and new ones are laid out. All dice go back into the pouch.</source>
        <translation>Was noch in der Auslage liegt, Fallen und Verstärkung, wird abgelegt. Neue Karten kommen in die Auslage und alle Würfel zurück in den Beutel.</translation>
    </message>
    <message>
        <source>Traps, unused Allies and tokens stay with their owners. When a deck is empty, its discarded cards are shuffled into a new one; if there are none, nothing is drawn.</source>
        <translatorcomment>Things stay. glossary: stay</translatorcomment>
        <translation>Fallen, Marker und Verstärkung, die noch nicht geholfen hat, behältst du. Ist ein Deck leer, werden seine abgelegten Karten zum neuen Deck gemischt; gibt es keine, wird nichts gezogen.</translation>
    </message>
    <message>
        <source>After the fifth round the game is over. The most Fame in all wins. If several have the most, they share the win.</source>
        <translation>Nach der fünften Runde ist das Spiel aus. Wer insgesamt am meisten Ruhm hat, gewinnt. Haben mehrere gleich viel, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>Four play, Kim has token 1. Lou has passed already. Ada and Max pass together: Ada’s token is lower, so her turn is first; neither gets an Ally, and then they exchange tokens. Kim is the last one in and chooses four dice. Two of them are 6s, and with the 5 on the table that makes three: bust. Kim takes a Trap, scores one of the complete ones, earned the least of this round and draws an Ally.</source>
        <translation>Vier spielen mit, Kim hat Marker 1. Lou ist schon ausgestiegen. Ada und Max steigen zusammen aus: Ada hat den niedrigeren Marker, also kommt ihr Zug zuerst; Verstärkung bekommen beide nicht, und danach tauschen sie die Marker. Kim ist allein noch dabei und nimmt vier Würfel. Zwei davon zeigen eine 6, und mit der 5 auf dem Tisch macht das drei: erwischt! Kim nimmt eine Falle und wertet eine der erfüllten, hat in dieser Runde am wenigsten Ruhm geholt und zieht Verstärkung.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Collect Traps that want the same things. One good roll then pays for all of them, in every round.</source>
        <translation>Sammle Fallen, die das Gleiche wollen. Dann zahlen nach einem guten Wurf alle auf einmal, Runde für Runde.</translation>
    </message>
    <message>
        <source>Pass when nobody else does: you get an Ally as well.</source>
        <translation>Steig aus, wenn es sonst niemand tut: Dann bekommst du Verstärkung dazu.</translation>
    </message>
    <message>
        <source>With two Dangerous dice on the table, staying must be worth a lot. The buttons tell how likely the bust is.</source>
        <translation>Liegen zwei gefährliche Würfel auf dem Tisch, muss sich das Bleiben schon sehr lohnen. Das Risiko steht auf den Knöpfen.</translation>
    </message>
    <message>
        <source>Early in the game a good Trap is worth more than Fame now, since it pays up to five times.</source>
        <translation>Früh im Spiel ist eine gute Falle mehr wert als schneller Ruhm: Sie zahlt bis zu fünfmal.</translation>
    </message>
    <message>
        <source>Keep Allies for the round in which they complete an expensive Trap. But an Ally that is unused at the end of the game is worth nothing.</source>
        <translation>Heb dir Verstärkung für die Runde auf, in der sie eine wertvolle Falle erfüllt. Aber was davon am Ende des Spiels übrig ist, ist nichts mehr wert.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Spielbegriffe</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>A card that helps once, in its owner’s turn.</source>
        <translation>Eine Karte, die dir in deinem Zug einmal hilft.</translation>
    </message>
    <message>
        <source>Three or more Dangerous dice: all who are in score one Trap only.</source>
        <translation>Drei oder mehr gefährliche Würfel: Alle, die noch dabei sind, werten nur eine Falle.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>A Trap is complete if the dice in sight fulfil all it asks for.</source>
        <translation>Eine Falle ist erfüllt, wenn die Würfel im Blick alles zeigen, was sie verlangt.</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Gefährlich</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6.</source>
        <translation>Ein Würfel, der eine 5 oder 6 zeigt.</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>Ruhm</translation>
    </message>
    <message>
        <source>The points of this game. The most win.</source>
        <translation>Die Punkte dieses Spiels. Wer die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Dabei und raus</translation>
    </message>
    <message>
        <source>Whoever has not passed in this round is in; all others are out.</source>
        <translation>Wer in dieser Runde noch nicht ausgestiegen ist, ist dabei; alle anderen sind raus.</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>Im Blick</translation>
    </message>
    <message>
        <source>The dice as a player’s own Allies make them look in this turn.</source>
        <translatorcomment>We say “du”. glossary: player</translatorcomment>
        <translation>Die Würfel so, wie deine eigene Verstärkung sie in diesem Zug aussehen lässt.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>The open Traps and Allies in the middle.</source>
        <translation>Die offenen Fallen und die Verstärkung in der Mitte.</translation>
    </message>
    <message>
        <source>Pouch</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Where the dice are that have not been rolled in this round.</source>
        <translation>Darin stecken die Würfel, die in dieser Runde noch nicht geworfen wurden.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>The number that says in which order turns are taken.</source>
        <translation>Die Nummer, die sagt, in welcher Reihenfolge ihr an der Reihe seid.</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>Falle</translation>
    </message>
    <message>
        <source>A card that pays Fame whenever it is complete and scored.</source>
        <translation>Eine Karte, die Ruhm zahlt, sooft sie erfüllt ist und gewertet wird.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>So geht es an diesem Tisch</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt; and &lt;b&gt;Pass&lt;/b&gt; are the two thumbs. Under each you see what it would bring: the risk of a bust, the Fame.</source>
        <translation>&lt;b&gt;Bleiben&lt;/b&gt; und &lt;b&gt;Aussteigen&lt;/b&gt; sind die beiden Daumen. Darunter steht, was sie bringen würden: das Risiko, erwischt zu werden, und der Ruhm.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking&lt;/b&gt;: click a Trap or an Ally on offer, or drag it to you.</source>
        <translation>&lt;b&gt;Nehmen&lt;/b&gt;: Klick in der Auslage eine Falle oder Verstärkung an oder zieh sie zu dir.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring&lt;/b&gt; is one button for all complete Traps. After a bust, click the Trap that shall count.</source>
        <translation>&lt;b&gt;Gewertet&lt;/b&gt; wird mit einem einzigen Knopf für alle erfüllten Fallen. Hat es dich erwischt, klick die Falle an, die zählen soll.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An Ally&lt;/b&gt;: click it, then what it is to change, then what becomes of that. Esc goes one step back.</source>
        <translation>&lt;b&gt;Verstärkung&lt;/b&gt;: Klick sie an, dann das, was sie ändern soll, und dann, was daraus wird. Mit Esc geht es einen Schritt zurück.</translation>
    </message>
    <message>
        <source>Everything is open in this game, so no curtain falls between players at one device. Only look away while another one decides to stay or to pass.</source>
        <translation>In diesem Spiel liegt alles offen, darum fällt an einem gemeinsamen Gerät kein Vorhang. Schau nur weg, wenn jemand anders entscheidet: bleiben oder aussteigen.</translation>
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
        <source>you are %n Fame behind the leader; the bust risk is %1</source>
        <translation>
            <numerusform>Bis zur Führung fehlt noch %n Ruhm; das Risiko liegt bei %1</numerusform>
            <numerusform>Bis zur Führung fehlen noch %n Ruhm; das Risiko liegt bei %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk is %1 and would cost %n Fame</source>
        <translation>
            <numerusform>Das Risiko liegt bei %1, und %n Ruhm steht auf dem Spiel</numerusform>
            <numerusform>Das Risiko liegt bei %1, und %n Ruhm stehen auf dem Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame is safe now; the bust risk would be %1</source>
        <translation>
            <numerusform>%n Ruhm ist jetzt sicher; beim Bleiben läge das Risiko bei %1</numerusform>
            <numerusform>%n Ruhm sind jetzt sicher; beim Bleiben läge das Risiko bei %1</numerusform>
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
            <numerusform>Mit %n Würfel liegt das Risiko bei %1</numerusform>
            <numerusform>Mit %n Würfeln liegt das Risiko bei %1</numerusform>
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
            <numerusform>Das bringt in %n weiteren Runde etwa %1 Ruhm</numerusform>
            <numerusform>Das bringt in %n weiteren Runden je etwa %1 Ruhm</numerusform>
        </translation>
    </message>
    <message>
        <source>no Trap on offer pays now</source>
        <translation>Keine Falle in der Auslage zahlt jetzt</translation>
    </message>
    <message numerus="yes">
        <source>it would be worth %n Fame to %1</source>
        <extracomment>A Trap is taken away from an opponent, %1</extracomment>
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
        <translation>
            <numerusform>Die neue Falle bringt jetzt %n Ruhm mehr</numerusform>
            <numerusform>Die neue Falle bringt jetzt %n Ruhm mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>the new Trap pays about %1 more Fame a round</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>Die neue Falle bringt etwa %1 Ruhm mehr pro Runde</translation>
    </message>
    <message numerus="yes">
        <source>one more Trap to go with your %n</source>
        <translation>
            <numerusform>Noch eine Falle; bisher hast du %n</numerusform>
            <numerusform>Noch eine Falle; bisher hast du %n</numerusform>
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
        <source>your Allies can still help later</source>
        <translation>Deine Verstärkung kann später noch helfen</translation>
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
        <extracomment>Dice</extracomment>
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
        <translation>allein raus: nimm&#xa0;eine</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>A player who has not left the round</extracomment>
        <translation>dabei</translation>
    </message>
    <message>
        <source>has decided</source>
        <extracomment>A player who has chosen to stay or to pass; which is still secret</extracomment>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>A player who has decided so</extracomment>
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
        <extracomment>A player whose turn it is to take a Trap and to score</extracomment>
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
        <translation>%1 hat in dieser Runde am wenigsten Ruhm geholt und zieht %2: %3.</translation>
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
        <translatorcomment>glossary: stay</translatorcomment>
        <translation>Noch zwei Würfel oder aussteigen?</translation>
    </message>
    <message>
        <source>%1: stay for two more dice, or pass?</source>
        <translatorcomment>glossary: stay</translatorcomment>
        <translation>%1: Noch zwei Würfel oder aussteigen?</translation>
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
        <source>Which die changes by one?</source>
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
        <source>Which Dangerous die will be hidden?</source>
        <translation>Welcher gefährliche Würfel soll verschwinden?</translation>
    </message>
    <message>
        <source>Which Trap on offer do you get for it?</source>
        <translation>Welche Falle aus der Auslage nimmst du dafür?</translation>
    </message>
    <message>
        <source>Which of your Traps do you give away?</source>
        <translation>Welche deiner Fallen gibst du her?</translation>
    </message>
    <message>
        <source>Which Trap pays again?</source>
        <translation>Welche Falle soll noch einmal zahlen?</translation>
    </message>
    <message>
        <source>No Dangerous die yet: three bust all who stayed.</source>
        <translation>Noch kein gefährlicher Würfel: Bei drei wird erwischt, wer geblieben ist.</translation>
    </message>
    <message>
        <source>One Dangerous: two more and all who stayed bust.</source>
        <translation>Ein gefährlicher Würfel: Noch zwei, und wer geblieben ist, wird erwischt.</translation>
    </message>
    <message>
        <source>Two Dangerous: one more and all who stayed bust.</source>
        <translation>Zwei gefährliche Würfel: Noch einer, und wer geblieben ist, wird erwischt.</translation>
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
            <numerusform>+%n&#xa0;Würfel, Risiko&#xa0;%1</numerusform>
            <numerusform>+%n&#xa0;Würfel, Risiko&#xa0;%1</numerusform>
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
        <extracomment>Where otherwise the complete Traps are listed</extracomment>
        <translation>keine Falle ist erfüllt</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Allies kept for later: %1</source>
        <extracomment>%1: how many</extracomment>
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
        <translation>jetzt kein Extra-Ruhm</translation>
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
        <extracomment>A Trap or an Ally; %1 is a player</extracomment>
        <translation>Das gehört %1.</translation>
    </message>
    <message>
        <source>Allies help in your own turn, after you have passed.</source>
        <translation>Verstärkung hilft in deinem eigenen Zug, wenn du ausgestiegen bist.</translation>
    </message>
    <message>
        <source>Only somebody who passes alone takes an Ally.</source>
        <translation>Nur wer allein aussteigt, bekommt Verstärkung.</translation>
    </message>
    <message>
        <source>First take an Ally.</source>
        <translation>Hol dir erst Verstärkung.</translation>
    </message>
    <message>
        <source>You have already taken your Trap this round.</source>
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
    <message>
        <source>not complete yet, %1 of %2</source>
        <extracomment>A Trap, read out: so many (%1) of the dice that are drawn on it (%2) have been rolled</extracomment>
        <translation>noch nicht erfüllt, %1 von %2</translation>
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
        <source>Same as the desktop</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
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
        <translation>Bitte an %1 weitergeben</translation>
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
        <extracomment>A hint. %1: what to do, %2: why, %3: how likely one then wins, as in 42%</extracomment>
        <translation>%1: %2. Siegchance: etwa %3.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of a hundred, as the language writes it: 38%</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: choose it once more to do it.</source>
        <extracomment>A move is made when it is chosen twice. %1: what was chosen once, as on its button</extracomment>
        <translation>%1: Zum Bestätigen noch einmal wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Read out of somebody at the table</extracomment>
        <translation>
            <numerusform>%n Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PreferencesDialog</name>
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
        <source>Same as the desktop</source>
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
        <source>&amp;Mute</source>
        <translation>Stu&amp;mm</translation>
    </message>
    <message>
        <source>Who usually plays here; the first name is proposed for a new game.</source>
        <translation>Wer hier meistens spielt; der erste Name wird für ein neues Spiel vorgeschlagen.</translation>
    </message>
    <message>
        <source>Person &amp;%1:</source>
        <translation>Person &amp;%1:</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>&amp;Cards and dice:</source>
        <extracomment>How loud cards, dice and other things are that are moved</extracomment>
        <translation>&amp;Karten und Würfel:</translation>
    </message>
    <message>
        <source>Si&amp;gnals:</source>
        <extracomment>How loud the sounds are that call somebody: a turn, a round, a win, danger</extracomment>
        <translation>Si&amp;gnale:</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Program</name>
    <message>
        <source>there is no display to show a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>es gibt keinen Bildschirm für ein Fenster (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt)</translation>
    </message>
    <message>
        <source>Ghostlight runs already but does not answer</source>
        <translation>Ghostlight läuft schon, antwortet aber nicht</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesBook</name>
    <message>
        <source>Keyboard: the &lt;b&gt;arrow keys&lt;/b&gt; lead from thing to thing and &lt;b&gt;Enter&lt;/b&gt; chooses. The digits &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; choose a card or a button by its place.</source>
        <translatorcomment>Keys lead. glossary: lead</translatorcomment>
        <translation>Tastatur: Die &lt;b&gt;Pfeiltasten&lt;/b&gt; führen von einem zum Nächsten, &lt;b&gt;Eingabe&lt;/b&gt; wählt aus. Die Ziffern &lt;b&gt;1&lt;/b&gt; bis &lt;b&gt;9&lt;/b&gt; wählen eine Karte oder einen Knopf nach der Stelle in der Reihe.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;, or H, shows a good move and says why it is good.</source>
        <translation>&lt;b&gt;Tipp&lt;/b&gt; oder die Taste H zeigt einen guten Zug und sagt, warum er gut ist.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt;, or U, takes back what you chose, as long as it showed you nothing new. Against computer players it goes back to your last decision.</source>
        <translation>&lt;b&gt;Rückgängig&lt;/b&gt; oder die Taste U nimmt zurück, was du gewählt hast, solange du dadurch nichts Neues gesehen hast. Gegen Computer geht es zurück bis zu deiner letzten Entscheidung.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Space&lt;/b&gt;, or a click on the bare table, hurries on what is being shown. The log, L, tells everything that has happened.</source>
        <translation>Die &lt;b&gt;Leertaste&lt;/b&gt; oder ein Klick auf den leeren Tisch spult vor, was gerade gezeigt wird. Der Spielverlauf, Taste L, erzählt, was bisher geschah.</translation>
    </message>
    <message>
        <source>Several people at one device: a curtain falls before the next hand is shown. Pass the device on. The next person confirms with one click, and only then do the cards appear.</source>
        <translation>Mehrere an einem Gerät: Bevor die nächste Hand zu sehen ist, fällt ein Vorhang. Gib das Gerät weiter. Erst wenn die nächste Person mit einem Klick bestätigt, erscheinen die Karten.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesReader</name>
    <message>
        <source>Place %1 of %2</source>
        <extracomment>Looking for a word in the rules: which of the places that have it is shown</extracomment>
        <translation>Stelle %1 von %2</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>Nicht in diesen Regeln</translation>
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
        <source>After a fixed number of rounds</source>
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
    <name>ghostlight::app::Show</name>
    <message>
        <source>%1 stands still: “%2”</source>
        <extracomment>On the terminal. %1 is a game&apos;s name, %2 what was asked last</extracomment>
        <translation>%1 steht still: „%2“</translation>
    </message>
    <message>
        <source>the folder “%1” cannot be made</source>
        <translation>der Ordner „%1“ lässt sich nicht anlegen</translation>
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
        <translation>Kühn: lässt keine Chance aus</translation>
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
        <source>“%1” is for a game that this version does not have.</source>
        <translation>„%1“ gehört zu einem Spiel, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>“%1” was played under a different version of the rules and cannot go on.</source>
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
        <source>“%1” cannot go on: the rules do not allow the move in line %2.</source>
        <translation>„%1“ lässt sich nicht spielen: Den Zug in Zeile %2 erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <source>“%1” is incomplete: it ends early, at line %2.</source>
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
