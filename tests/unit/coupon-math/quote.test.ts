import { describe, expect, it } from 'vitest';
import { toDecimalString } from 'touchline/kernel/rational';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { QuoteInput, QuoteLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { lossTable } from 'touchline/core/coupon/rules/settlement/loss-table';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';

function legs(...odds: readonly number[]): readonly QuoteLeg[] {
  return odds.map((each) => ({ price: Math.round(each * 1000) }));
}

/** Lines, stake and stake a line, odds at 3 places, largest and smallest win. */
function figures(input: QuoteInput): unknown {
  const quoted = quote(input);
  if (!quoted.ok) return quoted.error;
  const { lines, stake, stakePerLine, totalOdds, maxWin, minWin } = quoted.value;
  return [
    lines,
    stake,
    toDecimalString(stakePerLine, 2),
    totalOdds === null ? null : toDecimalString(totalOdds, 3),
    maxWin,
    minWin,
  ];
}

const BLOCKS = [
  { price: 2000, blockId: 1 },
  { price: 3000, blockId: 2 },
] as const;

const QUOTES: readonly (readonly [name: string, input: QuoteInput, expected: readonly unknown[]])[] = [
  ['[CPN-115] single', { betType: 'single', stake: 1000, legs: legs(1.95) }, [1, 1000, '1000.00', '1.950', 1950, 1950]],
  [
    '[CPN-115] express',
    { betType: 'express', stake: 1000, legs: legs(1.95, 1.95) },
    [1, 1000, '1000.00', '3.803', 3803, 3803],
  ],
  [
    '[CPN-115] system 2/3',
    { betType: 'system', stake: 1000, legs: legs(2, 3, 4) },
    [3, 1000, '333.33', '8.667', 8667, 2000],
  ],
  [
    '[CPN-115] [CPN-107] system with a banker',
    { betType: 'system', stake: 300, legs: [{ price: 2000, isBanker: true }, ...legs(3, 4, 5)] },
    [3, 300, '100.00', '31.333', 9400, 2400],
  ],
  ['[CPN-115] chain', { betType: 'chain', stake: 100, legs: legs(2, 1.5) }, [1, 100, '100.00', '2.500', 250, null]],
  [
    '[CPN-115] conditional',
    { betType: 'conditional', stake: 100, amountByBlockId: { 2: 200 }, legs: BLOCKS },
    [1, 100, '100.00', '6.000', 600, null],
  ],
  [
    '[CPN-115] conditional before a stake',
    { betType: 'conditional', stake: 0, legs: BLOCKS },
    [1, 0, '0.00', null, 0, null],
  ],
  [
    '[CPN-115] anti-express, as if no leg will be returned',
    { betType: 'antiExpress', stake: 10_000, legs: legs(2, 2) },
    [1, 10_000, '10000.00', '1.150', 11_500, 11_500],
  ],
  [
    '[CPN-116] lucky 15',
    { betType: 'lucky', stake: 1500, legs: legs(3, 4, 5, 6) },
    [15, 1500, '100.00', '55.933', 83_900, 300],
  ],
  [
    '[CPN-116] patent of 4',
    { betType: 'patent', stake: 11_000, legs: legs(2, 3.5, 4, 1.5) },
    [11, 11_000, '1000.00', '14.250', 156_750, 3000],
  ],
  [
    '[CPN-114] several singles',
    {
      betType: 'singles',
      stake: 0,
      legs: [{ price: 2000, amount: 100 }, { price: 1500, amount: 50 }, { price: 9000 }],
    },
    [3, 150, '50.00', '1.833', 275, 75],
  ],
  [
    '[CPN-115] odds are quoted without a stake',
    { betType: 'express', stake: 0, legs: legs(2, 3) },
    [1, 0, '0.00', '6.000', 0, null],
  ],
  [
    '[CPN-118] a bonus bet is in the odds',
    { betType: 'express', stake: 100, legs: legs(2, 2), terms: { hasBonusBet: true } },
    [1, 100, '100.00', '4.080', 408, 408],
  ],
  [
    '[CPN-121] a cap is in the wins',
    { betType: 'system', stake: 1000, legs: legs(2, 3, 4), terms: { maxPayout: 1500 } },
    [3, 1000, '333.33', '8.667', 1500, 1500],
  ],
];

describe('quotes', () => {
  for (const [name, input, expected] of QUOTES) it(name, () => expect(figures(input)).toEqual(expected));

  it('[CPN-117] a system has a table of returns by lost legs', () => {
    const table = lossTable({ betType: 'system', stake: 600, systemValue: 2, legs: legs(2, 3, 4, 5) });
    // 100 a line; 1 lost: 2·3 + 2·4 + 3·4 or 3·4 + 3·5 + 4·5; 2 lost: 2·3 or 4·5.
    expect(table).toEqual({
      ok: true,
      value: [
        { lost: 1, minWin: 2600, maxWin: 4700 },
        { lost: 2, minWin: 600, maxWin: 2000 },
      ],
    });
  });

  it('[CPN-117] an express has no such table, and an invalid coupon has its reasons', () => {
    expect(lossTable({ betType: 'express', stake: 600, legs: legs(2, 3) })).toEqual({ ok: true, value: [] });
    expect(lossTable({ betType: 'system', stake: 600, legs: legs(2, 3) })).toMatchObject({
      ok: false,
      error: [{ code: 'tooFewLegs' }],
    });
  });
});

describe('bet types', () => {
  it('[CPN-128] the table has each type once, by its name', () => {
    expect(betTypeNames.map((name) => betTypes[name].name)).toEqual([
      'single',
      'express',
      'system',
      'chain',
      'multibet',
      'conditional',
      'antiExpress',
      'lucky',
      'patent',
      'singles',
    ]);
  });

  it('[CPN-128] legs of one game and express-banned ones meet only in single and several singles', () => {
    expect(betTypeNames.filter((name) => !betTypes[name].combinesLegs)).toEqual(['single', 'singles']);
  });
});
