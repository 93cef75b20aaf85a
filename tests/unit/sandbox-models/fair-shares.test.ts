/** A market's fair shares are what its selections really bring: the basis of cash-out offers [CSO-3]. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { legFactor } from 'touchline/core/coupon/rules/settlement/leg-factor';
import type { MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { resultOf } from '../../../adapters/sandbox/operator/book/bet-results.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT } from './fixtures.ts';

/** A price in thousandths that is not the market's: shares do not depend on it. */
const STRUCK = 4_000;
const MATCHES = 800;
/** About four standard errors of the mean factor of one selection. */
const FAR = 0.3;
const TENNIS: MatchFormat = { model: 'tennis', periods: 3, periodS: 0, breakS: 120, pointsToWin: 6, pointS: 40 };

/** For each selection that most matches offer, how far its mean factor is from its expectation. */
function deviations(format: MatchFormat, afterS: number): ReadonlyMap<string, number> {
  const tallies = new Map<string, { count: number; off: number }>();
  for (let seed = 1; seed <= MATCHES; seed += 1) {
    const [home, away] = [1460 + ((seed * 37) % 180), 1450 + ((seed * 53) % 160)];
    const match = createMatch(fixtureOf(format, { seed, home, away }));
    for (const market of match.price(STARTS_AT + afterS * 1000, 'all')) {
      const status = match.settle(market, LONG_AFTER);
      if (status === null || market.fair === undefined) throw new Error(`no result or no shares: ${market.kind}`);
      const { n, d } = legFactor(STRUCK, resultOf(status));
      const name = `${market.kind}:${market.type}`;
      const tally = tallies.get(name) ?? { count: 0, off: 0 };
      tally.count += 1;
      tally.off += Number(n) / Number(d) - ((market.fair.won * STRUCK) / 1000 + market.fair.back);
      tallies.set(name, tally);
    }
  }
  return new Map(
    [...tallies].filter(([, { count }]) => count >= MATCHES / 2).map(([name, { count, off }]) => [name, off / count]),
  );
}

describe('fair shares', () => {
  it.each([
    ['football before the start', FORMATS.football, -1],
    ['football in play', FORMATS.football, 2_000],
    ['tennis before the start', TENNIS, -1],
    ['basketball before the start', FORMATS.basketball, -1],
    ['hockey before the start', FORMATS.hockey, -1],
  ] as const)('[CSO-3] are the mean factors of every selection: %s', (_name, format, afterS) => {
    const found = deviations(format, afterS);
    expect(found.size).toBeGreaterThan(5);
    expect([...found].filter(([, off]) => Math.abs(off) > FAR)).toEqual([]);
  });

  it('[CSO-3] count a push as returned: draw no bet', () => {
    const match = createMatch(fixtureOf(FORMATS.football, { seed: 1 }));
    const sides = match.price(STARTS_AT - 1000, 'all').filter(({ kind }) => kind === KIND.drawNoBet);
    const draw = match.price(STARTS_AT - 1000, 'all').find(({ kind, type }) => kind === KIND.result && type === 2);
    expect(sides).toHaveLength(2);
    for (const { fair } of sides) expect(fair?.back).toBeCloseTo(draw?.fair?.won ?? 0, 9);
    expect(sides.reduce((sum, { fair }) => sum + (fair?.won ?? 0), sides[0]?.fair?.back ?? 0)).toBeCloseTo(1, 9);
  });

  it('[CSO-3] name the half results of quarter lines, as often as they happen, and no others', () => {
    let [expected, seen] = [0, 0];
    for (let seed = 1; seed <= MATCHES / 2; seed += 1) {
      const match = createMatch(fixtureOf(FORMATS.football, { seed, home: 1460 + ((seed * 37) % 180), away: 1500 }));
      for (const market of match.price(STARTS_AT - 1000, 'all')) {
        const { halfWon = 0, halfLost = 0 } = market.fair ?? {};
        const status = match.settle(market, LONG_AFTER);
        if (halfWon === 0) expect(status).not.toBe(4);
        if (halfLost === 0) expect(status).not.toBe(5);
        expected += halfWon + halfLost;
        if (status === 4 || status === 5) seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect(Math.abs(seen / expected - 1)).toBeLessThan(0.1);
  });
});
