/**
 * The position of the play [MVW-10], compared with the score of the match at every change: yard lines, bases, overs,
 * balls of the table and darts of the stand-in operator's models.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOnTable } from 'touchline/core/match-view/rules/situation';
import { happeningsOf } from '../../adapters/sandbox/operator/media/happenings.ts';
import { dartsThrown, worthOf } from '../../adapters/sandbox/operator/media/situations/darts-thrown.ts';
import { situationNow, type Situation } from '../../adapters/sandbox/operator/media/situations/situation.ts';
import { ballsBowled } from '../../adapters/sandbox/operator/models/innings/cricket-play.ts';
import { basesOf } from '../../adapters/sandbox/operator/models/innings/baseball-bases.ts';
import { createMatch, type Match } from '../../adapters/sandbox/operator/models/match.ts';
import { drivesOf } from '../../adapters/sandbox/operator/models/points/play.ts';
import { pointsSpecFor } from '../../adapters/sandbox/operator/models/points/spec.ts';
import { createRandom } from '../../adapters/sandbox/operator/models/seeded.ts';
import { visitsAt } from '../../adapters/sandbox/operator/models/sets/darts-leg.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { fixtureOf, FORMATS, statesOf } from '../unit/sandbox-models/fixtures.ts';
import { fixtureOf as setFixtureOf } from '../unit/sandbox-models-sets/fixtures.ts';

const MATCHES = IS_DEEP ? 1_000 : 25;

interface Drawn {
  readonly seed: number;
  readonly pace: number;
  readonly difference: number;
}

function everyMatch(seed: number, holds: (drawn: Drawn) => void): void {
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

type Of<K extends Situation[0]> = Extract<Situation, readonly [K, ...unknown[]]>;

/**
 * The situations at the given times in which the match is played; fails where one is missing, or is there in a break.
 */
function situationsOf(match: Match, times: readonly number[]): readonly { at: number; situation: Situation }[] {
  return times.flatMap((at) => {
    const situation = situationNow(match, at);
    expect({ at, isThere: situation !== null }).toEqual({ at, isThere: match.stateAt(at).status === 2 });
    return situation === null ? [] : [{ at, situation }];
  });
}

const isKind =
  <K extends Situation[0]>(kind: K) =>
  (situation: Situation): situation is Of<K> =>
    situation[0] === kind;

describe('where the play stands', () => {
  it(
    '[MVW-10] a drive never goes back, gains ten yards for a first down or has a penalty, and scores from where it is',
    () => {
      let penalties = 0;
      let firstDowns = 0;
      everyMatch(101, ({ seed, pace, difference }) => {
        const fixture = fixtureOf(FORMATS['american-football'], { seed, pace, home: 1500 + difference });
        const match = createMatch(fixture);
        const { drives, downs } = drivesOf(pointsSpecFor('american-football', fixture.format), fixture);
        for (const [at, { side, ball, line, toGo, down, isMade }] of downs.entries()) {
          expect(ball >= 1 && ball < line && line <= 100).toBe(true);
          expect(toGo).toBe(line - ball);
          const before = downs[at - 1];
          if (before === undefined || (down === 1 && !isMade)) expect(line).toBe(Math.min(100, ball + 10));
          else {
            expect(before.side).toBe(side);
            expect(ball).toBeGreaterThanOrEqual(before.ball);
            if (!isMade) expect(line).toBe(before.line);
            else {
              firstDowns += 1;
              expect(line).toBe(Math.min(100, ball + 10));
              if (ball < before.line) penalties += 1;
            }
          }
        }
        for (const { points, fromS, toS, side } of drives.filter((each) => each.points === 3)) {
          const last = downs.findLast(({ atS, side: has }) => fromS <= atS && atS < toS && has === side);
          if (toS > fromS) expect({ points, isNear: (last?.ball ?? 0) >= 55 }).toEqual({ points, isNear: true });
        }
        const list = situationsOf(
          match,
          statesOf(match).map(({ at }) => at),
        );
        for (const { at, situation } of list) {
          const down = downs.findLast((each) => each.at <= at);
          expect(situation).toEqual(['yards', down?.side, down?.ball, down?.line]);
        }
      });
      expect(firstDowns).toBeGreaterThan(100);
      expect(penalties / firstDowns).toBeLessThan(0.1);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-10] in baseball nobody scores who was not on base or at bat, and a half-inning that is played out has three outs',
    () => {
      everyMatch(102, ({ seed, pace, difference }) => {
        const fixture = fixtureOf(FORMATS.baseball, { seed, pace, home: 1500 + difference });
        const match = createMatch(fixture);
        const atBat = basesOf(fixture);
        const runners = (bases: readonly boolean[]): number => bases.filter(Boolean).length;
        const states = statesOf(match);
        for (const [at, { state, at: time }] of states.entries()) {
          const before = states[at - 1]?.state;
          if (before === undefined || state.status !== 2) continue;
          const runs = state.score[0] + state.score[1] - before.score[0] - before.score[1];
          const was = atBat.findLast((each) => each.at < time);
          const is = atBat.findLast((each) => each.at <= time);
          expect(is?.side).toBe(state.serving);
          const isOnePlay = atBat.filter((each) => each.at === time).length === 1;
          if (runs === 0 || !isOnePlay || was === undefined || is === undefined) continue;
          // Runners and the batter score or stay on base; more than four runs need batters in between.
          expect(runners(was.bases) + 1).toBeGreaterThanOrEqual(Math.min(4, runs));
          expect(runners(is.bases)).toBe(Math.max(0, runners(was.bases) + 1 - runs));
        }
        for (const [at, { outs, inning, side }] of atBat.entries()) {
          const next = atBat[at + 1];
          expect([0, 1, 2]).toContain(outs);
          if (next === undefined) continue;
          if (next.inning === inning && next.side === side) expect([outs, outs + 1]).toContain(next.outs);
          else {
            expect(outs).toBe(2);
            expect(next.outs).toBe(0);
            expect(runners(next.bases)).toBe(0);
          }
        }
        const times = [...states.map(({ at }) => at), ...atBat.map(({ at }) => at)];
        for (const { at, situation } of situationsOf(match, times)) {
          const is = atBat.findLast((each) => each.at <= at);
          expect(situation).toEqual(['bases', is?.side, ...(is?.bases ?? []).map(Number), is?.outs]);
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-10] both batters of cricket have runs of the innings, who is on strike changes with odd runs and overs, and a wicket brings the next',
    () => {
      everyMatch(103, ({ seed, pace, difference }) => {
        const fixture = fixtureOf(FORMATS.cricket, { seed, pace, home: 1500 + difference });
        const match = createMatch(fixture);
        const balls = ballsBowled(fixture);
        for (const period of [1, 2]) {
          const innings = balls.filter((ball) => ball.period === period);
          let before: Of<'over'> = ['over', innings[0]?.side ?? 1, 1, 1, 0, 2, 0, ''];
          const known = new Map([
            [1, 0],
            [2, 0],
          ]);
          for (const ball of innings) {
            const situation = situationNow(match, ball.at);
            if (situation === null || !isKind('over')(situation)) throw new Error('no over');
            const [, side, end, striker, runs, partner, partnerRuns, over] = situation;
            const [, , , wasStriker, , wasPartner] = before;
            known.set(wasStriker, (known.get(wasStriker) ?? 0) + ball.runs);
            const next = Math.max(...known.keys()) + 1;
            const comesIn = ball.isWicket && next <= 11;
            if (comesIn) known.set(next, 0);
            const stays = comesIn ? next : wasStriker;
            const isCrossed = (ball.runs % 2 === 1) !== (ball.number % 6 === 0);
            expect(striker).toBe(isCrossed ? wasPartner : stays);
            expect(partner).toBe(isCrossed ? stays : wasPartner);
            expect(runs).toBe(known.get(striker));
            expect(partnerRuns).toBe(known.get(partner));
            expect(side).toBe(ball.side);
            expect(end).toBe(1 + (Math.floor(ball.number / 6) % 2));
            expect(over).toHaveLength(ball.number % 6);
            if (over !== '') expect(over.at(-1)).toBe(ball.isWicket ? 'W' : ball.runs === 0 ? '.' : String(ball.runs));
            before = situation;
          }
          const total = [...known.values()].reduce((sum, each) => sum + each, 0);
          expect(total).toBe(innings.reduce((sum, { runs }) => sum + runs, 0));
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-10] the balls of a frame only become fewer, are worth no more than was scored, and leave the black',
    () => {
      everyMatch(104, ({ seed, pace, difference }) => {
        const match = createMatch(setFixtureOf('snooker', seed, difference, pace));
        let before = { period: 0, reds: 15, colours: 6 };
        for (const { at, situation } of situationsOf(
          match,
          statesOf(match).map(({ at: time }) => time),
        )) {
          if (!isKind('balls')(situation)) throw new Error('no table');
          const [, reds, colours, side, points] = situation;
          const { period, periodScores } = match.stateAt(at);
          const scored = (periodScores.at(-1) ?? [0, 0]).reduce((sum, each) => sum + each, 0);
          expect(reds >= 0 && colours >= 1 && (reds === 0 || colours === 6)).toBe(true);
          // Each red counts for itself, and all but one for a colour of two points at least.
          const potted = 15 - reds;
          const least =
            potted + 2 * Math.max(0, potted - happeningsIn(match, at, period)) + (27 - pointsOnTable(0, colours));
          expect(least).toBeLessThanOrEqual(scored);
          if (scored === 0)
            expect({ reds, colours, side, points }).toEqual({ reds: 15, colours: 6, side: 0, points: 0 });
          else expect(potted).toBeGreaterThan(0);
          if (before.period === period) expect(reds <= before.reds && colours <= before.colours).toBe(true);
          before = { period, reds, colours };
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-10] the darts of every visit are worth it, and a checkout ends with a double',
    () => {
      const skill = 0.6;
      for (let before = 2; before <= 501; before += 1)
        for (const { left: after, chance } of visitsAt(before, skill)) {
          if (chance === 0) continue;
          const darts = dartsThrown(before, after, createRandom(before, after));
          expect(darts.length === 3 || (after === 0 && darts.length > 0)).toBe(true);
          expect(darts.reduce((sum, dart) => sum + worthOf(dart), 0)).toBe(before - after);
          if (after === 0) expect(Math.floor((darts.at(-1) ?? 0) / 100)).toBe(2);
        }
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[MVW-10] in darts the thrower is the one of the score, darts become fewer during a visit, and the visit before is the last one of the leg',
    () => {
      everyMatch(105, ({ seed, pace, difference }) => {
        const match = createMatch(setFixtureOf('darts', seed, difference, pace));
        const states = statesOf(match);
        const lasting = new Set<number>();
        for (const [index, { at, state }] of states.entries()) {
          if (state.status !== 2) continue;
          const next = states[index + 1]?.at ?? at;
          const lefts = [0, 0.45, 0.9].map((share) => situationNow(match, at + Math.floor(share * (next - at - 1))));
          const counts = lefts.map((each) => (each === null || !isKind('visit')(each) ? 0 : each[2]));
          expect(counts).toEqual(counts.toSorted((a, b) => b - a));
          for (const each of counts) lasting.add(each);
          const [now] = lefts;
          if (now === null || now === undefined || !isKind('visit')(now)) throw new Error('no visit');
          const [, side, , lastSide, darts] = now;
          expect(side).toBe(state.serving);
          const before = states
            .slice(0, index + 1)
            .findLast((each) => each.state.serving !== side || each.state.period !== state.period);
          if (before === undefined || before.state.period !== state.period || before.state.status !== 2)
            expect({ lastSide, darts }).toEqual({ lastSide: 0, darts: [] });
          else {
            expect(lastSide).toBe(side === 1 ? 2 : 1);
            const which = lastSide === 1 ? 0 : 1;
            const scored = (state.periodScores.at(-1)?.[which] ?? 0) - (before.state.periodScores.at(-1)?.[which] ?? 0);
            expect(darts.reduce((sum, dart) => sum + worthOf(dart), 0)).toBe(scored);
          }
        }
        expect([...lasting].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      });
    },
    TEST_TIMEOUT_MS,
  );
});

/** The breaks of the frame so far: each may end with a red. */
function happeningsIn(match: Match, now: number, period: number): number {
  return happeningsOf(match).filter((each) => each.kind === 'point' && each.period === period && each.at <= now).length;
}
