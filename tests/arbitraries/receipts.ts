/** Agreed coupons, the resulting bets, and the receipts of both. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import type { Agreed } from 'touchline/core/coupon/messages';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { Bet } from 'touchline/core/history/public';
import { APP_VIEWS, ODDS_VIEWS } from 'touchline/core/line/public';
import { linkedText, writeReceipt } from 'touchline/core/receipts/write-receipt';
import type { Due, Receipt } from 'touchline/core/receipts/types';
import { betOf, legOf } from './coupon-world.ts';

export const sha256 = (text: string): Promise<string> =>
  Promise.resolve(createHash('sha256').update(text, 'utf8').digest('hex'));

export interface Deal {
  readonly key: string;
  readonly agreed: Agreed;
  readonly bet: Bet;
}

const word = fc.oneof(
  fc.constantFrom('Brighton & Hove Albion', 'لیڈز', '"quoted"', '\u2028', '', '👟'),
  fc.string({ maxLength: 12 }),
);
const money = fc.nat(1_000_000);
const price = fc.integer({ min: 1_001, max: 90_000 });

export function dealOf(key: string, change: Partial<Agreed['sent']> = {}, userId = '7'): Deal {
  const legs = [{ ...legOf(10, 2_000) }, { ...legOf(20, 3_000), label: 'over' }];
  const sent: Agreed['sent'] = {
    id: `coupon-${key}`,
    accountId: 7,
    userId,
    amount: 1_000,
    betType: 'express',
    systemValue: 2,
    changeCoefAction: 'acceptBetter',
    changeCoefTolerance: 0,
    coef: '6.000',
    oddsView: 'decimal',
    appView: 'european',
    coefByView: '',
    bets: legs.map(({ marketId, gameId, kind, type, param, price: coef, isLive }, at) => ({
      marketId,
      gameId,
      kind,
      type,
      param,
      coef,
      seenCoef: coef,
      isLive,
      isBanker: at === 0,
      blockId: at,
    })),
    amountByBlockId: [],
    prepaidAmount: 0,
    exactCoef: null,
    isDropOnScoreChange: false,
    isVipBet: false,
    hasBonusBet: false,
    promoCode: '',
    hyperBonusPercent: 0,
    minHyperBonusBetLimit: 0,
    maxHyperBonusLimit: 0,
    refId: null,
    ...change,
  };
  return {
    key,
    agreed: { sent, legs, at: 1_000 },
    bet: betOf(String(key.length), { key, coef: '6.000', possibleWin: 6_000 }),
  };
}

/** Any deal with the given key. */
export function anyDeal(key: string): fc.Arbitrary<Deal> {
  return fc
    .record({
      legs: fc.array(
        fc.record({
          home: word,
          champ: word,
          label: fc.option(word),
          price,
          isLive: fc.boolean(),
          isBanker: fc.boolean(),
          blockId: fc.nat(3),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      sent: fc.record({
        amount: money,
        betType: fc.constantFrom(...betTypeNames),
        systemValue: fc.nat(9),
        changeCoefAction: fc.constantFrom(...changeActionNames),
        changeCoefTolerance: fc.constantFrom(...CHANGE_TOLERANCES),
        coef: fc.constantFrom('', '6.000', '1.01'),
        oddsView: fc.constantFrom(...ODDS_VIEWS),
        appView: fc.constantFrom(...APP_VIEWS),
        amountByBlockId: fc.array(fc.record({ blockId: fc.nat(3), amount: money }), { maxLength: 3 }),
        prepaidAmount: money,
        exactCoef: fc.option(price),
        isDropOnScoreChange: fc.boolean(),
        isVipBet: fc.boolean(),
        hasBonusBet: fc.boolean(),
        promoCode: word,
        hyperBonusPercent: fc.nat(100),
        minHyperBonusBetLimit: money,
        maxHyperBonusLimit: money,
      }),
      bet: fc.record({
        accountType: fc.constantFrom('main', 'bonus', 'currency', 'unknown'),
        isFreeBet: fc.boolean(),
        possibleWin: money,
        placedAt: fc.nat(9_999_999),
      }),
    })
    .map(({ legs, sent, bet }): Deal => {
      const plain = dealOf(key);
      const shown = legs.map(({ home, champ, label, price: agreed, isLive }, at) => ({
        ...legOf((at + 1) * 10, agreed),
        home,
        champ,
        label,
        isLive,
      }));
      const bets = shown.map(({ marketId, gameId, kind, type, param, price: coef, isLive }, at) => ({
        marketId,
        gameId,
        kind,
        type,
        param,
        coef,
        seenCoef: coef,
        isLive,
        isBanker: legs[at]?.isBanker ?? false,
        blockId: legs[at]?.blockId ?? 0,
      }));
      return {
        key,
        agreed: { sent: { ...plain.agreed.sent, ...sent, bets }, legs: shown, at: 1_000 },
        bet: { ...plain.bet, ...bet },
      };
    });
}

export async function sealOf(due: Due, previous: string, seal = sha256): Promise<Receipt> {
  const text = linkedText(due, previous) ?? '';
  return { ...due, text, hash: await seal(text) };
}

/**
 * Receipts of these deals. `links[at]` is the index of the receipt that the receipt at `at` follows: -1 for none, the
 * previous one by default.
 */
export async function chainOf(
  deals: readonly Deal[],
  links: readonly number[] = [],
  seal = sha256,
): Promise<readonly Receipt[]> {
  const receipts: Receipt[] = [];
  for (const [at, { key, agreed, bet }] of deals.entries()) {
    const link = Math.min(links[at] ?? at - 1, at - 1);
    receipts.push(await sealOf(writeReceipt(key, agreed, bet), receipts[link]?.hash ?? '', seal));
  }
  return receipts;
}
