/**
 * Expresses that the operator composes. For the line there are three per day of the schedule, from games that begin
 * after that day, so that none loses a leg while on offer. For games in play there are two per hour, recomposed when
 * one of their markets is over.
 */
import type { Line } from '../line/line.ts';
import type { Fixture } from '../line/types.ts';
import { mixSeed } from '../models/seeded.ts';
import { drawn, picksOf } from './picks.ts';
import type { PickLine, Selection } from './picks.ts';

export interface DayExpress {
  readonly id: string;
  readonly picks: readonly Selection[];
}

export interface ExpressesOfTheDay {
  readonly live: () => readonly DayExpress[];
  readonly line: () => readonly DayExpress[];
}

export interface DayDeps {
  readonly line: PickLine & Pick<Line, 'market'>;
  readonly now: () => number;
  readonly seed: number;
  /** Seconds of the schedule per real second; shortens a day of the schedule accordingly. */
  readonly pace: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const LINE_LEGS = [5, 6, 7] as const;
const LIVE_LEGS = [3, 5] as const;
const MIN_LEGS = 2;
/** Thousandths. A leg is the selection with the nearest price. */
const LIKED_PRICE = 1_550;
const PRICE_BOUNDS = [1_200, 2_600] as const;

interface Offer {
  readonly period: number;
  readonly expresses: readonly DayExpress[];
}

export function createExpressesOfTheDay({ line, now, seed, pace }: DayDeps): ExpressesOfTheDay {
  const offered = new Map<'live' | 'line', Offer>();

  const isOver = ({ marketId }: Selection): boolean => line.market(marketId)?.finished !== false;

  const standing = (
    kind: 'live' | 'line',
    length: number,
    games: (periodEnd: number) => readonly Fixture[],
    sizes: readonly number[],
  ): readonly DayExpress[] => {
    const period = Math.floor(now() / length);
    const known = offered.get(kind);
    const stands =
      known?.period === period && (kind === 'line' || !known.expresses.some(({ picks }) => picks.some(isOver)));
    if (known !== undefined && stands) return known.expresses;
    const order = drawn(games((period + 1) * length), mixSeed(mixSeed(seed, kind === 'live' ? 1 : 2), period));
    const expresses = sliced(line, order, sizes).map((picks) => ({ id: `${kind}-${period}-${nameOf(picks)}`, picks }));
    offered.set(kind, { period, expresses });
    return expresses;
  };

  return {
    live: () => standing('live', HOUR_MS, () => line.fixtures(true), LIVE_LEGS),
    line: () =>
      standing(
        'line',
        DAY_MS / pace,
        (periodEnd) => afterToday(line.fixtures(false), periodEnd, DAY_MS / pace),
        LINE_LEGS,
      ),
  };
}

/** Expresses of these sizes from the games in order, without repeating a game; shorter ones when games run out. */
function sliced(
  line: PickLine,
  games: readonly Fixture[],
  sizes: readonly number[],
): readonly (readonly Selection[])[] {
  let next = 0;
  return sizes.flatMap((legs) => {
    const picks: Selection[] = [];
    for (; picks.length < legs && next < games.length; next += 1) {
      const pick = likedPick(line, games[next]);
      if (pick !== null) picks.push(pick);
    }
    return picks.length < MIN_LEGS ? [] : [picks];
  });
}

/** Games of the two days after this one; all upcoming games when those are too few. */
function afterToday(games: readonly Fixture[], from: number, day: number): readonly Fixture[] {
  const soon = games.filter(
    ({ startsAt, field }) => field === undefined && startsAt >= from && startsAt < from + 2 * day,
  );
  return soon.length >= 2 * Math.max(...LINE_LEGS) ? soon : games;
}

function likedPick(line: PickLine, fixture: Fixture | undefined): Selection | null {
  if (fixture === undefined) return null;
  const [low, high] = PRICE_BOUNDS;
  const [first, ...others] = picksOf(line, fixture.id).filter(({ price }) => price >= low && price <= high);
  if (first === undefined) return null;
  return others.reduce(
    (best, pick) => (Math.abs(pick.price - LIKED_PRICE) < Math.abs(best.price - LIKED_PRICE) ? pick : best),
    first,
  );
}

/** A name derived from the markets, so the same markets have the same name. */
function nameOf(picks: readonly Selection[]): string {
  return picks
    .reduce((hash, { marketId }) => mixSeed(mixSeed(hash, marketId % 2 ** 32), Math.floor(marketId / 2 ** 32)), 0)
    .toString(36);
}
