/** What answers do to the coupon that was placed: taken legs leave it, refused ones stay, and a key that was used is never used again [CPN-14, CPN-22]. */
import type { CouponState, Intent } from '../state.ts';
import { EMPTY_DRAFT } from '../state.ts';
import { arranged } from './arrange.ts';

/**
 * The state after one intent of a group was taken, refused, or never sent. Several singles leave one by one; any other coupon leaves as a whole. What stays after a
 * part was taken (refused legs, a leg that another tab added meanwhile, a fixed coupon) goes on under another name, the same in every tab.
 */
export function settledGroup(state: CouponState, intent: Intent, end: 'taken' | 'refused' | 'unsent'): CouponState {
  if (intent.couponId !== state.couponId) return state;
  const taken = new Set(
    end === 'taken' && !state.settings.isCouponFixed ? intent.legs.map(({ marketId }) => marketId) : [],
  );
  const rest =
    taken.size === 0
      ? state
      : arranged({ ...state, legs: state.legs.filter(({ marketId }) => !taken.has(marketId)), undo: [], redo: [] });
  // Kept with the intents, not read from results: those are of the moment, and every tab must come to the same name.
  const groupEnd =
    end === 'taken' || intent.groupEnd === 'taken' ? 'taken' : end === 'refused' ? 'refused' : intent.groupEnd;
  const isOpen = ({ group, phase }: Intent): boolean => group === intent.group && phase !== 'waiting';
  if (rest.intents.some(isOpen))
    return { ...rest, intents: rest.intents.map((each) => (isOpen(each) ? { ...each, groupEnd } : each)) };
  if (groupEnd === 'taken') {
    const after = { ...rest, attempt: 0, undo: [], redo: [], limits: null, share: null, loading: null };
    return rest.legs.length === 0
      ? { ...after, ...EMPTY_DRAFT, stakeText: state.stakeText, couponId: '' }
      : { ...after, couponId: nextName(state.couponId) };
  }
  return groupEnd === 'refused' ? { ...rest, attempt: state.attempt + 1 } : rest;
}

/** `name`, `name~1`, `name~2`, … */
function nextName(name: string): string {
  const [base = '', count = '0'] = name.split('~');
  return `${base}~${Number(count) + 1}`;
}
