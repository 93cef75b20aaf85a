import { describe, expect, it } from 'vitest';
import { legFacts } from 'touchline/core/coupon/rules/leg-facts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { couponDecider } from 'touchline/core/coupon/decider';
import { couponWorld } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { viewCoupon } from '../../models/view-coupon.ts';

const leg = {
  marketId: 1,
  gameId: 77,
  sportId: 1,
  champ: 'League',
  home: 'Home',
  away: 'Away',
  kind: KIND.result as number,
  type: 1,
  param: 0,
  label: null,
  isLive: false,
  startsAt: 5,
};

describe('the facts of a leg', () => {
  it('[CPN-144] statistics are found under the game’s number, and a long-term bet has none', () => {
    expect(legFacts(leg).statisticId).toBe(77);
    expect(legFacts({ ...leg, away: '', kind: KIND.outright }).statisticId).toBeNull();
  });

  it.each([4, 10, 16, 21, 30])('[CPN-144] a match of sport %i between two single players is a duel', (sportId) => {
    expect(legFacts({ ...leg, sportId }).playersDuel).toEqual(['Home', 'Away']);
    expect(legFacts({ ...leg, sportId, home: 'A. One / B. Two' }).playersDuel).toBeNull();
    expect(legFacts({ ...leg, sportId, away: '' }).playersDuel).toBeNull();
  });

  it('[CPN-144] teams are no duel of players', () =>
    expect([1, 2, 3, 8, 40, 66].map((sportId) => legFacts({ ...leg, sportId }).playersDuel)).toEqual(
      Array.from({ length: 6 }, () => null),
    ));

  it('[CPN-144] odds of a same-game combo are special, and no others', () =>
    expect(Object.values(KIND).filter((kind) => legFacts({ ...leg, kind }).isSpecialCoef)).toEqual([KIND.sameGame]));

  it('[CPN-144] are in the coupon’s views', () => {
    const facts = couponWorld().facts();
    const added = couponDecider.decide(
      { type: 'coupon/addLeg', payload: { marketId: 10 } },
      couponDecider.initial,
      facts,
      STAMP,
    );
    if (!added.ok) throw new Error(added.error.code);
    const { legs } = viewCoupon(added.value.reduce(couponDecider.evolve, couponDecider.initial), facts, 0);
    expect(legs[0]).toMatchObject({ playersDuel: null, isSpecialCoef: false, statisticId: legs[0]?.gameId });
  });
});
