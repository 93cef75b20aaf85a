/** Boosted prices in the running line. */
import { afterAll, describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { boostKey, boostOf, settledBy } from '../../../adapters/sandbox/operator/line/boosts.ts';
import type { OfferedBoost } from '../../../adapters/sandbox/operator/line/boosts.ts';
import { BOOST_RULES } from '../../../adapters/sandbox/operator/line/boost-rules.ts';
import { marketId, readMarketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { FORMATS, fixtureOf, LONG_AFTER } from '../sandbox-models/fixtures.ts';
import { createFeedClient } from './feed-client.ts';
import { givenLine, HOUR_MS } from './given.ts';

/** One line for all tests that change nothing: pricing it takes longer than they do. */
const { line, clock } = givenLine();
const boost = ((): OfferedBoost => {
  const [first] = line.boosts();
  if (first === undefined) throw new Error('the line has no boost');
  return first;
})();
afterAll(() => line.stop());

describe('a boosted price', () => {
  it('[BST-1] is a market of its game that names its selection, above the ordinary price', () => {
    const ordinary = line.market(boost.ordinaryId);
    const { key } = readMarketId(boost.ordinaryId) ?? { key: { kind: 0, type: 0, param: 0 } };
    expect(line.market(boost.marketId)).toMatchObject({
      price: boost.price,
      label: `${key.kind}.${key.type}.${key.param}`,
      suspended: false,
      finished: false,
      maxBoostedStake: boost.maxStake,
    });
    expect(line.market(boost.marketId)).not.toHaveProperty('fair');
    expect(boost.price).toBeGreaterThan(ordinary?.price ?? Infinity);
    expect(boost.price % 10).toBe(0);
    expect(boost.endsAt).toBeGreaterThan(clock.now());
  });

  it('[BST-1] has no market but that of the game’s own boost', () => {
    const own = readMarketId(boost.marketId)?.key;
    for (const type of [1, 2, 3, 4, 9])
      for (const param of [0, 10])
        if (type !== own?.type || param !== own.param)
          expect(line.market(marketId(boost.gameId, { kind: KIND.boost, type, param }))).toBeNull();
  });

  it('[BST-1] is on the feed where a stream names it, and leaves the line at the start of its game', () => {
    const later = givenLine({ at: boost.endsAt - 10_000, warmMs: 5_000 });
    const client = createFeedClient();
    later.line.subscribe([`market:${boost.marketId}`], 'en', client.send);
    later.clock.advance(2_000);
    expect(client.markets.get(boost.marketId)).toMatchObject({ price: boost.price, state: 0 });
    later.clock.advance(5_000);
    expect(client.markets.has(boost.marketId)).toBe(false);
    expect(later.line.market(boost.marketId)).toBeNull();
    expect(later.line.boosts().map(({ marketId: id }) => id)).not.toContain(boost.marketId);
    later.line.stop();
  });

  it('[BST-1] settles as its selection', () => {
    const after = boost.endsAt + 4 * HOUR_MS;
    const settled = line.settle(boost.ordinaryId, after);
    expect(settled).not.toBeNull();
    expect(line.settle(boost.marketId, after)).toBe(settled);
    for (let seed = 1; seed <= 20; seed += 1) {
      const match = createMatch(fixtureOf(FORMATS.football, { seed }));
      for (const { selection } of BOOST_RULES) {
        const key = boostKey(selection);
        if (key === null) throw new Error('the rule has a selection that can have no boost');
        expect(settledBy(key)).toEqual(selection);
        expect(match.settle(settledBy(key), LONG_AFTER)).toBe(match.settle(selection, LONG_AFTER));
      }
    }
    const other = { kind: KIND.correctScore, type: 21, param: 0 };
    expect(boostKey(other)).toBeNull();
    expect(settledBy(other)).toEqual(other);
  });

  it('[BST-2] is the same for the same fixture, and follows the rules of the operator', () => {
    const fixtures = Array.from({ length: 60 }, (_, at) => ({
      ...fixtureOf(FORMATS.football, { seed: at + 1 }),
      top: true,
    }));
    const boosts = fixtures.map(boostOf);
    expect(fixtures.map((fixture) => boostOf({ ...fixture }))).toEqual(boosts);
    const drawn = boosts.filter((each) => each !== null);
    expect(drawn.length).toBeGreaterThan(8);
    expect(drawn.length).toBeLessThan(40);
    for (const { selection, maxStake } of drawn)
      expect(BOOST_RULES.some((rule) => rule.maxStake === maxStake && rule.selection === selection)).toBe(true);
    expect(fixtures.map((fixture) => boostOf({ ...fixture, top: false })).every((each) => each === null)).toBe(true);
  });
});
