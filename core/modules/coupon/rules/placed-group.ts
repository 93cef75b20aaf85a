/**
 * Applies answers to the placed coupon: accepted legs leave it, refused ones stay, and a used key is never used again
 * [CPN-14, CPN-22].
 */
import type { CouponState, Intent } from '../state.ts';
import { EMPTY_DRAFT } from '../state.ts';
import { arranged } from './arrange.ts';

/** While a coupon is being placed it is frozen: the bet sent is the bet agreed to [CPN-10]. */
export function isPlacing({ couponId, intents }: Pick<CouponState, 'couponId' | 'intents'>): boolean {
  return couponId !== '' && intents.some((each) => each.couponId === couponId && each.phase !== 'ordered');
}

/**
 * The coupon's name and attempt once something is placed. Two tabs whose first legs crossed have two names for one
 * coupon: the name under which a leg of the coupon is placed counts in every tab, so that no tab places that leg again
 * under the other name [CPN-12].
 */
export function namedAsPlaced(
  { couponId, attempt, intents, legs }: CouponState,
  placed: Pick<Intent, 'couponId' | 'group' | 'legs'>,
): Pick<CouponState, 'couponId' | 'attempt'> {
  const ids = new Set(placed.legs.map(({ marketId }) => marketId));
  const isPlaced = legs.length === 0 || legs.some(({ marketId }) => ids.has(marketId));
  return couponId === placed.couponId || !isPlaced || isPlacing({ couponId, intents })
    ? { couponId, attempt }
    : { couponId: placed.couponId, attempt: attemptOf(placed.group) };
}

/** The number of refusals in the name of a group, `coupon id . attempt`; 0 where a stored name has none. */
function attemptOf(group: string): number {
  const attempt = Number(group.slice(group.lastIndexOf('.') + 1));
  return Number.isSafeInteger(attempt) && attempt >= 0 ? attempt : 0;
}

/**
 * The state after one intent of a group was accepted, refused, or never sent. Several singles leave one by one; any
 * other coupon leaves as a whole. Legs that remain after a part was accepted (refused legs, a leg that another tab
 * added meanwhile, a fixed coupon) continue under another name, and so does an emptied coupon. The name is the same in
 * every tab, so that two tabs that fill and place the next coupon before they exchange events place one bet, not two
 * [CPN-12].
 */
export function settledGroup(
  state: CouponState,
  intent: Pick<Intent, 'couponId' | 'group' | 'groupEnd' | 'legs'>,
  end: 'taken' | 'refused' | 'unsent',
): CouponState {
  if (intent.couponId !== state.couponId) return state;
  const taken = new Set(
    end === 'taken' && !state.settings.isCouponFixed ? intent.legs.map(({ marketId }) => marketId) : [],
  );
  const rest =
    taken.size === 0
      ? state
      : arranged({ ...state, legs: state.legs.filter(({ marketId }) => !taken.has(marketId)), undo: [], redo: [] });
  // Kept with the intents, not read from results: results are momentary, and every tab must reach the same name.
  const groupEnd =
    end === 'taken' || intent.groupEnd === 'taken' ? 'taken' : end === 'refused' ? 'refused' : intent.groupEnd;
  const isOpen = ({ group, phase }: Intent): boolean => group === intent.group && phase !== 'ordered';
  if (rest.intents.some(isOpen))
    return { ...rest, intents: rest.intents.map((each) => (isOpen(each) ? { ...each, groupEnd } : each)) };
  if (groupEnd === 'taken') {
    const after = { ...rest, attempt: 0, undo: [], redo: [], limits: null, share: null, loading: null };
    return rest.legs.length === 0
      ? { ...after, ...EMPTY_DRAFT, stakeText: state.stakeText, couponId: nextName(state.couponId) }
      : { ...after, couponId: nextName(state.couponId) };
  }
  return groupEnd === 'refused' ? { ...rest, attempt: state.attempt + 1 } : rest;
}

/** The next name in the sequence `name`, `name~1`, `name~2`, … */
function nextName(name: string): string {
  const [base = '', count = '0'] = name.split('~');
  return `${base}~${Number(count) + 1}`;
}
