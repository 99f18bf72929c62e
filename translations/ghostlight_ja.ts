<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Art</name>
    <message>
        <source>The pictures are missing: there is neither “%1” nor “%2”.</source>
        <translation>画像が見つかりません。「%1」も「%2」もありません。</translation>
    </message>
    <message>
        <source>The pictures in “%1” cannot be read.</source>
        <translation>「%1」の画像を読み込めません。</translation>
    </message>
</context>
<context>
    <name>BumpersHiding</name>
    <message>
        <source>Your ride, from top to bottom</source>
        <translation>マシンの中身（一番上から一番下へ）</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>of a deck</comment>
        <translation>一番上</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>of a deck</comment>
        <translation>一番下</translation>
    </message>
</context>
<context>
    <name>BumpersResult</name>
    <message>
        <source>%1, ahead</source>
        <comment>what a play counts; it is the highest so far</comment>
        <translation>%1、トップ</translation>
    </message>
</context>
<context>
    <name>BumpersRide</name>
    <message>
        <source>Your ride</source>
        <translation>あなたのマシン</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
</context>
<context>
    <name>BumpersRoom</name>
    <message>
        <source>Ghostbumpers</source>
        <translation>おばけバンパー</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>山札：残り%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BumpersSeat</name>
    <message numerus="yes">
        <source>%n Character card(s) left</source>
        <translation>
            <numerusform>キャラクターカード：残り%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>スタートカード</translation>
    </message>
</context>
<context>
    <name>BumpersSign</name>
    <message>
        <source>%1 %2</source>
        <comment>what to do, how many cards</comment>
        <translation>%1：%2枚</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Choose a character</source>
        <translation>キャラクターを選ぶ</translation>
    </message>
</context>
<context>
    <name>Current</name>
    <message>
        <source>Play goes clockwise</source>
        <translation>手番は時計回り</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise</source>
        <translation>手番は反時計回り</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <extracomment>On the curtain between two people at one device.</extracomment>
        <translation>%1さんに渡してください</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>A button: the person of that name has taken the device.</extracomment>
        <translation>%1です</translation>
    </message>
</context>
<context>
    <name>FrightGauge</name>
    <message>
        <source>Level %1 of 7</source>
        <translation>レベル%1（最大7）</translation>
    </message>
</context>
<context>
    <name>GhostsRoom</name>
    <message>
        <source>Ghosts</source>
        <translation>おばけだらけ</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ghostlight, home</source>
        <translation>Ghostlight ホーム</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>おばけだらけ</translation>
    </message>
    <message>
        <source>2–6 players · sly and quick</source>
        <translation>2〜6人・サクサクかけひき</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>おばけバンパー</translation>
    </message>
    <message>
        <source>3–6 players · loud and daring</source>
        <translation>3〜6人・にぎやかで大胆</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>おばけハンター</translation>
    </message>
    <message>
        <source>2–5 players · dice and nerve</source>
        <translation>2〜5人・ダイスと度胸</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>HomeBox</name>
    <message>
        <source>Set up…</source>
        <translation>準備…</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>「%1」の準備</translation>
    </message>
</context>
<context>
    <name>HunterControls</name>
    <message>
        <source>Back</source>
        <comment>one step back in the use of an Ally</comment>
        <translation>戻る</translation>
    </message>
</context>
<context>
    <name>HunterPiece</name>
    <message>
        <source>%1. %2</source>
        <comment>two short remarks on a card</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>HuntersRoom</name>
    <message>
        <source>Ghost Hunters</source>
        <translation>おばけハンター</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>これまでの流れ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>All right</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Paused</source>
        <extracomment>The game stands still.</extracomment>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>QMainWindow</name>
    <message>
        <source>Ghostlight games (*.ghostlight)</source>
        <translation>Ghostlightのゲーム (*.ghostlight)</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Play again</source>
        <translation>もう一度遊ぶ</translation>
    </message>
    <message>
        <source>Rematch with other seats</source>
        <translation>席を変えて再戦</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
</context>
<context>
    <name>RoomActions</name>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
</context>
<context>
    <name>RoomIcons</name>
    <message>
        <source>Turn sound off</source>
        <translation>音を消す</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>音を出す</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>ゲームの記録</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>RoomSeat</name>
    <message>
        <source>%1, %2</source>
        <comment>score and note of a seat</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>「%1」のルール</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RulesIndex</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
</context>
<context>
    <name>RulesIndexLine</name>
    <message>
        <source>The game is here</source>
        <extracomment>In the contents of the rules: this chapter tells what is being asked in the game now.</extracomment>
        <translation>いまここです</translation>
    </message>
</context>
<context>
    <name>RulesLeaf</name>
    <message>
        <source>Back to %1</source>
        <extracomment>Turns a page back; %1 is the title of the chapter there.</extracomment>
        <translation>戻る：%1</translation>
    </message>
    <message>
        <source>On to %1</source>
        <extracomment>Turns a page; %1 is the title of the chapter there.</extracomment>
        <translation>次へ：%1</translation>
    </message>
</context>
<context>
    <name>RulesShelf</name>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Which game do you want to read about?</source>
        <translation>どのゲームのルールを読みますか？</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out from a score pad. %1: who, %2: the points of a round</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Total</source>
        <extracomment>The last line of a score pad.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Total of %1: %2</source>
        <extracomment>Read out from the last line of a score pad. %1: who, %2: the total</extracomment>
        <translation>%1の合計：%2</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Set up %1</source>
        <translation>「%1」の準備</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>ホーム</translation>
    </message>
    <message>
        <source>One seat fewer</source>
        <translation>席を減らす</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>One seat more</source>
        <translation>席を増やす</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>ゲームの長さ</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Seed: by chance</source>
        <translation>シード：おまかせ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>Order of %1: up and down move the seat</source>
        <translation>%1さんの順番：上下キーで席を移動</translation>
    </message>
    <message>
        <source>Another character than %1</source>
        <translation>%1さんを別のキャラクターに変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>席%1の担当</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>%1さんの強さ</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Previous</source>
        <extracomment>The choice before this one, in a short list.</extracomment>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The choice after this one, in a short list.</extracomment>
        <translation>次へ</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersRules</name>
    <message>
        <source>To a score</source>
        <extracomment>A length of the game: it ends when somebody has enough points</extracomment>
        <translation>目標点まで</translation>
    </message>
    <message>
        <source>Fixed rounds</source>
        <translation>決まったラウンド数</translation>
    </message>
    <message>
        <source>The game goes on until somebody has the agreed number of points at the end of a round. 25 is proposed; you choose the score when you set up the game. After 100 rounds it ends in any case.</source>
        <translation>ラウンドの終わりに誰かが目標の点数に達するまで続けます。目標ははじめ25点で、ゲームの準備で変えられます。達していなくても、100ラウンドで終わります。</translation>
    </message>
    <message>
        <source>With three players the game has 6 rounds, with four 8, with five 5 and with six 6.</source>
        <translation>ラウンド数は、3人なら6、4人なら8、5人なら5、6人なら6です。</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>どんなゲーム？</translation>
    </message>
    <message>
        <source>Monsters in bumper cars fight for tricks, and whoever wins one gets a bump and turns over a card of their own ride. Hide your Scared card so well that it lies in the right place when the round ends: the &lt;b&gt;most&lt;/b&gt; points win.</source>
        <translation>バンパーカーに乗ったモンスターたちが、トリックを取り合います。勝つとドスンとぶつかって、自分のマシンのカードをめくることになります。ラウンドが終わったとき、びくびくカードがちょうどよい場所にあるよう、うまく隠しましょう。点数の&lt;b&gt;いちばん多い&lt;/b&gt;人の勝ちです。</translation>
    </message>
    <message>
        <source>A ride: six riders are Unfazed, one is Scared.</source>
        <translation>マシン：へっちゃらが6枚、びくびくが1枚。</translation>
    </message>
    <message>
        <source>Three to six people can play, in any mix with computer players.</source>
        <translation>3〜6人で遊べます。人とコンピューターはどう組み合わせてもかまいません。</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>使うもの</translation>
    </message>
    <message>
        <source>&lt;b&gt;67 Monster cards&lt;/b&gt;: seven of each value from 1 to 9, and four X that count as 0 or 10.</source>
        <translation>&lt;b&gt;モンスターカード67枚&lt;/b&gt;：1から9まで各7枚と、0か10として使うXが4枚。</translation>
    </message>
    <message>
        <source>Monster cards: a low one, the 5, a high one and the X</source>
        <translation>モンスターカード：小さい数、5、大きい数、X</translation>
    </message>
    <message>
        <source>With fewer than six players some cards stay in the box: one of each value from 1 to 9 with five players, two with four, three with three. The X are always all there.</source>
        <translatorcomment>glossary: stay</translatorcomment>
        <translation>6人より少ないときは、1から9のカードを、5人なら各1枚、4人なら各2枚、3人なら各3枚抜きます。Xはいつも全部使います。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seven Character cards&lt;/b&gt; for everybody: six Unfazed and one Scared. Stacked face down they are your &lt;b&gt;ride&lt;/b&gt;, and a new one is made every round.</source>
        <translation>&lt;b&gt;キャラクターカード（1人7枚）&lt;/b&gt;：へっちゃら6枚とびくびく1枚。裏向きに重ねたものが自分の&lt;b&gt;マシン&lt;/b&gt;で、ラウンドごとに作り直します。</translation>
    </message>
    <message>
        <source>Unfazed and Scared</source>
        <translation>へっちゃらとびくびく</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Starting card&lt;/b&gt; shows who leads the first trick. Chance gives it to somebody before the first round; after each round it passes to the left.</source>
        <translation>&lt;b&gt;スタートカード&lt;/b&gt;：最初のトリックでリードする人のしるしです。第1ラウンドの前にくじで決まり、ラウンドが終わるたびに左どなりへ渡します。</translation>
    </message>
    <message>
        <source>Hiding the Scared card</source>
        <translation>びくびくカードを隠す</translation>
    </message>
    <message>
        <source>At the start of a round everybody is dealt nine Monster cards. Look at them, and think how many tricks you are going to win.</source>
        <translation>ラウンドのはじめに、全員にモンスターカードが9枚ずつ配られます。手札を見て、トリックにいくつ勝てそうか考えましょう。</translation>
    </message>
    <message>
        <source>Then everybody secretly chooses how many of the six Unfazed lie above the Scared card: none, all six, or anything between. Nobody sees what the others choose.</source>
        <translation>次に、へっちゃら6枚のうち何枚をびくびくカードの上に置くかを、全員がこっそり決めます。0枚でも、6枚全部でも、その間でもかまいません。ほかの人の選択は見えません。</translation>
    </message>
    <message>
        <source>Two above, four below. The top of the ride comes first.</source>
        <translation>上に2枚、下に4枚。先頭がマシンの一番上です。</translation>
    </message>
    <message>
        <source>When the round ends, every Unfazed &lt;b&gt;below&lt;/b&gt; the Scared card is worth a point. They count &lt;b&gt;twice&lt;/b&gt; if the Scared card is on top then. But if it is revealed while cards lie below it, you get nothing.</source>
        <translation>ラウンドが終わったとき、びくびくカードより&lt;b&gt;下&lt;/b&gt;のへっちゃらが1枚1点になります。びくびくカードが一番上にあれば&lt;b&gt;2倍&lt;/b&gt;です。ただし、下にカードが残っているうちにめくられてしまうと、0点です。</translation>
    </message>
    <message>
        <source>So a place high up is worth a lot and is dangerous; a place far down is safe and worth little.</source>
        <translation>つまり、上のほうは高得点でも危なく、下のほうは安全でも得点が少なくなります。</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>トリックにカードを出す</translation>
    </message>
    <message>
        <source>The holder of the Starting card leads the first trick of a round. After that, the winner of a trick leads the next one. All others follow clockwise, once each.</source>
        <translation>ラウンド最初のトリックは、スタートカードを持つ人のリードです。その後は、トリックの勝者が次のトリックをリードします。ほかの人は時計回りに1回ずつ出します。</translation>
    </message>
    <message>
        <source>Play &lt;b&gt;one&lt;/b&gt; card, or &lt;b&gt;several of the same value&lt;/b&gt;. You need not follow anything: every card may be played at any time.</source>
        <translation>カードを&lt;b&gt;1枚&lt;/b&gt;、または&lt;b&gt;同じ数を何枚か&lt;/b&gt;出します。前の人に合わせる必要はなく、いつでもどのカードでも出せます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;One card&lt;/b&gt; counts its value.</source>
        <translation>&lt;b&gt;1枚&lt;/b&gt;なら、その数がそのまま強さです。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Several together&lt;/b&gt; count their number first, and their value only behind the point: two 7s are 2.7, three 8s are 3.8. That is less than a single 4!</source>
        <translation>&lt;b&gt;何枚か一緒&lt;/b&gt;なら、枚数が一の位、カードの数は小数点の後です。7が2枚なら2.7、8が3枚なら3.8。なんと、1枚だけの4よりも弱いのです！</translation>
    </message>
    <message>
        <source>Three 8s count 3.8 and lose to a single 4.</source>
        <translation>8が3枚は3.8。4が1枚に負けます。</translation>
    </message>
    <message>
        <source>After playing several cards you &lt;b&gt;draw&lt;/b&gt; at once, one card fewer than you played. So all hands stay equally large.</source>
        <translatorcomment>glossary: stay</translatorcomment>
        <translation>何枚か出したら、出した枚数より1枚少なく、すぐに&lt;b&gt;引きます&lt;/b&gt;。だから、全員の手札の枚数はいつも同じです。</translation>
    </message>
    <message>
        <source>The highest count wins the trick. If several are equally high, the one played &lt;b&gt;last&lt;/b&gt; wins.</source>
        <translation>いちばん強い人がトリックに勝ちます。同じ強さなら、&lt;b&gt;最後に&lt;/b&gt;出した人の勝ちです。</translation>
    </message>
    <message>
        <source>Mia leads with a 3. Robin plays two 5s, which is 2.5, and draws a card. Sam plays a 7. Lou plays a 7 as well, later than Sam, and wins the trick.</source>
        <translation>ミアさんが3でリードします。ロビンさんは5を2枚、つまり2.5を出して、1枚引きます。サムさんは7を出します。ルーさんも7を出し、サムさんより後なので、トリックに勝ちます。</translation>
    </message>
    <message>
        <source>The X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>An X counts as &lt;b&gt;0&lt;/b&gt; or as &lt;b&gt;10&lt;/b&gt;. You say which as you play it, so it is either the lowest or the highest card there is.</source>
        <translation>Xは&lt;b&gt;0&lt;/b&gt;か&lt;b&gt;10&lt;/b&gt;として使います。どちらにするかは出すときに決めます。つまり、いちばん弱いカードにも、いちばん強いカードにもなります。</translation>
    </message>
    <message>
        <source>An X as 10 beats the 9, as 0 it loses to every other card.</source>
        <translation>10にしたXは9に勝ち、0にしたXはほかのどのカードにも負けます。</translation>
    </message>
    <message>
        <source>Several X together all count the same. As 0 two of them are 2.0 and three are 3.0. As 10 two of them are 2.10, which is the same number as 2.1; three are 3.1.</source>
        <translation>Xを何枚か一緒に出すときは、すべて同じ数にします。0なら、2枚で2.0、3枚で3.0。10なら、2枚で2.10、つまり2.1と同じで、3枚なら3.1です。</translation>
    </message>
    <message>
        <source>An X also changes what happens to the winner: with at least one X in the trick, no card is revealed. See “Winning a trick”.</source>
        <translation>Xがあると、勝者に起こることも変わります。トリックにXが1枚でもあれば、カードはめくりません。「トリックに勝ったら」を見てください。</translation>
    </message>
    <message>
        <source>Winning a trick</source>
        <translation>トリックに勝ったら</translation>
    </message>
    <message>
        <source>The winner’s car takes the bump. Which one depends on the cards of &lt;b&gt;all&lt;/b&gt; players in this trick:</source>
        <translation>勝者のマシンにドスンと衝撃が来ます。何が起こるかは、このトリックに&lt;b&gt;全員&lt;/b&gt;が出したカードで決まります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;No X&lt;/b&gt;: the winner reveals one card from the top of the ride, and one more for every 5 in the trick. The cards turn over one at a time. If the Scared card comes up, it stops there.</source>
        <translation>&lt;b&gt;Xがない&lt;/b&gt;：勝者はマシンの一番上から1枚、さらにトリックにある5の枚数だけめくります。カードは1枚ずつめくり、びくびくカードが出たらそこで止まります。</translation>
    </message>
    <message>
        <source>Two 5s in the trick: the winner reveals one card, and two more for the 5s.</source>
        <translation>トリックに5が2枚：勝者は1枚と、さらに2枚めくります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;At least one X&lt;/b&gt;: nothing is revealed. The bottom card of the winner’s ride moves to its top, once, however many X there are. If only one card is left, it stays.</source>
        <translation>&lt;b&gt;Xがある&lt;/b&gt;：カードはめくりません。勝者のマシンの一番下のカードが一番上に移ります。Xが何枚あっても1回だけです。残り1枚なら、そのままです。</translation>
    </message>
    <message>
        <source>Then the Monster cards of the trick are put aside, and the winner leads the next trick.</source>
        <translation>その後、トリックのモンスターカードを脇によけて、勝者が次のトリックをリードします。</translation>
    </message>
    <message>
        <source>Lou hid the Scared card below two Unfazed and wins the trick with two 5s in it. Three cards must be revealed: Unfazed, Unfazed, Scared! The round is over, and Lou gets nothing for it.</source>
        <translation>ルーさんはびくびくカードをへっちゃら2枚の下に隠していて、5が2枚あるトリックに勝ちました。3枚めくると、へっちゃら、へっちゃら、びくびく！&#x3000;ラウンドは終わり、ルーさんは0点です。</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>山札がなくなったら</translation>
    </message>
    <message>
        <source>Somebody may have to draw when the deck is empty. Then the cards of earlier tricks are shuffled into a new deck. The trick that is being played is left alone.</source>
        <translation>引くときに山札がなければ、これまでのトリックのカードを切りまぜて、新しい山札にします。今のトリックのカードはそのままです。</translation>
    </message>
    <message>
        <source>If there are no such cards either, everybody gives one:</source>
        <translation>それもなければ、全員が1枚ずつ差し出します。</translation>
    </message>
    <message>
        <source>The one who draws begins, the others follow clockwise. Each gives one card of their hand, face up, and sees what was given before.</source>
        <translation>引く人から時計回りに、手札を1枚ずつ表向きに差し出します。前の人のカードは見てかまいません。</translation>
    </message>
    <message>
        <source>The given cards are shuffled into a new deck.</source>
        <translation>集まったカードを切りまぜて、新しい山札にします。</translation>
    </message>
    <message>
        <source>Drawing goes on where it stopped.</source>
        <translation>引いていた続きから引きます。</translation>
    </message>
    <message>
        <source>If the one who draws has no card left to give, that person gives none and draws one card fewer. That way all hands are the same size again between two tricks.</source>
        <translation>引く人に差し出す手札がなければ、差し出さずに、引く枚数を1枚減らします。これで、次のトリックまでに全員の手札がまた同じ枚数になります。</translation>
    </message>
    <message>
        <source>All of it is done before the next player plays.</source>
        <translation>ここまで済んでから、次の人がカードを出します。</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>終わりと得点</translation>
    </message>
    <message>
        <source>A round ends when a Scared card is revealed, or when all hands are empty. The trick is finished first, and if both happen at once, the Scared card decides.</source>
        <translation>びくびくカードがめくられるか、全員の手札がなくなると、ラウンドは終わりです。トリックは最後まで行い、両方同時なら、びくびくカードのほうで決まります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scared&lt;/b&gt;: the card was revealed and others lay below it. Its owner gets 0 points; everybody else scores their ride.</source>
        <translation>&lt;b&gt;びくびく&lt;/b&gt;：下にカードが残っているうちにめくられました。持ち主は0点、ほかの全員は自分のマシンで得点します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Paranoia&lt;/b&gt;: the Scared card was revealed as the very last of its ride. Its owner gets 10 points, and everybody else 0. It does not matter how the card got there.</source>
        <translation>&lt;b&gt;大パニック&lt;/b&gt;：びくびくカードがマシンの最後の1枚としてめくられました。持ち主は10点、ほかの全員は0点です。どうやってそこに来たかは関係ありません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty hands&lt;/b&gt;: everybody scores their ride.</source>
        <translation>&lt;b&gt;手札切れ&lt;/b&gt;：全員が自分のマシンで得点します。</translation>
    </message>
    <message>
        <source>To score a ride, count the Unfazed below the Scared card. If the Scared card is on top now, double them. The cards are shown to all, down to the Scared one.</source>
        <translation>マシンの得点は、びくびくカードより下のへっちゃらの枚数です。びくびくカードが一番上なら2倍にします。カードは、びくびくが出るまで全員に見せます。</translation>
    </message>
    <message>
        <source>Two above, three below: 3 points</source>
        <translation>上に2枚、下に3枚：3点</translation>
    </message>
    <message>
        <source>On top, with four below: twice 4 are 8 points</source>
        <translation>一番上で、下に4枚：4の2倍で8点</translation>
    </message>
    <message>
        <source>At the bottom, with others above: 0 points</source>
        <translation>一番下で、上にカードあり：0点</translation>
    </message>
    <message>
        <source>Worked out: all hands are empty. Mia’s ride is the first one here and brings 3 points. Robin won two tricks without an X and revealed the two Unfazed that lay above the Scared card: the second ride, 8 points. Sam hid it at the bottom for Paranoia but won too few tricks: the third ride, 0 points.</source>
        <translation>計算例：全員の手札がなくなりました。ミアさんのマシンは1つ目の図で、3点です。ロビンさんはXのないトリックに2回勝ち、びくびくカードの上のへっちゃら2枚をめくりました。2つ目の図のマシンで、8点です。サムさんは大パニックを狙って一番下に隠しましたが、勝ったトリックが足りませんでした。3つ目の図のマシンで、0点です。</translation>
    </message>
    <message>
        <source>The most points win the game. If several have the most, they share the win.</source>
        <translation>点数のいちばん多い人の勝ちです。同点なら、その人たちで勝ちを分け合います。</translation>
    </message>
    <message>
        <source>Two lengths</source>
        <translation>長さは2通り</translation>
    </message>
    <message>
        <source>You choose how long the game lasts when you set it up. All other rules are the same.</source>
        <translation>ゲームの長さは準備のときに選びます。ほかのルールは同じです。</translation>
    </message>
    <message>
        <source>6 rounds with three players, 8 with four, 5 with five and 6 with six. So everybody holds the Starting card equally often.</source>
        <translation>3人なら6ラウンド、4人なら8ラウンド、5人なら5ラウンド、6人なら6ラウンド。スタートカードを持つ回数が全員同じになります。</translation>
    </message>
    <message>
        <source>As many rounds as it takes until somebody has the agreed score at the end of one, 25 if you change nothing. Even then the most points win, so somebody else may be ahead. After 100 rounds it is over in any case.</source>
        <translation>ラウンドの終わりに誰かが目標点（変えなければ25点）に達するまで続けます。勝つのはやはり点数のいちばん多い人なので、ほかの人が上にいることもあります。達していなくても、100ラウンドで終わります。</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>コツ</translation>
    </message>
    <message>
        <source>A hand of low cards wins few tricks: hide the Scared card near the top. With many high cards put it deeper, and bump your way down to it.</source>
        <translation>小さいカードばかりの手札では、トリックにあまり勝てません。びくびくカードは上のほうに隠しましょう。大きいカードが多ければ深く隠して、ドスンドスンと近づいていきましょう。</translation>
    </message>
    <message>
        <source>Best of all is to win exactly as many tricks as there are Unfazed above the Scared card. Then stop winning: play several cards of a kind, they hardly ever take a trick.</source>
        <translation>いちばんよいのは、びくびくカードの上のへっちゃらと同じ数だけトリックに勝つことです。その後は勝たないこと。同じカードを何枚か出せば、まずトリックには勝ちません。</translation>
    </message>
    <message>
        <source>A 5 is poison for whoever wins. Play it where others are ahead.</source>
        <translation>5は勝者にとって毒です。ほかの人が勝ちそうなところに出しましょう。</translation>
    </message>
    <message>
        <source>An X can save you: nothing is revealed. But watch your bottom card, it comes to the top. If the Scared card is at the bottom, one X puts it on top, where it counts double.</source>
        <translation>Xがあればカードをめくらずに済み、助かることがあります。でも、一番下のカードが一番上に来るので気をつけて。びくびくカードが一番下なら、X1枚で一番上に来て、得点が2倍になります。</translation>
    </message>
    <message>
        <source>The fewer cards are left in a ride, the nearer is Paranoia. Do not let somebody with a tiny ride win the last trick.</source>
        <translation>マシンのカードが減るほど、大パニックが近づきます。残りわずかな人を、最後のトリックで勝たせてはいけません。</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>ゲームの用語</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>ドスン</translation>
    </message>
    <message>
        <source>What the winner of a trick gets: a card of the ride is revealed, or moves.</source>
        <translation>トリックの勝者が受ける衝撃。マシンのカードをめくるか、動かします。</translation>
    </message>
    <message>
        <source>Character card</source>
        <translation>キャラクターカード</translation>
    </message>
    <message>
        <source>One of the seven cards of a ride, Unfazed or Scared.</source>
        <translation>マシンを作る7枚のカード。へっちゃらかびくびくです。</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message>
        <source>To play the first card of a trick.</source>
        <translation>トリックの最初のカードを出すこと。</translation>
    </message>
    <message>
        <source>Monster card</source>
        <translation>モンスターカード</translation>
    </message>
    <message>
        <source>A card of your hand, with a value from 1 to 9 or an X.</source>
        <translation>手札のカード。1から9の数か、Xです。</translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>大パニック</translation>
    </message>
    <message>
        <source>The Scared card is revealed as the last of its ride: 10 points for its owner, none for the others.</source>
        <translation>びくびくカードがマシンの最後の1枚としてめくられること。持ち主は10点、ほかの人は0点です。</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>めくる</translation>
    </message>
    <message>
        <source>To turn over the top card of your ride, for all to see.</source>
        <translation>マシンの一番上のカードを表にして、全員に見せること。</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Your deck of Character cards, face down.</source>
        <translation>裏向きに重ねた、自分のキャラクターカードの山。</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>びくびく</translation>
    </message>
    <message>
        <source>The one card of your ride that must not come up too early.</source>
        <translation>マシンに1枚だけの、早く出てはいけないカード。</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>トリック</translation>
    </message>
    <message>
        <source>One play from everybody; the highest wins.</source>
        <translation>全員が1回ずつカードを出すこと。いちばん強い人が勝ちます。</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>へっちゃら</translation>
    </message>
    <message>
        <source>The six other cards of your ride. Below the Scared one they are points.</source>
        <translation>マシンのほかの6枚。びくびくカードの下にあれば得点になります。</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>このテーブルでの操作</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hiding&lt;/b&gt;: your ride is spread out before you. Slide along it; the Scared card goes into the gap that you click.</source>
        <translation>&lt;b&gt;隠す&lt;/b&gt;：マシンが目の前に並びます。その上をなぞり、すき間をクリックすると、そこにびくびくカードが入ります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Playing&lt;/b&gt;: click a card, or several of the same value, and press &lt;b&gt;Play&lt;/b&gt;. A card clicked again goes back to your hand. Or drag a single card to the middle.</source>
        <translation>&lt;b&gt;出す&lt;/b&gt;：カードを1枚、または同じ数を何枚かクリックして、&lt;b&gt;出す&lt;/b&gt;を押します。もう一度クリックしたカードは手札に戻ります。1枚だけなら、中央へドラッグしても出せます。</translation>
    </message>
    <message>
        <source>An X asks whether it counts as 0 or as 10.</source>
        <translation>Xを出すと、0と10のどちらにするか聞かれます。</translation>
    </message>
    <message>
        <source>A bubble tells before you play what your cards count and what would come of it, as in “2.5: loses to 4”.</source>
        <translation>出す前に、カードの強さと結果の見込みが、「2.5：4に負け」のように吹き出しに出ます。</translation>
    </message>
    <message>
        <source>The sign above the trick says how many cards the winner must reveal at the moment; it pulses with every 5.</source>
        <translation>トリックの上の看板には、今、勝者がめくる枚数が出ます。5が出るたびに光ります。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersWords</name>
    <message>
        <source>X, counts as 0 or 10</source>
        <translation>X（0か10として使う）</translation>
    </message>
    <message>
        <source>5, one more card to reveal</source>
        <translation>5（めくる枚数＋1）</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>びくびく</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>へっちゃら</translation>
    </message>
    <message>
        <source>two %1s</source>
        <extracomment>Two cards of the value %1</extracomment>
        <translation>2枚の%1</translation>
    </message>
    <message>
        <source>three %1s</source>
        <extracomment>Three cards of the value %1</extracomment>
        <translation>3枚の%1</translation>
    </message>
    <message>
        <source>four %1s</source>
        <extracomment>Four cards of the value %1</extracomment>
        <translation>4枚の%1</translation>
    </message>
    <message>
        <source>five %1s</source>
        <extracomment>Five cards of the value %1</extracomment>
        <translation>5枚の%1</translation>
    </message>
    <message>
        <source>six %1s</source>
        <extracomment>Six cards of the value %1</extracomment>
        <translation>6枚の%1</translation>
    </message>
    <message>
        <source>seven %1s</source>
        <extracomment>Seven cards of the value %1</extracomment>
        <translation>7枚の%1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>ラウンド%1／%2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, up to %n point(s)</source>
        <extracomment>%1 is the number of the round; the game ends when somebody has %n points</extracomment>
        <translation>
            <numerusform>ラウンド%1（%n点先取）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hides the Scared card.</source>
        <translation>%1さんがびくびくカードを隠しました。</translation>
    </message>
    <message>
        <source>All Scared cards are hidden. %1 leads the first trick.</source>
        <translation>全員がびくびくカードを隠しました。最初のトリックは%1さんのリードです。</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10, what they count as</extracomment>
        <translation>%2扱いの%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <extracomment>%1: a player, %2: cards; the first of the trick</extracomment>
        <translation>%1さんが%2でリードしました。</translation>
    </message>
    <message>
        <source>%1 plays %2 and is ahead.</source>
        <extracomment>%1: a player, %2: cards; the highest of the trick so far</extracomment>
        <translation>%1さんが%2を出し、トップに立ちました。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: a player, %2: cards</extracomment>
        <translation>%1さんが%2を出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1さんがカードを%n枚引きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left for %1 to draw, so everybody gives one.</source>
        <translation>%1さんの引くカードがないので、全員が1枚ずつ差し出します。</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <extracomment>%1: a player, %2: a card</extracomment>
        <translation>%1さんが%2を差し出しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>%n枚のカードを切りまぜて、新しい山札にしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the trick. With an X in it, nothing is revealed.</source>
        <translation>%1さんがトリックに勝ちました。Xがあるので、カードはめくりません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick and must reveal %n card(s).</source>
        <translation>
            <numerusform>%1さんがトリックに勝ち、カードを%n枚めくります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reveals the Scared card!</source>
        <translation>%1さんのびくびくカードが出ました！</translation>
    </message>
    <message>
        <source>%1 reveals Unfazed. The one card left must be the Scared one!</source>
        <translation>%1さんはへっちゃら。残る1枚は、びくびくカードです！</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals Unfazed, %n card(s) left.</source>
        <translation>
            <numerusform>%1さんはへっちゃら。残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The bottom card of %1’s deck moves to the top.</source>
        <translation>%1さんの山の一番下のカードが、一番上に移ります。</translation>
    </message>
    <message>
        <source>The one card left in %1’s deck stays where it is.</source>
        <translation>%1さんの山は残り1枚なので、そのままです。</translation>
    </message>
    <message numerus="yes">
        <source>Paranoia! Nothing was left under the Scared card: %n point(s) for %1, none for the others.</source>
        <translation>
            <numerusform>大パニック！&#x3000;びくびくカードの下には1枚もありません。%1さんは%n点、ほかの人は0点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are played, and no Scared card came up.</source>
        <translation>手札がなくなりました。びくびくカードは1枚も出ていません。</translation>
    </message>
    <message>
        <source>%1 got scared: the round is over.</source>
        <translation>%1さんがびくびく！&#x3000;ラウンド終了です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s): %2.</source>
        <extracomment>%1: a player, %2: why</extracomment>
        <translation>
            <numerusform>%1さんは%n点（%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Points that somebody gets</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>nothing below the Scared card</source>
        <translatorcomment>glossary: Scared</translatorcomment>
        <translation>へっちゃら0枚</translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below, on top: ×2</source>
        <translation>
            <numerusform>へっちゃら%n枚×2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below</source>
        <translation>
            <numerusform>へっちゃら%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>大パニック</translation>
    </message>
    <message>
        <source>Paranoia takes all</source>
        <translation>大パニックのひとり占め</translation>
    </message>
    <message>
        <source>Scared!</source>
        <translation>びくびく！</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>This player has hidden the Scared card</extracomment>
        <translation>準備OK</translation>
    </message>
    <message>
        <source>no reveal</source>
        <extracomment>On the same sign, in a trick with an X</extracomment>
        <translation>めくらない</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>On a sign, beside a number and above a line: so many cards the winner of the trick reveals</extracomment>
        <translation>めくる枚数</translation>
    </message>
    <message>
        <source>bottom to top</source>
        <extracomment>The bottom card of the winner&apos;s deck moves to its top</extracomment>
        <translation>一番下が一番上へ</translation>
    </message>
    <message>
        <source>for the winner</source>
        <extracomment>Under “reveal” and a number on a sign</extracomment>
        <translation>トリックの勝者</translation>
    </message>
    <message>
        <source>1 + %1</source>
        <extracomment>Under “reveal” on a sign: one card, and one for every 5; %1 is “one 5”, “two 5s” ...</extracomment>
        <translation>1枚＋%1の分</translation>
    </message>
    <message>
        <source>one 5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>Scared is on top</source>
        <translation>びくびくは一番上</translation>
    </message>
    <message>
        <source>Scared is 2nd</source>
        <translation>びくびくは2枚目</translation>
    </message>
    <message>
        <source>Scared is 3rd</source>
        <translation>びくびくは3枚目</translation>
    </message>
    <message>
        <source>Scared is 4th</source>
        <translation>びくびくは4枚目</translation>
    </message>
    <message>
        <source>Scared is 5th</source>
        <translation>びくびくは5枚目</translation>
    </message>
    <message>
        <source>Scared is 6th</source>
        <translation>びくびくは6枚目</translation>
    </message>
    <message>
        <source>Scared is 7th</source>
        <translation>びくびくは7枚目</translation>
    </message>
    <message>
        <source>Hide your Scared card in your ride</source>
        <translation>びくびくカードをマシンに隠してください</translation>
    </message>
    <message>
        <source>%1, hide your Scared card in your ride</source>
        <translation>%1さん、びくびくカードをマシンに隠してください</translation>
    </message>
    <message>
        <source>You lead: play one card, or several the same</source>
        <translation>あなたのリード：1枚か、同じカードを何枚かどうぞ</translation>
    </message>
    <message>
        <source>%1, you lead: play one card, or several the same</source>
        <translation>%1さんのリード：1枚か、同じカードを何枚かどうぞ</translation>
    </message>
    <message>
        <source>Your turn: play one card, or several the same</source>
        <translation>あなたの番：1枚か、同じカードを何枚か出してください</translation>
    </message>
    <message>
        <source>%1, play one card, or several the same</source>
        <translation>%1さん、1枚か、同じカードを何枚かどうぞ</translation>
    </message>
    <message>
        <source>Nothing is left to draw: give one card</source>
        <translation>引くカードがありません。1枚差し出してください</translation>
    </message>
    <message>
        <source>%1, nothing is left to draw: give one card</source>
        <translation>%1さん、1枚差し出してください</translation>
    </message>
    <message>
        <source>Does your X count as 0 or as 10?</source>
        <translation>Xを0と10のどちらにしますか？</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>一番上</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>一番下</translation>
    </message>
    <message numerus="yes">
        <source>Under %n card(s)</source>
        <translation>
            <numerusform>%n枚の下</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Unfazed above, %2 below</source>
        <extracomment>Cards above and below the Scared one in a deck</extracomment>
        <translation>へっちゃらが上に%1枚、下に%2枚</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>%1として出す</translation>
    </message>
    <message>
        <source>Play as %1: %2</source>
        <extracomment>%1: 0 or 10, %2: what the cards count together, as in 2.1</extracomment>
        <translation>%1として出す：%2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is what the cards count, as in 2.7</extracomment>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>%1を差し出す</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2, draw %n</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>
            <numerusform>%1 = %2、%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>X: 0 or 10</source>
        <translation>X：0か10</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2 or %3, draw %n</source>
        <extracomment>%1: cards, as in “two Xs”; they count %2 or %3</extracomment>
        <translation>
            <numerusform>%1 = %2か%3、%n枚引く</numerusform>
        </translation>
    </message>
    <message>
        <source>loses to %1</source>
        <extracomment>What the cards count, against %1</extracomment>
        <translation>%1に負け</translation>
    </message>
    <message>
        <source>beats %1</source>
        <extracomment>What the cards count, against %1</extracomment>
        <translation>%1に勝ち</translation>
    </message>
    <message numerus="yes">
        <source>wins: you reveal %n card(s)</source>
        <translation>
            <numerusform>勝って%n枚めくる</numerusform>
        </translation>
    </message>
    <message>
        <source>wins: your Scared card comes up!</source>
        <translation>勝つとびくびくカードが出る！</translation>
    </message>
    <message>
        <source>wins: Paranoia!</source>
        <translation>勝って大パニック！</translation>
    </message>
    <message>
        <source>wins: your bottom card moves to the top</source>
        <translation>勝って一番下のカードが一番上へ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a play counts, %2: what that means, as in “loses to 4”</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Hide it on top</source>
        <translation>一番上に隠す</translation>
    </message>
    <message>
        <source>Hide it at the bottom</source>
        <translation>一番下に隠す</translation>
    </message>
    <message numerus="yes">
        <source>Hide it under %n Unfazed</source>
        <translation>
            <numerusform>へっちゃら%n枚の下に隠す</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10</extracomment>
        <translation>%1を%2として出す</translation>
    </message>
    <message>
        <source>it keeps %1 from Paranoia</source>
        <translation>%1さんの大パニックを防げます</translation>
    </message>
    <message numerus="yes">
        <source>%1 must reveal %n more</source>
        <translation>
            <numerusform>%1さんのめくるカードが%n枚増えます</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is left to %1</source>
        <translation>このトリックは%1さんに譲ります</translation>
    </message>
    <message>
        <source>you get rid of a high card while %1 wins the trick</source>
        <translation>%1さんがトリックに勝つすきに、大きいカードを手放せます</translation>
    </message>
    <message numerus="yes">
        <source>you lose the trick and draw %n card(s)</source>
        <translation>
            <numerusform>トリックには負けますが、カードを%n枚引けます</numerusform>
        </translation>
    </message>
    <message>
        <source>high cards win tricks you may not want</source>
        <translation>大きいカードは、勝ちたくないトリックにも勝ってしまいます</translation>
    </message>
    <message>
        <source>you can spare it</source>
        <translation>なくても困らないカードです</translation>
    </message>
    <message numerus="yes">
        <source>it is worth %n point(s) if you never have to reveal a card</source>
        <translation>
            <numerusform>1枚もめくらずに済めば%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>revealed as the very last card it is Paranoia, worth %n point(s)</source>
        <translation>
            <numerusform>最後の1枚としてめくれば大パニックで、%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>once the %1 above it are revealed, it is worth %n point(s)</source>
        <extracomment>%1: cards above the Scared one</extracomment>
        <translation>
            <numerusform>上の%1枚をめくり終えれば%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that is Paranoia, %n point(s)</source>
        <translation>
            <numerusform>大パニックで%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes up, and %n Unfazed below it count nothing</source>
        <translation>
            <numerusform>びくびくカードが出て、下のへっちゃら%n枚は0点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes to the top, worth %n point(s)</source>
        <translation>
            <numerusform>びくびくカードが一番上に来て、%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card moves from the bottom to the top, worth %n point(s)</source>
        <translation>
            <numerusform>びくびくカードが一番下から一番上に移り、%n点になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card is covered again, with %n Unfazed below it</source>
        <translation>
            <numerusform>びくびくカードの上に1枚のり、下のへっちゃらは%n枚になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win and reveal nothing, with %n Unfazed above your Scared card then</source>
        <translation>
            <numerusform>勝ってもめくらずに済み、びくびくカードの上のへっちゃらは%n枚になります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you reveal %n card(s), and %1 more Unfazed lie above your Scared card</source>
        <extracomment>%1: how many Unfazed cards are left above the Scared one</extracomment>
        <translation>
            <numerusform>%n枚めくっても、びくびくカードの上にへっちゃらが%1枚残ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it wins about %1 of the time, and you would reveal %n card(s)</source>
        <extracomment>%1: how often, as in 42 %</extracomment>
        <translation>
            <numerusform>約%1の確率で勝ち、勝てば%n枚めくります</numerusform>
        </translation>
    </message>
    <message>
        <source>a high lead, which wins about %1 of the time</source>
        <translation>大きいカードでリードすれば、約%1の確率で勝てます</translation>
    </message>
    <message>
        <source>a low lead, which wins about %1 of the time</source>
        <translation>小さいカードでリードすれば、勝つ確率は約%1です</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::CommandLine</name>
    <message>
        <source>Three ghostly tabletop games on one digital table: Ghosts, Ghostbumpers and Ghost Hunters.</source>
        <translation>おばけのテーブルゲームが3つ、ひとつのデジタルテーブルに：おばけだらけ、おばけバンパー、おばけハンター。</translation>
    </message>
    <message>
        <source>A saved game to go on with.</source>
        <translation>続きから遊ぶセーブファイル。</translation>
    </message>
    <message>
        <source>Begin a game: %1.</source>
        <extracomment>Options of the command line. %1 is a list of keywords</extracomment>
        <translation>ゲームを始める：%1。</translation>
    </message>
    <message>
        <source>Computers play a game against each other, for show: %1.</source>
        <translation>コンピューター同士の対戦を見る：%1。</translation>
    </message>
    <message>
        <source>Who plays, separated by commas: person, easy, medium, hard, expert; a computer also with a character, as in hard:bold.</source>
        <translation>席の割り当てをコンマ区切りで指定：person、easy、medium、hard、expert。コンピューターには hard:bold のように性格も指定できます。</translation>
    </message>
    <message>
        <source>The whole number from which all chance of the game follows.</source>
        <translation>ゲームの乱数をすべて決める整数。</translation>
    </message>
    <message>
        <source>An option of the game, as in edition=fright or target=25.</source>
        <translation>ゲームのオプション（例：edition=fright、target=25）。</translation>
    </message>
    <message>
        <source>Write pictures of every screen into a folder and end; with --demo, of that game.</source>
        <translation>すべての画面の画像をフォルダーに保存して終了。--demo と併用すると、そのゲームの画像を保存。</translation>
    </message>
    <message>
        <source>The size of the window, as in 1280x800.</source>
        <translation>ウィンドウの大きさ（例：1280x800）。</translation>
    </message>
    <message>
        <source>The language to speak, as in de or pt_BR.</source>
        <translation>表示言語（例：de、pt_BR）。</translation>
    </message>
    <message>
        <source>How fast things move: %1.</source>
        <translation>動きの速さ：%1。</translation>
    </message>
    <message>
        <source>What draws the table: software or opengl.</source>
        <translation>テーブルの描画方法：software または opengl。</translation>
    </message>
    <message>
        <source>Show this help and end.</source>
        <translation>この説明を表示して終了。</translation>
    </message>
    <message>
        <source>Say which version this is and end.</source>
        <translation>バージョンを表示して終了。</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”</source>
        <extracomment>%1 is an option&apos;s name, %2 a list of keywords, %3 what was given</extracomment>
        <translation>--%1 には %2 のいずれかを指定してください（「%3」は使えません）</translation>
    </message>
    <message>
        <source>“%1” is not a kind of seat; there are person, easy, medium, hard and expert, the last four also with a character, as in hard:bold</source>
        <translation>「%1」という席の種類はありません。使えるのは person、easy、medium、hard、expert で、後の4つには hard:bold のように性格も指定できます</translation>
    </message>
    <message>
        <source>--seed takes a whole number that is not negative, not “%1”</source>
        <translation>--seed には0以上の整数を指定してください（「%1」は使えません）</translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “%1”</source>
        <translation>--set には KEY=VALUE の形で指定してください（「%1」は使えません）</translation>
    </message>
    <message>
        <source>--size takes a width and a height, as in 1280x800, not “%1”</source>
        <translation>--size には 1280x800 のように幅と高さを指定してください（「%1」は使えません）</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, and --seats names %4</source>
        <translation>%1 の席は%2〜%3席ですが、--seats では%4席が指定されています</translation>
    </message>
    <message>
        <source>in a demo all seats are played by computers</source>
        <translation>デモではすべての席をコンピューターが担当します</translation>
    </message>
    <message>
        <source>one file at a time, please</source>
        <translation>ファイルは一度に1つだけ指定してください</translation>
    </message>
    <message>
        <source>a file, --new and --demo exclude each other</source>
        <translation>ファイル、--new、--demo は同時に指定できません</translation>
    </message>
    <message>
        <source>--screenshot goes alone or with --demo</source>
        <translation>--screenshot は単独か、--demo と一緒に指定してください</translation>
    </message>
    <message>
        <source>--%1 needs --new or --demo</source>
        <translation>--%1 には --new か --demo が必要です</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GameStore</name>
    <message>
        <source>The game could not be kept on disk (%1). It will be lost when you quit.</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>ゲームをディスクに保存できませんでした（%1）。終了すると失われます。</translation>
    </message>
    <message>
        <source>%1 The file was kept as “%2”.</source>
        <translation>%1ファイルは「%2」として残してあります。</translation>
    </message>
    <message>
        <source>%1 The game goes on one move earlier.</source>
        <translation>%1ゲームは1手前から続きます。</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason</extracomment>
        <translation>「%1」に書き込めませんでした：%2</translation>
    </message>
    <message>
        <source>No other game was begun: the one on the table could not be put aside (%1).</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>ほかのゲームは始まっていません。テーブルのゲームを片づけられませんでした（%1）。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsRules</name>
    <message>
        <source>What it is about</source>
        <translation>どんなゲーム？</translation>
    </message>
    <message>
        <source>Ghosts gather on a pile, and with every card the number that is called climbs towards 7. Whoever can or will not go on takes the pile and a point, and points are bad: after three rounds the &lt;b&gt;fewest&lt;/b&gt; points win.</source>
        <translatorcomment>glossary: Ghosts</translatorcomment>
        <translation>おばけが場札に集まり、カードを出すたびに、宣言する数が7へ近づいていきます。もう出せない人、出したくない人は、場札を取って1点もらいます。でも、点はうれしくないもの。3ラウンドの後、点数の&lt;b&gt;いちばん少ない&lt;/b&gt;人の勝ちです。</translation>
    </message>
    <message>
        <source>The level climbs, a Mirror turns play around, and Mist changes nothing.</source>
        <translation>レベルは上がり、ミラーは順番を逆にし、霧は何も変えません。</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>ミラー</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>霧</translation>
    </message>
    <message>
        <source>Two to six people can play, in any mix with computer players.</source>
        <translation>2〜6人で遊べます。人とコンピューターはどう組み合わせてもかまいません。</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>使うもの</translation>
    </message>
    <message>
        <source>There are 60 cards: 54 ghosts and 6 Mist.</source>
        <translation>カードは全部で60枚。おばけが54枚、霧が6枚です。</translation>
    </message>
    <message>
        <source>The ghosts belong to six &lt;b&gt;families&lt;/b&gt;. Colour, pattern, shape and the emblem in the corner tell them apart.</source>
        <translation>おばけには6つの&lt;b&gt;家族&lt;/b&gt;があります。色、模様、形、すみの紋章で見分けられます。</translation>
    </message>
    <message>
        <source>The six families</source>
        <translation>6つの家族</translation>
    </message>
    <message>
        <source>A card shows one, two or three ghosts, and so many is its &lt;b&gt;number&lt;/b&gt;. In every family there are three cards of each number.</source>
        <translation>カードにはおばけが1〜3体描かれていて、それがカードの&lt;b&gt;数&lt;/b&gt;です。どの家族にも、それぞれの数が3枚ずつあります。</translation>
    </message>
    <message>
        <source>One, two and three Wisps, and Mist: it has no number and no family</source>
        <translation>ひとだまの1、2、3と、霧（数も家族もありません）</translation>
    </message>
    <message>
        <source>Seven candles show the &lt;b&gt;level&lt;/b&gt;, the number that was called last. A current of light round the table shows in which direction play goes.</source>
        <translatorcomment>glossary: round</translatorcomment>
        <translation>7本のろうそくは&lt;b&gt;レベル&lt;/b&gt;、つまり最後に宣言された数を示します。テーブルを回る光の流れが、手番の向きです。</translation>
    </message>
    <message>
        <source>The level is 5: five candles burn.</source>
        <translation>レベルは5。ろうそくが5本ともっています。</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fright&lt;/b&gt; in this edition. Everybody begins the game with 3 of them.</source>
        <translation>この版では、点を&lt;b&gt;びっくり&lt;/b&gt;と呼びます。全員がびっくり3点から始めます。</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fear&lt;/b&gt; in this edition. Everybody begins the game with 1 of them.</source>
        <translation>この版では、点を&lt;b&gt;こわさ&lt;/b&gt;と呼びます。全員がこわさ1点から始めます。</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>ラウンドの始まり</translation>
    </message>
    <message>
        <source>All 60 cards are shuffled and everybody gets five. The rest is the deck. There is no pile yet.</source>
        <translation>60枚のカードを全部切りまぜ、全員に5枚ずつ配ります。残りが山札です。場札はまだありません。</translation>
    </message>
    <message>
        <source>Somebody may be dealt five Mist. That is a hand like any other.</source>
        <translation>霧ばかり5枚配られることもありますが、そのまま手札にします。</translation>
    </message>
    <message>
        <source>Nobody has to begin with five Mist: such a hand goes back into the deck, and its owner gets five new cards, until there is a ghost among them.</source>
        <translation>霧ばかり5枚の手札で始めることはありません。手札を山札に戻し、おばけが入るまで、5枚を配り直します。</translation>
    </message>
    <message>
        <source>Play goes clockwise at first.</source>
        <translation>手番ははじめ時計回りです。</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second and third are begun by the one who ended the round before by having no card left.</source>
        <translation>第1ラウンドは、くじで決まった人から始めます。第2、第3ラウンドは、前のラウンドを手札切れで終わらせた人から始めます。</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second is begun by the next one to the left, the third by the one after that.</source>
        <translation>第1ラウンドは、くじで決まった人から始めます。第2ラウンドはその左どなり、第3ラウンドはさらに左どなりの人からです。</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>手番の流れ</translation>
    </message>
    <message>
        <source>A turn has three parts:</source>
        <translation>手番では、次の3つを行います。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; a card from your hand on the pile.</source>
        <translation>手札からカードを1枚、場札に&lt;b&gt;出します&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Call&lt;/b&gt; the level that it makes, or “Mirror”, or “Mist”. The table does that for you.</source>
        <translation>新しいレベル、または「ミラー」か「霧」を&lt;b&gt;宣言&lt;/b&gt;します。これはテーブルがやってくれます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card. When the deck is empty you go without.</source>
        <translation>カードを1枚&lt;b&gt;引きます&lt;/b&gt;。山札がなければ引きません。</translation>
    </message>
    <message>
        <source>Then it is the turn of the next player in the direction of the light. What your card does depends on the last &lt;b&gt;ghost&lt;/b&gt; on the pile:</source>
        <translation>そして、光の向きで次の人の番になります。カードの働きは、場札の最後の&lt;b&gt;おばけ&lt;/b&gt;によって変わります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Another family&lt;/b&gt;: the number of your card is added to the level. More than 7 is not allowed, so a card that would go beyond cannot be played.</source>
        <translation>&lt;b&gt;別の家族&lt;/b&gt;：カードの数をレベルに足します。7を超えてはいけないので、超えてしまうカードは出せません。</translation>
    </message>
    <message>
        <source>The level is 4. Two Brines on a Sheet: 4 and 2 are 6.</source>
        <translation>レベル4。シーツの上にクラゲの2を出すと、4＋2で6です。</translation>
    </message>
    <message>
        <source>&lt;b&gt;The same family&lt;/b&gt;: that is a &lt;b&gt;Mirror&lt;/b&gt;. The level stays what it was and play turns around: it goes back to the one who played before you.</source>
        <translation>&lt;b&gt;同じ家族&lt;/b&gt;：&lt;b&gt;ミラー&lt;/b&gt;です。レベルはそのままで順番が逆になり、1つ前に出した人の番に戻ります。</translation>
    </message>
    <message>
        <source>Brine on Brine: the level stays at 6, whatever the number, and the light runs the other way.</source>
        <translation>クラゲにクラゲ：数に関係なくレベルは6のまま、光が逆に流れます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mist&lt;/b&gt;: nothing changes, neither level nor direction nor the family that mirrors.</source>
        <translation>&lt;b&gt;霧&lt;/b&gt;：何も変わりません。レベルも、向きも、ミラーになる家族もそのままです。</translation>
    </message>
    <message>
        <source>Instead of playing a card you may take the pile, even if one of your cards fits. The chapter about taking says what happens then.</source>
        <translation>カードを出す代わりに、場札を取ることもできます。出せるカードがあってもかまいません。取ったらどうなるかは、「場札を取る」の章を見てください。</translation>
    </message>
    <message>
        <source>The first card of a pile</source>
        <translation>場札の最初の1枚</translation>
    </message>
    <message>
        <source>At the start of a round, and whenever somebody has just taken the pile, a new pile begins. The number of its first card is the level.</source>
        <translation>ラウンドのはじめと、誰かが場札を取った直後は、新しい場札を始めます。最初の1枚の数がレベルになります。</translation>
    </message>
    <message>
        <source>Three Imps on the bare table: the level is 3.</source>
        <translation>何もないテーブルに小鬼の3：レベルは3です。</translation>
    </message>
    <message>
        <source>Any card may begin a pile, Mist too.</source>
        <translation>場札はどのカードで始めてもよく、霧でもかまいません。</translation>
    </message>
    <message>
        <source>A pile begins with a ghost if you hold one. Mist may begin it only if you hold nothing else.</source>
        <translation>手札におばけがあれば、場札はおばけで始めます。霧で始められるのは、ほかに何も持っていないときだけです。</translation>
    </message>
    <message>
        <source>As long as a pile is nothing but Mist, its level is 0 and it has no family. Any card may follow. The first ghost on it sets the level to its own number, and is never a Mirror.</source>
        <translation>場札が霧だけの間は、レベル0で、家族もありません。次はどのカードでも出せます。最初に出たおばけの数がレベルになり、これはミラーにはなりません。</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>場札を取る</translation>
    </message>
    <message>
        <source>If none of your cards fits, you must take the pile. If one does, you still may: there is always the choice.</source>
        <translation>出せるカードがなければ、場札を取らなければなりません。出せるときに取ってもよく、いつでも選べます。</translation>
    </message>
    <message>
        <source>The whole pile, Mist included, is laid face down in front of you. Nobody plays these cards again in this round.</source>
        <translation>場札を、霧も含めて全部、裏向きで自分の前に置きます。このカードは、このラウンドではもう使いません。</translation>
    </message>
    <message>
        <source>You get 1 point.</source>
        <translation>1点もらいます。</translation>
    </message>
    <message>
        <source>At once you begin a new pile with a card from your hand, and draw as usual.</source>
        <translation>すぐに手札から1枚出して新しい場札を始め、いつものように引きます。</translation>
    </message>
    <message>
        <source>Level 6, and all you hold is threes of other families: the pile is yours, and one point with it.</source>
        <translation>レベル6で、手札は別の家族の3ばかり。場札はあなたのもの、おまけに1点です。</translation>
    </message>
    <message>
        <source>The level and the family of the old pile are forgotten. The direction stays: if play had turned around, it still is.</source>
        <translation>前の場札のレベルと家族は忘れます。向きはそのままで、逆回りなら逆回りのままです。</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>終わりと得点</translation>
    </message>
    <message>
        <source>A round is over as soon as it is somebody’s turn who has no card left. Cards that others still hold do not matter.</source>
        <translation>手札のない人に番が回ると、すぐにラウンドは終わりです。ほかの人の手札は関係ありません。</translation>
    </message>
    <message>
        <source>Then all who took no pile in this round give back 3 points, or as many as they have if that is fewer. The one who ended the round is no exception.</source>
        <translation>このラウンドで場札を一度も取らなかった人は、全員3点返します。3点より少なければ、あるだけ返します。ラウンドを終わらせた人も同じです。</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 3 points and took no pile, so she gives back all 3 and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 3 and took two piles, which makes 5, and gives back nothing.</source>
        <translation>計算例：ミアさんは3点で始め、場札を取らなかったので、3点全部を返して0点です。ロビンさんは前のラウンドまでで4点、やはり場札を取らなかったので、残りは1点です。サムさんは3点で、場札を2回取って5点になり、返せません。</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 1 point and took no pile, so she gives it back and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 1 and took two piles, which makes 3, and gives back nothing.</source>
        <translation>計算例：ミアさんは1点で始め、場札を取らなかったので、1点を返して0点です。ロビンさんは前のラウンドまでで4点、やはり場札を取らなかったので、残りは1点です。サムさんは1点で、場札を2回取って3点になり、返せません。</translation>
    </message>
    <message>
        <source>After the third round the fewest points win. If several have the fewest, they share the win.</source>
        <translation>第3ラウンドの後、点数のいちばん少ない人の勝ちです。同点なら、その人たちで勝ちを分け合います。</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>プレイの例</translation>
    </message>
    <message>
        <source>Mia, Robin and Sam sit clockwise in this order. There is no pile, and Mia is to play.</source>
        <translation>ミアさん、ロビンさん、サムさんが、この順に時計回りに座っています。場札はなく、ミアさんの番です。</translation>
    </message>
    <message>
        <source>The cards in the order in which they are played, with what is called</source>
        <translation>出した順のカードと、その宣言</translation>
    </message>
    <message>
        <source>Mia begins with three Sheets and calls 3.</source>
        <translation>ミアさんはシーツの3で始め、「3」と宣言します。</translation>
    </message>
    <message>
        <source>Robin plays two Brines, another family: 3 and 2 are 5.</source>
        <translation>ロビンさんはクラゲの2を出します。別の家族なので、3＋2で5です。</translation>
    </message>
    <message>
        <source>Sam has one Brine, the same family. Mirror! The level stays at 5 and play turns around, so it is Robin’s turn again.</source>
        <translation>サムさんは同じ家族のクラゲの1を出します。ミラー！&#x3000;レベルは5のまま順番が逆になり、またロビンさんの番です。</translation>
    </message>
    <message>
        <source>Robin plays Mist. Still 5, and play still goes the other way: now it is Mia’s turn.</source>
        <translation>ロビンさんは霧を出します。5のままで、逆回りもそのまま。次はミアさんの番です。</translation>
    </message>
    <message>
        <source>Mia holds threes and no Brine; 5 and 3 would be 8. So she takes the pile of four cards and a point, and begins a new pile with three Wisps: 3. Play is still turned around, and Sam is next.</source>
        <translation>ミアさんの手札は3ばかりで、クラゲはありません。5＋3では8になってしまいます。そこで場札4枚を取って1点もらい、ひとだまの3で新しい場札を始めて「3」。まだ逆回りなので、次はサムさんです。</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>特別な場合</translation>
    </message>
    <message>
        <source>Two players: a Mirror leaves the level alone as ever, but the turn goes to the other player in either direction.</source>
        <translation>2人で遊ぶとき：ミラーでもレベルはいつもどおりそのままですが、番はどちら向きでも相手に移ります。</translation>
    </message>
    <message>
        <source>Mist on top of a ghost does not hide it. The family of the last ghost still mirrors.</source>
        <translation>おばけの上に霧が出ても、おばけは消えません。最後のおばけの家族でミラーになります。</translation>
    </message>
    <message>
        <source>At level 7 nothing fits but Mist and a Mirror.</source>
        <translation>レベル7で出せるのは、霧とミラーだけです。</translation>
    </message>
    <message>
        <source>A Mirror may show any number; it is never added.</source>
        <translation>ミラーになるカードは、書かれた数がいくつでもかまいません。その数は足しません。</translation>
    </message>
    <message>
        <source>A hand of nothing but Mist is dealt anew only before a round. If your hand turns to nothing but Mist later on, you keep it.</source>
        <translation>霧ばかりの手札を配り直すのは、ラウンドの前だけです。途中で霧ばかりになっても、そのままです。</translation>
    </message>
    <message>
        <source>There is no limit to the points somebody can collect, and none goes below zero.</source>
        <translation>点数に上限はありません。また、0点より下にはなりません。</translation>
    </message>
    <message>
        <source>The two editions</source>
        <translation>2つの版</translation>
    </message>
    <message>
        <source>The game was printed twice, with small differences. You choose the edition when you set up a game; everything not named here is the same in both.</source>
        <translation>このゲームには、少しずつ違う2つの版があります。版はゲームの準備で選びます。ここに書いてないことは、どちらも同じです。</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>%1 and %2 are the names of the editions, as in the next comparisons</extracomment>
        <translation>点</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: they are called Fear, and everybody begins with 1. &lt;b&gt;%2&lt;/b&gt;: they are called Fright, and everybody begins with 3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：こわさと呼び、全員1点から始めます。&lt;b&gt;%2&lt;/b&gt;：びっくりと呼び、全員3点から始めます。</translation>
    </message>
    <message>
        <source>Five Mist at the deal</source>
        <translation>霧が5枚配られたら</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: you get new cards until there is a ghost among them. &lt;b&gt;%2&lt;/b&gt;: you keep them.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：おばけが入るまで、カードを配り直します。&lt;b&gt;%2&lt;/b&gt;：そのままです。</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: a ghost, unless you hold only Mist. &lt;b&gt;%2&lt;/b&gt;: any card.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：おばけ。手札が霧だけなら霧。&lt;b&gt;%2&lt;/b&gt;：どのカードでもかまいません。</translation>
    </message>
    <message>
        <source>Who begins the second and third round</source>
        <translation>第2、第3ラウンドを始める人</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: the left neighbour of the one who began the round before. &lt;b&gt;%2&lt;/b&gt;: the one who ended the round before.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;：前のラウンドを始めた人の左どなり。&lt;b&gt;%2&lt;/b&gt;：前のラウンドを終わらせた人。</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>コツ</translation>
    </message>
    <message>
        <source>Play threes while the level is low. Ones and Mist still fit when it is high.</source>
        <translation>レベルが低いうちに3を出しましょう。1と霧は、高くなっても出せます。</translation>
    </message>
    <message>
        <source>Keep a card of the family that lies on the pile: a Mirror costs nothing and hands the trouble back to where it came from.</source>
        <translation>場札と同じ家族のカードを取っておきましょう。ミラーなら損をせず、困った状況を相手にお返しできます。</translation>
    </message>
    <message>
        <source>Going a whole round without a pile is worth up to 3 points. Once you have taken one, another costs just 1, so you can choose a good moment for it.</source>
        <translation>場札を取らずにラウンドを終えれば、最大3点減らせます。一度取ってしまったら、次に取っても1点増えるだけ。取るのによいときを選びましょう。</translation>
    </message>
    <message>
        <source>Think of who plays after you: a level of 6 or 7 is a gift nobody wants.</source>
        <translation>次の人のことを考えましょう。レベル6や7は、誰も欲しくない贈り物です。</translation>
    </message>
    <message>
        <source>When the deck is empty, count hands. The round ends with the first one who has nothing left to play.</source>
        <translation>山札がなくなったら、手札の枚数を数えましょう。最初に手札がなくなった人で、ラウンドが終わります。</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>ゲームの用語</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>To say the level aloud. The table does it, in words and with candles.</source>
        <translation>レベルを口に出すこと。テーブルが、言葉とろうそくでやってくれます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>The face-down cards one draws from.</source>
        <translation>引くための、裏向きのカード。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>Clockwise or the other way round; a Mirror turns it.</source>
        <translatorcomment>glossary: round</translatorcomment>
        <translation>時計回りか逆回りか。ミラーで逆になります。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>家族</translation>
    </message>
    <message>
        <source>Wisp, Sheet, Brine, Bride, Imp or Baron.</source>
        <translation>ひとだま、シーツ、クラゲ、花嫁、小鬼、男爵。</translation>
    </message>
    <message>
        <source>Fright</source>
        <translation>びっくり</translation>
    </message>
    <message>
        <source>The points of this edition. The fewest win.</source>
        <translation>この版での点の呼び名。いちばん少ない人が勝ちます。</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>こわさ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>The number called last, from 0 to 7.</source>
        <translation>最後に宣言された数。0から7まで。</translation>
    </message>
    <message>
        <source>A card of the same family as the last ghost on the pile.</source>
        <translation>場札の最後のおばけと同じ家族のカード。</translation>
    </message>
    <message>
        <source>A card without number and family. It always fits and changes nothing.</source>
        <translation>数も家族もないカード。いつでも出せて、何も変えません。</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>場札</translation>
    </message>
    <message>
        <source>The cards played since somebody last took them.</source>
        <translation>最後に誰かが場札を取ってから出されたカード。</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>このテーブルでの操作</translation>
    </message>
    <message>
        <source>Click a card of your hand, or drag it to the middle, to play it. You draw by yourself.</source>
        <translation>手札のカードをクリックするか、中央へドラッグすると出せます。引くのは自動です。</translation>
    </message>
    <message>
        <source>Point at a card first, and a bubble says what it would do: “5 → 7”, “Mirror: back to Mia”. A dimmed card does not fit; touch it, and the table says why.</source>
        <translation>カードを指すと、「5 → 7」や「ミラー：ミアさんに戻る」のように、結果が吹き出しに出ます。暗いカードは出せません。触れると、そのわけがわかります。</translation>
    </message>
    <message>
        <source>The button &lt;b&gt;Take the pile&lt;/b&gt; is beside your hand whenever you may take it.</source>
        <translation>場札を取れるときは、手札の横に&lt;b&gt;場札を取る&lt;/b&gt;ボタンがあります。</translation>
    </message>
    <message>
        <source>The words beside the pile name the family that would mirror.</source>
        <translation>場札の横の言葉は、ミラーになる家族の名前です。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsWords</name>
    <message>
        <source>Wisp</source>
        <extracomment>A family of ghosts: a flickering flame</extracomment>
        <translation>ひとだま</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>A family of ghosts: the classic bed sheet</extracomment>
        <translation>シーツ</translation>
    </message>
    <message>
        <source>Brine</source>
        <extracomment>A family of ghosts: a drowned jellyfish</extracomment>
        <translation>クラゲ</translation>
    </message>
    <message>
        <source>Bride</source>
        <extracomment>A family of ghosts</extracomment>
        <translation>花嫁</translation>
    </message>
    <message>
        <source>Imp</source>
        <extracomment>A family of ghosts: a small devil</extracomment>
        <translation>小鬼</translation>
    </message>
    <message>
        <source>Baron</source>
        <extracomment>A family of ghosts: a gentleman with a top hat</extracomment>
        <translation>男爵</translation>
    </message>
    <message>
        <source>Mist</source>
        <extracomment>A card: it changes nothing</extracomment>
        <translation>霧</translation>
    </message>
    <message numerus="yes">
        <source>%n Wisp(s)</source>
        <extracomment>A card shows one to three ghosts of a family</extracomment>
        <translation>
            <numerusform>ひとだまの%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheet(s)</source>
        <translation>
            <numerusform>シーツの%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brine(s)</source>
        <translation>
            <numerusform>クラゲの%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bride(s)</source>
        <translation>
            <numerusform>花嫁の%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imp(s)</source>
        <translation>
            <numerusform>小鬼の%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Baron(s)</source>
        <translation>
            <numerusform>男爵の%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fear</source>
        <extracomment>Points of the edition &quot;mirror&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>こわさ%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fright</source>
        <extracomment>Points of the edition &quot;fright&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>びっくり%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <extracomment>Cards of piles that a player took this round</extracomment>
        <translation>
            <numerusform>取った札%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck %1</source>
        <extracomment>The draw deck and how many cards are in it</extracomment>
        <translation>山札%1枚</translation>
    </message>
    <message>
        <source>%1 mirrors</source>
        <extracomment>%1 is a family of ghosts: a card of it would reverse play</extracomment>
        <translation>%1でミラー</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>ラウンド%1／%2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1さんから始めます。</translation>
    </message>
    <message>
        <source>%1 was dealt nothing but Mist and gets new cards.</source>
        <translation>%1さんの手札は霧ばかりだったので、配り直します。</translation>
    </message>
    <message>
        <source>%1 begins a pile with Mist.</source>
        <translation>%1さんが霧で新しい場札を始めました。</translation>
    </message>
    <message>
        <source>%1 begins a pile with %2.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>%1さんが%2で新しい場札を始めました。</translation>
    </message>
    <message>
        <source>%1 plays Mist: still %2.</source>
        <translation>%1さんが霧を出しました。%2のままです。</translation>
    </message>
    <message>
        <source>%1 plays %2 and calls %3.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level that is called</extracomment>
        <translation>%1さんが%2を出し、「%3」と宣言しました。</translation>
    </message>
    <message>
        <source>Mirror! %1 plays %2, still %3, and play turns around.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level, which stays as it was</extracomment>
        <translation>ミラー！&#x3000;%1さんが%2を出しました。%3のまま、逆回りになります。</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %n card(s).</source>
        <translation>
            <numerusform>%1さんが場札%n枚を取りました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no card left, and the round ends.</source>
        <translation>%1さんの手札がなくなり、ラウンド終了です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fear.</source>
        <translation>
            <numerusform>%1さんは場札を取らなかったので、こわさを%n点返します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fright.</source>
        <translation>
            <numerusform>%1さんは場札を取らなかったので、びっくりを%n点返します。</numerusform>
        </translation>
    </message>
    <message>
        <source>no pile: −%1</source>
        <extracomment>Score pad: points given back after a round without a pile</extracomment>
        <translation>場札なし：−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <extracomment>Score pad: piles taken in a round</extracomment>
        <translation>
            <numerusform>場札%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: begin a new pile</source>
        <translation>あなたの番：新しい場札を始めてください</translation>
    </message>
    <message>
        <source>%1: begin a new pile</source>
        <translation>%1さん、新しい場札を始めてください</translation>
    </message>
    <message>
        <source>Your turn: play a card or take the pile</source>
        <translation>あなたの番：1枚出すか、場札を取ってください</translation>
    </message>
    <message>
        <source>%1: play a card or take the pile</source>
        <translation>%1さん、1枚出すか、場札を取ってください</translation>
    </message>
    <message>
        <source>Nothing fits: you must take the pile</source>
        <translation>出せるカードがありません。場札を取ってください</translation>
    </message>
    <message>
        <source>Nothing fits: %1 must take the pile</source>
        <translation>%1さんは出せません。場札を取ってください</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>場札を取る</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>A suggestion. %1 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>%1を出す</translation>
    </message>
    <message>
        <source>starts at %1</source>
        <extracomment>What a first card would do: the level it sets</extracomment>
        <translation>%1から開始</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a card would do to the level: from %1 to %2</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Mirror: back to %1</source>
        <extracomment>What a card of the same family would do: %1 is then to play</extracomment>
        <translation>ミラー：%1さんに戻る</translation>
    </message>
    <message>
        <source>Mist: stays at %1</source>
        <translation>霧：%1のまま</translation>
    </message>
    <message>
        <source>%1 and %2 would be more than 7.</source>
        <translation>%1＋%2は7を超えてしまいます。</translation>
    </message>
    <message>
        <source>A pile begins with a ghost while you hold one.</source>
        <translation>手札におばけがあれば、場札はおばけから始めます。</translation>
    </message>
    <message>
        <source>no other card fits</source>
        <translation>ほかに出せるカードがありません</translation>
    </message>
    <message>
        <source>no card fits on %1</source>
        <extracomment>%1 is a level</extracomment>
        <translation>レベル%1に出せるカードがありません</translation>
    </message>
    <message numerus="yes">
        <source>better a pile of %n card(s) now than a worse one later</source>
        <translation>
            <numerusform>後でもっと困る前に、今%n枚の場札を取るほうが得です</numerusform>
        </translation>
    </message>
    <message>
        <source>it ends the round</source>
        <translation>これでラウンドが終わります</translation>
    </message>
    <message>
        <source>taking the pile would cost you the lead</source>
        <translation>場札を取るとトップの座を失います</translation>
    </message>
    <message numerus="yes">
        <source>without a pile %n point(s) go back</source>
        <translation>
            <numerusform>場札を取らなければ%n点返せます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must take the pile %2 of the time</source>
        <translation>%2の確率で、%1さんが場札を取ることになります</translation>
    </message>
    <message>
        <source>%1 is ahead and must take the pile %2 of the time</source>
        <extracomment>Ahead in points</extracomment>
        <translation>トップの%1さんが、%2の確率で場札を取ることになります</translation>
    </message>
    <message>
        <source>the level stays at %1 and the turn goes back to %2</source>
        <translation>レベルは%1のまま、%2さんの番に戻ります</translation>
    </message>
    <message>
        <source>only Mist fits on %1</source>
        <extracomment>%1 is a level</extracomment>
        <translation>レベル%1に出せるのは霧だけです</translation>
    </message>
    <message>
        <source>the level stays at %1</source>
        <translation>レベルは%1のままです</translation>
    </message>
    <message numerus="yes">
        <source>you keep %n Mirror(s) for later</source>
        <translation>
            <numerusform>ミラーに使えるカードを%n枚残せます</numerusform>
        </translation>
    </message>
    <message>
        <source>a three seldom fits later</source>
        <translation>3は後になるほど出しにくいカードです</translation>
    </message>
    <message>
        <source>it saves your Mist for later</source>
        <translation>霧を後に取っておけます</translation>
    </message>
    <message>
        <source>the level stays low at %1</source>
        <translation>レベルは%1で、まだ低いままです</translation>
    </message>
    <message>
        <source>it raises the level to %1, and the next player is stuck %2 of the time</source>
        <translation>レベルが%1に上がり、%2の確率で次の人が出せなくなります</translation>
    </message>
    <message>
        <source>it begins with %1</source>
        <extracomment>The pile; %1 is a level</extracomment>
        <translation>%1から始められます</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HelpDialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Go from one thing on the table to the next</source>
        <translation>テーブルの上のものを順に選ぶ</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>決定する</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1〜9</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back in a choice, close what is open</source>
        <translation>選択を1つ戻る、開いているものを閉じる</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from one part of the table to the next</source>
        <translation>テーブルの次の場所へ移る</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>About Ghostlight</source>
        <translation>Ghostlightについて</translation>
    </message>
    <message>
        <source>Three ghostly tabletop games on one digital table.</source>
        <translation>おばけのテーブルゲームが3つ、ひとつのデジタルテーブルに。</translation>
    </message>
    <message>
        <source>designed by %1</source>
        <extracomment>%1 is one designer&apos;s name or two</extracomment>
        <translation>ゲームデザイン：%1</translation>
    </message>
    <message>
        <source>The games are theirs; the program, its words and its pictures are ours. It is not connected with the designers or publishers of the games.</source>
        <translation>ゲームは上記デザイナーの作品です。このプログラムと文章、絵は私たちが作りました。ゲームのデザイナーや出版社とは関係ありません。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>GNU General Public License バージョン3以降で提供されるフリーソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>Choose the card with that number; buttons count on after the cards</source>
        <translation>その番号のカードを選ぶ。ボタンはカードの続きの番号</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersCardWords</name>
    <message>
        <source>Salt Circle</source>
        <translation>塩の魔法陣</translation>
    </message>
    <message>
        <source>4 Fame for a 2 and no Dangerous die</source>
        <translation>2が1個、危険ダイスなしで名声4</translation>
    </message>
    <message>
        <source>Moss Lantern</source>
        <translation>苔むしランタン</translation>
    </message>
    <message>
        <source>3 Fame for a green 1 or a green 4</source>
        <translation>緑の1か緑の4で名声3</translation>
    </message>
    <message>
        <source>Whisper Jar</source>
        <translation>ささやき瓶</translation>
    </message>
    <message>
        <source>5 Fame for two 1s and a 3</source>
        <translation>1が2個、3が1個で名声5</translation>
    </message>
    <message>
        <source>Ivy and Rust</source>
        <translation>ツタとサビ</translation>
    </message>
    <message>
        <source>5 Fame for a 1, a 3, a green die and a red die</source>
        <translation>1、3、緑のダイス、赤のダイスが各1個で名声5</translation>
    </message>
    <message>
        <source>Ember Lantern</source>
        <translation>火の粉ランタン</translation>
    </message>
    <message>
        <source>3 Fame for a red 2 or a red 3</source>
        <translation>赤の2か赤の3で名声3</translation>
    </message>
    <message>
        <source>Tide Lantern</source>
        <translation>潮騒ランタン</translation>
    </message>
    <message>
        <source>3 Fame for a blue 1 or a blue 3</source>
        <translation>青の1か青の3で名声3</translation>
    </message>
    <message>
        <source>Amber Lantern</source>
        <translation>こはくランタン</translation>
    </message>
    <message>
        <source>3 Fame for a yellow 2 or a yellow 4</source>
        <translation>黄色の2か黄色の4で名声3</translation>
    </message>
    <message>
        <source>Mirror Box</source>
        <translation>合わせ鏡の箱</translation>
    </message>
    <message>
        <source>5 Fame for two 2s and a 4</source>
        <translation>2が2個、4が1個で名声5</translation>
    </message>
    <message>
        <source>Knocking Cabinet</source>
        <translation>コンコン戸棚</translation>
    </message>
    <message>
        <source>5 Fame for two 3s and a 2</source>
        <translation>3が2個、2が1個で名声5</translation>
    </message>
    <message>
        <source>Creaking Coffin</source>
        <translation>ギシギシ棺おけ</translation>
    </message>
    <message>
        <source>5 Fame for two 4s and a 1</source>
        <translation>4が2個、1が1個で名声5</translation>
    </message>
    <message>
        <source>Sunken Chapel</source>
        <translation>沈んだ礼拝堂</translation>
    </message>
    <message>
        <source>5 Fame for a 2, a 4, two blue dice and two yellow dice</source>
        <translation>2と4が各1個、青と黄色のダイスが各2個で名声5</translation>
    </message>
    <message>
        <source>Drowned Bell</source>
        <translation>水底の鐘</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 4 and two blue dice</source>
        <translation>1と4が各1個、青のダイスが2個で名声4</translation>
    </message>
    <message>
        <source>Bramble Cage</source>
        <translation>いばらの鳥かご</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 3 and two green dice</source>
        <translation>2と3が各1個、緑のダイスが2個で名声4</translation>
    </message>
    <message>
        <source>Furnace Grate</source>
        <translation>メラメラかまど</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 2 and two red dice</source>
        <translation>1と2が各1個、赤のダイスが2個で名声4</translation>
    </message>
    <message>
        <source>Honeyed Web</source>
        <translation>はちみつクモの巣</translation>
    </message>
    <message>
        <source>4 Fame for a 3, a 4 and two yellow dice</source>
        <translation>3と4が各1個、黄色のダイスが2個で名声4</translation>
    </message>
    <message>
        <source>Wisp Net</source>
        <translation>ひとだまの網</translation>
    </message>
    <message>
        <source>2 Fame for each 1, at most two</source>
        <translation>1が1個につき名声2（2個まで）</translation>
    </message>
    <message>
        <source>Shade Net</source>
        <translation>影ぼうしの網</translation>
    </message>
    <message>
        <source>2 Fame for each 2, at most two</source>
        <translation>2が1個につき名声2（2個まで）</translation>
    </message>
    <message>
        <source>Moaner Net</source>
        <translation>うめき虫の網</translation>
    </message>
    <message>
        <source>2 Fame for each 3, at most two</source>
        <translation>3が1個につき名声2（2個まで）</translation>
    </message>
    <message>
        <source>Wailer Net</source>
        <translation>泣き虫の網</translation>
    </message>
    <message>
        <source>2 Fame for each 4, at most two</source>
        <translation>4が1個につき名声2（2個まで）</translation>
    </message>
    <message>
        <source>Verdigris Chain</source>
        <translation>緑青の鎖</translation>
    </message>
    <message>
        <source>1 Fame for each green die</source>
        <translation>緑のダイス1個につき名声1</translation>
    </message>
    <message>
        <source>Crimson Chain</source>
        <translation>真紅の鎖</translation>
    </message>
    <message>
        <source>1 Fame for each red die</source>
        <translation>赤のダイス1個につき名声1</translation>
    </message>
    <message>
        <source>Cobalt Chain</source>
        <translation>群青の鎖</translation>
    </message>
    <message>
        <source>1 Fame for each blue die</source>
        <translation>青のダイス1個につき名声1</translation>
    </message>
    <message>
        <source>Saffron Chain</source>
        <translation>山吹の鎖</translation>
    </message>
    <message>
        <source>1 Fame for each yellow die</source>
        <translation>黄色のダイス1個につき名声1</translation>
    </message>
    <message>
        <source>Quiet House</source>
        <translation>しーんとした家</translation>
    </message>
    <message>
        <source>6 Fame for four or more dice and no Dangerous die</source>
        <translation>ダイス4個以上、危険ダイスなしで名声6</translation>
    </message>
    <message>
        <source>Lullaby Box</source>
        <translation>子守唄オルゴール</translation>
    </message>
    <message>
        <source>6 Fame for a red die, a green die and no Dangerous die</source>
        <translation>赤と緑のダイスが各1個、危険ダイスなしで名声6</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <translation>ふるえない手</translation>
    </message>
    <message>
        <source>4 Fame for six or more dice and at most one Dangerous die</source>
        <translation>ダイス6個以上、うち危険ダイス1個以下で名声4</translation>
    </message>
    <message>
        <source>Even Footsteps</source>
        <translation>そろった足音</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 4 and at most one Dangerous die</source>
        <translation>2と4が各1個、危険ダイス1個以下で名声4</translation>
    </message>
    <message>
        <source>Home by Ten</source>
        <translation>10時の門限</translation>
    </message>
    <message>
        <source>3 Fame for a 1 and at most four dice</source>
        <translation>1が1個、ダイス4個以下で名声3</translation>
    </message>
    <message>
        <source>Stand Your Ground</source>
        <translation>一歩も引くな</translation>
    </message>
    <message>
        <source>3 Fame for two Dangerous dice and six or more dice</source>
        <translation>ダイス6個以上、うち危険ダイス2個で名声3</translation>
    </message>
    <message>
        <source>Screaming Well</source>
        <translation>絶叫の井戸</translation>
    </message>
    <message>
        <source>5 Fame for three Dangerous dice</source>
        <translation>危険ダイス3個で名声5</translation>
    </message>
    <message>
        <source>Two Terrors</source>
        <translation>恐怖のふたり組</translation>
    </message>
    <message>
        <source>4 Fame for a 5 and a 6</source>
        <translation>5と6が各1個で名声4</translation>
    </message>
    <message>
        <source>Long Vigil</source>
        <translation>長い寝ずの番</translation>
    </message>
    <message>
        <source>4 Fame for eight or more dice and at most two Dangerous dice</source>
        <translation>ダイス8個以上、うち危険ダイス2個以下で名声4</translation>
    </message>
    <message>
        <source>Triplet Trunk</source>
        <translation>三つ子のトランク</translation>
    </message>
    <message>
        <source>3 Fame for three dice of one value</source>
        <translation>同じ目のダイス3個で名声3</translation>
    </message>
    <message>
        <source>Family Crypt</source>
        <translation>一族のお墓</translation>
    </message>
    <message>
        <source>6 Fame for four dice of one value</source>
        <translation>同じ目のダイス4個で名声6</translation>
    </message>
    <message>
        <source>Haunted Staircase</source>
        <translation>おばけ階段</translation>
    </message>
    <message>
        <source>4 Fame for four values in a row</source>
        <translation>4つ続いた目で名声4</translation>
    </message>
    <message>
        <source>Stained Glass</source>
        <translation>ステンドグラス</translation>
    </message>
    <message>
        <source>3 Fame for a green die, a red die, a blue die and a yellow die</source>
        <translation>緑、赤、青、黄色のダイスが各1個で名声3</translation>
    </message>
    <message>
        <source>Brimstone Bess</source>
        <translation>火の玉ベス</translation>
    </message>
    <message>
        <source>one more die in sight: a red 4</source>
        <translation>赤の4のダイスが1個増える</translation>
    </message>
    <message>
        <source>Ruby the Stoker</source>
        <translation>釜たきルビー</translation>
    </message>
    <message>
        <source>one more die in sight: a red 2</source>
        <translation>赤の2のダイスが1個増える</translation>
    </message>
    <message>
        <source>Fern the Gardener</source>
        <translation>庭師のワラビ</translation>
    </message>
    <message>
        <source>one more die in sight: a green 1</source>
        <translation>緑の1のダイスが1個増える</translation>
    </message>
    <message>
        <source>Mossy Tom</source>
        <translation>コケひげトム</translation>
    </message>
    <message>
        <source>one more die in sight: a green 3</source>
        <translation>緑の3のダイスが1個増える</translation>
    </message>
    <message>
        <source>Little Drip</source>
        <translation>しずくちゃん</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 1</source>
        <translation>青の1のダイスが1個増える</translation>
    </message>
    <message>
        <source>Captain Brine</source>
        <translation>しおかぜ船長</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 4</source>
        <translation>青の4のダイスが1個増える</translation>
    </message>
    <message>
        <source>Marigold Twins</source>
        <translation>マリーとゴルディ</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 2</source>
        <translation>黄色の2のダイスが1個増える</translation>
    </message>
    <message>
        <source>Brother Tallow</source>
        <translation>ろうそく坊主</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 3</source>
        <translation>黄色の3のダイスが1個増える</translation>
    </message>
    <message>
        <source>The Night Peddler</source>
        <translation>闇夜の行商人</translation>
    </message>
    <message>
        <source>trades one Trap for one on offer</source>
        <translation>手元のワナ1枚を場のワナ1枚と交換する</translation>
    </message>
    <message>
        <source>Swap-Shop Sal</source>
        <translation>とっかえ屋サリー</translation>
    </message>
    <message>
        <source>Market Nan</source>
        <translation>市場のナンばあ</translation>
    </message>
    <message>
        <source>Tinker Finch</source>
        <translation>修理屋スズメ</translation>
    </message>
    <message>
        <source>makes a die one higher or one lower</source>
        <translation>ダイス1個の目を1だけ上げるか下げる</translation>
    </message>
    <message>
        <source>Professor Tilt</source>
        <translation>カタムキ教授</translation>
    </message>
    <message>
        <source>The Table Rapper</source>
        <translation>コツコツ霊媒師</translation>
    </message>
    <message>
        <source>Crooked Quill</source>
        <translation>ひねくれ羽ペン</translation>
    </message>
    <message>
        <source>Madame Varnish</source>
        <translation>マダム・ニス</translation>
    </message>
    <message>
        <source>gives a die another colour</source>
        <translation>ダイス1個を別の色に変える</translation>
    </message>
    <message>
        <source>Pip the Painter</source>
        <translation>絵かきのピップ</translation>
    </message>
    <message>
        <source>The Lamplighter</source>
        <translation>あかりともし</translation>
    </message>
    <message>
        <source>Sister Candle</source>
        <translation>ともしびシスター</translation>
    </message>
    <message>
        <source>hides a Dangerous die</source>
        <translation>危険ダイス1個を隠す</translation>
    </message>
    <message>
        <source>Reckless Rook</source>
        <translation>むてっぽうルーク</translation>
    </message>
    <message>
        <source>makes all complete Traps count in a bust</source>
        <translation>バーストしても、完成したワナがすべて得点になる</translation>
    </message>
    <message>
        <source>Granny Grit</source>
        <translation>ガッツばあちゃん</translation>
    </message>
    <message>
        <source>The Town Crier</source>
        <translation>町のおふれ係</translation>
    </message>
    <message>
        <source>makes a scored Trap pay again</source>
        <translation>得点したワナ1枚で、もう一度得点する</translation>
    </message>
    <message>
        <source>Maestro Mordant</source>
        <translation>辛口マエストロ</translation>
    </message>
    <message>
        <source>Biscuit the Bloodhound</source>
        <translation>名犬ビスケット</translation>
    </message>
    <message>
        <source>brings another Trap from the deck</source>
        <translation>山札からワナをもう1枚引く</translation>
    </message>
    <message>
        <source>The Chimney Sweep</source>
        <translation>えんとつ掃除屋</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>緑の%1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>赤の%1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>青の%1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>黄色の%1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersRules</name>
    <message>
        <source>What it is about</source>
        <translation>どんなゲーム？</translation>
    </message>
    <message>
        <source>The hunters roll dice together, and every die can complete somebody’s Traps. Stay for more dice, or pass and score before the third Dangerous one comes up: after five rounds the &lt;b&gt;most&lt;/b&gt; Fame wins.</source>
        <translation>ハンターたちは一緒にダイスを振り、どのダイスも誰かのワナの完成につながります。残ってダイスを増やすか、それとも3個目の危険ダイスが出る前に抜けて得点するか。5ラウンドの後、名声の&lt;b&gt;いちばん多い&lt;/b&gt;人の勝ちです。</translation>
    </message>
    <message>
        <source>The Trap is complete: there are two 1s and a 3. The 6 is Dangerous.</source>
        <translation>1が2個、3が1個あるので、ワナは完成です。6は危険です。</translation>
    </message>
    <message>
        <source>Two to five people can play, in any mix with computer players.</source>
        <translation>2〜5人で遊べます。人とコンピューターはどう組み合わせてもかまいません。</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>使うもの</translation>
    </message>
    <message>
        <source>&lt;b&gt;12 dice&lt;/b&gt;: three each of green, red, blue and yellow. The pips tell the colours apart, too: rounds, diamonds, squares and triangles.</source>
        <translation>&lt;b&gt;ダイス12個&lt;/b&gt;：緑、赤、青、黄色が各3個。目の形（丸、ひし形、四角、三角）でも色を見分けられます。</translation>
    </message>
    <message>
        <source>The four colours</source>
        <translation>4つの色</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6 is &lt;b&gt;Dangerous&lt;/b&gt;; it burns.</source>
        <translation>5か6の目のダイスは&lt;b&gt;危険&lt;/b&gt;で、燃えています。</translation>
    </message>
    <message>
        <source>Dangerous dice</source>
        <translation>危険ダイス</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 Traps&lt;/b&gt;. You keep all that you get, and each pays again in every round in which the dice complete it.</source>
        <translation>&lt;b&gt;ワナ36枚&lt;/b&gt;：手に入れたワナはずっと自分のもの。ダイスで完成すれば、ラウンドごとに何度でも名声になります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;25 Allies&lt;/b&gt;. Each helps once and is gone.</source>
        <translation>&lt;b&gt;仲間25枚&lt;/b&gt;：1回だけ助けてくれて、いなくなります。</translation>
    </message>
    <message>
        <source>A Trap and an Ally</source>
        <translation>ワナと仲間</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn order tokens&lt;/b&gt;, one for everybody, numbered from 1.</source>
        <translation>&lt;b&gt;手番トークン&lt;/b&gt;：1人1枚。1から順に番号が付いています。</translation>
    </message>
    <message>
        <source>Turn order tokens for three players</source>
        <translation>3人用の手番トークン</translation>
    </message>
    <message>
        <source>At the start of the game everybody is dealt one Trap. Chance picks who gets token 1; the others get the next numbers, clockwise.</source>
        <translation>ゲームのはじめに、全員にワナが1枚ずつ配られます。くじで決まった人が手番トークン1を取り、ほかの人は時計回りに次の番号を取ります。</translation>
    </message>
    <message>
        <source>How a round goes</source>
        <translation>ラウンドの流れ</translation>
    </message>
    <message>
        <source>There are five rounds. Each goes like this:</source>
        <translation>全部で5ラウンド。どのラウンドも次のように進みます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;The offer&lt;/b&gt;: five Traps are laid out, and as many Allies as there are players, less one. All 12 dice go into the pouch.</source>
        <translation>&lt;b&gt;場の準備&lt;/b&gt;：ワナを5枚、仲間を人数より1枚少なく並べます。12個のダイスは全部袋に入れます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;The first roll&lt;/b&gt;: the one with token 1 draws two dice from the pouch and rolls them. If both are Dangerous, both are rolled again until they are not.</source>
        <translation>&lt;b&gt;最初のダイス&lt;/b&gt;：手番トークン1の人が、袋からダイスを2個取って振ります。2個とも危険なら、そうでなくなるまで2個とも振り直します。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay or pass&lt;/b&gt;: all who are in decide. Whoever passes has a turn and is out; whoever stays sees two more dice. This goes on until nobody is in, or until the third Dangerous die comes up.</source>
        <translation>&lt;b&gt;残るか抜けるか&lt;/b&gt;：挑戦中の全員が決めます。抜けた人は手番を行い、このラウンドを終えます。残った人にはダイスが2個増えます。挑戦中の人がいなくなるか、3個目の危険ダイスが出るまで続けます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Consolation&lt;/b&gt;: the one with the least Fame of this round gets an Ally.</source>
        <translation>&lt;b&gt;なぐさめ賞&lt;/b&gt;：このラウンドの名声がいちばん少ない人が、仲間を1枚もらいます。</translation>
    </message>
    <message>
        <source>The holder of token 1 makes all the rolls that are made for everybody. The dice stay on the table, and all players use the same ones.</source>
        <translation>全員で使うダイスは、いつも手番トークン1の人が振ります。ダイスはテーブルに残り、全員が同じダイスを使います。</translation>
    </message>
    <message>
        <source>Stay or pass</source>
        <translation>残るか抜けるか</translation>
    </message>
    <message>
        <source>After a roll that left fewer than three Dangerous dice on the table, all who are in decide in secret, at the same time. Then the thumbs go up or down together.</source>
        <translation>ダイスを振って、テーブルの危険ダイスが2個以下なら、挑戦中の全員が同時に、こっそり決めます。それから一斉に、親指を上か下に向けます。</translation>
    </message>
    <message>
        <source>Up is to stay, down is to pass.</source>
        <translation>上は残る、下は抜ける。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt;: two more dice are drawn and rolled, and you decide again. More dice complete more Traps.</source>
        <translation>&lt;b&gt;残る&lt;/b&gt;：ダイスをあと2個取って振り、もう一度決めます。ダイスが増えれば、完成するワナも増えます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;: you have your turn now, with the dice as they lie, and are out for this round.</source>
        <translation>&lt;b&gt;抜ける&lt;/b&gt;：今あるダイスで手番を行い、このラウンドを終えます。</translation>
    </message>
    <message>
        <source>If only one player is left in, there is a last roll instead: see “The last one in”.</source>
        <translation>挑戦中の人がひとりだけになったら、代わりに最後のダイスを振ります。「最後のひとり」を見てください。</translation>
    </message>
    <message>
        <source>If the pouch is empty, nobody is asked: all who are in pass together.</source>
        <translation>袋が空なら決めるまでもなく、挑戦中の全員が一緒に抜けます。</translation>
    </message>
    <message>
        <source>Your turn after passing</source>
        <translation>抜けた後の手番</translation>
    </message>
    <message>
        <source>All who passed at the same time have a turn one after the other, lowest token first:</source>
        <translation>同時に抜けた人が、トークンの小さい順に1人ずつ手番を行います。</translation>
    </message>
    <message>
        <source>If you are the &lt;b&gt;only one&lt;/b&gt; who passed this time, take one of the Allies on offer. If none is left, you get none.</source>
        <translation>今回抜けたのが&lt;b&gt;ひとりだけ&lt;/b&gt;なら、場の仲間を1枚取ります。残っていなければ、もらえません。</translation>
    </message>
    <message>
        <source>Take one of the &lt;b&gt;Traps&lt;/b&gt; on offer. The gap is not filled until the next round.</source>
        <translation>場の&lt;b&gt;ワナ&lt;/b&gt;を1枚取ります。あいた場所は、次のラウンドまで補充しません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score&lt;/b&gt; all your complete Traps, the new one included.</source>
        <translation>新しいワナも含めて、完成したワナすべてで&lt;b&gt;得点&lt;/b&gt;します。</translation>
    </message>
    <message>
        <source>If several passed together, they exchange tokens afterwards: the lowest with the highest, the second lowest with the second highest, and so on. With an odd number the one in the middle keeps its token.</source>
        <translation>何人か一緒に抜けたときは、その後でトークンを交換します。最小と最大、2番目に小さいものと2番目に大きいもの、というように入れ替えます。奇数人なら、真ん中の人はそのままです。</translation>
    </message>
    <message>
        <source>Three passed together: 1 and 4 change places, 2 stays.</source>
        <translation>3人が一緒に抜けました。1と4が入れ替わり、2はそのまま残ります。</translation>
    </message>
    <message>
        <source>You may use Allies in your own turn; see “What the Allies do”.</source>
        <translation>自分の手番では仲間を使えます。「仲間の力」を見てください。</translation>
    </message>
    <message>
        <source>Scoring, with an example</source>
        <translation>得点とその例</translation>
    </message>
    <message>
        <source>Every complete Trap pays the Fame in its corner. You keep the Trap, and it can pay again in later rounds.</source>
        <translation>完成したワナは、すみに書かれた名声になります。ワナは手元に残り、後のラウンドでもまた名声になります。</translation>
    </message>
    <message>
        <source>Dice are not used up: the same dice count for all your Traps, and for everybody. On one Trap, too, one die may serve a number and a colour at once. But two 1s need two dice.</source>
        <translation>ダイスは使ってもなくなりません。同じダイスが、自分のすべてのワナにも、ほかの人のワナにも使えます。1枚のワナの中でも、1個のダイスで数と色を同時に満たせます。ただし、「1が2個」には2個のダイスが必要です。</translation>
    </message>
    <message>
        <source>The dice on the table</source>
        <translation>テーブルのダイス</translation>
    </message>
    <message>
        <source>Mia’s Traps: all four are complete.</source>
        <translation>ミアさんのワナ：4枚とも完成です。</translation>
    </message>
    <message>
        <source>%1: there are two 1s and a 3, 5 Fame. %2: the red 1 and the red 2 are its 1, its 2 and its two red dice all at once, 4 Fame. %3: 1 Fame for each red die makes 2. %4 wants all four colours, and even a Dangerous die has one: 3 Fame. That is 14 Fame together.</source>
        <extracomment>%1 to %4 are the names of Traps</extracomment>
        <translation>「%1」：1が2個、3が1個あるので名声5。「%2」：赤の1と赤の2で、1、2、赤のダイス2個を一度に満たして名声4。「%3」：赤のダイス1個につき名声1なので、名声2。「%4」：4色すべて必要ですが、危険ダイスも色に数えるので名声3。合わせて名声14です。</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>最後のひとり</translation>
    </message>
    <message>
        <source>Once only one player is in, that player makes one last roll and chooses how many dice: 2, 3 or 4, as many as the pouch has.</source>
        <translation>挑戦中の人がひとりだけになったら、その人は最後に一度、ダイスを振ります。2個、3個、4個のどれにするかを、袋にある範囲で選びます。</translation>
    </message>
    <message>
        <source>If there are still fewer than three Dangerous dice, the player passes alone: an Ally, a Trap, and all complete Traps score.</source>
        <translatorcomment>glossary: player</translatorcomment>
        <translation>それでも危険ダイスが2個以下なら、ひとりで抜けたことになります。仲間とワナを1枚ずつ取り、完成したワナすべてで得点します。</translation>
    </message>
    <message>
        <source>If there are three or more, it is a bust.</source>
        <translation>3個以上なら、バーストです。</translation>
    </message>
    <message>
        <source>Allies cannot help before that roll. They may be used in the turn after it.</source>
        <translation>仲間は、このダイスを振る前には使えません。振った後の手番で使えます。</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>バースト</translation>
    </message>
    <message>
        <source>As soon as three or more Dangerous dice lie on the table, everybody who is still in is bust.</source>
        <translation>テーブルの危険ダイスが3個以上になったら、挑戦中の全員がバーストです。</translation>
    </message>
    <message>
        <source>Three lamps burn: bust!</source>
        <translation>ランプが3つともりました。バースト！</translation>
    </message>
    <message>
        <source>All who are bust have their turn in the order of their tokens and exchange tokens afterwards, as if they had passed together. But:</source>
        <translation>バーストした全員が、一緒に抜けたときと同じように、トークンの順に手番を行い、その後でトークンを交換します。ただし、</translation>
    </message>
    <message>
        <source>nobody takes an Ally, not even one who is bust alone;</source>
        <translation>誰も仲間を取れません。ひとりでバーストしたときも同じです。</translation>
    </message>
    <message>
        <source>everybody takes a Trap as usual;</source>
        <translation>ワナは、いつもどおり全員が取ります。</translation>
    </message>
    <message>
        <source>only &lt;b&gt;one&lt;/b&gt; complete Trap scores. You choose which; if one is complete, it must be scored.</source>
        <translation>得点できる完成したワナは&lt;b&gt;1枚だけ&lt;/b&gt;です。どれにするかは自分で選びます。完成したワナがあれば、必ず得点します。</translation>
    </message>
    <message>
        <source>What counts for a bust are the dice as they were rolled. An Ally who hides or turns a die cannot undo it.</source>
        <translation>バーストは、振ったままのダイスで決まります。仲間がダイスを隠したり目を変えたりしても、取り消せません。</translation>
    </message>
    <message>
        <source>Reading a Trap</source>
        <translation>ワナの見方</translation>
    </message>
    <message>
        <source>The number in the corner is the Fame. The drawings below say what must lie on the table. More dice than that never hurt, unless the Trap says “at most” or crosses a skull out.</source>
        <translation>すみの数は名声です。下の絵は、テーブルに必要なダイスを示します。「以下」の条件やバツ印のドクロがあるワナでなければ、ダイスは多くあってもかまいません。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;bone-coloured die with pips&lt;/b&gt;: a die with this number, of any colour. A &lt;b&gt;coloured tile with a ring, diamond, square or triangle&lt;/b&gt;: a die of this colour, with any number.</source>
        <translation>&lt;b&gt;目のある白いダイス&lt;/b&gt;：この目のダイス。色は問いません。&lt;b&gt;輪、ひし形、四角、三角のある色付きの札&lt;/b&gt;：この色のダイス。目は問いません。</translation>
    </message>
    <message>
        <source>First: %1. Second: %2.</source>
        <extracomment>Under two Traps: what they pay for, as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>1枚目：%1。2枚目：%2。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;coloured die with pips&lt;/b&gt;: both must be right on the same die. A &lt;b&gt;slash&lt;/b&gt; between two means one of them is enough.</source>
        <translation>&lt;b&gt;目のある色付きのダイス&lt;/b&gt;：1個のダイスで、目も色も合っていること。2つの間の&lt;b&gt;斜線&lt;/b&gt;：どちらか一方でかまいません。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;burning skull&lt;/b&gt;: a Dangerous die. &lt;b&gt;Crossed out&lt;/b&gt;: no Dangerous die may lie there.</source>
        <translation>&lt;b&gt;燃えるドクロ&lt;/b&gt;：危険ダイス。&lt;b&gt;線で消してある&lt;/b&gt;：危険ダイスがあってはいけません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;≥ with a number&lt;/b&gt;: at least so many dice. &lt;b&gt;≤ with a number&lt;/b&gt;: at most so many. A dashed outline beside it stands for any die, a skull for a Dangerous one.</source>
        <translation>&lt;b&gt;≥と数&lt;/b&gt;：ダイスがその数以上。&lt;b&gt;≤と数&lt;/b&gt;：その数以下。横の点線の枠はすべてのダイス、ドクロは危険ダイスを指します。</translation>
    </message>
    <message>
        <source>An &lt;b&gt;arrow from a die to a coin&lt;/b&gt;: Fame for each such die. Two halves mean two dice at most are paid; three dots mean all of them are. One die is enough to complete it.</source>
        <translation>&lt;b&gt;ダイスからコインへの矢印&lt;/b&gt;：そのダイス1個ごとに名声。左右に分かれていれば2個まで、点が3つあれば全部が名声になります。ダイスが1個あれば完成です。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dashed dice with equal signs&lt;/b&gt;: so many dice with the same number, whichever it is. &lt;b&gt;Dashed dice on stairs&lt;/b&gt;: so many numbers in a row. Colours do not matter.</source>
        <translation>&lt;b&gt;イコールでつないだ点線のダイス&lt;/b&gt;：同じ目のダイスがその個数。どの目でもかまいません。&lt;b&gt;階段の点線のダイス&lt;/b&gt;：続いた目がその個数。色は問いません。</translation>
    </message>
    <message>
        <source>During the game a tick appears on every drawing that is fulfilled, and the Trap glows when it is complete.</source>
        <translation>ゲーム中は、満たした絵にチェックが付き、ワナが完成すると光ります。</translation>
    </message>
    <message>
        <source>What the Allies do</source>
        <translation>仲間の力</translation>
    </message>
    <message>
        <source>Use an Ally in your own turn, from its beginning until it ends; one you took in this turn may help at once. Each helps one time and is discarded. You may use several, and their help adds up in the order in which you use them.</source>
        <translation>仲間は、自分の手番のはじめから終わりまでの間に使えます。その手番で取った仲間もすぐに使えます。1回使ったら捨て札です。何枚使ってもよく、効果は使った順に重なります。</translation>
    </message>
    <message>
        <source>What Allies change is in &lt;b&gt;your sight&lt;/b&gt; only and for this turn only: the others see the dice as they were rolled.</source>
        <translation>仲間の力で変わるのは、&lt;b&gt;自分に見える&lt;/b&gt;ダイスだけで、その手番の間だけです。ほかの人には、振ったままのダイスが見えます。</translation>
    </message>
    <message>
        <source>Before scoring:</source>
        <translation>得点の前：</translation>
    </message>
    <message>
        <source>&lt;b&gt;A plus and a die&lt;/b&gt;: one more die of that colour and number. It is only in sight, and no other Ally can change it.</source>
        <translation>&lt;b&gt;プラスとダイス&lt;/b&gt;：その色と目のダイスが1個増えます。数えるときだけの仮のダイスで、ほかの仲間で変えることはできません。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Arrows up and down&lt;/b&gt;: makes a rolled die one higher or one lower, from 1 to 6.</source>
        <translation>&lt;b&gt;上下の矢印&lt;/b&gt;：振ったダイス1個の目を、1から6の間で1だけ上げるか下げます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;A brush&lt;/b&gt;: gives a rolled die another colour.</source>
        <translation>&lt;b&gt;絵筆&lt;/b&gt;：振ったダイス1個を別の色に変えます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;A skull that vanishes&lt;/b&gt;: hides a rolled Dangerous die. A hidden die does not count for anything and cannot be changed any more.</source>
        <translation>&lt;b&gt;消えるドクロ&lt;/b&gt;：振った危険ダイス1個を隠します。隠れたダイスは何にも数えず、もう変えることもできません。</translation>
    </message>
    <message>
        <source>In this order: %1; %2; %3; %4.</source>
        <extracomment>Under four Allies: what they do, as in &quot;gives a die another colour&quot;</extracomment>
        <translation>順に：%1／%2／%3／%4。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and an arrow&lt;/b&gt;: take the top Trap of the deck as well.</source>
        <translation>&lt;b&gt;カード2枚と矢印&lt;/b&gt;：山札の一番上のワナも取ります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shield with a heart&lt;/b&gt;: only when you are bust. All your complete Traps score instead of one.</source>
        <translation>&lt;b&gt;ハートの盾&lt;/b&gt;：バーストしたときだけ。1枚ではなく、完成したワナすべてで得点します。</translation>
    </message>
    <message>
        <source>Before or after scoring:</source>
        <translation>得点の前か後：</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and two arrows&lt;/b&gt;: give one of your Traps that has not scored in this turn and take one from the offer. Yours is on offer then.</source>
        <translation>&lt;b&gt;カード2枚と矢印2本&lt;/b&gt;：この手番で得点していない自分のワナ1枚を、場のワナ1枚と交換します。出したワナは場に並びます。</translation>
    </message>
    <message>
        <source>After scoring:</source>
        <translation>得点の後：</translation>
    </message>
    <message>
        <source>&lt;b&gt;A card and coins&lt;/b&gt;: a Trap that scored in this turn pays the same Fame once more.</source>
        <translation>&lt;b&gt;カードとコイン&lt;/b&gt;：この手番で得点したワナ1枚で、同じ名声をもう一度得ます。</translation>
    </message>
    <message>
        <source>An Ally may be used wherever there is something to use it on, even if it brings no Fame. After scoring, your turn goes on only while one of your Allies can still do something.</source>
        <translation>仲間は、使う対象があれば、名声が増えなくても使えます。得点の後は、まだ使える仲間がいる間だけ手番が続きます。</translation>
    </message>
    <message>
        <source>The end of a round and of the game</source>
        <translation>ラウンドとゲームの終わり</translation>
    </message>
    <message>
        <source>When nobody is in any more, the round ends:</source>
        <translation>挑戦中の人がいなくなると、ラウンドは終わりです。</translation>
    </message>
    <message>
        <source>Whoever earned the least Fame &lt;b&gt;in this round&lt;/b&gt; draws the top Ally of the deck. If several earned the least, each of them draws one, lowest token first.</source>
        <translation>&lt;b&gt;このラウンドで&lt;/b&gt;得た名声がいちばん少ない人は、山札の一番上の仲間を引きます。何人かいれば、トークンの小さい順に1枚ずつ引きます。</translation>
    </message>
    <message>
        <source>Traps and Allies left on the offer are discarded and new ones are laid out. All dice go back into the pouch.</source>
        <translation>場に残ったワナと仲間は捨て札にして、新しく並べます。ダイスは全部袋に戻します。</translation>
    </message>
    <message>
        <source>Traps, unused Allies and tokens stay with their owners. When a deck is empty, its discarded cards are shuffled into a new one; if there are none, nothing is drawn.</source>
        <translation>ワナ、使っていない仲間、トークンは、持ち主の手元に残ります。山札がなくなったら、その捨て札を切りまぜて新しい山札にします。捨て札もなければ、引きません。</translation>
    </message>
    <message>
        <source>After the fifth round the game is over. The most Fame in all wins. If several have the most, they share the win.</source>
        <translation>第5ラウンドが終わるとゲームも終わりです。名声の合計がいちばん多い人の勝ちです。同点なら、その人たちで勝ちを分け合います。</translation>
    </message>
    <message>
        <source>Four play, Kim has token 1. Lou has passed already. Ada and Max pass together: Ada’s token is lower, so her turn is first; neither gets an Ally, and then they exchange tokens. Kim is the last one in and chooses four dice. Two of them are 6s, and with the 5 on the table that makes three: bust. Kim takes a Trap, scores one of the complete ones, earned the least of this round and draws an Ally.</source>
        <translation>4人で遊んでいて、キムさんがトークン1です。ルーさんはもう抜けています。エイダさんとマックスさんが一緒に抜けました。トークンの小さいエイダさんの手番が先です。どちらも仲間は取れず、その後でトークンを交換します。最後のひとりのキムさんは、ダイスを4個選びました。うち2個が6で、テーブルの5と合わせて危険ダイスが3個。バーストです。キムさんはワナを1枚取り、完成したワナ1枚で得点します。このラウンドの名声がいちばん少なかったので、仲間を1枚引きます。</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>コツ</translation>
    </message>
    <message>
        <source>Collect Traps that want the same things. One good roll then pays for all of them, in every round.</source>
        <translation>同じものが必要なワナを集めましょう。一度よい目が出れば、どのラウンドでも、まとめて名声になります。</translation>
    </message>
    <message>
        <source>Pass when nobody else does: you get an Ally as well.</source>
        <translation>ほかの人が抜けないときに抜けましょう。仲間も手に入ります。</translation>
    </message>
    <message>
        <source>With two Dangerous dice on the table, staying must be worth a lot. The buttons tell how likely the bust is.</source>
        <translation>危険ダイスが2個あるときは、よほどの見返りがなければ残れません。バーストの確率はボタンに出ています。</translation>
    </message>
    <message>
        <source>Early in the game a good Trap is worth more than Fame now, since it pays up to five times.</source>
        <translation>序盤は、目先の名声よりも、よいワナが大切です。5回まで名声になるのですから。</translation>
    </message>
    <message>
        <source>Keep Allies for the round in which they complete an expensive Trap. But an Ally that is unused at the end of the game is worth nothing.</source>
        <translation>仲間は、高得点のワナを完成させるラウンドまで取っておきましょう。ただし、使わずにゲームが終わった仲間には何の価値もありません。</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>ゲームの用語</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>仲間</translation>
    </message>
    <message>
        <source>A card that helps once, in its owner’s turn.</source>
        <translation>持ち主の手番で1回だけ助けてくれるカード。</translation>
    </message>
    <message>
        <source>Three or more Dangerous dice: all who are in score one Trap only.</source>
        <translation>危険ダイスが3個以上。挑戦中の全員が、ワナ1枚でしか得点できません。</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>A Trap is complete if the dice in sight fulfil all it asks for.</source>
        <translation>見えているダイスが条件をすべて満たすと、ワナは完成です。</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>危険</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6.</source>
        <translation>5か6の目のダイス。</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>名声</translation>
    </message>
    <message>
        <source>The points of this game. The most win.</source>
        <translation>このゲームの点数。いちばん多い人が勝ちます。</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>挑戦中と終了</translation>
    </message>
    <message>
        <source>Whoever has not passed in this round is in; all others are out.</source>
        <translation>このラウンドでまだ抜けていない人は挑戦中。ほかの人は、このラウンドは終了です。</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>見えているダイス</translation>
    </message>
    <message>
        <source>The dice as a player’s own Allies make them look in this turn.</source>
        <translatorcomment>glossary: player</translatorcomment>
        <translation>その手番に、自分の仲間の力を通して見えるダイス。</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>場</translation>
    </message>
    <message>
        <source>The open Traps and Allies in the middle.</source>
        <translation>中央に表向きに並ぶ、ワナと仲間。</translation>
    </message>
    <message>
        <source>Pouch</source>
        <translation>袋</translation>
    </message>
    <message>
        <source>Where the dice are that have not been rolled in this round.</source>
        <translation>このラウンドでまだ振っていないダイスの入れもの。</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>The number that says in which order turns are taken.</source>
        <translation>手番の順を表す番号。</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>ワナ</translation>
    </message>
    <message>
        <source>A card that pays Fame whenever it is complete and scored.</source>
        <translation>完成して得点するたびに名声になるカード。</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>このテーブルでの操作</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt; and &lt;b&gt;Pass&lt;/b&gt; are the two thumbs. Under each you see what it would bring: the risk of a bust, the Fame.</source>
        <translation>2つの親指が&lt;b&gt;残る&lt;/b&gt;と&lt;b&gt;抜ける&lt;/b&gt;です。下に、バーストの確率や名声の見込みが出ています。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking&lt;/b&gt;: click a Trap or an Ally on offer, or drag it to you.</source>
        <translation>&lt;b&gt;取る&lt;/b&gt;：場のワナや仲間をクリックするか、自分のほうへドラッグします。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring&lt;/b&gt; is one button for all complete Traps. After a bust, click the Trap that shall count.</source>
        <translation>&lt;b&gt;得点する&lt;/b&gt;：ボタン1つで、完成したワナすべてが得点になります。バーストしたら、得点するワナをクリックします。</translation>
    </message>
    <message>
        <source>&lt;b&gt;An Ally&lt;/b&gt;: click it, then what it is to change, then what becomes of that. Esc goes one step back.</source>
        <translation>&lt;b&gt;仲間&lt;/b&gt;：仲間、変えたいもの、変えた結果の順にクリックします。Escで1つ前に戻れます。</translation>
    </message>
    <message>
        <source>Everything is open in this game, so no curtain falls between players at one device. Only look away while another one decides to stay or to pass.</source>
        <translation>このゲームはすべて公開なので、1台で遊んでも幕は下りません。ほかの人が残るか抜けるかを決める間だけ、目をそらしてください。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersWords</name>
    <message numerus="yes">
        <source>two dice cannot bust you, and may bring %n more Fame</source>
        <translation>
            <numerusform>あとダイス2個ではバーストせず、名声が%n増える見込みがあります</numerusform>
        </translation>
    </message>
    <message>
        <source>two dice cannot bust you</source>
        <translation>あとダイス2個ではバーストしません</translation>
    </message>
    <message numerus="yes">
        <source>you are %n Fame behind the leader; the bust risk is %1</source>
        <translation>
            <numerusform>トップまで名声があと%n必要で、バーストの確率は%1です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk is %1 and would cost %n Fame</source>
        <translation>
            <numerusform>バーストの確率は%1で、名声%nを失うおそれがあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame is safe now; the bust risk would be %1</source>
        <translation>
            <numerusform>今なら名声%nを確実に得られ、残ればバーストの確率は%1です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it secures a lead of %n Fame</source>
        <translation>
            <numerusform>名声%nのリードを守れます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is still a choice of %n Trap(s)</source>
        <translation>
            <numerusform>今ならワナを%n枚の中から選べます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk of %n dice is %1</source>
        <translation>
            <numerusform>ダイス%n個でバーストする確率は%1です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n more Fame in this turn</source>
        <translation>
            <numerusform>この手番の名声が%n増えます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can help in the %n round(s) to come</source>
        <translation>
            <numerusform>残り%nラウンドで役に立ちます</numerusform>
        </translation>
    </message>
    <message>
        <source>it does no harm</source>
        <translation>損はありません</translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame at once</source>
        <translation>
            <numerusform>すぐに名声%nになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays about %1 Fame in each of %n round(s) to come</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>
            <numerusform>残り%nラウンド、毎回およそ名声%1が見込めます</numerusform>
        </translation>
    </message>
    <message>
        <source>no Trap on offer pays now</source>
        <translation>今すぐ名声になるワナは場にありません</translation>
    </message>
    <message numerus="yes">
        <source>it would be worth %n Fame to %1</source>
        <extracomment>A Trap is taken away from an opponent, %1</extracomment>
        <translation>
            <numerusform>%1さんに取られると名声%nになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it saves %n Fame from the bust</source>
        <translation>
            <numerusform>バーストしても名声%nを守れます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame again</source>
        <translation>
            <numerusform>もう一度名声%nになります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the new Trap pays %n more Fame now</source>
        <translation>
            <numerusform>新しいワナなら今すぐ名声が%n増えます</numerusform>
        </translation>
    </message>
    <message>
        <source>the new Trap pays about %1 more Fame a round</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>新しいワナなら、1ラウンドあたり名声がおよそ%1多く見込めます</translation>
    </message>
    <message numerus="yes">
        <source>one more Trap to go with your %n</source>
        <translation>
            <numerusform>手持ちの%n枚に加えて、もう1枚ワナが手に入ります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Fame</source>
        <translation>
            <numerusform>名声%nになります</numerusform>
        </translation>
    </message>
    <message>
        <source>your Allies can still help later</source>
        <translation>手元の仲間が後で役に立ちます</translation>
    </message>
    <message>
        <source>it changes nothing now</source>
        <translation>今は何も変わりません</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <extracomment>Points: the most win</extracomment>
        <translation>
            <numerusform>名声%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>ラウンド%1／%2</translation>
    </message>
    <message>
        <source>Trap %1: %2</source>
        <extracomment>A Trap card: its name, and what it pays for as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>ワナ「%1」：%2</translation>
    </message>
    <message>
        <source>Ally %1: %2</source>
        <extracomment>An Ally card: its name, and what it does once</extracomment>
        <translation>仲間「%1」：%2</translation>
    </message>
    <message>
        <source>Dangerous die, %1</source>
        <extracomment>A Dangerous die. %1: the die as in &quot;red 5&quot;</extracomment>
        <translation>危険ダイス、%1</translation>
    </message>
    <message>
        <source>Die, %1</source>
        <translation>ダイス、%1</translation>
    </message>
    <message>
        <source>Die, %1, rolled as %2</source>
        <extracomment>A die that an Ally changed. %1: as it is seen, %2: as it was rolled, both as in &quot;red 5&quot;</extracomment>
        <translation>ダイス、%1（振った目は%2）</translation>
    </message>
    <message>
        <source>Hidden die, %1</source>
        <extracomment>A die that an Ally made invisible for this turn. %1: as in &quot;red 5&quot;</extracomment>
        <translation>隠れたダイス、%1</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pouch</source>
        <extracomment>Dice</extracomment>
        <translation>
            <numerusform>袋に残り%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Dangerous dice: %1 of %2</source>
        <extracomment>A gauge. %2: so many Dangerous dice bust</extracomment>
        <translation>危険ダイス：%1／%2個</translation>
    </message>
    <message>
        <source>pass alone: take one</source>
        <extracomment>Under the Allies on offer</extracomment>
        <translation>ひとり抜けで1枚</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>A player who has not left the round</extracomment>
        <translation>挑戦中</translation>
    </message>
    <message>
        <source>has decided</source>
        <extracomment>A player who has chosen to stay or to pass; which is still secret</extracomment>
        <translation>決定済み</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>A player who has decided so</extracomment>
        <translation>抜けた</translation>
    </message>
    <message>
        <source>bust</source>
        <extracomment>Score pad: why somebody got nothing</extracomment>
        <translation>バースト</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has left the round</extracomment>
        <translation>このラウンド終了</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>A player who has decided so</extracomment>
        <translation>残る</translation>
    </message>
    <message>
        <source>takes and scores</source>
        <extracomment>A player whose turn it is to take a Trap and to score</extracomment>
        <translation>ワナ選びと得点</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Fame of this round, beside the total</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>ラウンド%1</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>%1さんの最初のワナは「%2」です。</translation>
    </message>
    <message>
        <source>Traps on offer: %1.</source>
        <translation>場のワナ：%1。</translation>
    </message>
    <message>
        <source>Allies on offer: %1.</source>
        <translation>場の仲間：%1。</translation>
    </message>
    <message>
        <source>The first dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>最初のダイス：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>追加のダイス%n個：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the last one in, rolls %n dice: %2.</source>
        <extracomment>%1 is a name, %2 a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>最後に残った%1さんがダイスを%n個振りました：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>全員が残りました：%1。</translation>
    </message>
    <message>
        <source>All pass: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>全員が抜けました：%1。</translation>
    </message>
    <message>
        <source>Staying: %1. Passing: %2.</source>
        <extracomment>Lists of names</extracomment>
        <translation>残る人：%1。抜ける人：%2。</translation>
    </message>
    <message>
        <source>The pouch is empty: all who are in pass together.</source>
        <translation>袋が空になりました。挑戦中の全員が一緒に抜けます。</translation>
    </message>
    <message numerus="yes">
        <source>Bust! %n Dangerous dice catch %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>バースト！&#x3000;危険ダイス%n個です。つかまった人：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passed alone and takes %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>%1さんはひとりで抜け、「%2」を仲間にしました（%3）。</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>%1さんが「%2」を取りました。</translation>
    </message>
    <message>
        <source>%1 uses %2: one more die, %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%1さんが「%2」を使い、%3のダイスが1個増えました。</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 becomes %4.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3 and %4: dice as in &quot;red 5&quot;</extracomment>
        <translation>%1さんが「%2」を使い、%3が%4になりました。</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 is hidden.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%1さんが「%2」を使い、%3を隠しました。</translation>
    </message>
    <message>
        <source>%1 uses %2: in spite of the bust all complete Traps count.</source>
        <translation>%1さんが「%2」を使い、バーストでも完成したワナがすべて得点になります。</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 goes, %4 comes.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: the Trap given away, %4: the Trap got for it</extracomment>
        <translation>%1さんが「%2」を使い、「%3」を「%4」と交換しました。</translation>
    </message>
    <message>
        <source>%1 uses %2 and finds %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>%1さんが「%2」を使い、「%3」を見つけました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2: %n Fame.</source>
        <extracomment>%1: a player, %2: a Trap</extracomment>
        <translation>
            <numerusform>%1さんは「%2」で名声%nを得ました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses %2: %3 pays %n Fame again.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>
            <numerusform>%1さんが「%2」を使い、「%3」でもう一度名声%nを得ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no complete Trap.</source>
        <translation>%1さんには完成したワナがありません。</translation>
    </message>
    <message>
        <source>%1 and %2 exchange turn order tokens.</source>
        <translation>%1さんと%2さんが手番トークンを交換しました。</translation>
    </message>
    <message>
        <source>%1 has the least Fame of the round and draws %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>%1さんはこのラウンドの名声が最も少ないので、「%2」を引きました（%3）。</translation>
    </message>
    <message>
        <source>The discarded Traps are shuffled into a new deck.</source>
        <translation>捨て札のワナを切りまぜて、新しい山札にしました。</translation>
    </message>
    <message>
        <source>The discarded Allies are shuffled into a new deck.</source>
        <translation>捨て札の仲間を切りまぜて、新しい山札にしました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Score pad: a Trap&apos;s name and the Fame it paid</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>no Trap</source>
        <translation>ワナなし</translation>
    </message>
    <message>
        <source>bust: %1</source>
        <extracomment>Score pad: %1 is the Trap that paid after a bust</extracomment>
        <translation>バースト：%1</translation>
    </message>
    <message>
        <source>Stay for two more dice, or pass?</source>
        <translation>残ってダイスを2個足しますか、抜けますか？</translation>
    </message>
    <message>
        <source>%1: stay for two more dice, or pass?</source>
        <translation>%1さん、残って2個足しますか、抜けますか？</translation>
    </message>
    <message>
        <source>You are the last one in: how many dice?</source>
        <translation>最後のひとりです。ダイスを何個振りますか？</translation>
    </message>
    <message>
        <source>%1 is the last one in: how many dice?</source>
        <translation>最後に残った%1さん、ダイスを何個振りますか？</translation>
    </message>
    <message>
        <source>You passed alone: take an Ally</source>
        <translation>ひとりで抜けました。仲間を1枚取ってください</translation>
    </message>
    <message>
        <source>%1 passed alone: take an Ally</source>
        <translation>%1さん、ひとりで抜けたので仲間を1枚どうぞ</translation>
    </message>
    <message>
        <source>Your turn: take a Trap</source>
        <translation>あなたの番：ワナを1枚取ってください</translation>
    </message>
    <message>
        <source>%1: take a Trap</source>
        <translation>%1さん、ワナを1枚取ってください</translation>
    </message>
    <message>
        <source>Score your Traps</source>
        <translation>ワナで得点してください</translation>
    </message>
    <message>
        <source>%1: score your Traps</source>
        <translation>%1さん、ワナで得点してください</translation>
    </message>
    <message>
        <source>Bust: score one of your Traps</source>
        <translation>バースト！&#x3000;得点するワナを1枚選んでください</translation>
    </message>
    <message>
        <source>Bust: %1 scores one Trap</source>
        <translation>バースト！&#x3000;%1さんはワナ1枚で得点します</translation>
    </message>
    <message>
        <source>An Ally can still help: use it, or end your turn</source>
        <translation>仲間を使うか、手番を終えるか選んでください</translation>
    </message>
    <message>
        <source>%1: use an Ally, or end your turn</source>
        <translation>%1さん、仲間を使うか手番を終えてください</translation>
    </message>
    <message>
        <source>One higher or one lower?</source>
        <translation>1つ上げますか、下げますか？</translation>
    </message>
    <message>
        <source>Which die changes by one?</source>
        <translation>どのダイスの目を1つ変えますか？</translation>
    </message>
    <message>
        <source>Which colour?</source>
        <translation>どの色にしますか？</translation>
    </message>
    <message>
        <source>Which die gets another colour?</source>
        <translation>どのダイスの色を変えますか？</translation>
    </message>
    <message>
        <source>Which Dangerous die will be hidden?</source>
        <translation>どの危険ダイスを隠しますか？</translation>
    </message>
    <message>
        <source>Which Trap on offer do you get for it?</source>
        <translation>場のどのワナと交換しますか？</translation>
    </message>
    <message>
        <source>Which of your Traps do you give away?</source>
        <translation>自分のどのワナを出しますか？</translation>
    </message>
    <message>
        <source>Which Trap pays again?</source>
        <translation>どのワナでもう一度得点しますか？</translation>
    </message>
    <message>
        <source>No Dangerous die yet: three bust all who stayed.</source>
        <translation>危険ダイスはまだ0個。3個で、残った人は全員バーストです。</translation>
    </message>
    <message>
        <source>One Dangerous: two more and all who stayed bust.</source>
        <translation>危険ダイスは1個。あと2個で、残った人は全員バーストです。</translation>
    </message>
    <message>
        <source>Two Dangerous: one more and all who stayed bust.</source>
        <translation>危険ダイスは2個。あと1個で、残った人は全員バーストです。</translation>
    </message>
    <message>
        <source>Bust: only one complete Trap counts.</source>
        <translation>バースト：得点になるのは完成したワナ1枚だけです。</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>A decision: remain in the round for more dice</extracomment>
        <translation>残る</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A decision: leave the round and score</extracomment>
        <translation>抜ける</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice · bust %1</source>
        <extracomment>What staying brings: %1 is the chance to bust as in 38 %</extracomment>
        <translation>
            <numerusform>+%n個、バースト%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame, 1 Trap</source>
        <extracomment>What passing brings: Fame, and a Trap to take</extracomment>
        <translation>
            <numerusform>名声%n、ワナ1枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>%n個振る</numerusform>
        </translation>
    </message>
    <message>
        <source>bust %1</source>
        <extracomment>The chance to bust, as in 38 %</extracomment>
        <translation>バースト%1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1を取る</translation>
    </message>
    <message numerus="yes">
        <source>Score %n Fame</source>
        <translation>
            <numerusform>名声%nを得る</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>%1で得点</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>得点なし</translation>
    </message>
    <message>
        <source>no Trap is complete</source>
        <extracomment>Where otherwise the complete Traps are listed</extracomment>
        <translation>完成したワナなし</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>手番を終える</translation>
    </message>
    <message>
        <source>Allies kept for later: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>取っておく仲間：%1枚</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1を使う</translation>
    </message>
    <message>
        <source>Use %1: %2</source>
        <extracomment>%1: an Ally&apos;s name, %2: what is done, as in &quot;red 4 → red 5&quot;</extracomment>
        <translation>%1を使う：%2</translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame now</source>
        <translation>
            <numerusform>今すぐ名声+%n</numerusform>
        </translation>
    </message>
    <message>
        <source>not complete yet</source>
        <translation>まだ未完成</translation>
    </message>
    <message numerus="yes">
        <source>completes %1: +%n Fame</source>
        <extracomment>%1 is a list of Traps</extracomment>
        <translation>
            <numerusform>%1が完成：名声+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame</source>
        <translation>
            <numerusform>名声+%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Fame</source>
        <extracomment>Fewer Fame than before</extracomment>
        <translation>
            <numerusform>名声−%n</numerusform>
        </translation>
    </message>
    <message>
        <source>no more Fame now</source>
        <translation>今は名声が増えない</translation>
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
        <translation>まず残るか抜けるか選んでください。</translation>
    </message>
    <message>
        <source>First roll your last dice.</source>
        <translation>まず、最後のダイスを振ってください。</translation>
    </message>
    <message>
        <source>That belongs to %1.</source>
        <extracomment>A Trap or an Ally; %1 is a player</extracomment>
        <translation>それは%1さんのものです。</translation>
    </message>
    <message>
        <source>Allies help in your own turn, after you have passed.</source>
        <translation>仲間を使えるのは、抜けた後の自分の手番だけです。</translation>
    </message>
    <message>
        <source>Only somebody who passes alone takes an Ally.</source>
        <translation>仲間を取れるのは、ひとりで抜けた人だけです。</translation>
    </message>
    <message>
        <source>First take an Ally.</source>
        <translation>まず、仲間を取ってください。</translation>
    </message>
    <message>
        <source>You have already taken your Trap this round.</source>
        <translation>このラウンドのワナはもう取りました。</translation>
    </message>
    <message>
        <source>You keep your Traps. Take one of those on offer.</source>
        <translation>自分のワナは手元に残ります。場のワナを取ってください。</translation>
    </message>
    <message>
        <source>This Trap is not complete.</source>
        <translation>このワナは完成していません。</translation>
    </message>
    <message>
        <source>This Trap was scored in this turn.</source>
        <translation>このワナはこの手番で得点済みです。</translation>
    </message>
    <message>
        <source>Only a Trap that was scored in this turn pays again.</source>
        <translation>もう一度得点できるのは、この手番で得点したワナだけです。</translation>
    </message>
    <message>
        <source>This Ally helps only when you are bust.</source>
        <translation>この仲間を使えるのは、バーストしたときだけです。</translation>
    </message>
    <message>
        <source>This Ally helps after scoring.</source>
        <translation>この仲間は得点の後に使います。</translation>
    </message>
    <message>
        <source>This Ally helps before scoring.</source>
        <translation>この仲間は得点の前に使います。</translation>
    </message>
    <message>
        <source>There is nothing this Ally could do.</source>
        <translation>今、この仲間にできることはありません。</translation>
    </message>
    <message>
        <source>Only a Dangerous die can be hidden.</source>
        <translation>隠せるのは危険ダイスだけです。</translation>
    </message>
    <message>
        <source>Dice change only with the help of an Ally.</source>
        <translation>ダイスを変えるには仲間の力が必要です。</translation>
    </message>
    <message>
        <source>This Ally cannot do anything with that.</source>
        <translation>この仲間には、それをどうすることもできません。</translation>
    </message>
    <message>
        <source>not complete yet, %1 of %2</source>
        <extracomment>A Trap, read out: so many (%1) of the dice that are drawn on it (%2) have been rolled</extracomment>
        <translation>未完成、%2個中%1個</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>続きから(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>最近のゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>ホーム画面(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>設定(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Hurry &amp;on</source>
        <translation>早送り(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Who plays a seat</source>
        <translation>席の割り当て(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>ゲームの記録(&amp;L)</translation>
    </message>
    <message>
        <source>Text larg&amp;er</source>
        <translation>文字を大きく(&amp;E)</translation>
    </message>
    <message>
        <source>Text &amp;smaller</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>消音(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Ghostlight</source>
        <translation>Ghostlightについて(&amp;A)</translation>
    </message>
    <message>
        <source>Set up %1 …</source>
        <extracomment>%1 is a game&apos;s name; opens the screen where seats and options are chosen</extracomment>
        <translation>「%1」の準備…</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <extracomment>Who plays a seat. %1 is a level of strength, as in Medium</extracomment>
        <translation>コンピューター・%1</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>ゲームを開く</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>名前を付けてゲームを保存</translation>
    </message>
    <message>
        <source>Ghostlight</source>
        <translation>Ghostlight</translation>
    </message>
    <message>
        <source>%1  ·  %2</source>
        <extracomment>The status line. %1: what just happened, %2: what is asked now</extracomment>
        <translation>%1&#x3000;・&#x3000;%2</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PlayerWords</name>
    <message>
        <source>Captain Calico</source>
        <translation>ミケ船長</translation>
    </message>
    <message>
        <source>Mister Moth</source>
        <translation>そろりのモスケ</translation>
    </message>
    <message>
        <source>Aunt Nettle</source>
        <translation>とげのイライザ</translation>
    </message>
    <message>
        <source>Old Barnaby</source>
        <translation>ご隠居バーナビー</translation>
    </message>
    <message>
        <source>Lucky Lenore</source>
        <translation>ツキのレノーラ</translation>
    </message>
    <message>
        <source>Doctor Umbra</source>
        <translation>ドクター・カゲロウ</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>%1さんの番です</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <extracomment>The device is handed to the person %1</extracomment>
        <translation>%1さんに渡してください</translation>
    </message>
    <message>
        <source>Let me think …</source>
        <extracomment>While a hint is being worked out</extracomment>
        <translation>考え中……</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>%1さんの勝ちです</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>同点優勝：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A hint. %1: what to do, %2: why</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2. About %3 to win.</source>
        <extracomment>A hint. %1: what to do, %2: why, %3: how likely one then wins, as in 42%</extracomment>
        <translation>%1：%2。勝つ確率は約%3です。</translation>
    </message>
    <message>
        <source>%1: choose it once more to do it.</source>
        <extracomment>A move is made when it is chosen twice. %1: what was chosen once, as on its button</extracomment>
        <translation>%1：もう一度選ぶと決定します。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of a hundred, as the language writes it: 38%</extracomment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Read out of somebody at the table</extracomment>
        <translation>
            <numerusform>手札%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>見た目(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>サウンド(&amp;S)</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>プレイヤー(&amp;Y)</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>動きの速さ(&amp;A)：</translation>
    </message>
    <message>
        <source>A &amp;curtain falls before somebody else’s cards are shown</source>
        <translation>ほかの人の手札を見せる前に幕を下ろす(&amp;C)</translation>
    </message>
    <message>
        <source>Switch it off for open-handed family play.</source>
        <translation>家族で手札を見せ合って遊ぶときは、オフにしてください。</translation>
    </message>
    <message>
        <source>Ask for a second click be&amp;fore a move is made</source>
        <translation>決定する前に、もう一度クリックして確認する(&amp;F)</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>言語(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>文字の大きさ(&amp;T)：</translation>
    </message>
    <message>
        <source>R&amp;oom:</source>
        <translation>部屋(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: things fade instead of travelling</source>
        <translation>動きを減らす：移動の代わりにフェードで表示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>消音(&amp;M)</translation>
    </message>
    <message>
        <source>Who usually plays here; the first name is proposed for a new game.</source>
        <translation>いつも遊ぶ人の名前です。新しいゲームでは、最初の人が候補になります。</translation>
    </message>
    <message>
        <source>Person &amp;%1:</source>
        <translation>名前 &amp;%1：</translation>
    </message>
    <message>
        <source>&amp;Cards and dice:</source>
        <extracomment>How loud cards, dice and other things are that are moved</extracomment>
        <translation>カードとダイス(&amp;C):</translation>
    </message>
    <message>
        <source>Si&amp;gnals:</source>
        <extracomment>How loud the sounds are that call somebody: a turn, a round, a win, danger</extracomment>
        <translation>合図(&amp;G):</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Program</name>
    <message>
        <source>there is no display to show a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>ウィンドウを表示する画面がありません（DISPLAYもWAYLAND_DISPLAYも設定されていません）</translation>
    </message>
    <message>
        <source>Ghostlight runs already but does not answer</source>
        <translation>Ghostlightはすでに起動していますが、応答がありません</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesBook</name>
    <message>
        <source>Keyboard: the &lt;b&gt;arrow keys&lt;/b&gt; lead from thing to thing and &lt;b&gt;Enter&lt;/b&gt; chooses. The digits &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; choose a card or a button by its place.</source>
        <translatorcomment>glossary: lead</translatorcomment>
        <translation>キーボード：&lt;b&gt;矢印キー&lt;/b&gt;で移動し、&lt;b&gt;Enter&lt;/b&gt;で決定します。数字の&lt;b&gt;1&lt;/b&gt;〜&lt;b&gt;9&lt;/b&gt;で、その位置のカードやボタンを選べます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;, or H, shows a good move and says why it is good.</source>
        <translation>&lt;b&gt;ヒント&lt;/b&gt;（H）：よい手とその理由を教えます。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt;, or U, takes back what you chose, as long as it showed you nothing new. Against computer players it goes back to your last decision.</source>
        <translation>&lt;b&gt;元に戻す&lt;/b&gt;（U）：新しい情報を見ていなければ、選んだことを取り消せます。コンピューターとの対戦では、自分の前回の決定まで戻ります。</translation>
    </message>
    <message>
        <source>&lt;b&gt;Space&lt;/b&gt;, or a click on the bare table, hurries on what is being shown. The log, L, tells everything that has happened.</source>
        <translation>&lt;b&gt;スペース&lt;/b&gt;キーか、テーブルの何もない所のクリックで、動きを早送りします。記録（L）には、これまでの出来事がすべて載っています。</translation>
    </message>
    <message>
        <source>Several people at one device: a curtain falls before the next hand is shown. Pass the device on. The next person confirms with one click, and only then do the cards appear.</source>
        <translation>1台を何人かで使うとき：次の人の手札を見せる前に幕が下ります。機器を渡してください。次の人が1回クリックして確認すると、はじめてカードが見えます。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesReader</name>
    <message>
        <source>Place %1 of %2</source>
        <extracomment>Looking for a word in the rules: which of the places that have it is shown</extracomment>
        <translation>%2か所中%1か所目</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>この本にはありません</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Session</name>
    <message>
        <source>%1 · round %2 of %3</source>
        <extracomment>A game that waits to be continued. %1: its name</extracomment>
        <translation>%1・ラウンド%2／%3</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <translation>%1・ラウンド%2</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · your turn</source>
        <translation>%1・ラウンド%2／%3・あなたの番</translation>
    </message>
    <message>
        <source>%1 · round %2 · your turn</source>
        <translation>%1・ラウンド%2・あなたの番</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · %4 to play</source>
        <extracomment>A game that waits to be continued. The last one is the name of the player to move</extracomment>
        <translation>%1・ラウンド%2／%3・%4さんの番</translation>
    </message>
    <message>
        <source>%1 · round %2 · %3 to play</source>
        <translation>%1・ラウンド%2・%3さんの番</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>テーブルにゲームがありません。</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::SetupModel</name>
    <message>
        <source>Two players are called “%1”. Give one of them another name.</source>
        <translation>「%1」という名前の人が2人います。どちらかの名前を変えてください。</translation>
    </message>
    <message>
        <source>The seed is a whole number, or empty for a game by chance.</source>
        <translation>シードは整数です。空欄ならおまかせになります。</translation>
    </message>
    <message>
        <source>After a fixed number of rounds</source>
        <extracomment>How a game ends</extracomment>
        <translation>ラウンド数で終了</translation>
    </message>
    <message numerus="yes">
        <source>When somebody has %n point(s)</source>
        <translation>
            <numerusform>誰かが%n点に達したら終了</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Show</name>
    <message>
        <source>%1 stands still: “%2”</source>
        <extracomment>On the terminal. %1 is a game&apos;s name, %2 what was asked last</extracomment>
        <translation>%1が止まっています：「%2」</translation>
    </message>
    <message>
        <source>the folder “%1” cannot be made</source>
        <translation>フォルダー「%1」を作れません</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Words</name>
    <message>
        <source>Ghosts</source>
        <translation>おばけだらけ</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>おばけバンパー</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>おばけハンター</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>よわい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>つよい</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>達人</translation>
    </message>
    <message>
        <source>Bold: takes the chance</source>
        <translation>大胆：一か八かに賭ける</translation>
    </message>
    <message>
        <source>Careful: keeps out of trouble</source>
        <translation>慎重：無理はしない</translation>
    </message>
    <message>
        <source>Spiteful: likes to see others suffer</source>
        <translation>意地悪：人の不幸が好き</translation>
    </message>
    <message>
        <source>Steady: one step at a time</source>
        <translation>堅実：一歩ずつコツコツ</translation>
    </message>
    <message>
        <source>Gambler: all or nothing</source>
        <translation>勝負師：のるかそるか</translation>
    </message>
    <message>
        <source>Scholar: counts every card</source>
        <translation>学者：全カードを数える</translation>
    </message>
    <message>
        <source>Mirror edition</source>
        <translation>ミラー版</translation>
    </message>
    <message>
        <source>Fright edition</source>
        <translation>びっくり版</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>はやい</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜</translation>
    </message>
    <message>
        <source>Dusk (a lighter room)</source>
        <translation>夕暮れ（明るめの部屋）</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>「%1」を読み込めません。</translation>
    </message>
    <message>
        <source>“%1” is too large to be a saved game.</source>
        <translation>「%1」は大きすぎて、セーブファイルとは考えられません。</translation>
    </message>
    <message>
        <source>“%1” is not a saved game of Ghostlight.</source>
        <translation>「%1」はGhostlightのセーブファイルではありません。</translation>
    </message>
    <message>
        <source>“%1” was saved by a later version of Ghostlight than this one.</source>
        <translation>「%1」は、これより新しいバージョンのGhostlightで保存されています。</translation>
    </message>
    <message>
        <source>“%1” is for a game that this version does not have.</source>
        <translation>「%1」は、このバージョンにはないゲームのものです。</translation>
    </message>
    <message>
        <source>“%1” was played under a different version of the rules and cannot go on.</source>
        <translation>「%1」は別のバージョンのルールで遊ばれたため、続けられません。</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not as it was written.</source>
        <translation>「%1」は壊れています。%2行目が書き込まれたときと違います。</translation>
    </message>
    <message>
        <source>“%1” is damaged: its first line makes no sense.</source>
        <translation>「%1」は壊れています。最初の行の意味がわかりません。</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not a move.</source>
        <translation>「%1」は壊れています。%2行目は正しい手ではありません。</translation>
    </message>
    <message>
        <source>“%1” cannot go on: the rules do not allow the move in line %2.</source>
        <translation>「%1」は開けません。%2行目の手はルール違反です。</translation>
    </message>
    <message>
        <source>“%1” is incomplete: it ends early, at line %2.</source>
        <translation>「%1」は不完全です。%2行目で途切れています。</translation>
    </message>
    <message>
        <source>“%1” is damaged: something follows after its end, in line %2.</source>
        <translation>「%1」は壊れています。終わりの後、%2行目に余分なものがあります。</translation>
    </message>
    <message>
        <source>Inka and Markus Brand</source>
        <extracomment>The designers of Ghostbumpers, who share their last name</extracomment>
        <translation>Inka Brand、Markus Brand</translation>
    </message>
    <message>
        <source>Alexandros Kapidakis and Konstantinos Karagiannis</source>
        <extracomment>The designers of Ghost Hunters</extracomment>
        <translation>Alexandros Kapidakis、Konstantinos Karagiannis</translation>
    </message>
</context>
</TS>
