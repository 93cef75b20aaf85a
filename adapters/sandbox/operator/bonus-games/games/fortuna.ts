/** The wheel of fortune: twelve equal fields, one of them is drawn [BGO-10]. */
import { fromScaled } from 'touchline/kernel/rational';
import type { BonusGame } from './game.ts';

/** Points by field, clockwise from the top. */
const FIELDS = [120, 5, 10, 5, 20, 5, 10, 5, 40, 5, 10, 5];
const WINS = [120, 40, 20, 10, 5];

export const fortuna: BonusGame = {
  id: 'fortuna',
  version: 1,
  reward: 'points',
  table: FIELDS,
  prizes: WINS.map((wins) => {
    const count = FIELDS.filter((each) => each === wins).length;
    return { kind: 'field', of: count, wins, chance: fromScaled(count, FIELDS.length) };
  }),
  play: (draws, moves) => {
    if (moves.length > 0) return null;
    const field = draws.below(FIELDS.length);
    return { shown: { field }, wins: FIELDS[field] ?? 0 };
  },
};
