import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import type { InboxCommand, InboxEvent, InboxRejection } from './messages.ts';
import type { InboxState, LetterState } from './types.ts';
import { MAX_LETTER_LENGTH, MIN_LETTER_LENGTH } from './types.ts';

export interface InboxFacts {
  readonly stops: readonly RightStop[];
  /** The length of a text that waits in the secret channel. */
  readonly lengthOf: (attempt: string) => number;
  readonly unread: number;
}

const refuse = (code: InboxRejection['code']) => err<InboxRejection>({ code });
const NEW: LetterState = { loading: 'idle', sending: 'idle' };

export const inboxDecider: Decider<InboxState, InboxCommand, InboxEvent, InboxFacts, InboxRejection> = {
  initial: { thread: NEW, ideas: NEW },
  decide(command, state, { stops, lengthOf, unread }) {
    switch (command.type) {
      case 'inbox/load':
        return state[command.payload.kind].loading === 'loading'
          ? refuse('inbox/busy')
          : ok([{ type: 'inbox/loading', payload: command.payload }]);
      case 'inbox/send': {
        const length = lengthOf(command.payload.attempt);
        if (stops.length > 0) return refuse('inbox/notAllowed');
        if (state[command.payload.kind].sending === 'sending') return refuse('inbox/busy');
        return length < MIN_LETTER_LENGTH || length > MAX_LETTER_LENGTH
          ? refuse('inbox/length')
          : ok([{ type: 'inbox/sending', payload: command.payload }]);
      }
      case 'inbox/writeAnother': {
        const { sending } = state[command.payload.kind];
        return sending === 'idle' || sending === 'sending'
          ? refuse('inbox/unchanged')
          : ok([{ type: 'inbox/writingAnother', payload: command.payload }]);
      }
      case 'inbox/markRead':
        return unread === 0 ? refuse('inbox/unchanged') : ok([{ type: 'inbox/markingRead', payload: {} }]);
      case 'inbox/reportLoaded':
        return ok([{ type: 'inbox/loaded', payload: command.payload }]);
      case 'inbox/reportSent':
        return ok([{ type: 'inbox/sent', payload: command.payload }]);
      case 'inbox/reportRead':
        return ok([{ type: 'inbox/read', payload: {} }]);
      case 'inbox/forget':
        return ok([{ type: 'inbox/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'inbox/loading':
        return changed(state, event.payload, { loading: 'loading' });
      case 'inbox/loaded':
        return changed(state, event.payload, { loading: event.payload.hasFailed ? 'failed' : 'idle' });
      case 'inbox/sending':
        return changed(state, event.payload, { sending: 'sending' });
      case 'inbox/writingAnother':
        return changed(state, event.payload, { sending: 'idle' });
      case 'inbox/sent':
        return changed(state, event.payload, { sending: event.payload.outcome });
      case 'inbox/forgotten':
        return inboxDecider.initial;
      case 'inbox/markingRead':
      case 'inbox/read':
        return state;
    }
    return state;
  },
};

function changed(
  state: InboxState,
  { kind }: { readonly kind: keyof InboxState },
  change: Partial<LetterState>,
): InboxState {
  return { ...state, [kind]: { ...state[kind], ...change } };
}
