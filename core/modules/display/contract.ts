import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { DisplayActions } from './filter-board.ts';
import type { DisplayCommand, DisplayEvent, DisplayRejection } from './messages.ts';
import type { DisplayView, Entries } from './types.ts';

export interface DisplayContract extends FeatureTypes {
  readonly name: 'display';
  readonly state: Entries;
  readonly command: DisplayCommand;
  readonly event: DisplayEvent;
  readonly rejection: DisplayRejection;
  readonly view: DisplayView;
  readonly service: null;
  readonly actions: DisplayActions;
}

export const display = contract<DisplayContract>('display');
