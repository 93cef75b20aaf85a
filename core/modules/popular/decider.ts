import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { PopularCommand, PopularEvent, PopularRejection } from './messages.ts';
import type { PopularState } from './types.ts';

export const popularDecider: Decider<PopularState, PopularCommand, PopularEvent, null, PopularRejection> = {
  initial: { status: 'idle', bets: [] },
  decide(command, { status }) {
    switch (command.type) {
      case 'popular/load':
        return status === 'loading' ? err({ code: 'popular/busy' }) : ok([{ type: 'popular/loading', payload: {} }]);
      case 'popular/receive': {
        const { bets } = command.payload;
        if (status !== 'loading') return err({ code: 'popular/notAsked' });
        return ok([
          bets === null ? { type: 'popular/failed', payload: {} } : { type: 'popular/received', payload: { bets } },
        ]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'popular/loading':
        return { ...state, status: 'loading' };
      case 'popular/received':
        return { status: 'ready', bets: event.payload.bets };
      case 'popular/failed':
        return { ...state, status: 'failed' };
    }
    return state;
  },
};
