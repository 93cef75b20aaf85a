import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { RacesCommand, RacesEvent, RacesRejection } from './messages.ts';
import type { RacesState } from './types.ts';

export interface RacesContract extends FeatureTypes {
  readonly name: 'races';
  readonly state: RacesState;
  readonly command: RacesCommand;
  readonly event: RacesEvent;
  readonly rejection: RacesRejection;
  readonly view: RacesState;
  readonly service: null;
  readonly actions: null;
}

export const races = contract<RacesContract>('races');
