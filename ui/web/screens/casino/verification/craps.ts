import type { Below, Outcome, Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

/** Profit by the sum placed, as numerator and denominator. */
const PROFITS: ReadonlyMap<number, readonly [bigint, bigint]> = new Map([
  [4, [9n, 5n]],
  [5, [7n, 5n]],
  [6, [7n, 6n]],
  [8, [7n, 6n]],
  [9, [7n, 5n]],
  [10, [9n, 5n]],
]);

type Throw = () => Promise<number>;

/** Whether the pass line wins; a barred twelve loses here too. */
async function isPassWon(first: number, next: Throw): Promise<boolean> {
  if ([2, 3, 12].includes(first)) return false;
  if (first === 7 || first === 11) return true;
  // Throws follow each other.
  // oxlint-disable-next-line no-await-in-loop
  for (let sum = await next(); ; sum = await next()) if (sum === first || sum === 7) return sum === first;
}

async function paysFor(on: string, stake: bigint, next: Throw): Promise<bigint> {
  const first = await next();
  switch (on) {
    case 'pass':
      return (await isPassWon(first, next)) ? stake * 2n : 0n;
    case 'dont-pass':
      return first === 12 ? stake : (await isPassWon(first, next)) ? 0n : stake * 2n;
    case 'field':
      if (first > 4 && first < 9) return 0n;
      return stake * (first === 12 ? 4n : first === 2 ? 3n : 2n);
    default: {
      const number = Number(/\d+$/.exec(on)?.[0]);
      const [n, d] = PROFITS.get(number) ?? [0n, 1n];
      let sum = first;
      // Throws follow each other.
      // oxlint-disable-next-line no-await-in-loop
      while (sum !== 7 && sum !== number) sum = await next();
      return sum === 7 ? 0n : (stake * (n + d)) / d;
    }
  }
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const dice: number[] = [];
  const pays = await paysFor(textIn(bet, 'on'), BigInt(numberIn(bet, 'stake')), async () => {
    const [one, other] = [(await below(6)) + 1, (await below(6)) + 1];
    dice.push(one, other);
    return one + other;
  });
  return { shown: { dice }, pays };
}

export const craps: Verification = {
  tables: { 1: 'dc957330ff6b428a875fad092b779526f55e443dfbe0a2d28cd8c9ba780d312a' },
  replay,
};
