import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { PhotoFault } from '../identification/public.ts';
import type { VerificationCommand, VerificationEvent, VerificationRejection } from './messages.ts';
import { canSend } from './rules/documents.ts';
import type { DataFault } from './rules/personal-data.ts';
import type { Standing, VerificationState } from './types.ts';

export interface VerificationFacts {
  /** The faults of waiting personal data; null where none wait. */
  readonly faultsOf: (attempt: string) => readonly DataFault[] | null;
  /** The fault of a waiting copy; `missing` where none waits. */
  readonly copyFaultOf: (attempt: string) => PhotoFault | 'missing' | null;
}

const BUSY = err<VerificationRejection>({ code: 'verification/busy' });
const UNCHANGED = err<VerificationRejection>({ code: 'verification/unchanged' });
const NOT_POSSIBLE = err<VerificationRejection>({ code: 'verification/notPossible' });

export const verificationDecider: Decider<
  VerificationState,
  VerificationCommand,
  VerificationEvent,
  VerificationFacts,
  VerificationRejection
> = {
  initial: { loading: 'idle', documents: [], locked: [], saving: 'idle', sending: null, problem: null },
  decide(command, state, { faultsOf, copyFaultOf }) {
    const isBusy = state.loading === 'loading' || state.saving === 'saving' || state.sending !== null;
    switch (command.type) {
      case 'verification/load':
        return isBusy ? BUSY : ok([{ type: 'verification/loading', payload: {} }]);
      case 'verification/save': {
        if (isBusy) return BUSY;
        const faults = faultsOf(command.payload.attempt);
        if (state.loading !== 'ready' || faults === null) return NOT_POSSIBLE;
        return faults.length === 0
          ? ok([{ type: 'verification/saving', payload: command.payload }])
          : err({ code: 'verification/badData', faults });
      }
      case 'verification/sendDocument': {
        if (isBusy) return BUSY;
        const { attempt, kind } = command.payload;
        if (!state.documents.some((known) => known.kind === kind && canSend(known.status))) return NOT_POSSIBLE;
        const fault = copyFaultOf(attempt);
        return fault === null
          ? ok([{ type: 'verification/sendingDocument', payload: command.payload }])
          : err({ code: 'verification/badDocument', fault });
      }
      case 'verification/receive':
        return ok([{ type: 'verification/received', payload: command.payload }, ...decisions(state, command.payload)]);
      case 'verification/reportFailure':
        return ok([{ type: 'verification/failed', payload: {} }]);
      case 'verification/reportSaved':
        return ok([{ type: 'verification/saved', payload: command.payload }, ...decisions(state, command.payload)]);
      case 'verification/reportNotSaved':
        return ok([{ type: 'verification/notSaved', payload: command.payload }]);
      case 'verification/reportSent':
        return ok([{ type: 'verification/sent', payload: command.payload }, ...decisions(state, command.payload)]);
      case 'verification/reportNotSent':
        return state.sending === null
          ? UNCHANGED
          : ok([{ type: 'verification/notSent', payload: { kind: state.sending, why: command.payload.why } }]);
      case 'verification/forget':
        return state === verificationDecider.initial
          ? UNCHANGED
          : ok([{ type: 'verification/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'verification/loading':
        return { ...state, loading: 'loading' };
      case 'verification/saving':
        return { ...state, saving: 'saving' };
      case 'verification/sendingDocument':
        return { ...state, sending: event.payload.kind, problem: null };
      case 'verification/received':
        return { ...state, ...event.payload, loading: 'ready' };
      case 'verification/failed':
        return { ...state, loading: 'failed' };
      case 'verification/saved':
        return { ...state, ...event.payload, saving: 'saved' };
      case 'verification/notSaved':
        return { ...state, saving: event.payload.isRefused ? 'refused' : 'failed' };
      case 'verification/sent':
        return { ...state, ...event.payload, sending: null };
      case 'verification/notSent':
        return { ...state, sending: null, problem: event.payload };
      case 'verification/decided':
        return state;
      case 'verification/forgotten':
        return verificationDecider.initial;
    }
    return state;
  },
};

/** The reviews that have ended since the last answer [VRF-6]. */
function decisions(state: VerificationState, { documents }: Standing): readonly VerificationEvent[] {
  return documents.flatMap(({ kind, status }): readonly VerificationEvent[] => {
    const before = state.documents.find((known) => known.kind === kind);
    return before?.status === 'review' && status !== 'review'
      ? [{ type: 'verification/decided', payload: { kind, isAccepted: status === 'accepted' } }]
      : [];
  });
}
