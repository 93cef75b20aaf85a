/**
 * The rules: a summary of each chapter in four languages, the full text in English. The rules of the coupon and the
 * book follow this text.
 */
import type { Localized } from '../page.ts';

export interface Chapter {
  readonly title: Localized;
  readonly essence: Localized;
  readonly letter: readonly string[];
}
export interface RuleGroup {
  readonly id: string;
  readonly title: Localized;
  readonly chapters: readonly Chapter[];
}

const chapter = (title: Localized, essence: Localized, ...letter: readonly string[]): Chapter => ({
  title,
  essence,
  letter,
});

export const RULES: readonly RuleGroup[] = [
  {
    id: 'general',
    title: ['General', 'Общие', 'Allgemeines', 'عام'],
    chapters: [
      chapter(
        ['Who may play', 'Кто может играть', 'Wer spielen darf', 'من يحق له اللعب'],
        [
          'Adults, one account each, for themselves.',
          'Совершеннолетние, один счёт на человека, за себя.',
          'Volljährige, je ein Konto, für sich selbst.',
          'البالغون، حساب واحد لكل شخص، لنفسه.',
        ],
        'A player is at least 18 years old, or older where the law of their country asks for more.',
        'One person has one account. Bets by groups of persons acting as one may be settled as one bet.',
        'Our staff, and athletes, referees and officials on their own competitions, may not bet.',
      ),
      chapter(
        ['The account', 'Счёт', 'Das Konto', 'الحساب'],
        [
          'Keep your password to yourself; what happens under it counts as yours.',
          'Храните пароль при себе: всё, что сделано с ним, считается вашим.',
          'Behalte dein Passwort für dich; was damit geschieht, gilt als deines.',
          'احتفظ بكلمة مرورك؛ فكل ما يتم بها يُنسب إليك.',
        ],
        'Names and dates must be true. The currency is chosen once.',
        'Money on the account bears no interest. Nothing is taken from an account that is not used.',
      ),
      chapter(
        ['Ended games', 'Завершившиеся игры', 'Beendete Spiele', 'المباريات المنتهية'],
        [
          'Bets on ended games are not accepted; an accepted bet stands.',
          'Ставка на завершившееся не принимается; принятая ставка не меняется.',
          'Eine Wette auf Beendetes wird nicht angenommen; eine angenommene bleibt, wie sie ist.',
          'لا يُقبل رهان على ما انتهى؛ والرهان المقبول يبقى كما هو.',
        ],
        'A bet on a game or a market that has ended is refused, whether it would have won or lost.',
        'The receipt of the bet says what both sides agreed to.',
      ),
    ],
  },
  {
    id: 'bets',
    title: ['Bets', 'Ставки', 'Wetten', 'الرهانات'],
    chapters: [
      chapter(
        ['Placing', 'Приём', 'Abgabe', 'تقديم الرهان'],
        [
          'A bet stands when it has a number.',
          'Ставка принята, когда у неё есть номер.',
          'Eine Wette gilt, wenn sie eine Nummer hat.',
          'يُعد الرهان مقبولًا عندما يحمل رقمًا.',
        ],
        'Each bet carries a key; the same key never makes two bets.',
        'A live bet waits a moment. If a price moves, a market is suspended or a score changes meanwhile, it is refused or asked about, as the player chose.',
        'An accepted bet can’t be taken back by either side.',
      ),
      chapter(
        ['Odds that move', 'Изменение коэффициентов', 'Bewegte Quoten', 'تغيّر الأسعار'],
        [
          'You choose: ask me, accept better ones, accept those a little worse as well, or accept any.',
          'Выбираете вы: спрашивать, принимать лучшие, принимать и чуть худшие или любые.',
          'Du wählst: fragen, bessere annehmen, auch etwas schlechtere annehmen oder alle.',
          'أنت تختار: السؤال، أو قبول الأفضل، أو قبول الأسوأ قليلًا أيضًا، أو قبول أي سعر.',
        ],
        'Without a choice better odds are accepted and worse ones asked about. The question shows old and new odds of each leg and of the whole.',
        'With a tolerance of 2, 5 or 10 percent the total odds may fall by at most so much from those the player agreed to, whichever legs moved, until the bet is accepted. Several singles count one by one.',
        'A handicap or total that moved is another selection, and is asked about unless any odds are accepted.',
        'An order for exact odds waits until they are there, at most 24 hours.',
      ),
      chapter(
        ['Types', 'Типы ставок', 'Wettarten', 'أنواع الرهان'],
        [
          'Ten types, all reckoned exactly and rounded once.',
          'Десять типов, точный счёт и одно округление.',
          'Zehn Arten, exakt gerechnet, einmal gerundet.',
          'عشرة أنواع تُحسب بدقة وتُقرَّب مرة واحدة.',
        ],
        'Single, express, system with or without bankers, chain, multibet with a lobby, conditional, anti-express, lucky, patent, several singles.',
        'In every type but the single and several singles a game may stand once.',
        'A hyper bonus of as many percent as legs is added to an express of five legs or more, from a stake of about 2 euros, up to about 100 euros.',
      ),
      chapter(
        ['Stake limits', 'Пределы суммы', 'Einsatzgrenzen', 'حدود الرهان'],
        [
          'The coupon shows the lowest and the highest stake before you bet.',
          'Минимум и максимум купон называет до ставки.',
          'Kleinstes und Größtes steht vorher auf dem Wettschein.',
          'تعرض القسيمة الحد الأدنى والأقصى قبل الرهان.',
        ],
        'Single and express: 0.20 to 5,000 euros, at most 100,000 paid. System and multibet: 0.50 to 3,000, 100,000. Chain and anti-express: 0.20 to 2,000, 50,000. Conditional: 0.20 to 1,000 on the first block, 50,000. Lucky and patent: 0.50 to 1,000, 50,000.',
        'In other currencies about as much. What is paid is never less than the stake of a bet that won.',
      ),
    ],
  },
  {
    id: 'settlement',
    title: ['Settlement', 'Расчёт', 'Abrechnung', 'التسوية'],
    chapters: [
      chapter(
        ['What counts', 'Что считается', 'Was zählt', 'ما يُحتسب'],
        [
          'The result on the field; later decisions change nothing.',
          'Результат на поле; позднейшие решения ничего не меняют.',
          'Das Ergebnis auf dem Feld; spätere Urteile ändern nichts.',
          'نتيجة الملعب؛ ولا تغيّرها القرارات اللاحقة.',
        ],
        'Unless a market says otherwise, regular time with added time counts, without extra time and penalties.',
        'The result that the results page of this site shows is the one that counts.',
      ),
      chapter(
        ['Returned bets', 'Возвраты', 'Erstattungen', 'الرهانات المُعادة'],
        [
          'A returned leg counts as odds of 1.',
          'Возвращённое событие считается с коэффициентом 1.',
          'Eine erstattete Auswahl zählt mit Quote 1.',
          'الاختيار المُعاد يُحسب بسعر 1.',
        ],
        'A game that does not begin within 24 hours of its time, or that is broken off and not finished within 24 hours, is returned, but for markets already decided.',
        'A handicap or total that is hit exactly is returned; a quarter line splits the stake in two halves.',
      ),
      chapter(
        ['Half won, half lost', 'Половинные исходы', 'Halb gewonnen, halb verloren', 'نصف ربح ونصف خسارة'],
        [
          'Half the stake wins or loses, half comes back.',
          'Половина суммы выигрывает или проигрывает, половина возвращается.',
          'Der halbe Einsatz gewinnt oder verliert, der halbe kommt zurück.',
          'نصف المبلغ يربح أو يخسر ونصفه يُعاد.',
        ],
        'Half won, half returned: (1 + odds) / 2. Half lost, half returned: 1 / 2. Half lost, half won: odds / 2.',
      ),
      chapter(
        ['When', 'Когда', 'Wann', 'متى'],
        [
          'Usually within seconds of the end.',
          'Обычно через секунды после конца.',
          'Meist Sekunden nach dem Ende.',
          'عادة خلال ثوانٍ من النهاية.',
        ],
        'A market that is decided while its game goes on is settled at once. The payout is on the balance when the bet says settled.',
      ),
    ],
  },
  {
    id: 'sports',
    title: ['By sport', 'По видам спорта', 'Nach Sportart', 'حسب الرياضة'],
    chapters: [
      chapter(
        ['Football', 'Футбол', 'Fußball', 'كرة القدم'],
        [
          '90 minutes and what is added.',
          '90 минут и добавленное.',
          '90 Minuten und Nachspielzeit.',
          '90 دقيقة والوقت الضائع.',
        ],
        'Own goals count for the side that gets them, not for scorers. Corners and cards count when given, each card as one; a second yellow that becomes a red counts as one red.',
      ),
      chapter(
        ['Tennis', 'Теннис', 'Tennis', 'التنس'],
        [
          'A retirement returns what is not decided.',
          'При отказе нерешённое возвращается.',
          'Bei Aufgabe wird erstattet, was offen ist.',
          'عند الانسحاب يُعاد ما لم يُحسم.',
        ],
        'If a player retires, markets already decided stand, all others are returned. A tie-break counts as one game.',
      ),
      chapter(
        ['Basketball, hockey', 'Баскетбол, хоккей', 'Basketball, Eishockey', 'كرة السلة والهوكي'],
        [
          'Overtime counts where the market says so.',
          'Овертайм — если сказано в рынке.',
          'Verlängerung zählt, wo der Markt es sagt.',
          'يُحتسب الوقت الإضافي حيث يُذكر.',
        ],
        'In basketball the winner and totals include overtime; periods do not. In hockey the result of regular time has three outcomes; the winner includes overtime and shoot-out.',
      ),
      chapter(
        ['Esports', 'Киберспорт', 'E-Sport', 'الرياضات الإلكترونية'],
        [
          'Maps played count; technical wins return.',
          'Считаются сыгранные карты; технические победы возвращаются.',
          'Gespielte Maps zählen; kampflose Siege werden erstattet.',
          'تُحتسب الخرائط الملعوبة؛ وتُعاد حالات الفوز الإداري.',
        ],
        'A map that was begun anew counts as replayed. A walkover before the first map returns all bets.',
      ),
    ],
  },
  {
    id: 'bonuses',
    title: ['Bonuses', 'Бонусы', 'Boni', 'المكافآت'],
    chapters: [
      chapter(
        [
          'Free bets and promo codes',
          'Фрибеты и промокоды',
          'Gratiswetten und Promocodes',
          'الرهانات المجانية والرموز',
        ],
        [
          'A free bet pays what is above its stake.',
          'Фрибет платит то, что сверх суммы ставки.',
          'Eine Gratiswette zahlt, was über dem Einsatz liegt.',
          'الرهان المجاني يدفع ما يزيد عن مبلغه.',
        ],
        'A promo code is worth a stake of exactly its amount, once, on its terms of legs and odds, until its end.',
        'The bonus account pays free bets; what is won goes to the main account without any condition.',
        'Refused coupons give their code back.',
      ),
      chapter(
        ['Advance', 'Аванс', 'Vorschuss', 'السلفة'],
        [
          'Credit on open bets; it is repaid first.',
          'Кредит под открытые ставки; возвращается первым.',
          'Kredit auf offene Wetten; er wird zuerst zurückgezahlt.',
          'ائتمان على الرهانات المفتوحة ويُسدَّد أولًا.',
        ],
        'The advance is half of the stakes of own money in open bets, less what is owed. It pays only what the balance lacks, and only when the player let it.',
      ),
    ],
  },
  {
    id: 'responsible',
    title: ['Limits and breaks', 'Лимиты и перерывы', 'Limits und Pausen', 'الحدود والاستراحات'],
    chapters: [
      chapter(
        ['Your limits', 'Ваши лимиты', 'Deine Limits', 'حدودك'],
        [
          'Stricter at once; looser after 24 hours and your yes.',
          'Строже сразу; мягче через 24 часа и с согласия.',
          'Strenger sofort; lockerer nach 24 Stunden und deinem Ja.',
          'الأشد فورًا؛ والأخف بعد 24 ساعة وبموافقتك.',
        ],
        'Removing a limit is looser. A looser wish that is not confirmed in time lapses and the old value stays. With several windows the smallest remainder counts. A withdrawal restores no deposit allowance.',
      ),
      chapter(
        ['Breaks', 'Перерывы', 'Pausen', 'الاستراحات'],
        ['Nothing ends them early.', 'Досрочно не отменяются.', 'Nichts beendet sie vorzeitig.', 'لا شيء ينهيها مبكرًا.'],
        'Self-exclusion stops bets, deposits, bonuses and promotions; a time-out stops deposits. Withdrawals stay open. Extending is always possible.',
      ),
    ],
  },
];
