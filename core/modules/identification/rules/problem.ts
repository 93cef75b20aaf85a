/** Why a photograph was not taken, by the operator's answer [IDN-4]. */
import type { CallFailure } from '../../../http/api.ts';
import type { PhotoProblem } from '../types.ts';

const FORBIDDEN = 403;
const TOO_MANY = 429;

/** A refusal that says nothing about the photograph is the service's failure, not the player's. */
export function photoProblem(failure: CallFailure): PhotoProblem {
  if (failure.kind !== 'status') return 'noAnswer';
  if (failure.status === TOO_MANY) return 'noAttempts';
  return failure.status === FORBIDDEN ? 'incorrectPhoto' : 'serviceError';
}
