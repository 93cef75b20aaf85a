export { auth } from './contract.ts';
export type { AuthCommand, AuthEvent, AuthRejection } from './messages.ts';
export { ageOn } from './rules/age.ts';
export { changesProtection } from './rules/changes-protection.ts';
export type { AuthState } from './state.ts';
export type { AuthJob, FailureCode, RegistrationType } from './types.ts';
export type { AuthActions, AuthForm, AuthView } from './views.ts';
