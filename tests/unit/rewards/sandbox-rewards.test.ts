/** Rewards at the operator: points, bonuses, cashback and friends, from real stakes, in double entry. */
import { describe, expect, it } from 'vitest';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { friendCode } from '../../../adapters/sandbox/operator/rewards/terms.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { outcome } from '../sandbox-book/fake-line.ts';
import type { Stage, StageOptions } from '../sandbox-book/given.ts';
import { coupon, EUR, JPY, leg, newPlayer, stage } from '../sandbox-book/given.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
type Player = Awaited<ReturnType<typeof newPlayer>>;

async function withPlayer(options: StageOptions = {}): Promise<Stage & { readonly player: Player }> {
  const staged = await stage(options);
  return { ...staged, player: await newPlayer(staged.operator) };
}

/** Stakes `amount` on game 1, whose result is `result`: 0 lost, 1 won, 2 returned. */
function bet({ operator, clock, line }: Stage, player: Player, amount: number, result: 0 | 1 | 2, key = 'bet'): void {
  const answer = operator.book.place(player, key, coupon(player, { amount }));
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  line.set(outcome(1), { result });
  clock.advance(HOUR_MS + 5_000);
}

function deposit({ operator, clock }: Stage, player: Player, amount: number, key = 'pay'): void {
  operator.switches.set({ paymentOutcome: 'succeed' });
  const card = { kind: 'deposit', methodId: 'card', isBonusAccount: false, fee: 0, instrumentId: null } as const;
  const answer = operator.cashier.pay(player, key, { ...card, amount, language: 'en', fields: {} });
  if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
  clock.advance(60_000);
}

/** Every currency's balances, points included, sum to zero. */
function expectBalanced(operator: Operator): void {
  const sums = new Map<string, number>();
  for (const { currency, amount } of operator.balances()) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
}

describe('[RWD-5] points', () => {
  it('are one for each full euro of a settled stake, and none for a returned one or a free bet', async () => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    bet(staged, player, 1_999, 0);
    expect(operator.rewards.points(player.id)).toBe(19);
    const free = coupon(player, { accountId: bonusAccountId(player.id), amount: 500, bets: [leg(outcome(2), 1950)] });
    operator.book.place(player, 'free', free);
    operator.book.place(player, 'returned', coupon(player, { bets: [leg(outcome(3), 1950)] }));
    staged.line.set(outcome(2), { result: 0 });
    staged.line.set(outcome(3), { result: 2 });
    staged.clock.advance(DAY_MS);
    expect(operator.rewards.points(player.id)).toBe(19);
    expectBalanced(operator);
  });

  it('buy free bets by the table, once under a key, and never more than there are', async () => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    bet(staged, player, 10_000, 1);
    expect(operator.rewards.exchange(player.id, 'a', 2)).toBe('tooFewPoints');
    const before = operator.bonusBalance(player.id);
    expect(operator.rewards.exchange(player.id, 'a', 1)).toBeNull();
    expect(operator.rewards.exchange(player.id, 'a', 1)).toBeNull();
    expect(operator.bonusBalance(player.id)).toBe(before + 100);
    expect(operator.rewards.points(player.id)).toBe(0);
    expect(operator.rewards.tally(player.id).earned).toBe(100);
    expect(operator.rewards.exchange(player.id, 'b', 1)).toBe('tooFewPoints');
    expectBalanced(operator);
  });

  it('are paid once, also where the operator stops between the settlement and the points', async () => {
    const store = createMemoryStore();
    const staged = await withPlayer({ store });
    const { operator, player, clock } = staged;
    operator.book.place(player, 'bet', coupon(player, { amount: 2_000 }));
    staged.line.set(outcome(1), { result: 1 });
    operator.rewards.stop();
    clock.advance(HOUR_MS + 5_000);
    expect(operator.rewards.points(player.id)).toBe(0);
    await operator.stop();
    const again = await stage({ store, at: clock.now() });
    expect(again.operator.rewards.points(player.id)).toBe(20);
    again.clock.advance(10_000);
    expect(again.operator.rewards.points(player.id)).toBe(20);
  });
});

describe('[RWD-4] a bonus', () => {
  it('comes with the next deposit, is turned over by own stakes, and is paid as own money', async () => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    expect(operator.rewards.chooseBonus(player.id, 'half')).toBeNull();
    deposit(staged, player, 500);
    expect(operator.rewards.activeBonus(player.id)?.started).toBeNull();
    deposit(staged, player, 2_000, 'large');
    const bonus = operator.rewards.activeBonus(player.id);
    expect(bonus?.started).toMatchObject({ amount: 1_000, target: 3_000 });
    expect(operator.rewards.chooseBonus(player.id, 'tenth')).toBe('bonusThere');
    const before = operator.balance(player.id);
    bet(staged, player, 3_000, 0);
    expect(operator.rewards.activeBonus(player.id)).toBeNull();
    expect(operator.balance(player.id)).toBe(before - 3_000 + 1_000);
    expectBalanced(operator);
  });

  it('can be given up; own money is untouched', async () => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    operator.rewards.chooseBonus(player.id, 'half');
    deposit(staged, player, 2_000);
    const before = operator.balance(player.id);
    expect(operator.rewards.cancelBonus(player.id)).toBeNull();
    expect(operator.rewards.tally(player.id).bonuses).toMatchObject([{ outcome: 'cancelled' }]);
    expect(operator.balance(player.id)).toBe(before);
    expect(operator.rewards.cancelBonus(player.id)).toBe('noBonus');
    expectBalanced(operator);
  });

  it('expires after its time, also while the operator is down; own money is untouched', async () => {
    const store = createMemoryStore();
    const staged = await withPlayer({ store });
    const { operator, player, clock } = staged;
    operator.rewards.chooseBonus(player.id, 'half');
    deposit(staged, player, 2_000);
    const before = operator.balance(player.id);
    await operator.stop();
    const { operator: again } = await stage({ store, at: clock.now() + 8 * DAY_MS });
    expect(again.rewards.tally(player.id).bonuses).toMatchObject([{ outcome: 'expired' }]);
    expect(again.balance(player.id)).toBe(before);
    expectBalanced(again);
  });
});

describe('[RWD-6] cashback', () => {
  it('is a share of the net loss by level, collected once', async () => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    bet(staged, player, 5_000, 0);
    expect(operator.rewards.cashback(player.id, 'vip')).toEqual([{ currency: 'EUR', amount: 50 }]);
    expect(operator.rewards.cashback(player.id, 'premium')).toEqual([]);
    const before = operator.balance(player.id);
    expect(operator.rewards.collect(player.id, 'a', 'vip')).toBeNull();
    expect(operator.rewards.collect(player.id, 'a', 'vip')).toBeNull();
    expect(operator.balance(player.id)).toBe(before + 50);
    expect(operator.rewards.collect(player.id, 'b', 'vip')).toBe('nothingToCollect');
    expectBalanced(operator);
  });

  it('is nothing while the player is ahead', async () => {
    const staged = await withPlayer();
    bet(staged, staged.player, 5_000, 1);
    expect(staged.operator.rewards.cashback(staged.player.id, 'vip')).toEqual([]);
  });
});

describe('[RWD-7] a friend', () => {
  it.each([EUR, JPY])('brings both a reward after staking enough in $iso, once', async (currency) => {
    const staged = await withPlayer();
    const { operator, player } = staged;
    const registered = await operator.players.register(
      { currency: currency.iso, countryId: 1, language: 'en', isAdult: true },
      { invitedBy: friendCode(player.id) },
    );
    if (!registered.ok) throw new Error(registered.error);
    const friend: Player = { ...player, id: registered.value.userId, currency };
    const needed = operator.rewards.friendStake(friend.id).needed;
    const [before, theirs] = [operator.bonusBalance(player.id), operator.bonusBalance(friend.id)];
    bet(staged, friend, needed - 1, 0);
    expect(operator.bonusBalance(player.id)).toBe(before);
    operator.book.place(friend, 'more', coupon(friend, { amount: needed, bets: [leg(outcome(2), 1950)] }));
    staged.line.set(outcome(2), { result: 0 });
    staged.clock.advance(DAY_MS);
    expect(operator.bonusBalance(player.id)).toBe(before + 500);
    expect(operator.bonusBalance(friend.id)).toBe(theirs + (currency === EUR ? 500 : 750));
    expect(operator.rewards.tally(player.id).friends).toMatchObject([{ reward: 500 }]);
    expect(operator.inbox.thread(player.id, 'en').messages.at(-1)?.text).toContain('friend');
    expectBalanced(operator);
  });

  it('with an unknown code is nobody’s', async () => {
    const { operator } = await withPlayer();
    const answer = await operator.players.register(
      { currency: 'EUR', countryId: 1, language: 'en', isAdult: true },
      { invitedBy: 'AAAAAAAA' },
    );
    expect(answer.ok && operator.rewards.tally(answer.value.userId).invitedBy).toBeNull();
  });
});
