<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Art</name>
    <message>
        <source>The pictures are missing: there is neither “%1” nor “%2”.</source>
        <translation>الصور مفقودة: لا وجود لملف «%1» ولا لملف «%2».</translation>
    </message>
    <message>
        <source>The pictures in “%1” cannot be read.</source>
        <translation>تعذّرت قراءة الصور في «%1».</translation>
    </message>
</context>
<context>
    <name>BumpersHiding</name>
    <message>
        <source>Your ride, from top to bottom</source>
        <translation>عربتك، من الأعلى إلى الأسفل</translation>
    </message>
    <message>
        <source>Top</source>
        <comment>of a deck</comment>
        <translation>الأعلى</translation>
    </message>
    <message>
        <source>Bottom</source>
        <comment>of a deck</comment>
        <translation>الأسفل</translation>
    </message>
</context>
<context>
    <name>BumpersResult</name>
    <message>
        <source>%1, ahead</source>
        <comment>what a play counts; it is the highest so far</comment>
        <translation>%1، في الصدارة</translation>
    </message>
</context>
<context>
    <name>BumpersRide</name>
    <message>
        <source>Your ride</source>
        <translation>عربتك</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
</context>
<context>
    <name>BumpersRoom</name>
    <message>
        <source>Ghostbumpers</source>
        <translation>أشباح التصادم</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>لا أوراق في الرزمة</numerusform>
            <numerusform>ورقة واحدة في الرزمة</numerusform>
            <numerusform>ورقتان في الرزمة</numerusform>
            <numerusform>%n أوراق في الرزمة</numerusform>
            <numerusform>%n ورقة في الرزمة</numerusform>
            <numerusform>%n ورقة في الرزمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BumpersSeat</name>
    <message numerus="yes">
        <source>%n Character card(s) left</source>
        <translation>
            <numerusform>لم تبق أوراق شخصية</numerusform>
            <numerusform>بقيت ورقة شخصية واحدة</numerusform>
            <numerusform>بقيت ورقتا شخصية</numerusform>
            <numerusform>بقيت %n أوراق شخصية</numerusform>
            <numerusform>بقيت %n ورقة شخصية</numerusform>
            <numerusform>بقيت %n ورقة شخصية</numerusform>
        </translation>
    </message>
    <message>
        <source>Starting card</source>
        <translation>ورقة البداية</translation>
    </message>
</context>
<context>
    <name>BumpersSign</name>
    <message>
        <source>%1 %2</source>
        <comment>what to do, how many cards</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CharacterPicker</name>
    <message>
        <source>Choose a character</source>
        <translation>اختيار شخصية</translation>
    </message>
</context>
<context>
    <name>Current</name>
    <message>
        <source>Play goes clockwise</source>
        <translation>اللعب في اتجاه عقارب الساعة</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise</source>
        <translation>اللعب عكس اتجاه عقارب الساعة</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to %1</source>
        <extracomment>On the curtain between two people at one device.</extracomment>
        <translation>تسليم الجهاز إلى %1</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>A button: the person of that name has taken the device.</extracomment>
        <translation>أنا %1</translation>
    </message>
</context>
<context>
    <name>FrightGauge</name>
    <message>
        <source>Level %1 of 7</source>
        <translation>المستوى %1 من 7</translation>
    </message>
</context>
<context>
    <name>GhostsRoom</name>
    <message>
        <source>Ghosts</source>
        <translation>أشباح</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Ghostlight, home</source>
        <translation>الشاشة الرئيسية في Ghostlight</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>أشباح</translation>
    </message>
    <message>
        <source>2–6 players · sly and quick</source>
        <translation>من ٢ إلى ٦ لاعبين · خفّة ودهاء</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>أشباح التصادم</translation>
    </message>
    <message>
        <source>3–6 players · loud and daring</source>
        <translation>من ٣ إلى ٦ لاعبين · صخب وجرأة</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>صيد الأشباح</translation>
    </message>
    <message>
        <source>2–5 players · dice and nerve</source>
        <translation>من ٢ إلى ٥ لاعبين · نرد وأعصاب</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>HomeBox</name>
    <message>
        <source>Set up…</source>
        <translation>إعداد…</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>إعداد «%1»</translation>
    </message>
</context>
<context>
    <name>HunterControls</name>
    <message>
        <source>Back</source>
        <comment>one step back in the use of an Ally</comment>
        <translation>رجوع</translation>
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
        <translation>صيد الأشباح</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>ماذا جرى</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>All right</source>
        <translation>حسنًا</translation>
    </message>
</context>
<context>
    <name>PauseSheet</name>
    <message>
        <source>Paused</source>
        <extracomment>The game stands still.</extracomment>
        <translation>متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
</context>
<context>
    <name>QMainWindow</name>
    <message>
        <source>Ghostlight games (*.ghostlight)</source>
        <translation>ألعاب Ghostlight (*.ghostlight)</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Play again</source>
        <translation>لعبة أخرى</translation>
    </message>
    <message>
        <source>Rematch with other seats</source>
        <translation>لعبة بمقاعد أخرى</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
</context>
<context>
    <name>RoomActions</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
</context>
<context>
    <name>RoomIcons</name>
    <message>
        <source>Turn sound off</source>
        <translation>إيقاف الصوت</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>تشغيل الصوت</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>سجل اللعبة</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>RoomSeat</name>
    <message>
        <source>%1, %2</source>
        <comment>score and note of a seat</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>قواعد «%1»</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>RulesIndex</name>
    <message>
        <source>All games</source>
        <translation>كل الألعاب</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>النسخة</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>بحث في القواعد</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
</context>
<context>
    <name>RulesIndexLine</name>
    <message>
        <source>The game is here</source>
        <extracomment>In the contents of the rules: this chapter tells what is being asked in the game now.</extracomment>
        <translation>اللعبة هنا الآن</translation>
    </message>
</context>
<context>
    <name>RulesLeaf</name>
    <message>
        <source>Back to %1</source>
        <extracomment>Turns a page back; %1 is the title of the chapter there.</extracomment>
        <translation>رجوع إلى: %1</translation>
    </message>
    <message>
        <source>On to %1</source>
        <extracomment>Turns a page; %1 is the title of the chapter there.</extracomment>
        <translation>التالي: %1</translation>
    </message>
</context>
<context>
    <name>RulesShelf</name>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Which game do you want to read about?</source>
        <translation>قواعد أي لعبة؟</translation>
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
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Total of %1: %2</source>
        <extracomment>Read out from the last line of a score pad. %1: who, %2: the total</extracomment>
        <translation>مجموع %1: %2</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Set up %1</source>
        <translation>إعداد «%1»</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>One seat fewer</source>
        <translation>إنقاص مقعد</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>بلا لاعبين</numerusform>
            <numerusform>لاعب واحد</numerusform>
            <numerusform>لاعبان</numerusform>
            <numerusform>%n لاعبين</numerusform>
            <numerusform>%n لاعبًا</numerusform>
            <numerusform>%n لاعب</numerusform>
        </translation>
    </message>
    <message>
        <source>One seat more</source>
        <translation>إضافة مقعد</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>النسخة</translation>
    </message>
    <message>
        <source>Length of the game</source>
        <translation>طول اللعبة</translation>
    </message>
    <message>
        <source>Advanced…</source>
        <translation>خيارات متقدمة…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>Seed: by chance</source>
        <translation>البذرة: عشوائية</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
</context>
<context>
    <name>SetupSeat</name>
    <message>
        <source>Order of %1: up and down move the seat</source>
        <translation>ترتيب %1: سهما الأعلى والأسفل ينقلان المقعد</translation>
    </message>
    <message>
        <source>Another character than %1</source>
        <translation>شخصية أخرى بدل %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>من في المقعد %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>حاسوب</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>مستوى %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Previous</source>
        <extracomment>The choice before this one, in a short list.</extracomment>
        <translation>السابق</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>The choice after this one, in a short list.</extracomment>
        <translation>التالي</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersRules</name>
    <message>
        <source>To a score</source>
        <extracomment>A length of the game: it ends when somebody has enough points</extracomment>
        <translation>حتى رصيد معيّن</translation>
    </message>
    <message>
        <source>Fixed rounds</source>
        <translation>جولات محددة</translation>
    </message>
    <message>
        <source>The game goes on until somebody has the agreed number of points at the end of a round. 25 is proposed; you choose the score when you set up the game. After 100 rounds it ends in any case.</source>
        <translation>تستمر اللعبة حتى يبلغ رصيد أحدكم عدد النقاط المتفق عليه في نهاية جولة. المقترح 25، ويمكنك اختيار غيره عند إعداد اللعبة. وبعد ١٠٠ جولة تنتهي في كل الأحوال.</translation>
    </message>
    <message>
        <source>With three players the game has 6 rounds, with four 8, with five 5 and with six 6.</source>
        <translation>عدد الجولات ٦ مع ثلاثة لاعبين، و٨ مع أربعة، و٥ مع خمسة، و٦ مع ستة.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>فكرة اللعبة</translation>
    </message>
    <message>
        <source>Monsters in bumper cars fight for tricks, and whoever wins one gets a bump and turns over a card of their own ride. Hide your Scared card so well that it lies in the right place when the round ends: the &lt;b&gt;most&lt;/b&gt; points win.</source>
        <translation>وحوش في سيارات التصادم تتنافس على اللمّات، والفوز بلمّة يجلب صدمة تقلب ورقة من عربة الفائز. المطلوب إخفاء ورقة الذعر بذكاء حتى تكون في المكان المناسب عند نهاية الجولة: الفوز &lt;b&gt;للأكثر&lt;/b&gt; نقاطًا.</translation>
    </message>
    <message>
        <source>A ride: six riders are Unfazed, one is Scared.</source>
        <translation>عربة: ستّ أوراق هدوء وورقة ذعر واحدة.</translation>
    </message>
    <message>
        <source>Three to six people can play, in any mix with computer players.</source>
        <translation>من ثلاثة لاعبين إلى ستة، في أي خليط من الأشخاص والحواسيب.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>محتويات اللعبة</translation>
    </message>
    <message>
        <source>&lt;b&gt;67 Monster cards&lt;/b&gt;: seven of each value from 1 to 9, and four X that count as 0 or 10.</source>
        <translation>&lt;b&gt;٦٧ ورقة وحش&lt;/b&gt;: سبع أوراق لكل قيمة من 1 إلى 9، وأربع أوراق X قيمتها 0 أو 10.</translation>
    </message>
    <message>
        <source>Monster cards: a low one, the 5, a high one and the X</source>
        <translation>أوراق وحوش: منخفضة، والخمسة، وعالية، وورقة X</translation>
    </message>
    <message>
        <source>With fewer than six players some cards stay in the box: one of each value from 1 to 9 with five players, two with four, three with three. The X are always all there.</source>
        <translation>مع أقل من ستة لاعبين تبقى أوراق في العلبة: ورقة من كل قيمة من 1 إلى 9 مع خمسة لاعبين، وورقتان مع أربعة، وثلاث مع ثلاثة. أما أوراق X فتُلعب كلها دائمًا.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seven Character cards&lt;/b&gt; for everybody: six Unfazed and one Scared. Stacked face down they are your &lt;b&gt;ride&lt;/b&gt;, and a new one is made every round.</source>
        <translation>&lt;b&gt;سبع أوراق شخصية&lt;/b&gt; لكل لاعب: ستّ أوراق هدوء وورقة ذعر واحدة. إذا رُصّت مقلوبة صارت &lt;b&gt;عربتك&lt;/b&gt;، وتُرتَّب عربة جديدة في كل جولة.</translation>
    </message>
    <message>
        <source>Unfazed and Scared</source>
        <translation>هدوء وذعر</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Starting card&lt;/b&gt; shows who leads the first trick. Chance gives it to somebody before the first round; after each round it passes to the left.</source>
        <translation>&lt;b&gt;ورقة البداية&lt;/b&gt; تدلّ على من يفتتح أول لمّة. الصدفة تحدد مكانها قبل الجولة الأولى، ثم تنتقل إلى اليسار بعد كل جولة.</translation>
    </message>
    <message>
        <source>Hiding the Scared card</source>
        <translation>إخفاء ورقة الذعر</translation>
    </message>
    <message>
        <source>At the start of a round everybody is dealt nine Monster cards. Look at them, and think how many tricks you are going to win.</source>
        <translation>في بداية الجولة تُوزَّع على كل لاعب تسع أوراق وحوش. وبعد نظرة إليها يأتي التقدير: كم لمّة ستكون من نصيبك؟</translation>
    </message>
    <message>
        <source>Then everybody secretly chooses how many of the six Unfazed lie above the Scared card: none, all six, or anything between. Nobody sees what the others choose.</source>
        <translation>ثم يأتي القرار السري: كم ورقة هدوء من الستّ فوق ورقة الذعر؟ لا شيء أو كلها أو ما بينهما. ولا أحد يرى اختيار غيره.</translation>
    </message>
    <message>
        <source>Two above, four below. The top of the ride comes first.</source>
        <translation>اثنتان فوقها وأربع تحتها. أعلى العربة يأتي أولًا.</translation>
    </message>
    <message>
        <source>When the round ends, every Unfazed &lt;b&gt;below&lt;/b&gt; the Scared card is worth a point. They count &lt;b&gt;twice&lt;/b&gt; if the Scared card is on top then. But if it is revealed while cards lie below it, you get nothing.</source>
        <translation>عند نهاية الجولة تساوي كل ورقة هدوء &lt;b&gt;تحت&lt;/b&gt; ورقة الذعر نقطة. وتُحسب &lt;b&gt;مضاعفة&lt;/b&gt; إن كانت ورقة الذعر حينها في الأعلى. أما إن انكشفت وتحتها أوراق، فلا نصيب لك.</translation>
    </message>
    <message>
        <source>So a place high up is worth a lot and is dangerous; a place far down is safe and worth little.</source>
        <translation>فالمكان العالي ثمين ومحفوف بالمخاطر، والمكان المنخفض آمن وقليل الثمن.</translation>
    </message>
    <message>
        <source>Playing to a trick</source>
        <translation>لعب اللمّة</translation>
    </message>
    <message>
        <source>The holder of the Starting card leads the first trick of a round. After that, the winner of a trick leads the next one. All others follow clockwise, once each.</source>
        <translation>افتتاح أول لمّة في الجولة لمن عنده ورقة البداية. وبعدها يكون افتتاح كل لمّة لمن كانت سابقتها من نصيبه. ويلعب الباقون في اتجاه عقارب الساعة، كل واحد مرة.</translation>
    </message>
    <message>
        <source>Play &lt;b&gt;one&lt;/b&gt; card, or &lt;b&gt;several of the same value&lt;/b&gt;. You need not follow anything: every card may be played at any time.</source>
        <translation>لك لعب ورقة &lt;b&gt;واحدة&lt;/b&gt; أو &lt;b&gt;عدة أوراق من القيمة نفسها&lt;/b&gt;. ولا شيء يلزمك باتباع غيرك: كل ورقة مسموح بها في أي وقت.</translation>
    </message>
    <message>
        <source>&lt;b&gt;One card&lt;/b&gt; counts its value.</source>
        <translation>&lt;b&gt;الورقة الواحدة&lt;/b&gt; تساوي قيمتها.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Several together&lt;/b&gt; count their number first, and their value only behind the point: two 7s are 2.7, three 8s are 3.8. That is less than a single 4!</source>
        <translation>&lt;b&gt;عدة أوراق معًا&lt;/b&gt; يُحسب عددها أولًا، ثم قيمتها بعد الفاصلة: ثنائية 7 تساوي 2.7، وثلاثية 8 تساوي 3.8. وهذا أقل من ورقة 4 واحدة!</translation>
    </message>
    <message>
        <source>Three 8s count 3.8 and lose to a single 4.</source>
        <translation>ثلاثية 8 تساوي 3.8 وتخسر أمام ورقة 4 واحدة.</translation>
    </message>
    <message>
        <source>After playing several cards you &lt;b&gt;draw&lt;/b&gt; at once, one card fewer than you played. So all hands stay equally large.</source>
        <translation>بعد لعب عدة أوراق &lt;b&gt;تُسحب&lt;/b&gt; إلى يدك فورًا أوراق أقل منها بواحدة. وهكذا تبقى كل الأيدي متساوية.</translation>
    </message>
    <message>
        <source>The highest count wins the trick. If several are equally high, the one played &lt;b&gt;last&lt;/b&gt; wins.</source>
        <translation>اللمّة لأعلى قيمة. وعند التعادل تفوز &lt;b&gt;آخر&lt;/b&gt; قيمة لُعبت.</translation>
    </message>
    <message>
        <source>Mia leads with a 3. Robin plays two 5s, which is 2.5, and draws a card. Sam plays a 7. Lou plays a 7 as well, later than Sam, and wins the trick.</source>
        <translation>الافتتاح من نور: 3. ومن جود ثنائية 5، أي 2.5، مع سحب ورقة. ومن سلام 7. ثم من إحسان 7 أيضًا، وهي الأخيرة، فاللمّة من نصيب إحسان.</translation>
    </message>
    <message>
        <source>The X</source>
        <translation>ورقة X</translation>
    </message>
    <message>
        <source>An X counts as &lt;b&gt;0&lt;/b&gt; or as &lt;b&gt;10&lt;/b&gt;. You say which as you play it, so it is either the lowest or the highest card there is.</source>
        <translation>قيمة X إما &lt;b&gt;0&lt;/b&gt; وإما &lt;b&gt;10&lt;/b&gt;، ولك القرار لحظة لعبها. فهي أدنى ورقة أو أعلاها.</translation>
    </message>
    <message>
        <source>An X as 10 beats the 9, as 0 it loses to every other card.</source>
        <translation>ورقة X بقيمة 10 تتفوّق على 9، وبقيمة 0 تخسر أمام أي ورقة أخرى.</translation>
    </message>
    <message>
        <source>Several X together all count the same. As 0 two of them are 2.0 and three are 3.0. As 10 two of them are 2.10, which is the same number as 2.1; three are 3.1.</source>
        <translation>أوراق X المتعددة معًا لها القيمة نفسها. بقيمة 0 تساوي الثنائية 2.0 والثلاثية 3.0. وبقيمة 10 تساوي الثنائية 2.10، وهي العدد 2.1 نفسه، والثلاثية 3.1.</translation>
    </message>
    <message>
        <source>An X also changes what happens to the winner: with at least one X in the trick, no card is revealed. See “Winning a trick”.</source>
        <translation>ورقة X تغيّر أيضًا ما يحدث بعد الفوز: إن كان في اللمّة X واحدة على الأقل فلا كشف. التفصيل في «الفوز باللمّة».</translation>
    </message>
    <message>
        <source>Winning a trick</source>
        <translation>الفوز باللمّة</translation>
    </message>
    <message>
        <source>The winner’s car takes the bump. Which one depends on the cards of &lt;b&gt;all&lt;/b&gt; players in this trick:</source>
        <translation>عربة الفائز تتلقّى الصدمة. ونوعها تحدده أوراق &lt;b&gt;الجميع&lt;/b&gt; في هذه اللمّة:</translation>
    </message>
    <message>
        <source>&lt;b&gt;No X&lt;/b&gt;: the winner reveals one card from the top of the ride, and one more for every 5 in the trick. The cards turn over one at a time. If the Scared card comes up, it stops there.</source>
        <translation>&lt;b&gt;بلا X&lt;/b&gt;: كشف ورقة من أعلى عربة الفائز، وورقة أخرى عن كل 5 في اللمّة. وتُقلب الأوراق واحدة بعد أخرى. فإن ظهرت ورقة الذعر توقّف الكشف عندها.</translation>
    </message>
    <message>
        <source>Two 5s in the trick: the winner reveals one card, and two more for the 5s.</source>
        <translation>في اللمّة ورقتا 5: كشف ورقة، ثم ورقتين أخريين.</translation>
    </message>
    <message>
        <source>&lt;b&gt;At least one X&lt;/b&gt;: nothing is revealed. The bottom card of the winner’s ride moves to its top, once, however many X there are. If only one card is left, it stays.</source>
        <translation>&lt;b&gt;ورقة X واحدة على الأقل&lt;/b&gt;: لا كشف. تنتقل الورقة السفلى في عربة الفائز إلى الأعلى مرة واحدة، مهما كان عدد أوراق X. وإن لم تبق إلا ورقة واحدة فمكانها لا يتغيّر.</translation>
    </message>
    <message>
        <source>Then the Monster cards of the trick are put aside, and the winner leads the next trick.</source>
        <translation>ثم توضع أوراق الوحوش في هذه اللمّة جانبًا، ويأتي افتتاح اللمّة التالية من الفائز.</translation>
    </message>
    <message>
        <source>Lou hid the Scared card below two Unfazed and wins the trick with two 5s in it. Three cards must be revealed: Unfazed, Unfazed, Scared! The round is over, and Lou gets nothing for it.</source>
        <translation>ورقة الذعر عند إحسان تحت ورقتي هدوء، واللمّة من نصيب إحسان وفيها ورقتا 5. إذن يجب كشف ثلاث أوراق: هدوء، هدوء، ذعر! انتهت الجولة، ولا نقاط منها لإحسان.</translation>
    </message>
    <message>
        <source>When the deck runs out</source>
        <translation>نفاد الرزمة</translation>
    </message>
    <message>
        <source>Somebody may have to draw when the deck is empty. Then the cards of earlier tricks are shuffled into a new deck. The trick that is being played is left alone.</source>
        <translation>قد يحين السحب والرزمة فارغة. عندئذ تُخلط أوراق اللمّات السابقة في رزمة جديدة، ولا تُمسّ اللمّة الجارية.</translation>
    </message>
    <message>
        <source>If there are no such cards either, everybody gives one:</source>
        <translation>وإن لم توجد أوراق كهذه أيضًا، فمن كل يد ورقة:</translation>
    </message>
    <message>
        <source>The one who draws begins, the others follow clockwise. Each gives one card of their hand, face up, and sees what was given before.</source>
        <translation>البداية من صاحب السحب، ثم الباقون في اتجاه عقارب الساعة. تُعطى من كل يد ورقة مكشوفة بعد رؤية ما سبقها.</translation>
    </message>
    <message>
        <source>The given cards are shuffled into a new deck.</source>
        <translation>تُخلط الأوراق المعطاة في رزمة جديدة.</translation>
    </message>
    <message>
        <source>Drawing goes on where it stopped.</source>
        <translation>يُستأنف السحب من حيث توقّف.</translation>
    </message>
    <message>
        <source>If the one who draws has no card left to give, that person gives none and draws one card fewer. That way all hands are the same size again between two tricks.</source>
        <translation>إن كانت يد صاحب السحب فارغة فلا عطاء منها، ويقلّ السحب ورقة. وهكذا تعود الأيدي متساوية بين لمّة وأخرى.</translation>
    </message>
    <message>
        <source>All of it is done before the next player plays.</source>
        <translation>يتمّ هذا كله قبل الدور التالي.</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>النهاية والنقاط</translation>
    </message>
    <message>
        <source>A round ends when a Scared card is revealed, or when all hands are empty. The trick is finished first, and if both happen at once, the Scared card decides.</source>
        <translation>تنتهي الجولة حين تنكشف ورقة ذعر، أو حين تفرغ كل الأيدي. تُستكمل اللمّة أولًا، وإن اجتمع الأمران فالحكم لورقة الذعر.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scared&lt;/b&gt;: the card was revealed and others lay below it. Its owner gets 0 points; everybody else scores their ride.</source>
        <translation>&lt;b&gt;ذعر&lt;/b&gt;: انكشفت الورقة وتحتها أوراق أخرى. رصيد صاحبها 0 من النقاط، ولكل من الباقين رصيد عربته.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Paranoia&lt;/b&gt;: the Scared card was revealed as the very last of its ride. Its owner gets 10 points, and everybody else 0. It does not matter how the card got there.</source>
        <translation>&lt;b&gt;بارانويا&lt;/b&gt;: انكشفت ورقة الذعر وهي آخر ورقة في عربتها. لصاحبها 10 نقاط وللباقين 0، مهما كانت طريقة وصول الورقة إلى هناك.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Empty hands&lt;/b&gt;: everybody scores their ride.</source>
        <translation>&lt;b&gt;أيدٍ فارغة&lt;/b&gt;: لكل لاعب رصيد عربته.</translation>
    </message>
    <message>
        <source>To score a ride, count the Unfazed below the Scared card. If the Scared card is on top now, double them. The cards are shown to all, down to the Scared one.</source>
        <translation>رصيد العربة هو عدد أوراق الهدوء تحت ورقة الذعر، ويُضاعف إن كانت ورقة الذعر الآن في الأعلى. وتُعرض الأوراق على الجميع حتى ورقة الذعر.</translation>
    </message>
    <message>
        <source>Two above, three below: 3 points</source>
        <translation>اثنتان فوقها وثلاث تحتها: 3 نقاط</translation>
    </message>
    <message>
        <source>On top, with four below: twice 4 are 8 points</source>
        <translation>في الأعلى وأربع تحتها: ضعف 4 أي 8 نقاط</translation>
    </message>
    <message>
        <source>At the bottom, with others above: 0 points</source>
        <translation>في الأسفل وغيرها فوقها: 0 من النقاط</translation>
    </message>
    <message>
        <source>Worked out: all hands are empty. Mia’s ride is the first one here and brings 3 points. Robin won two tricks without an X and revealed the two Unfazed that lay above the Scared card: the second ride, 8 points. Sam hid it at the bottom for Paranoia but won too few tricks: the third ride, 0 points.</source>
        <translation>مثال محسوب: كل الأيدي فارغة. عربة نور هي الأولى هنا ورصيدها 3 نقاط. ولمّتان بلا X كشفتا عند جود ورقتي الهدوء اللتين كانتا فوق ورقة الذعر: العربة الثانية، 8 نقاط. أما عند سلام فورقة الذعر في الأسفل طمعًا في بارانويا، لكن اللمّات لم تكفِ: العربة الثالثة، 0 من النقاط.</translation>
    </message>
    <message>
        <source>The most points win the game. If several have the most, they share the win.</source>
        <translation>الفوز باللعبة للأكثر نقاطًا. وعند التعادل يكون الفوز مشتركًا.</translation>
    </message>
    <message>
        <source>Two lengths</source>
        <translation>طولان للعبة</translation>
    </message>
    <message>
        <source>You choose how long the game lasts when you set it up. All other rules are the same.</source>
        <translation>طول اللعبة خيار عند إعدادها. وكل القواعد الأخرى واحدة.</translation>
    </message>
    <message>
        <source>6 rounds with three players, 8 with four, 5 with five and 6 with six. So everybody holds the Starting card equally often.</source>
        <translation>٦ جولات مع ثلاثة لاعبين، و٨ مع أربعة، و٥ مع خمسة، و٦ مع ستة. وهكذا تمرّ ورقة البداية على الجميع بالتساوي.</translation>
    </message>
    <message>
        <source>As many rounds as it takes until somebody has the agreed score at the end of one, 25 if you change nothing. Even then the most points win, so somebody else may be ahead. After 100 rounds it is over in any case.</source>
        <translation>جولات بقدر ما يلزم حتى يبلغ رصيد أحدكم الحد المتفق عليه في نهاية جولة، وهو 25 ما لم يتغيّر. وحتى عندها فالفوز للأكثر نقاطًا، وقد يكون غيره. وبعد ١٠٠ جولة تنتهي في كل الأحوال.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>نصائح</translation>
    </message>
    <message>
        <source>A hand of low cards wins few tricks: hide the Scared card near the top. With many high cards put it deeper, and bump your way down to it.</source>
        <translation>اليد المنخفضة تكسب لمّات قليلة: الأفضل إخفاء ورقة الذعر قرب الأعلى. ومع أوراق عالية كثيرة فالأفضل مكان أعمق، يقترب الوصول إليه صدمة بعد صدمة.</translation>
    </message>
    <message>
        <source>Best of all is to win exactly as many tricks as there are Unfazed above the Scared card. Then stop winning: play several cards of a kind, they hardly ever take a trick.</source>
        <translation>أفضل ما يكون: لمّات بعدد أوراق الهدوء فوق ورقة الذعر بالضبط. ثم يحين التوقّف عن الفوز بلعب عدة أوراق متطابقة، فهي نادرًا ما تكسب لمّة.</translation>
    </message>
    <message>
        <source>A 5 is poison for whoever wins. Play it where others are ahead.</source>
        <translation>الخمسة سمّ للفائز. مكانها حيث الصدارة لغيرك.</translation>
    </message>
    <message>
        <source>An X can save you: nothing is revealed. But watch your bottom card, it comes to the top. If the Scared card is at the bottom, one X puts it on top, where it counts double.</source>
        <translation>ورقة X قد تنقذك: لا كشف معها. لكن الحذر من ورقتك السفلى، فهي تصعد إلى الأعلى. وإن كانت ورقة الذعر في الأسفل فإن X واحدة ترفعها إلى الأعلى حيث الرصيد مضاعف.</translation>
    </message>
    <message>
        <source>The fewer cards are left in a ride, the nearer is Paranoia. Do not let somebody with a tiny ride win the last trick.</source>
        <translation>كلما قلّت أوراق العربة اقتربت البارانويا. ومن الحكمة ألّا تذهب آخر لمّة إلى عربة صغيرة.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>كلمات اللعبة</translation>
    </message>
    <message>
        <source>Bump</source>
        <translation>صدمة</translation>
    </message>
    <message>
        <source>What the winner of a trick gets: a card of the ride is revealed, or moves.</source>
        <translation>ما يجلبه الفوز باللمّة: كشف ورقة من العربة أو انتقالها.</translation>
    </message>
    <message>
        <source>Character card</source>
        <translation>ورقة شخصية</translation>
    </message>
    <message>
        <source>One of the seven cards of a ride, Unfazed or Scared.</source>
        <translation>إحدى أوراق العربة السبع، هدوء أو ذعر.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>افتتاح</translation>
    </message>
    <message>
        <source>To play the first card of a trick.</source>
        <translation>لعب أول ورقة في اللمّة.</translation>
    </message>
    <message>
        <source>Monster card</source>
        <translation>ورقة وحش</translation>
    </message>
    <message>
        <source>A card of your hand, with a value from 1 to 9 or an X.</source>
        <translation>ورقة من يدك، قيمتها من 1 إلى 9 أو X.</translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>بارانويا</translation>
    </message>
    <message>
        <source>The Scared card is revealed as the last of its ride: 10 points for its owner, none for the others.</source>
        <translation>كشف ورقة الذعر وهي آخر ورقة في عربتها: 10 نقاط لصاحبها ولا شيء للباقين.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>كشف</translation>
    </message>
    <message>
        <source>To turn over the top card of your ride, for all to see.</source>
        <translation>قلب الورقة العليا في عربتك أمام الجميع.</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>عربة</translation>
    </message>
    <message>
        <source>Your deck of Character cards, face down.</source>
        <translation>رزمة أوراق شخصية مقلوبة أمامك.</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>ذعر</translation>
    </message>
    <message>
        <source>The one card of your ride that must not come up too early.</source>
        <translation>الورقة الوحيدة في عربتك التي يجب ألّا تظهر قبل أوانها.</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>لمّة</translation>
    </message>
    <message>
        <source>One play from everybody; the highest wins.</source>
        <translation>ورقة أو أكثر من كل لاعب، والفوز للأعلى.</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>هدوء</translation>
    </message>
    <message>
        <source>The six other cards of your ride. Below the Scared one they are points.</source>
        <translation>أوراق عربتك الستّ الأخرى. وهي تحت ورقة الذعر نقاط.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>كيف نلعب على هذه الطاولة</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hiding&lt;/b&gt;: your ride is spread out before you. Slide along it; the Scared card goes into the gap that you click.</source>
        <translation>&lt;b&gt;الإخفاء&lt;/b&gt;: عربتك مفروشة أمامك. مع تحريك المؤشر عليها تظهر الفراغات، ونقرة على فراغ تضع ورقة الذعر فيه.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Playing&lt;/b&gt;: click a card, or several of the same value, and press &lt;b&gt;Play&lt;/b&gt;. A card clicked again goes back to your hand. Or drag a single card to the middle.</source>
        <translation>&lt;b&gt;اللعب&lt;/b&gt;: نقر ورقة، أو عدة أوراق من القيمة نفسها، ثم زر &lt;b&gt;لعب&lt;/b&gt;. ونقرة ثانية تعيد الورقة إلى يدك. ويمكن أيضًا سحب ورقة واحدة إلى الوسط بالمؤشر.</translation>
    </message>
    <message>
        <source>An X asks whether it counts as 0 or as 10.</source>
        <translation>ورقة X تسأل: أقيمتها 0 أم 10؟</translation>
    </message>
    <message>
        <source>A bubble tells before you play what your cards count and what would come of it, as in “2.5: loses to 4”.</source>
        <translation>قبل اللعب تخبرك فقاعة بقيمة أوراقك وبنتيجتها، مثل «2.5: تخسر أمام 4».</translation>
    </message>
    <message>
        <source>The sign above the trick says how many cards the winner must reveal at the moment; it pulses with every 5.</source>
        <translation>اللافتة فوق اللمّة تبيّن كم ورقة يستوجب الفوز كشفها الآن، وتنبض مع كل 5.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::BumpersWords</name>
    <message>
        <source>X, counts as 0 or 10</source>
        <translation>ورقة X، قيمتها 0 أو 10</translation>
    </message>
    <message>
        <source>5, one more card to reveal</source>
        <translation>ورقة 5، ومعها كشف إضافي</translation>
    </message>
    <message>
        <source>Scared</source>
        <translation>ذعر</translation>
    </message>
    <message>
        <source>Unfazed</source>
        <translation>هدوء</translation>
    </message>
    <message>
        <source>two %1s</source>
        <extracomment>Two cards of the value %1</extracomment>
        <translation>ثنائية %1</translation>
    </message>
    <message>
        <source>three %1s</source>
        <extracomment>Three cards of the value %1</extracomment>
        <translation>ثلاثية %1</translation>
    </message>
    <message>
        <source>four %1s</source>
        <extracomment>Four cards of the value %1</extracomment>
        <translation>رباعية %1</translation>
    </message>
    <message>
        <source>five %1s</source>
        <extracomment>Five cards of the value %1</extracomment>
        <translation>خماسية %1</translation>
    </message>
    <message>
        <source>six %1s</source>
        <extracomment>Six cards of the value %1</extracomment>
        <translation>سداسية %1</translation>
    </message>
    <message>
        <source>seven %1s</source>
        <extracomment>Seven cards of the value %1</extracomment>
        <translation>سباعية %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, up to %n point(s)</source>
        <extracomment>%1 is the number of the round; the game ends when somebody has %n points</extracomment>
        <translation>
            <numerusform>الجولة %1، بلا حدّ من النقاط</numerusform>
            <numerusform>الجولة %1، حتى نقطة واحدة</numerusform>
            <numerusform>الجولة %1، حتى نقطتين</numerusform>
            <numerusform>الجولة %1، حتى %n نقاط</numerusform>
            <numerusform>الجولة %1، حتى %n نقطة</numerusform>
            <numerusform>الجولة %1، حتى %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hides the Scared card.</source>
        <translation>ورقة الذعر مخبّأة عند %1.</translation>
    </message>
    <message>
        <source>All Scared cards are hidden. %1 leads the first trick.</source>
        <translation>كل أوراق الذعر مخبّأة. افتتاح أول لمّة من نصيب %1.</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10, what they count as</extracomment>
        <translation>%1 بقيمة %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 leads with %2.</source>
        <extracomment>%1: a player, %2: cards; the first of the trick</extracomment>
        <translation>الافتتاح من %1: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and is ahead.</source>
        <extracomment>%1: a player, %2: cards; the highest of the trick so far</extracomment>
        <translation>من يد %1: %2، في الصدارة.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <extracomment>%1: a player, %2: cards</extracomment>
        <translation>من يد %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>لا تُسحب أي ورقة إلى يد %1.</numerusform>
            <numerusform>تُسحب ورقة واحدة إلى يد %1.</numerusform>
            <numerusform>تُسحب ورقتان إلى يد %1.</numerusform>
            <numerusform>تُسحب %n أوراق إلى يد %1.</numerusform>
            <numerusform>تُسحب %n ورقة إلى يد %1.</numerusform>
            <numerusform>تُسحب %n ورقة إلى يد %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is left for %1 to draw, so everybody gives one.</source>
        <translation>نفدت الأوراق ولم يكتمل السحب عند %1، فمن كل يد ورقة.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <extracomment>%1: a player, %2: a card</extracomment>
        <translation>من يد %1 إلى الرزمة: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are shuffled into a new deck.</source>
        <translation>
            <numerusform>لا أوراق تُخلط في رزمة جديدة.</numerusform>
            <numerusform>خُلطت ورقة واحدة في رزمة جديدة.</numerusform>
            <numerusform>خُلطت ورقتان في رزمة جديدة.</numerusform>
            <numerusform>خُلطت %n أوراق في رزمة جديدة.</numerusform>
            <numerusform>خُلطت %n ورقة في رزمة جديدة.</numerusform>
            <numerusform>خُلطت %n ورقة في رزمة جديدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the trick. With an X in it, nothing is revealed.</source>
        <translation>اللمّة من نصيب %1. وفيها X، فلا كشف.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the trick and must reveal %n card(s).</source>
        <translation>
            <numerusform>اللمّة من نصيب %1، بلا كشف.</numerusform>
            <numerusform>اللمّة من نصيب %1، ومعها كشف ورقة واحدة.</numerusform>
            <numerusform>اللمّة من نصيب %1، ومعها كشف ورقتين.</numerusform>
            <numerusform>اللمّة من نصيب %1، ومعها كشف %n أوراق.</numerusform>
            <numerusform>اللمّة من نصيب %1، ومعها كشف %n ورقة.</numerusform>
            <numerusform>اللمّة من نصيب %1، ومعها كشف %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reveals the Scared card!</source>
        <translation>انكشفت ورقة الذعر عند %1!</translation>
    </message>
    <message>
        <source>%1 reveals Unfazed. The one card left must be the Scared one!</source>
        <translation>انكشفت ورقة هدوء عند %1. والورقة الوحيدة الباقية هي ورقة الذعر حتمًا!</translation>
    </message>
    <message numerus="yes">
        <source>%1 reveals Unfazed, %n card(s) left.</source>
        <translation>
            <numerusform>انكشفت ورقة هدوء عند %1، ولم تبق أوراق.</numerusform>
            <numerusform>انكشفت ورقة هدوء عند %1، وبقيت ورقة واحدة.</numerusform>
            <numerusform>انكشفت ورقة هدوء عند %1، وبقيت ورقتان.</numerusform>
            <numerusform>انكشفت ورقة هدوء عند %1، وبقيت %n أوراق.</numerusform>
            <numerusform>انكشفت ورقة هدوء عند %1، وبقيت %n ورقة.</numerusform>
            <numerusform>انكشفت ورقة هدوء عند %1، وبقيت %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bottom card of %1’s deck moves to the top.</source>
        <translation>في رزمة %1 تنتقل الورقة السفلى إلى الأعلى.</translation>
    </message>
    <message>
        <source>The one card left in %1’s deck stays where it is.</source>
        <translation>في رزمة %1 ورقة وحيدة، فتبقى في مكانها.</translation>
    </message>
    <message numerus="yes">
        <source>Paranoia! Nothing was left under the Scared card: %n point(s) for %1, none for the others.</source>
        <translation>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: لا نقاط من نصيب %1 ولا للبقية.</numerusform>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: نقطة واحدة من نصيب %1، ولا شيء للبقية.</numerusform>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: نقطتان من نصيب %1، ولا شيء للبقية.</numerusform>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: %n نقاط من نصيب %1، ولا شيء للبقية.</numerusform>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: %n نقطة من نصيب %1، ولا شيء للبقية.</numerusform>
            <numerusform>بارانويا! لم يبق شيء تحت ورقة الذعر: %n نقطة من نصيب %1، ولا شيء للبقية.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are played, and no Scared card came up.</source>
        <translation>لُعبت كل الأوراق، ولم يُصب الذعر أحدًا.</translation>
    </message>
    <message>
        <source>%1 got scared: the round is over.</source>
        <translation>أصاب الذعر %1: انتهت الجولة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s): %2.</source>
        <extracomment>%1: a player, %2: why</extracomment>
        <translation>
            <numerusform>لا نقاط من نصيب %1: %2.</numerusform>
            <numerusform>نقطة واحدة من نصيب %1: %2.</numerusform>
            <numerusform>نقطتان من نصيب %1: %2.</numerusform>
            <numerusform>%n نقاط من نصيب %1: %2.</numerusform>
            <numerusform>%n نقطة من نصيب %1: %2.</numerusform>
            <numerusform>%n نقطة من نصيب %1: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Points that somebody gets</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>nothing below the Scared card</source>
        <translation>لا شيء تحت ورقة الذعر</translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below, on top: ×2</source>
        <translation>
            <numerusform>لا هدوء تحت الذعر في الأعلى</numerusform>
            <numerusform>ورقة هدوء واحدة تحت ذعر في الأعلى: الضعف</numerusform>
            <numerusform>ورقتا هدوء تحت ذعر في الأعلى: الضعف</numerusform>
            <numerusform>%n أوراق هدوء تحت ذعر في الأعلى: الضعف</numerusform>
            <numerusform>%n ورقة هدوء تحت ذعر في الأعلى: الضعف</numerusform>
            <numerusform>%n ورقة هدوء تحت ذعر في الأعلى: الضعف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Unfazed below</source>
        <translation>
            <numerusform>لا هدوء تحت الذعر</numerusform>
            <numerusform>ورقة هدوء واحدة تحت الذعر</numerusform>
            <numerusform>ورقتا هدوء تحت الذعر</numerusform>
            <numerusform>%n أوراق هدوء تحت الذعر</numerusform>
            <numerusform>%n ورقة هدوء تحت الذعر</numerusform>
            <numerusform>%n ورقة هدوء تحت الذعر</numerusform>
        </translation>
    </message>
    <message>
        <source>Paranoia</source>
        <translation>بارانويا</translation>
    </message>
    <message>
        <source>Paranoia takes all</source>
        <translation>البارانويا تأخذ الكل</translation>
    </message>
    <message>
        <source>Scared!</source>
        <translation>ذعر!</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>This player has hidden the Scared card</extracomment>
        <translation>تمّ</translation>
    </message>
    <message>
        <source>no reveal</source>
        <extracomment>On the same sign, in a trick with an X</extracomment>
        <translation>بلا كشف</translation>
    </message>
    <message>
        <source>reveal</source>
        <extracomment>On a sign, beside a number and above a line: so many cards the winner of the trick reveals</extracomment>
        <translation>كشف</translation>
    </message>
    <message>
        <source>bottom to top</source>
        <extracomment>The bottom card of the winner&apos;s deck moves to its top</extracomment>
        <translation>السفلى إلى الأعلى</translation>
    </message>
    <message>
        <source>for the winner</source>
        <extracomment>Under “reveal” and a number on a sign</extracomment>
        <translation>ثمن الفوز</translation>
    </message>
    <message>
        <source>1 + %1</source>
        <extracomment>Under “reveal” on a sign: one card, and one for every 5; %1 is “one 5”, “two 5s” ...</extracomment>
        <translation>واحدة + %1</translation>
    </message>
    <message>
        <source>one 5</source>
        <translation>ورقة 5</translation>
    </message>
    <message>
        <source>Scared is on top</source>
        <translation>الذعر في الأعلى</translation>
    </message>
    <message>
        <source>Scared is 2nd</source>
        <translation>الذعر هو الثاني</translation>
    </message>
    <message>
        <source>Scared is 3rd</source>
        <translation>الذعر هو الثالث</translation>
    </message>
    <message>
        <source>Scared is 4th</source>
        <translation>الذعر هو الرابع</translation>
    </message>
    <message>
        <source>Scared is 5th</source>
        <translation>الذعر هو الخامس</translation>
    </message>
    <message>
        <source>Scared is 6th</source>
        <translation>الذعر هو السادس</translation>
    </message>
    <message>
        <source>Scared is 7th</source>
        <translation>الذعر هو السابع</translation>
    </message>
    <message>
        <source>Hide your Scared card in your ride</source>
        <translation>حان إخفاء ورقة الذعر في عربتك</translation>
    </message>
    <message>
        <source>%1, hide your Scared card in your ride</source>
        <translation>%1، حان إخفاء ورقة الذعر في عربتك</translation>
    </message>
    <message>
        <source>You lead: play one card, or several the same</source>
        <translation>الافتتاح لك: ورقة واحدة أو عدة أوراق متطابقة</translation>
    </message>
    <message>
        <source>%1, you lead: play one card, or several the same</source>
        <translation>%1، الافتتاح لك: ورقة واحدة أو عدة أوراق متطابقة</translation>
    </message>
    <message>
        <source>Your turn: play one card, or several the same</source>
        <translation>دورك: ورقة واحدة أو عدة أوراق متطابقة</translation>
    </message>
    <message>
        <source>%1, play one card, or several the same</source>
        <translation>دور %1: ورقة واحدة أو عدة أوراق متطابقة</translation>
    </message>
    <message>
        <source>Nothing is left to draw: give one card</source>
        <translation>نفدت أوراق السحب: عليك إعطاء ورقة</translation>
    </message>
    <message>
        <source>%1, nothing is left to draw: give one card</source>
        <translation>%1، نفدت أوراق السحب: عليك إعطاء ورقة</translation>
    </message>
    <message>
        <source>Does your X count as 0 or as 10?</source>
        <translation>أتكون قيمة X عندك 0 أم 10؟</translation>
    </message>
    <message>
        <source>On top</source>
        <translation>في الأعلى</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>في الأسفل</translation>
    </message>
    <message numerus="yes">
        <source>Under %n card(s)</source>
        <translation>
            <numerusform>في الأعلى</numerusform>
            <numerusform>تحت ورقة واحدة</numerusform>
            <numerusform>تحت ورقتين</numerusform>
            <numerusform>تحت %n أوراق</numerusform>
            <numerusform>تحت %n ورقة</numerusform>
            <numerusform>تحت %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Unfazed above, %2 below</source>
        <extracomment>Cards above and below the Scared one in a deck</extracomment>
        <translation>أوراق الهدوء: %1 فوقها و%2 تحتها</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>لعب بقيمة %1</translation>
    </message>
    <message>
        <source>Play as %1: %2</source>
        <extracomment>%1: 0 or 10, %2: what the cards count together, as in 2.1</extracomment>
        <translation>لعب بقيمة %1: %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>%1 is what the cards count, as in 2.7</extracomment>
        <translation>لعب %1</translation>
    </message>
    <message>
        <source>Give %1</source>
        <translation>إعطاء %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2, draw %n</source>
        <extracomment>%1: cards, as in “two 7s”; %2: what they count, as in 2.7</extracomment>
        <translation>
            <numerusform>%1 تساوي %2، بلا سحب</numerusform>
            <numerusform>%1 تساوي %2، مع سحب ورقة واحدة</numerusform>
            <numerusform>%1 تساوي %2، مع سحب ورقتين</numerusform>
            <numerusform>%1 تساوي %2، مع سحب %n أوراق</numerusform>
            <numerusform>%1 تساوي %2، مع سحب %n ورقة</numerusform>
            <numerusform>%1 تساوي %2، مع سحب %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>X: 0 or 10</source>
        <translation>ورقة X تساوي 0 أو 10</translation>
    </message>
    <message numerus="yes">
        <source>%1 = %2 or %3, draw %n</source>
        <extracomment>%1: cards, as in “two Xs”; they count %2 or %3</extracomment>
        <translation>
            <numerusform>%1 تساوي %2 أو %3، بلا سحب</numerusform>
            <numerusform>%1 تساوي %2 أو %3، مع سحب ورقة واحدة</numerusform>
            <numerusform>%1 تساوي %2 أو %3، مع سحب ورقتين</numerusform>
            <numerusform>%1 تساوي %2 أو %3، مع سحب %n أوراق</numerusform>
            <numerusform>%1 تساوي %2 أو %3، مع سحب %n ورقة</numerusform>
            <numerusform>%1 تساوي %2 أو %3، مع سحب %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>loses to %1</source>
        <extracomment>What the cards count, against %1</extracomment>
        <translation>تخسر أمام %1</translation>
    </message>
    <message>
        <source>beats %1</source>
        <extracomment>What the cards count, against %1</extracomment>
        <translation>تتفوّق على %1</translation>
    </message>
    <message numerus="yes">
        <source>wins: you reveal %n card(s)</source>
        <translation>
            <numerusform>فوز: بلا كشف</numerusform>
            <numerusform>فوز: عليك كشف ورقة واحدة</numerusform>
            <numerusform>فوز: عليك كشف ورقتين</numerusform>
            <numerusform>فوز: عليك كشف %n أوراق</numerusform>
            <numerusform>فوز: عليك كشف %n ورقة</numerusform>
            <numerusform>فوز: عليك كشف %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>wins: your Scared card comes up!</source>
        <translation>فوز: تنكشف ورقة ذعرك!</translation>
    </message>
    <message>
        <source>wins: Paranoia!</source>
        <translation>فوز: بارانويا!</translation>
    </message>
    <message>
        <source>wins: your bottom card moves to the top</source>
        <translation>فوز: تنتقل ورقتك السفلى إلى الأعلى</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: what a play counts, %2: what that means, as in “loses to 4”</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hide it on top</source>
        <translation>إخفاؤها في الأعلى</translation>
    </message>
    <message>
        <source>Hide it at the bottom</source>
        <translation>إخفاؤها في الأسفل</translation>
    </message>
    <message numerus="yes">
        <source>Hide it under %n Unfazed</source>
        <translation>
            <numerusform>إخفاؤها بلا هدوء فوقها</numerusform>
            <numerusform>إخفاؤها تحت ورقة هدوء واحدة</numerusform>
            <numerusform>إخفاؤها تحت ورقتي هدوء</numerusform>
            <numerusform>إخفاؤها تحت %n أوراق هدوء</numerusform>
            <numerusform>إخفاؤها تحت %n ورقة هدوء</numerusform>
            <numerusform>إخفاؤها تحت %n ورقة هدوء</numerusform>
        </translation>
    </message>
    <message>
        <source>Play %1 as %2</source>
        <extracomment>%1: one or more X cards, %2: 0 or 10</extracomment>
        <translation>لعب %1 بقيمة %2</translation>
    </message>
    <message>
        <source>it keeps %1 from Paranoia</source>
        <translation>لمنع البارانويا عن %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 must reveal %n more</source>
        <translation>
            <numerusform>لا كشف إضافيًا على %1</numerusform>
            <numerusform>على %1 كشف ورقة إضافية</numerusform>
            <numerusform>على %1 كشف ورقتين إضافيتين</numerusform>
            <numerusform>على %1 كشف %n أوراق إضافية</numerusform>
            <numerusform>على %1 كشف %n ورقة إضافية</numerusform>
            <numerusform>على %1 كشف %n ورقة إضافية</numerusform>
        </translation>
    </message>
    <message>
        <source>the trick is left to %1</source>
        <translation>تبقى اللمّة من نصيب %1</translation>
    </message>
    <message>
        <source>you get rid of a high card while %1 wins the trick</source>
        <translation>تتخلّص يدك من ورقة عالية واللمّة من نصيب %1</translation>
    </message>
    <message numerus="yes">
        <source>you lose the trick and draw %n card(s)</source>
        <translation>
            <numerusform>خسارة اللمّة بلا سحب</numerusform>
            <numerusform>خسارة اللمّة مع سحب ورقة واحدة</numerusform>
            <numerusform>خسارة اللمّة مع سحب ورقتين</numerusform>
            <numerusform>خسارة اللمّة مع سحب %n أوراق</numerusform>
            <numerusform>خسارة اللمّة مع سحب %n ورقة</numerusform>
            <numerusform>خسارة اللمّة مع سحب %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>high cards win tricks you may not want</source>
        <translation>الأوراق العالية تكسب لمّات قد لا تناسبك</translation>
    </message>
    <message>
        <source>you can spare it</source>
        <translation>يمكنك الاستغناء عنها</translation>
    </message>
    <message numerus="yes">
        <source>it is worth %n point(s) if you never have to reveal a card</source>
        <translation>
            <numerusform>لا نقاط لها إن لم يلزمك كشف أي ورقة</numerusform>
            <numerusform>قيمتها نقطة واحدة إن لم يلزمك كشف أي ورقة</numerusform>
            <numerusform>قيمتها نقطتان إن لم يلزمك كشف أي ورقة</numerusform>
            <numerusform>قيمتها %n نقاط إن لم يلزمك كشف أي ورقة</numerusform>
            <numerusform>قيمتها %n نقطة إن لم يلزمك كشف أي ورقة</numerusform>
            <numerusform>قيمتها %n نقطة إن لم يلزمك كشف أي ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>revealed as the very last card it is Paranoia, worth %n point(s)</source>
        <translation>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا بلا نقاط</numerusform>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا قيمتها نقطة واحدة</numerusform>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا قيمتها نقطتان</numerusform>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا قيمتها %n نقاط</numerusform>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا قيمتها %n نقطة</numerusform>
            <numerusform>إن كانت آخر ورقة تنكشف فهي بارانويا قيمتها %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>once the %1 above it are revealed, it is worth %n point(s)</source>
        <extracomment>%1: cards above the Scared one</extracomment>
        <translation>
            <numerusform>بعد كشف ما فوقها (%1) لا نقاط لها</numerusform>
            <numerusform>بعد كشف ما فوقها (%1) تصبح قيمتها نقطة واحدة</numerusform>
            <numerusform>بعد كشف ما فوقها (%1) تصبح قيمتها نقطتين</numerusform>
            <numerusform>بعد كشف ما فوقها (%1) تصبح قيمتها %n نقاط</numerusform>
            <numerusform>بعد كشف ما فوقها (%1) تصبح قيمتها %n نقطة</numerusform>
            <numerusform>بعد كشف ما فوقها (%1) تصبح قيمتها %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>that is Paranoia, %n point(s)</source>
        <translation>
            <numerusform>هذه بارانويا بلا نقاط</numerusform>
            <numerusform>هذه بارانويا: نقطة واحدة</numerusform>
            <numerusform>هذه بارانويا: نقطتان</numerusform>
            <numerusform>هذه بارانويا: %n نقاط</numerusform>
            <numerusform>هذه بارانويا: %n نقطة</numerusform>
            <numerusform>هذه بارانويا: %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes up, and %n Unfazed below it count nothing</source>
        <translation>
            <numerusform>تنكشف ورقة ذعرك ولا هدوء تحتها</numerusform>
            <numerusform>تنكشف ورقة ذعرك وتضيع ورقة هدوء واحدة تحتها</numerusform>
            <numerusform>تنكشف ورقة ذعرك وتضيع ورقتا هدوء تحتها</numerusform>
            <numerusform>تنكشف ورقة ذعرك وتضيع %n أوراق هدوء تحتها</numerusform>
            <numerusform>تنكشف ورقة ذعرك وتضيع %n ورقة هدوء تحتها</numerusform>
            <numerusform>تنكشف ورقة ذعرك وتضيع %n ورقة هدوء تحتها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card comes to the top, worth %n point(s)</source>
        <translation>
            <numerusform>تصبح ورقة ذعرك في الأعلى بلا نقاط</numerusform>
            <numerusform>تصبح ورقة ذعرك في الأعلى وقيمتها نقطة واحدة</numerusform>
            <numerusform>تصبح ورقة ذعرك في الأعلى وقيمتها نقطتان</numerusform>
            <numerusform>تصبح ورقة ذعرك في الأعلى وقيمتها %n نقاط</numerusform>
            <numerusform>تصبح ورقة ذعرك في الأعلى وقيمتها %n نقطة</numerusform>
            <numerusform>تصبح ورقة ذعرك في الأعلى وقيمتها %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card moves from the bottom to the top, worth %n point(s)</source>
        <translation>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى بلا نقاط</numerusform>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى وقيمتها نقطة واحدة</numerusform>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى وقيمتها نقطتان</numerusform>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى وقيمتها %n نقاط</numerusform>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى وقيمتها %n نقطة</numerusform>
            <numerusform>تنتقل ورقة ذعرك من الأسفل إلى الأعلى وقيمتها %n نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your Scared card is covered again, with %n Unfazed below it</source>
        <translation>
            <numerusform>تتغطّى ورقة ذعرك من جديد ولا هدوء تحتها</numerusform>
            <numerusform>تتغطّى ورقة ذعرك من جديد وتحتها ورقة هدوء واحدة</numerusform>
            <numerusform>تتغطّى ورقة ذعرك من جديد وتحتها ورقتا هدوء</numerusform>
            <numerusform>تتغطّى ورقة ذعرك من جديد وتحتها %n أوراق هدوء</numerusform>
            <numerusform>تتغطّى ورقة ذعرك من جديد وتحتها %n ورقة هدوء</numerusform>
            <numerusform>تتغطّى ورقة ذعرك من جديد وتحتها %n ورقة هدوء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you win and reveal nothing, with %n Unfazed above your Scared card then</source>
        <translation>
            <numerusform>فوز بلا كشف، ولا هدوء فوق ورقة ذعرك بعدها</numerusform>
            <numerusform>فوز بلا كشف، وفوق ورقة ذعرك بعدها ورقة هدوء واحدة</numerusform>
            <numerusform>فوز بلا كشف، وفوق ورقة ذعرك بعدها ورقتا هدوء</numerusform>
            <numerusform>فوز بلا كشف، وفوق ورقة ذعرك بعدها %n أوراق هدوء</numerusform>
            <numerusform>فوز بلا كشف، وفوق ورقة ذعرك بعدها %n ورقة هدوء</numerusform>
            <numerusform>فوز بلا كشف، وفوق ورقة ذعرك بعدها %n ورقة هدوء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you reveal %n card(s), and %1 more Unfazed lie above your Scared card</source>
        <extracomment>%1: how many Unfazed cards are left above the Scared one</extracomment>
        <translation>
            <numerusform>لا كشف عليك، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
            <numerusform>عليك كشف ورقة واحدة، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
            <numerusform>عليك كشف ورقتين، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
            <numerusform>عليك كشف %n أوراق، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
            <numerusform>عليك كشف %n ورقة، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
            <numerusform>عليك كشف %n ورقة، والباقي من الهدوء فوق ورقة ذعرك: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it wins about %1 of the time, and you would reveal %n card(s)</source>
        <extracomment>%1: how often, as in 42 %</extracomment>
        <translation>
            <numerusform>احتمال فوزها نحو %1، ولا كشف عليك عندها</numerusform>
            <numerusform>احتمال فوزها نحو %1، وعليك عندها كشف ورقة واحدة</numerusform>
            <numerusform>احتمال فوزها نحو %1، وعليك عندها كشف ورقتين</numerusform>
            <numerusform>احتمال فوزها نحو %1، وعليك عندها كشف %n أوراق</numerusform>
            <numerusform>احتمال فوزها نحو %1، وعليك عندها كشف %n ورقة</numerusform>
            <numerusform>احتمال فوزها نحو %1، وعليك عندها كشف %n ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>a high lead, which wins about %1 of the time</source>
        <translation>افتتاح عالٍ، واحتمال فوزه نحو %1</translation>
    </message>
    <message>
        <source>a low lead, which wins about %1 of the time</source>
        <translation>افتتاح منخفض، واحتمال فوزه نحو %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::CommandLine</name>
    <message>
        <source>Three ghostly tabletop games on one digital table: Ghosts, Ghostbumpers and Ghost Hunters.</source>
        <translation>ثلاث ألعاب طاولة شبحية على طاولة رقمية واحدة: أشباح، وأشباح التصادم، وصيد الأشباح.</translation>
    </message>
    <message>
        <source>A saved game to go on with.</source>
        <translation>لعبة محفوظة لمتابعتها.</translation>
    </message>
    <message>
        <source>Begin a game: %1.</source>
        <extracomment>Options of the command line. %1 is a list of keywords</extracomment>
        <translation>بدء لعبة: %1.</translation>
    </message>
    <message>
        <source>Computers play a game against each other, for show: %1.</source>
        <translation>لعبة بين حواسيب للعرض: %1.</translation>
    </message>
    <message>
        <source>Who plays, separated by commas: person, easy, medium, hard, expert; a computer also with a character, as in hard:bold.</source>
        <translation>المشاركون، تفصل بينهم فواصل: person أو easy أو medium أو hard أو expert؛ ويمكن إلحاق شخصية بالحاسوب، مثل hard:bold.</translation>
    </message>
    <message>
        <source>The whole number from which all chance of the game follows.</source>
        <translation>العدد الصحيح الذي تنشأ منه كل مصادفات اللعبة.</translation>
    </message>
    <message>
        <source>An option of the game, as in edition=fright or target=25.</source>
        <translation>خيار من خيارات اللعبة، مثل edition=fright أو target=25.</translation>
    </message>
    <message>
        <source>Write pictures of every screen into a folder and end; with --demo, of that game.</source>
        <translation>كتابة صور كل الشاشات في مجلد ثم الخروج؛ ومع --demo صور تلك اللعبة.</translation>
    </message>
    <message>
        <source>The size of the window, as in 1280x800.</source>
        <translation>حجم النافذة، مثل 1280x800.</translation>
    </message>
    <message>
        <source>The language to speak, as in de or pt_BR.</source>
        <translation>لغة البرنامج، مثل de أو pt_BR.</translation>
    </message>
    <message>
        <source>How fast things move: %1.</source>
        <translation>سرعة الحركة: %1.</translation>
    </message>
    <message>
        <source>What draws the table: software or opengl.</source>
        <translation>ما يرسم الطاولة: software أو opengl.</translation>
    </message>
    <message>
        <source>Show this help and end.</source>
        <translation>عرض هذه المساعدة ثم الخروج.</translation>
    </message>
    <message>
        <source>Say which version this is and end.</source>
        <translation>عرض رقم الإصدار ثم الخروج.</translation>
    </message>
    <message>
        <source>--%1 takes one of %2, not “%3”</source>
        <extracomment>%1 is an option&apos;s name, %2 a list of keywords, %3 what was given</extracomment>
        <translation>الخيار --%1 يقبل إحدى القيم %2، لا «%3»</translation>
    </message>
    <message>
        <source>“%1” is not a kind of seat; there are person, easy, medium, hard and expert, the last four also with a character, as in hard:bold</source>
        <translation>ليس «%1» نوعًا من المقاعد؛ والأنواع person وeasy وmedium وhard وexpert، ومع الأربعة الأخيرة شخصية عند الرغبة، مثل hard:bold</translation>
    </message>
    <message>
        <source>--seed takes a whole number that is not negative, not “%1”</source>
        <translation>الخيار --seed يقبل عددًا صحيحًا غير سالب، لا «%1»</translation>
    </message>
    <message>
        <source>--set takes KEY=VALUE, not “%1”</source>
        <translation>الخيار --set يقبل KEY=VALUE، لا «%1»</translation>
    </message>
    <message>
        <source>--size takes a width and a height, as in 1280x800, not “%1”</source>
        <translation>الخيار --size يقبل عرضًا وارتفاعًا، مثل 1280x800، لا «%1»</translation>
    </message>
    <message>
        <source>%1 is for %2 to %3 seats, and --seats names %4</source>
        <translation>لعبة %1 تتّسع لعدد من المقاعد بين %2 و%3، والخيار --seats يذكر %4</translation>
    </message>
    <message>
        <source>in a demo all seats are played by computers</source>
        <translation>في العرض تشغل الحواسيب كل المقاعد</translation>
    </message>
    <message>
        <source>one file at a time, please</source>
        <translation>ملف واحد في كل مرة، من فضلك</translation>
    </message>
    <message>
        <source>a file, --new and --demo exclude each other</source>
        <translation>لا يجتمع ملف و--new و--demo معًا</translation>
    </message>
    <message>
        <source>--screenshot goes alone or with --demo</source>
        <translation>الخيار --screenshot يأتي وحده أو مع --demo</translation>
    </message>
    <message>
        <source>--%1 needs --new or --demo</source>
        <translation>الخيار --%1 يحتاج إلى --new أو --demo</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GameStore</name>
    <message>
        <source>The game could not be kept on disk (%1). It will be lost when you quit.</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>تعذّر حفظ اللعبة على القرص (%1)، وستضيع عند الخروج.</translation>
    </message>
    <message>
        <source>%1 The file was kept as “%2”.</source>
        <translation>%1 بقي الملف محفوظًا باسم «%2».</translation>
    </message>
    <message>
        <source>%1 The game goes on one move earlier.</source>
        <translation>%1 تستمر اللعبة من النقلة السابقة.</translation>
    </message>
    <message>
        <source>“%1” could not be written: %2</source>
        <extracomment>%1 is a file&apos;s name, %2 the system&apos;s reason</extracomment>
        <translation>تعذّرت كتابة «%1»: %2</translation>
    </message>
    <message>
        <source>No other game was begun: the one on the table could not be put aside (%1).</source>
        <extracomment>%1 is the system&apos;s reason</extracomment>
        <translation>لم تبدأ لعبة أخرى: تعذّر حفظ اللعبة التي على الطاولة جانبًا (%1).</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsRules</name>
    <message>
        <source>What it is about</source>
        <translation>فكرة اللعبة</translation>
    </message>
    <message>
        <source>Ghosts gather on a pile, and with every card the number that is called climbs towards 7. Whoever can or will not go on takes the pile and a point, and points are bad: after three rounds the &lt;b&gt;fewest&lt;/b&gt; points win.</source>
        <translation>الأشباح تتجمّع فوق كومة، ومع كل ورقة يصعد العدد المنادى نحو 7. ومن تعذّر عليه المضيّ أو لم يشأه فعليه الكومة ومعها نقطة، والنقاط هنا شرّ: بعد ثلاث جولات يكون الفوز &lt;b&gt;للأقل&lt;/b&gt; نقاطًا.</translation>
    </message>
    <message>
        <source>The level climbs, a Mirror turns play around, and Mist changes nothing.</source>
        <translation>المستوى يصعد، والمرآة تعكس الاتجاه، والضباب لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>مرآة</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>ضباب</translation>
    </message>
    <message>
        <source>Two to six people can play, in any mix with computer players.</source>
        <translation>من لاعبين اثنين إلى ستة، في أي خليط من الأشخاص والحواسيب.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>محتويات اللعبة</translation>
    </message>
    <message>
        <source>There are 60 cards: 54 ghosts and 6 Mist.</source>
        <translation>في اللعبة ٦٠ ورقة: ٥٤ ورقة أشباح و٦ أوراق ضباب.</translation>
    </message>
    <message>
        <source>The ghosts belong to six &lt;b&gt;families&lt;/b&gt;. Colour, pattern, shape and the emblem in the corner tell them apart.</source>
        <translation>الأشباح ستّ &lt;b&gt;عائلات&lt;/b&gt;، يميّز بينها اللون والنقش والشكل والرمز في الزاوية.</translation>
    </message>
    <message>
        <source>The six families</source>
        <translation>العائلات الستّ</translation>
    </message>
    <message>
        <source>A card shows one, two or three ghosts, and so many is its &lt;b&gt;number&lt;/b&gt;. In every family there are three cards of each number.</source>
        <translation>على الورقة شبح أو شبحان أو ثلاثة أشباح، وهذا هو &lt;b&gt;عددها&lt;/b&gt;. وفي كل عائلة ثلاث أوراق من كل عدد.</translation>
    </message>
    <message>
        <source>One, two and three Wisps, and Mist: it has no number and no family</source>
        <translation>شعلة وشعلتان وثلاث شعلات، ثم ضباب: بلا عدد وبلا عائلة</translation>
    </message>
    <message>
        <source>Seven candles show the &lt;b&gt;level&lt;/b&gt;, the number that was called last. A current of light round the table shows in which direction play goes.</source>
        <translation>سبع شموع تبيّن &lt;b&gt;المستوى&lt;/b&gt;، أي آخر عدد نودي به. وتيار من ضوء حول الطاولة يبيّن اتجاه اللعب.</translation>
    </message>
    <message>
        <source>The level is 5: five candles burn.</source>
        <translation>المستوى 5: خمس شموع مشتعلة.</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fright&lt;/b&gt; in this edition. Everybody begins the game with 3 of them.</source>
        <translation>النقاط في هذه النسخة اسمها &lt;b&gt;فزعات&lt;/b&gt;. ورصيد كل لاعب في البداية 3 منها.</translation>
    </message>
    <message>
        <source>Points are called &lt;b&gt;Fear&lt;/b&gt; in this edition. Everybody begins the game with 1 of them.</source>
        <translation>النقاط في هذه النسخة اسمها &lt;b&gt;رعشات&lt;/b&gt;. ورصيد كل لاعب في البداية رعشة واحدة.</translation>
    </message>
    <message>
        <source>How a round begins</source>
        <translation>بداية الجولة</translation>
    </message>
    <message>
        <source>All 60 cards are shuffled and everybody gets five. The rest is the deck. There is no pile yet.</source>
        <translation>تُخلط الأوراق الستون، وتُوزَّع خمس أوراق على كل لاعب. والباقي هو الرزمة. ولا كومة بعد.</translation>
    </message>
    <message>
        <source>Somebody may be dealt five Mist. That is a hand like any other.</source>
        <translation>قد تأتي إلى يد خمس أوراق ضباب. وهي يد كأي يد أخرى.</translation>
    </message>
    <message>
        <source>Nobody has to begin with five Mist: such a hand goes back into the deck, and its owner gets five new cards, until there is a ghost among them.</source>
        <translation>لا تبدأ يد بخمس أوراق ضباب: تعود هذه اليد إلى الرزمة ويحل محلها خمس أوراق جديدة، حتى يكون بينها شبح.</translation>
    </message>
    <message>
        <source>Play goes clockwise at first.</source>
        <translation>يبدأ اللعب في اتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second and third are begun by the one who ended the round before by having no card left.</source>
        <translation>الصدفة تحدد من يبدأ الجولة الأولى. أما الثانية والثالثة فتبدآن ممن نفدت أوراقه وانتهت عنده الجولة السابقة.</translation>
    </message>
    <message>
        <source>Chance picks who begins the first round. The second is begun by the next one to the left, the third by the one after that.</source>
        <translation>الصدفة تحدد من يبدأ الجولة الأولى. والثانية تبدأ من الجار التالي على اليسار، والثالثة من الذي بعده.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>دورك</translation>
    </message>
    <message>
        <source>A turn has three parts:</source>
        <translation>للدور ثلاث خطوات:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; a card from your hand on the pile.</source>
        <translation>&lt;b&gt;لعب&lt;/b&gt; ورقة من يدك على الكومة.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Call&lt;/b&gt; the level that it makes, or “Mirror”, or “Mist”. The table does that for you.</source>
        <translation>&lt;b&gt;نداء&lt;/b&gt; المستوى الناتج، أو «مرآة»، أو «ضباب». والطاولة تنادي عنك.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Draw&lt;/b&gt; a card. When the deck is empty you go without.</source>
        <translation>&lt;b&gt;سحب&lt;/b&gt; ورقة. وإن كانت الرزمة فارغة فلا سحب.</translation>
    </message>
    <message>
        <source>Then it is the turn of the next player in the direction of the light. What your card does depends on the last &lt;b&gt;ghost&lt;/b&gt; on the pile:</source>
        <translation>ثم يأتي دور من يليك في اتجاه الضوء. وأثر ورقتك يتوقف على آخر &lt;b&gt;شبح&lt;/b&gt; على الكومة:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Another family&lt;/b&gt;: the number of your card is added to the level. More than 7 is not allowed, so a card that would go beyond cannot be played.</source>
        <translation>&lt;b&gt;عائلة أخرى&lt;/b&gt;: يُضاف عدد ورقتك إلى المستوى. ولا يُسمح بأكثر من 7، فالورقة التي تتجاوزه لا تُلعب.</translation>
    </message>
    <message>
        <source>The level is 4. Two Brines on a Sheet: 4 and 2 are 6.</source>
        <translation>المستوى 4. قنديلان على ملاءة: 4 و2 مجموعهما 6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The same family&lt;/b&gt;: that is a &lt;b&gt;Mirror&lt;/b&gt;. The level stays what it was and play turns around: it goes back to the one who played before you.</source>
        <translation>&lt;b&gt;العائلة نفسها&lt;/b&gt;: هذه &lt;b&gt;مرآة&lt;/b&gt;. يبقى المستوى كما كان وينعكس الاتجاه: يعود الدور إلى من لعب قبلك.</translation>
    </message>
    <message>
        <source>Brine on Brine: the level stays at 6, whatever the number, and the light runs the other way.</source>
        <translation>قنديل على قنديل: يبقى المستوى 6 مهما كان العدد، ويجري الضوء في الاتجاه المعاكس.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Mist&lt;/b&gt;: nothing changes, neither level nor direction nor the family that mirrors.</source>
        <translation>&lt;b&gt;ضباب&lt;/b&gt;: لا يتغيّر شيء، لا المستوى ولا الاتجاه ولا عائلة المرآة.</translation>
    </message>
    <message>
        <source>Instead of playing a card you may take the pile, even if one of your cards fits. The chapter about taking says what happens then.</source>
        <translation>بدل لعب ورقة يمكنك أخذ الكومة، حتى لو كانت في يدك ورقة مناسبة. وما يحدث بعدها في فصل أخذ الكومة.</translation>
    </message>
    <message>
        <source>The first card of a pile</source>
        <translation>أول ورقة في الكومة</translation>
    </message>
    <message>
        <source>At the start of a round, and whenever somebody has just taken the pile, a new pile begins. The number of its first card is the level.</source>
        <translation>في بداية الجولة، وكلما أُخذت الكومة، تبدأ كومة جديدة. وعدد أول ورقة فيها هو المستوى.</translation>
    </message>
    <message>
        <source>Three Imps on the bare table: the level is 3.</source>
        <translation>ثلاثة عفاريت على الطاولة الخالية: المستوى 3.</translation>
    </message>
    <message>
        <source>Any card may begin a pile, Mist too.</source>
        <translation>أي ورقة تصلح لبدء كومة، والضباب أيضًا.</translation>
    </message>
    <message>
        <source>A pile begins with a ghost if you hold one. Mist may begin it only if you hold nothing else.</source>
        <translation>تبدأ الكومة بشبح إن كان في يدك شبح. ولا تبدأ بضباب إلا إذا لم يكن في يدك غيره.</translation>
    </message>
    <message>
        <source>As long as a pile is nothing but Mist, its level is 0 and it has no family. Any card may follow. The first ghost on it sets the level to its own number, and is never a Mirror.</source>
        <translation>ما دامت الكومة كلها ضبابًا فمستواها 0 وهي بلا عائلة، وأي ورقة مسموح بها بعده. وأول شبح عليها يجعل المستوى عدده هو، ولا يكون مرآة أبدًا.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>أخذ الكومة</translation>
    </message>
    <message>
        <source>If none of your cards fits, you must take the pile. If one does, you still may: there is always the choice.</source>
        <translation>إن لم تناسب أي ورقة في يدك فعليك أخذ الكومة. وإن ناسبت واحدة فالأخذ مسموح به أيضًا: الخيار قائم دائمًا.</translation>
    </message>
    <message>
        <source>The whole pile, Mist included, is laid face down in front of you. Nobody plays these cards again in this round.</source>
        <translation>توضع الكومة كلها، مع ضبابها، مقلوبة أمامك. ولا تُلعب هذه الأوراق مرة أخرى في هذه الجولة.</translation>
    </message>
    <message>
        <source>You get 1 point.</source>
        <translation>وتُضاف إلى رصيدك نقطة واحدة.</translation>
    </message>
    <message>
        <source>At once you begin a new pile with a card from your hand, and draw as usual.</source>
        <translation>ثم تبدأ فورًا كومة جديدة بورقة من يدك، مع السحب المعتاد.</translation>
    </message>
    <message>
        <source>Level 6, and all you hold is threes of other families: the pile is yours, and one point with it.</source>
        <translation>المستوى 6، وليس في يدك إلا ثلاثات من غير عائلة الكومة: الكومة لك ومعها نقطة.</translation>
    </message>
    <message>
        <source>The level and the family of the old pile are forgotten. The direction stays: if play had turned around, it still is.</source>
        <translation>يُنسى مستوى الكومة القديمة وعائلتها. أما الاتجاه فيبقى: إن كان اللعب قد انعكس فهو ما زال كذلك.</translation>
    </message>
    <message>
        <source>The end and the points</source>
        <translation>النهاية والنقاط</translation>
    </message>
    <message>
        <source>A round is over as soon as it is somebody’s turn who has no card left. Cards that others still hold do not matter.</source>
        <translation>تنتهي الجولة حين يصل الدور إلى يد بلا أوراق. وما بقي في الأيدي الأخرى لا أثر له.</translation>
    </message>
    <message>
        <source>Then all who took no pile in this round give back 3 points, or as many as they have if that is fewer. The one who ended the round is no exception.</source>
        <translation>عندئذ تُردّ 3 نقاط من رصيد كل من لم يأخذ كومة في هذه الجولة، أو كل ما عنده إن كان أقل. ولا استثناء لمن انتهت عنده الجولة.</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 3 points and took no pile, so she gives back all 3 and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 3 and took two piles, which makes 5, and gives back nothing.</source>
        <translation>مثال محسوب: عند نور في البداية 3 نقاط، وبلا كومة، فتُردّ كلها ولا يبقى شيء. وعند جود 4 من جولة سابقة، وبلا كومة أيضًا: تبقى نقطة. وعند سلام 3 ومعها كومتان، فصارت 5 ولا يُردّ شيء.</translation>
    </message>
    <message>
        <source>Worked out: Mia began with 1 point and took no pile, so she gives it back and has none. Robin had 4 after an earlier round and took no pile either: 1 is left. Sam had 1 and took two piles, which makes 3, and gives back nothing.</source>
        <translation>مثال محسوب: عند نور في البداية نقطة واحدة، وبلا كومة، فتُردّ ولا يبقى شيء. وعند جود 4 من جولة سابقة، وبلا كومة أيضًا: تبقى نقطة. وعند سلام 1 ومعها كومتان، فصارت 3 ولا يُردّ شيء.</translation>
    </message>
    <message>
        <source>After the third round the fewest points win. If several have the fewest, they share the win.</source>
        <translation>بعد الجولة الثالثة يكون الفوز للأقل نقاطًا. وعند التعادل يكون الفوز مشتركًا.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <source>Mia, Robin and Sam sit clockwise in this order. There is no pile, and Mia is to play.</source>
        <translation>نور ثم جود ثم سلام، بهذا الترتيب في اتجاه عقارب الساعة. لا كومة بعد، والدور عند نور.</translation>
    </message>
    <message>
        <source>The cards in the order in which they are played, with what is called</source>
        <translation>الأوراق بترتيب لعبها، مع النداء</translation>
    </message>
    <message>
        <source>Mia begins with three Sheets and calls 3.</source>
        <translation>البداية من نور: ثلاث ملاءات، والنداء 3.</translation>
    </message>
    <message>
        <source>Robin plays two Brines, another family: 3 and 2 are 5.</source>
        <translation>من جود: قنديلان، وهي عائلة أخرى: 3 و2 مجموعهما 5.</translation>
    </message>
    <message>
        <source>Sam has one Brine, the same family. Mirror! The level stays at 5 and play turns around, so it is Robin’s turn again.</source>
        <translation>من سلام: قنديل واحد، والعائلة نفسها. مرآة! يبقى المستوى 5 وينعكس الاتجاه، فالدور عند جود من جديد.</translation>
    </message>
    <message>
        <source>Robin plays Mist. Still 5, and play still goes the other way: now it is Mia’s turn.</source>
        <translation>من جود: ضباب. ما زال المستوى 5 والاتجاه معكوسًا: الدور الآن عند نور.</translation>
    </message>
    <message>
        <source>Mia holds threes and no Brine; 5 and 3 would be 8. So she takes the pile of four cards and a point, and begins a new pile with three Wisps: 3. Play is still turned around, and Sam is next.</source>
        <translation>في يد نور ثلاثات بلا قنديل؛ و5 و3 مجموعهما 8. فالكومة بأوراقها الأربع من نصيب نور ومعها نقطة، ثم كومة جديدة من ثلاث شعلات: 3. والاتجاه ما زال معكوسًا، والدور التالي عند سلام.</translation>
    </message>
    <message>
        <source>Special cases</source>
        <translation>حالات خاصة</translation>
    </message>
    <message>
        <source>Two players: a Mirror leaves the level alone as ever, but the turn goes to the other player in either direction.</source>
        <translation>لاعبان فقط: المرآة لا تمسّ المستوى كعادتها، لكن الدور ينتقل إلى الآخر في أي اتجاه كان.</translation>
    </message>
    <message>
        <source>Mist on top of a ghost does not hide it. The family of the last ghost still mirrors.</source>
        <translation>الضباب فوق شبح لا يخفيه. وعائلة آخر شبح تبقى عائلة المرآة.</translation>
    </message>
    <message>
        <source>At level 7 nothing fits but Mist and a Mirror.</source>
        <translation>عند المستوى 7 لا يناسب إلا ضباب أو مرآة.</translation>
    </message>
    <message>
        <source>A Mirror may show any number; it is never added.</source>
        <translation>المرآة قد تكون بأي عدد، ولا يُضاف عددها أبدًا.</translation>
    </message>
    <message>
        <source>A hand of nothing but Mist is dealt anew only before a round. If your hand turns to nothing but Mist later on, you keep it.</source>
        <translation>اليد التي كلها ضباب لا يُعاد توزيعها إلا قبل الجولة. وإن صارت يدك كلها ضبابًا لاحقًا بقيت كما هي.</translation>
    </message>
    <message>
        <source>There is no limit to the points somebody can collect, and none goes below zero.</source>
        <translation>لا حدّ أعلى للنقاط، ولا رصيد ينزل تحت الصفر.</translation>
    </message>
    <message>
        <source>The two editions</source>
        <translation>النسختان</translation>
    </message>
    <message>
        <source>The game was printed twice, with small differences. You choose the edition when you set up a game; everything not named here is the same in both.</source>
        <translation>طُبعت اللعبة مرتين مع فروق صغيرة. واختيار النسخة عند إعداد اللعبة؛ وما لم يُذكر هنا فهو واحد في الاثنتين.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>%1 and %2 are the names of the editions, as in the next comparisons</extracomment>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: they are called Fear, and everybody begins with 1. &lt;b&gt;%2&lt;/b&gt;: they are called Fright, and everybody begins with 3.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: اسمها رعشات، ويبدأ كل لاعب بواحدة. &lt;b&gt;%2&lt;/b&gt;: اسمها فزعات، ويبدأ كل لاعب بثلاث.</translation>
    </message>
    <message>
        <source>Five Mist at the deal</source>
        <translation>خمس أوراق ضباب عند التوزيع</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: you get new cards until there is a ghost among them. &lt;b&gt;%2&lt;/b&gt;: you keep them.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: أوراق جديدة حتى يكون بينها شبح. &lt;b&gt;%2&lt;/b&gt;: تبقى في اليد.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: a ghost, unless you hold only Mist. &lt;b&gt;%2&lt;/b&gt;: any card.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: شبح، إلا إذا كانت اليد كلها ضبابًا. &lt;b&gt;%2&lt;/b&gt;: أي ورقة.</translation>
    </message>
    <message>
        <source>Who begins the second and third round</source>
        <translation>من يبدأ الجولة الثانية والثالثة</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;: the left neighbour of the one who began the round before. &lt;b&gt;%2&lt;/b&gt;: the one who ended the round before.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;: الجار الأيسر لمن بدأ الجولة السابقة. &lt;b&gt;%2&lt;/b&gt;: من انتهت عنده الجولة السابقة.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>نصائح</translation>
    </message>
    <message>
        <source>Play threes while the level is low. Ones and Mist still fit when it is high.</source>
        <translation>الثلاثات مكانها والمستوى منخفض. أما الآحاد والضباب فتناسب حتى وهو مرتفع.</translation>
    </message>
    <message>
        <source>Keep a card of the family that lies on the pile: a Mirror costs nothing and hands the trouble back to where it came from.</source>
        <translation>ورقة محفوظة من عائلة الكومة كنز: المرآة لا تكلّف شيئًا وتردّ المتاعب إلى حيث جاءت.</translation>
    </message>
    <message>
        <source>Going a whole round without a pile is worth up to 3 points. Once you have taken one, another costs just 1, so you can choose a good moment for it.</source>
        <translation>جولة كاملة بلا كومة قد تساوي 3 نقاط. وبعد أول كومة لا تكلّف التالية إلا نقطة، فلتكن في لحظة مناسبة.</translation>
    </message>
    <message>
        <source>Think of who plays after you: a level of 6 or 7 is a gift nobody wants.</source>
        <translation>المهم أيضًا من يلعب بعدك: المستوى 6 أو 7 هدية لا يريدها أحد.</translation>
    </message>
    <message>
        <source>When the deck is empty, count hands. The round ends with the first one who has nothing left to play.</source>
        <translation>حين تفرغ الرزمة يجدر عدّ الأوراق في الأيدي. الجولة تنتهي عند أول يد تخلو.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>كلمات اللعبة</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>نداء</translation>
    </message>
    <message>
        <source>To say the level aloud. The table does it, in words and with candles.</source>
        <translation>إعلان المستوى بصوت عالٍ. والطاولة تتولّاه بالكلمات والشموع.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>رزمة</translation>
    </message>
    <message>
        <source>The face-down cards one draws from.</source>
        <translation>الأوراق المقلوبة التي يُسحب منها.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>اتجاه</translation>
    </message>
    <message>
        <source>Clockwise or the other way round; a Mirror turns it.</source>
        <translation>مع عقارب الساعة أو عكسها؛ والمرآة تقلبه.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>عائلة</translation>
    </message>
    <message>
        <source>Wisp, Sheet, Brine, Bride, Imp or Baron.</source>
        <translation>شعلة أو ملاءة أو قنديل أو عروسة أو عفريت أو بارون.</translation>
    </message>
    <message>
        <source>Fright</source>
        <translation>فزعة</translation>
    </message>
    <message>
        <source>The points of this edition. The fewest win.</source>
        <translation>نقاط هذه النسخة. والفوز للأقل.</translation>
    </message>
    <message>
        <source>Fear</source>
        <translation>رعشة</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>مستوى</translation>
    </message>
    <message>
        <source>The number called last, from 0 to 7.</source>
        <translation>آخر عدد نودي به، من 0 إلى 7.</translation>
    </message>
    <message>
        <source>A card of the same family as the last ghost on the pile.</source>
        <translation>ورقة من عائلة آخر شبح على الكومة.</translation>
    </message>
    <message>
        <source>A card without number and family. It always fits and changes nothing.</source>
        <translation>ورقة بلا عدد وبلا عائلة. تناسب دائمًا ولا تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>كومة</translation>
    </message>
    <message>
        <source>The cards played since somebody last took them.</source>
        <translation>الأوراق التي لُعبت منذ آخر مرة أُخذت فيها الكومة.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>كيف نلعب على هذه الطاولة</translation>
    </message>
    <message>
        <source>Click a card of your hand, or drag it to the middle, to play it. You draw by yourself.</source>
        <translation>للعب ورقة: نقرة عليها في يدك أو جرّها إلى الوسط. والسحب يتمّ وحده.</translation>
    </message>
    <message>
        <source>Point at a card first, and a bubble says what it would do: “5 → 7”, “Mirror: back to Mia”. A dimmed card does not fit; touch it, and the table says why.</source>
        <translation>إن أشار المؤشر إلى ورقة أخبرتك فقاعة بأثرها: «من 5 إلى 7» أو «مرآة: عودة إلى نور». والورقة المعتمة لا تناسب؛ وعند لمسها تقول الطاولة السبب.</translation>
    </message>
    <message>
        <source>The button &lt;b&gt;Take the pile&lt;/b&gt; is beside your hand whenever you may take it.</source>
        <translation>الزر &lt;b&gt;أخذ الكومة&lt;/b&gt; بجانب يدك كلما كان الأخذ مسموحًا به.</translation>
    </message>
    <message>
        <source>The words beside the pile name the family that would mirror.</source>
        <translation>الكلمات بجانب الكومة تسمّي عائلة المرآة.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::GhostsWords</name>
    <message>
        <source>Wisp</source>
        <extracomment>A family of ghosts: a flickering flame</extracomment>
        <translation>شعلة</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>A family of ghosts: the classic bed sheet</extracomment>
        <translation>ملاءة</translation>
    </message>
    <message>
        <source>Brine</source>
        <extracomment>A family of ghosts: a drowned jellyfish</extracomment>
        <translation>قنديل</translation>
    </message>
    <message>
        <source>Bride</source>
        <extracomment>A family of ghosts</extracomment>
        <translation>عروسة</translation>
    </message>
    <message>
        <source>Imp</source>
        <extracomment>A family of ghosts: a small devil</extracomment>
        <translation>عفريت</translation>
    </message>
    <message>
        <source>Baron</source>
        <extracomment>A family of ghosts: a gentleman with a top hat</extracomment>
        <translation>بارون</translation>
    </message>
    <message>
        <source>Mist</source>
        <extracomment>A card: it changes nothing</extracomment>
        <translation>ضباب</translation>
    </message>
    <message numerus="yes">
        <source>%n Wisp(s)</source>
        <extracomment>A card shows one to three ghosts of a family</extracomment>
        <translation>
            <numerusform>بلا شعلات</numerusform>
            <numerusform>شعلة واحدة</numerusform>
            <numerusform>شعلتان</numerusform>
            <numerusform>%n شعلات</numerusform>
            <numerusform>%n شعلة</numerusform>
            <numerusform>%n شعلة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Sheet(s)</source>
        <translation>
            <numerusform>بلا ملاءات</numerusform>
            <numerusform>ملاءة واحدة</numerusform>
            <numerusform>ملاءتان</numerusform>
            <numerusform>%n ملاءات</numerusform>
            <numerusform>%n ملاءة</numerusform>
            <numerusform>%n ملاءة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brine(s)</source>
        <translation>
            <numerusform>بلا قناديل</numerusform>
            <numerusform>قنديل واحد</numerusform>
            <numerusform>قنديلان</numerusform>
            <numerusform>%n قناديل</numerusform>
            <numerusform>%n قنديلًا</numerusform>
            <numerusform>%n قنديل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Bride(s)</source>
        <translation>
            <numerusform>بلا عرائس</numerusform>
            <numerusform>عروسة واحدة</numerusform>
            <numerusform>عروستان</numerusform>
            <numerusform>%n عرائس</numerusform>
            <numerusform>%n عروسة</numerusform>
            <numerusform>%n عروسة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Imp(s)</source>
        <translation>
            <numerusform>بلا عفاريت</numerusform>
            <numerusform>عفريت واحد</numerusform>
            <numerusform>عفريتان</numerusform>
            <numerusform>%n عفاريت</numerusform>
            <numerusform>%n عفريتًا</numerusform>
            <numerusform>%n عفريت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Baron(s)</source>
        <translation>
            <numerusform>بلا بارونات</numerusform>
            <numerusform>بارون واحد</numerusform>
            <numerusform>بارونان</numerusform>
            <numerusform>%n بارونات</numerusform>
            <numerusform>%n بارونًا</numerusform>
            <numerusform>%n بارون</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fear</source>
        <extracomment>Points of the edition &quot;mirror&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>بلا رعشات</numerusform>
            <numerusform>رعشة واحدة</numerusform>
            <numerusform>رعشتان</numerusform>
            <numerusform>%n رعشات</numerusform>
            <numerusform>%n رعشة</numerusform>
            <numerusform>%n رعشة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fright</source>
        <extracomment>Points of the edition &quot;fright&quot;: the fewest win</extracomment>
        <translation>
            <numerusform>بلا فزعات</numerusform>
            <numerusform>فزعة واحدة</numerusform>
            <numerusform>فزعتان</numerusform>
            <numerusform>%n فزعات</numerusform>
            <numerusform>%n فزعة</numerusform>
            <numerusform>%n فزعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <extracomment>Cards of piles that a player took this round</extracomment>
        <translation>
            <numerusform>لا أوراق مأخوذة</numerusform>
            <numerusform>ورقة مأخوذة</numerusform>
            <numerusform>ورقتان مأخوذتان</numerusform>
            <numerusform>%n أوراق مأخوذة</numerusform>
            <numerusform>%n ورقة مأخوذة</numerusform>
            <numerusform>%n ورقة مأخوذة</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck %1</source>
        <extracomment>The draw deck and how many cards are in it</extracomment>
        <translation>الرزمة %1</translation>
    </message>
    <message>
        <source>%1 mirrors</source>
        <extracomment>%1 is a family of ghosts: a card of it would reverse play</extracomment>
        <translation>المرآة: %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>البداية من %1.</translation>
    </message>
    <message>
        <source>%1 was dealt nothing but Mist and gets new cards.</source>
        <translation>يد %1 كلها ضباب، فتُوزَّع أوراقها من جديد.</translation>
    </message>
    <message>
        <source>%1 begins a pile with Mist.</source>
        <translation>كومة جديدة من %1: ضباب.</translation>
    </message>
    <message>
        <source>%1 begins a pile with %2.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>كومة جديدة من %1: %2.</translation>
    </message>
    <message>
        <source>%1 plays Mist: still %2.</source>
        <translation>ضباب من يد %1: يبقى المستوى %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 and calls %3.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level that is called</extracomment>
        <translation>من يد %1: %2، والنداء «%3».</translation>
    </message>
    <message>
        <source>Mirror! %1 plays %2, still %3, and play turns around.</source>
        <extracomment>%2 is a card as in &quot;2 Brines&quot;, %3 the level, which stays as it was</extracomment>
        <translation>مرآة! من يد %1: %2، ويبقى المستوى %3، وينعكس اتجاه اللعب.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes the pile of %n card(s).</source>
        <translation>
            <numerusform>الكومة من نصيب %1، ولا أوراق فيها.</numerusform>
            <numerusform>الكومة من نصيب %1: ورقة واحدة.</numerusform>
            <numerusform>الكومة من نصيب %1: ورقتان.</numerusform>
            <numerusform>الكومة من نصيب %1: %n أوراق.</numerusform>
            <numerusform>الكومة من نصيب %1: %n ورقة.</numerusform>
            <numerusform>الكومة من نصيب %1: %n ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no card left, and the round ends.</source>
        <translation>نفدت الأوراق من يد %1، وانتهت الجولة.</translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fear.</source>
        <translation>
            <numerusform>لم تقع كومة في يد %1، ولا رعشات تُردّ.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ رعشة واحدة.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ رعشتان.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n رعشات.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n رعشة.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n رعشة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took no pile and gives back %n Fright.</source>
        <translation>
            <numerusform>لم تقع كومة في يد %1، ولا فزعات تُردّ.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ فزعة واحدة.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ فزعتان.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n فزعات.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n فزعة.</numerusform>
            <numerusform>لم تقع كومة في يد %1، فتُردّ %n فزعة.</numerusform>
        </translation>
    </message>
    <message>
        <source>no pile: −%1</source>
        <extracomment>Score pad: points given back after a round without a pile</extracomment>
        <translation>بلا كومة: خصم %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <extracomment>Score pad: piles taken in a round</extracomment>
        <translation>
            <numerusform>بلا كومات</numerusform>
            <numerusform>كومة واحدة</numerusform>
            <numerusform>كومتان</numerusform>
            <numerusform>%n كومات</numerusform>
            <numerusform>%n كومة</numerusform>
            <numerusform>%n كومة</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: begin a new pile</source>
        <translation>دورك: بدء كومة جديدة</translation>
    </message>
    <message>
        <source>%1: begin a new pile</source>
        <translation>دور %1: بدء كومة جديدة</translation>
    </message>
    <message>
        <source>Your turn: play a card or take the pile</source>
        <translation>دورك: لعب ورقة أو أخذ الكومة</translation>
    </message>
    <message>
        <source>%1: play a card or take the pile</source>
        <translation>دور %1: لعب ورقة أو أخذ الكومة</translation>
    </message>
    <message>
        <source>Nothing fits: you must take the pile</source>
        <translation>لا ورقة مناسبة: عليك أخذ الكومة</translation>
    </message>
    <message>
        <source>Nothing fits: %1 must take the pile</source>
        <translation>لا ورقة مناسبة: على %1 أخذ الكومة</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>أخذ الكومة</translation>
    </message>
    <message>
        <source>Play %1</source>
        <extracomment>A suggestion. %1 is a card as in &quot;2 Brines&quot;</extracomment>
        <translation>%1 إلى الكومة</translation>
    </message>
    <message>
        <source>starts at %1</source>
        <extracomment>What a first card would do: the level it sets</extracomment>
        <translation>تبدأ من %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a card would do to the level: from %1 to %2</extracomment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Mirror: back to %1</source>
        <extracomment>What a card of the same family would do: %1 is then to play</extracomment>
        <translation>مرآة: عودة إلى %1</translation>
    </message>
    <message>
        <source>Mist: stays at %1</source>
        <translation>ضباب: يبقى %1</translation>
    </message>
    <message>
        <source>%1 and %2 would be more than 7.</source>
        <translation>مجموع %1 و%2 يتجاوز 7.</translation>
    </message>
    <message>
        <source>A pile begins with a ghost while you hold one.</source>
        <translation>تبدأ الكومة بشبح ما دام في يدك شبح.</translation>
    </message>
    <message>
        <source>no other card fits</source>
        <translation>لا ورقة أخرى مناسبة</translation>
    </message>
    <message>
        <source>no card fits on %1</source>
        <extracomment>%1 is a level</extracomment>
        <translation>لا ورقة تناسب المستوى %1</translation>
    </message>
    <message numerus="yes">
        <source>better a pile of %n card(s) now than a worse one later</source>
        <translation>
            <numerusform>كومة فارغة الآن أهون من أسوأ منها لاحقًا</numerusform>
            <numerusform>كومة من ورقة واحدة الآن أهون من أسوأ منها لاحقًا</numerusform>
            <numerusform>كومة من ورقتين الآن أهون من أسوأ منها لاحقًا</numerusform>
            <numerusform>كومة من %n أوراق الآن أهون من أسوأ منها لاحقًا</numerusform>
            <numerusform>كومة من %n ورقة الآن أهون من أسوأ منها لاحقًا</numerusform>
            <numerusform>كومة من %n ورقة الآن أهون من أسوأ منها لاحقًا</numerusform>
        </translation>
    </message>
    <message>
        <source>it ends the round</source>
        <translation>بها تنتهي الجولة</translation>
    </message>
    <message>
        <source>taking the pile would cost you the lead</source>
        <translation>أخذ الكومة يضيّع الصدارة</translation>
    </message>
    <message numerus="yes">
        <source>without a pile %n point(s) go back</source>
        <translation>
            <numerusform>بلا كومة لا نقاط تُردّ</numerusform>
            <numerusform>بلا كومة تُردّ نقطة واحدة</numerusform>
            <numerusform>بلا كومة تُردّ نقطتان</numerusform>
            <numerusform>بلا كومة تُردّ %n نقاط</numerusform>
            <numerusform>بلا كومة تُردّ %n نقطة</numerusform>
            <numerusform>بلا كومة تُردّ %n نقطة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must take the pile %2 of the time</source>
        <translation>احتمال اضطرار %1 إلى أخذ الكومة %2</translation>
    </message>
    <message>
        <source>%1 is ahead and must take the pile %2 of the time</source>
        <extracomment>Ahead in points</extracomment>
        <translation>الصدارة عند %1، واحتمال الاضطرار إلى أخذ الكومة %2</translation>
    </message>
    <message>
        <source>the level stays at %1 and the turn goes back to %2</source>
        <translation>يبقى المستوى %1 ويعود الدور إلى %2</translation>
    </message>
    <message>
        <source>only Mist fits on %1</source>
        <extracomment>%1 is a level</extracomment>
        <translation>لا يناسب المستوى %1 سوى الضباب</translation>
    </message>
    <message>
        <source>the level stays at %1</source>
        <translation>يبقى المستوى %1</translation>
    </message>
    <message numerus="yes">
        <source>you keep %n Mirror(s) for later</source>
        <translation>
            <numerusform>لا تبقى لديك أي مرآة</numerusform>
            <numerusform>تبقى لديك مرآة واحدة لوقتها</numerusform>
            <numerusform>تبقى لديك مرآتان لوقتهما</numerusform>
            <numerusform>تبقى لديك %n مرايا لوقتها</numerusform>
            <numerusform>تبقى لديك %n مرآة لوقتها</numerusform>
            <numerusform>تبقى لديك %n مرآة لوقتها</numerusform>
        </translation>
    </message>
    <message>
        <source>a three seldom fits later</source>
        <translation>الثلاثة نادرًا ما تناسب لاحقًا</translation>
    </message>
    <message>
        <source>it saves your Mist for later</source>
        <translation>يبقى ضبابك لوقت الحاجة</translation>
    </message>
    <message>
        <source>the level stays low at %1</source>
        <translation>يبقى المستوى منخفضًا: %1</translation>
    </message>
    <message>
        <source>it raises the level to %1, and the next player is stuck %2 of the time</source>
        <translation>يرتفع المستوى إلى %1، واحتمال تعثّر اللاعب التالي %2</translation>
    </message>
    <message>
        <source>it begins with %1</source>
        <extracomment>The pile; %1 is a level</extracomment>
        <translation>البداية من المستوى %1</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HelpDialogs</name>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Go from one thing on the table to the next</source>
        <translation>الانتقال من شيء على الطاولة إلى الذي يليه</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>اختياره</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>من 1 إلى 9</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back in a choice, close what is open</source>
        <translation>خطوة إلى الوراء في الاختيار، وإغلاق ما هو مفتوح</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go from one part of the table to the next</source>
        <translation>الانتقال من جزء من الطاولة إلى الذي يليه</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>About Ghostlight</source>
        <translation>حول Ghostlight</translation>
    </message>
    <message>
        <source>Three ghostly tabletop games on one digital table.</source>
        <translation>ثلاث ألعاب طاولة شبحية على طاولة رقمية واحدة.</translation>
    </message>
    <message>
        <source>designed by %1</source>
        <extracomment>%1 is one designer&apos;s name or two</extracomment>
        <translation>تصميم %1</translation>
    </message>
    <message>
        <source>The games are theirs; the program, its words and its pictures are ours. It is not connected with the designers or publishers of the games.</source>
        <translation>الألعاب لأصحابها؛ أما البرنامج ونصوصه وصوره فمن صنعنا. ولا صلة له بمصمّمي الألعاب ولا بناشريها.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>برنامج حر بموجب رخصة جنو العمومية العامة (GNU GPL)، الإصدار 3 أو أحدث، ويأتي بلا أي ضمان.</translation>
    </message>
    <message>
        <source>Choose the card with that number; buttons count on after the cards</source>
        <translation>اختيار الورقة بهذا الرقم؛ ويستمر العدّ بعد الأوراق إلى الأزرار</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersCardWords</name>
    <message>
        <source>Salt Circle</source>
        <translation>دائرة الملح</translation>
    </message>
    <message>
        <source>4 Fame for a 2 and no Dangerous die</source>
        <translation>4 أوسمة مقابل 2 وبلا أي حجر خطِر</translation>
    </message>
    <message>
        <source>Moss Lantern</source>
        <translation>فانوس الطحلب</translation>
    </message>
    <message>
        <source>3 Fame for a green 1 or a green 4</source>
        <translation>3 أوسمة مقابل أخضر 1 أو أخضر 4</translation>
    </message>
    <message>
        <source>Whisper Jar</source>
        <translation>جرّة الهمس</translation>
    </message>
    <message>
        <source>5 Fame for two 1s and a 3</source>
        <translation>5 أوسمة مقابل حجرين عليهما 1 وحجر عليه 3</translation>
    </message>
    <message>
        <source>Ivy and Rust</source>
        <translation>لبلاب وصدأ</translation>
    </message>
    <message>
        <source>5 Fame for a 1, a 3, a green die and a red die</source>
        <translation>5 أوسمة مقابل 1 و3 وحجر أخضر وحجر أحمر</translation>
    </message>
    <message>
        <source>Ember Lantern</source>
        <translation>فانوس الجمر</translation>
    </message>
    <message>
        <source>3 Fame for a red 2 or a red 3</source>
        <translation>3 أوسمة مقابل أحمر 2 أو أحمر 3</translation>
    </message>
    <message>
        <source>Tide Lantern</source>
        <translation>فانوس المدّ</translation>
    </message>
    <message>
        <source>3 Fame for a blue 1 or a blue 3</source>
        <translation>3 أوسمة مقابل أزرق 1 أو أزرق 3</translation>
    </message>
    <message>
        <source>Amber Lantern</source>
        <translation>فانوس الكهرمان</translation>
    </message>
    <message>
        <source>3 Fame for a yellow 2 or a yellow 4</source>
        <translation>3 أوسمة مقابل أصفر 2 أو أصفر 4</translation>
    </message>
    <message>
        <source>Mirror Box</source>
        <translation>صندوق المرايا</translation>
    </message>
    <message>
        <source>5 Fame for two 2s and a 4</source>
        <translation>5 أوسمة مقابل حجرين عليهما 2 وحجر عليه 4</translation>
    </message>
    <message>
        <source>Knocking Cabinet</source>
        <translation>خزانة الطرَقات</translation>
    </message>
    <message>
        <source>5 Fame for two 3s and a 2</source>
        <translation>5 أوسمة مقابل حجرين عليهما 3 وحجر عليه 2</translation>
    </message>
    <message>
        <source>Creaking Coffin</source>
        <translation>تابوت الصرير</translation>
    </message>
    <message>
        <source>5 Fame for two 4s and a 1</source>
        <translation>5 أوسمة مقابل حجرين عليهما 4 وحجر عليه 1</translation>
    </message>
    <message>
        <source>Sunken Chapel</source>
        <translation>الكنيسة الغارقة</translation>
    </message>
    <message>
        <source>5 Fame for a 2, a 4, two blue dice and two yellow dice</source>
        <translation>5 أوسمة مقابل 2 و4 وحجرين أزرقين وحجرين أصفرين</translation>
    </message>
    <message>
        <source>Drowned Bell</source>
        <translation>الجرس الغريق</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 4 and two blue dice</source>
        <translation>4 أوسمة مقابل 1 و4 وحجرين أزرقين</translation>
    </message>
    <message>
        <source>Bramble Cage</source>
        <translation>قفص العلّيق</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 3 and two green dice</source>
        <translation>4 أوسمة مقابل 2 و3 وحجرين أخضرين</translation>
    </message>
    <message>
        <source>Furnace Grate</source>
        <translation>قضبان الأتون</translation>
    </message>
    <message>
        <source>4 Fame for a 1, a 2 and two red dice</source>
        <translation>4 أوسمة مقابل 1 و2 وحجرين أحمرين</translation>
    </message>
    <message>
        <source>Honeyed Web</source>
        <translation>خيوط العسل</translation>
    </message>
    <message>
        <source>4 Fame for a 3, a 4 and two yellow dice</source>
        <translation>4 أوسمة مقابل 3 و4 وحجرين أصفرين</translation>
    </message>
    <message>
        <source>Wisp Net</source>
        <translation>شبكة الشعلات</translation>
    </message>
    <message>
        <source>2 Fame for each 1, at most two</source>
        <translation>وسامان مقابل كل 1، مرتين على الأكثر</translation>
    </message>
    <message>
        <source>Shade Net</source>
        <translation>شبكة الظلال</translation>
    </message>
    <message>
        <source>2 Fame for each 2, at most two</source>
        <translation>وسامان مقابل كل 2، مرتين على الأكثر</translation>
    </message>
    <message>
        <source>Moaner Net</source>
        <translation>شبكة الأنين</translation>
    </message>
    <message>
        <source>2 Fame for each 3, at most two</source>
        <translation>وسامان مقابل كل 3، مرتين على الأكثر</translation>
    </message>
    <message>
        <source>Wailer Net</source>
        <translation>شبكة العويل</translation>
    </message>
    <message>
        <source>2 Fame for each 4, at most two</source>
        <translation>وسامان مقابل كل 4، مرتين على الأكثر</translation>
    </message>
    <message>
        <source>Verdigris Chain</source>
        <translation>سلسلة الزنجار</translation>
    </message>
    <message>
        <source>1 Fame for each green die</source>
        <translation>وسام مقابل كل حجر أخضر</translation>
    </message>
    <message>
        <source>Crimson Chain</source>
        <translation>سلسلة القرمز</translation>
    </message>
    <message>
        <source>1 Fame for each red die</source>
        <translation>وسام مقابل كل حجر أحمر</translation>
    </message>
    <message>
        <source>Cobalt Chain</source>
        <translation>سلسلة الكوبالت</translation>
    </message>
    <message>
        <source>1 Fame for each blue die</source>
        <translation>وسام مقابل كل حجر أزرق</translation>
    </message>
    <message>
        <source>Saffron Chain</source>
        <translation>سلسلة الزعفران</translation>
    </message>
    <message>
        <source>1 Fame for each yellow die</source>
        <translation>وسام مقابل كل حجر أصفر</translation>
    </message>
    <message>
        <source>Quiet House</source>
        <translation>بيت السكون</translation>
    </message>
    <message>
        <source>6 Fame for four or more dice and no Dangerous die</source>
        <translation>6 أوسمة مقابل أربعة أحجار أو أكثر وبلا أي حجر خطِر</translation>
    </message>
    <message>
        <source>Lullaby Box</source>
        <translation>صندوق التهويدة</translation>
    </message>
    <message>
        <source>6 Fame for a red die, a green die and no Dangerous die</source>
        <translation>6 أوسمة مقابل حجر أحمر وحجر أخضر وبلا أي حجر خطِر</translation>
    </message>
    <message>
        <source>Steady Hands</source>
        <translation>اليد الثابتة</translation>
    </message>
    <message>
        <source>4 Fame for six or more dice and at most one Dangerous die</source>
        <translation>4 أوسمة مقابل ستة أحجار أو أكثر، منها حجر خطِر واحد على الأكثر</translation>
    </message>
    <message>
        <source>Even Footsteps</source>
        <translation>خطى متّزنة</translation>
    </message>
    <message>
        <source>4 Fame for a 2, a 4 and at most one Dangerous die</source>
        <translation>4 أوسمة مقابل 2 و4 وحجر خطِر واحد على الأكثر</translation>
    </message>
    <message>
        <source>Home by Ten</source>
        <translation>البيت قبل العاشرة</translation>
    </message>
    <message>
        <source>3 Fame for a 1 and at most four dice</source>
        <translation>3 أوسمة مقابل 1 وأربعة أحجار على الأكثر</translation>
    </message>
    <message>
        <source>Stand Your Ground</source>
        <translation>وقفة صمود</translation>
    </message>
    <message>
        <source>3 Fame for two Dangerous dice and six or more dice</source>
        <translation>3 أوسمة مقابل حجرين خطِرين وستة أحجار أو أكثر</translation>
    </message>
    <message>
        <source>Screaming Well</source>
        <translation>بئر الصراخ</translation>
    </message>
    <message>
        <source>5 Fame for three Dangerous dice</source>
        <translation>5 أوسمة مقابل ثلاثة أحجار خطرة</translation>
    </message>
    <message>
        <source>Two Terrors</source>
        <translation>رعب مزدوج</translation>
    </message>
    <message>
        <source>4 Fame for a 5 and a 6</source>
        <translation>4 أوسمة مقابل 5 و6</translation>
    </message>
    <message>
        <source>Long Vigil</source>
        <translation>السهرة الطويلة</translation>
    </message>
    <message>
        <source>4 Fame for eight or more dice and at most two Dangerous dice</source>
        <translation>4 أوسمة مقابل ثمانية أحجار أو أكثر، منها حجران خطِران على الأكثر</translation>
    </message>
    <message>
        <source>Triplet Trunk</source>
        <translation>صندوق التوائم</translation>
    </message>
    <message>
        <source>3 Fame for three dice of one value</source>
        <translation>3 أوسمة مقابل ثلاثة أحجار متساوية القيمة</translation>
    </message>
    <message>
        <source>Family Crypt</source>
        <translation>سرداب العائلة</translation>
    </message>
    <message>
        <source>6 Fame for four dice of one value</source>
        <translation>6 أوسمة مقابل أربعة أحجار متساوية القيمة</translation>
    </message>
    <message>
        <source>Haunted Staircase</source>
        <translation>الدرج المسكون</translation>
    </message>
    <message>
        <source>4 Fame for four values in a row</source>
        <translation>4 أوسمة مقابل أربع قيم متتالية</translation>
    </message>
    <message>
        <source>Stained Glass</source>
        <translation>الزجاج الملوّن</translation>
    </message>
    <message>
        <source>3 Fame for a green die, a red die, a blue die and a yellow die</source>
        <translation>3 أوسمة مقابل حجر أخضر وحجر أحمر وحجر أزرق وحجر أصفر</translation>
    </message>
    <message>
        <source>Brimstone Bess</source>
        <translation>الآنسة كبريتة</translation>
    </message>
    <message>
        <source>one more die in sight: a red 4</source>
        <translation>حجر إضافي في الحسبان: أحمر 4</translation>
    </message>
    <message>
        <source>Ruby the Stoker</source>
        <translation>ياقوت الوقّاد</translation>
    </message>
    <message>
        <source>one more die in sight: a red 2</source>
        <translation>حجر إضافي في الحسبان: أحمر 2</translation>
    </message>
    <message>
        <source>Fern the Gardener</source>
        <translation>ريحانة البستانية</translation>
    </message>
    <message>
        <source>one more die in sight: a green 1</source>
        <translation>حجر إضافي في الحسبان: أخضر 1</translation>
    </message>
    <message>
        <source>Mossy Tom</source>
        <translation>العم طحلوب</translation>
    </message>
    <message>
        <source>one more die in sight: a green 3</source>
        <translation>حجر إضافي في الحسبان: أخضر 3</translation>
    </message>
    <message>
        <source>Little Drip</source>
        <translation>قطّورة</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 1</source>
        <translation>حجر إضافي في الحسبان: أزرق 1</translation>
    </message>
    <message>
        <source>Captain Brine</source>
        <translation>القبطان قنديل</translation>
    </message>
    <message>
        <source>one more die in sight: a blue 4</source>
        <translation>حجر إضافي في الحسبان: أزرق 4</translation>
    </message>
    <message>
        <source>Marigold Twins</source>
        <translation>توأم الأقحوان</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 2</source>
        <translation>حجر إضافي في الحسبان: أصفر 2</translation>
    </message>
    <message>
        <source>Brother Tallow</source>
        <translation>الأخ شمعون</translation>
    </message>
    <message>
        <source>one more die in sight: a yellow 3</source>
        <translation>حجر إضافي في الحسبان: أصفر 3</translation>
    </message>
    <message>
        <source>The Night Peddler</source>
        <translation>بائع الليل</translation>
    </message>
    <message>
        <source>Swap-Shop Sal</source>
        <translation>سلوى خذ وهات</translation>
    </message>
    <message>
        <source>Market Nan</source>
        <translation>جدّة السوق</translation>
    </message>
    <message>
        <source>Tinker Finch</source>
        <translation>الحسّون السمكري</translation>
    </message>
    <message>
        <source>makes a die one higher or one lower</source>
        <translation>رفع حجر بمقدار واحد أو خفضه</translation>
    </message>
    <message>
        <source>Professor Tilt</source>
        <translation>البروفيسور ميّال</translation>
    </message>
    <message>
        <source>The Table Rapper</source>
        <translation>طارق الطاولات</translation>
    </message>
    <message>
        <source>Crooked Quill</source>
        <translation>الريشة العوجاء</translation>
    </message>
    <message>
        <source>Madame Varnish</source>
        <translation>مدام ورنيش</translation>
    </message>
    <message>
        <source>gives a die another colour</source>
        <translation>تغيير لون حجر</translation>
    </message>
    <message>
        <source>Pip the Painter</source>
        <translation>بندق الرسّام</translation>
    </message>
    <message>
        <source>The Lamplighter</source>
        <translation>مشعل المصابيح</translation>
    </message>
    <message>
        <source>Sister Candle</source>
        <translation>الأخت شمعة</translation>
    </message>
    <message>
        <source>hides a Dangerous die</source>
        <translation>إخفاء حجر خطِر</translation>
    </message>
    <message>
        <source>Reckless Rook</source>
        <translation>الغراب المتهوّر</translation>
    </message>
    <message>
        <source>Granny Grit</source>
        <translation>الجدّة حديد</translation>
    </message>
    <message>
        <source>The Town Crier</source>
        <translation>منادي البلدة</translation>
    </message>
    <message>
        <source>Maestro Mordant</source>
        <translation>المايسترو لاذع</translation>
    </message>
    <message>
        <source>Biscuit the Bloodhound</source>
        <translation>بسكوت قصّاص الأثر</translation>
    </message>
    <message>
        <source>brings another Trap from the deck</source>
        <translation>جلب فخ آخر من الرزمة</translation>
    </message>
    <message>
        <source>The Chimney Sweep</source>
        <translation>منظّف المداخن</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>أخضر %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>أحمر %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <translation>أزرق %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>أصفر %1</translation>
    </message>
    <message>
        <source>trades one Trap for one on offer</source>
        <translation>مبادلة فخ واحد بفخ معروض</translation>
    </message>
    <message>
        <source>makes all complete Traps count in a bust</source>
        <translation>احتساب كل الفخاخ المكتملة في الورطة</translation>
    </message>
    <message>
        <source>makes a scored Trap pay again</source>
        <translation>مكسب ثانٍ من فخ محتسب</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersRules</name>
    <message>
        <source>What it is about</source>
        <translation>فكرة اللعبة</translation>
    </message>
    <message>
        <source>The hunters roll dice together, and every die can complete somebody’s Traps. Stay for more dice, or pass and score before the third Dangerous one comes up: after five rounds the &lt;b&gt;most&lt;/b&gt; Fame wins.</source>
        <translation>صيادو الأشباح يرمون أحجار النرد معًا، وكل حجر قد يُكمل فخًا من الفخاخ. بقاء لأحجار أكثر، أم انسحاب واحتساب قبل ظهور الحجر الثالث من الأحجار الخطرة؟ بعد خمس جولات يكون الفوز &lt;b&gt;للأكثر&lt;/b&gt; أوسمة.</translation>
    </message>
    <message>
        <source>The Trap is complete: there are two 1s and a 3. The 6 is Dangerous.</source>
        <translation>الفخ مكتمل: هنا حجران عليهما 1 وحجر عليه 3. أما 6 فحجر خطِر.</translation>
    </message>
    <message>
        <source>Two to five people can play, in any mix with computer players.</source>
        <translation>من لاعبين اثنين إلى خمسة، في أي خليط من الأشخاص والحواسيب.</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>محتويات اللعبة</translation>
    </message>
    <message>
        <source>&lt;b&gt;12 dice&lt;/b&gt;: three each of green, red, blue and yellow. The pips tell the colours apart, too: rounds, diamonds, squares and triangles.</source>
        <translation>&lt;b&gt;١٢ حجر نرد&lt;/b&gt;: ثلاثة من كل لون، أخضر وأحمر وأزرق وأصفر. والنقاط أيضًا تميّز الألوان: دوائر ومعيّنات ومربعات ومثلثات.</translation>
    </message>
    <message>
        <source>The four colours</source>
        <translation>الألوان الأربعة</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6 is &lt;b&gt;Dangerous&lt;/b&gt;; it burns.</source>
        <translation>كل حجر نرد يُظهر 5 أو 6 &lt;b&gt;خطِر&lt;/b&gt;، وحوله لهب.</translation>
    </message>
    <message>
        <source>Dangerous dice</source>
        <translation>أحجار خطرة</translation>
    </message>
    <message>
        <source>&lt;b&gt;36 Traps&lt;/b&gt;. You keep all that you get, and each pays again in every round in which the dice complete it.</source>
        <translation>&lt;b&gt;٣٦ فخًا&lt;/b&gt;. كل فخ يصل إليك يبقى لك، ويكسب من جديد في كل جولة تُكمله فيها الأحجار.</translation>
    </message>
    <message>
        <source>&lt;b&gt;25 Allies&lt;/b&gt;. Each helps once and is gone.</source>
        <translation>&lt;b&gt;٢٥ حليفًا&lt;/b&gt;. كل حليف ينفع مرة واحدة ثم يذهب.</translation>
    </message>
    <message>
        <source>A Trap and an Ally</source>
        <translation>فخ وحليف</translation>
    </message>
    <message>
        <source>&lt;b&gt;Turn order tokens&lt;/b&gt;, one for everybody, numbered from 1.</source>
        <translation>&lt;b&gt;أرقام الدور&lt;/b&gt;: قطعة لكل لاعب، مرقّمة ابتداءً من 1.</translation>
    </message>
    <message>
        <source>Turn order tokens for three players</source>
        <translation>أرقام الدور لثلاثة لاعبين</translation>
    </message>
    <message>
        <source>At the start of the game everybody is dealt one Trap. Chance picks who gets token 1; the others get the next numbers, clockwise.</source>
        <translation>في بداية اللعبة يُوزَّع فخ واحد على كل لاعب. والصدفة تحدد صاحب الرقم 1؛ وللباقين الأرقام التالية في اتجاه عقارب الساعة.</translation>
    </message>
    <message>
        <source>How a round goes</source>
        <translation>مجرى الجولة</translation>
    </message>
    <message>
        <source>There are five rounds. Each goes like this:</source>
        <translation>في اللعبة خمس جولات. وكل جولة تجري هكذا:</translation>
    </message>
    <message>
        <source>&lt;b&gt;The offer&lt;/b&gt;: five Traps are laid out, and as many Allies as there are players, less one. All 12 dice go into the pouch.</source>
        <translation>&lt;b&gt;المعروض&lt;/b&gt;: خمسة فخاخ، وحلفاء عددهم أقل من اللاعبين بواحد. وكل أحجار النرد، وعددها ١٢، تدخل الكيس.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The first roll&lt;/b&gt;: the one with token 1 draws two dice from the pouch and rolls them. If both are Dangerous, both are rolled again until they are not.</source>
        <translation>&lt;b&gt;الرمية الأولى&lt;/b&gt;: صاحب الرقم 1 يسحب حجرين من الكيس ويرميهما. وإن كان كلاهما خطِرًا أُعيد رميهما حتى يزول ذلك.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay or pass&lt;/b&gt;: all who are in decide. Whoever passes has a turn and is out; whoever stays sees two more dice. This goes on until nobody is in, or until the third Dangerous die comes up.</source>
        <translation>&lt;b&gt;بقاء أم انسحاب&lt;/b&gt;: قرار لكل من في الجولة. الانسحاب يعني دورًا ثم خروجًا، والبقاء يعني حجرين آخرين. ويستمر ذلك حتى تخلو الجولة أو يظهر الحجر الثالث من الأحجار الخطرة.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Consolation&lt;/b&gt;: the one with the least Fame of this round gets an Ally.</source>
        <translation>&lt;b&gt;التعويض&lt;/b&gt;: للأقل أوسمة في هذه الجولة حليف.</translation>
    </message>
    <message>
        <source>The holder of token 1 makes all the rolls that are made for everybody. The dice stay on the table, and all players use the same ones.</source>
        <translation>صاحب الرقم 1 يرمي كل الرميات المشتركة. والأحجار تبقى على الطاولة، وهي نفسها للجميع.</translation>
    </message>
    <message>
        <source>Stay or pass</source>
        <translation>بقاء أم انسحاب</translation>
    </message>
    <message>
        <source>After a roll that left fewer than three Dangerous dice on the table, all who are in decide in secret, at the same time. Then the thumbs go up or down together.</source>
        <translation>بعد رمية تترك على الطاولة أقل من ثلاثة أحجار خطرة، يقرّر كل من في الجولة سرًّا وفي وقت واحد. ثم ترتفع الإبهامات أو تنخفض معًا.</translation>
    </message>
    <message>
        <source>Up is to stay, down is to pass.</source>
        <translation>إلى أعلى: بقاء. إلى أسفل: انسحاب.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt;: two more dice are drawn and rolled, and you decide again. More dice complete more Traps.</source>
        <translation>&lt;b&gt;بقاء&lt;/b&gt;: يُسحب حجران آخران ويُرميان، ثم قرار جديد. وكلما زادت الأحجار اكتمل مزيد من الفخاخ.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pass&lt;/b&gt;: you have your turn now, with the dice as they lie, and are out for this round.</source>
        <translation>&lt;b&gt;انسحاب&lt;/b&gt;: يأتي دورك الآن بالأحجار كما هي، ثم تنتهي هذه الجولة عندك.</translation>
    </message>
    <message>
        <source>If only one player is left in, there is a last roll instead: see “The last one in”.</source>
        <translation>وإن لم يبق في الجولة إلا لاعب واحد فله رمية أخيرة بدل ذلك: التفصيل في «آخر من بقي».</translation>
    </message>
    <message>
        <source>If the pouch is empty, nobody is asked: all who are in pass together.</source>
        <translation>وإن كان الكيس فارغًا فلا سؤال: انسحاب جماعي لكل من في الجولة.</translation>
    </message>
    <message>
        <source>Your turn after passing</source>
        <translation>دورك بعد الانسحاب</translation>
    </message>
    <message>
        <source>All who passed at the same time have a turn one after the other, lowest token first:</source>
        <translation>بعد انسحاب مشترك تأتي الأدوار واحدًا بعد آخر، والبداية من أصغر رقم:</translation>
    </message>
    <message>
        <source>If you are the &lt;b&gt;only one&lt;/b&gt; who passed this time, take one of the Allies on offer. If none is left, you get none.</source>
        <translation>إن كان انسحابك هذه المرة &lt;b&gt;منفردًا&lt;/b&gt; فلك حليف من الحلفاء المعروضين. وإن نفدوا فلا حليف.</translation>
    </message>
    <message>
        <source>Take one of the &lt;b&gt;Traps&lt;/b&gt; on offer. The gap is not filled until the next round.</source>
        <translation>لك فخ من &lt;b&gt;الفخاخ&lt;/b&gt; المعروضة. ولا يُملأ مكانه حتى الجولة التالية.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Score&lt;/b&gt; all your complete Traps, the new one included.</source>
        <translation>&lt;b&gt;احتساب&lt;/b&gt; كل فخاخك المكتملة، ومنها الجديد.</translation>
    </message>
    <message>
        <source>If several passed together, they exchange tokens afterwards: the lowest with the highest, the second lowest with the second highest, and so on. With an odd number the one in the middle keeps its token.</source>
        <translation>بعد انسحاب مشترك تُتبادل الأرقام: الأصغر مع الأكبر، وثاني الأصغر مع ثاني الأكبر، وهكذا. وإن كان العدد فرديًا فالأوسط على رقمه.</translation>
    </message>
    <message>
        <source>Three passed together: 1 and 4 change places, 2 stays.</source>
        <translation>انسحاب ثلاثة معًا: 1 و4 يتبادلان المكان، و2 في مكانه.</translation>
    </message>
    <message>
        <source>You may use Allies in your own turn; see “What the Allies do”.</source>
        <translation>استدعاء الحلفاء يكون في دورك؛ التفصيل في «ما يفعله الحلفاء».</translation>
    </message>
    <message>
        <source>Scoring, with an example</source>
        <translation>الاحتساب، مع مثال</translation>
    </message>
    <message>
        <source>Every complete Trap pays the Fame in its corner. You keep the Trap, and it can pay again in later rounds.</source>
        <translation>كل فخ مكتمل يمنح أوسمة بالعدد المكتوب في زاويته. ويبقى الفخ لك، وقد يمنحها من جديد في جولات لاحقة.</translation>
    </message>
    <message>
        <source>Dice are not used up: the same dice count for all your Traps, and for everybody. On one Trap, too, one die may serve a number and a colour at once. But two 1s need two dice.</source>
        <translation>الأحجار لا تُستهلك: هي نفسها لكل فخاخك وللجميع. وفي الفخ الواحد قد يكفي حجر واحد لعدد ولون معًا. لكن 1 مرتين يلزمه حجران.</translation>
    </message>
    <message>
        <source>The dice on the table</source>
        <translation>الأحجار على الطاولة</translation>
    </message>
    <message>
        <source>Mia’s Traps: all four are complete.</source>
        <translation>فخاخ نور: الأربعة كلها مكتملة.</translation>
    </message>
    <message>
        <source>%1: there are two 1s and a 3, 5 Fame. %2: the red 1 and the red 2 are its 1, its 2 and its two red dice all at once, 4 Fame. %3: 1 Fame for each red die makes 2. %4 wants all four colours, and even a Dangerous die has one: 3 Fame. That is 14 Fame together.</source>
        <extracomment>%1 to %4 are the names of Traps</extracomment>
        <translation>%1: هنا حجران عليهما 1 وحجر عليه 3، أي 5 أوسمة. %2: أحمر 1 وأحمر 2 هما 1 و2 والحجران الأحمران في آن واحد، 4 أوسمة. %3: وسام عن كل حجر أحمر، أي 2. %4: الألوان الأربعة كلها، وحتى الحجر الخطِر له لون، 3 أوسمة. المجموع 14 وسامًا.</translation>
    </message>
    <message>
        <source>The last one in</source>
        <translation>آخر من بقي</translation>
    </message>
    <message>
        <source>Once only one player is in, that player makes one last roll and chooses how many dice: 2, 3 or 4, as many as the pouch has.</source>
        <translation>حين لا يبقى في الجولة إلا لاعب واحد فله رمية أخيرة مع اختيار عدد الأحجار: 2 أو 3 أو 4، بقدر ما في الكيس.</translation>
    </message>
    <message>
        <source>If there are still fewer than three Dangerous dice, the player passes alone: an Ally, a Trap, and all complete Traps score.</source>
        <translation>إن بقيت الأحجار الخطرة أقل من ثلاثة فهو انسحاب منفرد: حليف، وفخ، واحتساب كل الفخاخ المكتملة.</translation>
    </message>
    <message>
        <source>If there are three or more, it is a bust.</source>
        <translation>وإن بلغت ثلاثة أو أكثر فهي ورطة.</translation>
    </message>
    <message>
        <source>Allies cannot help before that roll. They may be used in the turn after it.</source>
        <translation>لا نفع للحلفاء قبل تلك الرمية. ويمكن استدعاؤهم في الدور الذي يليها.</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>ورطة</translation>
    </message>
    <message>
        <source>As soon as three or more Dangerous dice lie on the table, everybody who is still in is bust.</source>
        <translation>ما إن تصير على الطاولة ثلاثة أحجار خطرة أو أكثر حتى يقع كل من في الجولة في ورطة.</translation>
    </message>
    <message>
        <source>Three lamps burn: bust!</source>
        <translation>ثلاثة مصابيح مضاءة: ورطة!</translation>
    </message>
    <message>
        <source>All who are bust have their turn in the order of their tokens and exchange tokens afterwards, as if they had passed together. But:</source>
        <translation>لكل من وقع في الورطة دور بترتيب الأرقام، ثم تُتبادل الأرقام كما في الانسحاب المشترك. لكن:</translation>
    </message>
    <message>
        <source>nobody takes an Ally, not even one who is bust alone;</source>
        <translation>لا حليف لأحد، حتى لمن وقع في الورطة وحده؛</translation>
    </message>
    <message>
        <source>everybody takes a Trap as usual;</source>
        <translation>لكل لاعب فخ كالمعتاد؛</translation>
    </message>
    <message>
        <source>only &lt;b&gt;one&lt;/b&gt; complete Trap scores. You choose which; if one is complete, it must be scored.</source>
        <translation>لا يُحتسب إلا فخ مكتمل &lt;b&gt;واحد&lt;/b&gt;. ولك اختياره؛ وإن وُجد مكتمل فاحتسابه واجب.</translation>
    </message>
    <message>
        <source>What counts for a bust are the dice as they were rolled. An Ally who hides or turns a die cannot undo it.</source>
        <translation>العبرة في الورطة بالأحجار كما رُميت. وحليف يخفي حجرًا أو يغيّره لا يبطلها.</translation>
    </message>
    <message>
        <source>Reading a Trap</source>
        <translation>قراءة الفخ</translation>
    </message>
    <message>
        <source>The number in the corner is the Fame. The drawings below say what must lie on the table. More dice than that never hurt, unless the Trap says “at most” or crosses a skull out.</source>
        <translation>العدد في الزاوية هو عدد الأوسمة. والرسوم تحته تبيّن ما يجب أن يكون على الطاولة. ولا تضرّ أحجار أكثر، إلا إذا قال الفخ «على الأكثر» أو كانت فيه جمجمة مشطوبة.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;bone-coloured die with pips&lt;/b&gt;: a die with this number, of any colour. A &lt;b&gt;coloured tile with a ring, diamond, square or triangle&lt;/b&gt;: a die of this colour, with any number.</source>
        <translation>&lt;b&gt;حجر بلون العاج وعليه نقاط&lt;/b&gt;: حجر بهذا العدد وبأي لون. &lt;b&gt;مربع ملوّن فيه حلقة أو معيّن أو مربع أو مثلث&lt;/b&gt;: حجر بهذا اللون وبأي عدد.</translation>
    </message>
    <message>
        <source>First: %1. Second: %2.</source>
        <extracomment>Under two Traps: what they pay for, as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>الأول: %1. الثاني: %2.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;coloured die with pips&lt;/b&gt;: both must be right on the same die. A &lt;b&gt;slash&lt;/b&gt; between two means one of them is enough.</source>
        <translation>&lt;b&gt;حجر ملوّن عليه نقاط&lt;/b&gt;: يجب اجتماع اللون والعدد في حجر واحد. و&lt;b&gt;خط مائل&lt;/b&gt; بين اثنين يعني أن أحدهما يكفي.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;burning skull&lt;/b&gt;: a Dangerous die. &lt;b&gt;Crossed out&lt;/b&gt;: no Dangerous die may lie there.</source>
        <translation>&lt;b&gt;جمجمة ملتهبة&lt;/b&gt;: حجر خطِر. &lt;b&gt;مشطوبة&lt;/b&gt;: لا يُسمح بأي حجر خطِر.</translation>
    </message>
    <message>
        <source>&lt;b&gt;≥ with a number&lt;/b&gt;: at least so many dice. &lt;b&gt;≤ with a number&lt;/b&gt;: at most so many. A dashed outline beside it stands for any die, a skull for a Dangerous one.</source>
        <translation>&lt;b&gt;عدد مع رمز «أكبر أو يساوي»&lt;/b&gt;: هذا العدد من الأحجار على الأقل. &lt;b&gt;عدد مع رمز «أصغر أو يساوي»&lt;/b&gt;: هذا العدد على الأكثر. والإطار المتقطع بجانبه أي حجر، والجمجمة حجر خطِر.</translation>
    </message>
    <message>
        <source>An &lt;b&gt;arrow from a die to a coin&lt;/b&gt;: Fame for each such die. Two halves mean two dice at most are paid; three dots mean all of them are. One die is enough to complete it.</source>
        <translation>&lt;b&gt;سهم من حجر إلى قطعة ذهبية&lt;/b&gt;: أوسمة عن كل حجر كهذا. ونصفان يعنيان حجرين على الأكثر؛ وثلاث نقاط تعني كل الأحجار. ويكتمل الفخ بحجر واحد.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Dashed dice with equal signs&lt;/b&gt;: so many dice with the same number, whichever it is. &lt;b&gt;Dashed dice on stairs&lt;/b&gt;: so many numbers in a row. Colours do not matter.</source>
        <translation>&lt;b&gt;أحجار متقطعة بينها علامات مساواة&lt;/b&gt;: أحجار بهذا العدد متساوية القيمة، أيًّا كانت. &lt;b&gt;أحجار متقطعة على درج&lt;/b&gt;: قيم متتالية بهذا العدد. ولا أهمية للألوان.</translation>
    </message>
    <message>
        <source>During the game a tick appears on every drawing that is fulfilled, and the Trap glows when it is complete.</source>
        <translation>أثناء اللعب تظهر علامة صح على كل رسم تحقّق، ويتوهّج الفخ متى اكتمل.</translation>
    </message>
    <message>
        <source>What the Allies do</source>
        <translation>ما يفعله الحلفاء</translation>
    </message>
    <message>
        <source>Use an Ally in your own turn, from its beginning until it ends; one you took in this turn may help at once. Each helps one time and is discarded. You may use several, and their help adds up in the order in which you use them.</source>
        <translation>استدعاء الحليف يكون في دورك، من بدايته إلى نهايته؛ والحليف الجديد في هذا الدور ينفع فورًا. كل حليف ينفع مرة واحدة ثم يُستبعد. ويمكن استدعاء عدة حلفاء، فيتراكم عونهم بترتيب استدعائهم.</translation>
    </message>
    <message>
        <source>What Allies change is in &lt;b&gt;your sight&lt;/b&gt; only and for this turn only: the others see the dice as they were rolled.</source>
        <translation>ما يغيّره الحلفاء يكون &lt;b&gt;في حسبانك&lt;/b&gt; وحدك ولهذا الدور فقط: فالأحجار عند الباقين كما رُميت.</translation>
    </message>
    <message>
        <source>Before scoring:</source>
        <translation>قبل الاحتساب:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A plus and a die&lt;/b&gt;: one more die of that colour and number. It is only in sight, and no other Ally can change it.</source>
        <translation>&lt;b&gt;علامة زائد وحجر&lt;/b&gt;: حجر إضافي بهذا اللون والعدد. وهو في الحسبان فقط، ولا يغيّره حليف آخر.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Arrows up and down&lt;/b&gt;: makes a rolled die one higher or one lower, from 1 to 6.</source>
        <translation>&lt;b&gt;سهمان إلى أعلى وإلى أسفل&lt;/b&gt;: رفع حجر مرمي بمقدار واحد أو خفضه، بين 1 و6.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A brush&lt;/b&gt;: gives a rolled die another colour.</source>
        <translation>&lt;b&gt;فرشاة&lt;/b&gt;: تغيير لون حجر مرمي.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A skull that vanishes&lt;/b&gt;: hides a rolled Dangerous die. A hidden die does not count for anything and cannot be changed any more.</source>
        <translation>&lt;b&gt;جمجمة تتلاشى&lt;/b&gt;: إخفاء حجر خطِر مرمي. والحجر المخفي لا يُحسب في شيء ولا يتغيّر بعدها.</translation>
    </message>
    <message>
        <source>In this order: %1; %2; %3; %4.</source>
        <extracomment>Under four Allies: what they do, as in &quot;gives a die another colour&quot;</extracomment>
        <translation>بهذا الترتيب: %1؛ %2؛ %3؛ %4.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and an arrow&lt;/b&gt;: take the top Trap of the deck as well.</source>
        <translation>&lt;b&gt;ورقتان وسهم&lt;/b&gt;: لك أيضًا أعلى فخ في الرزمة.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A shield with a heart&lt;/b&gt;: only when you are bust. All your complete Traps score instead of one.</source>
        <translation>&lt;b&gt;درع فيه قلب&lt;/b&gt;: في الورطة فقط. تُحتسب كل فخاخك المكتملة بدل فخ واحد.</translation>
    </message>
    <message>
        <source>Before or after scoring:</source>
        <translation>قبل الاحتساب أو بعده:</translation>
    </message>
    <message>
        <source>&lt;b&gt;Two cards and two arrows&lt;/b&gt;: give one of your Traps that has not scored in this turn and take one from the offer. Yours is on offer then.</source>
        <translation>&lt;b&gt;ورقتان وسهمان&lt;/b&gt;: مبادلة فخ من فخاخك لم يُحتسب في هذا الدور بفخ معروض. ويصير فخّك هو المعروض.</translation>
    </message>
    <message>
        <source>After scoring:</source>
        <translation>بعد الاحتساب:</translation>
    </message>
    <message>
        <source>&lt;b&gt;A card and coins&lt;/b&gt;: a Trap that scored in this turn pays the same Fame once more.</source>
        <translation>&lt;b&gt;ورقة وقطع ذهبية&lt;/b&gt;: فخ احتُسب في هذا الدور يمنح الأوسمة نفسها مرة أخرى.</translation>
    </message>
    <message>
        <source>An Ally may be used wherever there is something to use it on, even if it brings no Fame. After scoring, your turn goes on only while one of your Allies can still do something.</source>
        <translation>يمكن استدعاء الحليف متى وُجد ما يعمل عليه، ولو بلا أوسمة. وبعد الاحتساب لا يستمر دورك إلا ما دام حليف من حلفائك قادرًا على شيء.</translation>
    </message>
    <message>
        <source>The end of a round and of the game</source>
        <translation>نهاية الجولة ونهاية اللعبة</translation>
    </message>
    <message>
        <source>When nobody is in any more, the round ends:</source>
        <translation>حين لا يبقى أحد تنتهي الجولة:</translation>
    </message>
    <message>
        <source>Whoever earned the least Fame &lt;b&gt;in this round&lt;/b&gt; draws the top Ally of the deck. If several earned the least, each of them draws one, lowest token first.</source>
        <translation>للأقل أوسمة &lt;b&gt;في هذه الجولة&lt;/b&gt; أعلى حليف في الرزمة. وعند التعادل لكل واحد حليف، والبداية من أصغر رقم.</translation>
    </message>
    <message>
        <source>Traps and Allies left on the offer are discarded and new ones are laid out. All dice go back into the pouch.</source>
        <translation>ما بقي من الفخاخ والحلفاء في المعروض يُستبعد ويُعرض غيره. وتعود كل الأحجار إلى الكيس.</translation>
    </message>
    <message>
        <source>Traps, unused Allies and tokens stay with their owners. When a deck is empty, its discarded cards are shuffled into a new one; if there are none, nothing is drawn.</source>
        <translation>الفخاخ والحلفاء غير المستدعين والأرقام تبقى عند أصحابها. وإذا فرغت رزمة خُلطت أوراقها المستبعدة في رزمة جديدة؛ وإن لم توجد فلا سحب.</translation>
    </message>
    <message>
        <source>After the fifth round the game is over. The most Fame in all wins. If several have the most, they share the win.</source>
        <translation>بعد الجولة الخامسة تنتهي اللعبة. والفوز للأكثر أوسمة في المجموع. وعند التعادل يكون الفوز مشتركًا.</translation>
    </message>
    <message>
        <source>Four play, Kim has token 1. Lou has passed already. Ada and Max pass together: Ada’s token is lower, so her turn is first; neither gets an Ally, and then they exchange tokens. Kim is the last one in and chooses four dice. Two of them are 6s, and with the 5 on the table that makes three: bust. Kim takes a Trap, scores one of the complete ones, earned the least of this round and draws an Ally.</source>
        <translation>في اللعبة أربعة، والرقم 1 عند رضا. انتهت الجولة عند إحسان بانسحاب سابق. ثم انسحاب مشترك من نهاد وعصمت: رقم نهاد أصغر، فالدور الأول دور نهاد؛ ولا حليف لأيّ منهما، ثم تبادل الأرقام. لم يبق سوى رضا، والاختيار أربعة أحجار. اثنان منها 6، ومع 5 على الطاولة صارت ثلاثة: ورطة. لرضا فخ، ثم احتساب فخ مكتمل واحد؛ وأقل أوسمة الجولة عند رضا، فالتعويض حليف.</translation>
    </message>
    <message>
        <source>Tips</source>
        <translation>نصائح</translation>
    </message>
    <message>
        <source>Collect Traps that want the same things. One good roll then pays for all of them, in every round.</source>
        <translation>أفضل الفخاخ ما تشابهت مطالبه. رمية واحدة جيدة تكسب لها كلها، في كل جولة.</translation>
    </message>
    <message>
        <source>Pass when nobody else does: you get an Ally as well.</source>
        <translation>الانسحاب حين لا ينسحب أحد غيرك يجلب لك حليفًا أيضًا.</translation>
    </message>
    <message>
        <source>With two Dangerous dice on the table, staying must be worth a lot. The buttons tell how likely the bust is.</source>
        <translation>مع حجرين من الأحجار الخطرة على الطاولة يجب أن يكون البقاء مغريًا حقًا. والأزرار تبيّن احتمال الورطة.</translation>
    </message>
    <message>
        <source>Early in the game a good Trap is worth more than Fame now, since it pays up to five times.</source>
        <translation>في بداية اللعبة فخ جيد أثمن من أوسمة عاجلة، فهو يكسب حتى خمس مرات.</translation>
    </message>
    <message>
        <source>Keep Allies for the round in which they complete an expensive Trap. But an Ally that is unused at the end of the game is worth nothing.</source>
        <translation>الحلفاء يُحفظون للجولة التي يُكملون فيها فخًا ثمينًا. لكن كل حليف يبقى حتى نهاية اللعبة بلا استدعاء لا يساوي شيئًا.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>كلمات اللعبة</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>حليف</translation>
    </message>
    <message>
        <source>A card that helps once, in its owner’s turn.</source>
        <translation>ورقة تنفع مرة واحدة في دور صاحبها.</translation>
    </message>
    <message>
        <source>Three or more Dangerous dice: all who are in score one Trap only.</source>
        <translation>ثلاثة أحجار خطرة أو أكثر: لا يُحتسب إلا فخ واحد لكل من في الجولة.</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>A Trap is complete if the dice in sight fulfil all it asks for.</source>
        <translation>يكتمل الفخ إذا حقّقت الأحجار التي في الحسبان كل مطالبه.</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>خطِر</translation>
    </message>
    <message>
        <source>A die that shows 5 or 6.</source>
        <translation>حجر نرد يُظهر 5 أو 6.</translation>
    </message>
    <message>
        <source>Fame</source>
        <translation>أوسمة</translation>
    </message>
    <message>
        <source>The points of this game. The most win.</source>
        <translation>نقاط هذه اللعبة. والفوز للأكثر.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>في الجولة وخارجها</translation>
    </message>
    <message>
        <source>Whoever has not passed in this round is in; all others are out.</source>
        <translation>كل من لم يعلن الانسحاب في هذه الجولة فهو فيها؛ والباقون خارجها.</translation>
    </message>
    <message>
        <source>In sight</source>
        <translation>في الحسبان</translation>
    </message>
    <message>
        <source>The dice as a player’s own Allies make them look in this turn.</source>
        <translation>الأحجار كما تبدو لصاحب الدور بأثر حلفائه في هذا الدور.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>معروض</translation>
    </message>
    <message>
        <source>The open Traps and Allies in the middle.</source>
        <translation>الفخاخ والحلفاء المكشوفون في الوسط.</translation>
    </message>
    <message>
        <source>Pouch</source>
        <translation>كيس</translation>
    </message>
    <message>
        <source>Where the dice are that have not been rolled in this round.</source>
        <translation>مكان الأحجار التي لم تُرمَ في هذه الجولة.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>رقم الدور</translation>
    </message>
    <message>
        <source>The number that says in which order turns are taken.</source>
        <translation>الرقم الذي يحدد ترتيب الأدوار.</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation>فخ</translation>
    </message>
    <message>
        <source>A card that pays Fame whenever it is complete and scored.</source>
        <translation>ورقة تمنح أوسمة كلما اكتملت واحتُسبت.</translation>
    </message>
    <message>
        <source>How to do it on this table</source>
        <translation>كيف نلعب على هذه الطاولة</translation>
    </message>
    <message>
        <source>&lt;b&gt;Stay&lt;/b&gt; and &lt;b&gt;Pass&lt;/b&gt; are the two thumbs. Under each you see what it would bring: the risk of a bust, the Fame.</source>
        <translation>&lt;b&gt;بقاء&lt;/b&gt; و&lt;b&gt;انسحاب&lt;/b&gt; هما الإبهامان. وتحت كل منهما ما يجلبه: احتمال الورطة، أو عدد الأوسمة.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Taking&lt;/b&gt;: click a Trap or an Ally on offer, or drag it to you.</source>
        <translation>&lt;b&gt;الأخذ&lt;/b&gt;: نقرة على فخ أو حليف معروض، أو جرّه نحوك.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Scoring&lt;/b&gt; is one button for all complete Traps. After a bust, click the Trap that shall count.</source>
        <translation>&lt;b&gt;الاحتساب&lt;/b&gt; زر واحد لكل الفخاخ المكتملة. وبعد الورطة: نقرة على الفخ المطلوب.</translation>
    </message>
    <message>
        <source>&lt;b&gt;An Ally&lt;/b&gt;: click it, then what it is to change, then what becomes of that. Esc goes one step back.</source>
        <translation>&lt;b&gt;حليف&lt;/b&gt;: نقرة عليه، ثم على ما يغيّره، ثم على ما يصير إليه. والمفتاح Esc خطوة إلى الوراء.</translation>
    </message>
    <message>
        <source>Everything is open in this game, so no curtain falls between players at one device. Only look away while another one decides to stay or to pass.</source>
        <translation>كل شيء مكشوف في هذه اللعبة، فلا ستارة بين من يلعبون على جهاز واحد. المطلوب فقط صرف النظر أثناء قرار غيرك: بقاء أم انسحاب.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::HuntersWords</name>
    <message numerus="yes">
        <source>two dice cannot bust you, and may bring %n more Fame</source>
        <translation>
            <numerusform>حجران لا يوقعانك في ورطة، ولا أوسمة إضافية منهما</numerusform>
            <numerusform>حجران لا يوقعانك في ورطة، وقد يجلبان وسامًا إضافيًا</numerusform>
            <numerusform>حجران لا يوقعانك في ورطة، وقد يجلبان وسامين إضافيين</numerusform>
            <numerusform>حجران لا يوقعانك في ورطة، وقد يجلبان %n أوسمة إضافية</numerusform>
            <numerusform>حجران لا يوقعانك في ورطة، وقد يجلبان %n وسامًا إضافيًا</numerusform>
            <numerusform>حجران لا يوقعانك في ورطة، وقد يجلبان %n وسام إضافي</numerusform>
        </translation>
    </message>
    <message>
        <source>two dice cannot bust you</source>
        <translation>حجران لا يوقعانك في ورطة</translation>
    </message>
    <message numerus="yes">
        <source>you are %n Fame behind the leader; the bust risk is %1</source>
        <translation>
            <numerusform>لا أوسمة تفصلك عن الصدارة؛ واحتمال الورطة %1</numerusform>
            <numerusform>بينك وبين الصدارة وسام واحد؛ واحتمال الورطة %1</numerusform>
            <numerusform>بينك وبين الصدارة وسامان؛ واحتمال الورطة %1</numerusform>
            <numerusform>بينك وبين الصدارة %n أوسمة؛ واحتمال الورطة %1</numerusform>
            <numerusform>بينك وبين الصدارة %n وسامًا؛ واحتمال الورطة %1</numerusform>
            <numerusform>بينك وبين الصدارة %n وسام؛ واحتمال الورطة %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk is %1 and would cost %n Fame</source>
        <translation>
            <numerusform>احتمال الورطة %1، ولا أوسمة تضيع بها</numerusform>
            <numerusform>احتمال الورطة %1، وثمنها وسام واحد</numerusform>
            <numerusform>احتمال الورطة %1، وثمنها وسامان</numerusform>
            <numerusform>احتمال الورطة %1، وثمنها %n أوسمة</numerusform>
            <numerusform>احتمال الورطة %1، وثمنها %n وسامًا</numerusform>
            <numerusform>احتمال الورطة %1، وثمنها %n وسام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame is safe now; the bust risk would be %1</source>
        <translation>
            <numerusform>لا أوسمة مضمونة الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
            <numerusform>وسام واحد مضمون الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
            <numerusform>وسامان مضمونان الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
            <numerusform>%n أوسمة مضمونة الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
            <numerusform>%n وسامًا مضمونة الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
            <numerusform>%n وسام مضمونة الآن؛ واحتمال الورطة عند البقاء %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it secures a lead of %n Fame</source>
        <translation>
            <numerusform>صدارة مضمونة بلا فارق أوسمة</numerusform>
            <numerusform>صدارة مضمونة بفارق وسام واحد</numerusform>
            <numerusform>صدارة مضمونة بفارق وسامين</numerusform>
            <numerusform>صدارة مضمونة بفارق %n أوسمة</numerusform>
            <numerusform>صدارة مضمونة بفارق %n وسامًا</numerusform>
            <numerusform>صدارة مضمونة بفارق %n وسام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is still a choice of %n Trap(s)</source>
        <translation>
            <numerusform>لم يبق أي فخ للاختيار</numerusform>
            <numerusform>ما زال فخ واحد متاحًا</numerusform>
            <numerusform>ما زال الاختيار بين فخّين</numerusform>
            <numerusform>ما زال الاختيار بين %n فخاخ</numerusform>
            <numerusform>ما زال الاختيار بين %n فخًا</numerusform>
            <numerusform>ما زال الاختيار بين %n فخ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the bust risk of %n dice is %1</source>
        <translation>
            <numerusform>احتمال الورطة بلا أحجار: %1</numerusform>
            <numerusform>احتمال الورطة مع حجر واحد: %1</numerusform>
            <numerusform>احتمال الورطة مع حجرين: %1</numerusform>
            <numerusform>احتمال الورطة مع %n أحجار: %1</numerusform>
            <numerusform>احتمال الورطة مع %n حجرًا: %1</numerusform>
            <numerusform>احتمال الورطة مع %n حجر: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n more Fame in this turn</source>
        <translation>
            <numerusform>لا أوسمة إضافية في هذا الدور</numerusform>
            <numerusform>وسام إضافي في هذا الدور</numerusform>
            <numerusform>وسامان إضافيان في هذا الدور</numerusform>
            <numerusform>%n أوسمة إضافية في هذا الدور</numerusform>
            <numerusform>%n وسامًا إضافيًا في هذا الدور</numerusform>
            <numerusform>%n وسام إضافي في هذا الدور</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it can help in the %n round(s) to come</source>
        <translation>
            <numerusform>لا جولات قادمة ينفع فيها</numerusform>
            <numerusform>قد ينفع في الجولة القادمة</numerusform>
            <numerusform>قد ينفع في الجولتين القادمتين</numerusform>
            <numerusform>قد ينفع في %n جولات قادمة</numerusform>
            <numerusform>قد ينفع في %n جولة قادمة</numerusform>
            <numerusform>قد ينفع في %n جولة قادمة</numerusform>
        </translation>
    </message>
    <message>
        <source>it does no harm</source>
        <translation>لا ضرر منه</translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame at once</source>
        <translation>
            <numerusform>لا أوسمة منه فورًا</numerusform>
            <numerusform>وسام واحد فورًا</numerusform>
            <numerusform>وسامان فورًا</numerusform>
            <numerusform>%n أوسمة فورًا</numerusform>
            <numerusform>%n وسامًا فورًا</numerusform>
            <numerusform>%n وسام فورًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays about %1 Fame in each of %n round(s) to come</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>
            <numerusform>نحو %1 وسام، ولا جولات قادمة</numerusform>
            <numerusform>نحو %1 وسام في الجولة القادمة</numerusform>
            <numerusform>نحو %1 وسام في كل من الجولتين القادمتين</numerusform>
            <numerusform>نحو %1 وسام في كل جولة من %n جولات قادمة</numerusform>
            <numerusform>نحو %1 وسام في كل جولة من %n جولة قادمة</numerusform>
            <numerusform>نحو %1 وسام في كل جولة من %n جولة قادمة</numerusform>
        </translation>
    </message>
    <message>
        <source>no Trap on offer pays now</source>
        <translation>لا فخ معروض يجلب أوسمة الآن</translation>
    </message>
    <message numerus="yes">
        <source>it would be worth %n Fame to %1</source>
        <extracomment>A Trap is taken away from an opponent, %1</extracomment>
        <translation>
            <numerusform>ليس فيه حرمان %1 من أي وسام</numerusform>
            <numerusform>فيه حرمان %1 من وسام واحد</numerusform>
            <numerusform>فيه حرمان %1 من وسامين</numerusform>
            <numerusform>فيه حرمان %1 من %n أوسمة</numerusform>
            <numerusform>فيه حرمان %1 من %n وسامًا</numerusform>
            <numerusform>فيه حرمان %1 من %n وسام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it saves %n Fame from the bust</source>
        <translation>
            <numerusform>لا أوسمة ينقذها من الورطة</numerusform>
            <numerusform>فيه إنقاذ وسام واحد من الورطة</numerusform>
            <numerusform>فيه إنقاذ وسامين من الورطة</numerusform>
            <numerusform>فيه إنقاذ %n أوسمة من الورطة</numerusform>
            <numerusform>فيه إنقاذ %n وسامًا من الورطة</numerusform>
            <numerusform>فيه إنقاذ %n وسام من الورطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it pays %n Fame again</source>
        <translation>
            <numerusform>لا أوسمة مرة أخرى</numerusform>
            <numerusform>وسام واحد مرة أخرى</numerusform>
            <numerusform>وسامان مرة أخرى</numerusform>
            <numerusform>%n أوسمة مرة أخرى</numerusform>
            <numerusform>%n وسامًا مرة أخرى</numerusform>
            <numerusform>%n وسام مرة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the new Trap pays %n more Fame now</source>
        <translation>
            <numerusform>الفخ الجديد لا يزيدك أوسمة الآن</numerusform>
            <numerusform>الفخ الجديد يزيدك الآن وسامًا واحدًا</numerusform>
            <numerusform>الفخ الجديد يزيدك الآن وسامين</numerusform>
            <numerusform>الفخ الجديد يزيدك الآن %n أوسمة</numerusform>
            <numerusform>الفخ الجديد يزيدك الآن %n وسامًا</numerusform>
            <numerusform>الفخ الجديد يزيدك الآن %n وسام</numerusform>
        </translation>
    </message>
    <message>
        <source>the new Trap pays about %1 more Fame a round</source>
        <extracomment>%1: Fame with one decimal</extracomment>
        <translation>الفخ الجديد يزيدك نحو %1 وسام في كل جولة</translation>
    </message>
    <message numerus="yes">
        <source>one more Trap to go with your %n</source>
        <translation>
            <numerusform>فخ إضافي، ولا فخاخ لديك</numerusform>
            <numerusform>فخ إضافي إلى جانب فخّك</numerusform>
            <numerusform>فخ إضافي إلى جانب فخّيك</numerusform>
            <numerusform>فخ إضافي إلى جانب %n فخاخ لديك</numerusform>
            <numerusform>فخ إضافي إلى جانب %n فخًا لديك</numerusform>
            <numerusform>فخ إضافي إلى جانب %n فخ لديك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it brings %n Fame</source>
        <translation>
            <numerusform>لا مكسب من الأوسمة</numerusform>
            <numerusform>المكسب وسام واحد</numerusform>
            <numerusform>المكسب وسامان</numerusform>
            <numerusform>المكسب %n أوسمة</numerusform>
            <numerusform>المكسب %n وسامًا</numerusform>
            <numerusform>المكسب %n وسام</numerusform>
        </translation>
    </message>
    <message>
        <source>your Allies can still help later</source>
        <translation>حلفاؤك قد ينفعون لاحقًا</translation>
    </message>
    <message>
        <source>it changes nothing now</source>
        <translation>لا يتغيّر شيء الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n Fame</source>
        <extracomment>Points: the most win</extracomment>
        <translation>
            <numerusform>بلا أوسمة</numerusform>
            <numerusform>وسام واحد</numerusform>
            <numerusform>وسامان</numerusform>
            <numerusform>%n أوسمة</numerusform>
            <numerusform>%n وسامًا</numerusform>
            <numerusform>%n وسام</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>الجولة %1 من %2</translation>
    </message>
    <message>
        <source>Trap %1: %2</source>
        <extracomment>A Trap card: its name, and what it pays for as in &quot;3 Fame for a green 1 or a green 4&quot;</extracomment>
        <translation>الفخ «%1»: %2</translation>
    </message>
    <message>
        <source>Ally %1: %2</source>
        <extracomment>An Ally card: its name, and what it does once</extracomment>
        <translation>الحليف «%1»: %2</translation>
    </message>
    <message>
        <source>Dangerous die, %1</source>
        <extracomment>A Dangerous die. %1: the die as in &quot;red 5&quot;</extracomment>
        <translation>حجر خطِر، %1</translation>
    </message>
    <message>
        <source>Die, %1</source>
        <translation>حجر نرد، %1</translation>
    </message>
    <message>
        <source>Die, %1, rolled as %2</source>
        <extracomment>A die that an Ally changed. %1: as it is seen, %2: as it was rolled, both as in &quot;red 5&quot;</extracomment>
        <translation>حجر نرد، %1، وأصله %2</translation>
    </message>
    <message>
        <source>Hidden die, %1</source>
        <extracomment>A die that an Ally made invisible for this turn. %1: as in &quot;red 5&quot;</extracomment>
        <translation>حجر مخفي، %1</translation>
    </message>
    <message numerus="yes">
        <source>%n in the pouch</source>
        <extracomment>Dice</extracomment>
        <translation>
            <numerusform>الكيس فارغ</numerusform>
            <numerusform>حجر واحد في الكيس</numerusform>
            <numerusform>حجران في الكيس</numerusform>
            <numerusform>%n أحجار في الكيس</numerusform>
            <numerusform>%n حجرًا في الكيس</numerusform>
            <numerusform>%n حجر في الكيس</numerusform>
        </translation>
    </message>
    <message>
        <source>Dangerous dice: %1 of %2</source>
        <extracomment>A gauge. %2: so many Dangerous dice bust</extracomment>
        <translation>الأحجار الخطرة: %1 من %2</translation>
    </message>
    <message>
        <source>pass alone: take one</source>
        <extracomment>Under the Allies on offer</extracomment>
        <translation>انسحاب منفرد: لك&#xa0;واحد</translation>
    </message>
    <message>
        <source>in</source>
        <extracomment>A player who has not left the round</extracomment>
        <translation>في الجولة</translation>
    </message>
    <message>
        <source>has decided</source>
        <extracomment>A player who has chosen to stay or to pass; which is still secret</extracomment>
        <translation>تمّ القرار</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>A player who has decided so</extracomment>
        <translation>انسحاب</translation>
    </message>
    <message>
        <source>bust</source>
        <extracomment>Score pad: why somebody got nothing</extracomment>
        <translation>ورطة</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>A player who has left the round</extracomment>
        <translation>خارج الجولة</translation>
    </message>
    <message>
        <source>stays</source>
        <extracomment>A player who has decided so</extracomment>
        <translation>بقاء</translation>
    </message>
    <message>
        <source>takes and scores</source>
        <extracomment>A player whose turn it is to take a Trap and to score</extracomment>
        <translation>أخذ واحتساب</translation>
    </message>
    <message>
        <source>+%1</source>
        <extracomment>Fame of this round, beside the total</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>الجولة %1</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>فخ البداية عند %1: %2.</translation>
    </message>
    <message>
        <source>Traps on offer: %1.</source>
        <translation>الفخاخ المعروضة: %1.</translation>
    </message>
    <message>
        <source>Allies on offer: %1.</source>
        <translation>الحلفاء المعروضون: %1.</translation>
    </message>
    <message>
        <source>The first dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>أول الأحجار: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice: %1.</source>
        <extracomment>%1 is a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>لا أحجار أخرى: %1.</numerusform>
            <numerusform>حجر آخر: %1.</numerusform>
            <numerusform>حجران آخران: %1.</numerusform>
            <numerusform>%n أحجار أخرى: %1.</numerusform>
            <numerusform>%n حجرًا آخر: %1.</numerusform>
            <numerusform>%n حجر آخر: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, the last one in, rolls %n dice: %2.</source>
        <extracomment>%1 is a name, %2 a list as in &quot;red 5 and blue 2&quot;</extracomment>
        <translation>
            <numerusform>لم يبق سوى %1، ولا أحجار للرمي: %2.</numerusform>
            <numerusform>لم يبق سوى %1، والرمية حجر واحد: %2.</numerusform>
            <numerusform>لم يبق سوى %1، والرمية حجران: %2.</numerusform>
            <numerusform>لم يبق سوى %1، والرمية %n أحجار: %2.</numerusform>
            <numerusform>لم يبق سوى %1، والرمية %n حجرًا: %2.</numerusform>
            <numerusform>لم يبق سوى %1، والرمية %n حجر: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>All stay: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>بقاء الجميع: %1.</translation>
    </message>
    <message>
        <source>All pass: %1.</source>
        <extracomment>%1 are all who decided</extracomment>
        <translation>انسحاب الجميع: %1.</translation>
    </message>
    <message>
        <source>Staying: %1. Passing: %2.</source>
        <extracomment>Lists of names</extracomment>
        <translation>بقاء: %1. انسحاب: %2.</translation>
    </message>
    <message>
        <source>The pouch is empty: all who are in pass together.</source>
        <translation>الكيس فارغ: انسحاب جماعي لكل من بقي.</translation>
    </message>
    <message numerus="yes">
        <source>Bust! %n Dangerous dice catch %1.</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>
            <numerusform>ورطة! لا أحجار خطرة، والضحية %1.</numerusform>
            <numerusform>ورطة! حجر خطِر واحد يباغت %1.</numerusform>
            <numerusform>ورطة! حجران خطِران يباغتان %1.</numerusform>
            <numerusform>ورطة! %n أحجار خطرة تباغت %1.</numerusform>
            <numerusform>ورطة! %n حجرًا خطِرًا تباغت %1.</numerusform>
            <numerusform>ورطة! %n حجر خطِر تباغت %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 passed alone and takes %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>انسحاب منفرد من %1، والمكافأة %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <extracomment>%2 is the name of a Trap</extracomment>
        <translation>فخ جديد مع %1: %2.</translation>
    </message>
    <message>
        <source>%1 uses %2: one more die, %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%2 في خدمة %1: حجر إضافي، %3.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 becomes %4.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3 and %4: dice as in &quot;red 5&quot;</extracomment>
        <translation>%2 في خدمة %1: %3 يصبح %4.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 is hidden.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a die as in &quot;red 5&quot;</extracomment>
        <translation>%2 في خدمة %1: إخفاء %3.</translation>
    </message>
    <message>
        <source>%1 uses %2: in spite of the bust all complete Traps count.</source>
        <translation>%2 في خدمة %1: تُحتسب كل الفخاخ المكتملة رغم الورطة.</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 goes, %4 comes.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: the Trap given away, %4: the Trap got for it</extracomment>
        <translation>%2 في خدمة %1: خروج %3 ودخول %4.</translation>
    </message>
    <message>
        <source>%1 uses %2 and finds %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>%2 في خدمة %1، والاكتشاف: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %2: %n Fame.</source>
        <extracomment>%1: a player, %2: a Trap</extracomment>
        <translation>
            <numerusform>مكسب %1 من %2: بلا أوسمة.</numerusform>
            <numerusform>مكسب %1 من %2: وسام واحد.</numerusform>
            <numerusform>مكسب %1 من %2: وسامان.</numerusform>
            <numerusform>مكسب %1 من %2: %n أوسمة.</numerusform>
            <numerusform>مكسب %1 من %2: %n وسامًا.</numerusform>
            <numerusform>مكسب %1 من %2: %n وسام.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses %2: %3 pays %n Fame again.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: a Trap</extracomment>
        <translation>
            <numerusform>%2 في خدمة %1: لا أوسمة أخرى من %3.</numerusform>
            <numerusform>%2 في خدمة %1: وسام آخر من %3.</numerusform>
            <numerusform>%2 في خدمة %1: وسامان آخران من %3.</numerusform>
            <numerusform>%2 في خدمة %1: %n أوسمة أخرى من %3.</numerusform>
            <numerusform>%2 في خدمة %1: %n وسامًا آخر من %3.</numerusform>
            <numerusform>%2 في خدمة %1: %n وسام آخر من %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no complete Trap.</source>
        <translation>لا فخ مكتمل عند %1.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange turn order tokens.</source>
        <translation>تبادل أرقام الدور بين %1 و%2.</translation>
    </message>
    <message>
        <source>%1 has the least Fame of the round and draws %2: %3.</source>
        <extracomment>%1: a player, %2: an Ally&apos;s name, %3: what it does</extracomment>
        <translation>أقل أوسمة الجولة عند %1، والتعويض %2: %3.</translation>
    </message>
    <message>
        <source>The discarded Traps are shuffled into a new deck.</source>
        <translation>خُلطت الفخاخ المستبعدة في رزمة جديدة.</translation>
    </message>
    <message>
        <source>The discarded Allies are shuffled into a new deck.</source>
        <translation>خُلط الحلفاء المستبعدون في رزمة جديدة.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Score pad: a Trap&apos;s name and the Fame it paid</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>no Trap</source>
        <translation>بلا فخ</translation>
    </message>
    <message>
        <source>bust: %1</source>
        <extracomment>Score pad: %1 is the Trap that paid after a bust</extracomment>
        <translation>ورطة: %1</translation>
    </message>
    <message>
        <source>Stay for two more dice, or pass?</source>
        <translation>بقاء لحجرين آخرين أم انسحاب؟</translation>
    </message>
    <message>
        <source>%1: stay for two more dice, or pass?</source>
        <translation>قرار %1: بقاء لحجرين آخرين أم انسحاب؟</translation>
    </message>
    <message>
        <source>You are the last one in: how many dice?</source>
        <translation>لم يبق سواك: كم حجرًا؟</translation>
    </message>
    <message>
        <source>%1 is the last one in: how many dice?</source>
        <translation>لم يبق سوى %1: كم حجرًا؟</translation>
    </message>
    <message>
        <source>You passed alone: take an Ally</source>
        <translation>انسحاب منفرد: حان اختيار حليف</translation>
    </message>
    <message>
        <source>%1 passed alone: take an Ally</source>
        <translation>انسحاب منفرد من %1: اختيار حليف</translation>
    </message>
    <message>
        <source>Your turn: take a Trap</source>
        <translation>دورك: حان اختيار فخ</translation>
    </message>
    <message>
        <source>%1: take a Trap</source>
        <translation>دور %1: اختيار فخ</translation>
    </message>
    <message>
        <source>Score your Traps</source>
        <translation>حان احتساب فخاخك</translation>
    </message>
    <message>
        <source>%1: score your Traps</source>
        <translation>دور %1: احتساب الفخاخ</translation>
    </message>
    <message>
        <source>Bust: score one of your Traps</source>
        <translation>ورطة: احتساب أحد فخاخك</translation>
    </message>
    <message>
        <source>Bust: %1 scores one Trap</source>
        <translation>ورطة: احتساب فخ واحد عند %1</translation>
    </message>
    <message>
        <source>An Ally can still help: use it, or end your turn</source>
        <translation>ما زال حليف ينفع: استدعاؤه أو إنهاء دورك</translation>
    </message>
    <message>
        <source>%1: use an Ally, or end your turn</source>
        <translation>دور %1: استدعاء حليف أو إنهاء الدور</translation>
    </message>
    <message>
        <source>One higher or one lower?</source>
        <translation>زيادة واحد أم إنقاص واحد؟</translation>
    </message>
    <message>
        <source>Which die changes by one?</source>
        <translation>أي حجر يتغيّر بمقدار واحد؟</translation>
    </message>
    <message>
        <source>Which colour?</source>
        <translation>أي لون؟</translation>
    </message>
    <message>
        <source>Which die gets another colour?</source>
        <translation>أي حجر يتغيّر لونه؟</translation>
    </message>
    <message>
        <source>Which Dangerous die will be hidden?</source>
        <translation>أي حجر خطِر يختفي؟</translation>
    </message>
    <message>
        <source>Which Trap on offer do you get for it?</source>
        <translation>أي فخ معروض يأتي بدله؟</translation>
    </message>
    <message>
        <source>Which of your Traps do you give away?</source>
        <translation>أي فخ من فخاخك للمبادلة؟</translation>
    </message>
    <message>
        <source>Which Trap pays again?</source>
        <translation>أي فخ يُحتسب مرة أخرى؟</translation>
    </message>
    <message>
        <source>No Dangerous die yet: three bust all who stayed.</source>
        <translation>لا حجر خطِر بعد: ثلاثة تكفي ليقع كل من بقي في ورطة.</translation>
    </message>
    <message>
        <source>One Dangerous: two more and all who stayed bust.</source>
        <translation>حجر خطِر واحد: اثنان آخران ويقع كل من بقي في ورطة.</translation>
    </message>
    <message>
        <source>Two Dangerous: one more and all who stayed bust.</source>
        <translation>حجران خطِران: واحد آخر ويقع كل من بقي في ورطة.</translation>
    </message>
    <message>
        <source>Bust: only one complete Trap counts.</source>
        <translation>ورطة: لا يُحتسب إلا فخ مكتمل واحد.</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>A decision: remain in the round for more dice</extracomment>
        <translation>بقاء</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A decision: leave the round and score</extracomment>
        <translation>انسحاب</translation>
    </message>
    <message numerus="yes">
        <source>%n more dice · bust %1</source>
        <extracomment>What staying brings: %1 is the chance to bust as in 38 %</extracomment>
        <translation>
            <numerusform>لا أحجار أخرى، ورطة&#xa0;%1</numerusform>
            <numerusform>حجر آخر، ورطة&#xa0;%1</numerusform>
            <numerusform>حجران آخران، ورطة&#xa0;%1</numerusform>
            <numerusform>%n أحجار أخرى، ورطة&#xa0;%1</numerusform>
            <numerusform>%n حجرًا آخر، ورطة&#xa0;%1</numerusform>
            <numerusform>%n حجر آخر، ورطة&#xa0;%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Fame, 1 Trap</source>
        <extracomment>What passing brings: Fame, and a Trap to take</extracomment>
        <translation>
            <numerusform>بلا أوسمة، وفخ</numerusform>
            <numerusform>وسام واحد، وفخ</numerusform>
            <numerusform>وسامان، وفخ</numerusform>
            <numerusform>%n أوسمة، وفخ</numerusform>
            <numerusform>%n وسامًا، وفخ</numerusform>
            <numerusform>%n وسام، وفخ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>بلا أحجار</numerusform>
            <numerusform>رمي حجر واحد</numerusform>
            <numerusform>رمي حجرين</numerusform>
            <numerusform>رمي %n أحجار</numerusform>
            <numerusform>رمي %n حجرًا</numerusform>
            <numerusform>رمي %n حجر</numerusform>
        </translation>
    </message>
    <message>
        <source>bust %1</source>
        <extracomment>The chance to bust, as in 38 %</extracomment>
        <translation>ورطة %1</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>أخذ %1</translation>
    </message>
    <message numerus="yes">
        <source>Score %n Fame</source>
        <translation>
            <numerusform>احتساب بلا أوسمة</numerusform>
            <numerusform>احتساب وسام واحد</numerusform>
            <numerusform>احتساب وسامين</numerusform>
            <numerusform>احتساب %n أوسمة</numerusform>
            <numerusform>احتساب %n وسامًا</numerusform>
            <numerusform>احتساب %n وسام</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>احتساب %1</translation>
    </message>
    <message>
        <source>Score nothing</source>
        <translation>بلا احتساب</translation>
    </message>
    <message>
        <source>no Trap is complete</source>
        <extracomment>Where otherwise the complete Traps are listed</extracomment>
        <translation>لا فخ مكتمل</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>إنهاء الدور</translation>
    </message>
    <message>
        <source>Allies kept for later: %1</source>
        <extracomment>%1: how many</extracomment>
        <translation>حلفاء لوقت لاحق: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>استدعاء %1</translation>
    </message>
    <message>
        <source>Use %1: %2</source>
        <extracomment>%1: an Ally&apos;s name, %2: what is done, as in &quot;red 4 → red 5&quot;</extracomment>
        <translation>استدعاء %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame now</source>
        <translation>
            <numerusform>لا أوسمة الآن</numerusform>
            <numerusform>وسام واحد الآن</numerusform>
            <numerusform>وسامان الآن</numerusform>
            <numerusform>%n أوسمة الآن</numerusform>
            <numerusform>%n وسامًا الآن</numerusform>
            <numerusform>%n وسام الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>not complete yet</source>
        <translation>لم يكتمل بعد</translation>
    </message>
    <message numerus="yes">
        <source>completes %1: +%n Fame</source>
        <extracomment>%1 is a list of Traps</extracomment>
        <translation>
            <numerusform>اكتمال %1: لا أوسمة إضافية</numerusform>
            <numerusform>اكتمال %1: وسام إضافي</numerusform>
            <numerusform>اكتمال %1: وسامان إضافيان</numerusform>
            <numerusform>اكتمال %1: %n أوسمة إضافية</numerusform>
            <numerusform>اكتمال %1: %n وسامًا إضافيًا</numerusform>
            <numerusform>اكتمال %1: %n وسام إضافي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Fame</source>
        <translation>
            <numerusform>بلا زيادة أوسمة</numerusform>
            <numerusform>زيادة وسام واحد</numerusform>
            <numerusform>زيادة وسامين</numerusform>
            <numerusform>زيادة %n أوسمة</numerusform>
            <numerusform>زيادة %n وسامًا</numerusform>
            <numerusform>زيادة %n وسام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n Fame</source>
        <extracomment>Fewer Fame than before</extracomment>
        <translation>
            <numerusform>بلا نقص أوسمة</numerusform>
            <numerusform>نقص وسام واحد</numerusform>
            <numerusform>نقص وسامين</numerusform>
            <numerusform>نقص %n أوسمة</numerusform>
            <numerusform>نقص %n وسامًا</numerusform>
            <numerusform>نقص %n وسام</numerusform>
        </translation>
    </message>
    <message>
        <source>no more Fame now</source>
        <translation>لا أوسمة إضافية الآن</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a die becomes, both as in &quot;red 5&quot;
----------
A trade: the Trap that goes and the Trap that comes</extracomment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>First decide: stay or pass.</source>
        <translation>القرار أولًا: بقاء أم انسحاب.</translation>
    </message>
    <message>
        <source>First roll your last dice.</source>
        <translation>أولًا رمي أحجارك الأخيرة.</translation>
    </message>
    <message>
        <source>That belongs to %1.</source>
        <extracomment>A Trap or an Ally; %1 is a player</extracomment>
        <translation>هذا يخصّ %1.</translation>
    </message>
    <message>
        <source>Allies help in your own turn, after you have passed.</source>
        <translation>الحلفاء ينفعون في دورك بعد انسحابك.</translation>
    </message>
    <message>
        <source>Only somebody who passes alone takes an Ally.</source>
        <translation>لا حليف إلا مع انسحاب منفرد.</translation>
    </message>
    <message>
        <source>First take an Ally.</source>
        <translation>أولًا اختيار حليف.</translation>
    </message>
    <message>
        <source>You have already taken your Trap this round.</source>
        <translation>أخذت فخّك في هذه الجولة.</translation>
    </message>
    <message>
        <source>You keep your Traps. Take one of those on offer.</source>
        <translation>فخاخك باقية معك. الأخذ من الفخاخ المعروضة فقط.</translation>
    </message>
    <message>
        <source>This Trap is not complete.</source>
        <translation>هذا الفخ غير مكتمل.</translation>
    </message>
    <message>
        <source>This Trap was scored in this turn.</source>
        <translation>احتُسب هذا الفخ في هذا الدور.</translation>
    </message>
    <message>
        <source>Only a Trap that was scored in this turn pays again.</source>
        <translation>لا يُحتسب مرة أخرى إلا فخ احتُسب في هذا الدور.</translation>
    </message>
    <message>
        <source>This Ally helps only when you are bust.</source>
        <translation>هذا الحليف لا ينفع إلا في الورطة.</translation>
    </message>
    <message>
        <source>This Ally helps after scoring.</source>
        <translation>هذا الحليف ينفع بعد الاحتساب.</translation>
    </message>
    <message>
        <source>This Ally helps before scoring.</source>
        <translation>هذا الحليف ينفع قبل الاحتساب.</translation>
    </message>
    <message>
        <source>There is nothing this Ally could do.</source>
        <translation>لا شيء يفعله هذا الحليف الآن.</translation>
    </message>
    <message>
        <source>Only a Dangerous die can be hidden.</source>
        <translation>لا يُخفى إلا حجر خطِر.</translation>
    </message>
    <message>
        <source>Dice change only with the help of an Ally.</source>
        <translation>الأحجار لا تتغيّر إلا بعون حليف.</translation>
    </message>
    <message>
        <source>This Ally cannot do anything with that.</source>
        <translation>هذا الحليف لا يؤثّر في ذلك.</translation>
    </message>
    <message>
        <source>not complete yet, %1 of %2</source>
        <extracomment>A Trap, read out: so many (%1) of the dice that are drawn on it (%2) have been rolled</extracomment>
        <translation>لم يكتمل بعد، %1 من %2</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;اللعبة</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>إ&amp;دارة اللعب</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعد&amp;ة</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>لعبة جديد&amp;ة</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>متابعة &amp;اللعب</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>فتح ملف موجو&amp;د…</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>الألعا&amp;ب الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>حفظ باسم &amp;آخر…</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>&amp;رجوع إلى الشاشة الرئيسية</translation>
    </message>
    <message>
        <source>&amp;Preferences …</source>
        <translation>التفضيلا&amp;ت…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنها&amp;ء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تر&amp;اجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعا&amp;دة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>إظها&amp;ر تلميح</translation>
    </message>
    <message>
        <source>Hurry &amp;on</source>
        <translation>تسريع العر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقا&amp;ف مؤقت</translation>
    </message>
    <message>
        <source>&amp;Who plays a seat</source>
        <translation>تو&amp;زيع المقاعد</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>مل&amp;ء الشاشة</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>سجل &amp;اللعبة</translation>
    </message>
    <message>
        <source>Text larg&amp;er</source>
        <translation>تكبير الحر&amp;وف</translation>
    </message>
    <message>
        <source>Text &amp;smaller</source>
        <translation>تصغير الحرو&amp;ف</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>لغة العر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>كتم الصو&amp;ت</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>اختصارا&amp;ت لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Ghostlight</source>
        <translation>حو&amp;ل Ghostlight</translation>
    </message>
    <message>
        <source>Set up %1 …</source>
        <extracomment>%1 is a game&apos;s name; opens the screen where seats and options are chosen</extracomment>
        <translation>إعداد «%1»…</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>شخص</translation>
    </message>
    <message>
        <source>Computer · %1</source>
        <extracomment>Who plays a seat. %1 is a level of strength, as in Medium</extracomment>
        <translation>حاسوب · %1</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>حسب إعداد النظام</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;القواعد</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::MainWindow</name>
    <message>
        <source>Open a game</source>
        <translation>فتح لعبة</translation>
    </message>
    <message>
        <source>Save the game as</source>
        <translation>حفظ اللعبة باسم</translation>
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
        <translation>القبطان مشمش</translation>
    </message>
    <message>
        <source>Mister Moth</source>
        <translation>الأستاذ فراشة</translation>
    </message>
    <message>
        <source>Aunt Nettle</source>
        <translation>العمة قرّاصة</translation>
    </message>
    <message>
        <source>Old Barnaby</source>
        <translation>العم برهوم</translation>
    </message>
    <message>
        <source>Lucky Lenore</source>
        <translation>لولو المحظوظة</translation>
    </message>
    <message>
        <source>Doctor Umbra</source>
        <translation>الدكتور ظلال</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>الشخص %1</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <extracomment>%1 is a player&apos;s name</extracomment>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <extracomment>The device is handed to the person %1</extracomment>
        <translation>تسليم الجهاز إلى %1</translation>
    </message>
    <message>
        <source>Let me think …</source>
        <extracomment>While a hint is being worked out</extracomment>
        <translation>لحظة تفكير…</translation>
    </message>
    <message>
        <source>%1: choose it once more to do it.</source>
        <extracomment>A move is made when it is chosen twice. %1: what was chosen once, as on its button</extracomment>
        <translation>%1: اختيار ثانٍ للتأكيد.</translation>
    </message>
    <message>
        <source>%1 wins the game</source>
        <translation>الفوز من نصيب %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is a list of names</extracomment>
        <translation>الفوز مشترك بين %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A hint. %1: what to do, %2: why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. About %3 to win.</source>
        <extracomment>A hint. %1: what to do, %2: why, %3: how likely one then wins, as in 42%</extracomment>
        <translation>%1: %2. احتمال الفوز نحو %3.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A share of a hundred, as the language writes it: 38%</extracomment>
        <translation>%1٪</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <extracomment>Read out of somebody at the table</extracomment>
        <translation>
            <numerusform>لا أوراق في اليد</numerusform>
            <numerusform>ورقة واحدة في اليد</numerusform>
            <numerusform>ورقتان في اليد</numerusform>
            <numerusform>%n أوراق في اليد</numerusform>
            <numerusform>%n ورقة في اليد</numerusform>
            <numerusform>%n ورقة في اليد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;اللعب</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>العر&amp;ض</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>الصو&amp;ت</translation>
    </message>
    <message>
        <source>P&amp;ace:</source>
        <translation>&amp;وتيرة الحركة:</translation>
    </message>
    <message>
        <source>A &amp;curtain falls before somebody else’s cards are shown</source>
        <translation>إسدال ستا&amp;رة قبل عرض أوراق غيرك</translation>
    </message>
    <message>
        <source>Switch it off for open-handed family play.</source>
        <translation>إيقافها يناسب لعب العائلة بأوراق مكشوفة.</translation>
    </message>
    <message>
        <source>Ask for a second click be&amp;fore a move is made</source>
        <translation>طلب نقرة &amp;أخرى قبل تنفيذ النقلة</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>حسب إعداد النظام</translation>
    </message>
    <message>
        <source>La&amp;nguage:</source>
        <translation>لغة النصو&amp;ص:</translation>
    </message>
    <message>
        <source>&amp;Text size:</source>
        <translation>حجم الحرو&amp;ف:</translation>
    </message>
    <message>
        <source>R&amp;oom:</source>
        <translation>إضا&amp;ءة الغرفة:</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>تباين &amp;أعلى</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: things fade instead of travelling</source>
        <translation>حركة مخفّفة: ظهو&amp;ر وتلاشٍ بدل الانتقال</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>إيقا&amp;ف الصوت</translation>
    </message>
    <message>
        <source>Who usually plays here; the first name is proposed for a new game.</source>
        <translation>من يلعب هنا عادةً؛ والاسم الأول يُقترح للعبة الجديدة.</translation>
    </message>
    <message>
        <source>Person &amp;%1:</source>
        <translation>الشخص &amp;%1:</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>اللاعبو&amp;ن</translation>
    </message>
    <message>
        <source>&amp;Cards and dice:</source>
        <extracomment>How loud cards, dice and other things are that are moved</extracomment>
        <translation>الأوراق &amp;والنرد:</translation>
    </message>
    <message>
        <source>Si&amp;gnals:</source>
        <extracomment>How loud the sounds are that call somebody: a turn, a round, a win, danger</extracomment>
        <translation>&amp;التنبيهات:</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Program</name>
    <message>
        <source>there is no display to show a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)</source>
        <translation>لا توجد شاشة لعرض نافذة (لا DISPLAY ولا WAYLAND_DISPLAY معيّن)</translation>
    </message>
    <message>
        <source>Ghostlight runs already but does not answer</source>
        <translation>‏Ghostlight يعمل بالفعل لكنه لا يستجيب</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesBook</name>
    <message>
        <source>Keyboard: the &lt;b&gt;arrow keys&lt;/b&gt; lead from thing to thing and &lt;b&gt;Enter&lt;/b&gt; chooses. The digits &lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt; choose a card or a button by its place.</source>
        <translation>لوحة المفاتيح: &lt;b&gt;مفاتيح الأسهم&lt;/b&gt; تنقل من شيء إلى شيء، و&lt;b&gt;Enter&lt;/b&gt; للاختيار. والأرقام من &lt;b&gt;1&lt;/b&gt; إلى &lt;b&gt;9&lt;/b&gt; تختار ورقة أو زرًّا بحسب مكانه.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hint&lt;/b&gt;, or H, shows a good move and says why it is good.</source>
        <translation>&lt;b&gt;تلميح&lt;/b&gt;، أو المفتاح H، يُظهر نقلة جيدة ويشرح سبب جودتها.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Undo&lt;/b&gt;, or U, takes back what you chose, as long as it showed you nothing new. Against computer players it goes back to your last decision.</source>
        <translation>&lt;b&gt;تراجع&lt;/b&gt;، أو المفتاح U، يلغي اختيارك ما دام لم يكشف لك جديدًا. وأمام الحواسيب يعود إلى آخر قرار لك.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Space&lt;/b&gt;, or a click on the bare table, hurries on what is being shown. The log, L, tells everything that has happened.</source>
        <translation>&lt;b&gt;مفتاح المسافة&lt;/b&gt;، أو نقرة على الطاولة الخالية، يسرّع العرض. والسجل، بالمفتاح L، يروي كل ما جرى.</translation>
    </message>
    <message>
        <source>Several people at one device: a curtain falls before the next hand is shown. Pass the device on. The next person confirms with one click, and only then do the cards appear.</source>
        <translation>عدة أشخاص على جهاز واحد: تُسدل ستارة قبل عرض اليد التالية. بعد تسليم الجهاز تكفي نقرة تأكيد من الشخص التالي، وعندها فقط تظهر الأوراق.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::RulesReader</name>
    <message>
        <source>Place %1 of %2</source>
        <extracomment>Looking for a word in the rules: which of the places that have it is shown</extracomment>
        <translation>الموضع %1 من %2</translation>
    </message>
    <message>
        <source>Not in this book</source>
        <translation>غير موجود في هذا الكتاب</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Session</name>
    <message>
        <source>%1 · round %2 of %3</source>
        <extracomment>A game that waits to be continued. %1: its name</extracomment>
        <translation>%1 · الجولة %2 من %3</translation>
    </message>
    <message>
        <source>%1 · round %2</source>
        <translation>%1 · الجولة %2</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · your turn</source>
        <translation>%1 · الجولة %2 من %3 · دورك</translation>
    </message>
    <message>
        <source>%1 · round %2 · your turn</source>
        <translation>%1 · الجولة %2 · دورك</translation>
    </message>
    <message>
        <source>%1 · round %2 of %3 · %4 to play</source>
        <extracomment>A game that waits to be continued. The last one is the name of the player to move</extracomment>
        <translation>%1 · الجولة %2 من %3 · دور %4</translation>
    </message>
    <message>
        <source>%1 · round %2 · %3 to play</source>
        <translation>%1 · الجولة %2 · دور %3</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>لا لعبة على الطاولة.</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::SetupModel</name>
    <message>
        <source>Two players are called “%1”. Give one of them another name.</source>
        <translation>الاسم «%1» مكرر. لا بد من اسم آخر لأحد الاثنين.</translation>
    </message>
    <message>
        <source>The seed is a whole number, or empty for a game by chance.</source>
        <translation>البذرة عدد صحيح، أو خانة فارغة للعبة عشوائية.</translation>
    </message>
    <message>
        <source>After a fixed number of rounds</source>
        <extracomment>How a game ends</extracomment>
        <translation>بعد عدد محدّد من الجولات</translation>
    </message>
    <message numerus="yes">
        <source>When somebody has %n point(s)</source>
        <translation>
            <numerusform>من البداية، بلا نقاط</numerusform>
            <numerusform>عند بلوغ نقطة واحدة</numerusform>
            <numerusform>عند بلوغ نقطتين</numerusform>
            <numerusform>عند بلوغ %n نقاط</numerusform>
            <numerusform>عند بلوغ %n نقطة</numerusform>
            <numerusform>عند بلوغ %n نقطة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Show</name>
    <message>
        <source>%1 stands still: “%2”</source>
        <extracomment>On the terminal. %1 is a game&apos;s name, %2 what was asked last</extracomment>
        <translation>توقّفت %1: «%2»</translation>
    </message>
    <message>
        <source>the folder “%1” cannot be made</source>
        <translation>تعذّر إنشاء المجلد «%1»</translation>
    </message>
</context>
<context>
    <name>ghostlight::app::Words</name>
    <message>
        <source>Ghosts</source>
        <translation>أشباح</translation>
    </message>
    <message>
        <source>Ghostbumpers</source>
        <translation>أشباح التصادم</translation>
    </message>
    <message>
        <source>Ghost Hunters</source>
        <translation>صيد الأشباح</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>Bold: takes the chance</source>
        <translation>جرأة: اغتنام كل فرصة</translation>
    </message>
    <message>
        <source>Careful: keeps out of trouble</source>
        <translation>حذر: ابتعاد عن المتاعب</translation>
    </message>
    <message>
        <source>Spiteful: likes to see others suffer</source>
        <translation>مشاكسة: متعة في تعثّر الآخرين</translation>
    </message>
    <message>
        <source>Steady: one step at a time</source>
        <translation>رزانة: خطوة بعد خطوة</translation>
    </message>
    <message>
        <source>Gambler: all or nothing</source>
        <translation>مجازفة: كل شيء أو لا شيء</translation>
    </message>
    <message>
        <source>Scholar: counts every card</source>
        <translation>دراية: عدّ كل ورقة</translation>
    </message>
    <message>
        <source>Mirror edition</source>
        <translation>نسخة المرآة</translation>
    </message>
    <message>
        <source>Fright edition</source>
        <translation>نسخة الفزع</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>فورية</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>ليل</translation>
    </message>
    <message>
        <source>Dusk (a lighter room)</source>
        <translation>غسق (غرفة أفتح)</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>تعذّرت قراءة «%1».</translation>
    </message>
    <message>
        <source>“%1” is too large to be a saved game.</source>
        <translation>حجم «%1» أكبر من أن يكون لعبة محفوظة.</translation>
    </message>
    <message>
        <source>“%1” is not a saved game of Ghostlight.</source>
        <translation>ليس «%1» لعبة محفوظة من Ghostlight.</translation>
    </message>
    <message>
        <source>“%1” was saved by a later version of Ghostlight than this one.</source>
        <translation>حُفظ «%1» بإصدار من Ghostlight أحدث من هذا.</translation>
    </message>
    <message>
        <source>“%1” is for a game that this version does not have.</source>
        <translation>يخص «%1» لعبة لا توجد في هذا الإصدار.</translation>
    </message>
    <message>
        <source>“%1” was played under a different version of the rules and cannot go on.</source>
        <translation>لُعبت «%1» بإصدار مختلف من القواعد ولا يمكن متابعتها.</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not as it was written.</source>
        <translation>الملف «%1» تالف: السطر %2 ليس كما كُتب.</translation>
    </message>
    <message>
        <source>“%1” is damaged: its first line makes no sense.</source>
        <translation>الملف «%1» تالف: سطره الأول بلا معنى.</translation>
    </message>
    <message>
        <source>“%1” is damaged: line %2 is not a move.</source>
        <translation>الملف «%1» تالف: السطر %2 ليس نقلة.</translation>
    </message>
    <message>
        <source>“%1” cannot go on: the rules do not allow the move in line %2.</source>
        <translation>لا يمكن لعب «%1»: القواعد لا تسمح بالنقلة في السطر %2.</translation>
    </message>
    <message>
        <source>“%1” is incomplete: it ends early, at line %2.</source>
        <translation>الملف «%1» ناقص: ينتهي مبكرًا عند السطر %2.</translation>
    </message>
    <message>
        <source>“%1” is damaged: something follows after its end, in line %2.</source>
        <translation>الملف «%1» تالف: بعد نهايته شيء زائد في السطر %2.</translation>
    </message>
    <message>
        <source>Inka and Markus Brand</source>
        <extracomment>The designers of Ghostbumpers, who share their last name</extracomment>
        <translation>إنكا وماركوس براند</translation>
    </message>
    <message>
        <source>Alexandros Kapidakis and Konstantinos Karagiannis</source>
        <extracomment>The designers of Ghost Hunters</extracomment>
        <translation>ألكساندروس كابيداكيس وكونستانتينوس كارايانيس</translation>
    </message>
</context>
</TS>
