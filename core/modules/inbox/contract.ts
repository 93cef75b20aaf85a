import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { InboxCommand, InboxEvent, InboxRejection } from './messages.ts';
import type { InboxActions, InboxState, InboxView } from './types.ts';

export interface InboxContract extends FeatureTypes {
  readonly name: 'inbox';
  readonly state: InboxState;
  readonly command: InboxCommand;
  readonly event: InboxEvent;
  readonly rejection: InboxRejection;
  readonly view: InboxView;
  readonly service: null;
  readonly actions: InboxActions;
}

export const inbox = contract<InboxContract>('inbox');
