import type { GroupMark } from '../../kernel/decimal-text.ts';
import type { SessionState } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { draftOf, isHeld } from './rules/drafts.ts';
import { orderOf } from './rules/order.ts';
import type { Order } from './rules/order.ts';
import type { Draft, TotoState } from './types.ts';

/** The action of an open draw's main control: `again` repeats a purchase without an answer. */
export type TotoStep = 'logIn' | 'stopped' | 'buy' | 'again';

export interface TotoView extends TotoState {
  /** The coupon of the draw that is shown, as filled in; null while none can be. */
  readonly draft: Draft | null;
  /** The marks can't be changed: a purchase is under way, or has no answer yet. */
  readonly isHeld: boolean;
  /** The order that the draft would make. */
  readonly order: Order | null;
  /** Null while it is not known whether there is a player, and where no coupon can be filled in. */
  readonly next: TotoStep | null;
  /** All reasons that stop bets now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
}

export interface TotoPlayer {
  readonly session: SessionState;
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  readonly group: GroupMark;
}

function nextOf(draft: Draft, { session, stops, isExcluded }: TotoPlayer): TotoStep | null {
  if (session.status !== 'player') return session.status === 'guest' ? 'logIn' : null;
  if (draft.sent !== null && draft.sent.userId === session.userId) return 'again';
  return stops.length > 0 || isExcluded ? 'stopped' : 'buy';
}

export function viewToto(state: TotoState, player: TotoPlayer): TotoView {
  const { stops, isExcluded, group } = player;
  const draw = state.answer?.draw ?? null;
  const isOfDraw = state.last?.section === draw?.section && state.last?.number === draw?.number;
  const shown = { ...state, stops, isExcluded, last: isOfDraw ? state.last : null };
  if (draw === null || draw.status !== 'open') return { ...shown, draft: null, isHeld: false, order: null, next: null };
  const draft = draftOf(state.drafts, draw);
  const userId = player.session.status === 'player' ? player.session.userId : null;
  return {
    ...shown,
    draft,
    isHeld: state.buying !== null || isHeld(draft, userId),
    order: orderOf(draft, draw, group),
    next: nextOf(draft, player),
  };
}
