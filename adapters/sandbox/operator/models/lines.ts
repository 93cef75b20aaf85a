/**
 * Selects the offered lines of a total or handicap. Lines are in quarters, ascending; "over" also stands for the home
 * side of a handicap.
 */
import type { Law } from './distributions.ts';
import { overFair } from './distributions.ts';

export interface LineOffer {
  /** Half lines (x.5) are offered while the probability of over is between `low` and 1 - `low`. */
  readonly low: number;
  /**
   * Whole and quarter lines are offered while that probability is between `quarterLow` and 1 - `quarterLow`; 0.5
   * disables them.
   */
  readonly quarterLow: number;
  /** Offers every n-th half line (1 is all). The most even line is always offered. */
  readonly every: number;
  /** Whether the most even line may be a whole or quarter line. */
  readonly evenQuarter: boolean;
  /**
   * The minimum distance of a line from zero, in quarters: without draws, a half-point handicap equals the winner
   * market.
   */
  readonly nearest?: number;
}

const FURTHEST = 160;

/** The line closest to even. */
export function evenLine(law: Law, offer: LineOffer): number {
  let best = 4 * law.centre + 2;
  let gap = Infinity;
  for (let line = 4 * law.centre - 6; line <= 4 * law.centre + 6; line += offer.evenQuarter ? 1 : 4) {
    if (Math.abs(line) < (offer.nearest ?? 0)) continue;
    const distance = Math.abs(overFair(law, line) - 0.5);
    if (distance < gap - 1e-9) {
      gap = distance;
      best = line;
    }
  }
  return best;
}

/** All offered lines with the fair probability of over. */
export function offeredLines(law: Law, offer: LineOffer): readonly (readonly [line: number, over: number])[] {
  const even = evenLine(law, offer);
  const start = 4 * law.centre + 2;
  const lines: (readonly [number, number])[] = [];
  const step = offer.quarterLow < 0.5 ? 1 : 4;
  const walk = (direction: 1 | -1): void => {
    for (
      let line = direction === 1 ? start : start - step;
      Math.abs(line - start) < FURTHEST;
      line += direction * step
    ) {
      const over = overFair(law, line);
      if (direction === 1 ? over < offer.low : over > 1 - offer.low) return;
      if (line === even || isOffered(line, over, offer)) lines.push([line, over]);
    }
  };
  walk(-1);
  lines.reverse();
  walk(1);
  if (lines.every(([line]) => line !== even)) lines.push([even, overFair(law, even)]);
  return lines.toSorted((a, b) => a[0] - b[0]);
}

function isOffered(line: number, over: number, offer: LineOffer): boolean {
  if (Math.abs(line) < (offer.nearest ?? 0)) return false;
  const edge = Math.min(over, 1 - over);
  if ((line & 3) !== 2) return edge >= offer.quarterLow;
  return edge >= offer.low && ((line - 2) / 4) % offer.every === 0;
}
