import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { CouponLimits, CouponSettings } from 'touchline/core/coupon/types';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { ALL_ALLOWED, BONUS_ACCOUNT, limitsOf, MAIN_ACCOUNT, playerOf } from '../../arbitraries/coupon-world.ts';
import { coupon, typed } from './given.ts';

const limits = (change: Partial<CouponLimits>): CouponEvent => ({
  type: 'coupon/limitsKnown',
  payload: limitsOf(change),
});
const settings = (change: Partial<CouponSettings>): CouponEvent => ({
  type: 'coupon/settingsChanged',
  payload: { settings: change },
});
const bonusAccount: CouponEvent = { type: 'coupon/accountChosen', payload: { accountId: BONUS_ACCOUNT } };
const promo = (code: string): CouponEvent => ({ type: 'coupon/promoCodeChosen', payload: { code } });
const place = { type: 'coupon/place', payload: {} } as const;
const withOut =
  (change: Partial<typeof ALL_ALLOWED>) =>
  (world: CouponWorld): void =>
    void (world.config = { ...ALL_ALLOWED, ...change });
const CODE = { code: 'AAA', amount: 500, minLegs: 1, minCoef: 1_000, expiresAt: 9_999 };

describe("the operator's limits", () => {
  it('[CPN-18] apply to the types listed in the config', () => {
    const low = [...typed('express', [10, 20], '10'), limits({ minBetAmount: 2_000, maxBetAmount: 3_000 })];
    expect(coupon(low).codes).toEqual(['belowMinimum']);
    expect(coupon(low, withOut({ minAmountTypes: ['single', 'system'] })).codes).toEqual([]);
    const high = [...typed('express', [10, 20], '31'), limits({ minBetAmount: 2_000, maxBetAmount: 3_000 })];
    expect(coupon(high).codes).toEqual(['aboveMaximum']);
    expect(coupon(high, withOut({ maxAmountTypes: [] })).codes).toEqual([]);
  });
  it('[CPN-18] never apply their maximum to the bonus account, which is bounded by its balance', () => {
    const { view, codes } = coupon([...typed('single', [10], '10'), bonusAccount, limits({ maxBetAmount: 500 })]);
    expect(codes).toEqual([]);
    expect(view.maxStake).toBe(1_000);
    expect(view.account).toMatchObject({ id: BONUS_ACCOUNT, type: 'bonus' });
    expect(coupon([...typed('single', [10], '10.01'), bonusAccount]).view.blockers).toMatchObject([
      { code: 'insufficientFunds', remedy: { command: { type: 'coupon/setStake', payload: { amount: 1_000 } } } },
    ]);
  });
});

describe('a VIP bet', () => {
  const vip = [settings({ isVipBet: true }), limits({ maxBetAmount: 500, vipMaxBetAmount: 5_000 })];
  const why = (events: readonly CouponEvent[], change?: (world: CouponWorld) => void): unknown => {
    const { view } = coupon(events, change);
    return { isOn: view.vip.isOn, why: view.vip.why?.key ?? null };
  };
  it('[CPN-18] may exceed the regular maximum stake', () => {
    const { view, codes, when } = coupon([...typed('single', [10], '50'), ...vip]);
    expect(codes).toEqual([]);
    expect(view.maxStake).toBe(5_000);
    expect(when(place).outcome).toMatchObject({ value: [{ payload: { sent: { isVipBet: true } } }] });
    expect(
      coupon([...typed('single', [10], '50'), limits({ maxBetAmount: 500, vipMaxBetAmount: 5_000 })]).codes,
    ).toEqual(['aboveMaximum']);
  });
  it('[CPN-18] explains why it is unavailable', () => {
    expect(why([...typed('single', [10]), ...vip])).toEqual({ isOn: true, why: null });
    expect(why([...typed('single', [10]), ...vip], withOut({ isVipBetAllowed: false }))).toEqual({
      isOn: false,
      why: 'coupon.why.vip.notAllowed',
    });
    expect(why([...typed('single', [10]), settings({ isVipBet: true })])).toEqual({
      isOn: false,
      why: 'coupon.why.vip.noLimit',
    });
    expect(why([...typed('single', [10]), settings({ isVipBet: true }), limits({ vipMaxBetAmount: 90_000 })])).toEqual({
      isOn: false,
      why: 'coupon.why.vip.noLimit',
    });
    expect(why([...typed('single', [30]), ...vip])).toEqual({ isOn: false, why: 'coupon.why.vip.live' });
    expect(why([...typed('singles', [10, 20]), ...vip])).toEqual({ isOn: false, why: 'coupon.why.vip.singles' });
    expect(why([...typed('single', [10]), bonusAccount, ...vip])).toEqual({
      isOn: false,
      why: 'coupon.why.vip.bonusAccount',
    });
  });
});

describe('auto-max', () => {
  const report = (change: Partial<CouponLimits>) =>
    ({ type: 'coupon/reportLimits', payload: limitsOf(change) }) as const;
  const typedTo = (text: string): CouponEvent => ({ type: 'coupon/stakeTyped', payload: { text } });
  it('[CPN-18] follows the maximum stake as far as the balance allows', () => {
    const on = [...typed('single', [10]), settings({ isAutoMax: true })];
    coupon(on)
      .when(report({ maxBetAmount: 5_000 }))
      .then(limits({ maxBetAmount: 5_000 }), typedTo('50.00'));
    coupon(on, (world) => void (world.player = playerOf(1_234)))
      .when(report({ maxBetAmount: 5_000 }))
      .then(limits({ maxBetAmount: 5_000 }), typedTo('12.34'));
    coupon([...on, typedTo('50.00')])
      .when(report({ maxBetAmount: 5_000 }))
      .then(limits({ maxBetAmount: 5_000 }));
    coupon([...on, bonusAccount])
      .when(report({ maxBetAmount: 500 }))
      .then(limits({ maxBetAmount: 500 }), typedTo('10.00'));
    coupon([...on, promo('AAA')])
      .when(report({ maxBetAmount: 5_000 }))
      .then(limits({ maxBetAmount: 5_000 }));
  });
  it('[CPN-18] of several singles sets the same stake for each, as far as the balance covers all', () => {
    const each = {
      maxByMarketId: [
        { marketId: 10, amount: 3_000 },
        { marketId: 20, amount: 4_000 },
        { marketId: 77, amount: 1 },
      ],
    };
    const on = [...typed('singles', [10, 20, 30]), settings({ isAutoMax: true })];
    coupon(on).when(report(each)).then(limits(each), typedTo('30.00'));
    coupon(on, (world) => void (world.player = playerOf(1_000)))
      .when(report(each))
      .then(limits(each), typedTo('3.33'));
    const own: CouponEvent = { type: 'coupon/legStakeTyped', payload: { marketId: 30, text: '8' } };
    coupon([...on, own], (world) => void (world.player = playerOf(1_000)))
      .when(report(each))
      .then(limits(each), typedTo('1.00'));
    coupon(on)
      .when(report({ maxBetAmount: 5_000 }))
      .then(limits({ maxBetAmount: 5_000 }));
  });
  it('[CPN-18] applies known limits at once when switched on, and ends when a stake is typed', () => {
    const known = [...typed('single', [10]), limits({ maxBetAmount: 5_000 })];
    coupon(known)
      .when({ type: 'coupon/changeSettings', payload: { settings: { isAutoMax: true } } })
      .then(settings({ isAutoMax: true }), typedTo('50.00'));
    for (const command of [
      { type: 'coupon/typeStake', payload: { text: '1' } },
      { type: 'coupon/setStake', payload: { amount: 100 } },
    ] as const) {
      expect(coupon([...known, settings({ isAutoMax: true })]).after(command).state.settings.isAutoMax).toBe(false);
    }
  });
});

describe('a promo code', () => {
  const choose = (code: string) => ({ type: 'coupon/choosePromoCode', payload: { code } }) as const;
  it('[CPN-19] that was offered names the terms it does not meet, and is removed with one tap', () => {
    const { view } = coupon([
      ...typed('single', [10]),
      promo('AAA'),
      limits({ promoCodes: [{ ...CODE, minLegs: 3, minCoef: 2_500 }] }),
    ]);
    const reasons = view.blockers.filter(({ code }) => code.startsWith('promo'));
    expect(reasons.map(({ code, text }) => [code, text.params])).toEqual([
      ['promoTooFewLegs', { min: 3 }],
      ['promoLowOdds', { price: 2_500 }],
      ['promoAmount', { amount: 500, currency: 'EUR' }],
    ]);
    expect(reasons[0]?.remedy).toMatchObject({ command: { type: 'coupon/choosePromoCode', payload: { code: '' } } });
  });

  it('[CPN-19] that was offered brings its amount; the operator judges one that was typed', () => {
    coupon([...typed('single', [10]), limits({ promoCodes: [CODE] })])
      .when(choose(' aaa '))
      .then(promo('AAA'), { type: 'coupon/stakeTyped', payload: { text: '5.00' } });
    coupon(typed('single', [10]))
      .when(choose('zzz'))
      .then(promo('ZZZ'));
    coupon(typed('single', [10]), withOut({ isPromoCodeAllowed: false }))
      .when(choose('zzz'))
      .refused({ code: 'coupon/notAllowed' });
    coupon([...typed('single', [10]), promo('AAA')], withOut({ isPromoCodeAllowed: false }))
      .when(choose(''))
      .then(promo(''));
  });
  it('[CPN-19] pays exactly its amount, whatever the limits and the balance', () => {
    const events = [...typed('single', [10]), promo('AAA'), limits({ promoCodes: [CODE], minBetAmount: 2_000 })];
    expect(coupon(events).view.blockers).toMatchObject([
      {
        code: 'promoAmount',
        text: { params: { amount: 500 } },
        remedy: { command: { type: 'coupon/setStake', payload: { amount: 500 } } },
      },
    ]);
    const { codes, view, when } = coupon(
      [...events, { type: 'coupon/stakeTyped', payload: { text: '5' } }],
      (world) => void (world.player = playerOf(0)),
    );
    expect(codes).toEqual([]);
    expect(view.promo.worth).toBe(500);
    expect(view.maxWin).toBe(500);
    expect(when(place).outcome).toMatchObject({
      value: [{ payload: { sent: { promoCode: 'AAA', amount: 500, prepaidAmount: 0 } } }],
    });
  });
  it('[CPN-19] pays for no several singles and nothing from the bonus account', () => {
    for (const events of [
      [...typed('singles', [10, 20]), promo('AAA')],
      [...typed('single', [10]), bonusAccount, promo('AAA')],
    ]) {
      expect(coupon(events).view.blockers).toMatchObject([
        { code: 'promoNotAllowed', remedy: { command: choose('') } },
      ]);
    }
  });
});

describe('an advance', () => {
  const poor = (world: CouponWorld): void => void (world.player = playerOf(600));
  const known = limits({ availablePrepaidAmount: 500 });
  it('[CPN-19] is offered where it is sufficient, and pays what the balance lacks', () => {
    expect(coupon([...typed('single', [10]), known], poor).view.blockers).toMatchObject([
      {
        code: 'insufficientFunds',
        remedy: { command: { type: 'coupon/changeSettings', payload: { settings: { isAdvance: true } } } },
      },
    ]);
    const { codes, view, when } = coupon([...typed('single', [10]), known, settings({ isAdvance: true })], poor);
    expect(codes).toEqual([]);
    expect(view.advance).toMatchObject({ isAllowed: true, isOn: true, available: 500, used: 400 });
    expect(when(place).outcome).toMatchObject({
      value: [{ payload: { sent: { prepaidAmount: 400, amount: 1_000 } } }],
    });
    expect(coupon([...typed('single', [10], '6'), known, settings({ isAdvance: true })], poor).view.advance.used).toBe(
      0,
    );
  });
  it('[CPN-19] that is not sufficient states the sufficient amount', () => {
    expect(
      coupon([...typed('single', [10], '11.01'), known, settings({ isAdvance: true })], poor).view.blockers,
    ).toMatchObject([
      {
        code: 'advanceTooSmall',
        text: { params: { amount: 1_100 } },
        remedy: { command: { type: 'coupon/setStake', payload: { amount: 1_100 } } },
      },
    ]);
    expect(coupon([...typed('single', [10], '11.01'), known], poor).view.blockers).toMatchObject([
      { code: 'insufficientFunds', remedy: { command: { type: 'coupon/setStake', payload: { amount: 600 } } } },
    ]);
  });
  it('[CPN-19] is no remedy for several singles, on the bonus account, or where the site has none', () => {
    const on = settings({ isAdvance: true });
    expect(coupon([...typed('singles', [10]), known, on], poor).view).toMatchObject({
      advance: { isAllowed: false },
      blockers: [{ code: 'insufficientFunds', remedy: null }],
    });
    expect(
      coupon([...typed('single', [10]), known], (world) => {
        poor(world);
        withOut({ isAdvanceAllowed: false })(world);
      }).view.blockers,
    ).toMatchObject([
      { code: 'insufficientFunds', remedy: { command: { type: 'coupon/setStake', payload: { amount: 600 } } } },
    ]);
    expect(coupon([...typed('single', [10], '11'), bonusAccount, known, on]).codes).toEqual(['insufficientFunds']);
  });
});

describe('a bonus bet', () => {
  const express = typed('express', [10, 20, 30]);
  it('[CPN-19] joins an eligible express until the player removes it', () => {
    const { view, after } = coupon(express);
    expect(view.bonusBet).toEqual({ isPossible: true, isOn: true, percent: 3 });
    expect(view.maxWin).toBe(8_240);
    const out = after({ type: 'coupon/setBonusBet', payload: { isOn: false } });
    expect(out.state.isBonusBetDeleted).toBe(true);
    expect(out.view.bonusBet.isOn).toBe(false);
    expect(out.view.maxWin).toBe(8_000);
    expect(out.after({ type: 'coupon/setBonusBet', payload: { isOn: true } }).view.bonusBet.isOn).toBe(true);
    expect(coupon(express).when(place).outcome).toMatchObject({
      value: [{ payload: { sent: { hasBonusBet: true, coef: '8.240' } } }],
    });
  });
  it('[CPN-118] does not join two legs, a price under 1.1, another type, or where the site has none', () => {
    const possible = (events: readonly CouponEvent[], change?: (world: CouponWorld) => void): boolean =>
      coupon(events, change).view.bonusBet.isPossible;
    expect(possible(typed('express', [10, 20]))).toBe(false);
    expect(possible(express, (world) => world.move(10, 1_099))).toBe(false);
    expect(possible(express, (world) => world.move(10, 1_100))).toBe(true);
    for (const betType of [
      'system',
      'chain',
      'multibet',
      'conditional',
      'antiExpress',
      'lucky',
      'patent',
      'singles',
    ] as const)
      expect(possible(typed(betType, [10, 20, 30]))).toBe(false);
    expect(possible(express, withOut({ isBonusBetAllowed: false }))).toBe(false);
    coupon(typed('express', [10, 20]))
      .when({ type: 'coupon/setBonusBet', payload: { isOn: true } })
      .refused({ code: 'coupon/notAllowed' });
  });
});

describe('a hyper bonus', () => {
  const hyper = limits({ hyperBonusPercent: 10, minHyperBonusBetLimit: 500, maxHyperBonusLimit: 150 });
  it('[CPN-119] adds its percentage to the win from its minimum stake on, up to its maximum, and is sent as shown', () => {
    const { view, when } = coupon([...typed('single', [10], '5'), hyper]);
    expect(view.hyperBonus).toEqual({ percent: 10, minStake: 500, maxBonus: 150, amount: 100 });
    expect(view.maxWin).toBe(1_000);
    expect(when(place).outcome).toMatchObject({
      value: [{ payload: { sent: { hyperBonusPercent: 10, minHyperBonusBetLimit: 500, maxHyperBonusLimit: 150 } } }],
    });
    expect(coupon([...typed('single', [10], '4.99'), hyper]).view.hyperBonus?.amount).toBe(0);
    expect(coupon([...typed('single', [10], '10'), hyper]).view.hyperBonus?.amount).toBe(150);
    expect(coupon([...typed('single', [10], '5'), bonusAccount, hyper]).view.hyperBonus).toBeNull();
  });
  it('[CPN-119] of several singles applies to each of them', () => {
    expect(
      coupon([
        ...typed('singles', [10, 20, 30], '10'),
        { type: 'coupon/legStakeTyped', payload: { marketId: 30, text: '4' } },
        hyper,
      ]).view.hyperBonus?.amount,
    ).toBe(300);
  });
});

describe('the account', () => {
  const choose = (accountId: number) => ({ type: 'coupon/chooseAccount', payload: { accountId } }) as const;
  it('[CPN-19] makes a bet from the bonus account a free bet', () => {
    const { view, when } = coupon([...typed('single', [10], '10'), bonusAccount]);
    expect(view.maxWin).toBe(1_000);
    expect(when(place).outcome).toMatchObject({ value: [{ payload: { sent: { accountId: BONUS_ACCOUNT } } }] });
    const singles = coupon([...typed('singles', [10, 20], '5'), bonusAccount]).view;
    expect(singles.legs.map(({ win }) => win)).toEqual([500, 500]);
    expect(singles.maxWin).toBe(1_000);
  });
  it('[CPN-18] is one that the player has; a removed one falls back to the active one', () => {
    coupon([]).when(choose(BONUS_ACCOUNT)).then(bonusAccount);
    coupon([]).when(choose(1)).refused({ code: 'coupon/notAllowed' });
    coupon([], (world) => void (world.player = null))
      .when(choose(MAIN_ACCOUNT))
      .refused({ code: 'coupon/notAllowed' });
    expect(
      coupon([...typed('single', [10]), { type: 'coupon/accountChosen', payload: { accountId: 99 } }]).view.account.id,
    ).toBe(MAIN_ACCOUNT);
  });
  it('[CPN-6] drops the limits when it changes', () =>
    expect(coupon([...typed('single', [10]), limits({}), bonusAccount]).state.limits).toBeNull());
});

describe('the step', () => {
  it("[CPN-5] is the player's own when it is an amount", () => {
    const step = (amountStepText: string): number =>
      coupon([settings({ isManualAmountStep: true, amountStepText })]).view.step;
    expect(step('3')).toBe(300);
    expect(step('x')).toBe(250);
    expect(step('0')).toBe(250);
    expect(step('')).toBe(250);
    expect(coupon([settings({ amountStepText: '3' })]).view.step).toBe(250);
  });
});
