/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'blackjack',
  number: 220,
  slug: 'blackjack',
  title: ['Blackjack', 'Блэкджек', 'Blackjack', 'بلاك جاك'],
  section: 'card-games',
  alsoIn: ['skill-games'],
  releasedOn: '2026-11-25',
  volatility: 'low',
  features: ['cards'],
  rules: [
    [
      'Come closer to 21 than the dealer without going over. An ace counts 1 or 11, ten to king count 10. Every card is drawn from a full deck.',
      'Наберите больше очков, чем дилер, но не больше 21. Туз — 1 или 11, карты от десятки до короля — 10. Каждая карта вытягивается из полной колоды.',
      'Komm näher an 21 als der Dealer, ohne darüber zu kommen. Ein Ass zählt 1 oder 11, Zehn bis König zählen 10. Jede Karte kommt aus einem vollen Deck.',
      'اقترب من 21 أكثر من الموزّع دون تجاوزها. الآس يساوي 1 أو 11، ومن العشرة إلى الملك 10. تُسحب كل ورقة من مجموعة كاملة.',
    ],
    [
      'A blackjack (21 with the two dealt cards) pays 3 to 2: the stake back and one and a half times the stake. Any other win pays 1 to 1, and equal points return the stake.',
      'Блэкджек (21 с первых двух карт) платит 3 к 2: ставка возвращается и добавляются полторы ставки. Другой выигрыш платит 1 к 1, при равенстве ставка возвращается.',
      'Ein Blackjack (21 mit den zwei ausgeteilten Karten) zahlt 3 zu 2: der Einsatz und das Anderthalbfache dazu. Jeder andere Gewinn zahlt 1 zu 1, bei Gleichstand kommt der Einsatz zurück.',
      'البلاك جاك (21 بالورقتين الأوليين) يدفع 3 إلى 2: يعود الرهان ومعه مرة ونصف. أي فوز آخر يدفع 1 إلى 1، وعند التعادل يعود الرهان.',
    ],
    [
      'You may double on any two cards: the stake is taken again and you get exactly one card. Two cards of equal value may be split once into two hands; each of two aces gets one card. You may double after a split.',
      'Можно удвоить на любых двух картах: ставка берётся ещё раз, и вы получаете ровно одну карту. Две карты одного достоинства можно один раз разделить на две руки; каждый из двух тузов получает одну карту. После разделения можно удваивать.',
      'Auf zwei beliebige Karten darfst du verdoppeln: Der Einsatz wird noch einmal genommen, und du bekommst genau eine Karte. Zwei Karten gleichen Werts darfst du einmal teilen; jedes von zwei Assen bekommt eine Karte. Nach dem Teilen darfst du verdoppeln.',
      'يمكنك المضاعفة على أي ورقتين: يُؤخذ الرهان مرة أخرى وتحصل على ورقة واحدة فقط. يمكن تقسيم ورقتين متساويتين في القيمة مرة واحدة إلى يدين، ويحصل كل من الآسين على ورقة واحدة. يمكنك المضاعفة بعد التقسيم.',
    ],
    [
      'The dealer draws to 17 and stands on every 17. With an ace or a ten the dealer looks for a blackjack first, so you never double or split against one.',
      'Дилер берёт карты до 17 и останавливается на любых 17. С тузом или десяткой дилер сначала проверяет блэкджек, поэтому удвоение и разделение никогда не встречают его.',
      'Der Dealer zieht bis 17 und bleibt bei jeder 17 stehen. Mit Ass oder Zehn prüft der Dealer zuerst auf Blackjack, du verdoppelst oder teilst also nie gegen einen.',
      'يسحب الموزّع حتى 17 ويتوقف عند أي 17. مع آس أو عشرة يتحقق أولًا من البلاك جاك، فلا تضاعف ولا تقسّم أمامه أبدًا.',
    ],
    [
      'Against an ace you may insure for half the stake. Insurance pays 2 to 1 on a blackjack of the dealer and returns less than it costs on average.',
      'Против туза можно взять страховку на половину ставки. Она платит 2 к 1 при блэкджеке дилера и в среднем возвращает меньше, чем стоит.',
      'Gegen ein Ass kannst du dich für den halben Einsatz versichern. Die Versicherung zahlt 2 zu 1 bei einem Blackjack des Dealers und bringt im Schnitt weniger zurück, als sie kostet.',
      'أمام آس يمكنك التأمين بنصف الرهان. يدفع التأمين 2 إلى 1 عند بلاك جاك الموزّع، ويعيد في المتوسط أقل من كلفته.',
    ],
    [
      'The return stated here is that with best play, as a share of the first stake. Other choices return less. The game can show you the best play.',
      'Указанный возврат достигается при наилучшей игре и считается от первой ставки. Другие решения возвращают меньше. Игра может подсказать лучший ход.',
      'Die genannte Rückzahlung gilt für bestes Spiel, bezogen auf den ersten Einsatz. Andere Entscheidungen bringen weniger zurück. Das Spiel kann dir den besten Zug zeigen.',
      'العائد المذكور هنا يتحقق بأفضل لعب ويُحسب من الرهان الأول. الخيارات الأخرى تعيد أقل. يمكن للعبة أن تعرض لك أفضل خيار.',
    ],
    [
      'If a further stake cannot be taken, the round stays as it is and you can go on without it. A round that you leave stays open and continues when you open the game again.',
      'Если дополнительную ставку принять нельзя, раунд остаётся прежним и вы можете играть дальше без неё. Незавершённый раунд остаётся открытым и продолжится, когда вы снова откроете игру.',
      'Kann ein weiterer Einsatz nicht genommen werden, bleibt die Runde, wie sie ist, und du spielst ohne ihn weiter. Eine verlassene Runde bleibt offen und geht weiter, wenn du das Spiel wieder öffnest.',
      'إذا تعذّر أخذ رهان إضافي تبقى الجولة كما هي ويمكنك المتابعة بدونه. تبقى الجولة التي تتركها مفتوحة وتستمر عند فتح اللعبة مجددًا.',
    ],
    ROUNDED,
    FAIR,
  ],
};
