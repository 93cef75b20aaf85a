import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { TournamentsCommand, TournamentsEvent, TournamentsRejection } from './messages.ts';
import type { TournamentsState } from './types.ts';
import type { TournamentsView } from './views.ts';

export interface TournamentsContract extends FeatureTypes {
  readonly name: 'tournaments';
  readonly state: TournamentsState;
  readonly command: TournamentsCommand;
  readonly event: TournamentsEvent;
  readonly rejection: TournamentsRejection;
  readonly view: TournamentsView;
  readonly service: null;
  readonly actions: null;
}

export const tournaments = contract<TournamentsContract>('tournaments');
