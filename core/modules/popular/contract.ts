import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { PopularCommand, PopularEvent, PopularRejection } from './messages.ts';
import type { PopularState } from './types.ts';

export interface PopularContract extends FeatureTypes {
  readonly name: 'popular';
  readonly state: PopularState;
  readonly command: PopularCommand;
  readonly event: PopularEvent;
  readonly rejection: PopularRejection;
  readonly view: PopularState;
  readonly service: null;
  readonly actions: null;
}

export const popular = contract<PopularContract>('popular');
