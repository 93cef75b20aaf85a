import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { TermsCommand, TermsEvent, TermsRejection } from './messages.ts';
import type { TermsState } from './types.ts';

export interface TermsFacts {
  readonly signedIn: boolean;
}

export type TermsDecider = Decider<TermsState, TermsCommand, TermsEvent, TermsFacts, TermsRejection>;

const SAME = err<TermsRejection>({ code: 'terms/same' });
const NOTHING: TermsState = { isChanged: false, isKnown: false, signature: null, confirming: 'idle' };

export const termsDecider: TermsDecider = {
  initial: NOTHING,
  decide(command, state, { signedIn }) {
    switch (command.type) {
      case 'terms/reportChanged':
        if (!signedIn) return err({ code: 'terms/notIn' });
        return state.isChanged
          ? SAME
          : ok([{ type: 'terms/changed', payload: { signature: state.signature, isNews: false } }]);
      case 'terms/confirm':
        if (!state.isChanged) return err({ code: 'terms/nothing' });
        return state.confirming === 'sending'
          ? err({ code: 'terms/busy' })
          : ok([{ type: 'terms/confirming', payload: { signature: state.signature } }]);
      case 'terms/receive': {
        const { isChanged, updatedAt } = command.payload;
        if (state.isKnown && isChanged === state.isChanged && updatedAt === state.signature) return SAME;
        if (!isChanged) return ok([{ type: 'terms/unchanged', payload: { signature: updatedAt } }]);
        return ok([
          {
            type: 'terms/changed',
            payload: { signature: updatedAt, isNews: state.signature !== null && updatedAt !== state.signature },
          },
        ]);
      }
      case 'terms/reportFailure':
        // A question without an answer holds nobody up [TRM-2].
        return state.isChanged || !state.isKnown
          ? ok([{ type: 'terms/unchanged', payload: { signature: state.signature } }])
          : SAME;
      case 'terms/reportConfirmed':
        return ok([{ type: 'terms/confirmed', payload: {} }]);
      case 'terms/reportNotConfirmed':
        return ok([{ type: 'terms/notConfirmed', payload: command.payload }]);
      case 'terms/forget':
        return state === NOTHING ? SAME : ok([{ type: 'terms/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'terms/changed':
        return { ...state, isChanged: true, isKnown: true, signature: event.payload.signature };
      case 'terms/unchanged':
        return { isChanged: false, isKnown: true, signature: event.payload.signature, confirming: 'idle' };
      case 'terms/confirming':
        return { ...state, confirming: 'sending' };
      case 'terms/confirmed':
        return { ...state, isChanged: false, confirming: 'idle' };
      case 'terms/notConfirmed':
        return { ...state, confirming: event.payload.isRefused ? 'refused' : 'failed' };
      case 'terms/forgotten':
        return NOTHING;
    }
    return state;
  },
};
