import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { LimitsCommand, LimitsEvent, LimitsRejection } from './messages.ts';
import type { LimitsState } from './state.ts';
import type { LimitsView } from './views.ts';

export interface LimitsContract extends FeatureTypes {
  readonly name: 'limits';
  readonly state: LimitsState;
  readonly command: LimitsCommand;
  readonly event: LimitsEvent;
  readonly rejection: LimitsRejection;
  readonly view: LimitsView;
  readonly service: null;
  readonly actions: null;
}

export const limits = contract<LimitsContract>('limits');
