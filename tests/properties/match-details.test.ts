/**
 * The details beside the score [MVW-8], compared with the score of the match at every change: overs, downs, frames and
 * legs of the stand-in operator's models.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailNow } from '../../adapters/sandbox/operator/media/details.ts';
import { ballsBowled } from '../../adapters/sandbox/operator/models/innings/cricket-play.ts';
import { ballsOf } from '../../adapters/sandbox/operator/models/innings/cricket-spec.ts';
import { createMatch, type Match } from '../../adapters/sandbox/operator/models/match.ts';
import { drivesOf } from '../../adapters/sandbox/operator/models/points/play.ts';
import { pointsSpecFor } from '../../adapters/sandbox/operator/models/points/spec.ts';
import { wallAt } from '../../adapters/sandbox/operator/models/frames.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { fixtureOf, FORMATS, statesOf } from '../unit/sandbox-models/fixtures.ts';
import { fixtureOf as setFixtureOf } from '../unit/sandbox-models-sets/fixtures.ts';

const MATCHES = IS_DEEP ? 1_000 : 25;

function everyMatch(seed: number, holds: (match: { seed: number; pace: number; difference: number }) => void): void {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.integer({ min: 1, max: 2 ** 31 }),
        pace: fc.constantFrom(1, 7, 10),
        difference: fc.integer({ min: -300, max: 300 }),
      }),
      holds,
    ),
    { seed, numRuns: MATCHES },
  );
}

const sums = <T extends { readonly side: 1 | 2 }>(list: readonly T[], of: (each: T) => number): readonly number[] =>
  ([1, 2] as const).map((side) => list.reduce((sum, each) => (each.side === side ? sum + of(each) : sum), 0));

const statOf = (match: Match, at: number, name: string): readonly unknown[] =>
  match
    .stateAt(at)
    .stats.find(([each]) => each === name)
    ?.slice(1) ?? [];

describe('the details beside the score', () => {
  it(
    '[MVW-8] the balls of cricket add up to the runs and wickets, and the overs count them',
    () => {
      everyMatch(81, ({ seed, pace, difference }) => {
        const fixture = fixtureOf(FORMATS.cricket, { seed, pace, home: 1500 + difference });
        const match = createMatch(fixture);
        const balls = ballsBowled(fixture);
        for (const { at, state } of statesOf(match)) {
          const bowled = balls.filter((ball) => ball.at <= at);
          expect(sums(bowled, ({ runs }) => runs)).toEqual(state.score);
          expect(sums(bowled, ({ isWicket }) => Number(isWicket))).toEqual(statOf(match, at, 'wickets'));
          const inInnings = bowled.filter(({ period }) => period === state.period).length;
          const detail = detailNow(match, at);
          if (state.status !== 2) expect(detail).toBeNull();
          else expect(detail).toEqual(['overs', Math.floor(inInnings / 6), inInnings % 6, ballsOf(fixture.format) / 6]);
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-8] the drives of American football add up to the points, their downs to the first downs, and a down is always on',
    () => {
      everyMatch(82, ({ seed, pace, difference }) => {
        const fixture = fixtureOf(FORMATS['american-football'], { seed, pace, home: 1500 + difference });
        const match = createMatch(fixture);
        const { drives, downs } = drivesOf(pointsSpecFor('american-football', fixture.format), fixture);
        for (const { at, state } of statesOf(match)) {
          const ended = drives.filter(({ toS }) => wallAt(fixture, toS) <= at);
          expect(sums(ended, ({ points }) => points)).toEqual(state.score);
          const made = downs.filter((down) => down.at <= at);
          expect(sums(made, ({ isMade }) => Number(isMade))).toEqual(statOf(match, at, 'firstDowns'));
          const last = made.at(-1);
          const detail = detailNow(match, at);
          if (state.status === 2) expect(detail).toEqual(['down', last?.side, last?.down, last?.toGo]);
          else expect(detail).toBeNull();
        }
        /** The goal line is nearer than ten yards at the end of the field. */
        const full = (ball: number): number => Math.min(10, 100 - ball);
        for (const [at, { down, toGo, isMade, side, period, ball }] of downs.entries()) {
          expect(down).toBeGreaterThanOrEqual(1);
          expect(down).toBeLessThanOrEqual(4);
          expect(toGo).toBeGreaterThanOrEqual(1);
          expect(toGo).toBeLessThanOrEqual(10);
          const next = downs[at + 1];
          // The same drive goes on: a first down, or the next down with no more yards to go.
          if (next?.isMade === true) expect(next).toMatchObject({ side, period, down: 1, toGo: full(next.ball) });
          else if (next !== undefined && next.down > 1) {
            expect(next).toMatchObject({ side, period, down: down + 1 });
            expect(next.toGo).toBeLessThanOrEqual(toGo);
          }
          if (isMade) expect({ down, toGo }).toEqual({ down: 1, toGo: full(ball) });
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-8] the frame of snooker and the leg of darts follow from those won, and the points left from those scored',
    () => {
      everyMatch(83, ({ seed, pace, difference }) => {
        for (const name of ['snooker', 'darts'] as const) {
          const fixture = setFixtureOf(name, seed, difference, pace);
          const match = createMatch(fixture);
          for (const { at, state } of statesOf(match)) {
            const detail = detailNow(match, at);
            if (state.status !== 2) {
              expect(detail).toBeNull();
              continue;
            }
            const [home, away] = state.periodScores.at(-1) ?? [0, 0];
            expect(state.period).toBe(state.score[0] + state.score[1] + 1);
            expect(state.period).toBeLessThanOrEqual(11);
            expect(detail).toEqual(name === 'snooker' ? ['frames', 11] : ['legs', 11, 501 - home, 501 - away]);
            if (name === 'darts') expect(501 - home > 0 && 501 - away > 0).toBe(true);
          }
        }
      });
    },
    TEST_TIMEOUT_MS,
  );
});
