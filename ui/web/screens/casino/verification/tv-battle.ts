/** The battle and two wheels. */
import type { Verification } from './replay.ts';
import { numberIn, textIn } from './replay.ts';

const paid = (bet: unknown, won: ReadonlyMap<string, number>): bigint =>
  (BigInt(numberIn(bet, 'stake')) * BigInt(won.get(textIn(bet, 'on')) ?? 0)) / 100n;

export const tvBattle: Verification = {
  tables: { 1: 'e2d7ce36f2b6a9558230f4be190cf7a872f9848785045b80f538d0aeb7230c0c' },
  isShared: true,
  replay: async (below, bet) => {
    const lost = { red: 0, blue: 0 };
    const dice: number[] = [];
    while (Math.max(lost.red, lost.blue) < 3) {
      // Dice follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const [red, blue] = [1 + (await below(6)), 1 + (await below(6))];
      dice.push(red, blue);
      if (red >= blue) lost.blue += 1;
      if (blue >= red) lost.red += 1;
    }
    const rounds = dice.length / 2;
    const won = new Map<string, number>([[`rounds-${rounds}`, { 3: 240, 4: 220, 5: 520 }[rounds] ?? 0]]);
    if (lost.red === lost.blue) won.set('draw', 1_470);
    else won.set(lost.red < lost.blue ? 'red' : 'blue', 200);
    if (Math.min(lost.red, lost.blue) === 0) won.set('whole', 650);
    return { shown: { dice, left: [3 - lost.red, 3 - lost.blue] }, pays: paid(bet, won) };
  },
};

export const twoWheels: Verification = {
  tables: { 1: '1e4fb496550397e79bbdbde57e7f5269ce9af676d09728b27d4d5874787300b3' },
  isShared: true,
  replay: async (below, bet) => {
    const wheels = [1 + (await below(10)), 1 + (await below(10))];
    const [left = 0, right = 0] = wheels;
    const sum = left + right;
    const reds = wheels.filter((number) => number % 2 === 1).length;
    const won = new Map(wheels.map((number) => [`n${number}`, 490]));
    won.set(['even', 'odd'][sum % 2] ?? '', 190);
    won.set(['right', 'equal', 'left'][1 + Math.sign(left - right)] ?? '', left === right ? 940 : 210);
    won.set(['low', 'middle', 'high'][1 + Math.sign(sum - 11)] ?? '', sum === 11 ? 940 : 210);
    if (reds !== 1) won.set(reds === 2 ? 'reds' : 'blacks', 375);
    return { shown: { wheels }, pays: paid(bet, won) };
  },
};
