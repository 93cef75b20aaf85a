import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ActivityState } from './decider.ts';
import type { ActivityCommand, ActivityEvent, ActivityRejection } from './messages.ts';

export interface ActivityContract extends FeatureTypes {
  readonly name: 'activity';
  readonly state: ActivityState;
  readonly command: ActivityCommand;
  readonly event: ActivityEvent;
  readonly rejection: ActivityRejection;
  readonly view: ActivityState;
  readonly service: null;
  readonly actions: null;
}

export const activity = contract<ActivityContract>('activity');
