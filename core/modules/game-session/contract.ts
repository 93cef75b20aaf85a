import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { GameSessionCommand, GameSessionEvent, GameSessionRejection } from './messages.ts';
import type { GameSessionActions, GameSessionState, GameSessionView } from './types.ts';

export interface GameSessionContract extends FeatureTypes {
  readonly name: 'game-session';
  readonly state: GameSessionState;
  readonly command: GameSessionCommand;
  readonly event: GameSessionEvent;
  readonly rejection: GameSessionRejection;
  readonly view: GameSessionView;
  readonly service: null;
  readonly actions: GameSessionActions;
}

export const gameSession = contract<GameSessionContract>('game-session');
