import type { BetEditEvent } from './messages.ts';
import { NO_EDITS } from './state.ts';
import type { BetEditState, EditDraft, EditResult, OpenEdit } from './state.ts';

export function evolve(state: BetEditState, event: BetEditEvent): BetEditState {
  switch (event.type) {
    case 'bet-edit/opened':
      return {
        ...state,
        draft: event.payload,
        terms: null,
        isStale: false,
        results: without(state.results, event.payload.betId),
      };
    case 'bet-edit/closed':
      return { ...state, draft: null, terms: null, isStale: false };
    case 'bet-edit/legAdded': {
      const { leg } = event.payload;
      return withLegs(state, (legs) => {
        const place = legs.findIndex(({ gameId }) => gameId === leg.gameId);
        return place < 0 ? [...legs, leg] : legs.map((each, at) => (at === place ? leg : each));
      });
    }
    case 'bet-edit/legRemoved':
      return withLegs(state, (legs) => legs.filter(({ marketId }) => marketId !== event.payload.marketId));
    case 'bet-edit/termsReceived':
      return { ...state, terms: event.payload.terms, isStale: false };
    case 'bet-edit/termsStale':
      return { ...state, isStale: true };
    case 'bet-edit/asked':
      return {
        ...state,
        draft: null,
        terms: null,
        results: without(state.results, event.payload.betId),
        open: [...state.open, { ...event.payload, phase: 'saving' }],
      };
    case 'bet-edit/saved':
      return inPhase(state, event.payload.key, 'sending');
    case 'bet-edit/unknown':
      return inPhase(state, event.payload.key, 'unknown');
    case 'bet-edit/notSaved':
      return withResult(state, event.payload.key, null, { kind: 'notSaved' });
    case 'bet-edit/accepted': {
      const { key, agreed, next } = event.payload;
      return withResult(state, key, next.id, { kind: 'edited', from: agreed.betId, value: next.amount });
    }
    case 'bet-edit/rejected':
      return withResult(state, event.payload.key, null, { kind: 'refused', reasons: event.payload.reasons });
    case 'bet-edit/restored': {
      const restored = event.payload.asked.map((each): OpenEdit => ({ ...each, phase: 'unknown' }));
      return { ...state, open: [...state.open, ...restored] };
    }
    case 'bet-edit/dismissed':
      return { ...state, results: without(state.results, event.payload.betId) };
    case 'bet-edit/forgotten':
      return NO_EDITS;
  }
  return state;
}

/** Other legs have other terms, which are not known yet. */
function withLegs(state: BetEditState, change: (legs: EditDraft['legs']) => EditDraft['legs']): BetEditState {
  const { draft } = state;
  return draft === null ? state : { ...state, draft: { ...draft, legs: change(draft.legs) }, terms: null };
}

function without(all: BetEditState['results'], id: string): BetEditState['results'] {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}

function inPhase(state: BetEditState, key: string, phase: OpenEdit['phase']): BetEditState {
  return { ...state, open: state.open.map((each) => (each.key === key ? { ...each, phase } : each)) };
}

/** `betId`: under which the result is filed; null for the bet that was to be edited. */
function withResult(state: BetEditState, key: string, betId: string | null, result: EditResult): BetEditState {
  const ended = state.open.find((each) => each.key === key);
  if (ended === undefined) return state;
  return {
    ...state,
    open: state.open.filter((each) => each.key !== key),
    results: new Map(state.results).set(betId ?? ended.betId, result),
  };
}
