import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { BonusGamesCommand, BonusGamesEvent, BonusGamesRejection } from './messages.ts';
import type { BonusGamesState } from './types.ts';
import type { BonusGamesView } from './views.ts';

export interface BonusGamesContract extends FeatureTypes {
  readonly name: 'bonus-games';
  readonly state: BonusGamesState;
  readonly command: BonusGamesCommand;
  readonly event: BonusGamesEvent;
  readonly rejection: BonusGamesRejection;
  readonly view: BonusGamesView;
  readonly service: null;
  readonly actions: null;
}

export const bonusGames = contract<BonusGamesContract>('bonus-games');
