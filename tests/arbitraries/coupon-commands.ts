/** Commands of the coupon, sensible and not, weighted so that coupons of every type are often placed. */
import fc from 'fast-check';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetAnswer, CouponCommand } from 'touchline/core/coupon/messages';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import type { CouponState } from 'touchline/core/coupon/state';
import type { CouponLimits, LoadedCoupon, LoadFrom, PromoCode } from 'touchline/core/coupon/types';
import type { Bet } from 'touchline/core/history/public';
import { betOf, BONUS_ACCOUNT, legOf, limitsOf, MAIN_ACCOUNT, MARKETS } from './coupon-world.ts';

const anyMarket = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...MARKETS) },
  { weight: 1, arbitrary: fc.constant(99) },
);
export const anyPrice = fc.integer({ min: 1_001, max: 9_000 });
export const anyBet: fc.Arbitrary<Bet> = fc
  .record({ id: fc.nat(6), settled: fc.boolean() })
  .map(({ id, settled }) =>
    betOf(String(id), settled ? { status: 'settled', result: 'won', payout: 500, settledAt: 9 } : {}),
  );
export const anyStake = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('10', '25') },
  { weight: 1, arbitrary: fc.constantFrom('12,50', '', 'x', '-1', '0', '3000', '9999999999999999999') },
);
const ownStake = fc.constantFrom('1', '5', '30', '0', 'x', '');
export const anyType = fc.constantFrom(...betTypeNames);

const none = fc.constant({});
/** A key or request id that does not exist; `fitted` substitutes an existing one. */
const anyKey = fc.nat(20).map((at) => `id-${at}.0`);
const blockId = fc.nat(7);
const place = fc.integer({ min: -1, max: 6 });
const flag = fc.boolean();
const refusal = fc.record({
  code: fc.constantFrom('priceMoved', 'suspended', 'abandoned', 'odd'),
  marketId: fc.option(anyMarket),
  price: fc.option(anyPrice),
  amount: fc.option(fc.nat(5_000)),
});
const answer: fc.Arbitrary<BetAnswer> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ status: fc.constant('accepted' as const), bet: anyBet }) },
  fc.record({ status: fc.constant('pending' as const), acceptAt: fc.nat(9_999) }),
  fc.record({
    status: fc.constant('ordered' as const),
    exactCoef: anyPrice,
    since: fc.nat(99),
    expiresAt: fc.nat(9_999),
  }),
  {
    weight: 2,
    arbitrary: fc.record({ status: fc.constant('rejected' as const), reasons: fc.array(refusal, { maxLength: 2 }) }),
  },
);
const promoCode: fc.Arbitrary<PromoCode> = fc
  .constantFrom('AAA', 'BBB')
  .chain((code) => fc.nat(3_000).map((amount) => ({ code, amount, minLegs: 1, minCoef: 1_000, expiresAt: 9_999 })));
const limits: fc.Arbitrary<CouponLimits> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(limitsOf()) },
  fc
    .record({
      minBetAmount: fc.nat(2_000),
      maxBetAmount: fc.nat(3_000),
      availablePrepaidAmount: fc.nat(500_000),
      vipMaxBetAmount: fc.nat(9_000),
      maxPayout: fc.integer({ min: 100, max: 20_000 }),
      antiExpressCoef: fc.option(anyPrice),
      hyperBonusPercent: fc.nat(20),
      minHyperBonusBetLimit: fc.nat(500),
      maxHyperBonusLimit: fc.nat(5_000),
      promoCodes: fc.array(promoCode, { minLength: 1, maxLength: 2 }),
      maxByMarketId: fc.array(fc.record({ marketId: anyMarket, amount: fc.nat(3_000) }), {
        minLength: 2,
        maxLength: 6,
      }),
    })
    .map(limitsOf),
);
const loaded: fc.Arbitrary<LoadedCoupon> = fc.record({
  betType: anyType,
  systemValue: fc.nat(5),
  missing: fc.nat(2),
  legs: fc
    .uniqueArray(fc.constantFrom(...MARKETS), { maxLength: 8 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.record({ price: anyPrice, isBanker: flag, blockId: fc.nat(2) }).map((more) => ({ ...legOf(id), ...more })),
        ),
      ),
    ),
});
const from: fc.Arbitrary<LoadFrom> = fc.constantFrom<LoadFrom>(
  { kind: 'code', code: 'abc' },
  { kind: 'express', expressId: 'e' },
  { kind: 'repeat', betId: '5' },
);
const moves = fc.array(fc.record({ marketId: anyMarket, price: anyPrice }), { maxLength: 3 });
const changeChoice = fc.record(
  { action: fc.constantFrom(...changeActionNames), tolerance: fc.constantFrom(...CHANGE_TOLERANCES) },
  { requiredKeys: ['action'] },
);
const settings = fc.record(
  {
    isAutoMax: flag,
    isVipBet: flag,
    isAdvance: flag,
    isCouponFixed: flag,
    isDropOnScoreChange: flag,
    isManualAmountStep: flag,
    amountStepText: anyStake,
    oneClickText: anyStake,
    oneClickBonusText: anyStake,
  },
  { requiredKeys: [] },
);
const exact = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '0', '2.5', '12,125') },
  { weight: 1, arbitrary: fc.constantFrom('1', 'x', '-3', '1.2345', '9999999999') },
);

function of<T extends CouponCommand['type']>(
  type: T,
  payload: fc.Arbitrary<Extract<CouponCommand, { type: T }>['payload']>,
): fc.Arbitrary<CouponCommand> {
  return payload.map((value) => ({ type, payload: value }) as CouponCommand);
}

export const limitsReport: fc.Arbitrary<CouponCommand> = of('coupon/reportLimits', limits);

/** Commands that give a coupon the shape of its type. */
export const shapingCommand: fc.Arbitrary<CouponCommand> = fc.oneof(
  of('coupon/chooseSystem', fc.record({ value: fc.integer({ min: 2, max: 4 }) })),
  { weight: 4, arbitrary: of('coupon/setBanker', fc.record({ marketId: anyMarket, isBanker: fc.constant(true) })) },
  { weight: 3, arbitrary: of('coupon/moveToBlock', fc.record({ marketId: anyMarket, blockId })) },
  of('coupon/typeBlockStake', fc.record({ blockId, text: ownStake })),
  of('coupon/typeLegStake', fc.record({ marketId: anyMarket, text: ownStake })),
  of('coupon/choosePromoCode', fc.record({ code: fc.constant('AAA') })),
  of('coupon/typeExactCoef', fc.record({ text: exact })),
  of('coupon/chooseChangeAction', changeChoice),
  limitsReport,
  of('coupon/changeSettings', fc.record({ settings })),
);

/** An edit that a player makes. */
export const couponEdit: fc.Arbitrary<CouponCommand> = fc.oneof(
  { weight: 30, arbitrary: of('coupon/addLeg', fc.record({ marketId: anyMarket })) },
  { weight: 2, arbitrary: of('coupon/removeLeg', fc.record({ marketId: anyMarket })) },
  { weight: 2, arbitrary: of('coupon/replaceLeg', fc.record({ marketId: anyMarket, by: anyMarket })) },
  { weight: 1, arbitrary: of('coupon/clear', none) },
  {
    weight: 10,
    arbitrary: of('coupon/chooseType', fc.record({ betType: anyType })),
  },
  { weight: 8, arbitrary: of('coupon/typeStake', fc.record({ text: anyStake })) },
  { weight: 2, arbitrary: of('coupon/setStake', fc.record({ amount: fc.integer({ min: 20, max: 5_000 }) })) },
  { weight: 3, arbitrary: of('coupon/chooseSystem', fc.record({ value: fc.integer({ min: 1, max: 6 }) })) },
  {
    weight: 6,
    arbitrary: of('coupon/setBanker', fc.record({ marketId: anyMarket, isBanker: fc.constantFrom(true, true, false) })),
  },
  { weight: 3, arbitrary: of('coupon/moveLeg', fc.record({ marketId: anyMarket, to: place })) },
  {
    weight: 8,
    arbitrary: of('coupon/moveToBlock', fc.record({ marketId: anyMarket, blockId: fc.option(blockId, { freq: 4 }) })),
  },
  { weight: 2, arbitrary: of('coupon/moveBlock', fc.record({ blockId, to: place })) },
  { weight: 5, arbitrary: of('coupon/typeBlockStake', fc.record({ blockId, text: ownStake })) },
  { weight: 1, arbitrary: of('coupon/setBlockStake', fc.record({ blockId, amount: fc.nat(3_000) })) },
  { weight: 5, arbitrary: of('coupon/typeLegStake', fc.record({ marketId: anyMarket, text: ownStake })) },
  { weight: 1, arbitrary: of('coupon/setLegStake', fc.record({ marketId: anyMarket, amount: fc.nat(3_000) })) },
  {
    weight: 4,
    arbitrary: of('coupon/choosePromoCode', fc.record({ code: fc.constantFrom('', 'AAA', 'bbb ', 'CCC') })),
  },
  { weight: 2, arbitrary: of('coupon/setBonusBet', fc.record({ isOn: flag })) },
  { weight: 2, arbitrary: of('coupon/typeExactCoef', fc.record({ text: exact })) },
  {
    weight: 2,
    arbitrary: of('coupon/chooseAccount', fc.record({ accountId: fc.constantFrom(MAIN_ACCOUNT, BONUS_ACCOUNT, 1) })),
  },
  {
    weight: 4,
    arbitrary: of('coupon/chooseChangeAction', changeChoice),
  },
  { weight: 3, arbitrary: of('coupon/changeSettings', fc.record({ settings })) },
  { weight: 1, arbitrary: of('coupon/setOneClick', fc.record({ isOn: flag })) },
  { weight: 1, arbitrary: of('coupon/answerOneClick', fc.record({ isYes: flag })) },
  { weight: 8, arbitrary: of('coupon/undo', none) },
  { weight: 5, arbitrary: of('coupon/redo', none) },
);

const placing: fc.Arbitrary<CouponCommand> = fc.oneof(
  { weight: 40, arbitrary: of('coupon/place', none) },
  { weight: 10, arbitrary: of('coupon/acceptPrices', none) },
  { weight: 3, arbitrary: of('coupon/declinePrices', none) },
  { weight: 3, arbitrary: of('coupon/dismissResult', none) },
  { weight: 6, arbitrary: of('coupon/observePrices', fc.record({ moves })) },
);

const answers: fc.Arbitrary<CouponCommand> = fc.oneof(
  { weight: 4, arbitrary: of('coupon/reportLimits', limits) },
  { weight: 14, arbitrary: of('coupon/reportSaved', fc.record({ key: anyKey })) },
  { weight: 3, arbitrary: of('coupon/reportUnsaved', fc.record({ key: anyKey })) },
  { weight: 5, arbitrary: of('coupon/reportUnknown', fc.record({ key: anyKey })) },
  { weight: 22, arbitrary: of('coupon/reportAnswer', fc.record({ key: anyKey, answer })) },
  { weight: 2, arbitrary: of('coupon/cancelOrder', fc.record({ key: anyKey })) },
  { weight: 3, arbitrary: of('coupon/load', fc.record({ from })) },
  { weight: 4, arbitrary: of('coupon/receiveLoaded', fc.record({ ask: anyKey, coupon: loaded })) },
  {
    weight: 1,
    arbitrary: of(
      'coupon/reportLoadFailed',
      fc.record({ ask: anyKey, code: fc.constantFrom('unknownCode', 'unreachable') }),
    ),
  },
  { weight: 1, arbitrary: of('coupon/share', none) },
  {
    weight: 1,
    arbitrary: of('coupon/receiveCode', fc.record({ ask: anyKey, code: fc.option(fc.constant('ABC123')) })),
  },
  { weight: 1, arbitrary: of('coupon/closeShare', none) },
  { weight: 1, arbitrary: of('coupon/openExpresses', none) },
  {
    weight: 1,
    arbitrary: of('coupon/receiveExpresses', fc.record({ expresses: fc.constantFrom(null, { live: [], line: [] }) })),
  },
  { weight: 1, arbitrary: of('coupon/forget', none) },
);

export const couponCommand: fc.Arbitrary<CouponCommand> = fc.oneof(
  { weight: 6, arbitrary: couponEdit },
  { weight: 2, arbitrary: shapingCommand },
  { weight: 3, arbitrary: placing },
  { weight: 3, arbitrary: answers },
);

/** A coupon is placed, written to disk and answered, with variations. */
export const placingRound: fc.Arbitrary<readonly CouponCommand[]> = fc
  .record({ isWritten: fc.nat(5), given: fc.array(answer, { minLength: 1, maxLength: 4 }), accepts: flag })
  .map(({ isWritten, given, accepts }) => {
    const keys = [1, 2, 3, 4].map((at) => `id-${at}.0`);
    return [
      { type: 'coupon/place', payload: {} },
      ...(accepts ? [{ type: 'coupon/acceptPrices', payload: {} } as const] : []),
      ...keys.map((key, at): CouponCommand => ({
        type: isWritten === at ? 'coupon/reportUnsaved' : 'coupon/reportSaved',
        payload: { key },
      })),
      ...given.map((one): CouponCommand => ({
        type: 'coupon/reportAnswer',
        payload: { key: 'id-1.0', answer: one },
      })),
    ];
  });

/**
 * Replaces the ids in a command by existing ones, if there are any, because random ids would never match. A few
 * commands keep their random id, as answers to unknown requests.
 */
export function fitted<C extends { readonly type: string; readonly payload: object }>(
  command: C,
  { intents, loading, share, blocks, legs }: CouponState,
): C {
  if (!command.type.startsWith('coupon/')) return command;
  const { payload } = command;
  const named: Record<string, unknown> = {};
  if ('key' in payload && typeof payload.key === 'string') named['key'] = oneOf(intents, numberIn(payload.key), 7)?.key;
  if ('ask' in payload && typeof payload.ask === 'string' && numberIn(payload.ask) % 7 > 0)
    named['ask'] = command.type === 'coupon/receiveCode' ? share?.ask : loading?.ask;
  if ('marketId' in payload && typeof payload.marketId === 'number' && command.type !== 'coupon/addLeg')
    named['marketId'] = oneOf(legs, payload.marketId, 11)?.marketId;
  if ('blockId' in payload && typeof payload.blockId === 'number')
    named['blockId'] = oneOf(blocks, payload.blockId, 7)?.id;
  const known = Object.entries(named).filter(([, value]) => value !== undefined);
  return known.length === 0 ? command : { ...command, payload: { ...payload, ...Object.fromEntries(known) } };
}

function oneOf<T>(items: readonly T[], at: number, everyOther: number): T | undefined {
  return at % everyOther === 0 ? undefined : items[at % items.length];
}

function numberIn(name: string): number {
  return Number(/\d+/.exec(name)?.[0] ?? 0);
}
