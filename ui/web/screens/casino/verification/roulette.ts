import type { Verification } from './replay.ts';
import { listIn, numberIn, textIn } from './replay.ts';

const REDS = '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' ').map(Number);

/** Twice what a chip pays for each unit, so that half a stake is whole. 37 is the double zero. */
function twiceChip(on: string, number: number, isAmerican: boolean): bigint {
  const isZero = number % 37 === 0;
  const isRed = REDS.includes(number);
  const evens: Readonly<Record<string, boolean>> = {
    red: isRed,
    black: !isRed,
    odd: number % 2 === 1,
    even: number % 2 === 0,
    low: number < 19,
    high: number > 18,
  };
  const chance = evens[on];
  if (chance !== undefined) return isZero ? (isAmerican ? 0n : 1n) : chance ? 4n : 0n;
  if (on === (number === 37 ? 'n00' : `n${number}`)) return 72n;
  if (on === 'topLine') return isZero || number < 4 ? 14n : 0n;
  if (isZero) return 0n;
  return on === `dozen${Math.floor((number - 1) / 12) + 1}` || on === `column${number % 3 === 0 ? 3 : number % 3}`
    ? 6n
    : 0n;
}

const replayOn =
  (pockets: 37 | 38): Verification['replay'] =>
  async (below, bet) => {
    const number = await below(pockets);
    const pays = listIn(bet, 'chips').reduce<bigint>(
      (sum, chip) =>
        sum + (BigInt(numberIn(chip, 'stake')) * twiceChip(textIn(chip, 'on'), number, pockets === 38)) / 2n,
      0n,
    );
    return { shown: { number }, pays };
  };

export const roulette: Verification = {
  tables: { 1: '9b12c19fdaa935f85629e2695f178b8857a96433d5d46b6a01ba792924d78f16' },
  replay: replayOn(37),
};

export const americanRoulette: Verification = {
  tables: { 1: '667a8ce9389de517f51396a4319a6fc6c0e3f356fc0d4fe45ea19156d467608d' },
  replay: replayOn(38),
};

export const liveRoulette: Verification = { ...roulette, isShared: true };
