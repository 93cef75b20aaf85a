import { firstValueFrom, of, Subject, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { resolveIntents } from 'touchline/core/bet-placement/resolve-intents.process';
import type { CouponState } from 'touchline/core/coupon/state';
import type { SessionState } from 'touchline/core/session/public';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';
import { coupon, drafted, intended, KEY, sent } from './given.ts';

describe('when an answer is due', () => {
  const player: SessionState = { status: 'player', userId: '7', previousLoginAt: null };
  function asking(
    state: CouponState,
    offset: number,
  ): { readonly clock: ReturnType<typeof createVirtualClock>; readonly asked: number[] } {
    const clock = createVirtualClock();
    const begin = clock.now();
    const asked: number[] = [];
    const api = (() => {
      asked.push(clock.now() - begin);
      return of({ ok: false, error: { kind: 'network' } });
    }) as Parameters<typeof resolveIntents>[0]['api'];
    resolveIntents({
      coupon: createCell(state),
      session: createCell<SessionState>(player),
      api,
      clock,
      operatorNow: () => clock.now() + offset,
      claim: (_group, keys) => Promise.resolve(keys),
    }).subscribe();
    return { clock, asked };
  }
  const state = (acceptAt: number | null): CouponState =>
    coupon([
      ...drafted([10]),
      intended([10]),
      sent,
      ...(acceptAt === null ? [] : [{ type: 'coupon/placePending', payload: { key: KEY, acceptAt } } as const]),
    ]).state;

  it('[CPN-13] a pending bet is queried from the operator’s due time, every second', () => {
    const { clock, asked } = asking(state(createVirtualClock().now() + 305_000), 300_000);
    clock.tick(6_500);
    expect(asked).toEqual([5_000, 6_000]);
  });

  it('[CPN-13] a pending bet is queried 20 s after the intent at the latest, whatever the clocks show', () => {
    const { clock, asked } = asking(state(createVirtualClock().now() + 305_000), 0);
    clock.tick(20_500);
    expect(asked).toEqual([20_000]);
  });

  it('[CPN-13] a call under way is given 20 s', () => {
    const { clock, asked } = asking(state(null), 0);
    clock.tick(21_500);
    expect(asked).toEqual([20_000, 21_000]);
  });

  it('[CPN-13] a slow answer is awaited before the next query', async () => {
    const clock = createVirtualClock();
    const answers = new Subject<{ ok: false; error: { kind: 'network' } }>();
    let asked = 0;
    const api = (() => {
      asked += 1;
      return answers;
    }) as Parameters<typeof resolveIntents>[0]['api'];
    const unknown = coupon([
      ...drafted([10]),
      intended([10]),
      { type: 'coupon/placeUnknown', payload: { key: KEY, at: 1 } },
    ]).state;
    const all = firstValueFrom(
      resolveIntents({
        coupon: createCell(unknown),
        session: createCell<SessionState>(player),
        api,
        clock,
        operatorNow: clock.now,
        claim: (_group, keys) => Promise.resolve(keys),
      }).pipe(toArray()),
    );
    clock.tick(10_000);
    expect(asked).toBe(1);
    answers.complete();
    await calm();
    clock.tick(1_000);
    expect(asked).toBe(2);
    void all;
  });
});
