/** A call's failure as the specification's catalogue has it: a status with a code, and the operator's words. For reports and for showing; rules look at the failure itself. */
import type { ApiError, CallFailure } from './api.ts';

export interface FailureStatus {
  readonly status: 'network-error' | 'close' | 'error';
  /** HTTP-like; 0 where nothing was reached. */
  readonly code: number;
}

const CLOSED = 499;
const UNKNOWN = 500;
const UNAUTHORISED = 401;

/** Network failure: network-error; cancelled: close with 499; what the operator refused: its status; whatever else: 500 [HTTP-10]. */
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

/** For a report: `error 503`, `close 499`, `network-error`. Never the operator's words, which may name the player. */
export function failureName(failure: CallFailure): string {
  const { status, code } = failureStatus(failure);
  return code === 0 ? status : `${status} ${code}`;
}

/** The operator's words: the errors' details, joined [HTTP-11]. For showing as plain text only: they come from outside. */
export function joinDetails(errors: readonly ApiError[]): string {
  return errors
    .map(({ detail }) => detail.trim())
    .filter((detail) => detail !== '')
    .join(' ');
}
