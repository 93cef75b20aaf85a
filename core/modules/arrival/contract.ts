import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ArrivalState } from './decider.ts';
import type { ArrivalCommand, ArrivalEvent, ArrivalRejection } from './messages.ts';

export interface ArrivalContract extends FeatureTypes {
  readonly name: 'arrival';
  readonly state: ArrivalState;
  readonly command: ArrivalCommand;
  readonly event: ArrivalEvent;
  readonly rejection: ArrivalRejection;
  readonly view: ArrivalState;
  readonly service: null;
  readonly actions: null;
}

export const arrival = contract<ArrivalContract>('arrival');
