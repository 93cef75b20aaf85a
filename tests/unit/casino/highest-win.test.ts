/** The highest win of a game as text, and as read from the operator. */
import { describe, expect, it } from 'vitest';
import { chanceOf, oddsOf, timesOf } from 'touchline/core/casino/rules/highest-win';
import { decodeCatalogue } from 'touchline/core/casino/wire';
import { gameOf } from './games.ts';

describe('the highest win', () => {
  it.each([
    [36n, 1n, 36],
    [525_987n, 10n, 52_598.7],
    [12_999_999n, 1_000n, 12_999.99],
    [2n, 3n, 0.66],
  ])('[CSN-26] %i/%i times the stake is shown with two places, rounded down', (n, d, times) => {
    expect(timesOf({ n, d })).toBe(times);
  });

  it.each([
    ['404/833', { times: 2.06, power: 0 }],
    ['1/1', { times: 1, power: 0 }],
    ['2/199', { times: 99.5, power: 0 }],
    ['17/151499090', { times: 8_911_711, power: 0 }],
    ['1/999999999999999', { times: 999_999_999_999_999, power: 0 }],
    ['1/1000000000000000', { times: 1, power: 15 }],
    ['1/3145728000000000000000000000000000', { times: 3.1, power: 33 }],
    ['1/9990000000000000', { times: 1, power: 16 }],
  ])('[CSN-26] the chance %s is shown as a number of rounds', (chance, odds) => {
    const [n = '0', d = '1'] = chance.split('/');
    expect(oddsOf({ n: BigInt(n), d: BigInt(d) })).toEqual(odds);
  });

  it('[CSN-26] the exact chance is shown in lowest terms', () => {
    expect(chanceOf({ n: 2n, d: 65_536n })).toBe('1/32768');
  });
});

describe('the highest win in the catalogue', () => {
  const { releasedAt, ...game } = gameOf(7, 'Dice');
  const decoded = (highestWin: unknown) => {
    const returns = [{ bet: '', n: '97', d: '100' }];
    const read = decodeCatalogue({ games: [{ ...game, releasedAt, returns, highestWin }] });
    return read.ok ? read.value.map((each) => each.highestWin) : 'not read';
  };
  const WIN = { bet: '', n: '99', d: '1', chance: { kind: 'exact', n: '1', d: '100' }, isCapped: false };

  it('[CSN-26] is read with its chance, its bound, or that it depends on play', () => {
    const read = { bet: '', n: 99n, d: 1n, isCapped: false };
    expect(decoded(WIN)).toEqual([{ ...read, chance: { kind: 'exact', n: 1n, d: 100n } }]);
    expect(decoded({ ...WIN, chance: { kind: 'play' } })).toEqual([{ ...read, chance: { kind: 'play' } }]);
    expect(decoded({ ...WIN, chance: { kind: 'atMost', n: '1', d: '40' } })).toEqual([
      { ...read, chance: { kind: 'atMost', n: 1n, d: 40n } },
    ]);
  });

  it.each([
    ['no win', undefined],
    ['a chance above one', { ...WIN, chance: { kind: 'exact', n: '3', d: '2' } }],
    ['a chance of nothing', { ...WIN, chance: { kind: 'exact', n: '0', d: '2' } }],
    ['a win without a denominator', { ...WIN, d: '0' }],
    ['a chance of an unknown kind', { ...WIN, chance: { kind: 'likely' } }],
  ])('[CSN-26] is left out where the operator sends %s, and the game stays', (_, sent) => {
    expect(decoded(sent)).toEqual([null]);
  });
});
