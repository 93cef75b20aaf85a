import type { TotoEvent } from './messages.ts';
import { draftOf, withDraft, withKept, withoutDraft } from './rules/drafts.ts';
import type { Purchase, TotoState } from './types.ts';

/** The draft of a purchase, with what was sent of it, or without. */
function withSent(state: TotoState, purchase: Purchase, sent: Purchase | null): TotoState['drafts'] {
  return withDraft(state.drafts, { ...draftOf(state.drafts, purchase), sent });
}

function drawOf({ section, number }: Purchase): Pick<Purchase, 'section' | 'number'> {
  return { section, number };
}

export function evolve(state: TotoState, event: TotoEvent): TotoState {
  const { buying, drafts } = state;
  switch (event.type) {
    case 'toto/following': {
      const { followed } = event.payload;
      return { ...state, followed, status: followed === null ? 'idle' : 'loading', answer: null, last: null };
    }
    case 'toto/received':
      return { ...state, status: 'ready', answer: event.payload.answer };
    case 'toto/failed':
      return { ...state, status: 'failed' };
    case 'toto/drafted':
      return { ...state, drafts: withDraft(drafts, event.payload.draft), last: null };
    case 'toto/draftCleared':
      return { ...state, drafts: withoutDraft(drafts, event.payload), last: null };
    case 'toto/buying':
      return { ...state, buying: event.payload, drafts: withSent(state, event.payload, event.payload), last: null };
    case 'toto/bought':
      if (buying === null) return state;
      return {
        ...state,
        buying: null,
        drafts: withoutDraft(drafts, buying),
        last: { ...drawOf(buying), outcome: 'bought', coupon: event.payload.coupon },
      };
    case 'toto/refused':
      if (buying === null) return state;
      return {
        ...state,
        buying: null,
        drafts: withSent(state, buying, null),
        last: { ...drawOf(buying), outcome: 'refused', refusal: event.payload.refusal },
      };
    case 'toto/unknown':
      return { ...state, buying: null };
    case 'toto/draftsRestored':
      return { ...state, drafts: withKept(drafts, event.payload.drafts) };
    case 'toto/forgotten':
      return { ...state, buying: null, last: null, drafts: event.payload.isLeaving ? [] : drafts };
  }
  return state;
}
