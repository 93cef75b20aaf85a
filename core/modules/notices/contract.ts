import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { NoticesState } from './decider.ts';
import type { NoticesCommand, NoticesEvent, NoticesRejection } from './messages.ts';

export interface NoticesContract extends FeatureTypes {
  readonly name: 'notices';
  readonly state: NoticesState;
  readonly command: NoticesCommand;
  readonly event: NoticesEvent;
  readonly rejection: NoticesRejection;
  readonly view: NoticesState;
  readonly service: null;
  readonly actions: null;
}

export const notices = contract<NoticesContract>('notices');
