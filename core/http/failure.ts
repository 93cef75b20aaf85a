/**
 * A failed call as a status with a code and the operator's words [HTTP-10]. For reports and display only; rules read
 * the failure itself.
 */
import type { ApiError, CallFailure } from './api.ts';

export interface FailureStatus {
  readonly status: 'network-error' | 'close' | 'error';
  /** HTTP-like; 0 without a connection. */
  readonly code: number;
}

const CLOSED = 499;
const UNKNOWN = 500;
const UNAUTHORISED = 401;

/**
 * Maps a failure to its status: network failure to network-error, cancelled to close (499), a refusal to its own
 * status, anything else to 500 [HTTP-10].
 */
export function failureStatus(failure: CallFailure): FailureStatus {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { status: 'network-error', code: 0 };
    case 'closed':
      return { status: 'close', code: CLOSED };
    case 'status':
      return { status: 'error', code: failure.status };
    case 'signedOut':
      return { status: 'error', code: UNAUTHORISED };
    case 'malformed':
      return { status: 'error', code: UNKNOWN };
  }
}

/**
 * The failure's name for a report: `error 503`, `close 499`, `network-error`. Never contains the operator's words,
 * which may name the player.
 */
export function failureName(failure: CallFailure): string {
  const { status, code } = failureStatus(failure);
  return code === 0 ? status : `${status} ${code}`;
}

/** The operator's words: the joined details of the errors [HTTP-11]. Untrusted text, for display as plain text only. */
export function joinDetails(errors: readonly ApiError[]): string {
  return errors
    .map(({ detail }) => detail.trim())
    .filter((detail) => detail !== '')
    .join(' ');
}

/** Whether the operator has never seen the key of a request. Any other 404 says nothing about it. */
export function isUnknownKey(failure: CallFailure): boolean {
  return (
    failure.kind === 'status' && failure.status === 404 && failure.errors.some(({ code }) => code === 'unknownKey')
  );
}
