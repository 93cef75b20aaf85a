/** European roulette, one zero, la partage on even chances [ROUL-1…ROUL-4]. */
import * as v from 'valibot';
import type { Game } from '../game.ts';
import { stake } from '../stake.ts';

const POCKETS = 37;
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36] as const;
const reds: ReadonlySet<number> = new Set(RED);
const MAX_CHIPS = 40;
const PAYS = { number: 36, dozen: 3, column: 3, even: 2 } as const;

const EVEN_CHANCES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
type EvenChance = (typeof EVEN_CHANCES)[number];

const chip = v.object({
  on: v.pipe(
    v.string(),
    v.regex(/^(?:n(?:[0-9]|[12][0-9]|3[0-6])|dozen[123]|column[123]|red|black|odd|even|low|high)$/),
  ),
  stake,
});
const schema = v.object({
  chips: v.pipe(
    v.array(chip),
    v.minLength(1),
    v.maxLength(MAX_CHIPS),
    v.check((chips) => new Set(chips.map(({ on }) => on)).size === chips.length, 'one chip a place'),
  ),
});

function isEvenChance(on: string): on is EvenChance {
  return EVEN_CHANCES.some((known) => known === on);
}

function isHit(on: EvenChance, number: number): boolean {
  switch (on) {
    case 'red':
      return reds.has(number);
    case 'black':
      return number > 0 && !reds.has(number);
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number > 0 && number % 2 === 0;
    case 'low':
      return number >= 1 && number <= 18;
    case 'high':
      return number >= 19;
  }
}

/** What a stake on a place pays when the number comes up, minor units. */
function rouletteChipPays(on: string, amount: number, number: number): number {
  if (isEvenChance(on)) return isHit(on, number) ? amount * PAYS.even : number === 0 ? Math.floor(amount / 2) : 0;
  if (on.startsWith('n')) return on === `n${number}` ? amount * PAYS.number : 0;
  const part = Number(on.at(-1));
  if (on.startsWith('dozen')) return number > 0 && Math.ceil(number / 12) === part ? amount * PAYS.dozen : 0;
  return number > 0 && ((number - 1) % 3) + 1 === part ? amount * PAYS.column : 0;
}

export const roulette: Game<v.InferOutput<typeof schema>> = {
  id: 'roulette',
  version: 1,
  table: { pockets: POCKETS, red: RED, pays: PAYS, zeroReturnsToEvenChances: [1, 2] },
  schema,
  stakeOf: ({ chips }) => chips.reduce((total, { stake: amount }) => total + amount, 0),
  play: (draws, { chips }, moves) => {
    if (moves.length > 0) return null;
    const number = draws.below(POCKETS);
    return {
      shown: { number },
      pays: chips.reduce((total, { on, stake: amount }) => total + rouletteChipPays(on, amount, number), 0),
    };
  },
  returns: [
    { bet: 'even', value: { n: 73n, d: 74n } },
    { bet: 'other', value: { n: 36n, d: 37n } },
  ],
  stakes: { min: 0.1, max: 200 },
};
