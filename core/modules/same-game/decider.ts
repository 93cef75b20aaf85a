import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SameGameCommand, SameGameEvent, SameGameRejection } from './messages.ts';
import type { SameGameView } from './views.ts';

export type SameGameState = SameGameView;

const NOTHING: SameGameState = { marketIds: [], status: 'idle', offer: null, refusal: null };

const ascending = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b);
const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

export const sameGameDecider: Decider<SameGameState, SameGameCommand, SameGameEvent, null, SameGameRejection> = {
  initial: NOTHING,
  decide(command, state) {
    switch (command.type) {
      case 'same-game/ask': {
        const marketIds = ascending(command.payload.marketIds);
        if (state.status === 'asking' && isSame(marketIds, state.marketIds)) return ok([]);
        return ok([{ type: 'same-game/asked', payload: { marketIds } }]);
      }
      case 'same-game/receive': {
        const { marketIds, answer } = command.payload;
        if (state.status !== 'asking' || !isSame(ascending(marketIds), state.marketIds)) return ok([]);
        if (answer === null) return ok([{ type: 'same-game/failed', payload: {} }]);
        return ok([
          'price' in answer
            ? { type: 'same-game/offered', payload: { offer: answer } }
            : { type: 'same-game/refused', payload: { refusal: answer } },
        ]);
      }
      case 'same-game/take': {
        const { offer, marketIds, status } = state;
        // An offer can be taken while its price is asked for again [SGC-8].
        if (offer === null || (status !== 'offered' && status !== 'asking')) return err({ code: 'same-game/noOffer' });
        return ok([{ type: 'same-game/taken', payload: { marketIds, offer } }]);
      }
      case 'same-game/reportGone':
        return ok(state.status === 'taking' ? [{ type: 'same-game/failed', payload: {} }] : []);
      case 'same-game/leave':
        return ok(state === NOTHING ? [] : [{ type: 'same-game/left', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'same-game/asked':
        return isSame(event.payload.marketIds, state.marketIds) && state.status !== 'taking'
          ? { ...state, status: 'asking' }
          : { ...NOTHING, marketIds: event.payload.marketIds, status: 'asking' };
      case 'same-game/offered':
        return { ...state, status: 'offered', offer: event.payload.offer, refusal: null };
      case 'same-game/refused':
        return { ...state, status: 'refused', offer: null, refusal: event.payload.refusal };
      case 'same-game/failed':
        return { ...state, status: 'failed', offer: null, refusal: null };
      case 'same-game/taken':
        return { ...state, status: 'taking' };
      case 'same-game/left':
        return NOTHING;
    }
    return state;
  },
};
