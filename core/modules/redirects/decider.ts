import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RedirectsCommand, RedirectsEvent, RedirectsRejection } from './messages.ts';
import type { Redirect } from '../../navigation/navigation-context.ts';

/** The most answers that are kept; the oldest is dropped. */
const MAX_ADDRESSES = 20;

export interface RedirectsState {
  /** Newest last. */
  readonly answers: readonly Redirect[];
  readonly asking: readonly string[];
}

export type RedirectsDecider = Decider<
  RedirectsState,
  RedirectsCommand,
  RedirectsEvent,
  { readonly isMaintenance: boolean },
  RedirectsRejection
>;

export const redirectsDecider: RedirectsDecider = {
  initial: { answers: [], asking: [] },
  decide(command, state, { isMaintenance }) {
    switch (command.type) {
      case 'redirects/ask':
        if (isMaintenance) return err({ code: 'redirects/maintenance' });
        return state.asking.includes(command.payload.url)
          ? err({ code: 'redirects/busy' })
          : ok([{ type: 'redirects/asked', payload: command.payload }]);
      case 'redirects/receive':
        return ok([{ type: 'redirects/received', payload: command.payload }]);
      case 'redirects/expire':
        return state.answers.some(({ asked }) => asked === command.payload.asked)
          ? ok([{ type: 'redirects/expired', payload: command.payload }])
          : err({ code: 'redirects/unknown' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'redirects/asked':
        return { ...state, asking: [...state.asking, event.payload.url].slice(-MAX_ADDRESSES) };
      case 'redirects/received': {
        const { asked } = event.payload;
        return {
          answers: [...state.answers.filter((each) => each.asked !== asked), event.payload].slice(-MAX_ADDRESSES),
          asking: state.asking.filter((url) => url !== asked),
        };
      }
      case 'redirects/expired':
        return { ...state, answers: state.answers.filter(({ asked }) => asked !== event.payload.asked) };
    }
    return state;
  },
};
