import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { pairsOf } from '../query.ts';

/** Longer values are ignored. */
const MAX_VALUE_LENGTH = 128;

/** Stores the referral: values of the operator's keys, encoded [NAV-12]. Open: a referral never blocks a player. */
export const referral: Guard = {
  name: 'referral',
  onFault: 'open',
  judge({ query }, { referralKeys }) {
    const values = pairsOf(query).filter(
      ([key, value]) => referralKeys.includes(key) && value !== '' && value.length <= MAX_VALUE_LENGTH,
    );
    if (values.length === 0) return PASS;
    return {
      kind: 'pass',
      commands: [
        {
          type: 'referral/save',
          payload: { values: Object.fromEntries(values.map(([key, value]) => [key, encodeURIComponent(value)])) },
        },
      ],
    };
  },
};
