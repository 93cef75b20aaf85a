import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { SameGameCommand, SameGameEvent, SameGameRejection } from './messages.ts';
import type { SameGameView } from './views.ts';

export type SameGameState = SameGameView;

const ascending = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b);
const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();

export const sameGameDecider: Decider<SameGameState, SameGameCommand, SameGameEvent, null, SameGameRejection> = {
  initial: { marketIds: [], status: 'idle', offer: null, refusal: null },
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
        if (offer === null || status !== 'offered') return err({ code: 'same-game/noOffer' });
        return ok([{ type: 'same-game/taken', payload: { marketIds, offer } }]);
      }
      case 'same-game/reportGone':
        return ok(state.status === 'taking' ? [{ type: 'same-game/failed', payload: {} }] : []);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'same-game/asked':
        return { marketIds: event.payload.marketIds, status: 'asking', offer: null, refusal: null };
      case 'same-game/offered':
        return { ...state, status: 'offered', offer: event.payload.offer };
      case 'same-game/refused':
        return { ...state, status: 'refused', refusal: event.payload.refusal };
      case 'same-game/failed':
        return { ...state, status: 'failed', offer: null };
      case 'same-game/taken':
        return { ...state, status: 'taking' };
    }
    return state;
  },
};
