import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { UserActions } from './ask-user.ts';
import type { UserState } from './decider.ts';
import type { UserCommand, UserEvent, UserRejection } from './messages.ts';
import type { UserView } from './views.ts';

export interface UserContract extends FeatureTypes {
  readonly name: 'user';
  readonly state: UserState;
  readonly command: UserCommand;
  readonly event: UserEvent;
  readonly rejection: UserRejection;
  readonly view: UserView;
  readonly service: null;
  readonly actions: UserActions;
}

export const user = contract<UserContract>('user');
