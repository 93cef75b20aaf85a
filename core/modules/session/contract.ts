import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { SessionState } from './decider.ts';
import type { SessionCommand, SessionEvent, SessionRejection } from './messages.ts';
import type { SessionActions, SessionService } from './service.ts';
import type { SessionView } from './views.ts';

export interface SessionContract extends FeatureTypes {
  readonly name: 'session';
  readonly state: SessionState;
  readonly command: SessionCommand;
  readonly event: SessionEvent;
  readonly rejection: SessionRejection;
  readonly view: SessionView;
  readonly service: SessionService;
  readonly actions: SessionActions;
}

export const session = contract<SessionContract>('session');
