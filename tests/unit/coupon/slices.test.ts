/** Slices change with their own content only. */
import { describe, expect, it } from 'vitest';
import type { Core } from 'touchline/app/facade';
import { couponDecider } from 'touchline/core/coupon/decider';
import { readCoupon, slipSlice, stakeSlice } from 'touchline/core/coupon/view-slices';
import { couponWorld } from '../../arbitraries/coupon-world.ts';
import { STAMP, stateAfter } from '../../models/given.ts';
import { createWorld, fill, market } from '../../models/world.ts';
import { drafted } from './given.ts';

const slices = ({ coupon }: Core) => ({
  slip: coupon.slip.get(),
  stake: coupon.stake.get(),
  offers: coupon.offers.get(),
  placing: coupon.placing.get(),
});

/** The names of the parts that are not identical. */
const changed = (before: object, after: object): readonly string[] => {
  const parts = new Map(Object.entries(before));
  return Object.entries(after).flatMap(([name, part]) => (part === parts.get(name) ? [] : [name]));
};

describe('[CPN-30] a price of one leg', () => {
  it('changes that leg and the figures; the other legs, the offers and the placing stay identical', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1), market(2), market(3)]);
    core.dispatch({ type: 'coupon/chooseType', payload: { betType: 'system' } });
    await world.clock.run(2_000);
    const before = slices(core);
    world.move(market(2), { price: 2_500 });
    await world.clock.run(100);
    const after = slices(core);

    expect(after.slip.legs[1]).toEqual({ ...before.slip.legs[1], price: 2_500 });
    expect(after.slip.legs.map((leg, at) => leg === before.slip.legs[at])).toEqual([true, false, true]);
    expect(changed(before.slip, after.slip)).toEqual(['legs']);
    expect(changed(before.stake, after.stake)).toEqual([
      'totalOdds',
      'maxWin',
      'lossTable',
      'winsIfLost',
      'systemOptions',
    ]);
    expect(after.offers).toBe(before.offers);
    expect(after.placing).toBe(before.placing);
  });
});

describe('[CPN-30] a slice', () => {
  it('keeps the legs that stay when another is removed', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1), market(2), market(3)]);
    await world.clock.run(2_000);
    const [, second, third] = core.coupon.slip.get().legs;
    core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: market(1) } });
    const { legs } = core.coupon.slip.get();
    expect(legs).toHaveLength(2);
    expect(legs[0]).toBe(second);
    expect(legs[1]).toBe(third);
  });

  it('stays identical when another slice changes', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    const before = slices(core);
    core.dispatch({ type: 'coupon/typeStake', payload: { text: '12' } });
    const after = slices(core);
    expect(after.stake.stake).toBe(1_200);
    expect(after.slip).toBe(before.slip);
    expect(after.offers).toBe(before.offers);
    expect(after.placing).toBe(before.placing);
  });

  it('emits nothing while its content stays equal', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    const emitted: string[] = [];
    const { slip, stake, offers, placing } = core.coupon;
    slip.value$.subscribe(() => emitted.push('slip'));
    stake.value$.subscribe(() => emitted.push('stake'));
    offers.value$.subscribe(() => emitted.push('offers'));
    placing.value$.subscribe(() => emitted.push('placing'));
    emitted.length = 0;
    world.move(market(1), { price: 2_500 });
    await world.clock.run(100);
    expect([...new Set(emitted)].toSorted()).toEqual(['slip', 'stake']);
  });

  it('shows the prices of its reading, however late it is computed', () => {
    const world = couponWorld();
    const reading = readCoupon(stateAfter(couponDecider, drafted([10])), world.facts(), STAMP.at);
    world.move(10, 2_500, 'suspended');
    expect(slipSlice(reading).legs).toMatchObject([{ price: 2_000, locks: [] }]);
    expect(stakeSlice(reading).maxWin).toBe(2_000);
  });
});

describe('the whole coupon', () => {
  it('is all slices in one object', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    expect(core.coupon.get()).toEqual(Object.assign({}, ...Object.values(slices(core))));
  });
});
