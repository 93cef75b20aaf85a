/** The live views of a real season's matches: what the files have recorded, and nothing else. */
import { expect, it } from 'vitest';
import type { LiveView } from 'touchline/core/match-view/types';
import { decodeLive } from 'touchline/core/match-view/wire';
import type { StatPair } from '../../../adapters/sandbox/operator/line/types.ts';
import { actorsOf, lineupsOf } from '../../../adapters/sandbox/operator/media/lineups.ts';
import { zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { createMatch, type Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { loadSeasons } from '../../../adapters/sandbox/operator/season/load.ts';
import { replaySeason } from '../../../adapters/sandbox/operator/season/replay.ts';
import { REAL_SEASON } from '../sandbox-season/real-data.ts';

/** One match of so many. */
const STEP = 29;
const HALF_MS = 45 * 60_000;

const { fixtures } = replaySeason(loadSeasons(REAL_SEASON).seasons, { startsAt: 0, pace: 1, seed: 7 });
const recorded = fixtures.flatMap((fixture, at) =>
  at % STEP === 0 && fixture.recorded !== undefined
    ? [{ match: createMatch(fixture), startsAt: fixture.startsAt, ...fixture.recorded }]
    : [],
);

const KIND_OF_STAT = [
  ['shots', 'shot'],
  ['shotsOnTarget', 'shotOnTarget'],
  ['corners', 'corner'],
  ['fouls', 'foul'],
  ['yellowCards', 'yellowCard'],
  ['redCards', 'redCard'],
] as const;

function viewAt(match: Match, now: number): LiveView {
  const decoded = decodeLive(zoneOf({ match, now }, 0));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}
const countsOf = ({ happened }: LiveView, kind: string): readonly [home: number, away: number] => [
  happened.filter((each) => each.kind === kind && each.side === 'home').length,
  happened.filter((each) => each.kind === kind && each.side === 'away').length,
];
const listedIn = (view: LiveView): readonly StatPair[] =>
  KIND_OF_STAT.map(([stat, kind]) => [stat, ...countsOf(view, kind)]);

it('[MVW-12] at the end of each match of a season, feed and live view have the counts and the scores of the file', () => {
  expect(recorded.length).toBeGreaterThan(30);
  for (const { match, stats, halfTime, fullTime } of recorded) {
    const end = match.stateAt(Infinity);
    expect(end.stats).toEqual(stats);
    expect(end.score).toEqual(fullTime);
    const view = viewAt(match, Infinity);
    expect(listedIn(view).filter(([name]) => stats.some(([known]) => known === name))).toEqual(
      KIND_OF_STAT.flatMap(([name]) => stats.filter(([known]) => known === name)),
    );
    expect(countsOf(view, 'goal')).toEqual(fullTime);
    const breaks = view.happened.filter(({ kind }) => kind === 'periodEnd' || kind === 'end');
    expect(breaks.map(({ score }) => score)).toEqual([halfTime, fullTime]);
  }
});

it('[MVW-12] during a match of a season the feed’s counts are those that the live view lists, and never more than the file’s', () => {
  for (const { match, startsAt, stats } of recorded)
    for (const after of [HALF_MS / 3, HALF_MS, 1.8 * HALF_MS]) {
      const view = viewAt(match, startsAt + after);
      const now = match.stateAt(startsAt + after).stats;
      expect(listedIn(view)).toEqual(now);
      for (const [at, [, home, away]] of now.entries()) {
        expect(home).toBeLessThanOrEqual(stats[at]?.[1] ?? 0);
        expect(away).toBeLessThanOrEqual(stats[at]?.[2] ?? 0);
      }
    }
});

it('[MVW-12] a match of a season has no players, no line-ups, no possession and no place of play', () => {
  for (const { match, startsAt } of recorded) {
    const view = viewAt(match, startsAt + HALF_MS);
    expect(view).toMatchObject({ spot: null, trail: [], shares: [], situation: null });
    expect(view.happened.filter(({ place }) => place !== null)).toEqual([]);
    expect(viewAt(match, Infinity).happened.filter(({ kind }) => kind === 'substitution')).toEqual([]);
    expect(lineupsOf({ match, now: startsAt })).toMatchObject({ isExpected: false, lineups: null });
    expect(actorsOf(match, 0, Infinity)).toEqual([]);
  }
});

it('[MVW-12] a count that a file lacks is neither in the feed nor in the live view', () => {
  const [first] = fixtures;
  if (first?.recorded === undefined) throw new Error('no match');
  const stats = first.recorded.stats.filter(([name]) => name !== 'corners');
  const match = createMatch({ ...first, recorded: { ...first.recorded, stats } });
  expect(match.stateAt(Infinity).stats.map(([name]) => name)).toEqual(stats.map(([name]) => name));
  expect(countsOf(viewAt(match, Infinity), 'corner')).toEqual([0, 0]);
  expect(countsOf(viewAt(createMatch(first), Infinity), 'corner')).not.toEqual([0, 0]);
});
