import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { fixtureOf, STARTS_AT } from './fixtures.ts';

const field = Array.from({ length: 20 }, (_, index) => ({
  id: index + 1,
  name: `Club ${index + 1}`,
  rating: 1700 - 15 * index,
}));
const outright = (seed: number): Fixture => ({
  ...fixtureOf({ model: 'outright', periods: 0, periodS: 0, breakS: 0 }, { seed }),
  field,
});

describe('an outright', () => {
  it('prices its competitors by rating, with names, until it is decided', () => {
    const match = createMatch(outright(3));
    const markets = match.price(STARTS_AT - 1, 'all');
    expect(markets).toHaveLength(20);
    expect(markets[4]).toMatchObject({ kind: KIND.outright, type: 5, param: 0, label: 'Club 5', suspended: false });
    expect(markets.map((market) => market.price)).toEqual(
      markets.map((market) => market.price).toSorted((a, b) => a - b),
    );
    expect(markets.reduce((sum, market) => sum + 1000 / market.price, 0)).toBeCloseTo(1.15, 2);
    expect(match.price(STARTS_AT - 1, 'main').map((market) => market.type)).toEqual([1, 2, 3]);
    expect(match.price(STARTS_AT, 'all')).toEqual([]);
    expect(match.stateAt(STARTS_AT)).toMatchObject({ status: 4, nextChangeAt: Infinity });
  });

  it('has one winner, as often as the ratings imply', () => {
    let favourite = 0;
    for (let seed = 1; seed <= 1000; seed += 1) {
      const match = createMatch(outright(seed));
      const statuses = field.map((_, index) =>
        match.settle({ kind: KIND.outright, type: index + 1, param: 0 }, STARTS_AT),
      );
      expect(statuses.filter((status) => status === 1)).toHaveLength(1);
      expect(match.settle({ kind: KIND.outright, type: 1, param: 0 }, STARTS_AT - 1)).toBeNull();
      if (statuses[0] === 1) favourite += 1;
    }
    const fair = 1 / field.reduce((sum, { rating }) => sum + Math.pow(10, (rating - 1700) / 220), 0);
    expect(Math.abs(favourite - 1000 * fair)).toBeLessThan(3 * Math.sqrt(1000 * fair * (1 - fair)));
  });
});
