import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ReferralCommand, ReferralEvent, ReferralRejection } from './messages.ts';
import { keepable } from './rules.ts';
import type { Values } from './rules.ts';

export interface ReferralState {
  /** The newest referral of the visit, encoded; in memory until consent lets it be kept [RFR-3]. */
  readonly values: Values;
}

export type ReferralDecider = Decider<ReferralState, ReferralCommand, ReferralEvent, null, ReferralRejection>;

export const referralDecider: ReferralDecider = {
  initial: { values: {} },
  decide(command) {
    switch (command.type) {
      case 'referral/save': {
        const values = keepable(Object.entries(command.payload.values));
        return Object.keys(values).length === 0
          ? err({ code: 'referral/nothing' })
          : ok([{ type: 'referral/saved', payload: { values } }]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'referral/saved':
        return { values: event.payload.values };
    }
    return state;
  },
};
