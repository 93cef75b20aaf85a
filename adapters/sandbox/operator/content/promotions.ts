/** Promotions that the operator honours, and plain statements about those that it does not offer. */
import type { Block, DocumentDrawing } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked, Pages, Localized } from './page.ts';
import { h2, lead, links, note, p, ul } from './page.ts';

interface Promotion {
  readonly slug: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly terms: readonly Localized[];
  readonly to: string;
  readonly drawing: DocumentDrawing;
  readonly isOver?: true;
}

const PROMOTIONS: readonly Promotion[] = [
  {
    slug: 'first-bet',
    drawing: 'codes',
    to: '/line',
    title: [
      'Three codes for new players',
      'Три промокода для новых игроков',
      'Drei Codes für neue Spieler',
      'ثلاثة رموز للاعبين الجدد',
    ],
    text: [
      'Each new player finds three promo codes in the coupon: free bets of about 2, 5 and 10 euros.',
      'Каждый новый игрок находит в купоне три промокода: фрибеты примерно на 2, 5 и 10 евро.',
      'Neue Spieler finden auf dem Wettschein drei Codes: Gratiswetten von etwa 2, 5 und 10 Euro.',
      'يجد كل لاعب جديد في القسيمة ثلاثة رموز: رهانات مجانية بنحو 2 و5 و10 يورو.',
    ],
    terms: [
      [
        'SINGLE: one selection from 1.5, 7 days.',
        'SINGLE: одно событие от 1,5, 7 дней.',
        'SINGLE: eine Auswahl ab 1,5, 7 Tage.',
        'SINGLE: اختيار واحد من 1.5، سبعة أيام.',
      ],
      [
        'EXPRESS: three from 1.4 each, 14 days.',
        'EXPRESS: три события от 1,4, 14 дней.',
        'EXPRESS: drei ab je 1,4, 14 Tage.',
        'EXPRESS: ثلاثة من 1.4 لكل منها، 14 يومًا.',
      ],
      [
        'BIG: five from 1.3 each, 30 days.',
        'BIG: пять событий от 1,3, 30 дней.',
        'BIG: fünf ab je 1,3, 30 Tage.',
        'BIG: خمسة من 1.3 لكل منها، 30 يومًا.',
      ],
      [
        'A code is used once; what is won above its amount is yours, without conditions.',
        'Код действует один раз; выигрыш сверх суммы — ваш, без условий.',
        'Ein Code gilt einmal; was über dem Betrag gewonnen wird, gehört dir, ohne Bedingung.',
        'الرمز لمرة واحدة؛ وما يزيد عن مبلغه لك دون شروط.',
      ],
    ],
  },
  {
    slug: 'touchline-code',
    drawing: 'code',
    to: '/line',
    title: ['The code TOUCHLINE', 'Промокод TOUCHLINE', 'Der Code TOUCHLINE', 'الرمز TOUCHLINE'],
    text: [
      'A free bet of about 3 euros for everybody, once, on a single from 1.6.',
      'Фрибет около 3 евро каждому, один раз, на ординар от 1,6.',
      'Eine Gratiswette von etwa 3 Euro für alle, einmal, auf eine Einzelwette ab 1,6.',
      'رهان مجاني بنحو 3 يورو للجميع، مرة واحدة، على رهان فردي من 1.6.',
    ],
    terms: [
      [
        'Type it into the coupon’s field for promo codes.',
        'Введите его в поле промокода купона.',
        'Gib ihn im Feld für Promocodes ein.',
        'اكتبه في خانة الرمز في القسيمة.',
      ],
    ],
  },
  {
    slug: 'hyper-bonus',
    drawing: 'bonusExpress',
    to: '/line',
    title: [
      'Hyper bonus on long expresses',
      'Гипербонус на длинные экспрессы',
      'Hyperbonus auf lange Kombis',
      'مكافأة الرهانات التراكمية الطويلة',
    ],
    text: [
      'An express of five legs or more pays as many percent more as it has legs, up to about 100 euros.',
      'Экспресс из пяти и более событий платит на столько процентов больше, сколько в нём событий, до 100 евро.',
      'Eine Kombi ab fünf Auswahlen zahlt so viel Prozent mehr, wie sie Auswahlen hat, bis etwa 100 Euro.',
      'التراكمي من خمسة فأكثر يدفع زيادة بعدد اختياراته بالمئة، حتى نحو 100 يورو.',
    ],
    terms: [
      [
        'From a stake of about 2 euros, own money only.',
        'От ставки около 2 евро, только свои деньги.',
        'Ab etwa 2 Euro Einsatz, nur eigenes Geld.',
        'من رهان بنحو 2 يورو وبمالك فقط.',
      ],
      [
        'A long express is less likely to win than its price says: the margin is in every leg.',
        'Длинный экспресс выигрывает реже, чем кажется: маржа — в каждом событии.',
        'Lange Kombis gewinnen seltener, als die Quote sagt: Die Marge steckt in jeder Auswahl.',
        'التراكمي الطويل أقل احتمالًا مما يوحي سعره: الهامش في كل اختيار.',
      ],
    ],
  },
  {
    slug: 'express-of-the-day',
    drawing: 'dailyExpress',
    to: '/line',
    title: ['Express of the day', 'Экспресс дня', 'Kombi des Tages', 'تراكمي اليوم'],
    text: [
      'Ready coupons from the day’s games, with the hyper bonus where they have five legs.',
      'Готовые купоны из игр дня, с гипербонусом от пяти событий.',
      'Fertige Scheine aus Spielen des Tages, mit Hyperbonus ab fünf Auswahlen.',
      'قسائم جاهزة من مباريات اليوم، مع المكافأة من خمسة اختيارات.',
    ],
    terms: [
      [
        'You find them below the empty coupon.',
        'Они находятся под пустым купоном.',
        'Du findest sie unter dem leeren Wettschein.',
        'تجدها تحت القسيمة الفارغة.',
      ],
    ],
  },
  {
    slug: 'kickoff',
    drawing: 'over',
    to: '/offers',
    isOver: true,
    title: ['The code KICKOFF', 'Промокод KICKOFF', 'Der Code KICKOFF', 'الرمز KICKOFF'],
    text: ['This one is over.', 'Эта акция завершена.', 'Dieser ist vorbei.', 'انتهى هذا العرض.'],
    terms: [],
  },
];

const calm = ({ inLanguage }: PageAsked): Block =>
  note(
    inLanguage(
      'There is no rush, and saying no costs nothing. During self-exclusion none of this is offered to you.',
      'Ничто не срочно, отказ ничего не стоит. При самоисключении ничего из этого не предлагается.',
      'Nichts davon eilt, und ein Nein kostet nichts. Wer sich selbst sperrt, bekommt nichts davon angeboten.',
      'لا شيء مستعجل والرفض لا يكلفك شيئًا. وأثناء الاستبعاد الذاتي لا يُعرض عليك أي من هذا.',
    ),
  );
const cards = ({ inLanguage }: PageAsked, list: readonly Promotion[], base = '/promotions'): Block => ({
  t: 'cards',
  items: list.map(({ slug, title, text, drawing, isOver }) => ({
    title: inLanguage(...title),
    text: inLanguage(...text),
    to: `${base}/${slug}`,
    drawing,
    ...(isOver ? { badge: inLanguage('over', 'завершена', 'vorbei', 'انتهى') } : {}),
  })),
});

const one =
  (parent: string, name: Localized): MakePage =>
  (asked) => {
    const { inLanguage, params } = asked;
    const slug = params['promotionId'] ?? params['id'] ?? '';
    const found = PROMOTIONS.find((each) => each.slug === slug);
    const crumbs = [{ text: inLanguage(...name), to: parent }];
    if (found === undefined)
      return {
        title: inLanguage(...name),
        crumbs,
        blocks: [
          lead(
            inLanguage(
              'There is no promotion by this name. These are the promotions:',
              'Акции с таким названием нет. Действующие акции:',
              'Eine Aktion dieses Namens gibt es nicht. Das sind die Aktionen:',
              'لا يوجد عرض بهذا الاسم. هذه هي العروض:',
            ),
          ),
          cards(asked, PROMOTIONS),
          calm(asked),
        ],
      };
    return {
      title: inLanguage(...found.title),
      crumbs,
      blocks: [
        { t: 'drawing', drawing: found.drawing },
        lead(inLanguage(...found.text)),
        ...(found.terms.length === 0
          ? []
          : [
              h2(inLanguage('Terms', 'Условия', 'Bedingungen', 'الشروط')),
              ul(...found.terms.map((term) => inLanguage(...term))),
            ]),
        ...(found.isOver
          ? []
          : [
              {
                t: 'actions' as const,
                items: [
                  {
                    text: inLanguage('To the line', 'К линии', 'Zum Angebot', 'إلى المباريات'),
                    does: { to: found.to },
                    isMain: true,
                  },
                ],
              },
            ]),
        calm(asked),
      ],
    };
  };

/** Related actions beside bets, in dialogs. */
const beside = ({ inLanguage }: PageAsked): Block => ({
  t: 'actions',
  items: [
    {
      text: inLanguage('Partner programme', 'Партнёрская программа', 'Partnerprogramm', 'برنامج الشركاء'),
      does: { call: 'open', window: 'makeMoney' },
    },
    {
      text: inLanguage(
        'Cash through an agent',
        'Наличные через агента',
        'Bargeld über einen Agenten',
        'النقد عبر وكيل',
      ),
      does: { call: 'open', window: 'teamCash' },
    },
  ],
});

const OFFERS: Localized = ['Offers', 'Предложения', 'Angebote', 'العروض'];
const offers: MakePage = (asked) => ({
  title: asked.inLanguage(...OFFERS),
  blocks: [cards(asked, PROMOTIONS), beside(asked), calm(asked)],
});

/** The games themselves have screens of their own. */
const BONUS_GAMES: readonly (readonly [address: string, name: Localized])[] = [
  ['fortuna', ['Wheel of fortune', 'Колесо фортуны', 'Glücksrad', 'عجلة الحظ']],
  ['chest', ['Chests', 'Сундуки', 'Truhen', 'الصناديق']],
  ['memory', ['Memory', 'Мемори', 'Memory', 'لعبة الذاكرة']],
  ['safe', ['The safe', 'Сейф', 'Der Tresor', 'الخزنة']],
  ['lottery', ['Lottery', 'Лотерея', 'Losziehung', 'اليانصيب']],
  ['dragon-bonus', ['The dragon’s eggs', 'Яйца дракона', 'Dracheneier', 'بيض التنين']],
];

const bonuses: MakePage = (asked) => {
  const { inLanguage, params, route } = asked;
  const current = route === 'bonuses-partners' ? 'partners' : (params['section'] ?? 'all');
  const ways = links(
    { text: inLanguage('All', 'Все', 'Alle', 'الكل'), to: '/bonuses', isCurrent: current === 'all' },
    { text: inLanguage('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/bonuses/rules', isCurrent: current === 'rules' },
    { text: inLanguage('Games', 'Игры', 'Spiele', 'الألعاب'), to: '/bonuses/games', isCurrent: current === 'games' },
    {
      text: inLanguage('Partners', 'Партнёры', 'Partner', 'الشركاء'),
      to: '/bonuses/partners',
      isCurrent: current === 'partners',
    },
  );
  const title = inLanguage('Bonuses', 'Бонусы', 'Boni', 'المكافآت');
  const bodies: Readonly<Record<string, readonly Block[]>> = {
    rules: [
      ul(
        inLanguage(
          'A free bet pays its winnings without the stake, to the main account, at once.',
          'Фрибет платит то, что сверх суммы, сразу на основной счёт.',
          'Eine Gratiswette zahlt, was über dem Einsatz liegt, sofort aufs Hauptkonto.',
          'يدفع الرهان المجاني ما يزيد عن مبلغه فورًا إلى الحساب الرئيسي.',
        ),
        inLanguage(
          'Your own money can be withdrawn at any time, even while you are turning over a bonus.',
          'Свои деньги можно вывести в любое время, даже пока бонус отыгрывается.',
          'Dein eigenes Geld kannst du jederzeit auszahlen, auch während ein Bonus umgesetzt wird.',
          'يمكنك سحب مالك في أي وقت، حتى أثناء تدوير المكافأة.',
        ),
        inLanguage(
          'No bonus during self-exclusion.',
          'При самоисключении бонусов нет.',
          'Während einer Selbstsperre gibt es keinen Bonus.',
          'لا مكافآت أثناء الاستبعاد الذاتي.',
        ),
      ),
      links({ text: inLanguage('The full rules', 'Все правила', 'Alle Regeln', 'كل القواعد'), to: '/rules/bonuses' }),
    ],
    games: [
      p(
        inLanguage(
          'Settled stakes earn turns, at most three a day; a turn costs no money and pays points or a free bet. Chances and prizes are on the page of each game.',
          'За рассчитанные ставки даются попытки, не больше трёх в сутки; попытка не стоит денег и приносит баллы или фрибет. Шансы и призы — на странице каждой игры.',
          'Abgerechnete Einsätze bringen Versuche, höchstens drei am Tag; ein Versuch kostet kein Geld und bringt Punkte oder eine Gratiswette. Chancen und Preise stehen auf der Seite jedes Spiels.',
          'الرهانات المسوّاة تمنح محاولات، بحد أقصى ثلاث في اليوم؛ المحاولة لا تكلف مالًا وتدفع نقاطًا أو رهانًا مجانيًا. الفرص والجوائز في صفحة كل لعبة.',
        ),
      ),
      {
        t: 'cards',
        isSmall: true,
        items: BONUS_GAMES.map(([address, name]) => ({ title: inLanguage(...name), to: `/${address}`, game: address })),
      },
    ],
    partners: [
      p(
        inLanguage(
          'No partner pays for a place on this page.',
          'Никто не платит за место на этой странице.',
          'Niemand bezahlt für einen Platz auf dieser Seite.',
          'لا يدفع أي شريك مقابل مكان في هذه الصفحة.',
        ),
      ),
      links({ text: inLanguage('About partners', 'О партнёрах', 'Über Partner', 'عن الشركاء'), to: '/ourpartners' }),
    ],
    all: [cards(asked, PROMOTIONS, '/bonus'), calm(asked)],
  };
  return { title, blocks: [ways, ...(bodies[current] ?? bodies['all'] ?? [])] };
};

const landing: MakePage = (asked) => {
  const { inLanguage } = asked;
  return {
    title: inLanguage(
      'Welcome to Touchline',
      'Добро пожаловать в Touchline',
      'Willkommen bei Touchline',
      'مرحبًا بك في Touchline',
    ),
    blocks: [
      lead(
        inLanguage(
          'Find a match, see a fair price, and place a bet that you can follow until it is settled.',
          'Найдите матч, увидьте честный коэффициент, сделайте ставку без сомнений.',
          'Ein Spiel finden, eine faire Quote sehen, ohne Zweifel wetten.',
          'اعثر على مباراة وشاهد سعرًا عادلًا وراهن دون شك.',
        ),
      ),
      {
        t: 'actions',
        items: [
          {
            text: inLanguage('See the games', 'Посмотреть игры', 'Spiele ansehen', 'شاهد المباريات'),
            does: { to: '/line' },
            isMain: true,
          },
          { text: inLanguage('Register', 'Регистрация', 'Registrieren', 'تسجيل'), does: { to: '/registration' } },
        ],
      },
      cards(
        asked,
        PROMOTIONS.filter(({ isOver }) => isOver !== true),
      ),
      calm(asked),
    ],
  };
};

const promo = one('/offers', OFFERS);
const CASINO: Localized = ['Casino promotions', 'Акции казино', 'Casino-Aktionen', 'عروض الكازينو'];
const casinoPromos: MakePage = (asked) => ({
  title: asked.inLanguage(...CASINO),
  blocks: [
    lead(
      asked.inLanguage(
        'There are no casino bonuses. These are for sports:',
        'Бонусов казино нет. Эти акции — для спорта:',
        'Es gibt keine Casino-Boni. Diese gelten für Sport:',
        'لا توجد مكافآت للكازينو. هذه للرياضة:',
      ),
    ),
    cards(asked, PROMOTIONS),
    calm(asked),
  ],
});

export const promotionPages: Pages = {
  offers,
  promo: offers,
  promotion: promo,
  bonus: one('/bonuses', ['Bonuses', 'Бонусы', 'Boni', 'المكافآت']),
  'bonus-offer': promo,
  bonuses,
  'bonuses-partners': bonuses,
  'bonus-casino': casinoPromos,
  'bonus-casino-promo': casinoPromos,
  'bonus-casino-promotion': one('/bonus/casino', CASINO),
  landing,
  'landing-headless': landing,
};
