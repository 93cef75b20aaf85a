import type { ReferralState } from './decider.ts';
import { referralType } from './rules.ts';
import type { Values } from './rules.ts';

export interface ReferralView {
  /** Encoded, by key; empty without a referral. In memory for the visit, with or without consent. */
  readonly values: Values;
  readonly type: 'bf_id' | 'reflinkid' | null;
}

export function viewReferral({ values }: ReferralState): ReferralView {
  return { values, type: referralType(values) };
}
