/** The returns on a tile. */
import { describe, expect, it } from 'vitest';
import { highestReturn, lowestReturn, percentOf } from 'touchline/core/casino/rules/stated-return';

const RETURNS = [
  { bet: 'pass', n: 488n, d: 495n },
  { bet: 'field', n: 35n, d: 36n },
  { bet: 'place-4', n: 14n, d: 15n },
];

describe('the returns of a game', () => {
  it('[CSN-6] are shown from the lowest to the highest of its bets', () => {
    const [least, most] = [lowestReturn(RETURNS), highestReturn(RETURNS)];
    expect(least?.bet).toBe('place-4');
    expect(most?.bet).toBe('pass');
    expect([least, most].map((each) => (each === null ? '' : percentOf(each)))).toEqual(['93.33', '98.59']);
  });

  it('[CSN-6] are none without bets', () => {
    expect(lowestReturn([])).toBeNull();
    expect(highestReturn([])).toBeNull();
  });
});
