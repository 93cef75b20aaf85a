/** Results, statistics, championships and several live games, all from the current line. */
import type { Block } from 'touchline/core/remote-views/public';
import { championships as catalogue } from '../../catalogue/catalogue.ts';
import type { GameResult } from '../../line/line.ts';
import { lineOrder } from '../../line/line-order.ts';
import type { Localized, MakePage, PageAsked, Pages } from '../page.ts';
import { facts, gameCount, lead, links, note, table } from '../page.ts';

const MAX_ROWS = 60;
/** Sports of the page of latest results. */
const MAX_SPORTS = 12;
const MAX_COUNTRIES = 20;

/** What is no country with a code of its own. */
const PARTS: Readonly<Record<string, Localized>> = {
  INT: ['International', 'Международные', 'International', 'دولية'],
  'GB-ENG': ['England', 'Англия', 'England', 'إنجلترا'],
  'GB-SCT': ['Scotland', 'Шотландия', 'Schottland', 'اسكتلندا'],
  'GB-WLS': ['Wales', 'Уэльс', 'Wales', 'ويلز'],
  'GB-NIR': ['Northern Ireland', 'Северная Ирландия', 'Nordirland', 'أيرلندا الشمالية'],
};

const finished = ({ inLanguage }: PageAsked): string =>
  inLanguage('Finished games', 'Завершённые игры', 'Beendete Spiele', 'المباريات المنتهية');

const resultsTable = ({ inLanguage }: PageAsked, caption: string, list: readonly GameResult[]): Block =>
  table(
    caption,
    [
      inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
      inLanguage('Result', 'Счёт', 'Ergebnis', 'النتيجة'),
      inLanguage('Periods', 'По периодам', 'Abschnitte', 'الأشواط'),
      inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
      inLanguage('Ended', 'Конец', 'Ende', 'النهاية'),
    ],
    list
      .slice(0, MAX_ROWS)
      .map(({ id, sportId, champId, endedAt, champ, home, away, score, periodScores }) => [
        [{ text: `${home} – ${away}`, to: `/live/${sportId}/${champId}/${id}` }],
        score,
        periodScores.replaceAll(',', ', '),
        champ,
        [{ time: endedAt, as: 'dayTime' }],
      ]),
    [1],
  );

/** The latest results of each sport, which lead to all of its results of the day. */
function resultsBySport(asked: PageAsked, all: readonly GameResult[]): readonly Block[] {
  const { world, language, inLanguage } = asked;
  const names = new Map(world.line.tree(language).sports.map(({ id, name }) => [id, name]));
  const sports = [...new Set(all.map(({ sportId }) => sportId))].slice(0, MAX_SPORTS);
  return sports.flatMap((id) => {
    const list = all.filter(({ sportId }) => sportId === id);
    const name = list[0]?.sport || (names.get(id) ?? String(id));
    return [
      { t: 'heading', text: name, level: 2 },
      resultsTable(asked, name, list),
      links({
        text: inLanguage(
          `All results: ${name}`,
          `Все результаты: ${name}`,
          `Alle Ergebnisse: ${name}`,
          `كل النتائج: ${name}`,
        ),
        to: `/results?sport=${id}`,
      }),
    ];
  });
}

const ORDER = lineOrder(catalogue);

/** Countries and their results, each in the order of the line; short games fill those without a country, which are last. */
function countriesOf(
  { inLanguage, language }: PageAsked,
  all: readonly GameResult[],
): readonly (readonly [country: string, list: readonly GameResult[]])[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  const found = new Map<string, GameResult[]>();
  const placeOf = ({ champId }: GameResult): number => ORDER.get(champId) ?? ORDER.size;
  for (const result of all.toSorted((one, other) => placeOf(one) - placeOf(other)))
    found.set(result.country, [...(found.get(result.country) ?? []), result]);
  const nameOf = (code: string): string => {
    const part = PARTS[code];
    if (part !== undefined) return inLanguage(...part);
    return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
  };
  return [...found]
    .toSorted(([one], [other]) => Number(one === 'INT') - Number(other === 'INT'))
    .map(([code, list]) => [nameOf(code), list]);
}

const nothing = ({ inLanguage, world, language }: PageAsked): Block => ({
  t: 'empty',
  title: inLanguage(
    'No game has ended yet',
    'Ни одна игра ещё не закончилась',
    'Noch ist kein Spiel zu Ende',
    'لم تنتهِ أي مباراة بعد',
  ),
  text: inLanguage(
    'Results come here as games end.',
    'Результаты появятся, как только игры закончатся.',
    'Ergebnisse erscheinen, sobald Spiele enden.',
    'تظهر النتائج فور انتهاء المباريات.',
  ),
  links: [
    world.line.tree(language).sports.some(({ live }) => live > 0)
      ? { text: inLanguage('Live', 'Лайв', 'Live', 'مباشر'), to: '/live' }
      : { text: inLanguage('All sports', 'Все виды спорта', 'Alle Sportarten', 'كل الرياضات'), to: '/line' },
  ],
});

const results: MakePage = (asked) => {
  const { inLanguage, params, language, world } = asked;
  const all = world.line.results(language);
  const ways = links(
    { text: inLanguage('All', 'Все', 'Alle', 'الكل'), to: '/results', isCurrent: params['type'] === undefined },
    {
      text: inLanguage('In play now', 'Идут сейчас', 'Laufende', 'الجارية الآن'),
      to: '/results/live',
      isCurrent: params['type'] === 'live',
    },
    {
      text: inLanguage('By country', 'По странам', 'Nach Land', 'حسب البلد'),
      to: '/results/zone',
      isCurrent: params['type'] === 'zone',
    },
  );
  const title = inLanguage('Results', 'Результаты', 'Ergebnisse', 'النتائج');
  if (params['type'] === 'live') {
    const tree = world.line.tree(language);
    const live = world.line
      .fixtures(true)
      .filter(({ field }) => field === undefined)
      .slice(0, MAX_ROWS)
      .flatMap(({ id }) => world.line.game(id, language) ?? []);
    return {
      title: `${title}: ${inLanguage('live', 'лайв', 'live', 'مباشر')}`,
      blocks: [
        ways,
        live.length === 0
          ? nothing(asked)
          : table(
              inLanguage('Games in play', 'Игры идут', 'Laufende Spiele', 'المباريات الجارية'),
              [
                inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
                inLanguage('Score', 'Счёт', 'Stand', 'النتيجة'),
                inLanguage('Sport', 'Спорт', 'Sport', 'الرياضة'),
                inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
              ],
              live.map(({ id, sportId, champId, champ, sport, home, away, score }) => [
                [{ text: `${home} – ${away}`, to: `/live/${sportId}/${champId}/${id}` }],
                score,
                sport === '' ? (tree.sports.find((each) => each.id === sportId)?.name ?? '') : sport,
                champ,
              ]),
              [1],
            ),
      ],
    };
  }
  if (all.length === 0) return { title, blocks: [ways, nothing(asked)] };
  if (params['type'] === 'zone')
    return {
      title: `${title}: ${inLanguage('by country', 'по странам', 'nach Land', 'حسب البلد')}`,
      blocks: [
        ways,
        {
          t: 'tabs',
          items: countriesOf(asked, all)
            .slice(0, MAX_COUNTRIES)
            .map(([country, list]) => ({ title: country, blocks: [resultsTable(asked, finished(asked), list)] })),
        },
      ],
    };
  return {
    title,
    blocks: [
      ways,
      ...resultsBySport(asked, all),
      note(
        inLanguage(
          'The last games of each sport, renewed every half minute. Settled bets show these results.',
          'Последние игры каждого вида спорта, обновление каждые полминуты. По ним рассчитаны ставки.',
          'Die letzten Spiele jeder Sportart, alle halbe Minute neu. Danach wird abgerechnet.',
          'آخر مباريات كل رياضة وتُحدَّث كل نصف دقيقة. وعليها تُسوّى الرهانات.',
        ),
      ),
    ],
  };
};

const champs: MakePage = (asked) => {
  const { inLanguage, params, language, world } = asked;
  const { sports } = world.line.tree(language);
  const title = inLanguage('Championships', 'Чемпионаты', 'Wettbewerbe', 'البطولات');
  const one = sports
    .flatMap(({ name, championships }) => championships.map((each) => ({ ...each, sport: name })))
    .find(({ id }) => String(id) === params['champId']);
  if (one !== undefined) {
    return {
      title: one.name,
      crumbs: [{ text: title, to: '/champs' }],
      blocks: [
        facts(
          [inLanguage('Sport', 'Спорт', 'Sport', 'الرياضة'), one.sport],
          [inLanguage('In play', 'Идёт', 'Laufend', 'جارية'), String(one.live)],
          [inLanguage('Upcoming', 'Впереди', 'Kommend', 'قادمة'), String(one.line)],
        ),
        {
          t: 'actions',
          items: [
            {
              text: inLanguage('Games ahead', 'Предстоящие игры', 'Kommende Spiele', 'المباريات القادمة'),
              does: { to: `/line/${one.sportId}/${one.id}` },
              isMain: true,
            },
            ...(one.live > 0
              ? [
                  {
                    text: inLanguage('In play', 'Идут сейчас', 'Laufende Spiele', 'الجارية'),
                    does: { to: `/live/${one.sportId}/${one.id}` },
                  },
                ]
              : []),
          ],
        },
      ],
    };
  }
  const top = sports.flatMap(({ championships }) => championships.filter((each) => each.top));
  return {
    title,
    blocks: [
      ...(params['champId'] === undefined
        ? []
        : [
            lead(
              inLanguage(
                'This competition has no games at the moment. These do:',
                'У этого чемпионата сейчас нет игр. Есть у этих:',
                'Dieser Wettbewerb hat gerade keine Spiele. Diese haben welche:',
                'لا مباريات لهذه البطولة الآن. وهذه لديها:',
              ),
            ),
          ]),
      {
        t: 'cards',
        isSmall: true,
        items: top.slice(0, 12).map(({ id, sportId, name, live, line }) => ({
          title: name,
          text: gameCount(inLanguage, live + line),
          to: `/line/${sportId}/${id}`,
        })),
      },
      {
        t: 'accordion',
        items: sports.slice(0, 60).map(({ name, championships }) => ({
          title: `${name} (${championships.length})`,
          blocks: [links(...championships.slice(0, 60).map((each) => ({ text: each.name, to: `/champs/${each.id}` })))],
        })),
      },
    ],
  };
};

const multi: MakePage = (asked) => {
  const { inLanguage, language, world } = asked;
  const live = world.line
    .fixtures(true)
    .filter(({ field }) => field === undefined)
    .slice(0, 24)
    .flatMap(({ id }) => world.line.game(id, language) ?? []);
  return {
    title: inLanguage('Several live games', 'Несколько лайв-игр', 'Mehrere Live-Spiele', 'عدة مباريات مباشرة'),
    blocks:
      live.length === 0
        ? [nothing(asked)]
        : [
            lead(
              inLanguage(
                'Games in play side by side; choose one for all its markets.',
                'Идущие игры рядом; выберите, чтобы увидеть все рынки.',
                'Laufende Spiele nebeneinander; eines wählen zeigt alle Märkte.',
                'المباريات الجارية جنبًا إلى جنب؛ اختر واحدة لكل أسواقها.',
              ),
            ),
            {
              t: 'cards',
              items: live.map(({ id, sportId, champId, champ, home, away, score }) => ({
                title: `${home} – ${away}`,
                text: champ,
                badge: score === '' ? inLanguage('begins', 'начало', 'beginnt', 'تبدأ') : score,
                to: `/live/${sportId}/${champId}/${id}`,
              })),
            },
            {
              t: 'actions',
              items: [
                { text: inLanguage('Refresh', 'Обновить', 'Neu laden', 'تحديث'), does: { call: 'refresh' } },
                {
                  text: inLanguage('All live games', 'Все лайв-игры', 'Alle Live-Spiele', 'كل المباريات'),
                  does: { to: '/live' },
                },
              ],
            },
          ],
  };
};

export const sportsPages: Pages = {
  results,
  'results-frontend': results,
  champs,
  multi,
};
