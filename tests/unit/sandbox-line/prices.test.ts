import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { DRIFT_STEP_MS, driftedAt, isSameDrift, nextDriftAt } from '../../../adapters/sandbox/operator/line/drift.ts';
import { pulseOf } from '../../../adapters/sandbox/operator/line/pulse.ts';
import { endOf } from '../../../adapters/sandbox/operator/line/end-of.ts';
import { liveMoment } from '../../../adapters/sandbox/operator/line/live-moment.ts';
import { everyQuote } from '../../../adapters/sandbox/operator/line/quotes-at.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { DAY_MS, HOUR_MS, ORIGIN, smallScheduleOf } from './given.ts';

const fixtures = smallScheduleOf(3).current(ORIGIN);
const games = fixtures.filter(({ field }) => field === undefined);
const someGame = fc.constantFrom(...games);

describe('prices before the start', () => {
  it('drift slowly, and reach the true ratings at the start', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fixtures), fc.double({ min: 0, max: 1, noNaN: true }), (fixture, part) => {
        const from = fixture.startsAt - 5 * DAY_MS;
        const now = Math.min(fixture.startsAt - 1, Math.floor(from + part * 5 * DAY_MS));
        const sides = (of: Fixture): readonly number[] => (of.field ?? [of.home, of.away]).map(({ rating }) => rating);
        const moved = sides(driftedAt(fixture, now)).map((rating, i) => rating - (sides(fixture)[i] ?? 0));
        const next = sides(driftedAt(fixture, now + DRIFT_STEP_MS)).map(
          (rating, i) => rating - (sides(fixture)[i] ?? 0),
        );
        for (const [i, points] of moved.entries()) {
          expect(Math.abs(points)).toBeLessThanOrEqual(30);
          if (now + DRIFT_STEP_MS < fixture.startsAt) expect(Math.abs((next[i] ?? 0) - points)).toBeLessThanOrEqual(12);
        }
        expect(driftedAt(fixture, now)).toEqual(driftedAt({ ...fixture }, now));
        expect(isSameDrift(driftedAt(fixture, now), driftedAt(fixture, nextDriftAt(fixture, now) - 1))).toBe(true);
      }),
      { seed: 1, numRuns: 300 },
    );
    for (const fixture of games.slice(0, 50)) expect(driftedAt(fixture, fixture.startsAt)).toBe(fixture);
    const moves = games.filter(
      (fixture) =>
        !isSameDrift(
          driftedAt(fixture, fixture.startsAt - DAY_MS),
          driftedAt(fixture, fixture.startsAt - DAY_MS + HOUR_MS),
        ),
    );
    expect(moves.length).toBeGreaterThan(games.length * 0.7);
  });

  it('match their recorded values', () => {
    const recorded = { prices: [], halfTime: [0, 0], fullTime: [1, 0], playedAt: 0, stats: [] } as const;
    for (const fixture of games.slice(0, 20))
      expect(driftedAt({ ...fixture, recorded }, fixture.startsAt - DAY_MS)).toMatchObject({
        home: fixture.home,
        away: fixture.away,
      });
    const [fixture] = games;
    if (fixture !== undefined)
      expect(nextDriftAt({ ...fixture, recorded }, fixture.startsAt - DAY_MS)).toBe(fixture.startsAt);
  });
});

describe('prices in play', () => {
  it('stay constant within a pulse, except when a period or a suspending score changes', () => {
    fc.assert(
      fc.property(
        someGame,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (fixture, part, later) => {
          const match = createMatch(fixture);
          const now = Math.floor(fixture.startsAt + part * (endOf(fixture, match) - fixture.startsAt));
          const moment = liveMoment(fixture, match, now);
          expect(moment.pricedAt).toBeLessThanOrEqual(moment.at);
          expect(moment.at).toBeLessThanOrEqual(now);
          expect(now - moment.pricedAt).toBeLessThan(pulseOf(fixture));
          expect(moment.state).toEqual(match.stateAt(moment.at));
          expect(moment.state.nextChangeAt).toBeGreaterThan(now);
          const then = now + Math.ceil(later * pulseOf(fixture));
          const other = liveMoment(fixture, match, then);
          expect(other.pricedAt).toBeGreaterThanOrEqual(moment.pricedAt);
          const [before, after] = [everyQuote(fixture, match, now).quotes, everyQuote(fixture, match, then).quotes];
          if (other.pricedAt === moment.pricedAt)
            for (const [id, { price }] of after) expect(before.get(id)?.price).toBe(price);
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  it('are suspended together with the match, and exclude decided markets', () => {
    fc.assert(
      fc.property(someGame, fc.double({ min: 0, max: 1, noNaN: true }), (fixture, part) => {
        const match = createMatch(fixture);
        const now = Math.floor(fixture.startsAt + part * (endOf(fixture, match) - fixture.startsAt));
        const { quotes, state } = everyQuote(fixture, match, now);
        expect(state.suspended).toBe(match.stateAt(now).suspended);
        for (const quote of quotes.values()) {
          expect(quote.state).toBe(state.suspended === null ? 0 : 1);
          expect(match.settle(quote, now)).toBeNull();
        }
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  it('end with the game', () => {
    for (const fixture of games.slice(0, 60)) {
      const match = createMatch(fixture);
      const end = endOf(fixture, match);
      expect(match.stateAt(end - 1).status).not.toBe(4);
      expect(match.stateAt(end).status).toBe(4);
      expect(everyQuote(fixture, match, end).quotes.size).toBe(0);
    }
  });
});

describe('a market id', () => {
  it('contains its game and key', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 28 - 1 }),
        fc.oneof(
          fc.record({ kind: fc.integer({ min: 1, max: 31 }), type: fc.integer({ min: 0, max: 127 }) }),
          fc.record({ kind: fc.integer({ min: 32, max: 63 }), type: fc.integer({ min: 0, max: 3 }) }),
        ),
        fc.integer({ min: -4096, max: 4095 }),
        (gameId, { kind, type }, param) => {
          const id = marketId(gameId, { kind, type, param });
          expect(Number.isSafeInteger(id)).toBe(true);
          expect(readMarketId(id)).toEqual({ gameId, key: { kind, type, param } });
        },
      ),
      { seed: 1, numRuns: 300 },
    );
    expect(() => marketId(2 ** 28, { kind: 1, type: 1, param: 0 })).toThrow(RangeError);
    for (const [kind, type] of [
      [0, 1],
      [1, 128],
      [32, 4],
      [64, 1],
    ] as const)
      expect(() => marketId(1, { kind, type, param: 0 })).toThrow(RangeError);
    expect(() => marketId(1, { kind: 1, type: 1, param: 4096 })).toThrow(RangeError);
  });
});
