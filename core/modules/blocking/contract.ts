import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { BlockingCommand, BlockingEvent, BlockingRejection } from './messages.ts';
import type { BlockingState } from './types.ts';
import type { BlockingView } from './views.ts';

export interface BlockingContract extends FeatureTypes {
  readonly name: 'blocking';
  readonly state: BlockingState;
  readonly command: BlockingCommand;
  readonly event: BlockingEvent;
  readonly rejection: BlockingRejection;
  readonly view: BlockingView;
  readonly service: null;
  readonly actions: null;
}

export const blocking = contract<BlockingContract>('blocking');
