import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { BetEditCommand, BetEditEvent, BetEditRejection } from './messages.ts';
import type { BetEditState } from './state.ts';
import type { BetEditView } from './views.ts';

export interface BetEditContract extends FeatureTypes {
  readonly name: 'bet-edit';
  readonly state: BetEditState;
  readonly command: BetEditCommand;
  readonly event: BetEditEvent;
  readonly rejection: BetEditRejection;
  readonly view: BetEditView;
  readonly service: null;
  readonly actions: null;
}

export const betEdit = contract<BetEditContract>('bet-edit');
