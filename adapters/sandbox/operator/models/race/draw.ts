/**
 * Draws the order of a race from the law that prices it, without rounding: a runner is chosen by a whole number below
 * the sum of the weights that are left, and every such number is equally likely [RCE-2].
 */
import type { Random } from '../seeded.ts';

/** A whole number from 0 to n - 1, each equally likely. */
export type Below = (n: number) => number;

const WORDS = 2 ** 32;

/** Whole numbers from 32-bit words. A word in the uneven rest is drawn again, so that no number is favoured. */
export function belowOf(random: Random): Below {
  return (n) => {
    if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`no whole number below ${n} can be drawn`);
    const even = WORDS - (WORDS % n);
    for (;;) {
      const word = random() * WORDS;
      if (word < even) return word % n;
    }
  };
}

/** The runners in the order of the finish, from 0. `weights` are whole numbers above zero (`weightsOf`). */
export function drawOrder(weights: readonly number[], below: Below): readonly number[] {
  const left = weights.map((weight, runner) => ({ weight, runner }));
  const order: number[] = [];
  while (left.length > 0) {
    let mark = below(left.reduce((total, { weight }) => total + weight, 0));
    const at = left.findIndex(({ weight }) => {
      mark -= weight;
      return mark < 0;
    });
    order.push(...left.splice(at, 1).map(({ runner }) => runner));
  }
  return order;
}
