import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';

export interface PlayerDataContract extends FeatureTypes {
  readonly name: 'player-data';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: null;
  readonly service: {
    /** Finishes the wipe after a logout during which the page died. */
    readonly finishForgetting: () => Promise<void>;
    /** Once stored events are restored: drops data of another player than the signed-in one [PDT-2]. */
    readonly dropAnotherPlayer: () => Promise<void>;
  };
  readonly actions: null;
}

export const playerData = contract<PlayerDataContract>('player-data');
