import type { Below, Outcome, Verification } from './replay.ts';
import { listIn, numberIn, textIn } from './replay.ts';

/** Hundredths by the sum. */
const TOTALS: ReadonlyMap<number, number> = new Map(
  [6_800, 3_400, 2_040, 1_360, 970, 810, 750, 750, 810, 970, 1_360, 2_040, 3_400, 6_800].map((pays, at) => [
    at + 4,
    pays,
  ]),
);

/** All places that win, with their hundredths. */
function winners(dice: readonly number[]): ReadonlyMap<string, number> {
  const sum = dice.reduce((all, die) => all + die);
  const won = new Map<string, number>();
  const times = (number: number): number => dice.filter((die) => die === number).length;
  for (const number of dice) {
    won.set(`single${number}`, [200, 300, 900][times(number) - 1] ?? 0);
    if (times(number) > 1) won.set(`double${number}`, 1_275);
    if (times(number) > 2) won.set(`triple${number}`, 20_400).set('triple', 3_400);
  }
  if (!won.has('triple')) won.set(sum < 11 ? 'small' : 'big', 200);
  return won.set(`total${sum}`, TOTALS.get(sum) ?? 0);
}

async function replay(below: Below, bet: unknown): Promise<Outcome> {
  const dice = [(await below(6)) + 1, (await below(6)) + 1, (await below(6)) + 1];
  const won = winners(dice);
  const pays = listIn(bet, 'chips').reduce<bigint>(
    (sum, chip) => sum + (BigInt(numberIn(chip, 'stake')) * BigInt(won.get(textIn(chip, 'on')) ?? 0)) / 100n,
    0n,
  );
  return { shown: { dice }, pays };
}

export const sicBo: Verification = {
  tables: { 1: '8701a1c79bd0a9dcc6500d2e1fa259007084f4b26722c2a22a711f64e1d40b44' },
  replay,
};
