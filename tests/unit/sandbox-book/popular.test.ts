/** The operator's count of popular bets: from accepted bets alone, of the last day, and what can still be bet on. */
import { beforeEach, describe, expect, it } from 'vitest';
import { BLOCKED } from '../../../adapters/sandbox/operator/line/market-flags.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import type { AskedCoupon } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { BOOSTED, outcome, START } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const HOUR_MS = 3_600_000;
/** Longer than a count stands. */
const LATER_MS = 3_000;

let store: ReturnType<typeof createMemoryStore>;
let at: Stage;
let player: Awaited<ReturnType<typeof newPlayer>>;
let keys = 0;
beforeEach(async () => {
  store = createMemoryStore();
  at = await stage({ store, more: 12 });
  player = await newPlayer(at.operator);
});

/** The operator with its record at a later time, as if nobody had come in between. */
async function restart(now: number): Promise<void> {
  await at.operator.stop();
  store = createMemoryStore([...store.records]);
  at = await stage({ store, more: 12, at: now, seed: keys + 2 });
}

function bet(games: readonly number[], change: Partial<AskedCoupon> = {}): string {
  keys += 1;
  const bets = games.map((game) => leg(outcome(game), 1950));
  const answer = at.operator.book.place(player, `k${keys}`, coupon(player, { bets, amount: 100, ...change }));
  return answer.status === 'accepted' ? answer.bet.id : answer.status;
}
/** Games in the order of the list, with their counts. */
function listed(): readonly (readonly [game: number, bets: number])[] {
  at.clock.advance(LATER_MS);
  return at.operator.book.popular().map(({ gameId, bets }) => [gameId, bets]);
}

describe('popular bets', () => {
  it('[POP-2] are none before the first bet', () => {
    expect(listed()).toEqual([]);
  });

  it('[POP-2] count each accepted bet once for each of its selections, the most bets first', () => {
    bet([2]);
    bet([2, 1]);
    bet([2, 1, 3]);
    expect(listed()).toEqual([
      [2, 3],
      [1, 2],
      [3, 1],
    ]);
    expect(at.operator.book.popular()[0]).toEqual({ marketId: outcome(2), gameId: 2, bets: 3 });
  });

  it('[POP-2] count no refused coupon, no free bet, and no bet of the day before', async () => {
    expect(bet([1], { amount: 20_000_000 })).toBe('rejected');
    expect(bet([2], { accountId: bonusAccountId(player.id) })).not.toBe('rejected');
    bet([3]);
    expect(listed()).toEqual([[3, 1]]);
    await restart(START + 23 * HOUR_MS);
    bet([4]);
    expect(listed()).toEqual([
      [3, 1],
      [4, 1],
    ]);
    await restart(START + 24 * HOUR_MS + LATER_MS);
    expect(listed()).toEqual([[4, 1]]);
  });

  it('[POP-2] count an edited bet once, as the bet that it became', () => {
    const id = bet([1]);
    const edited = at.operator.book.edit.take(player, 'edit', {
      betId: Number(id),
      value: 1,
      legs: [leg(outcome(1), 1950), leg(outcome(2), 1950)],
    });
    expect(edited.reasons).toEqual([]);
    expect(listed()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('[POP-2] list what can be bet on: not what is decided or blocked, but what is suspended', () => {
    for (const game of [1, 2, 3]) bet([game]);
    at.line.set(outcome(1), { finished: true });
    at.line.set(outcome(2), { flags: BLOCKED });
    at.line.set(outcome(3), { suspended: true });
    expect(listed()).toEqual([[3, 1]]);
  });

  it('[POP-2] count a bet at a boosted price for its selection', () => {
    keys += 1;
    const bets = [leg(BOOSTED, 2_200)];
    expect(at.operator.book.place(player, `k${keys}`, coupon(player, { bets, amount: 100 })).status).toBe('accepted');
    bet([4]);
    expect(listed()).toEqual([[4, 2]]);
    expect(at.operator.book.popular()[0]?.marketId).toBe(outcome(4));
  });

  it('[POP-2] are at most ten, and one count serves all readers for two seconds', () => {
    for (let game = 11; game <= 22; game += 1) bet([game]);
    expect(listed()).toHaveLength(10);
    bet([12]);
    expect(at.operator.book.popular()[0]?.bets).toBe(1);
    expect(listed()[0]).toEqual([12, 2]);
  });
});
