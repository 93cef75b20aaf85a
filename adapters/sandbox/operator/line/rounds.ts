/**
 * Double round robin by the circle method: in every round each side meets one other, at home and away in turn. After
 * `size - 1` rounds all have met; the same games follow with sides exchanged, and then a new order is drawn.
 */
import { createRandom } from '../models/seeded.ts';

export type Pairing = readonly [home: number, away: number];

/** Games in one round of `size` sides. With an odd number one side rests. */
export function gamesInRound(size: number): number {
  return Math.floor(size / 2);
}

/** The number of rounds in which every side meets every other at home and away. */
export function roundsInSeason(size: number): number {
  return Math.max(1, 2 * (size + (size % 2) - 1));
}

/** The pairings (indexes below `size`) of a round, any integer from 0. */
export function pairingsOf(size: number, round: number, seed: number): readonly Pairing[] {
  const even = size + (size % 2);
  const rounds = even - 1;
  if (rounds < 1) return [];
  const cycle = Math.floor(round / rounds);
  const turn = round - cycle * rounds;
  const isReturn = cycle % 2 === 1;
  // With an odd number of sides, who meets the last place rests.
  const order = shuffled(size, seed, isReturn ? cycle - 1 : cycle);
  const at = (place: number): number => order[place] ?? size;
  const pairings: Pairing[] = [];
  for (let index = 0; index < even / 2; index += 1) {
    const one = at(index === 0 ? rounds : (turn + index) % rounds);
    const two = at((turn + rounds - index) % rounds);
    if (one >= size || two >= size) continue;
    // A side moves on by one place in each round, so that it is at home in every other one.
    const isOneAtHome = (index === 0 ? turn : index + 1) % 2 === 0;
    pairings.push(isOneAtHome === isReturn ? [two, one] : [one, two]);
  }
  return pairings;
}

/** The numbers below `count` in an order drawn from a seed and a stream. */
export function shuffled(count: number, seed: number, stream: number): readonly number[] {
  const random = createRandom(seed, stream);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1));
    [order[last], order[pick]] = [order[pick] ?? 0, order[last] ?? 0];
  }
  return order;
}
