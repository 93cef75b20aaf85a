import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from './messages.ts';
import { changedBets, isOvertaken, justSettled } from './rules/changes.ts';
import type { Bet, HistoryFilter } from './views.ts';

export interface HistoryState {
  readonly filter: HistoryFilter;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Every bet this visit has heard of. */
  readonly known: ReadonlyMap<string, Bet>;
  /** Where the next page of the filter starts; null when all are here. */
  readonly next: string | null;
  /** Placing time of the oldest bet on the loaded pages; older known bets wait for their page. */
  readonly loadedTo: number;
  /** The bet that is looked at by itself; the bet is in `known`. */
  readonly opened: { readonly id: string; readonly status: 'loading' | 'ready' | 'missing' | 'failed' } | null;
}

export interface HistoryFacts {
  readonly signedIn: boolean;
}

export type HistoryDecider = Decider<HistoryState, HistoryCommand, HistoryEvent, HistoryFacts, HistoryRejection>;

const INITIAL: HistoryState = { filter: 'all', status: 'idle', known: new Map(), next: null, loadedTo: -Infinity, opened: null };

export const historyDecider: HistoryDecider = {
  initial: INITIAL,
  decide(command, state, { signedIn }) {
    if (!signedIn && command.type !== 'history/forget') return err({ code: 'history/signedOut' });
    switch (command.type) {
      case 'history/open':
        return ok([{ type: 'history/pageAsked', payload: { filter: command.payload.filter, cursor: null } }]);
      case 'history/loadMore':
        if (state.next === null || state.status === 'loading') return err({ code: 'history/noMore' });
        return ok([{ type: 'history/pageAsked', payload: { filter: state.filter, cursor: state.next } }]);
      case 'history/receivePage':
        // A page of a filter that the player has left is of no use [HIS-3].
        if (command.payload.filter !== state.filter) return err({ code: 'history/stale' });
        return ok([{ type: 'history/pageReceived', payload: command.payload }, ...settledEvents(state, command.payload.bets)]);
      case 'history/receiveChanges': {
        const bets = changedBets(state.known, command.payload.bets);
        if (bets.length === 0) return err({ code: 'history/unchanged' });
        return ok([{ type: 'history/betsChanged', payload: { bets } }, ...settledEvents(state, bets)]);
      }
      case 'history/openBet':
        return ok([{ type: 'history/betAsked', payload: command.payload }]);
      case 'history/receiveBet': {
        const { id, bet } = command.payload;
        if (state.opened?.id !== id) return err({ code: 'history/stale' });
        return ok([{ type: 'history/betReceived', payload: command.payload }, ...settledEvents(state, typeof bet === 'string' ? [] : [bet])]);
      }
      case 'history/reportFailure':
        return ok([{ type: 'history/loadFailed', payload: command.payload }]);
      case 'history/forget':
        return state === INITIAL ? err({ code: 'history/unchanged' }) : ok([{ type: 'history/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'history/pageAsked':
        if (event.payload.cursor !== null) return { ...state, status: 'loading' };
        return { ...state, filter: event.payload.filter, status: 'loading', next: null, loadedTo: event.payload.filter === state.filter ? state.loadedTo : -Infinity };
      case 'history/pageReceived':
        return {
          ...state,
          status: 'ready',
          known: withBets(state.known, event.payload.bets),
          next: event.payload.next,
          loadedTo: event.payload.next === null ? -Infinity : (event.payload.bets.at(-1)?.placedAt ?? -Infinity),
        };
      case 'history/betsChanged':
        return { ...state, known: withBets(state.known, event.payload.bets) };
      case 'history/betAsked': {
        const { id } = event.payload;
        return { ...state, opened: { id, status: state.known.has(id) ? 'ready' : 'loading' } };
      }
      case 'history/betReceived': {
        const { id, bet } = event.payload;
        if (bet === 'missing' || bet === 'failed') return { ...state, opened: { id, status: state.known.has(id) && bet === 'failed' ? 'ready' : bet } };
        return { ...state, known: withBets(state.known, [bet]), opened: { id, status: 'ready' } };
      }
      case 'history/betSettled':
        return state;
      case 'history/loadFailed':
        return event.payload.filter === state.filter ? { ...state, status: 'failed' } : state;
      case 'history/forgotten':
        return INITIAL;
    }
    return state;
  },
};

function settledEvents(state: HistoryState, bets: readonly Bet[]): readonly HistoryEvent[] {
  return justSettled(state.known, bets).map((bet) => ({ type: 'history/betSettled', payload: { bet } }));
}

function withBets(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): ReadonlyMap<string, Bet> {
  const next = new Map(known);
  for (const bet of bets) if (!isOvertaken(known, bet)) next.set(bet.id, bet);
  return next;
}
