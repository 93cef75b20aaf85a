/** The feed's data about a game besides its markets. */
import { clockAt } from './rows.ts';
import type { Row, Shown } from './rows.ts';
import type { Fixture, MatchState } from './types.ts';

const FLAG_TOP = 1;
const FLAG_CLOCK_RUNS = 2;
const FLAG_HOME_SERVES = 4;
const FLAG_AWAY_SERVES = 8;
/** Kinds of cards with the flags of the first one of home and of away, and the most that the bits of a side hold. */
const CARDS = [
  ['redCards', 16, 64, 3],
  ['yellowCards', 256, 2048, 7],
] as const;

/** '1:0'; '' before the start, and in an event of a field. */
export function scoreText({ status, score, field }: MatchState): string {
  return status === 1 || field !== undefined ? '' : `${score[0]}:${score[1]}`;
}

/** '1:0,0:0'; '' before the start, and always where the half-time score is unknown. */
export function periodsText({ recorded }: Fixture, { status, periodScores }: MatchState): string {
  return status === 1 || recorded?.halfTime === null
    ? ''
    : periodScores.map(([home, away]) => `${home}:${away}`).join(',');
}

/** '40:A' in tennis, otherwise ''. */
export function pointsText({ points }: MatchState): string {
  return points === undefined ? '' : `${points[0]}:${points[1]}`;
}

export function flagsOf({ fixture }: Row, { clockRuns, serving, stats }: MatchState): number {
  const cards = CARDS.map(([kind, homeCard, awayCard, most]) => {
    const [, home, away] = stats.find(([name]) => name === kind) ?? ['', 0, 0];
    return homeCard * Math.min(home, most) + awayCard * Math.min(away, most);
  });
  return (
    (fixture.top ? FLAG_TOP : 0) +
    (clockRuns ? FLAG_CLOCK_RUNS : 0) +
    (serving === 1 ? FLAG_HOME_SERVES : 0) +
    (serving === 2 ? FLAG_AWAY_SERVES : 0) +
    cards.reduce((sum, each) => sum + each, 0)
  );
}

/** One entry of a delta's `g`: `[gameId,status,period,clock,score,periods,points,more,flags]`. */
export function gameText(row: Row, shown: Shown, now: number): string {
  const { state, more } = shown;
  return JSON.stringify([
    row.fixture.id,
    state.status,
    state.period,
    clockAt(row, shown, now),
    scoreText(state),
    periodsText(row.fixture, state),
    pointsText(state),
    more,
    flagsOf(row, state),
  ]);
}

/** Whether two evaluations give the same `g`, the running clock aside. */
export function isSameScoreboard(row: Row, a: Shown, b: Shown): boolean {
  if (a === b) return true;
  const [one, two] = [a.state, b.state];
  if (
    one.status !== two.status ||
    one.period !== two.period ||
    a.more !== b.more ||
    flagsOf(row, one) !== flagsOf(row, two)
  )
    return false;
  if (!one.clockRuns && one.clockS !== two.clockS) return false;
  return (
    scoreText(one) === scoreText(two) &&
    periodsText(row.fixture, one) === periodsText(row.fixture, two) &&
    pointsText(one) === pointsText(two)
  );
}

/** One entry of `stats`: `[gameId,[[name,home,away]]]`. */
export function statsText({ fixture }: Row, { state }: Shown): string {
  return JSON.stringify([fixture.id, state.stats]);
}

export function isSameStats({ state: { stats: a } }: Shown, { state: { stats: b } }: Shown): boolean {
  return (
    a === b ||
    (a.length === b.length && a.every((pair, index) => pair.every((part, place) => part === b[index]?.[place])))
  );
}
