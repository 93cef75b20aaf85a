import { describe, expect, it } from 'vitest';
import type { OddsViewId } from 'touchline/core/line/rules/odds-view';
import {
  allowedOddsViews,
  constrainOddsView,
  formatOdds,
  NO_ODDS,
  oddsViewIds,
  oddsViewName,
} from 'touchline/core/line/rules/odds-view';
import { parseOdds } from 'touchline/core/line/rules/odds-view-parse';

/** Price in thousandths -> decimal, fractional, american, hongkong, indonesian, malaysian. */
const VIEWS: readonly (readonly [price: number, texts: readonly [string, string, string, string, string, string]])[] = [
  [1950, ['1.95', '20/21', '-105', '0.95', '-1.05', '0.95']],
  [1955, ['1.955', '21/22', '-105', '0.955', '-1.05', '0.955']],
  [2000, ['2.00', '1/1', '+100', '1.00', '1.00', '1.00']],
  [2001, ['2.001', '668/667', '+100', '1.001', '1.001', '1.00']],
  [1999, ['1.999', '666/667', '+100', '0.999', '1.00', '0.999']],
  [2500, ['2.50', '6/4', '+150', '1.50', '1.50', '-0.67']],
  [2155, ['2.155', '67/58', '+116', '1.155', '1.155', '-0.87']],
  [1500, ['1.50', '1/2', '-200', '0.50', '-2.00', '0.50']],
  [1050, ['1.05', '1/20', '-2000', '0.05', '-20.00', '0.05']],
  [1001, ['1.001', '1/1000', '-100000', '0.001', '-1000.00', '0.001']],
  [3000, ['3.00', '2/1', '+200', '2.00', '2.00', '-0.50']],
  [201_000, ['201.00', '200/1', '+20000', '200.00', '200.00', '-0.01']],
  [203_000, ['203.00', '202/1', '+20200', '202.00', '202.00', '-0.005']],
  [1_000_000, ['1000.00', '999/1', '+99900', '999.00', '999.00', '-0.001']],
];
const ORDER: readonly OddsViewId[] = [0, 1, 2, 4, 5, 6];

describe('six views of a price', () => {
  for (const [price, texts] of VIEWS) {
    it(`[LIN-103] [LIN-104] [LIN-105] [LIN-106] [LIN-107] [LIN-108] ${price}`, () =>
      expect(ORDER.map((id) => formatOdds(price, id))).toEqual(texts));
  }

  it('[LIN-108] the customary fractions', () => {
    const ladder = {
      1030: '1/33',
      1440: '4/9',
      1530: '8/15',
      1670: '4/6',
      1910: '10/11',
      2380: '11/8',
      2500: '6/4',
      4330: '10/3',
      1470: '40/85',
      3130: '85/40',
    };
    for (const [price, fraction] of Object.entries(ladder)) expect(formatOdds(Number(price), 1)).toBe(fraction);
  });

  it('[LIN-109] the simplest fraction that rounds to the price, beyond the customary ones', () => {
    expect([2370, 1960, 5010, 8400, 1909, 2375, 1667, 1125].map((price) => formatOdds(price, 1))).toEqual([
      '26/19',
      '22/23',
      '269/67',
      '37/5',
      '10/11',
      '11/8',
      '4/6',
      '1/8',
    ]);
  });

  it('[LIN-111] an invalid price has no odds', () => {
    for (const id of oddsViewIds)
      for (const price of [999, 0, -1950, 1.5, Number.NaN, Infinity]) expect(formatOdds(price, id)).toBe(NO_ODDS);
    expect(ORDER.map((id) => formatOdds(1000, id))).toEqual(['1.00', '0/1', NO_ODDS, '0.00', NO_ODDS, '0.00']);
  });

  it('[LIN-110] many different prices do not affect earlier results', () => {
    for (let price = 1001; price < 20_000; price += 1) formatOdds(price, 5);
    expect(formatOdds(1950, 5)).toBe('-1.05');
  });
});

describe('view ids', () => {
  it('[LIN-102] each app view has separate Asian ids for the same numbers', () => {
    expect(allowedOddsViews('european')).toEqual([0, 1, 2, 4, 5, 6]);
    expect(allowedOddsViews('asian')).toEqual([0, 1, 2, 14, 15, 16]);
    for (const id of [4, 5, 6] as const) {
      expect(oddsViewName(id)).toBe(oddsViewName((id + 10) as OddsViewId));
      expect(formatOdds(3350, id)).toBe(formatOdds(3350, (id + 10) as OddsViewId));
      expect(constrainOddsView(id, 'asian')).toBe(id + 10);
      expect(constrainOddsView((id + 10) as OddsViewId, 'european')).toBe(id);
    }
    expect(constrainOddsView(2, 'asian')).toBe(2);
  });
});

describe('typed odds', () => {
  const readings: readonly (readonly [text: string, view: OddsViewId, price: number | null])[] = [
    ['1.95', 0, 1950],
    ['1,95', 0, 1950],
    [' 2 ', 0, 2000],
    ['1.9555', 0, null],
    ['1', 0, null],
    ['0.5', 0, null],
    ['-2', 0, null],
    ['', 0, null],
    ['abc', 0, null],
    ['\u0661\u066b\u0665', 0, 1500],
    ['20/21', 1, 1950],
    ['4/6', 1, 1670],
    ['2/3', 1, 1670],
    ['8/12', 1, 1670],
    ['6/4', 1, 2500],
    ['10/3', 1, 4330],
    ['evens', 1, 2000],
    ['Evs', 1, 2000],
    ['21/22', 1, 1955],
    ['5 / 2', 1, 3500],
    ['5-2', 1, 3500],
    ['0/1', 1, null],
    ['1/0', 1, null],
    ['5', 1, null],
    ['1/2/3', 1, null],
    ['+150', 2, 2500],
    ['150', 2, 2500],
    ['-200', 2, 1500],
    ['\u2212200', 2, 1500],
    ['-100', 2, 2000],
    ['+100', 2, 2000],
    ['99', 2, null],
    ['-50', 2, null],
    ['150.5', 2, null],
    ['0.95', 4, 1950],
    ['0.955', 14, 1955],
    ['0', 4, null],
    ['-0.5', 4, null],
    ['1.50', 5, 2500],
    ['-1.05', 5, 1952],
    ['-2', 15, 1500],
    ['-1.00', 5, 2000],
    ['0.95', 5, null],
    ['-0.95', 5, null],
    ['0.95', 6, 1950],
    ['-0.67', 6, 2493],
    ['-0.001', 16, 1_001_000],
    ['1.00', 6, 2000],
    ['-1.00', 6, 2000],
    ['1.01', 6, null],
    ['-1.01', 6, null],
    ['-0', 6, null],
  ];
  for (const [text, view, price] of readings) {
    it(`[LIN-112] '${text}' in ${oddsViewName(view)} is ${price}`, () => expect(parseOdds(text, view)).toBe(price));
  }
});
