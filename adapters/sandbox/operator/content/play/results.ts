/** Results: the latest of each sport, games in play, and results by country [STT-21]. */
import { placedText } from 'touchline/core/line/rules/ranking';
import type { Block, Span } from 'touchline/core/remote-views/public';
import { championships as catalogue } from '../../catalogue/catalogue.ts';
import type { GameInfo, GameResult } from '../../line/line.ts';
import { lineOrder } from '../../line/line-order.ts';
import type { Localized, MakePage, PageAsked } from '../page.ts';
import { links, note, table } from '../page.ts';

const MAX_ROWS = 60;
/** How many sports the page of latest results has. */
const MAX_SPORTS = 32;
const MAX_COUNTRIES = 20;

/** Regions that are no country with a code of its own. */
const PARTS: Readonly<Record<string, Localized>> = {
  INT: ['International', 'Международные', 'International', 'دولية'],
  'GB-ENG': ['England', 'Англия', 'England', 'إنجلترا'],
  'GB-SCT': ['Scotland', 'Шотландия', 'Schottland', 'اسكتلندا'],
  'GB-WLS': ['Wales', 'Уэльс', 'Wales', 'ويلز'],
  'GB-NIR': ['Northern Ireland', 'Северная Ирландия', 'Nordirland', 'أيرلندا الشمالية'],
};

const finished = ({ inLanguage }: PageAsked): string =>
  inLanguage('Finished games', 'Завершённые игры', 'Beendete Spiele', 'المباريات المنتهية');

/** Scores with each number beside its side: in Arabic from right to left. */
const scores = (text: string, { language }: PageAsked): string =>
  language === 'ar' ? text.replaceAll(':', '\u200F:\u200F') : text;

/** A game as a piece of text: both sides with their kits, and the way to the game [RMV-35]. */
const gameSpan = ({ id, sportId, champId, home, away, kits }: GameInfo): Span => {
  const to = `/live/${sportId}/${champId}/${id}`;
  return away === ''
    ? { text: home, to }
    : { game: { sportId, home, away, ...(kits === undefined ? {} : { kits }) }, to };
};

/** The score of a game; of an event of a field its first three, or the seats of its parties [FLD-9, LIN-257]. */
const outcome = ({ score, ranking }: GameResult, asked: PageAsked): string =>
  ranking === undefined ? scores(score, asked) : ranking.map(placedText).join(', ');

/** Events of a field, which have neither scores nor periods. */
const eventsTable = (asked: PageAsked, caption: string, list: readonly GameResult[]): Block => {
  const { inLanguage } = asked;
  return table(
    caption,
    [
      inLanguage('Event', 'Событие', 'Event', 'الحدث'),
      inLanguage('Result', 'Результат', 'Ergebnis', 'النتيجة'),
      inLanguage('Ended', 'Конец', 'Ende', 'النهاية'),
    ],
    list
      .slice(0, MAX_ROWS)
      .map((game) => [[gameSpan(game)], outcome(game, asked), [{ time: game.endedAt, as: 'dayTime' }]]),
  );
};

const resultsTable = (asked: PageAsked, caption: string, list: readonly GameResult[]): Block => {
  const { inLanguage } = asked;
  if (list.every(({ ranking }) => ranking !== undefined)) return eventsTable(asked, caption, list);
  return table(
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
      .map((game) => [
        [gameSpan(game)],
        outcome(game, asked),
        scores(game.periodScores, asked).replaceAll(',', ', '),
        game.champ,
        [{ time: game.endedAt, as: 'dayTime' }],
      ]),
    [1],
  );
};

/** The name of a game's sport, also where the game brings none. */
function sportNames({ context, language }: PageAsked): (game: Pick<GameResult, 'sportId' | 'sport'>) => string {
  const names = new Map(context.line.tree(language).sports.map(({ id, name }) => [id, name]));
  return ({ sportId, sport }) => (sport === '' ? (names.get(sportId) ?? '') : sport);
}

/** The latest results of each sport, which lead to all of its results of the day. */
function resultsBySport(asked: PageAsked, all: readonly GameResult[]): readonly Block[] {
  const { inLanguage } = asked;
  const sportName = sportNames(asked);
  const bySport = new Map<number, GameResult[]>();
  for (const result of all) bySport.set(result.sportId, [...(bySport.get(result.sportId) ?? []), result]);
  return [...bySport].slice(0, MAX_SPORTS).flatMap(([id, list]) => {
    const name = list.map(sportName)[0] ?? '';
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

/**
 * Countries and their results, each in the order of the line; short games fill those without a country, which are last.
 */
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

/** Says that no game has ended, and leads to games. */
export const noGamesYet = ({ inLanguage, context, language }: PageAsked): Block => ({
  t: 'empty',
  title: inLanguage(
    'No game has ended yet',
    'Ни одна игра ещё не закончилась',
    'Noch ist kein Spiel zu Ende',
    'لم تنتهِ أي مباراة بعد',
  ),
  text: inLanguage(
    'Results appear here as games end.',
    'Результаты появятся, как только игры закончатся.',
    'Ergebnisse erscheinen, sobald Spiele enden.',
    'تظهر النتائج فور انتهاء المباريات.',
  ),
  links: [
    context.line.tree(language).sports.some(({ live }) => live > 0)
      ? { text: inLanguage('Live', 'Лайв', 'Live', 'مباشر'), to: '/live' }
      : { text: inLanguage('All sports', 'Все виды спорта', 'Alle Sportarten', 'كل الرياضات'), to: '/line' },
  ],
});

export const results: MakePage = (asked) => {
  const { inLanguage, params, language, context } = asked;
  const all = context.line.results(language);
  const ways = links(
    {
      text: inLanguage('Latest', 'Последние', 'Neueste', 'الأحدث'),
      to: '/results',
      isCurrent: params['type'] === undefined,
    },
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
    const sportName = sportNames(asked);
    const live = context.line
      .fixtures(true)
      .filter(({ field }) => field === undefined)
      .slice(0, MAX_ROWS)
      .flatMap(({ id }) => context.line.game(id, language) ?? []);
    return {
      title: `${title}: ${inLanguage('live', 'лайв', 'live', 'مباشر')}`,
      blocks: [
        ways,
        live.length === 0
          ? noGamesYet(asked)
          : table(
              inLanguage('Games in play', 'Игры идут', 'Laufende Spiele', 'المباريات الجارية'),
              [
                inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
                inLanguage('Score', 'Счёт', 'Stand', 'النتيجة'),
                inLanguage('Sport', 'Спорт', 'Sport', 'الرياضة'),
                inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
              ],
              live.map((game) => [[gameSpan(game)], scores(game.score, asked), sportName(game), game.champ]),
              [1],
            ),
      ],
    };
  }
  if (all.length === 0) return { title, blocks: [ways, noGamesYet(asked)] };
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
          'The last games of each sport, updated every 30 seconds. Settled bets show these results.',
          'Последние игры каждого вида спорта, обновление каждые полминуты. По ним рассчитаны ставки.',
          'Die letzten Spiele jeder Sportart, alle halbe Minute neu. Danach wird abgerechnet.',
          'آخر مباريات كل رياضة وتُحدَّث كل نصف دقيقة. وعليها تُسوّى الرهانات.',
        ),
      ),
    ],
  };
};
