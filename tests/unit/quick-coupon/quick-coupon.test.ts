import { describe, expect, it } from 'vitest';
import { Subject } from 'rxjs';
import { quickCouponDecider } from 'touchline/core/quick-coupon/decider';
import { followCoupon } from 'touchline/core/quick-coupon/follow-coupon.process';
import { given } from '../../models/given.ts';

const past = given(quickCouponDecider, null);
const show = { type: 'quick-coupon/show', payload: {} } as const;
const hide = { type: 'quick-coupon/hide', payload: {} } as const;

function followed(now: number) {
  const legs = new Subject<readonly { readonly addedAt: number }[]>();
  const commands: string[] = [];
  followCoupon({ legs$: legs, clock: { now: () => now } }).subscribe(({ type }) => commands.push(type));
  return { legs, commands };
}

describe('quick coupon', () => {
  it('[QCN-1] a new selection shows it', () => {
    past().when(show).then({ type: 'quick-coupon/shown', payload: {} });
  });
  it('[QCN-2] the player and the guard hide it', () => {
    past({ type: 'quick-coupon/shown', payload: {} }).when(hide).then({ type: 'quick-coupon/hidden', payload: {} });
  });
  it('[QCN-1, QCN-2] showing a shown one and hiding a hidden one change nothing', () => {
    past({ type: 'quick-coupon/shown', payload: {} }).when(show).then();
    past().when(hide).then();
  });

  it('[QCN-1, QCN-2] a newer selection shows it, a removed one leaves it, and the last one that goes hides it', () => {
    const { legs, commands } = followed(100_000);
    const types = (...addedAt: readonly number[]): readonly string[] => {
      commands.splice(0);
      legs.next(addedAt.map((at) => ({ addedAt: at })));
      return [...commands];
    };
    expect(types(100_000)).toEqual([show.type]);
    expect(types(100_000, 100_500)).toEqual([show.type]);
    expect(types(100_500)).toEqual([]);
    expect(types(100_500, 100_000)).toEqual([]);
    expect(types()).toEqual([hide.type]);
  });

  it('[QCN-1] a coupon that was there when the page was opened does not show it, one of the last ten seconds does', () => {
    const { legs, commands } = followed(100_000);
    legs.next([{ addedAt: 89_999 }]);
    expect(commands).toEqual([]);
    legs.next([{ addedAt: 89_999 }, { addedAt: 90_000 }]);
    expect(commands).toEqual([show.type]);
  });
});
