import type { AuthEvent } from '../messages.ts';
import type { Outcome } from '../types.ts';

const CHANGES: ReadonlySet<Outcome['kind']> = new Set([
  'passwordChanged',
  'phoneConfirmed',
  'secretQuestionSet',
  'twoFactorOn',
  'twoFactorOff',
  'letterOpened',
]);

/** Whether a form has changed how the player's account is protected. */
export function changesProtection(event: AuthEvent): boolean {
  return event.type === 'auth/answered' && CHANGES.has(event.payload.outcome.kind);
}
