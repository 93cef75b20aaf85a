/** Crash: where flights end, exactly; the curve; and what a cash-out pays. */
import { describe, expect, it } from 'vitest';
import { compare, fromScaled, reduced, sub } from 'touchline/kernel/rational';
import { crash, crashOf, MAX_FLIGHT, returnOf } from '../../../adapters/sandbox/provider/games/crash/crash.ts';
import { multiplierAt, timeOf } from '../../../adapters/sandbox/provider/games/crash/curve.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import { drawing } from './exact.ts';

const SPACE = 2n ** 52n;
/** Draws of the number u. */
const drawn = (u: bigint) => drawing(Number(u >> 32n), Number((u >> 16n) % 65_536n), Number(u % 65_536n));
/** The first number from which flights reach a target. */
const firstOf = (target: number): bigint => SPACE - (99n * SPACE) / BigInt(target);
const TARGETS = [101, 102, 133, 150, 199, 200, 333, 500, 1_000, 2_500, 9_999, 10_000, 54_321, 99_999, MAX_FLIGHT];

describe('crash', () => {
  it.each(TARGETS)('[CRA-3, CRA-4, CRA-5] exactly ⌊99 · 2⁵²/T⌋ of 2⁵² flights reach the target %i', (target) => {
    const first = firstOf(target);
    const bet = { stake: 1_000, target };
    const pays = (u: bigint) => crash.play(drawn(u), bet, [])?.pays;
    // The end never falls as u grows, so the flights that reach the target are those from `first` on.
    expect(pays(first - 1n)).toBe(0);
    expect(pays(first)).toBe(10 * target);
    expect(pays(SPACE - 1n)).toBe(10 * target);
    expect(returnOf(target)).toEqual({ n: BigInt(target) * (SPACE - first), d: 100n * SPACE });
  });

  it('[CRA-5] no target returns more than 99/100, nor less by as much as T/(100 · 2⁵²)', () => {
    for (let target = 101; target <= MAX_FLIGHT; target += 1) {
      const missing = sub(fromScaled(99, 100), returnOf(target));
      expect(missing.n).toBeGreaterThanOrEqual(0n);
      expect(compare(missing, { n: BigInt(target), d: 100n * SPACE })).toBe(-1);
    }
  });

  it('[CRA-3] the end never falls as the number grows, from 1.00 to 1,000', () => {
    let before = 0;
    for (let u = 0n; u < SPACE; u += SPACE / 9_973n) {
      const end = crashOf(u);
      expect(end).toBeGreaterThanOrEqual(before);
      before = end;
    }
    expect(crashOf(0n)).toBe(100);
    expect(crashOf(SPACE - 1n)).toBe(MAX_FLIGHT);
    expect(reduced({ n: firstOf(101), d: SPACE }).n * 10_000n).toBeLessThan(
      reduced({ n: firstOf(101), d: SPACE }).d * 200n,
    );
  });

  it('[CRA-2] the curve reaches 2 at 11,552.45 ms, and each multiplier first at its time', () => {
    expect(Math.log(2) / 0.000_06).toBeCloseTo(11_552.45, 2);
    for (const hundredths of TARGETS) {
      expect(multiplierAt(timeOf(hundredths))).toBeGreaterThanOrEqual(hundredths);
      expect(multiplierAt(timeOf(hundredths) - 1)).toBeLessThan(hundredths);
    }
    expect(timeOf(100)).toBe(0);
    expect(multiplierAt(0)).toBe(100);
  });

  it('[CRA-6, CRA-3] a cash-out pays the multiplier of its moment, before the end and the target alone', () => {
    const at = (end: number) => drawn(firstOf(end));
    const bet = { stake: 1_000, target: 300 };
    const move = (end: number, ms: number, given: unknown = bet) =>
      crash.shared?.moveAt?.(at(end), given as typeof bet, ms);
    expect(move(200, 0)).toBe(100);
    expect(move(200, timeOf(150))).toBe(150);
    expect(move(200, timeOf(200) - 1)).toBe(199);
    expect(move(200, timeOf(200))).toBeNull();
    expect(move(500, timeOf(300) + 500)).toBeNull();
    expect(crash.shared?.runMs(at(200))).toBe(timeOf(200));
    expect(crash.play(at(200), bet, [150])).toEqual({ shown: { cashedOut: 150 }, pays: 1_500 });
    expect(crash.play(at(200), bet, [201])).toBeNull();
    expect(crash.play(at(200), bet, [99])).toBeNull();
    expect(crash.play(at(200), bet, [150, 150])).toBeNull();
    expect(crash.play(at(MAX_FLIGHT), { stake: 10, target: null }, [])?.pays).toBe(10_000);
  });

  it('[CRA-7] a round that has cashed out does not reveal where the flight ends', () => {
    const shown = [120, 4_000, 90_000].map(
      (end) => crash.play(drawn(firstOf(end)), { stake: 1, target: null }, [110])?.shown,
    );
    expect(new Set(shown.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('[CRA-1, CRA-4] a bet has a target from 1.01 to 1,000 or none; bets are open for 8 seconds', () => {
    const stakeOf = (target: unknown) => gameOf('crash')?.stakeOf({ stake: 10, target });
    expect([null, 101, MAX_FLIGHT, 100, MAX_FLIGHT + 1, 150.5, undefined].map(stakeOf)).toEqual([
      10,
      10,
      10,
      null,
      null,
      null,
      null,
    ]);
    expect(crash.shared).toMatchObject({ betMs: 8_000, pauseMs: 4_000 });
  });
});
