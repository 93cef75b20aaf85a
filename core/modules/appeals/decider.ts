import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import type { AppealsCommand, AppealsEvent, AppealsRejection } from './messages.ts';
import type { AppealsState } from './types.ts';

/** The most appeals kept; the operator has the older ones. */
const MAX_APPEALS = 50;

export interface AppealsFacts {
  /** Reasons that stop a player's appeals; a visitor's are never stopped [APL-6]. */
  readonly stops: readonly RightStop[];
}

export type AppealsDecider = Decider<AppealsState, AppealsCommand, AppealsEvent, AppealsFacts, AppealsRejection>;

export const appealsDecider: AppealsDecider = {
  initial: { list: null, isLoading: false, hasFailed: false, sending: 'idle' },
  decide(command, state, { stops }) {
    switch (command.type) {
      case 'appeals/load':
        return state.isLoading ? err({ code: 'appeals/busy' }) : ok([{ type: 'appeals/loading', payload: {} }]);
      case 'appeals/send':
        if (stops.length > 0) return err({ code: 'appeals/notAllowed' });
        return state.sending === 'sending'
          ? err({ code: 'appeals/busy' })
          : ok([{ type: 'appeals/sending', payload: command.payload }]);
      case 'appeals/startAnother':
        return state.sending === 'idle' || state.sending === 'sending'
          ? err({ code: 'appeals/unchanged' })
          : ok([{ type: 'appeals/startedAnother', payload: {} }]);
      case 'appeals/receive':
        return ok([{ type: 'appeals/received', payload: { list: command.payload.list.slice(0, MAX_APPEALS) } }]);
      case 'appeals/reportFailure':
        return ok([{ type: 'appeals/failed', payload: {} }]);
      case 'appeals/reportSent':
        return ok([{ type: 'appeals/sent', payload: command.payload }]);
      case 'appeals/reportNotSent':
        return ok([{ type: 'appeals/notSent', payload: command.payload }]);
      case 'appeals/forget':
        return state.list === null && state.sending === 'idle'
          ? err({ code: 'appeals/unchanged' })
          : ok([{ type: 'appeals/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'appeals/loading':
        return { ...state, isLoading: true };
      case 'appeals/sending':
        return { ...state, sending: 'sending' };
      case 'appeals/startedAnother':
        return { ...state, sending: 'idle' };
      case 'appeals/received':
        return { ...state, list: event.payload.list, isLoading: false, hasFailed: false };
      case 'appeals/failed':
        return { ...state, isLoading: false, hasFailed: true };
      case 'appeals/sent': {
        const { appeal } = event.payload;
        return {
          ...state,
          sending: 'sent',
          list: [appeal, ...(state.list ?? []).filter(({ id }) => id !== appeal.id)].slice(0, MAX_APPEALS),
        };
      }
      case 'appeals/notSent':
        return { ...state, sending: event.payload.isRefused ? 'refused' : 'failed' };
      case 'appeals/forgotten':
        return { list: null, isLoading: false, hasFailed: false, sending: 'idle' };
    }
    return state;
  },
};
