import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Choice, ConsentCommand, ConsentEvent, ConsentRejection } from './messages.ts';
import { typeOf, withChecked } from './options.ts';

/** `site`: the site does not ask, so everything is allowed without a choice [CNS-6]. */
export type ConsentState = { readonly by: 'nobody' } | { readonly by: 'site' } | ({ readonly by: 'visitor' } & Choice);

export const consentDecider: Decider<ConsentState, ConsentCommand, ConsentEvent, null, ConsentRejection> = {
  initial: { by: 'nobody' },
  decide(command, state, _facts, stamp) {
    switch (command.type) {
      case 'consent/acceptSelected':
        return ok([
          {
            type: 'consent/given',
            payload: { type: typeOf(withChecked(command.payload.checked)), at: nowOrLater(state, stamp.at) },
          },
        ]);
      case 'consent/acceptAll':
        return ok([{ type: 'consent/given', payload: { type: 'all', at: nowOrLater(state, stamp.at) } }]);
      case 'consent/adopt': {
        const { type, at, isSent } = command.payload;
        // The later choice wins, whichever tab receives it first.
        if (
          state.by === 'visitor' &&
          (at < state.at || (at === state.at && type === state.type && isSent === state.isSent))
        )
          return err({ code: 'consent/unchanged' });
        return ok([{ type: 'consent/adopted', payload: { type, at, isSent } }]);
      }
      case 'consent/assumeAll':
        return state.by === 'nobody'
          ? ok([{ type: 'consent/assumed', payload: {} }])
          : err({ code: 'consent/unchanged' });
      case 'consent/confirmSent':
        return state.by === 'visitor' && state.at === command.payload.at && !state.isSent
          ? ok([{ type: 'consent/sent', payload: command.payload }])
          : err({ code: 'consent/unchanged' });
      case 'consent/forgetSent':
        return state.by === 'visitor' && state.isSent
          ? ok([{ type: 'consent/sentForgotten', payload: {} }])
          : err({ code: 'consent/unchanged' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'consent/given':
        return { by: 'visitor', ...event.payload, isSent: false };
      case 'consent/adopted':
        return { by: 'visitor', ...event.payload };
      case 'consent/assumed':
        return { by: 'site' };
      case 'consent/sent':
        return state.by === 'visitor' ? { ...state, isSent: true } : state;
      case 'consent/sentForgotten':
        return state.by === 'visitor' ? { ...state, isSent: false } : state;
    }
    return state;
  },
};

/**
 * The time of a new choice, never earlier than the choice it replaces, even if the clock was set back: otherwise the
 * other tabs would keep the older one [CNS-4].
 */
function nowOrLater(state: ConsentState, now: number): number {
  return state.by === 'visitor' ? Math.max(now, state.at) : now;
}
