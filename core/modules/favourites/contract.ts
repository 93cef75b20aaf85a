import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { FavouritesCommand, FavouritesEvent, FavouritesRejection } from './messages.ts';
import type { FavouritesActions } from './teams.ts';
import type { FavouritesState, FavouritesView } from './types.ts';

export interface FavouritesContract extends FeatureTypes {
  readonly name: 'favourites';
  readonly state: FavouritesState;
  readonly command: FavouritesCommand;
  readonly event: FavouritesEvent;
  readonly rejection: FavouritesRejection;
  readonly view: FavouritesView;
  readonly service: null;
  readonly actions: FavouritesActions;
}

export const favourites = contract<FavouritesContract>('favourites');
