/** Prices: margins, agreement with the simulation, order by rating, and settlement of every key. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MarketKey, MatchState } from '../../../adapters/sandbox/operator/line/types.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { marginOf } from '../../../adapters/sandbox/operator/models/margin.ts';
import { fairBooks } from '../../../adapters/sandbox/operator/models/sets/price.ts';
import { setRules } from '../../../adapters/sandbox/operator/models/sets/set-rules.ts';
import { eloChance } from '../../../adapters/sandbox/operator/models/sets/strength.ts';
import type { SetTimeline } from '../../../adapters/sandbox/operator/models/sets/timeline.ts';
import { OVERROUND_TOLERANCE } from '../../arbitraries/overround.ts';
import { FORMAT_NAMES, fixtureOf, START_AT } from './fixtures.ts';

const endOf = (timeline: SetTimeline) => timeline.at.at(-1) ?? 0;

/** Home's probability of winning an unfinished match. */
const homeWinChance = (fixture: Fixture, state: MatchState): number =>
  fairBooks(fixture, state, 'main').find(({ kind }) => kind === KIND.winner)?.fair[0] ?? NaN;

/** Moments spread over a match, the first before the start. */
function moments(timeline: SetTimeline, count: number): number[] {
  const end = endOf(timeline);
  return [START_AT - 1, ...Array.from({ length: count }, (_, index) => START_AT + ((end - START_AT) * index) / count)];
}

function statesOf(fixture: Fixture, count: number): { timeline: SetTimeline; states: MatchState[] } {
  const timeline = setRules.play(fixture);
  return { timeline, states: moments(timeline, count).map((now) => setRules.stateAt(fixture, timeline, now)) };
}

describe.each(FORMAT_NAMES)('%s', (name) => {
  it('has the rating’s probability before the start', () => {
    for (const difference of [-240, -100, 0, 40, 200]) {
      const fixture = fixtureOf(name, 1, difference);
      const state = setRules.stateAt(fixture, setRules.play(fixture), START_AT - 1);
      expect(homeWinChance(fixture, state)).toBeCloseTo(eloChance(difference), 2);
    }
  });

  it('increases with the rating of the home side', () => {
    let before = Infinity;
    const timeline = setRules.play(fixtureOf(name, 4, 0));
    for (let difference = -200; difference <= 200; difference += 40) {
      const fixture = fixtureOf(name, 4, difference);
      const price = setRules
        .price(fixture, setRules.stateAt(fixture, timeline, START_AT + 200_000), 'main')
        .find(({ kind, type }) => kind === KIND.winner && type === 1);
      expect(price?.price).toBeLessThan(before);
      before = price?.price ?? 0;
    }
  });

  it('has at least four kinds, fair books that sum to one, and one margin per market', () => {
    const fixture = fixtureOf(name, 11);
    const { states } = statesOf(fixture, 60);
    const first = states[0];
    if (first === undefined) throw new Error('no state');
    const kinds = new Set(setRules.price(fixture, first, 'all').map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThanOrEqual(name === 'esportsOne' ? 4 : 5);
    for (const state of states) {
      const markets = setRules.price(fixture, state, 'all');
      expect(new Set(markets.map((market) => marketId(fixture.id, market))).size).toBe(markets.length);
      for (const market of markets) {
        expect(readMarketId(marketId(fixture.id, market))?.key).toEqual({
          kind: market.kind,
          type: market.type,
          param: market.param,
        });
        expect(market.price).toBeGreaterThan(1000);
        expect(market.suspended).toBe(state.suspended !== null);
      }
      for (const { kind, keys, fair } of fairBooks(fixture, state, 'all')) {
        expect(fair.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        const prices = keys.flatMap(([type, param]) =>
          markets.filter((one) => one.kind === kind && one.type === type && one.param === param),
        );
        if (prices.length === 0) continue;
        const book = prices.reduce((sum, { price }) => sum + 1000 / price, 0);
        expect(Math.abs(book - 1 - marginOf(kind, fixture.format.model))).toBeLessThanOrEqual(OVERROUND_TOLERANCE);
      }
    }
  });

  it('includes the main markets in all markets, and prices nothing after the end', () => {
    const fixture = fixtureOf(name, 12);
    const { timeline, states } = statesOf(fixture, 20);
    for (const state of states) {
      const all = new Set(setRules.price(fixture, state, 'all').map((market) => JSON.stringify(market)));
      const main = setRules.price(fixture, state, 'main');
      expect(main.length).toBeLessThanOrEqual(6);
      for (const market of main) expect(all.has(JSON.stringify(market))).toBe(true);
    }
    const end = setRules.stateAt(fixture, timeline, endOf(timeline));
    expect(setRules.price(fixture, end, 'all')).toEqual([]);
  });

  it('settles every key that was priced: open while priced, settled by the end, never changed', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const fixture = fixtureOf(name, seed * 101, 0);
      const timeline = setRules.play(fixture);
      const keys = new Map<number, MarketKey>();
      const times = moments(timeline, 40);
      for (const now of times) {
        for (const market of setRules.price(fixture, setRules.stateAt(fixture, timeline, now), 'all')) {
          expect(setRules.settle(fixture, timeline, market, now)).toBeNull();
          keys.set(marketId(fixture.id, market), { kind: market.kind, type: market.type, param: market.param });
        }
      }
      for (const key of keys.values()) {
        const final = setRules.settle(fixture, timeline, key, endOf(timeline));
        expect([0, 1, 2]).toContain(final);
        let seen: number | null = null;
        for (const now of [...times, endOf(timeline)]) {
          const status = setRules.settle(fixture, timeline, key, now);
          if (seen !== null) expect(status).toBe(seen);
          seen = status;
        }
        expect(seen).toBe(final);
      }
    }
  });

  it('agrees with the simulation within three standard errors', { timeout: 60_000 }, () => {
    const rounds = 1500;
    const fixture = fixtureOf(name, 0, 80);
    const before = setRules.stateAt(fixture, setRules.play(fixture), START_AT - 1);
    const books = fairBooks(fixture, before, 'all');
    const hits = books.map(({ keys }) => keys.map(() => 0));
    const counted = books.map(() => 0);
    for (let seed = 0; seed < rounds; seed += 1) {
      const one = fixtureOf(name, seed * 7919 + 13, 80);
      const timeline = setRules.play(one);
      books.forEach(({ kind, keys }, book) => {
        const statuses = keys.map(([type, param]) =>
          setRules.settle(one, timeline, { kind, type, param }, endOf(timeline)),
        );
        if (statuses.includes(2)) return;
        counted[book] = (counted[book] ?? 0) + 1;
        statuses.forEach((status, index) => {
          const row = hits[book];
          if (status === 1 && row !== undefined) row[index] = (row[index] ?? 0) + 1;
        });
      });
    }
    let worst = 0;
    let far = 0;
    let all = 0;
    books.forEach(({ kind, fair }, book) => {
      const chance = fair[0] ?? 0;
      const n = counted[book] ?? 0;
      const error = Math.sqrt((chance * (1 - chance)) / n);
      const z = error === 0 ? 0 : Math.abs((hits[book]?.[0] ?? 0) / n - chance) / error;
      if (kind === KIND.winner) expect(z).toBeLessThan(3);
      worst = Math.max(worst, z);
      all += 1;
      if (z > 2) far += 1;
    });
    // With many books, a few may deviate by more than two standard errors, none by more than four.
    expect(worst).toBeLessThan(4);
    expect(far).toBeLessThanOrEqual(Math.max(2, all / 4));
  });

  it('is calibrated in play: mean prices agree with frequencies', { timeout: 60_000 }, () => {
    let expected = 0;
    let variance = 0;
    let won = 0;
    for (let seed = 0; seed < 1200; seed += 1) {
      const fixture = fixtureOf(name, seed * 31 + 7, (seed % 5) * 40 - 80);
      const timeline = setRules.play(fixture);
      const now = START_AT + 60_000 * (1 + (seed % 13));
      const state = setRules.stateAt(fixture, timeline, now);
      if (state.status === 4) continue;
      const chance = homeWinChance(fixture, state);
      expected += chance;
      variance += chance * (1 - chance);
      won +=
        setRules.settle(fixture, timeline, { kind: KIND.winner, type: 1, param: 0 }, endOf(timeline)) === 1 ? 1 : 0;
    }
    expect(variance).toBeGreaterThan(50);
    expect(Math.abs(won - expected) / Math.sqrt(variance)).toBeLessThan(3);
  });
});

describe('settlement', () => {
  const fixture = fixtureOf('tennis', 21);
  const timeline = setRules.play(fixture);
  const status = (kind: number, type: number, param: number, now = endOf(timeline)) =>
    setRules.settle(fixture, timeline, { kind, type, param }, now);

  it('voids the winner of a set that was not played', () => {
    const straight = Array.from({ length: 20 }, (_, seed) => fixtureOf('tennis', seed)).find(
      (one) => setRules.play(one).sets.length === 2,
    );
    if (straight === undefined) throw new Error('no match in straight sets');
    const played = setRules.play(straight);
    expect(setRules.settle(straight, played, { kind: KIND.setWinner, type: 1, param: 12 }, endOf(played))).toBe(2);
    expect(
      setRules.settle(straight, played, { kind: KIND.setWinner, type: 1, param: 12 }, endOf(played) - 1),
    ).toBeNull();
  });

  it('settles a set when it ends, and a total when it is exceeded', () => {
    const firstEnd = timeline.setEndAt[0] ?? 0;
    expect(status(KIND.setWinner, 1, 4, firstEnd - 1)).toBeNull();
    expect(status(KIND.setWinner, 1, 4, firstEnd)).not.toBeNull();
    const [home, away] = timeline.sets[0] ?? [0, 0];
    expect(status(KIND.pointTotal, 1, (home + away) * 4 - 2, firstEnd - 1)).toBeNull();
    expect(status(KIND.pointTotal, 1, (home + away) * 4 - 2, firstEnd)).toBe(1);
    expect(status(KIND.pointTotal, 2, (home + away) * 4 - 2, firstEnd)).toBe(0);
    expect(status(KIND.setScore, home > away ? 2 : 20, 0, firstEnd)).toBe(0);
  });

  it('settles whole and quarter lines too', () => {
    const games = timeline.sets.flat().reduce((sum, count) => sum + count, 0) * 4;
    expect(status(KIND.pointTotal, 1, games)).toBe(2);
    expect(status(KIND.pointTotal, 1, games - 1)).toBe(4);
    expect(status(KIND.pointTotal, 1, games + 1)).toBe(5);
    expect(status(KIND.pointTotal, 2, games + 1)).toBe(4);
  });

  it('voids what was never offered, at the end', () => {
    expect(status(KIND.result, 1, 0, endOf(timeline) - 1)).toBeNull();
    expect(status(KIND.result, 1, 0)).toBe(2);
    expect(status(KIND.setWinner, 1, 13)).toBe(2);
  });
});
