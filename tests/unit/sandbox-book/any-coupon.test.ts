/** Random coupons of every type, compared with the core's settlement to the minor unit. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AskedCoupon, AskedLeg } from '../../../adapters/sandbox/operator/book/coupon.ts';
import type { SettledStatus } from '../../../adapters/sandbox/operator/line/types.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import type { BetWire } from 'touchline/core/history/bet-wire';
import { betResultOf } from 'touchline/core/history/bet-result-wire';
import { betTypeOf } from 'touchline/core/history/bet-type-wire';
import { maxBlockAmount } from 'touchline/core/coupon/rules/settlement/shape';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { outcome } from './fake-line.ts';
import { ALL_BETS, coupon, leg, newPlayer, stage } from './given.ts';
import type { Stage } from './given.ts';

const KICK_OFF_MS = 3_600_000;
const GAMES = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 17, 18];
const MAX_PAYOUT: ReadonlyMap<number, number> = new Map([
  [0, 10_000_000],
  [1, 10_000_000],
  [2, 10_000_000],
  [4, 10_000_000],
]);
const OTHER_MAX_PAYOUT = 5_000_000;
const STATUSES: readonly SettledStatus[] = [0, 1, 1, 1, 2, 3, 4, 5, 6];

interface Drawn {
  readonly typeId: number;
  readonly amount: number;
  readonly prices: readonly number[];
  readonly size: number;
  readonly bankers: number;
  readonly blockSizes: readonly number[];
  readonly shares: readonly number[];
  readonly hasBonusBet: boolean;
  readonly paidBy: 'main' | 'bonus' | 'advance';
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  typeId: fc.integer({ min: 0, max: 8 }),
  amount: fc.oneof(fc.integer({ min: 50, max: 900 }), fc.integer({ min: 1_000, max: 4_000 })),
  prices: fc.array(fc.integer({ min: 1_100, max: 5_000 }), { minLength: 12, maxLength: 12 }),
  size: fc.nat(10),
  bankers: fc.nat(3),
  blockSizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }),
  shares: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 }),
  hasBonusBet: fc.boolean(),
  paidBy: fc.constantFrom('main' as const, 'main' as const, 'bonus' as const, 'advance' as const),
});

/** A coupon that its type can hold. */
function built({
  typeId,
  amount,
  prices,
  size,
  bankers,
  blockSizes,
  shares,
  hasBonusBet,
}: Drawn): Partial<AskedCoupon> {
  const legs = (count: number): AskedLeg[] =>
    GAMES.slice(0, count).map((game, at) => leg(outcome(game), prices[at] ?? 1_950));
  const inBlocks = (lobby: number): AskedLeg[] => {
    const ids = blockSizes.flatMap((length, id) => Array.from({ length }, () => id));
    return legs(lobby + ids.length).map((each, at) => ({
      ...each,
      isBanker: at < lobby,
      blockId: at < lobby ? 0 : (ids[at - lobby] ?? 0),
    }));
  };
  const common = { typeId, amount };
  switch (typeId) {
    case 0:
      return { ...common, bets: legs(1) };
    case 2: {
      const others = 3 + (size % 4);
      return {
        ...common,
        bets: legs(bankers + others).map((each, at) => ({ ...each, isBanker: at < bankers })),
        systemValue: 2 + (size % (others - 2)),
      };
    }
    case 4: {
      const sizes = blockSizes.reduce((sum, length) => sum + length, 0) >= 3 ? blockSizes : [...blockSizes, 1];
      const ids = sizes.flatMap((length, id) => Array.from({ length }, () => id));
      const lobby = bankers % 2;
      const bets = legs(lobby + ids.length).map((each, at) => ({
        ...each,
        isBanker: at < lobby,
        blockId: at < lobby ? 0 : (ids[at - lobby] ?? 0),
      }));
      return { ...common, bets, systemValue: 2 + (size % (sizes.length - 1)) };
    }
    case 5: {
      const bets = inBlocks(0);
      const amountByBlockId: { blockId: number; amount: number }[] = [];
      let most = amount;
      for (const blockId of blockSizes.keys()) {
        const staked = blockId === 0 ? amount : Math.max(20, Math.floor((most * (shares[blockId] ?? 1)) / 100));
        amountByBlockId.push({ blockId, amount: staked });
        most = maxBlockAmount(
          staked,
          bets.filter((each) => each.blockId === blockId).map(({ coef }) => coef),
        );
      }
      return { ...common, bets, amountByBlockId };
    }
    case 7:
    case 8:
      return { ...common, bets: legs(3 + (size % 6)) };
    default:
      return {
        ...common,
        bets: legs(typeId === 1 ? 3 + (size % 5) : 2 + (size % 6)),
        hasBonusBet: hasBonusBet && typeId === 1,
      };
  }
}

/** The payout that the core's settlement computes for a bet as shown to the player. */
function worth(bet: BetWire): number {
  const betType = betTypeOf(bet.typeId);
  if (betType === 'unknown') throw new Error('no type');
  const settled = settle({
    betType,
    stake: bet.amount,
    systemValue: bet.systemValue,
    legs: bet.legs.map(({ price, isBanker, blockId, statusId }) => ({
      price,
      isBanker,
      blockId,
      result: betResultOf(statusId) ?? 'unsettled',
    })),
    amountByBlockId: Object.fromEntries(bet.amountByBlockId.map(({ blockId, amount }) => [blockId, amount])),
    terms: {
      maxPayout: MAX_PAYOUT.get(bet.typeId) ?? OTHER_MAX_PAYOUT,
      isFreeBet: bet.isFreeBet,
      hasBonusBet: bet.hasBonusBet,
      ...(bet.hyperBonusPercent === 0
        ? {}
        : { hyperBonus: { percent: bet.hyperBonusPercent, minStake: 200, maxBonus: 10_000 } }),
    },
  });
  if (!settled.ok || settled.value.kind !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
  return settled.value.payout + settled.value.hyperBonus;
}

const sumOf = ({ operator }: Stage): number => operator.balances().reduce((sum, { amount }) => sum + amount, 0);

describe('random coupons', () => {
  it(
    'of any type are accepted and paid as the settlement computes, and the accounts stay balanced',
    async () => {
      const met = new Map<string, number>();
      const meet = (name: string): unknown => met.set(name, (met.get(name) ?? 0) + 1);
      await fc.assert(
        fc.asyncProperty(
          fc.array(drawn, { minLength: 1, maxLength: 12 }),
          fc.array(fc.constantFrom(...STATUSES), { minLength: 12, maxLength: 12 }),
          fc.shuffledSubarray(GAMES, { minLength: 12, maxLength: 12 }),
          async (coupons, statuses, order) => {
            const all = await stage({ more: 8 });
            const { operator, line, clock, errors } = all;
            const player = await newPlayer(operator);
            for (const [at, each] of coupons.entries()) {
              const change = built(each);
              for (const { marketId, coef } of change.bets ?? []) line.set(marketId, { price: coef });
              const accountId = each.paidBy === 'bonus' ? bonusAccountId(player.id) : player.id;
              const asked = coupon(player, {
                ...change,
                accountId,
                prepaidAmount: each.paidBy === 'advance' ? each.amount : 0,
              });
              const answer = operator.book.place(player, `k${at}`, asked);
              const codes = answer.status === 'rejected' ? answer.reasons.map(({ code }) => code) : [];
              // A coupon may exceed the balance or the maximum odds, or be able only to lose [CPN-133]; no other
              // refusal is expected.
              expect(
                codes.filter(
                  (code) => !['insufficientFunds', 'advanceTooSmall', 'aboveMaximum', 'cannotWin'].includes(code),
                ),
              ).toEqual([]);
              expect(sumOf(all)).toBe(0);
              if (answer.status === 'accepted') meet(`type ${each.typeId}`);
              if (answer.status === 'accepted' && answer.bet.prepaidAmount > 0) meet('advance');
            }
            clock.advance(KICK_OFF_MS);
            for (const game of order) {
              line.set(outcome(game), { result: statuses[GAMES.indexOf(game)] ?? 1 });
              clock.advance(1_000);
              expect(sumOf(all)).toBe(0);
              for (const bet of operator.book.bets(player, ALL_BETS, null, 100).bets) {
                expect(bet.guaranteed).toBeLessThanOrEqual(bet.typeId === 6 ? Infinity : bet.possibleWin);
                if (bet.status === 'settled') expect(bet.guaranteed).toBe(bet.payout);
              }
            }
            const { bets } = operator.book.bets(player, ALL_BETS, null, 100);
            for (const bet of bets) {
              expect(bet.status).toBe('settled');
              expect(bet.payout).toBe(worth(bet));
              if (bet.typeId !== 6) expect(bet.payout).toBeLessThanOrEqual(bet.possibleWin);
              if (bet.repaidAdvance > 0) meet('repaid');
              if (bet.hyperBonusPercent > 0) meet('hyper bonus');
              if (bet.isFreeBet) meet('free bet');
            }
            const own = bets.reduce(
              (money, bet) =>
                money - (bet.isFreeBet ? 0 : bet.amount - bet.prepaidAmount) + bet.payout - bet.repaidAdvance,
              10_000,
            );
            expect(operator.balance(player.id)).toBe(own);
            expect(errors).toEqual([]);
          },
        ),
        { seed: 1, numRuns: IS_DEEP ? 10_000 : 150 },
      );
      // The generator covers every case.
      const wanted = [
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((id) => `type ${id}`),
        'advance',
        'repaid',
        'hyper bonus',
        'free bet',
      ];
      expect(wanted.filter((name) => !met.has(name))).toEqual([]);
    },
    TEST_TIMEOUT_MS,
  );

  it('with arbitrary contents get an answer, the same one for the same key, and move no money unless accepted', async () => {
    const anything = fc.record({
      typeId: fc.integer({ min: -1, max: 11 }),
      amount: fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.maxSafeNat()),
      systemValue: fc.integer({ min: -1, max: 12 }),
      changeCoefAction: fc.constantFrom(0 as const, 1 as const, 2 as const),
      changeCoefTolerance: fc.constantFrom(...CHANGE_TOLERANCES),
      exactCoef: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: null }),
      prepaidAmount: fc.nat(3_000),
      isDropOnScoreChange: fc.boolean(),
      isVipBet: fc.boolean(),
      hasBonusBet: fc.boolean(),
      promoCode: fc.constantFrom('', 'TOUCHLINE', 'KICKOFF', 'nonsense', '__proto__'),
      amountByBlockId: fc.array(fc.record({ blockId: fc.nat(3), amount: fc.nat(2_000) }), { maxLength: 4 }),
      isOnBonus: fc.boolean(),
      legs: fc.array(
        fc.record({
          game: fc.constantFrom(...GAMES, 10, 99),
          coef: fc.integer({ min: 1_001, max: 9_000 }),
          seenCoef: fc.integer({ min: 1_001, max: 9_000 }),
          isBanker: fc.boolean(),
          blockId: fc.nat(3),
        }),
        { minLength: 1, maxLength: 12 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { maxLength: 8 }), async (coupons) => {
        const all = await stage({ more: 8 });
        const { operator, clock, errors } = all;
        const player = await newPlayer(operator);
        for (const [at, { legs, isOnBonus, ...change }] of coupons.entries()) {
          const before = JSON.stringify(operator.balances());
          const accountId = isOnBonus ? bonusAccountId(player.id) : player.id;
          const bets = legs.map(({ game, coef, seenCoef, isBanker, blockId }) => ({
            ...leg(outcome(game), coef, seenCoef),
            isBanker,
            blockId,
          }));
          const asked = coupon(player, { ...change, accountId, bets });
          operator.book.limits(player, asked);
          const answer = operator.book.place(player, `k${at}`, asked);
          expect(operator.book.place(player, `k${at}`, asked)).toEqual(answer);
          if (answer.status === 'rejected') {
            expect(answer.reasons.length).toBeGreaterThan(0);
            expect(JSON.stringify(operator.balances())).toBe(before);
          }
          expect(sumOf(all)).toBe(0);
        }
        clock.advance(11_000);
        expect(errors).toEqual([]);
        expect(sumOf(all)).toBe(0);
      }),
      { seed: 2, numRuns: 150 },
    );
  });
});
