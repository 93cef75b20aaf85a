import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { CasinoCommand, CasinoEvent, CasinoRejection } from './messages.ts';
import type { CasinoState, CasinoView } from './types.ts';

export interface CasinoContract extends FeatureTypes {
  readonly name: 'casino';
  readonly state: CasinoState;
  readonly command: CasinoCommand;
  readonly event: CasinoEvent;
  readonly rejection: CasinoRejection;
  readonly view: CasinoView;
  readonly service: null;
  readonly actions: null;
}

export const casino = contract<CasinoContract>('casino');
