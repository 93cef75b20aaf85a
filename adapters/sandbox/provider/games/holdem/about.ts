/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'holdem',
  number: 290,
  slug: 'holdem-sit-and-go',
  title: ['Hold’em sit-and-go', 'Холдем: sit-and-go', 'Hold’em Sit-and-go', 'هولدم سيت آند غو'],
  section: 'poker',
  alsoIn: ['skill-games'],
  kind: 'holdem',
  releasedOn: '2026-11-27',
  volatility: 'high',
  features: ['cards', 'poker'],
  rules: [
    [
      'No-limit Texas hold’em for three to six seats: you against bots. Bots are programs, not people, and are marked at the table. Your seat is drawn.',
      'Безлимитный техасский холдем на три–шесть мест: вы против ботов. Боты — это программы, а не люди; за столом они отмечены. Ваше место определяет жребий.',
      'Texas Hold’em ohne Limit für drei bis sechs Plätze: du gegen Bots. Bots sind Programme, keine Menschen, und am Tisch gekennzeichnet. Dein Platz wird gelost.',
      'تكساس هولدم بلا حد لثلاثة إلى ستة مقاعد: أنت ضد روبوتات. الروبوتات برامج لا أشخاص وهي معلّمة على الطاولة. يُحدد مقعدك بالقرعة.',
    ],
    [
      'Your stake is the buy-in. Every seat gets 1,000 chips. There is no rake: the prizes are all buy-ins, and those of the bots are paid by the house. Of three or four seats the winner takes all; of five or six the first gets 65 % and the second 35 %.',
      'Ваша ставка — это бай-ин. Каждое место получает 1000 фишек. Рейка нет: призы равны сумме всех бай-инов, за ботов платит заведение. При трёх или четырёх местах всё получает победитель; при пяти или шести первый получает 65 %, второй 35 %.',
      'Dein Einsatz ist das Buy-in. Jeder Platz bekommt 1.000 Chips. Es gibt keinen Rake: Die Preise sind alle Buy-ins, die der Bots zahlt das Haus. Bei drei oder vier Plätzen bekommt der Sieger alles, bei fünf oder sechs der Erste 65 % und der Zweite 35 %.',
      'رهانك هو رسم الدخول. يحصل كل مقعد على 1000 فيشة. لا عمولة: الجوائز هي مجموع رسوم الدخول، وتدفع الدار رسوم الروبوتات. مع ثلاثة أو أربعة مقاعد يأخذ الفائز كل شيء، ومع خمسة أو ستة يأخذ الأول 65 % والثاني 35 %.',
    ],
    [
      'Played as the bots play, the game returns exactly the buy-in on average, because every seat is equally likely to be yours. What you get back depends on your play: better play returns more, worse play less.',
      'При игре как у ботов возврат в среднем равен ровно бай-ину: любое место одинаково вероятно может стать вашим. Ваш возврат зависит от вашей игры: лучшая игра возвращает больше, худшая меньше.',
      'Wer wie die Bots spielt, bekommt im Schnitt genau das Buy-in zurück, weil jeder Platz gleich wahrscheinlich deiner ist. Was du zurückbekommst, hängt von deinem Spiel ab: Besseres Spiel bringt mehr, schlechteres weniger.',
      'من يلعب مثل الروبوتات يستعيد في المتوسط رسم الدخول تمامًا، لأن لكل مقعد الاحتمال نفسه أن يكون لك. ما تستعيده يتوقف على لعبك: اللعب الأفضل يعيد أكثر والأسوأ أقل.',
    ],
    [
      'Blinds begin at 10 and 20 and rise after every four hands. Equal hands share; odd chips go to the left of the button. Of seats that go out in one hand, the one with more chips before it is placed higher. After hand 60 the chips decide.',
      'Блайнды начинаются с 10 и 20 и растут каждые четыре раздачи. Равные руки делят банк; лишние фишки идут игрокам слева от баттона. Если вылетели сразу несколько мест, выше то, у которого до раздачи было больше фишек. После 60-й раздачи решают фишки.',
      'Die Blinds beginnen bei 10 und 20 und steigen nach je vier Händen. Gleiche Hände teilen; übrige Chips gehen links vom Button. Scheiden mehrere in einer Hand aus, steht höher, wer vorher mehr Chips hatte. Nach Hand 60 entscheiden die Chips.',
      'تبدأ الرهانات الإلزامية من 10 و20 وترتفع كل أربع توزيعات. تتقاسم الأيدي المتساوية؛ والفيش الزائدة لمن على يسار الزر. إن خرجت عدة مقاعد في توزيعة واحدة فالأعلى ترتيبًا من كان لديه فيش أكثر قبلها. بعد التوزيعة 60 تحسم الفيش.',
    ],
    [
      'Bots know only their own cards. They count points (two cards together, more for pairs, one suit and neighbours; later by what they have made), weigh them against the price of a call, bet from 26 points, raise from 32, and vary by a drawn mood.',
      'Боты знают только свои карты. Они считают очки (сумма двух карт, больше за пару, масть и соседние карты; дальше по собранной комбинации), сравнивают их с ценой колла, ставят от 26 очков, повышают от 32 и меняются по вытянутому настроению.',
      'Bots kennen nur ihre eigenen Karten. Sie zählen Punkte (beide Karten zusammen, mehr für Paar, gleiche Farbe und Nachbarn; später nach dem, was sie haben), wägen sie gegen den Preis des Mitgehens ab, setzen ab 26 Punkten, erhöhen ab 32 und schwanken mit einer gezogenen Laune.',
      'لا تعرف الروبوتات إلا أوراقها. تحسب نقاطًا (مجموع الورقتين، وأكثر للزوج واللون الواحد والورقتين المتجاورتين، ثم بحسب ما تكوّن)، وتوازنها بثمن المجاراة، وتراهن من 26 نقطة وترفع من 32، وتتغير بمزاج مسحوب.',
    ],
    [
      'The cards of a hand are fixed when it is dealt. The game ends for you once your place is decided. A game that you leave stays open and continues when you open it again; no hand goes on without you.',
      'Карты раздачи определены в её начале. Игра заканчивается, как только решено ваше место. Незавершённая игра остаётся открытой и продолжится, когда вы её снова откроете; без вас раздачи не идут.',
      'Die Karten einer Hand stehen fest, wenn sie gegeben wird. Das Spiel endet für dich, sobald dein Platz feststeht. Ein verlassenes Spiel bleibt offen und geht weiter, wenn du es wieder öffnest; ohne dich läuft keine Hand.',
      'تُحدد أوراق كل توزيعة عند بدئها. تنتهي اللعبة لك متى حُسم مركزك. اللعبة التي تتركها تبقى مفتوحة وتستمر عند فتحها مجددًا؛ ولا تمضي أي توزيعة من دونك.',
    ],
    FAIR,
  ],
};
