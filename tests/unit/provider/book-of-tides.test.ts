/**
 * Book of Tides: its return is exact over all stops and all symbols drawn, and its rounds follow from what is drawn.
 */
import { describe, expect, it } from 'vitest';
import { reduced } from 'touchline/kernel/rational';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';
import {
  bookOfTides,
  fill,
  payTides,
  TIDES,
} from '../../../adapters/sandbox/provider/games/book-of-tides/book-of-tides.ts';
import { figuresOf, summaryOf, volatilityOf } from './reel-figures.ts';
import { firstSpin, freeSpin, tidesSummary } from './tides-summary.ts';

const [DROP, LEAF, MOON, CROWN, BOOK] = [0, 1, 2, 5, 6] as const;
/** Each reel stops with a book in the top row. */
const BOOKS = TIDES.strips.map((strip) => strip.indexOf(BOOK));

const fraction = (n: bigint, d: bigint): string => `${reduced({ n, d }).n}/${reduced({ n, d }).d}`;

/** A round for the values drawn, and the values that are left. */
const play = (...values: readonly number[]) => {
  const left = [...values];
  const round = bookOfTides.play({ below: () => left.shift() ?? Number.NaN }, { stake: 10 }, []);
  const { symbols, units, special } = round?.shown ?? {};
  const all = typeof symbols === 'object' ? symbols : [];
  return { symbols: all, units: typeof units === 'object' ? units : [], special, pays: round?.pays, left };
};

describe('Book of Tides', () => {
  it('[TID-1, TID-5, TID-6, REEL-5] returns exactly 191129/200000 over all stops and all symbols drawn', () => {
    const figures = figuresOf(tidesSummary(), TIDES.perStake);
    expect(figures).toMatchObject({ returned: '191129/200000', largest: 1_476, deviation: '3.91' });
    const [pays = '0', rounds = '1'] = figures.hit.split('/');
    expect((BigInt(pays) * 10_000n) / BigInt(rounds)).toBe(3_902n);
    const [weight = '1', all = '1'] = figures.largestChance.split('/');
    expect(BigInt(all) / BigInt(weight) > 10n ** 33n).toBe(true);
    expect(bookOfTides.returns).toEqual([{ bet: '', value: { n: 191_129n, d: 200_000n } }]);
    expect(CATALOGUE.find(({ id }) => id === 'book-of-tides')?.volatility).toBe(volatilityOf(figures));
  });

  it('[TID-2, TID-5] 27 of 4,000 rounds have free spins, which return 727/50 stakes on average', () => {
    const [free, paid] = [summaryOf(firstSpin(true)).all, summaryOf(firstSpin(false)).all];
    expect(fraction(free, free + paid)).toBe('27/4000');
    const spins = Array.from({ length: 6 }, (_, special) => summaryOf(freeSpin(special)));
    const units = spins.reduce((sum, spin) => sum + spin.sum, 0n);
    const all = spins.reduce((sum, spin) => sum + spin.all, 0n);
    expect(fraction(units * 8n, all * 10n)).toBe('727/50');
    expect(TIDES.strips.map((strip) => strip.length)).toEqual([20, 20, 20]);
  });

  it('[TID-2, TID-3] books on all reels draw a symbol and then eight spins, and no more for books in them', () => {
    const spins = Array.from({ length: 8 }, () => BOOKS).flat();
    const { units, special, left, pays } = play(...BOOKS, DROP, ...spins);
    expect(special).toBe(DROP);
    expect(left).toEqual([]);
    expect(units.length).toBeGreaterThanOrEqual(9);
    expect(pays).toBe(units.reduce((sum, each) => sum + each, 0));
    // Without books a round has one spin, and names no symbol.
    expect(play(0, 0, 9)).toMatchObject({ special: undefined, left: [] });
    expect(play(0, 0, 9).units).toHaveLength(1);
  });

  it('[TID-4] the symbol drawn fills its reels after the lines are paid, and pays on all five lines', () => {
    const spins = Array.from({ length: 8 }, () => [0, 0, 0]).flat();
    const { symbols, units } = play(...BOOKS, DROP, ...spins);
    const [, drawn, filled] = [0, 1, 2].map((view) => symbols.slice(view * 9, view * 9 + 9));
    expect(drawn).toEqual(TIDES.strips.flatMap((strip) => strip.slice(0, 3)));
    expect(filled).toEqual(Array.from({ length: 9 }, () => DROP));
    expect(units.slice(1, 3)).toEqual([payTides(TIDES.strips.map((strip) => strip.slice(0, 3))).units, 25]);
  });

  it('[TID-4] two crowns fill two reels that are not neighbours; two of another symbol or a book fill none', () => {
    const grid = [
      [CROWN, DROP, LEAF],
      [BOOK, DROP, LEAF],
      [MOON, LEAF, CROWN],
    ];
    expect(fill(grid, CROWN)).toEqual({
      grid: [[CROWN, CROWN, CROWN], grid[1], [CROWN, CROWN, CROWN]],
      units: 50,
      lit: 0b111_000_111,
    });
    expect(fill(grid, DROP)).toBeNull();
    expect(fill(grid, MOON)).toBeNull();
  });
});
