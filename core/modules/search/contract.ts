import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { SearchCommand, SearchEvent, SearchRejection } from './messages.ts';
import type { SearchState } from './types.ts';

export interface SearchContract extends FeatureTypes {
  readonly name: 'search';
  readonly state: SearchState;
  readonly command: SearchCommand;
  readonly event: SearchEvent;
  readonly rejection: SearchRejection;
  readonly view: SearchState;
  readonly service: null;
  readonly actions: null;
}

export const search = contract<SearchContract>('search');
