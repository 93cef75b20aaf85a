import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AuthCommand, AuthEvent, AuthRejection } from './messages.ts';
import type { AuthState } from './state.ts';
import type { AuthActions, AuthView } from './views.ts';

export interface AuthContract extends FeatureTypes {
  readonly name: 'auth';
  readonly state: AuthState;
  readonly command: AuthCommand;
  readonly event: AuthEvent;
  readonly rejection: AuthRejection;
  readonly view: AuthView;
  readonly service: null;
  readonly actions: AuthActions;
}

export const auth = contract<AuthContract>('auth');
