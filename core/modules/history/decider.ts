import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import { isSameFilter } from './filter.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from './messages.ts';
import { changedBets, isOvertaken, justSettled } from './rules/changes.ts';
import type { HistoryList, HistoryListName, HistoryState } from './state.ts';
import { NO_HISTORY } from './state.ts';
import type { Bet } from './views.ts';

export interface HistoryFacts {
  readonly signedIn: boolean;
}

export type HistoryDecider = Decider<HistoryState, HistoryCommand, HistoryEvent, HistoryFacts, HistoryRejection>;

export const historyDecider: HistoryDecider = {
  initial: NO_HISTORY,
  decide(command, state, { signedIn }, { id: ask }) {
    if (!signedIn && command.type !== 'history/forget') return err({ code: 'history/signedOut' });
    switch (command.type) {
      case 'history/open':
        return ok([{ type: 'history/pageAsked', payload: { ...command.payload, cursor: null } }]);
      case 'history/loadMore': {
        const { list } = command.payload;
        const { filter, next, status } = state.lists[list];
        if (next === null || status === 'loading') return err({ code: 'history/noMore' });
        return ok([{ type: 'history/pageAsked', payload: { list, filter, cursor: next } }]);
      }
      case 'history/receivePage':
        // A page of a filter that the player has left is stale [HIS-3].
        if (!isSameFilter(command.payload.filter, state.lists[command.payload.list].filter))
          return err({ code: 'history/stale' });
        return ok([
          { type: 'history/pageReceived', payload: command.payload },
          ...settledEvents(state, command.payload.bets),
        ]);
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
        return ok([
          { type: 'history/betReceived', payload: command.payload },
          ...settledEvents(state, typeof bet === 'string' ? [] : [bet]),
        ]);
      }
      case 'history/reportFailure':
        return ok([{ type: 'history/loadFailed', payload: command.payload }]);
      case 'history/export':
        return ok([{ type: 'history/exportAsked', payload: { ask, ...command.payload } }]);
      case 'history/receiveExport':
        return isAwaited(state, command.payload.ask)
          ? ok([{ type: 'history/exportReceived', payload: command.payload }])
          : err({ code: 'history/stale' });
      case 'history/reportExportFailed':
        return isAwaited(state, command.payload.ask)
          ? ok([{ type: 'history/exportFailed', payload: command.payload }])
          : err({ code: 'history/stale' });
      case 'history/closeExport':
        return state.exported === null
          ? err({ code: 'history/unchanged' })
          : ok([{ type: 'history/exportClosed', payload: {} }]);
      case 'history/forget':
        return state === NO_HISTORY
          ? err({ code: 'history/unchanged' })
          : ok([{ type: 'history/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'history/pageAsked': {
        const { list, filter, cursor } = event.payload;
        if (cursor !== null) return withList(state, list, { status: 'loading' });
        const isSame = isSameFilter(filter, state.lists[list].filter);
        return withList(state, list, {
          filter,
          status: 'loading',
          next: null,
          loadedTo: isSame ? state.lists[list].loadedTo : -Infinity,
        });
      }
      case 'history/pageReceived': {
        const { list, bets, next } = event.payload;
        const loadedTo = next === null ? -Infinity : (bets.at(-1)?.placedAt ?? -Infinity);
        return { ...withList(state, list, { status: 'ready', next, loadedTo }), known: withBets(state.known, bets) };
      }
      case 'history/betsChanged':
        return { ...state, known: withBets(state.known, event.payload.bets) };
      case 'history/betAsked': {
        const { id } = event.payload;
        return { ...state, opened: { id, status: state.known.has(id) ? 'ready' : 'loading' } };
      }
      case 'history/betReceived': {
        const { id, bet } = event.payload;
        if (bet === 'missing' || bet === 'failed')
          return { ...state, opened: { id, status: state.known.has(id) && bet === 'failed' ? 'ready' : bet } };
        return { ...state, known: withBets(state.known, [bet]), opened: { id, status: 'ready' } };
      }
      case 'history/betSettled':
        return state;
      case 'history/loadFailed': {
        const { list, filter } = event.payload;
        return isSameFilter(filter, state.lists[list].filter) ? withList(state, list, { status: 'failed' }) : state;
      }
      case 'history/exportAsked':
        return { ...state, exported: { ...event.payload, status: 'loading' } };
      case 'history/exportReceived':
        return state.exported === null
          ? state
          : { ...state, exported: { ...state.exported, ...event.payload, status: 'ready' } };
      case 'history/exportFailed':
        return state.exported === null
          ? state
          : { ...state, exported: { ask: state.exported.ask, filter: state.exported.filter, status: 'failed' } };
      case 'history/exportClosed':
        return { ...state, exported: null };
      case 'history/forgotten':
        return NO_HISTORY;
    }
    return state;
  },
};

function isAwaited({ exported }: HistoryState, ask: string): boolean {
  return exported !== null && exported.ask === ask && exported.status === 'loading';
}

function withList(state: HistoryState, name: HistoryListName, change: Partial<HistoryList>): HistoryState {
  return { ...state, lists: { ...state.lists, [name]: { ...state.lists[name], ...change } } };
}

function settledEvents(state: HistoryState, bets: readonly Bet[]): readonly HistoryEvent[] {
  return justSettled(state.known, bets).map((bet) => ({ type: 'history/betSettled', payload: { bet } }));
}

function withBets(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): ReadonlyMap<string, Bet> {
  const next = new Map(known);
  for (const bet of bets) if (!isOvertaken(known, bet)) next.set(bet.id, bet);
  return next;
}
