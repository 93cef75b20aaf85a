/** Coin Room: its return is a Markov chain over the coins held, and its rounds follow from what is drawn. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import { coinRoom, ROOM } from '../../../adapters/sandbox/provider/games/coin-room/coin-room.ts';
import { figuresOf, volatilityOf } from './reel-figures.ts';
import { roomSummary } from './room-summary.ts';

/** The reels stop with two coins in the upper rows of each of the first two reels, and with none on the third. */
const FOUR_COINS = ROOM.strips.map((strip, reel) => (reel < 2 ? strip.indexOf(ROOM.coin) : 0));

const play = (...values: readonly number[]) => {
  const left = [...values];
  const round = coinRoom.play({ below: () => left.shift() ?? 9 }, { stake: 10 }, []);
  const units = round?.shown['units'];
  const symbols = round?.shown['symbols'];
  return { pays: round?.pays, units, last: typeof symbols === 'object' ? symbols.slice(-9) : [], left };
};

describe('Coin Room', () => {
  it('[COI-2, COI-3, COI-4, COI-5, REEL-5] returns exactly what is stated, over all stops and all respins', () => {
    const figures = figuresOf(roomSummary(), ROOM.perStake);
    const { n, d } = coinRoom.returns[0]?.value ?? { n: 0n, d: 1n };
    expect(figures).toMatchObject({ returned: `${n}/${d}`, hit: '943/4000', largest: 456, deviation: '3.80' });
    const [weight = '1', all = '1'] = figures.largestChance.split('/');
    expect(BigInt(all) / BigInt(weight) > 10n ** 23n).toBe(true);
    expect(CATALOGUE.find(({ id }) => id === 'coin-room')?.volatility).toBe(volatilityOf(figures));
  });

  it('[COI-1, COI-2, COI-3] four coins are held for three respins, and pay their values', () => {
    const { pays, units, left } = play(...FOUR_COINS, 0, 50, 75, 99);
    expect(units).toEqual([0, 0, 0, 10 + 20 + 30 + 250]);
    expect({ pays, left }).toEqual({ pays: 310, left: [] });
    expect(ROOM.strips.map((strip) => strip.length)).toEqual([20, 20, 20]);
  });

  it('[COI-3] a new coin starts the three respins again', () => {
    // Two respins of five cells without a coin, then a coin of one stake in the first of them.
    const quiet = Array.from({ length: 10 }, () => 9);
    const { units } = play(...FOUR_COINS, 0, 0, 0, 0, ...quiet, 0, 0);
    expect(units).toEqual([0, 0, 0, 0, 0, 0, 50]);
  });

  it('[COI-4] a full grid ends the respins and pays twice', () => {
    const { pays, last } = play(...FOUR_COINS, 0, 0, 0, 0, ...Array.from({ length: 10 }, () => 0));
    expect(last).toEqual(Array.from({ length: 9 }, () => ROOM.coin + 1));
    expect(pays).toBe(180);
  });
});
