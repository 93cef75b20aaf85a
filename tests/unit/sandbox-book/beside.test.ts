/** Limits, bonus bet, hyper bonus, VIP bets, the bonus account, promo codes and the advance. */
import { describe, expect, it } from 'vitest';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { AskedCoupon, AskedLeg, Bettor, RejectReason } from '../../../adapters/sandbox/operator/book/coupon.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { advanceAccount, bonusAccount } from '../../../adapters/sandbox/operator/players/wallets.ts';
import { LIVE, outcome } from './fake-line.ts';
import { coupon, EUR, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const KICK_OFF_MS = 3_600_000;
const GAMES = [1, 2, 3, 4, 11, 12, 13, 14] as const;
const legs = (count: number): readonly AskedLeg[] => GAMES.slice(0, count).map((game) => leg(outcome(game), 1950));

interface Given extends Stage {
  readonly player: Bettor;
  readonly reasons: (change: Partial<AskedCoupon>, key?: string) => readonly RejectReason[];
  readonly bet: (key: string) => BetWire;
  readonly winAll: () => void;
  readonly account: (name: string) => number;
}

async function given(): Promise<Given> {
  const all = await stage({ more: 4 });
  const { operator, clock, line } = all;
  const player = await newPlayer(operator);
  let keys = 0;
  return {
    ...all,
    player,
    reasons: (change, key = `k${(keys += 1)}`) => {
      const answer = operator.book.place(player, key, coupon(player, change));
      return answer.status === 'rejected' ? (answer.reasons as readonly RejectReason[]) : [];
    },
    bet: (key) => {
      const answer = operator.book.answer(player, key);
      if (answer?.status !== 'accepted') throw new Error(`no bet: ${JSON.stringify(answer)}`);
      return answer.bet;
    },
    winAll: () => {
      for (const game of GAMES) line.set(outcome(game), { result: 1 });
      clock.advance(KICK_OFF_MS + 1000);
    },
    account: (name) => operator.balances().find((entry) => entry.account === name)?.amount ?? 0,
  };
}

describe('limits', () => {
  it('include the maximum payout, the available promo codes and the advance', async () => {
    const { operator, player } = await given();
    expect(operator.book.limits(player, coupon(player))).toEqual({
      minBetAmount: 20,
      maxBetAmount: 500_000,
      maxPayout: 10_000_000,
      maxByMarketId: [],
      availablePrepaidAmount: 0,
      vipMaxBetAmount: 2_500_000,
      antiExpressCoef: null,
      hyperBonusPercent: 0,
      minHyperBonusBetLimit: 0,
      maxHyperBonusLimit: 0,
      promoCodes: [
        {
          code: expect.stringMatching(/^SINGLE-[A-Z2-9]{5}$/) as string,
          amount: 200,
          minLegs: 1,
          minCoef: 1500,
          expiresAt: expect.any(Number) as number,
        },
        {
          code: expect.stringMatching(/^EXPRESS-/) as string,
          amount: 500,
          minLegs: 3,
          minCoef: 1400,
          expiresAt: expect.any(Number) as number,
        },
        {
          code: expect.stringMatching(/^BIG-/) as string,
          amount: 1000,
          minLegs: 5,
          minCoef: 1300,
          expiresAt: expect.any(Number) as number,
        },
      ],
    });
  });

  it.each([
    [2, 50, 300_000, 10_000_000],
    [3, 20, 200_000, 5_000_000],
    [6, 20, 200_000, 5_000_000],
    [7, 50, 100_000, 5_000_000],
  ] as const)('of type %i', async (typeId, minBetAmount, maxBetAmount, maxPayout) => {
    const { operator, player, reasons } = await given();
    const asked = coupon(player, { typeId, bets: legs(3), systemValue: 2 });
    expect(operator.book.limits(player, asked)).toMatchObject({
      minBetAmount,
      maxBetAmount,
      maxPayout,
      antiExpressCoef: typeId === 6 ? 1020 : null,
    });
    expect(reasons({ ...asked, amount: minBetAmount - 1 })).toEqual([
      // 0.19 at 1.02 rounds to 0.19.
      ...(typeId === 6 ? [{ code: 'cannotWin' }] : []),
      { code: 'belowMinimum', amount: minBetAmount },
    ]);
    expect(reasons({ ...asked, amount: maxBetAmount + 1 })).toContainEqual({
      code: 'aboveMaximum',
      amount: maxBetAmount,
    });
  });

  it('of several singles include the maximum of each leg', async () => {
    const { operator, player, line } = await given();
    line.set(outcome(2), { price: 100_000 });
    const limits = operator.book.limits(player, coupon(player, { typeId: 9, bets: legs(2) }));
    expect(limits).toMatchObject({
      minBetAmount: 20,
      maxBetAmount: 100_000,
      vipMaxBetAmount: 100_000,
      maxByMarketId: [
        { marketId: outcome(1), amount: 500_000 },
        { marketId: outcome(2), amount: 100_000 },
      ],
    });
  });
});

describe('a bonus bet', () => {
  it('adds a winning leg to an express', async () => {
    const { operator, player, bet, winAll } = await given();
    operator.book.place(player, 'k', coupon(player, { bets: legs(3), hasBonusBet: true }));
    const win = Math.round(1000 * 1.95 ** 3 * 1.03);
    expect(bet('k')).toMatchObject({ hasBonusBet: true, possibleWin: win, coef: '7.637' });
    winAll();
    expect(bet('k').payout).toBe(win);
  });

  it('is refused where it is not offered', async () => {
    const { reasons, line } = await given();
    expect(reasons({ bets: legs(2), hasBonusBet: true })).toEqual([{ code: 'bonusBetNotAllowed' }]);
    expect(reasons({ typeId: 3, bets: legs(3), hasBonusBet: true })).toEqual([{ code: 'bonusBetNotAllowed' }]);
    line.set(outcome(1), { price: 1099 });
    expect(reasons({ bets: legs(3), hasBonusBet: true, changeCoefAction: 1 })).toEqual([
      { code: 'bonusBetNotAllowed' },
    ]);
  });
});

describe('a hyper bonus', () => {
  it('adds one percent per leg to an express of at least five legs, between its minimum and maximum stake', async () => {
    const { operator, player, bet, winAll } = await given();
    expect(operator.book.limits(player, coupon(player, { bets: legs(5) }))).toMatchObject({
      hyperBonusPercent: 5,
      minHyperBonusBetLimit: 200,
      maxHyperBonusLimit: 10_000,
    });
    expect(operator.book.limits(player, coupon(player, { bets: legs(4) }))).toMatchObject({ hyperBonusPercent: 0 });
    operator.book.place(player, 'with', coupon(player, { bets: legs(5), amount: 200 }));
    operator.book.place(player, 'without', coupon(player, { bets: legs(5), amount: 199 }));
    operator.book.place(player, 'most', coupon(player, { bets: legs(8), amount: 1000 }));
    const [withBonus, most] = [200 * 1.95 ** 5, 1000 * 1.95 ** 8];
    expect(bet('with')).toMatchObject({
      hyperBonusPercent: 5,
      possibleWin: Math.round(withBonus) + Math.round(Math.round(withBonus) * 0.05),
    });
    expect(bet('without')).toMatchObject({ hyperBonusPercent: 0, possibleWin: Math.round(199 * 1.95 ** 5) });
    expect(bet('most').possibleWin).toBe(Math.round(most) + 10_000);
    winAll();
    for (const key of ['with', 'without', 'most']) expect(bet(key).payout).toBe(bet(key).possibleWin);
  });
});

describe('a VIP bet', () => {
  it('may exceed the regular maximum up to its own, once a trader accepts it', async () => {
    const { operator, player, clock, reasons } = await given();
    // Credits money from the house account, as registration does.
    expect(reasons({ amount: 500_001 })).toEqual([
      { code: 'aboveMaximum', amount: 500_000 },
      { code: 'insufficientFunds', amount: 10_000 },
    ]);
    expect(reasons({ amount: 500_001, isVipBet: true })).toEqual([{ code: 'insufficientFunds', amount: 10_000 }]);
    expect(reasons({ amount: 2_500_001, isVipBet: true })).toContainEqual({ code: 'aboveMaximum', amount: 2_500_000 });
    const pending = operator.book.place(player, 'vip', coupon(player, { isVipBet: true }));
    expect(pending).toEqual({ key: 'vip', status: 'pending', acceptAt: clock.now() + 10_000 });
    clock.advance(10_000);
    expect(operator.book.answer(player, 'vip')).toMatchObject({ status: 'accepted', bet: { isVipBet: true } });
  });

  it('is available only for line bets from the main account', async () => {
    const { operator, player, reasons, clock, line } = await given();
    const refused = [{ code: 'vipNotAllowed' }];
    expect(reasons({ isVipBet: true, bets: [leg(outcome(LIVE), 1950)] })).toEqual(refused);
    expect(reasons({ isVipBet: true, accountId: bonusAccountId(player.id), amount: 500 })).toEqual(refused);
    expect(reasons({ isVipBet: true, exactCoef: 1900 })).toEqual(refused);
    expect(reasons({ isVipBet: true, promoCode: 'touchline', amount: 300 })).toEqual(refused);
    expect(operator.book.limits(player, coupon(player, { bets: [leg(outcome(LIVE), 1950)] }))).toMatchObject({
      maxBetAmount: 500_000,
      vipMaxBetAmount: 500_000,
    });
    expect(operator.book.limits(player, coupon(player, { isVipBet: true }))).toMatchObject({ maxPayout: 50_000_000 });
    operator.book.place(player, 'began', coupon(player, { isVipBet: true }));
    line.setGame(1, { status: 2 });
    clock.advance(10_000);
    expect(operator.book.answer(player, 'began')).toMatchObject({ status: 'rejected', reasons: refused });
    expect(operator.balance(player.id)).toBe(10_000);
  });
});

describe('the bonus account', () => {
  it('stakes its balance, and returns above the stake go to the main account', async () => {
    const { operator, player, reasons, bet, winAll, account } = await given();
    const accountId = bonusAccountId(player.id);
    expect(operator.bonusBalance(player.id)).toBe(1000);
    expect(operator.book.limits(player, coupon(player, { accountId, bets: legs(5) }))).toMatchObject({
      maxBetAmount: 1000,
      vipMaxBetAmount: 1000,
      availablePrepaidAmount: 0,
      hyperBonusPercent: 0,
    });
    expect(reasons({ accountId, amount: 1001 })).toEqual([{ code: 'insufficientFunds', amount: 1000 }]);
    expect(reasons({ accountId, amount: 600, prepaidAmount: 5 })).toEqual([{ code: 'advanceTooSmall', amount: 0 }]);
    expect(reasons({ accountId, amount: 600 }, 'free')).toEqual([]);
    expect(bet('free')).toMatchObject({ accountId, accountType: 4, isFreeBet: true, possibleWin: 570 });
    expect(operator.bonusBalance(player.id)).toBe(400);
    expect(operator.balance(player.id)).toBe(10_000);
    expect(operator.book.limits(player, coupon(player))).toMatchObject({ availablePrepaidAmount: 0 });
    winAll();
    expect(bet('free').payout).toBe(570);
    expect(account(bonusAccount(player.id))).toBe(400);
    expect(operator.balance(player.id)).toBe(10_570);
    expect(operator.book.netPosition(player, 0)).toBe(570);
  });

  it('gets its stake back when a pending live bet is refused', async () => {
    const { operator, player, clock, line } = await given();
    operator.book.place(
      player,
      'k',
      coupon(player, { accountId: bonusAccountId(player.id), bets: [leg(outcome(LIVE), 1950)] }),
    );
    expect(operator.bonusBalance(player.id)).toBe(0);
    line.set(outcome(LIVE), { suspended: true });
    clock.advance(5000);
    expect(operator.bonusBalance(player.id)).toBe(1000);
    expect(operator.balance(player.id)).toBe(10_000);
  });
});

describe('promo codes', () => {
  const offered = ({ operator, player }: Given): readonly string[] =>
    operator.book.limits(player, coupon(player)).promoCodes.map(({ code }) => code);

  it('cover exactly their amount, once, and only the profit is paid', async () => {
    const all = await given();
    const { operator, player, reasons, bet, winAll } = all;
    const [single = '', express = ''] = offered(all);
    expect(reasons({ promoCode: ` ${single.toLowerCase()} `, amount: 200 }, 'free')).toEqual([]);
    expect(bet('free')).toMatchObject({ promoCode: single, isFreeBet: true, possibleWin: 190, accountType: 0 });
    expect(operator.balance(player.id)).toBe(10_000);
    expect(offered(all)).not.toContain(single);
    expect(reasons({ promoCode: single, amount: 200 })).toEqual([{ code: 'promoCodeUsed' }]);
    expect(reasons({ promoCode: express, amount: 500, bets: legs(5) }, 'express')).toEqual([]);
    expect(bet('express')).toMatchObject({ hyperBonusPercent: 0 });
    winAll();
    expect(bet('free').payout).toBe(190);
    expect(operator.balance(player.id)).toBe(10_000 + 190 + Math.round(500 * 1.95 ** 5) - 500);
  });

  it('are refused with every reason', async () => {
    const all = await given();
    const { operator, player, reasons, clock } = all;
    const [single = '', express = ''] = offered(all);
    expect(reasons({ promoCode: 'NOSUCH' })).toEqual([{ code: 'promoCodeUnknown' }]);
    expect(reasons({ promoCode: express, amount: 499, bets: legs(2) })).toEqual([
      { code: 'promoCodeNotForCoupon' },
      { code: 'promoCodeAmount', amount: 500 },
    ]);
    expect(reasons({ promoCode: single, amount: 200, accountId: bonusAccountId(player.id) })).toEqual([
      { code: 'promoCodeNotForCoupon' },
    ]);
    expect(reasons({ promoCode: 'KICKOFF', amount: 300 })).toEqual([{ code: 'promoCodeExpired' }]);
    expect(reasons({ promoCode: 'TOUCHLINE', amount: 300, prepaidAmount: 1 })).toEqual([
      { code: 'advanceTooSmall', amount: 0 },
    ]);
    const other = await newPlayer(operator, EUR);
    const foreign = operator.book.place(other, 'k', coupon(other, { promoCode: single, amount: 200 }));
    expect(foreign).toMatchObject({ reasons: [{ code: 'promoCodeUnknown' }] });
    clock.advance(7 * 86_400_000);
    expect(offered(all)).toEqual([express, expect.stringMatching(/^BIG-/)]);
    expect(reasons({ promoCode: single, amount: 200 }).map(({ code }) => code)).toContain('promoCodeExpired');
  });

  it('can be used again when the coupon is refused while pending', async () => {
    const all = await given();
    const { operator, player, line, clock } = all;
    const live = coupon(player, { promoCode: 'TOUCHLINE', amount: 300, bets: [leg(outcome(LIVE), 1950)] });
    operator.book.place(player, 'first', live);
    expect(operator.book.place(player, 'second', live)).toMatchObject({ reasons: [{ code: 'promoCodeUsed' }] });
    line.set(outcome(LIVE), { suspended: true });
    clock.advance(5000);
    line.set(outcome(LIVE), { suspended: false });
    expect(operator.book.place(player, 'third', live)).toMatchObject({ status: 'pending' });
    clock.advance(5000);
    expect(operator.book.answer(player, 'third')).toMatchObject({ status: 'accepted' });
  });
});

describe('the advance', () => {
  it('covers what the balance lacks, up to half of the open stakes, and is repaid from the next payouts', async () => {
    const { operator, player, reasons, bet, account, line, clock } = await given();
    const owed = (): number => 0 - account(advanceAccount(player.id));
    expect(reasons({ amount: 9000 }, 'big')).toEqual([]);
    expect(operator.book.limits(player, coupon(player))).toMatchObject({ availablePrepaidAmount: 4500 });
    const second = { bets: [leg(outcome(2), 1950)] };
    expect(reasons({ ...second, amount: 3000 })).toEqual([{ code: 'insufficientFunds', amount: 1000 }]);
    expect(reasons({ ...second, amount: 3000, prepaidAmount: 1999 })).toEqual([
      { code: 'insufficientFunds', amount: 1000 },
    ]);
    expect(reasons({ ...second, amount: 5501, prepaidAmount: 4501 })).toEqual([
      { code: 'advanceTooSmall', amount: 4500 },
    ]);
    expect(reasons({ ...second, amount: 3000, prepaidAmount: 2000 }, 'advance')).toEqual([]);
    expect(bet('advance')).toMatchObject({ amount: 3000, prepaidAmount: 2000 });
    expect(operator.balance(player.id)).toBe(0);
    expect(owed()).toBe(2000);
    expect(operator.book.limits(player, coupon(player))).toMatchObject({ availablePrepaidAmount: 3000 });
    line.set(outcome(2), { result: 5 });
    clock.advance(KICK_OFF_MS + 1000);
    expect(bet('advance')).toMatchObject({ payout: 1500, repaidAdvance: 1500 });
    expect(operator.balance(player.id)).toBe(0);
    expect(owed()).toBe(500);
    line.set(outcome(1), { result: 1 });
    clock.advance(1000);
    expect(bet('big')).toMatchObject({ payout: 17_550, repaidAdvance: 500 });
    expect(operator.balance(player.id)).toBe(17_050);
    expect(owed()).toBe(0);
    expect(operator.book.netPosition(player, 0)).toBe(17_550 + 1500 - 12_000);
  });

  it('covers only the missing amount, and is returned with the stake of a refused bet', async () => {
    const { operator, player, reasons, account, clock, line } = await given();
    reasons({ amount: 9000 });
    reasons({ amount: 500, prepaidAmount: 400, bets: [leg(outcome(2), 1950)] }, 'small');
    expect(account(advanceAccount(player.id))).toBe(0);
    operator.book.place(
      player,
      'live',
      coupon(player, { amount: 1500, prepaidAmount: 4000, bets: [leg(outcome(LIVE), 1950)] }),
    );
    expect(operator.balance(player.id)).toBe(0);
    expect(account(advanceAccount(player.id))).toBe(-1000);
    line.set(outcome(LIVE), { suspended: true });
    clock.advance(5000);
    expect(operator.balance(player.id)).toBe(500);
    expect(account(advanceAccount(player.id))).toBe(0);
  });
});
