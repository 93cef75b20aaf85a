import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { BoostsCommand, BoostsEvent, BoostsRejection } from './messages.ts';
import type { BoostsState } from './types.ts';

export const boostsDecider: Decider<BoostsState, BoostsCommand, BoostsEvent, null, BoostsRejection> = {
  initial: { status: 'idle', currency: '', boosts: [] },
  decide(command, { status, currency }) {
    switch (command.type) {
      case 'boosts/load':
        return status === 'loading' && command.payload.currency === currency
          ? err({ code: 'boosts/busy' })
          : ok([{ type: 'boosts/loading', payload: command.payload }]);
      case 'boosts/receive': {
        const { boosts } = command.payload;
        if (status !== 'loading' || command.payload.currency !== currency) return err({ code: 'boosts/outdated' });
        return ok([
          boosts === null ? { type: 'boosts/failed', payload: {} } : { type: 'boosts/received', payload: { boosts } },
        ]);
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'boosts/loading': {
        const { currency } = event.payload;
        // Largest stakes in another currency are no figures of this one.
        return { status: 'loading', currency, boosts: currency === state.currency ? state.boosts : [] };
      }
      case 'boosts/received':
        return { ...state, status: 'ready', boosts: event.payload.boosts };
      case 'boosts/failed':
        return { ...state, status: 'failed' };
    }
    return state;
  },
};
