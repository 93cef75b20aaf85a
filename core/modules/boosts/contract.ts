import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { BoostsCommand, BoostsEvent, BoostsRejection } from './messages.ts';
import type { BoostsState } from './types.ts';

export interface BoostsContract extends FeatureTypes {
  readonly name: 'boosts';
  readonly state: BoostsState;
  readonly command: BoostsCommand;
  readonly event: BoostsEvent;
  readonly rejection: BoostsRejection;
  readonly view: BoostsState;
  readonly service: null;
  readonly actions: null;
}

export const boosts = contract<BoostsContract>('boosts');
