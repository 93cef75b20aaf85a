import type { ReferralState } from './decider.ts';
import { referralOf } from './rules.ts';
import type { Referral, Values } from './rules.ts';

export interface ReferralView {
  /** Encoded, by key; empty without a referral. In memory for the visit, with or without consent. */
  readonly values: Values;
  readonly referral: Referral | null;
}

export function viewReferral({ values }: ReferralState): ReferralView {
  return { values, referral: referralOf(values) };
}
