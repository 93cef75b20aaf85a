export type { AuthCommand, AuthEvent, AuthRejection } from './messages.ts';
export type { AuthState } from './state.ts';
export type { AuthActions, AuthForm, AuthView } from './views.ts';
