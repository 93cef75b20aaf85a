/**
 * The selections that a same-game combo can have, by the format of the match. Every one wins or loses in full [SGC-1].
 * The place in a list is part of the ids of combos: the lists of football and of a basketball format never change.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { MarketKey, MatchFormat } from '../../line/types.ts';
import { periodSeconds, pointsSpecFor } from '../points/spec.ts';

export const MIN_PARTS = 2;
export const MAX_PARTS = 4;

export interface Selections {
  readonly all: readonly MarketKey[];
  /** The sets of selections in the order of their numbers: a set belongs to the first block that has all of it. */
  readonly blocks: readonly Reach[];
}

/** How many selections, from the first on, a combo of 2, 3 and 4 can have: the ids have no room for more. */
export type Reach = readonly [two: number, three: number, four: number];

const of = (kind: number, types: readonly number[], params: readonly number[] = [0]): readonly MarketKey[] =>
  params.flatMap((param) => types.map((type) => ({ kind, type, param })));

const GOALS: readonly MarketKey[] = [
  ...of(KIND.result, [1, 2, 3]),
  ...of(KIND.doubleChance, [1, 2, 3]),
  ...of(KIND.total, [1, 2], [2, 6, 10, 14, 18, 22]),
  ...of(KIND.homeTotal, [1, 2], [2, 6, 10]),
  ...of(KIND.awayTotal, [1, 2], [2, 6, 10]),
  ...of(KIND.bothScore, [1, 2]),
  ...of(KIND.oddEven, [1, 2]),
  ...of(KIND.europeanHandicap, [1, 2, 3], [-4, 4]),
  ...of(KIND.halfTimeResult, [1, 2, 3]),
  ...of(KIND.halfTimeTotal, [1, 2], [2, 6, 10]),
];

/** Totals of corners, from those nearest to the expected ones. */
const CORNER_LINES = [38, 42, 34, 46, 30, 50, 26, 54, 22, 58, 18, 62, 14, 66, 10, 70, 6, 74] as const;
/** Corners come after goals, in a block of their own, so that combos of goals keep their numbers. */
const FOOTBALL: Selections = {
  all: [...GOALS, ...of(STAT_KIND.cornerResult, [1, 2, 3]), ...of(STAT_KIND.cornerTotal, [1, 2], CORNER_LINES)],
  blocks: [
    [GOALS.length, GOALS.length, GOALS.length],
    [GOALS.length + 3 + 2 * CORNER_LINES.length, GOALS.length + 3 + 2 * CORNER_LINES.length, GOALS.length + 3 + 8],
  ],
};

/** Points from the expected one within which a combo of two can have a line. */
const BASKETBALL_REACH = { match: 48, side: 40, half: 34 } as const;
const BASKETBALL_THREE = 140;
const BASKETBALL_FOUR = 47;
/** Lines of a side and of a half come after those of the match that are this much further from the expected points. */
const LATER = { from: 4, step: 2 } as const;

/** Lines nearest to the expected points come first, because combos of three and four reach only those. */
function basketball(format: MatchFormat): readonly MarketKey[] {
  const spec = pointsSpecFor('basketball', format);
  const points = Math.floor(spec.pointsPerS * format.periods * periodSeconds(spec, format));
  const ranked: { readonly rank: number; readonly keys: readonly MarketKey[] }[] = [];
  /** The half points on both sides of a whole number of points. */
  const around = (base: number, away: number): readonly number[] =>
    [4 * (base + away) + 2, 4 * (base - away) - 2].filter((param) => param > 0);
  for (let away = 0; away < BASKETBALL_REACH.match; away += 1) {
    const keys = [...of(KIND.total, [1, 2], around(points, away))];
    // A start of half a point is the winner.
    if (away > 0) keys.push(...of(KIND.asianHandicap, [1, 3], [4 * away + 2, -4 * away - 2]));
    ranked.push({ rank: away, keys });
  }
  const half = Math.floor(points / 2);
  for (let away = 0; away < BASKETBALL_REACH.side; away += 1)
    ranked.push({
      rank: LATER.from + LATER.step * away,
      keys: [
        ...of(KIND.homeTotal, [1, 2], around(half, away)),
        ...of(KIND.awayTotal, [1, 2], around(half, away)),
        ...(away < BASKETBALL_REACH.half ? of(KIND.halfTimeTotal, [1, 2], around(half, away)) : []),
      ],
    });
  return [
    ...of(KIND.winner, [1, 3]),
    ...of(KIND.halfTimeResult, [1, 2, 3]),
    ...of(KIND.oddEven, [1, 2]),
    ...ranked.sort((a, b) => a.rank - b.rank).flatMap(({ keys }) => keys),
  ];
}

function made(format: MatchFormat): Selections | null {
  if (format.model === 'football') return FOOTBALL;
  if (format.model !== 'basketball') return null;
  const all = basketball(format);
  return {
    all,
    blocks: [[all.length, Math.min(BASKETBALL_THREE, all.length), Math.min(BASKETBALL_FOUR, all.length)]],
  };
}

const known = new WeakMap<MatchFormat, { readonly selections: Selections | null }>();

/** Null for a sport without combos. */
export function selectionsOf(format: MatchFormat): Selections | null {
  const kept = known.get(format) ?? { selections: made(format) };
  known.set(format, kept);
  return kept.selections;
}
