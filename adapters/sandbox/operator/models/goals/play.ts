/**
 * Plays a match of the goals family: goals follow two Poisson processes whose rates depend on the clock and the red
 * cards.
 */
import type { Fixture, RecordedMatch } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { between, chance, createRandom, exponential, integerBetween, poisson } from '../seeded.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames } from '../frames.ts';
import { intensityAt, periodSeconds, wholeWeight } from './intensity.ts';
import type { Rates } from './rates.ts';
import { ratesOf } from './rates.ts';
import type { GoalsSpec } from './spec.ts';
import { CARD_LATENESS, expectedStat, MAX_RED_CARDS, redCardFactor, STAT_LATENESS } from './spec.ts';

type Side = 1 | 2;

/** A period on the match clock: starts `startS` after the first whistle and lasts `lengthS`, added time included. */
interface Period {
  readonly number: number;
  readonly startS: number;
  readonly lengthS: number;
}

interface Moment {
  readonly period: number;
  /** Seconds into the period. */
  readonly inS: number;
  readonly side: Side;
}

/** The share of a match's goals in the first half. */
const FIRST_HALF_SHARE = 0.45;

/** Streams of the fixture's seed, one per drawn quantity. */
const STREAM = { clock: 11, goals: 12, cards: 13, stats: 14, suspensions: 15 } as const;

export function playGoals(spec: GoalsSpec, fixture: Fixture): Played {
  const periods = periodsOf(spec, fixture);
  const cards = fixture.recorded ? [] : redCards(spec, fixture, periods);
  const goals = fixture.recorded
    ? recordedGoals(fixture, fixture.recorded, periods)
    : spaced(spec, drawnGoals(spec, fixture, periods, ratesOf(spec, fixture), cards), periods);
  const happenings: Happening[] = [
    ...phases(spec, fixture, periods),
    ...suspensions(spec, fixture, periods, goals, cards),
  ];
  for (const goal of goals) happenings.push({ type: 'score', at: elapsed(periods, goal), side: goal.side, points: 1 });
  const names = fixture.recorded
    ? recordedStats(fixture, fixture.recorded, periods, happenings)
    : drawnStats(spec, fixture, periods, { goals, cards }, happenings);
  return buildFrames(fixture, happenings, names, spec.minSuspensionMs);
}

function periodsOf(spec: GoalsSpec, fixture: Fixture): readonly Period[] {
  const random = createRandom(fixture.seed, STREAM.clock);
  const periods: Period[] = [];
  let startS = 0;
  for (let number = 1; number <= fixture.format.periods; number += 1) {
    const range = spec.addedS[number - 1];
    const lengthS = periodSeconds(spec, fixture.format) + (range ? Math.round(between(random, range[0], range[1])) : 0);
    periods.push({ number, startS, lengthS });
    startS += lengthS + fixture.format.breakS;
  }
  return periods;
}

function phases(spec: GoalsSpec, fixture: Fixture, periods: readonly Period[]): readonly Happening[] {
  const length = periodSeconds(spec, fixture.format);
  return periods.flatMap(({ number, startS, lengthS }): readonly Happening[] => {
    const from = spec.clockRunsOn ? (number - 1) * length : 0;
    const last = number === periods.length;
    return [
      { type: 'phase', at: startS, status: 2, period: number, clockS: from },
      {
        type: 'phase',
        at: startS + lengthS,
        status: last ? 4 : 3,
        period: number,
        clockS: from + (last ? lengthS : length),
      },
    ];
  });
}

function elapsed(periods: readonly Period[], moment: Moment): number {
  return (periods[moment.period - 1]?.startS ?? 0) + moment.inS;
}

function redCards(spec: GoalsSpec, fixture: Fixture, periods: readonly Period[]): readonly Moment[] {
  const random = createRandom(fixture.seed, STREAM.cards);
  const mean = expectedStat(spec, 'redCards', spec.goals);
  const sides: readonly Side[] = [1, 2];
  return sides.flatMap((side) =>
    moments(random, periods, side, Math.min(MAX_RED_CARDS, poisson(random, mean)), CARD_LATENESS),
  );
}

/** `count` times of a side; `lateness` 0 spreads them evenly, 1 lets their rate grow from zero towards the end. */
function moments(
  random: Random,
  periods: readonly Period[],
  side: Side,
  count: number,
  lateness: number,
): readonly Moment[] {
  const whole = periods.reduce((sum, period) => sum + period.lengthS, 0);
  return Array.from({ length: count }, () => {
    const at = chance(random, lateness) ? Math.sqrt(random()) : random();
    return { ...placed(periods, at * whole), side };
  });
}

function placed(periods: readonly Period[], playedS: number): { readonly period: number; readonly inS: number } {
  let left = playedS;
  for (const { number, lengthS } of periods) {
    if (left < lengthS || number === periods.length)
      return { period: number, inS: Math.min(lengthS - 2, Math.max(1, Math.floor(left))) };
    left -= lengthS;
  }
  return { period: 1, inS: 1 };
}

/** Thinning: candidates at the maximum rate, each kept with the probability of the rate at its time. */
function drawnGoals(
  spec: GoalsSpec,
  fixture: Fixture,
  periods: readonly Period[],
  rates: Rates,
  cards: readonly Moment[],
): readonly Moment[] {
  const random = createRandom(fixture.seed, STREAM.goals);
  const length = periodSeconds(spec, fixture.format);
  const unit = 1 / wholeWeight(spec, fixture.format);
  const most = (rates.home + rates.away) * (1 + spec.lateness) * redCardFactor(0, MAX_RED_CARDS) * unit;
  const goals: Moment[] = [];
  for (const period of periods) {
    for (let inS = exponential(random, most); inS < period.lengthS; inS += exponential(random, most)) {
      const shape = intensityAt(spec, fixture.format, (period.number - 1) * length + Math.min(inS, length)) * unit;
      const sent = (side: Side): number =>
        cards.filter((card) => card.side === side && isBefore(card, period.number, inS)).length;
      const home = rates.home * shape * redCardFactor(sent(1), sent(2));
      const away = rates.away * shape * redCardFactor(sent(2), sent(1));
      const draw = random() * most;
      if (draw < home + away) goals.push({ period: period.number, inS, side: draw < home ? 1 : 2 });
    }
  }
  return goals;
}

function isBefore(moment: Moment, period: number, inS: number): boolean {
  return moment.period < period || (moment.period === period && moment.inS <= inS);
}

/** Goals at whole seconds, inside their periods, with time for a restart between them. */
function spaced(spec: GoalsSpec, goals: readonly Moment[], periods: readonly Period[]): readonly Moment[] {
  let period = 0;
  let earliest = 0;
  return goals.map((goal) => {
    if (goal.period !== period) earliest = 1;
    period = goal.period;
    const last = (periods[period - 1]?.lengthS ?? 0) - 2;
    const inS = Math.min(last, Math.max(earliest, Math.floor(goal.inS)));
    earliest = inS + spec.restartS;
    return { period, inS, side: goal.side };
  });
}

/**
 * Recorded results: the goals of each half at seeded times of that half, never in added time. An unknown half-time
 * score is drawn.
 */
function recordedGoals(fixture: Fixture, recorded: RecordedMatch, periods: readonly Period[]): readonly Moment[] {
  const random = createRandom(fixture.seed, STREAM.goals);
  const { fullTime } = recorded;
  const halfTime = recorded.halfTime ?? [drawnFirstHalf(random, fullTime[0]), drawnFirstHalf(random, fullTime[1])];
  const second: readonly [number, number] = [fullTime[0] - halfTime[0], fullTime[1] - halfTime[1]];
  return [halfTime, second].flatMap((goals, index) => {
    const sides: Side[] = [
      ...Array<Side>(Math.max(0, goals[0])).fill(1),
      ...Array<Side>(Math.max(0, goals[1])).fill(2),
    ];
    const length = Math.min(fixture.format.periodS || 2700, periods[index]?.lengthS ?? 2700);
    const slot = (length - 60) / Math.max(1, sides.length);
    return shuffled(random, sides).map((side, place) => ({
      period: index + 1,
      inS: Math.floor(30 + slot * (place + random())),
      side,
    }));
  });
}

/** How many of the goals fall in the first half. */
function drawnFirstHalf(random: Random, goals: number): number {
  return Array.from({ length: goals }, () => chance(random, FIRST_HALF_SHARE)).filter(Boolean).length;
}

function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function suspensions(
  spec: GoalsSpec,
  fixture: Fixture,
  periods: readonly Period[],
  goals: readonly Moment[],
  cards: readonly Moment[],
): readonly Happening[] {
  const random = createRandom(fixture.seed, STREAM.suspensions);
  const suspend = (moment: Moment, reason: 'goal' | 'review', lengthS: number): Happening => {
    const at = elapsed(periods, moment);
    return { type: 'suspend', at, untilS: at + lengthS, reason };
  };
  const whole = periods.reduce((sum, period) => sum + period.lengthS, 0);
  const reviews = Array.from({ length: poisson(random, spec.reviews) }, (): Moment => ({
    ...placed(periods, random() * whole),
    side: 1,
  }));
  return [
    ...goals.map((goal) => suspend(goal, 'goal', integerBetween(random, spec.suspensionS[0], spec.suspensionS[1]))),
    ...reviews.map((review) => suspend(review, 'review', integerBetween(random, 25, 75))),
    ...cards.map((card) => suspend(card, 'review', integerBetween(random, 30, 60))),
  ];
}

function drawnStats(
  spec: GoalsSpec,
  fixture: Fixture,
  periods: readonly Period[],
  played: { readonly goals: readonly Moment[]; readonly cards: readonly Moment[] },
  into: Happening[],
): readonly string[] {
  const random = createRandom(fixture.seed, STREAM.stats);
  const rates = ratesOf(spec, fixture);
  const put = (name: string, moment: Moment): void => {
    into.push({ type: 'stat', at: elapsed(periods, moment), name, side: moment.side });
  };
  const names = spec.stats.map((stat) => stat.name);
  for (const stat of spec.stats) {
    if (stat.name === 'redCards') continue;
    for (const side of [1, 2] as const) {
      const mean = expectedStat(spec, stat.name, side === 1 ? rates.home : rates.away);
      const drawn = moments(random, periods, side, poisson(random, mean), STAT_LATENESS);
      for (const moment of drawn) {
        put(stat.name, moment);
        if (stat.name === 'shotsOnTarget') put('shots', moment);
      }
    }
  }
  for (const goal of played.goals) {
    if (names.includes('shots')) put('shots', goal);
    if (names.includes('shotsOnTarget')) put('shotsOnTarget', goal);
  }
  for (const card of played.cards) put('redCards', card);
  return names;
}

/** Recorded statistics grow evenly over the match to their final values. */
function recordedStats(
  fixture: Fixture,
  recorded: RecordedMatch,
  periods: readonly Period[],
  into: Happening[],
): readonly string[] {
  const random = createRandom(fixture.seed, STREAM.stats);
  const whole = periods.reduce((sum, period) => sum + period.lengthS, 0);
  for (const [name, home, away] of recorded.stats) {
    for (const [side, count] of [
      [1, home],
      [2, away],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const moment: Moment = { ...placed(periods, (whole * (index + random())) / count), side };
        into.push({ type: 'stat', at: elapsed(periods, moment), name, side });
      }
    }
  }
  return recorded.stats.map(([name]) => name);
}
