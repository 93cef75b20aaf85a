import { describe, expect, it } from 'vitest';
import type { OddsView } from 'touchline/core/line/rules/odds-view';
import { APP_VIEWS, formatOdds, NO_ODDS, ODDS_VIEWS } from 'touchline/core/line/rules/odds-view';
import { oddsViewId, oddsViewOf } from 'touchline/core/line/odds-view-wire';
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

describe('six views of a price', () => {
  for (const [price, texts] of VIEWS) {
    it(`[LIN-103] [LIN-104] [LIN-105] [LIN-106] [LIN-107] [LIN-108] ${price}`, () =>
      expect(ODDS_VIEWS.map((view) => formatOdds(price, view))).toEqual(texts));
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
    for (const [price, fraction] of Object.entries(ladder))
      expect(formatOdds(Number(price), 'fractional')).toBe(fraction);
  });

  it('[LIN-109] the simplest fraction that rounds to the price, beyond the customary ones', () => {
    expect([2370, 1960, 5010, 8400, 1909, 2375, 1667, 1125].map((price) => formatOdds(price, 'fractional'))).toEqual([
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
    for (const view of ODDS_VIEWS)
      for (const price of [999, 0, -1950, 1.5, Number.NaN, Infinity]) expect(formatOdds(price, view)).toBe(NO_ODDS);
    expect(ODDS_VIEWS.map((view) => formatOdds(1000, view))).toEqual(['1.00', '0/1', NO_ODDS, '0.00', NO_ODDS, '0.00']);
  });

  it('[LIN-110] many different prices do not affect earlier results', () => {
    for (let price = 1001; price < 20_000; price += 1) formatOdds(price, 'indonesian');
    expect(formatOdds(1950, 'indonesian')).toBe('-1.05');
  });
});

describe('the operator’s numbers', () => {
  it('[LIN-102] are the same for three views, and others for three in each app view', () => {
    const idsIn = APP_VIEWS.map((appView) => ODDS_VIEWS.map((view) => oddsViewId(view, appView)));
    expect(idsIn).toEqual([
      [0, 1, 2, 4, 5, 6],
      [0, 1, 2, 14, 15, 16],
    ]);
    for (const ids of idsIn) expect(ids.map(oddsViewOf)).toEqual(ODDS_VIEWS);
  });
  it('[LIN-102] any other number, and anything else, is no view', () => {
    for (const id of [-1, 3, 7, 10, 11, 12, 13, 17, 0.5, Number.NaN, '1', 'decimal', true, null, undefined])
      expect(oddsViewOf(id)).toBeUndefined();
  });
});

describe('typed odds', () => {
  const readings: readonly (readonly [text: string, view: OddsView, price: number | null])[] = [
    ['1.95', 'decimal', 1950],
    ['1,95', 'decimal', 1950],
    [' 2 ', 'decimal', 2000],
    ['1.9555', 'decimal', null],
    ['1', 'decimal', null],
    ['0.5', 'decimal', null],
    ['-2', 'decimal', null],
    ['', 'decimal', null],
    ['abc', 'decimal', null],
    ['\u0661\u066b\u0665', 'decimal', 1500],
    ['20/21', 'fractional', 1950],
    ['4/6', 'fractional', 1670],
    ['2/3', 'fractional', 1670],
    ['8/12', 'fractional', 1670],
    ['6/4', 'fractional', 2500],
    ['10/3', 'fractional', 4330],
    ['evens', 'fractional', 2000],
    ['Evs', 'fractional', 2000],
    ['21/22', 'fractional', 1955],
    ['5 / 2', 'fractional', 3500],
    ['5-2', 'fractional', 3500],
    ['0/1', 'fractional', null],
    ['1/0', 'fractional', null],
    ['5', 'fractional', null],
    ['1/2/3', 'fractional', null],
    ['+150', 'american', 2500],
    ['150', 'american', 2500],
    ['-200', 'american', 1500],
    ['\u2212200', 'american', 1500],
    ['-100', 'american', 2000],
    ['+100', 'american', 2000],
    ['99', 'american', null],
    ['-50', 'american', null],
    ['150.5', 'american', null],
    ['0.95', 'hongkong', 1950],
    ['0.955', 'hongkong', 1955],
    ['0', 'hongkong', null],
    ['-0.5', 'hongkong', null],
    ['1.50', 'indonesian', 2500],
    ['-1.05', 'indonesian', 1952],
    ['-2', 'indonesian', 1500],
    ['-1.00', 'indonesian', 2000],
    ['0.95', 'indonesian', null],
    ['-0.95', 'indonesian', null],
    ['0.95', 'malaysian', 1950],
    ['-0.67', 'malaysian', 2493],
    ['-0.001', 'malaysian', 1_001_000],
    ['1.00', 'malaysian', 2000],
    ['-1.00', 'malaysian', 2000],
    ['1.01', 'malaysian', null],
    ['-1.01', 'malaysian', null],
    ['-0', 'malaysian', null],
  ];
  for (const [text, view, price] of readings) {
    it(`[LIN-112] '${text}' in ${view} is ${price}`, () => expect(parseOdds(text, view)).toBe(price));
  }
});
