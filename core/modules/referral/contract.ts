import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ReferralState } from './decider.ts';
import type { ReferralCommand, ReferralEvent, ReferralRejection } from './messages.ts';
import type { ReferralView } from './views.ts';

export interface ReferralContract extends FeatureTypes {
  readonly name: 'referral';
  readonly state: ReferralState;
  readonly command: ReferralCommand;
  readonly event: ReferralEvent;
  readonly rejection: ReferralRejection;
  readonly view: ReferralView;
  readonly service: null;
  readonly actions: null;
}

export const referral = contract<ReferralContract>('referral');
