import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { TotoCommand, TotoEvent, TotoRejection } from './messages.ts';
import type { TotoState } from './types.ts';
import type { TotoView } from './views.ts';

export interface TotoContract extends FeatureTypes {
  readonly name: 'toto';
  readonly state: TotoState;
  readonly command: TotoCommand;
  readonly event: TotoEvent;
  readonly rejection: TotoRejection;
  readonly view: TotoView;
  readonly service: null;
  readonly actions: null;
}

export const toto = contract<TotoContract>('toto');
