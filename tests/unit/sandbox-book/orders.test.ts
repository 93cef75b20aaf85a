import { describe, expect, it } from 'vitest';
import type { AskedCoupon, Bettor, RejectReason } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { LIVE, outcome } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Given extends Stage {
  readonly player: Bettor;
  readonly order: (change?: Partial<AskedCoupon>, key?: string) => ReturnType<Stage['operator']['book']['place']>;
  readonly answer: (key?: string) => unknown;
  readonly money: () => readonly [main: number, all: number];
}

async function given(): Promise<Given> {
  const all = await stage();
  const { operator } = all;
  const player = await newPlayer(operator);
  return {
    ...all,
    player,
    order: (change = {}, key = 'k') =>
      operator.book.place(player, key, coupon(player, { exactCoef: 2_000, ...change })),
    answer: (key = 'k') => operator.book.answer(player, key),
    money: () => [operator.balance(player.id), operator.balances().reduce((sum, { amount }) => sum + amount, 0)],
  };
}

const rejected = (...reasons: readonly RejectReason[]): unknown => ({ key: 'k', status: 'rejected', reasons });

describe('an order for exact odds', () => {
  it('waits with its stake reserved, and is accepted at the first sufficient price', async () => {
    const { order, answer, money, clock, line, operator, player } = await given();
    const waiting = {
      key: 'k',
      status: 'ordered',
      exactCoef: 2000,
      since: clock.now(),
      expiresAt: clock.now() + HOUR_MS,
    };
    expect(order()).toEqual(waiting);
    expect(money()).toEqual([9000, 0]);
    expect(order({ amount: 5 })).toEqual(waiting);
    expect(operator.book.abandon(player, 'k')).toEqual(waiting);
    line.set(outcome(1), { price: 1999 });
    clock.advance(5_000);
    expect(answer()).toEqual(waiting);
    line.set(outcome(1), { price: 2100 });
    clock.advance(999);
    expect(answer()).toEqual(waiting);
    clock.advance(1);
    expect(answer()).toMatchObject({ status: 'accepted', bet: { possibleWin: 2100, legs: [{ price: 2100 }] } });
    expect(operator.book.changed(player, 0).bets).toHaveLength(1);
    expect(money()).toEqual([9000, 0]);
  });

  it('is accepted at once when the odds are already sufficient; a live leg is still delayed', async () => {
    const { order, answer, clock } = await given();
    expect(order({ exactCoef: 1_950 })).toMatchObject({ status: 'accepted', bet: { possibleWin: 1950 } });
    expect(order({ exactCoef: 1_900, bets: [leg(outcome(LIVE), 1950)] }, 'live')).toMatchObject({
      status: 'ordered',
      expiresAt: clock.now() + DAY_MS,
    });
    clock.advance(4_000);
    expect(answer('live')).toMatchObject({ status: 'ordered' });
    clock.advance(1_000);
    expect(answer('live')).toMatchObject({ status: 'accepted' });
  });

  it('compares the exact total, not the displayed one', async () => {
    const { order, answer, line, clock } = await given();
    const bets = [leg(outcome(1), 1950), leg(outcome(2), 1950)];
    expect(order({ exactCoef: 3_803, bets })).toMatchObject({ status: 'ordered' }); // 3.8025 is shown as 3.803
    line.set(outcome(2), { price: 1951 });
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'accepted' });
  });

  it('of an anti-express waits for its own total, which rises as the prices of its legs fall', async () => {
    const { order, answer, line, clock } = await given();
    const bets = [leg(outcome(1), 1950), leg(outcome(2), 1950)];
    expect(order({ typeId: 6, exactCoef: 1_200, bets })).toMatchObject({ status: 'ordered' }); // 1.17 now
    line.set(outcome(1), { price: 2100 });
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'ordered' });
    line.set(outcome(1), { price: 1700 });
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'accepted', bet: { coef: '1.23' } });
  });

  it('is available only for types with a total', async () => {
    const { order } = await given();
    expect(order({ typeId: 3, bets: [leg(outcome(1), 1950), leg(outcome(2), 1950)] })).toEqual(
      rejected({ code: 'coefNotAvailable' }),
    );
  });

  it('keeps waiting while markets move or are suspended, and is refused for any other reason', async () => {
    const { order, answer, line, clock, player, operator } = await given();
    line.set(outcome(1), { price: 1500, suspended: true });
    expect(order({ changeCoefAction: 0 })).toMatchObject({ status: 'ordered' });
    line.set(outcome(1), { price: 2500 });
    clock.advance(2_000);
    expect(answer()).toMatchObject({ status: 'ordered' });
    line.set(outcome(1), { suspended: false });
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'accepted' });
    line.set(outcome(2), { finished: true });
    line.set(outcome(3), { flags: 4 });
    expect(
      operator.book.place(
        player,
        'l',
        coupon(player, { exactCoef: 9_000, bets: [leg(outcome(2), 1950), leg(outcome(3), 1950)] }),
      ),
    ).toMatchObject({
      reasons: [{ code: 'finished' }, { code: 'blocked' }],
    });
  });

  it.each([
    ['at the first kick-off of a line leg', {}, HOUR_MS],
    ['after a day, with live legs alone', { bets: [leg(outcome(LIVE), 1950)], exactCoef: 3_000 }, DAY_MS],
  ] as const)('expires %s, and the stake is returned', async (_, change, life) => {
    const { order, answer, money, clock } = await given();
    order(change);
    clock.advance(life - 1_000);
    expect(answer()).toMatchObject({ status: 'ordered' });
    clock.advance(1_000);
    expect(answer()).toEqual(rejected({ code: 'expired' }));
    expect(money()).toEqual([10_000, 0]);
  });

  it('ends when the score changes, if the player chose so', async () => {
    const { order, answer, line, clock } = await given();
    const live = { bets: [leg(outcome(LIVE), 1950)], exactCoef: 3_000 };
    order({ ...live, isDropOnScoreChange: true });
    order(live, 'stays');
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'ordered' });
    line.setGame(LIVE, { score: [1, 1] });
    line.set(outcome(LIVE), { price: 3_100 });
    clock.advance(5_000);
    expect(answer()).toEqual(rejected({ code: 'scoreChanged' }));
    expect(answer('stays')).toMatchObject({ status: 'accepted' });
  });

  it('ends when one of its markets is finished', async () => {
    const { order, answer, line, clock, money } = await given();
    order();
    line.set(outcome(1), { finished: true });
    clock.advance(1_000);
    expect(answer()).toEqual(rejected({ code: 'finished', marketId: outcome(1) }));
    expect(money()).toEqual([10_000, 0]);
  });

  it('can be cancelled while it waits; afterwards its answer does not change', async () => {
    const { order, operator, player, money, line, clock } = await given();
    expect(operator.book.cancel(player, 'k')).toBeNull();
    order();
    expect(operator.book.cancel(player, 'k')).toEqual(rejected({ code: 'cancelled' }));
    expect(operator.book.cancel(player, 'k')).toEqual(rejected({ code: 'cancelled' }));
    expect(money()).toEqual([10_000, 0]);
    line.set(outcome(1), { price: 2_000 });
    clock.advance(2_000);
    expect(operator.book.answer(player, 'k')).toEqual(rejected({ code: 'cancelled' }));
    const accepted = order({ exactCoef: null, changeCoefAction: 1 }, 'bet');
    expect(operator.book.cancel(player, 'bet')).toEqual(accepted);
  });

  it('that cannot be decided does not block the others', async () => {
    const { order, answer, line, clock, errors } = await given();
    order({ bets: [leg(outcome(2), 1950)] }, 'bad');
    order();
    const market = line.market;
    Object.assign(line, {
      market: (id: number) => {
        if (id === outcome(2)) throw new Error('no such game');
        return market(id);
      },
    });
    line.set(outcome(1), { price: 2_000 });
    clock.advance(1_000);
    expect(answer()).toMatchObject({ status: 'accepted' });
    expect(errors).not.toEqual([]);
  });

  it('still waits after a restart, and is decided by what happened meanwhile', async () => {
    const store = createMemoryStore();
    const { operator, clock } = await stage({ store });
    const player = await newPlayer(operator);
    const place = (key: string, change: Partial<AskedCoupon>): unknown =>
      operator.book.place(player, key, coupon(player, { exactCoef: 3_000, ...change }));
    const waiting = place('waits', { bets: [leg(outcome(LIVE), 1950)] });
    place('expired', {});
    await operator.stop();
    const again = await stage({ store: createMemoryStore([...store.records]), at: clock.now() + 2 * HOUR_MS });
    expect(again.operator.book.answer(player, 'waits')).toEqual(waiting);
    expect(again.operator.book.answer(player, 'expired')).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'expired' }],
    });
    expect(again.operator.balance(player.id)).toBe(9_000);
  });

  it('of a pending live bet also ends when the score changes, if the player chose so', async () => {
    const { order, answer, line, clock, money } = await given();
    order({ exactCoef: null, bets: [leg(outcome(LIVE), 1950)], isDropOnScoreChange: true });
    line.setGame(LIVE, { score: [2, 0] });
    clock.advance(5_000);
    expect(answer()).toEqual(rejected({ code: 'scoreChanged' }));
    expect(money()).toEqual([10_000, 0]);
  });
});
