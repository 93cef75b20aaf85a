/** A waiting coupon is checked against the limits, exclusions and time-outs in force when its time comes. */
import { describe, expect, it } from 'vitest';
import { createLedger } from '../../../adapters/sandbox/operator/limits/ledger.ts';
import { used } from '../../../adapters/sandbox/operator/limits/windows.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { AskedCoupon, BetAnswer, Bettor } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { LIVE, outcome } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STAKE_A_DAY = 'stakeDay';
const EXCLUSION = 'selfExclusion';
const TIME_OUT = 'timeOut';
/** The price that the order waits for. */
const WANTED = 2_000;

interface Given extends Stage {
  readonly player: Bettor;
  readonly place: (key: string, change?: Partial<AskedCoupon>) => BetAnswer;
  readonly order: (key: string, change?: Partial<AskedCoupon>) => BetAnswer;
  readonly answer: (key: string) => BetAnswer | null;
  readonly set: (limitType: typeof STAKE_A_DAY | typeof EXCLUSION | typeof TIME_OUT, limitValue: number) => void;
  /** Moves the prices to the odds that orders wait for. */
  readonly reach: () => void;
}

async function given(options: Parameters<typeof stage>[0] = {}): Promise<Given> {
  const all = await stage(options);
  const { operator, line, clock } = all;
  const player = await newPlayer(operator);
  const place: Given['place'] = (key, change = {}) => operator.book.place(player, key, coupon(player, change));
  return {
    ...all,
    player,
    place,
    order: (key, change = {}) => place(key, { exactCoef: WANTED, ...change }),
    answer: (key) => operator.book.answer(player, key),
    set: (limitType, limitValue) => void operator.limits.save(player.id, [{ limitType, limitValue }], null),
    reach: () => {
      line.set(outcome(1), { price: WANTED });
      clock.advance(1_000);
    },
  };
}

describe('a waiting coupon', () => {
  it('[LIM-22] that exceeds a limit when its odds are reached is refused with the limit, and not earlier', async () => {
    const { order, answer, set, reach, clock, operator, player } = await given();
    order('k');
    set(STAKE_A_DAY, 500);
    clock.advance(5_000);
    expect(answer('k')).toMatchObject({ status: 'ordered' });
    reach();
    expect(answer('k')).toEqual({
      key: 'k',
      status: 'rejected',
      reasons: [{ code: 'limitReached', limitType: 1, amount: 500 }],
    });
    expect(operator.balance(player.id)).toBe(10_000);
  });

  it('[LIM-22] is not counted twice when it is struck', async () => {
    const { order, answer, set, reach } = await given();
    set(STAKE_A_DAY, 1_000);
    order('k');
    reach();
    expect(answer('k')).toMatchObject({ status: 'accepted' });
  });

  it('[LIM-22] counts in a limit’s period from the time of striking', () => {
    const ledger = createLedger();
    ledger.stake(1, 'k', 1_000, 0);
    ledger.strike(1, 'k', 1_000, 23 * HOUR_MS);
    const usedAt = (now: number): number => used(ledger.of(1), STAKE_A_DAY, now);
    expect([23, 25, 46, 47].map((hours) => usedAt(hours * HOUR_MS))).toEqual([1_000, 1_000, 1_000, 0]);
  });

  it('[LIM-22] is cancelled by an exclusion at once, with the reason and the end', async () => {
    const { order, place, answer, set, clock, operator, player } = await given();
    order('order');
    place('live', { bets: [leg(outcome(LIVE), 1_950)] });
    place('vip', { isVipBet: true });
    expect(operator.balance(player.id)).toBe(7_000);
    set(EXCLUSION, 7);
    const reasons = [{ code: 'excluded', limitType: 30, freesAt: clock.now() + 7 * DAY_MS }];
    for (const key of ['order', 'live', 'vip']) expect(answer(key)).toEqual({ key, status: 'rejected', reasons });
    expect(operator.balance(player.id)).toBe(10_000);
  });

  it('[LIM-22] is cancelled by a time-out when it waits for odds; a pending bet at current odds continues', async () => {
    const { order, place, answer, set, clock } = await given();
    order('order');
    place('live', { bets: [leg(outcome(LIVE), 1_950)] });
    set(TIME_OUT, 1);
    expect(answer('order')).toMatchObject({ status: 'rejected', reasons: [{ code: 'timeOut' }] });
    expect(order('another')).toMatchObject({ status: 'rejected', reasons: [{ code: 'timeOut' }] });
    expect(place('now')).toMatchObject({ status: 'accepted' });
    clock.advance(5_000);
    expect(answer('live')).toMatchObject({ status: 'accepted' });
  });

  it('[LIM-22] is cancelled at the start when the operator stopped between the exclusion and the cancellation', async () => {
    const store = createMemoryStore();
    const { order, set, clock, player, operator } = await given({ store });
    order('k');
    set(EXCLUSION, 7);
    await operator.stop();
    const at = store.records.findIndex(({ t }) => t === 'limitExcluded');
    const again = await stage({ store: createMemoryStore(store.records.slice(0, at + 1)), at: clock.now() });
    expect(again.operator.book.answer(player, 'k')).toMatchObject({ reasons: [{ code: 'excluded' }] });
    expect(again.operator.balance(player.id)).toBe(10_000);
  });
});

describe('an excluded player', () => {
  it('[LIM-22] is offered no promo code', async () => {
    const { operator, player, set } = await given();
    const offered = (): number => operator.book.limits(player, coupon(player)).promoCodes.length;
    expect(offered()).toBe(3);
    set(EXCLUSION, 7);
    expect(offered()).toBe(0);
  });
});
