import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { FieldActions } from './field.ts';
import type { LineupsActions } from './lineups.ts';
import type { MatchViewCommand, MatchViewEvent, MatchViewRejection } from './messages.ts';
import type { MatchViewState, MatchViewView } from './types.ts';

export interface MatchViewContract extends FeatureTypes {
  readonly name: 'match-view';
  readonly state: MatchViewState;
  readonly command: MatchViewCommand;
  readonly event: MatchViewEvent;
  readonly rejection: MatchViewRejection;
  readonly view: MatchViewView;
  readonly service: null;
  readonly actions: LineupsActions & FieldActions;
}

export const matchView = contract<MatchViewContract>('match-view');
