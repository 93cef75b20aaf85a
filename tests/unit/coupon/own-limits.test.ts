import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from 'touchline/kernel/money';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { RUNS } from '../../arbitraries/runs.ts';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { BONUS_ACCOUNT, limitsOf } from '../../arbitraries/coupon-world.ts';
import { coupon, drafted, typed } from './given.ts';

type Own = NonNullable<CouponFacts['ownLimits']>;
const window = (
  limitType: 'stakeDay' | 'stakeWeek' | 'lossDay',
  left: number,
  limitValue = 5_000,
  frees: readonly { readonly at: number; readonly left: number }[] = [],
  currency = 'EUR',
): Own['windows'][number] => ({
  limitType,
  limit: money(limitValue, currency),
  left: money(left, currency),
  frees: frees.map(({ at, left: freed }) => ({ at, left: money(freed, currency) })),
});
const having =
  (own: Partial<Own>) =>
  (world: CouponWorld): void =>
    void (world.ownLimits = { excluded: null, timeOut: null, isLimitMissing: false, windows: [], ...own });
const reasons = (events: readonly CouponEvent[], own: Partial<Own>): unknown =>
  coupon(events, having(own)).view.blockers.map(({ code, text, remedy }) => [
    code,
    text.key,
    remedy === null ? null : 'command' in remedy ? remedy.command : remedy.open,
  ]);

describe("the player's own limits", () => {
  it('[CPN-26] are all named at once when the stake exceeds them, each with the common remainder', () => {
    expect(
      reasons(drafted([10], '10'), {
        windows: [window('stakeDay', 700), window('stakeWeek', 1_000), window('lossDay', 400)],
      }),
    ).toEqual([
      ['limitReached', 'coupon.block.ownLimit', { type: 'coupon/setStake', payload: { amount: 400 } }],
      ['limitReached', 'coupon.block.ownLimit', { type: 'coupon/setStake', payload: { amount: 400 } }],
    ]);
    expect(coupon(drafted([10], '10'), having({ windows: [window('stakeDay', 700)] })).view.blockers[0]).toMatchObject({
      text: { params: { limitType: 'stakeDay', amount: 700, currency: 'EUR' } },
      money: ['amount'],
    });
  });
  it('[CPN-26] state when the stake becomes possible where the operator reports that, but not for a limit that is always too small', () => {
    const frees = [
      { at: 50, left: 900 },
      { at: 90, left: 1_000 },
    ];
    const blockerAt = (limitValue: number): unknown =>
      coupon(drafted([10], '10'), having({ windows: [window('stakeDay', 700, limitValue, frees)] })).view.blockers[0]
        ?.text;
    expect(blockerAt(5_000)).toMatchObject({ key: 'coupon.block.ownLimitUntil', params: { until: 90 } });
    expect(blockerAt(950)).toMatchObject({ key: 'coupon.block.ownLimit' });
  });
  it('[CPN-26] lead to the limits where nothing is left, or less than the operator’s minimum', () => {
    expect(reasons(drafted([10], '10'), { windows: [window('stakeDay', 0)] })).toEqual([
      ['limitReached', 'coupon.block.ownLimit', 'limits'],
    ]);
    const known: CouponEvent = { type: 'coupon/limitsKnown', payload: limitsOf({ minBetAmount: 500 }) };
    expect(reasons([...drafted([10], '10'), known], { windows: [window('stakeDay', 499)] })).toEqual([
      ['limitReached', 'coupon.block.ownLimit', 'limits'],
    ]);
    expect(reasons([...drafted([10], '10'), known], { windows: [window('stakeDay', 500)] })).toEqual([
      ['limitReached', 'coupon.block.ownLimit', { type: 'coupon/setStake', payload: { amount: 500 } }],
    ]);
  });
  it('[CPN-26] by an exclusion or a missing limit close every bet, a free one too', () => {
    expect(reasons(drafted([10]), { excluded: { until: 90 }, isLimitMissing: true })).toEqual([
      ['excluded', 'coupon.block.excludedUntil', 'limits'],
      ['limitMissing', 'coupon.block.limitMissing', 'limits'],
    ]);
    const free = coupon(drafted([10]), (world) => {
      having({ excluded: { until: null }, windows: [window('stakeDay', 0)] })(world);
      if (world.player !== null) world.player = { ...world.player, accountId: BONUS_ACCOUNT };
    });
    expect(free.codes.filter((code) => code !== 'insufficientFunds')).toEqual(['excluded']);
  });
  it('[CPN-26, LIM-23] in another currency block any stake, and offer an account in their currency', () => {
    const dollars = [window('stakeDay', 999_999, 999_999, [], 'USD'), window('lossDay', 999_999, 999_999, [], 'USD')];
    expect(reasons(drafted([10], '1'), { windows: dollars })).toEqual([
      ['limitCurrency', 'coupon.block.limitCurrency', 'limits'],
    ]);
    const result = coupon(drafted([10], '1'), (world) => {
      having({ windows: dollars })(world);
      const { player } = world;
      if (player !== null)
        world.player = { ...player, accounts: [...player.accounts, { id: 77, type: 'main', iso: 'USD', money: 0 }] };
    });
    expect(result.view.blockers[0]).toMatchObject({
      code: 'limitCurrency',
      text: { params: { limitCurrency: 'USD', currency: 'EUR' } },
      remedy: { command: { type: 'coupon/chooseAccount', payload: { accountId: 77 } } },
    });
  });

  it('[CPN-4] put an exclusion before blockers that a change of the coupon could fix', () => {
    expect(coupon(drafted([10, 11]), having({ excluded: { until: null } })).codes).toEqual(['excluded', 'dependent']);
  });
  it('[CPN-26] apply to the sum of several singles, which no single stake can fix', () => {
    expect(reasons(typed('singles', [10, 20], '6'), { windows: [window('stakeDay', 1_000)] })).toEqual([
      ['limitReached', 'coupon.block.ownLimit', 'limits'],
    ]);
    expect(reasons(typed('singles', [10, 20], '5'), { windows: [window('stakeDay', 1_000)] })).toEqual([]);
  });
  it('[CPN-26] are listed with all other blockers', () => {
    expect(coupon(drafted([10, 11], '2000'), having({ windows: [window('stakeDay', 700)] })).codes).toEqual([
      'dependent',
      'insufficientFunds',
      'limitReached',
    ]);
  });
  it('[CPN-26] are shown for a one-click tap as well: nothing is placed', () => {
    const on: CouponEvent = {
      type: 'coupon/settingsChanged',
      payload: { settings: { isOneClick: true, oneClickText: '5' } },
    };
    const tapped = coupon([on], having({ windows: [window('stakeDay', 499)] })).when({
      type: 'coupon/addLeg',
      payload: { marketId: 10 },
    });
    expect(tapped.outcome).toMatchObject({
      ok: true,
      value: [{ type: 'coupon/oneClickRefused', payload: { reasons: [{ code: 'limitReached', amount: 499 }] } }],
    });
  });

  it('[CPN-26] are never exceeded by a placed bet, and their remedy works', () => {
    const any = fc.record({
      stake: fc.integer({ min: 1, max: 3_000 }),
      windows: fc.array(
        fc.tuple(fc.constantFrom('stakeDay' as const, 'stakeWeek' as const, 'lossDay' as const), fc.nat(3_000)),
        {
          maxLength: 3,
        },
      ),
      isExcluded: fc.boolean(),
    });
    let mended = 0;
    fc.assert(
      fc.property(any, ({ stake, windows, isExcluded }) => {
        const own = {
          windows: windows.map(([type, left]) => window(type, left)),
          excluded: isExcluded ? { until: 5 } : null,
        };
        const text = `${Math.floor(stake / 100)}.${String(stake % 100).padStart(2, '0')}`;
        const given = coupon(drafted([10], text), having(own));
        const fits = !isExcluded && windows.every(([, left]) => stake <= left);
        expect(given.view.canPlace).toBe(fits);
        expect(given.when({ type: 'coupon/place', payload: {} }).outcome.ok).toBe(fits);
        for (const { code, remedy } of given.view.blockers) {
          if (code !== 'limitReached' || remedy === null || !('command' in remedy)) continue;
          mended += 1;
          expect(given.after(remedy.command).view.blockers.filter((each) => each.code === 'limitReached')).toEqual([]);
        }
      }),
      { seed: 1, numRuns: RUNS },
    );
    expect(mended).toBeGreaterThan(100);
  });
});
