import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { SameGameState } from './decider.ts';
import type { SameGameCommand, SameGameEvent, SameGameRejection } from './messages.ts';
import type { SameGameView } from './views.ts';

export interface SameGameContract extends FeatureTypes {
  readonly name: 'same-game';
  readonly state: SameGameState;
  readonly command: SameGameCommand;
  readonly event: SameGameEvent;
  readonly rejection: SameGameRejection;
  readonly view: SameGameView;
  readonly service: null;
  readonly actions: null;
}

export const sameGame = contract<SameGameContract>('same-game');
