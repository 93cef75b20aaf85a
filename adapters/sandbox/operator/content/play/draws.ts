/** Toto from games that are really in the line, and a lottery whose numbers anybody can compute again. Nothing is sold in either. */
import type { Block } from '../../../../../core/modules/remote-views/public.ts';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { facts, h2, lead, links, note, table } from '../page.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FIRST_DRAW_AT = Date.UTC(2026, 0, 1);
const TOTO_GAMES = 15;
/** A toto draw for each day, each lottery twice a day. */
const drawOf = (now: number, everyMs: number): number => Math.floor((now - FIRST_DRAW_AT) / everyMs);

const SECTIONS = ['football', 'hockey', 'basketball', 'tennis'] as const;
const SPORT_OF: Readonly<Record<string, number>> = { football: 1, hockey: 2, basketball: 3, tennis: 4 };

const notSold = ({ say }: PageAsked): Block =>
  note(
    say(
      'No coupons are sold here: the draw is shown so that you can see how it works.',
      'Купоны не продаются: тираж показан, чтобы было видно, как он устроен.',
      'Hier werden keine Scheine verkauft: Die Ziehung zeigt nur, wie es geht.',
      'لا تُباع قسائم هنا: تُعرض السحبة لتوضيح طريقتها.',
    ),
  );

function section({ params }: PageAsked): (typeof SECTIONS)[number] {
  return SECTIONS.find((each) => each === params['totoSection']) ?? 'football';
}

const totoLinks = (asked: PageAsked, current: string): Block => {
  const { say, world } = asked;
  const base = `/toto/${section(asked)}`;
  const now = drawOf(world.clock.now(), DAY_MS);
  return links(
    { text: say('The draw', 'Тираж', 'Ziehung', 'السحبة'), to: base, isCurrent: current === 'toto' },
    { text: `№ ${now}`, to: `${base}/draw/${now}`, isCurrent: current === 'toto-draw' },
    { text: say('Next', 'Следующий', 'Nächste', 'التالية'), to: `${base}/next`, isCurrent: current === 'toto-next' },
    {
      text: say('All draws', 'Все тиражи', 'Alle Ziehungen', 'كل السحبات'),
      to: `${base}/draws`,
      isCurrent: current === 'toto-draws',
    },
    {
      text: say('My coupons', 'Мои купоны', 'Meine Scheine', 'قسائمي'),
      to: `${base}/coupons`,
      isCurrent: current === 'toto-coupons',
    },
    {
      text: say('Non-winners', 'Без выигрыша', 'Nieten', 'غير الرابحة'),
      to: `${base}/non-winners`,
      isCurrent: current === 'toto-non-winners',
    },
  );
};

const toto: MakePage = (asked) => {
  const { say, world, route, params, language } = asked;
  const of = section(asked);
  const names = {
    football: say('Football', 'Футбол', 'Fußball', 'كرة القدم'),
    hockey: say('Hockey', 'Хоккей', 'Eishockey', 'هوكي'),
    basketball: say('Basketball', 'Баскетбол', 'Basketball', 'كرة السلة'),
    tennis: say('Tennis', 'Теннис', 'Tennis', 'تنس'),
  };
  const title = `${say('Toto', 'Тото', 'Toto', 'توتو')}: ${names[of]}`;
  const kinds = links(...SECTIONS.map((each) => ({ text: names[each], to: `/toto/${each}`, isCurrent: each === of })));
  const now = world.clock.now();
  const number = drawOf(now, DAY_MS);
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
            title: say('No coupons', 'Купонов нет', 'Keine Scheine', 'لا قسائم'),
            text: say(
              'Nothing was sold for this draw.',
              'На этот тираж ничего не продано.',
              'Für diese Ziehung wurde nichts verkauft.',
              'لم يُبع شيء لهذه السحبة.',
            ),
            links: [{ text: say('The draw', 'Тираж', 'Zur Ziehung', 'السحبة'), to: `/toto/${of}` }],
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
            say('Draws', 'Тиражи', 'Ziehungen', 'السحبات'),
            [
              '№',
              say('Closed', 'Закрыт', 'Geschlossen', 'أُغلقت'),
              say('Games', 'Игр', 'Spiele', 'المباريات'),
              say('Pool', 'Фонд', 'Topf', 'الوعاء'),
            ],
            Array.from({ length: 14 }, (_, back) => [
              [{ text: String(number - back), to: `/toto/${of}/draw/${number - back}` }],
              [{ time: FIRST_DRAW_AT + (number - back + 1) * DAY_MS, as: 'day' }],
              String(TOTO_GAMES),
              '0',
            ]),
            [0, 2, 3],
          ),
        ],
      };
    default: {
      const isNext = route === 'toto-next';
      const shownNumber = isNext ? number + 1 : Number(params['draw'] ?? number);
      const closesAt = FIRST_DRAW_AT + (shownNumber + 1) * DAY_MS;
      const games = world.line
        .fixtures(false)
        .filter(({ sportId, field }) => sportId === SPORT_OF[of] && field === undefined)
        .toSorted((x, y) => x.startsAt - y.startsAt)
        .slice(isNext ? TOTO_GAMES : 0, isNext ? 2 * TOTO_GAMES : TOTO_GAMES);
      const rows = games.flatMap(({ id }) => world.line.game(id, language) ?? []);
      const isPast = shownNumber < number;
      return {
        title: `${title} № ${shownNumber}`,
        blocks: [
          kinds,
          totoLinks(asked, route),
          facts(
            [say('Closes', 'Закрытие', 'Annahmeschluss', 'الإغلاق'), { time: closesAt, as: 'full' }],
            [say('Games', 'Игр', 'Spiele', 'المباريات'), String(TOTO_GAMES)],
            [
              say('Pays from', 'Выплаты от', 'Zahlt ab', 'يدفع من'),
              say('9 right of 15', '9 верных из 15', '9 Richtigen von 15', '9 صحيحة من 15'),
            ],
          ),
          notSold(asked),
          isPast
            ? {
                t: 'empty',
                title: say('This draw is over', 'Тираж завершён', 'Diese Ziehung ist vorbei', 'انتهت هذه السحبة'),
                text: say(
                  'Nobody took part, so nothing was paid.',
                  'Никто не участвовал, выплат не было.',
                  'Niemand nahm teil, darum wurde nichts gezahlt.',
                  'لم يشارك أحد فلم يُدفع شيء.',
                ),
                links: [{ text: say('Results', 'Результаты', 'Ergebnisse', 'النتائج'), to: '/results' }],
              }
            : table(
                say('Games of the draw', 'Игры тиража', 'Spiele der Ziehung', 'مباريات السحبة'),
                [
                  '№',
                  say('Game', 'Игра', 'Spiel', 'المباراة'),
                  say('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
                  say('Begins', 'Начало', 'Beginn', 'البداية'),
                ],
                rows.map(({ id, sportId, champId, champ, home, away, startsAt }, at) => [
                  String(at + 1),
                  [{ text: `${home} – ${away}`, to: `/line/${sportId}/${champId}/${id}` }],
                  champ,
                  [{ time: startsAt, as: 'dayTime' }],
                ]),
                [0],
              ),
        ],
      };
    }
  }
};

interface Lottery {
  readonly id: number;
  readonly name: string;
  readonly pick: number;
  readonly of: number;
}
const LOTTERIES: readonly Lottery[] = [
  { id: 1, name: 'Six of 49', pick: 6, of: 49 },
  { id: 2, name: 'Five of 36', pick: 5, of: 36 },
  { id: 3, name: 'Seven of 42', pick: 7, of: 42 },
  { id: 7, name: 'Twenty of 80', pick: 20, of: 80 },
];

/** A draw's numbers: a Park–Miller sequence from the lottery's and the draw's number. */
function numbersOf({ id, pick, of }: Lottery, draw: number): readonly number[] {
  let state = (id * 7_919 + draw * 104_729) % 2_147_483_647 || 1;
  const balls = Array.from({ length: of }, (_, at) => at + 1);
  return Array.from({ length: pick }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return balls.splice(state % balls.length, 1)[0] ?? 0;
  }).toSorted((x, y) => x - y);
}

const lotto: MakePage = (asked) => {
  const { say, params, world } = asked;
  const title = say('Lotto', 'Лото', 'Lotto', 'لوتو');
  const part = params['sectionName'] ?? 'catalog';
  const ways = links(
    { text: say('Catalogue', 'Каталог', 'Katalog', 'القائمة'), to: '/lotto/catalog', isCurrent: part === 'catalog' },
    {
      text: say('Results', 'Результаты', 'Ergebnisse', 'النتائج'),
      to: '/lotto/results',
      isCurrent: part === 'results',
    },
  );
  const last = drawOf(world.clock.now(), 12 * HOUR_MS) - 1;
  const drawAt = (draw: number) => ({ time: FIRST_DRAW_AT + (draw + 1) * 12 * HOUR_MS, as: 'dayTime' as const });
  const results = (lottery: Lottery, count: number): Block =>
    table(
      `${lottery.name}: ${say('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
      ['№', say('Drawn', 'Тираж', 'Gezogen', 'السحب'), say('Numbers', 'Числа', 'Zahlen', 'الأرقام')],
      Array.from({ length: count }, (_, back) => [
        String(last - back),
        [drawAt(last - back)],
        numbersOf(lottery, last - back).join(' · '),
      ]),
      [0],
    );
  const one = LOTTERIES.find(({ id }) => String(id) === params['lottoId']);
  if (one !== undefined)
    return {
      title: one.name,
      crumbs: [{ text: title, to: '/lotto/catalog' }],
      blocks: [
        facts(
          [say('Next draw', 'Следующий тираж', 'Nächste Ziehung', 'السحبة التالية'), drawAt(last + 1)],
          [say('Chance of all', 'Шанс на все', 'Chance auf alle', 'فرصة الكل'), `1 : ${chances(one)}`],
        ),
        notSold(asked),
        h2(say('Last draws', 'Последние тиражи', 'Letzte Ziehungen', 'آخر السحبات')),
        results(one, 14),
      ],
    };
  if (part === 'results')
    return {
      title: `${title}: ${say('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
      blocks: [
        ways,
        { t: 'tabs', items: LOTTERIES.map((each) => ({ title: each.name, blocks: [results(each, 20)] })) },
      ],
    };
  return {
    title,
    blocks: [
      ways,
      lead(
        say(
          'Drawn twice a day from a public formula, so that anybody can check them.',
          'Тиражи дважды в день по открытой формуле: проверить может каждый.',
          'Zweimal täglich nach offener Formel gezogen: Jeder kann nachrechnen.',
          'تُسحب مرتين يوميًا بصيغة معلنة يمكن للجميع التحقق منها.',
        ),
      ),
      notSold(asked),
      {
        t: 'cards',
        items: LOTTERIES.map((each) => ({
          title: each.name,
          badge: numbersOf(each, last).slice(0, 7).join(' · '),
          text: `1 : ${chances(each)}`,
          to: `/lotto/view/${each.id}`,
        })),
      },
    ],
  };
};

/** How many ways there are to choose so many of so many. */
function chances({ pick, of }: Lottery): string {
  let ways = 1n;
  for (let at = 0n; at < BigInt(pick); at += 1n) ways = (ways * (BigInt(of) - at)) / (at + 1n);
  return ways.toLocaleString('en-GB');
}

const points: MakePage = ({ say }) => ({
  title: say('Betting shops', 'Пункты приёма', 'Wettbüros', 'مكاتب الرهان'),
  blocks: [
    {
      t: 'empty',
      title: say('There are no shops', 'Пунктов нет', 'Es gibt keine', 'لا مكاتب'),
      text: say(
        'This operator is on the net alone. Everything a shop does, the site does.',
        'Этот оператор работает только в сети. Всё, что делает пункт, делает сайт.',
        'Diesen Betreiber gibt es nur im Netz. Alles, was ein Wettbüro kann, kann die Seite.',
        'هذا المشغّل على الشبكة فقط، والموقع يؤدي كل ما يؤديه المكتب.',
      ),
      links: [{ text: say('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' }],
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
