import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { WalletsView } from './types.ts';

export interface WalletsContract extends FeatureTypes {
  readonly name: 'wallets';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: WalletsView;
  readonly service: null;
  readonly actions: null;
}

export const wallets = contract<WalletsContract>('wallets');
