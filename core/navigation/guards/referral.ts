import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { pairsOf } from '../query.ts';

/** Longer values are nobody's. */
const LONGEST = 128;

/** Keeps who sent the player: values of the operator's keys, encoded [NAV-12]. Open: a referral never stands in a player's way. */
export const referral: Guard = {
  name: 'referral',
  onFault: 'open',
  judge({ query }, { referralKeys }) {
    const values = pairsOf(query).filter(
      ([key, value]) => referralKeys.includes(key) && value !== '' && value.length <= LONGEST,
    );
    if (values.length === 0) return PASS;
    return {
      kind: 'pass',
      commands: [
        {
          type: 'referral/keep',
          payload: { values: Object.fromEntries(values.map(([key, value]) => [key, encodeURIComponent(value)])) },
        },
      ],
    };
  },
};
