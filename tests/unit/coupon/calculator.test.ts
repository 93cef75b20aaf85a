import { describe, expect, it } from 'vitest';
import type { CalculatorForm, CalculatorLeg } from 'touchline/core/coupon/rules/calculator';
import {
  calculate,
  EMPTY_FORM,
  hasAmount,
  newLeg,
  oddsTextIn,
  sizeOf,
  sizesOf,
  withOneMore,
  withType,
} from 'touchline/core/coupon/rules/calculator';
import type { BetTypeName } from 'touchline/core/history/bet-type';

const EUR = { currency: 'EUR' };

const legs = (...odds: readonly string[]): readonly CalculatorLeg[] =>
  odds.map((oddsText, at) => ({ ...newLeg(at + 1), oddsText, result: 'won' }));
const form = (betType: BetTypeName, stakeText: string, of: readonly CalculatorLeg[]): CalculatorForm => ({
  betType,
  stakeText,
  systemValue: 2,
  legs: of,
});
const result = (of: CalculatorForm, terms: Parameters<typeof calculate>[1] = EUR) => {
  const calculated = calculate(of, terms);
  return calculated.ok ? calculated.value : calculated.error;
};

describe('the figures', () => {
  it('[CPN-137] a system 2/3 with its third leg lost pays the one line that won', () => {
    const three = legs('1.9', '2', '2,5').map((leg, at) => (at === 2 ? { ...leg, result: 'lost' as const } : leg));
    expect(result(form('system', '600', three))).toMatchObject({
      quote: { lines: 3, stake: 60_000, maxWin: 271_000, minWin: 76_000 },
      stakePerLine: '200.00',
      totalOdds: null,
      settlement: { kind: 'settled', payout: 76_000 },
    });
  });

  it('[CPN-137] an open leg leaves a guaranteed and a possible payout', () => {
    const open = legs('2', '3', '4').map((leg, at) => (at === 2 ? { ...leg, result: 'unsettled' as const } : leg));
    expect(result(form('lucky', '7', open))).toMatchObject({
      settlement: { kind: 'open', guaranteed: 1_100, maximum: 5_900 },
    });
  });

  it('[CPN-137] an express has total odds', () => {
    expect(result(form('express', '10', legs('2', '1.5', '3')))).toMatchObject({
      totalOdds: { text: '9.000', thousandths: 9_000 },
      quote: { lines: 1, maxWin: 9_000 },
    });
  });

  it('[CPN-138] odds are typed in an odds view, and keep their value in another one', () => {
    const american = legs('+150', '-205').map((leg) => ({ ...leg, oddsView: 'american' as const }));
    expect(result(form('express', '10', american))).toMatchObject({ quote: { maxWin: 3_720 } });
    expect(american.map((leg) => oddsTextIn(leg, 'decimal'))).toEqual(['2.50', '1.488']);
    expect(american.map((leg) => oddsTextIn(leg, 'american'))).toEqual(['+150', '-205']);
    expect(oddsTextIn({ ...newLeg(1), oddsText: 'two' }, 'american')).toBe('two');
  });
});

describe('fields that cannot be read', () => {
  it('[CPN-138] are all named at once, an empty one as empty', () => {
    expect(result(form('express', '1.005', legs('', '0.5')))).toEqual([
      { at: 'stake', why: 'tooManyDecimals' },
      { at: 'odds', leg: 0, why: 'empty' },
      { at: 'odds', leg: 1, why: 'notOdds' },
    ]);
  });

  it('[CPN-138] come before the limits of the type', () => {
    expect(result(form('single', '10', legs('2', '3')))).toEqual([
      { at: 'coupon', why: { code: 'tooManyLegs', maximum: 1, actual: 2 } },
    ]);
    expect(result(form('single', '', legs('2', '3')))).toEqual([{ at: 'stake', why: 'empty' }]);
  });

  it('[CPN-138] a stake in thousands is read in the language of the player', () => {
    const thousand = form('single', '1,000', legs('2'));
    expect(result(thousand, { ...EUR, group: ',' })).toMatchObject({ quote: { stake: 100_000 } });
    expect(result(thousand)).toEqual([{ at: 'stake', why: 'tooManyDecimals' }]);
  });
});

describe('stakes', () => {
  it('[CPN-139] several singles have one for each leg and none for the coupon', () => {
    const two = legs('2', '3').map((leg, at) => ({ ...leg, amountText: String(at + 1) }));
    expect(result(form('singles', 'nonsense', two))).toMatchObject({ quote: { stake: 300, maxWin: 800 } });
    expect(result(form('singles', '', legs('2')))).toEqual([{ at: 'amount', leg: 0, why: 'empty' }]);
  });

  it('[CPN-139] a conditional has one for each later block, with the first leg of the block', () => {
    const three = legs('2', '3', '1.5').map((leg, at) => ({ ...leg, blockId: at === 0 ? 1 : 2 }));
    const conditional = form('conditional', '10', three);
    expect(three.map((_, at) => hasAmount(conditional, at))).toEqual([false, true, false]);
    const typed = { ...conditional, legs: three.map((leg, at) => (at === 1 ? { ...leg, amountText: '20' } : leg)) };
    expect(result(typed)).toMatchObject({ quote: { stake: 1_000 }, settlement: { kind: 'settled', payout: 9_000 } });
    const tooMuch = { ...typed, legs: three.map((leg) => ({ ...leg, amountText: '20.01' })) };
    expect(result(tooMuch)).toEqual([
      { at: 'coupon', why: { code: 'blockAmountTooHigh', blockId: 2, maximum: 2_000 } },
    ]);
  });
});

describe('the form', () => {
  it('[CPN-140] choosing a type keeps what was typed and adds the legs that are missing', () => {
    const typed = form('express', '5', legs('2', '3'));
    const system = withType(typed, 'system');
    expect(system.legs.map(({ oddsText, blockId }) => [oddsText, blockId])).toEqual([
      ['2', 1],
      ['3', 2],
      ['', 3],
    ]);
    expect(withType(system, 'single')).toEqual({ ...system, betType: 'single' });
    expect(withOneMore(EMPTY_FORM).legs).toHaveLength(3);
  });

  it('[CPN-140] a size that the legs do not allow counts as the nearest that they do', () => {
    const five = { ...form('system', '10', legs('2', '2', '2', '2', '2')), systemValue: 4 };
    expect(sizesOf(five)).toEqual([2, 3, 4]);
    expect(sizeOf(five)).toBe(4);
    const four = { ...five, legs: five.legs.slice(1) };
    expect(sizeOf(four)).toBe(3);
    expect(result(four)).toMatchObject({ quote: { lines: 4 } });
    expect(sizesOf(withType(four, 'multibet'))).toEqual([2, 3, 4]);
    expect(sizesOf(withType(four, 'patent'))).toEqual([]);
  });
});
