import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';

export interface BetPlacementContract extends FeatureTypes {
  readonly name: 'bet-placement';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  /** Present once the feature has loaded: the coupon's intents are sent from then on. */
  readonly view: { readonly isReady: true };
  readonly service: null;
  readonly actions: null;
}

export const betPlacement = contract<BetPlacementContract>('bet-placement');
