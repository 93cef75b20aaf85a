import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { RewardsCommand, RewardsEvent, RewardsRejection } from './messages.ts';
import type { RewardsState } from './types.ts';
import type { RewardsView } from './views.ts';

export interface RewardsContract extends FeatureTypes {
  readonly name: 'rewards';
  readonly state: RewardsState;
  readonly command: RewardsCommand;
  readonly event: RewardsEvent;
  readonly rejection: RewardsRejection;
  readonly view: RewardsView;
  readonly service: null;
  readonly actions: null;
}

export const rewards = contract<RewardsContract>('rewards');
