/** Toto from games of the line, and lotteries with computed numbers. Nothing is on sale in either. */
import type { Block } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { facts, h2, lead, links, note, table, namedLinks } from '../page.ts';

const HOUR_MS = 3_600_000;
const FIRST_DRAW_AT = Date.UTC(2026, 0, 1);
const TOTO_GAMES = 15;
/** The number of the open draw. */
const drawOf = (now: number, everyMs: number): number => Math.floor((now - FIRST_DRAW_AT) / everyMs);
const TOTO_EVERY_MS = 4 * HOUR_MS;
/** A toto draw closes at the end of its period; its games begin during the next period [RMV-29]. */
const closingTime = (draw: number): number => FIRST_DRAW_AT + (draw + 1) * TOTO_EVERY_MS;

const SECTIONS = ['football', 'hockey', 'basketball', 'tennis'] as const;
const SPORT_OF: Readonly<Record<string, number>> = { football: 1, hockey: 2, basketball: 3, tennis: 4 };

const notSold = ({ inLanguage }: PageAsked): Block =>
  note(
    inLanguage(
      'No tickets are sold for these draws.',
      'Билеты на эти тиражи не продаются.',
      'Für diese Ziehungen werden keine Scheine verkauft.',
      'لا تُباع تذاكر لهذه السحوبات.',
    ),
  );

function section({ params }: PageAsked): (typeof SECTIONS)[number] {
  return SECTIONS.find((each) => each === params['totoSection']) ?? 'football';
}

const totoLinks = (asked: PageAsked, current: string): Block => {
  const { inLanguage, world } = asked;
  const base = `/toto/${section(asked)}`;
  const now = drawOf(world.clock.now(), TOTO_EVERY_MS);
  return namedLinks(
    inLanguage('Parts of the draw', 'Разделы тиража', 'Teile der Ziehung', 'أقسام السحبة'),
    { text: inLanguage('The draw', 'Тираж', 'Ziehung', 'السحبة'), to: base, isCurrent: current === 'toto' },
    { text: `№ ${now}`, to: `${base}/draw/${now}`, isCurrent: current === 'toto-draw' },
    {
      text: inLanguage('Next', 'Следующий', 'Nächste', 'التالية'),
      to: `${base}/next`,
      isCurrent: current === 'toto-next',
    },
    {
      text: inLanguage('All draws', 'Все тиражи', 'Alle Ziehungen', 'كل السحبات'),
      to: `${base}/draws`,
      isCurrent: current === 'toto-draws',
    },
    {
      text: inLanguage('My coupons', 'Мои купоны', 'Meine Scheine', 'قسائمي'),
      to: `${base}/coupons`,
      isCurrent: current === 'toto-coupons',
    },
    {
      text: inLanguage('Non-winners', 'Без выигрыша', 'Nieten', 'غير الرابحة'),
      to: `${base}/non-winners`,
      isCurrent: current === 'toto-non-winners',
    },
  );
};

const toto: MakePage = (asked) => {
  const { inLanguage, world, route, params, language } = asked;
  const of = section(asked);
  const names = {
    football: inLanguage('Football', 'Футбол', 'Fußball', 'كرة القدم'),
    hockey: inLanguage('Hockey', 'Хоккей', 'Eishockey', 'هوكي'),
    basketball: inLanguage('Basketball', 'Баскетбол', 'Basketball', 'كرة السلة'),
    tennis: inLanguage('Tennis', 'Теннис', 'Tennis', 'تنس'),
  };
  const title = `${inLanguage('Toto', 'Тото', 'Toto', 'توتو')}: ${names[of]}`;
  const kinds = namedLinks(
    inLanguage('Sports', 'Виды спорта', 'Sportarten', 'الرياضات'),
    ...SECTIONS.map((each) => ({ text: names[each], to: `/toto/${each}`, isCurrent: each === of })),
  );
  const now = world.clock.now();
  const number = drawOf(now, TOTO_EVERY_MS);
  switch (route) {
    case 'toto-coupons':
    case 'toto-non-winners':
      return {
        title,
        blocks: [
          kinds,
          totoLinks(asked, route),
          {
            t: 'empty',
            title: inLanguage('No coupons', 'Купонов нет', 'Keine Scheine', 'لا قسائم'),
            text: inLanguage(
              'Nothing was sold for this draw.',
              'На этот тираж ничего не продано.',
              'Für diese Ziehung wurde nichts verkauft.',
              'لم يُبع شيء لهذه السحبة.',
            ),
            links: [{ text: inLanguage('The draw', 'Тираж', 'Zur Ziehung', 'السحبة'), to: `/toto/${of}` }],
          },
        ],
      };
    case 'toto-draws':
      return {
        title,
        blocks: [
          kinds,
          totoLinks(asked, route),
          table(
            inLanguage('Draws', 'Тиражи', 'Ziehungen', 'السحبات'),
            [
              '№',
              inLanguage('Closes', 'Закрытие', 'Annahmeschluss', 'الإغلاق'),
              inLanguage('Pool', 'Фонд', 'Topf', 'الوعاء'),
            ],
            Array.from({ length: 14 }, (_, back) => [
              [{ text: String(number - back), to: `/toto/${of}/draw/${number - back}` }],
              [{ time: closingTime(number - back), as: 'full' }],
              '0',
            ]),
            [2],
          ),
        ],
      };
    default: {
      const shownNumber = route === 'toto-next' ? number + 1 : Number(params['draw'] ?? number);
      const closesAt = closingTime(shownNumber);
      const games = world.line
        .fixtures(false)
        .filter(
          ({ sportId, field, startsAt }) =>
            sportId === SPORT_OF[of] &&
            field === undefined &&
            startsAt >= closesAt &&
            startsAt < closesAt + TOTO_EVERY_MS,
        )
        .toSorted((x, y) => x.startsAt - y.startsAt || x.id - y.id)
        .slice(0, TOTO_GAMES);
      const rows = games.flatMap(({ id }) => world.line.game(id, language) ?? []);
      const isPast = shownNumber < number;
      return {
        title: `${title} № ${shownNumber}`,
        blocks: [
          kinds,
          totoLinks(asked, route),
          facts(
            [inLanguage('Closes', 'Закрытие', 'Annahmeschluss', 'الإغلاق'), { time: closesAt, as: 'full' }],
            ...(rows.length === 0
              ? []
              : [[inLanguage('Games', 'Игр', 'Spiele', 'المباريات'), String(rows.length)] as const]),
          ),
          notSold(asked),
          isPast
            ? {
                t: 'empty',
                title: inLanguage(
                  'This draw is over',
                  'Тираж завершён',
                  'Diese Ziehung ist vorbei',
                  'انتهت هذه السحبة',
                ),
                text: inLanguage(
                  'Nobody took part, so nothing was paid.',
                  'Никто не участвовал, выплат не было.',
                  'Niemand nahm teil, darum wurde nichts gezahlt.',
                  'لم يشارك أحد فلم يُدفع شيء.',
                ),
                links: [{ text: inLanguage('Results', 'Результаты', 'Ergebnisse', 'النتائج'), to: '/results' }],
              }
            : rows.length === 0
              ? {
                  t: 'empty',
                  title: inLanguage(
                    'No games are chosen yet',
                    'Игры ещё не выбраны',
                    'Noch sind keine Spiele gewählt',
                    'لم تُختر المباريات بعد',
                  ),
                  text: inLanguage(
                    'A draw takes games that begin after the draw has closed.',
                    'В тираж входят игры, которые начинаются после его закрытия.',
                    'Zu einer Ziehung gehören Spiele, die nach ihrem Annahmeschluss beginnen.',
                    'تضم السحبة مباريات تبدأ بعد إغلاقها.',
                  ),
                  links: [
                    {
                      text: inLanguage('All draws', 'Все тиражи', 'Alle Ziehungen', 'كل السحبات'),
                      to: `/toto/${of}/draws`,
                    },
                  ],
                }
              : table(
                  inLanguage('Games of the draw', 'Игры тиража', 'Spiele der Ziehung', 'مباريات السحبة'),
                  [
                    inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
                    inLanguage('Begins', 'Начало', 'Beginn', 'البداية'),
                    inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
                  ],
                  rows.map(({ id, sportId, champId, champ, home, away, startsAt }, at) => [
                    [`${at + 1}. `, { text: `${home} – ${away}`, to: `/line/${sportId}/${champId}/${id}` }],
                    [{ time: startsAt, as: 'dayTime' }],
                    champ,
                  ]),
                  [],
                ),
        ],
      };
    }
  }
};

interface Lottery {
  readonly id: number;
  readonly pick: number;
  readonly of: number;
}
const LOTTERIES: readonly Lottery[] = [
  { id: 1, pick: 6, of: 49 },
  { id: 2, pick: 5, of: 36 },
  { id: 3, pick: 7, of: 42 },
  { id: 7, pick: 20, of: 80 },
];

const lotteryName = ({ inLanguage }: PageAsked, { pick, of }: Lottery): string =>
  inLanguage(`${pick} of ${of}`, `${pick} из ${of}`, `${pick} aus ${of}`, `${pick} من ${of}`);

/** A draw's numbers: a Park–Miller sequence seeded by the lottery's and the draw's number. */
function numbersOf({ id, pick, of }: Lottery, draw: number): readonly number[] {
  let state = (id * 7_919 + draw * 104_729) % 2_147_483_647 || 1;
  const balls = Array.from({ length: of }, (_, at) => at + 1);
  return Array.from({ length: pick }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return balls.splice(state % balls.length, 1)[0] ?? 0;
  }).toSorted((x, y) => x - y);
}

const lotto: MakePage = (asked) => {
  const { inLanguage, params, world } = asked;
  const title = inLanguage('Lotto', 'Лото', 'Lotto', 'لوتو');
  const part = params['sectionName'] ?? 'catalog';
  const ways = links(
    {
      text: inLanguage('Catalogue', 'Каталог', 'Katalog', 'القائمة'),
      to: '/lotto/catalog',
      isCurrent: part === 'catalog',
    },
    {
      text: inLanguage('Results', 'Результаты', 'Ergebnisse', 'النتائج'),
      to: '/lotto/results',
      isCurrent: part === 'results',
    },
  );
  const last = drawOf(world.clock.now(), 12 * HOUR_MS) - 1;
  const drawAt = (draw: number) => ({ time: FIRST_DRAW_AT + (draw + 1) * 12 * HOUR_MS, as: 'dayTime' as const });
  const results = (lottery: Lottery, count: number): Block =>
    table(
      `${lotteryName(asked, lottery)}: ${inLanguage('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
      ['№', inLanguage('Drawn', 'Разыгран', 'Gezogen', 'سُحبت'), inLanguage('Numbers', 'Числа', 'Zahlen', 'الأرقام')],
      Array.from({ length: count }, (_, back) => [
        String(last - back),
        [drawAt(last - back)],
        numbersOf(lottery, last - back).join(' · '),
      ]),
      [],
    );
  const one = LOTTERIES.find(({ id }) => String(id) === params['lottoId']);
  if (one !== undefined)
    return {
      title: lotteryName(asked, one),
      crumbs: [{ text: title, to: '/lotto/catalog' }],
      blocks: [
        facts(
          [inLanguage('Next draw', 'Следующий тираж', 'Nächste Ziehung', 'السحبة التالية'), drawAt(last + 1)],
          [inLanguage('Chance of all', 'Шанс на все', 'Chance auf alle', 'فرصة الكل'), `1 : ${chances(one)}`],
        ),
        notSold(asked),
        h2(inLanguage('Last draws', 'Последние тиражи', 'Letzte Ziehungen', 'آخر السحبات')),
        results(one, 14),
      ],
    };
  if (part === 'results')
    return {
      title: `${title}: ${inLanguage('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
      blocks: [
        ways,
        {
          t: 'tabs',
          items: LOTTERIES.map((each) => ({ title: lotteryName(asked, each), blocks: [results(each, 20)] })),
        },
      ],
    };
  return {
    title,
    blocks: [
      ways,
      lead(
        inLanguage(
          'Numbers are drawn by computer twice a day.',
          'Числа выбирает компьютер дважды в день.',
          'Zweimal täglich zieht ein Computer die Zahlen.',
          'يسحب الحاسوب الأرقام مرتين يوميًا.',
        ),
      ),
      notSold(asked),
      {
        t: 'cards',
        items: LOTTERIES.map((each) => ({
          title: lotteryName(asked, each),
          badge: numbersOf(each, last).slice(0, 7).join(' · '),
          text: `1 : ${chances(each)}`,
          to: `/lotto/view/${each.id}`,
        })),
      },
    ],
  };
};

/** The number of possible tickets: combinations of `pick` out of `of`. */
function chances({ pick, of }: Lottery): string {
  let ways = 1n;
  for (let at = 0n; at < BigInt(pick); at += 1n) ways = (ways * (BigInt(of) - at)) / (at + 1n);
  return ways.toLocaleString('en-GB');
}

const points: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Betting shops', 'Пункты приёма', 'Wettbüros', 'مكاتب الرهان'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage('There are no shops', 'Пунктов нет', 'Es gibt keine', 'لا مكاتب'),
      text: inLanguage(
        'Touchline is online only. You can do everything on the site.',
        'Touchline работает только в интернете. Всё можно сделать на сайте.',
        'Touchline gibt es nur online. Alles geht auf der Seite.',
        'Touchline على الإنترنت فقط. يمكنك فعل كل شيء على الموقع.',
      ),
      links: [{ text: inLanguage('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' }],
    },
  ],
});

export const drawPages: Pages = {
  toto,
  'toto-draw': toto,
  'toto-next': toto,
  'toto-coupons': toto,
  'toto-draws': toto,
  'toto-non-winners': toto,
  lotto,
  points,
};
