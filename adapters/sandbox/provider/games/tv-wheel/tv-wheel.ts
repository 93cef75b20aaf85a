/** Wheel every minute: eighteen numbers and a star [TVW-1…TVW-3]. */
import * as v from 'valibot';
import { stake } from '../stake.ts';
import { createClockedGame } from '../tv/create-clocked-game.ts';

/** 1 to 18; 0 is the star. */
const SEGMENTS = 19;
/** Hundredths. */
const ONE = 1_750;
const HALF = 195;
const THIRD = 290;
const PLACES = [
  ...Array.from({ length: SEGMENTS }, (_, at) => `n${at}`),
  ...['red', 'black', 'low', 'high', 'third1', 'third2', 'third3'],
];

const schema = v.object({ stake, on: v.picklist(PLACES) });

/** Odd numbers are red and even ones black; the star has no colour. */
function isHit(on: string, number: number): boolean {
  if (on === `n${number}`) return true;
  if (number === 0) return false;
  switch (on) {
    case 'red':
      return number % 2 === 1;
    case 'black':
      return number % 2 === 0;
    case 'low':
      return number <= 9;
    case 'high':
      return number > 9;
    default:
      return on === `third${Math.ceil(number / 6)}`;
  }
}

export const tvWheel = createClockedGame({
  id: 'tv-wheel',
  table: { segments: SEGMENTS, one: ONE, half: HALF, third: THIRD },
  schema,
  draw: (draws) => ({ number: draws.below(SEGMENTS) }),
  pays: ({ on }, { number }) => {
    if (typeof number !== 'number' || !isHit(on, number)) return 0;
    return on.startsWith('n') ? ONE : on.startsWith('third') ? THIRD : HALF;
  },
  returns: [
    { bet: 'one-number', value: { n: 35n, d: 38n } },
    { bet: 'halves', value: { n: 351n, d: 380n } },
    { bet: 'thirds', value: { n: 87n, d: 95n } },
  ],
  singlePays: { 'one-number': ONE, halves: HALF, thirds: THIRD },
  max: 20,
});
