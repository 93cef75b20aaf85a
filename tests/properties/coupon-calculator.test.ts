/** The calculator over random coupons of every type, typed as a player types them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalculatorForm } from 'touchline/core/coupon/rules/calculator';
import { calculate } from 'touchline/core/coupon/rules/calculator';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { formatOdds } from 'touchline/core/line/rules/odds-view';
import { moneyToTypedText } from 'touchline/kernel/money';
import { paidByHand } from '../../adapters/testing/brute-force.ts';
import { ALL_RESULTS, anyCoupon } from '../../adapters/testing/coupons.ts';
import { check } from '../arbitraries/coupon-laws.ts';

/** The views that write every price exactly. */
const EXACT_VIEWS = ['decimal', 'hongkong'] as const;

interface Typed {
  readonly input: SettleInput;
  readonly currency: string;
  readonly oddsView: (typeof EXACT_VIEWS)[number];
}

function typed(input: SettleInput, currency: string, view: Typed['oddsView']): CalculatorForm {
  const text = (amount: number): string => moneyToTypedText(amount, currency, '');
  return {
    betType: input.betType,
    stakeText: text(input.stake),
    systemValue: input.systemValue ?? 2,
    legs: input.legs.map(({ price, result, isBanker = false, blockId = 0, amount }) => ({
      oddsText: formatOdds(price, view),
      oddsView: view,
      result,
      isBanker,
      blockId,
      amountText: text(amount ?? input.amountByBlockId?.[blockId] ?? 0),
    })),
  };
}

function calculated({ input, currency, oddsView }: Typed): ReturnType<typeof calculate> {
  const { antiExpressMargin } = input;
  const margin = antiExpressMargin === undefined ? {} : { antiExpressMargin };
  return calculate(typed(input, currency, oddsView), { currency, ...margin });
}

describe('the calculator', () => {
  const cases = (statuses?: Parameters<typeof anyCoupon>[1]) =>
    fc.record({
      input: anyCoupon(betTypeNames, statuses),
      currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
      oddsView: fc.constantFrom(...EXACT_VIEWS),
    });

  it('[CPN-137] has the quote and the settlement of the same coupon, in every type', () => {
    check(137, cases(ALL_RESULTS), (one) => {
      const [shown, quoted, settled] = [calculated(one), quote(one.input), settle(one.input)];
      if (!shown.ok || !quoted.ok || !settled.ok) throw new Error(JSON.stringify(shown));
      expect(shown.value.quote).toEqual(quoted.value);
      expect(shown.value.settlement).toEqual(settled.value);
    });
  });

  it('[CPN-137] pays what the lines written out one by one pay', () => {
    check(138, cases(), (one) => {
      const shown = calculated(one);
      expect(shown.ok && shown.value.settlement).toMatchObject({ kind: 'settled', payout: paidByHand(one.input) });
    });
  });
});
