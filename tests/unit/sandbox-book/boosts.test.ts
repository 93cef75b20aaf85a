/** Bets at a boosted price: one number from the coupon to the payout, and every refusal. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedCoupon, BetAnswer } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { BOOSTED, outcome } from './fake-line.ts';
import { coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const PRICE = 2_200;
/** 20 euros. */
const MAX_STAKE = 2_000;
const HOUR_MS = 3_600_000;

let at: Stage;
let player: Awaited<ReturnType<typeof newPlayer>>;
let keys = 0;
beforeEach(async () => {
  at = await stage();
  player = await newPlayer(at.operator);
});

const asked = (change: Partial<AskedCoupon> = {}): AskedCoupon =>
  coupon(player, { bets: [leg(BOOSTED, PRICE)], amount: MAX_STAKE, ...change });
function place(change: Partial<AskedCoupon> = {}): BetAnswer {
  keys += 1;
  return at.operator.book.place(player, `k${keys}`, asked(change));
}
const refused = (answer: BetAnswer): unknown => (answer.status === 'rejected' ? answer.reasons : answer.status);

describe('a bet at a boosted price', () => {
  it('[BST-3, BST-6] promises and pays the boosted price once, and names the leg', () => {
    const answer = place();
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    const win = (MAX_STAKE * PRICE) / 1_000;
    expect(answer.bet).toMatchObject({
      coef: '2.2',
      possibleWin: win,
      legs: [{ kind: 7, label: '1.1.0', price: PRICE }],
    });
    const before = at.operator.balance(player.id);
    at.line.set(BOOSTED, { result: 1 });
    at.clock.advance(2 * HOUR_MS);
    expect(at.operator.book.bet(player, Number(answer.bet.id))).toMatchObject({ status: 'settled', payout: win });
    expect(at.operator.balance(player.id)).toBe(before + win);
  });

  it('[BST-3] has its own maximum, which the limits of the coupon have beforehand', () => {
    expect(at.operator.book.limits(player, asked())).toMatchObject({
      maxBetAmount: MAX_STAKE,
      vipMaxBetAmount: MAX_STAKE,
    });
    expect(refused(place({ amount: MAX_STAKE + 1 }))).toEqual([{ code: 'aboveMaximum', amount: MAX_STAKE }]);
    expect(at.operator.book.limits(player, coupon(player)).maxBetAmount).toBeGreaterThan(MAX_STAKE);
  });

  it('[BST-3] is taken once from each player, whatever became of the bet', async () => {
    expect(place({ amount: 100 }).status).toBe('accepted');
    expect(refused(place({ amount: 100 }))).toEqual([{ code: 'boostUsed', marketId: BOOSTED }]);
    at.line.set(BOOSTED, { result: 2 });
    at.clock.advance(2 * HOUR_MS);
    at.line.set(BOOSTED, { result: null });
    expect(refused(place({ amount: 100 }))).toEqual([{ code: 'boostUsed', marketId: BOOSTED }]);
    const other = await newPlayer(at.operator);
    expect(at.operator.book.place(other, 'k', { ...asked({ amount: 100 }), accountId: other.id }).status).toBe(
      'accepted',
    );
  });

  it('[BST-3] is refused after its end, also at the price that the player saw', () => {
    at.line.take(BOOSTED);
    expect(refused(place())).toEqual([{ code: 'boostEnded', marketId: BOOSTED }]);
  });

  it.each<[string, () => Partial<AskedCoupon>]>([
    ['the bonus account', () => ({ accountId: bonusAccountId(player.id) })],
    ['a promo code', () => ({ promoCode: 'TOUCHLINE', amount: 300 })],
    ['exact odds', () => ({ exactCoef: 3_000 })],
  ])('[BST-3] is not combined with %s', (_, change) => {
    expect(refused(place({ amount: 300, ...change() }))).toEqual([{ code: 'boostAlone', marketId: BOOSTED }]);
  });

  it('[BST-3] is no VIP bet, and stands alone', () => {
    expect(refused(place({ amount: 300, isVipBet: true }))).toEqual([
      { code: 'boostAlone', marketId: BOOSTED },
      { code: 'vipNotAllowed' },
    ]);
    const bets = [leg(BOOSTED, PRICE), leg(outcome(1), 1950)];
    expect(refused(place({ bets, typeId: 1 }))).toEqual([{ code: 'bannedExpress', marketId: BOOSTED }]);
  });

  it('[BST-3] is for players with the right to bonuses', () => {
    at.operator.switches.set({ playerRights: ['bet', 'deposit', 'withdraw', 'support'] });
    expect(refused(place())).toEqual([{ code: 'bonusNotAllowed', marketId: BOOSTED }]);
  });

  it('[BST-3] has no cash-out', () => {
    const answer = place();
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    expect(at.operator.book.cashOut.offers(player, [Number(answer.bet.id)])).toMatchObject([
      { parts: [], reason: 'notPriced' },
    ]);
  });
});
