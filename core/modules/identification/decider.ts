import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { IdentificationCommand, IdentificationEvent, IdentificationRejection } from './messages.ts';
import type { PhotoFault } from './rules/photo.ts';
import type { Check, IdentificationState, IdentificationStatus, Step } from './types.ts';

export interface IdentificationFacts {
  /** The fault of a waiting photograph; `missing` where none waits. */
  readonly faultOf: (attempt: string) => PhotoFault | 'missing' | null;
}

const BUSY = err<IdentificationRejection>({ code: 'identification/busy' });
const UNCHANGED = err<IdentificationRejection>({ code: 'identification/unchanged' });
const NOT_POSSIBLE = err<IdentificationRejection>({ code: 'identification/notPossible' });

/** Whether the player may send a photograph now [IDN-2]. */
export function canStart(check: Check | null): boolean {
  return check !== null && check.status !== 'VERIFICATION_SUCCESSFUL' && !check.isUnderReview && check.attempts > 0;
}

const stepped = (step: Step): IdentificationEvent => ({ type: 'identification/stepped', payload: { step } });

export const identificationDecider: Decider<
  IdentificationState,
  IdentificationCommand,
  IdentificationEvent,
  IdentificationFacts,
  IdentificationRejection
> = {
  initial: { check: null, loading: 'idle', step: 'status', isSending: false, problem: null },
  decide(command, state, { faultOf }) {
    switch (command.type) {
      case 'identification/load':
        return state.loading === 'loading' || state.isSending
          ? BUSY
          : ok([{ type: 'identification/loading', payload: {} }]);
      case 'identification/start':
        if (!canStart(state.check)) return NOT_POSSIBLE;
        return state.step === 'status' ? ok([stepped('requirements')]) : UNCHANGED;
      case 'identification/proceed':
        return state.step === 'requirements' ? ok([stepped('photo')]) : UNCHANGED;
      case 'identification/goBack':
        if (state.isSending) return BUSY;
        if (state.step === 'status') return UNCHANGED;
        return ok([stepped(state.step === 'photo' ? 'requirements' : 'status')]);
      case 'identification/send': {
        if (state.isSending) return BUSY;
        if (state.step !== 'photo' || !canStart(state.check)) return NOT_POSSIBLE;
        const fault = faultOf(command.payload.attempt);
        return fault === null
          ? ok([{ type: 'identification/sending', payload: command.payload }])
          : err({ code: 'identification/badPhoto', fault });
      }
      case 'identification/receive': {
        const received: IdentificationEvent = { type: 'identification/received', payload: command.payload };
        const { status, isUnderReview } = command.payload;
        return state.check?.isUnderReview === true && !isUnderReview ? ok([received, decided(status)]) : ok([received]);
      }
      case 'identification/reportFailure':
        return ok([{ type: 'identification/failed', payload: {} }]);
      case 'identification/reportSent': {
        const { status } = command.payload;
        const sent: IdentificationEvent = { type: 'identification/sent', payload: { status } };
        return status === 'UNVERIFIED' ? ok([sent]) : ok([sent, decided(status)]);
      }
      case 'identification/reportNotSent':
        return ok([{ type: 'identification/notSent', payload: command.payload }]);
      case 'identification/forget':
        return state === identificationDecider.initial
          ? UNCHANGED
          : ok([{ type: 'identification/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'identification/loading':
        return { ...state, loading: 'loading' };
      case 'identification/stepped':
        return { ...state, step: event.payload.step, problem: null };
      case 'identification/sending':
        return { ...state, isSending: true, problem: null };
      case 'identification/received': {
        const check = event.payload;
        // The steps go on only while a photograph can be sent; its problem stays in sight.
        const step = canStart(check) || state.problem === 'noAttempts' ? state.step : 'status';
        return { ...state, check, loading: 'idle', step };
      }
      case 'identification/failed':
        return { ...state, loading: 'failed' };
      case 'identification/sent': {
        const { status } = event.payload;
        const check = state.check && { ...state.check, status, isUnderReview: status === 'UNVERIFIED' };
        return { ...state, isSending: false, step: 'status', check };
      }
      case 'identification/notSent': {
        const { problem } = event.payload;
        const check = state.check && problem === 'noAttempts' ? { ...state.check, attempts: 0 } : state.check;
        return { ...state, isSending: false, problem, check };
      }
      case 'identification/decided':
        return state;
      case 'identification/forgotten':
        return identificationDecider.initial;
    }
    return state;
  },
};

function decided(status: IdentificationStatus): IdentificationEvent {
  return { type: 'identification/decided', payload: { status } };
}
