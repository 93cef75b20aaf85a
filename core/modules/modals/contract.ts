import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ModalsCommand, ModalsEvent, ModalsRejection } from './messages.ts';
import type { ModalsState } from './state.ts';
import type { ModalsView } from './views.ts';

export interface ModalsContract extends FeatureTypes {
  readonly name: 'modals';
  readonly state: ModalsState;
  readonly command: ModalsCommand;
  readonly event: ModalsEvent;
  readonly rejection: ModalsRejection;
  readonly view: ModalsView;
  readonly service: null;
  readonly actions: null;
}

export const modals = contract<ModalsContract>('modals');
