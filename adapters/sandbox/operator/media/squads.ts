/** The invented players of a football team: the same ones in each of its matches. */
import type { Competitor } from '../line/types.ts';
import type { Random } from '../models/seeded.ts';
import { createRandom } from '../models/seeded.ts';
import { surnamesFor } from './squad-names.ts';

/** The numbers of the wire: 1 goalkeeper, 2 defender, 3 midfielder, 4 forward. */
export type Position = 1 | 2 | 3 | 4;

export interface Player {
  /** Of the shirt, unique in its team. */
  readonly number: number;
  readonly name: string;
  readonly position: Position;
}

/** Shirt numbers by position. */
const NUMBERS: Readonly<Record<Position, readonly number[]>> = {
  1: [1, 13],
  2: [2, 3, 4, 5, 6, 15, 23],
  3: [7, 8, 10, 14, 16, 18, 20],
  4: [9, 11, 17, 19],
};
const POSITIONS: readonly Position[] = [1, 2, 3, 4];

const STREAM = 71;
const INITIALS = 'ABCDEFGHIJKLMNOPRSTVWZ';

/** A copy in random order. */
export function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const out = [...list];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [out[at], out[other]];
    if (one === undefined || two === undefined) continue;
    out[at] = two;
    out[other] = one;
  }
  return out;
}

export function squadOf(team: Competitor): readonly Player[] {
  const random = createRandom(team.id, STREAM);
  const names = shuffled(surnamesFor(team), random);
  const players = POSITIONS.flatMap((position) => NUMBERS[position].map((number) => ({ number, position })));
  return players.map((player, at) => ({
    ...player,
    name: `${INITIALS.charAt(Math.floor(random() * INITIALS.length))}. ${names[at] ?? ''}`,
  }));
}
