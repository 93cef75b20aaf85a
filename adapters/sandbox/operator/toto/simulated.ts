/**
 * The simulated players of a draw [TOT-6]: a number of single columns whose marks follow the chances of the games at
 * closing. A pure function of the seed, the draw and these chances.
 */
import { createRandom, integerBetween, mixSeed } from '../models/seeded.ts';
import { hashOf } from '../season/season-ids.ts';
import { DRAW_GAMES, isRight } from './pool.ts';
import type { TotoResult } from './pool.ts';
import type { TotoSection } from './terms.ts';

const MIN_COLUMNS = 20_000;
const MAX_COLUMNS = 60_000;
const TOTAL = 1_000;
const [NUMBER_STREAM, MARKS_STREAM] = [1, 2];

/** Three numbers that belong to 1, X and 2. */
export type ByMark = readonly [number, number, number];

export interface SimulatedDraw {
  readonly seed: number;
  readonly section: TotoSection;
  readonly number: number;
}

const seedOf = ({ seed, section, number }: SimulatedDraw): number => mixSeed(mixSeed(seed, hashOf(section)), number);

/** How many columns the simulated players buy until the draw closes. */
export function columnsOf(draw: SimulatedDraw): number {
  return integerBetween(createRandom(seedOf(draw), NUMBER_STREAM), MIN_COLUMNS, MAX_COLUMNS);
}

/** How many of them have been bought at a time between opening and closing: they come evenly. */
export function boughtBy(columns: number, openedAt: number, closesAt: number, now: number): number {
  if (now >= closesAt) return columns;
  return Math.floor((columns * Math.max(0, now - openedAt)) / (closesAt - openedAt));
}

/** The marks, as bits, of all columns one after another: 15 for each. `chances` are per mille. */
export function simulatedMarks(draw: SimulatedDraw, columns: number, chances: readonly ByMark[]): Uint8Array {
  const random = createRandom(seedOf(draw), MARKS_STREAM);
  const marks = new Uint8Array(columns * DRAW_GAMES);
  for (let at = 0; at < marks.length; at += 1) {
    const [home, drawn] = chances[at % DRAW_GAMES] ?? [0, 0];
    const point = random() * TOTAL;
    marks[at] = point < home ? 1 : point < home + drawn ? 2 : 4;
  }
  return marks;
}

/** How many of the columns have each mark, by game. */
export function countMarks(marks: Uint8Array): readonly ByMark[] {
  const counts = Array.from({ length: DRAW_GAMES }, () => [0, 0, 0] as [number, number, number]);
  for (const [at, mark] of marks.entries()) {
    const game = counts[at % DRAW_GAMES];
    if (game !== undefined) game[mark === 1 ? 0 : mark === 2 ? 1 : 2] += 1;
  }
  return counts;
}

/** How many of the columns have each number of right games: 16 entries. */
export function countRights(marks: Uint8Array, results: readonly TotoResult[]): readonly number[] {
  const counts = Array.from({ length: DRAW_GAMES + 1 }, () => 0);
  for (let from = 0; from < marks.length; from += DRAW_GAMES) {
    let right = 0;
    for (let game = 0; game < DRAW_GAMES; game += 1)
      if (isRight(marks[from + game] ?? 0, results[game] ?? 0)) right += 1;
    counts[right] = (counts[right] ?? 0) + 1;
  }
  return counts;
}

/** The parts of a whole in whole per mille, which add up to 1,000; even thirds where there is nothing to divide. */
export function perMille(parts: ByMark): ByMark {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (!(whole > 0)) return [333, 334, 333];
  const exact = parts.map((part) => (part * TOTAL) / whole);
  const down = exact.map((part) => Math.floor(part));
  const missing = TOTAL - down.reduce((sum, part) => sum + part, 0);
  const byRest = [0, 1, 2].toSorted((a, b) => rest(exact[b]) - rest(exact[a]) || a - b).slice(0, missing);
  const [home = 0, drawn = 0, away = 0] = down.map((part, at) => (byRest.includes(at) ? part + 1 : part));
  return [home, drawn, away];
}

const rest = (value = 0): number => value - Math.floor(value);

/** A closed draw. */
interface ClosedDraw {
  readonly section: TotoSection;
  readonly number: number;
  readonly columns: number;
  readonly chances: readonly ByMark[];
}

export interface Simulations {
  /** How many columns have each mark, by game. */
  marks(draw: ClosedDraw): readonly ByMark[];
  /** How many columns have each number of right games. The results of a draw never change. */
  rights(draw: ClosedDraw, results: readonly TotoResult[]): readonly number[];
}

const MAX_KEPT = 100;

/** Counts the columns of closed draws, and keeps the latest counts. */
export function createSimulations(seed: number): Simulations {
  const counts = new Map<string, readonly ByMark[]>();
  const rights = new Map<string, readonly number[]>();
  const kept = <T>(known: Map<string, T>, { section, number, columns, chances }: ClosedDraw, of: Of<T>): T => {
    const key = `${section} ${number}`;
    const found = known.get(key) ?? of(simulatedMarks({ seed, section, number }, columns, chances));
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > MAX_KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  };
  return {
    marks: (draw) => kept(counts, draw, countMarks),
    rights: (draw, results) => kept(rights, draw, (marks) => countRights(marks, results)),
  };
}

type Of<T> = (marks: Uint8Array) => T;
