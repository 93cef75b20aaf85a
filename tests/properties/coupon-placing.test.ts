import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimalString, ZERO } from 'touchline/kernel/rational';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import type { Quote } from 'touchline/core/coupon/rules/settlement/quote';
import type { SentCoupon } from 'touchline/core/coupon/types';
import { couponTurns, draftPlaced } from '../arbitraries/commands.ts';
import { BONUS_ACCOUNT } from '../arbitraries/coupon-world.ts';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import type { Intended, Step } from '../models/coupon-walk.ts';
import { intendedIn, walk } from '../models/coupon-walk.ts';

/** Visits every coupon placed in a thousand histories, which are useful only if every type is placed. */
function placedCoupons(seed: number, look: (intents: readonly Intended[], step: Step) => void): void {
  const met = new Map<BetTypeName, number>();
  fc.assert(
    fc.property(fc.oneof(couponTurns, draftPlaced), (turns) =>
      walk(turns, (step) => {
        const intents = intendedIn(step.events);
        if (intents.length === 0) return;
        const betType = step.command?.type === 'coupon/addLeg' ? 'single' : step.before.betType;
        met.set(betType, (met.get(betType) ?? 0) + 1);
        look(intents, step);
      }),
    ),
    { seed, numRuns: RUNS },
  );
  expect(new Set(met.keys())).toEqual(new Set(betTypeNames));
}

describe('a placed coupon', () => {
  it(
    '[CPN-4, CPN-7] contains no locked bet, and no two legs of one game where legs combine',
    () => {
      placedCoupons(1, (intents, { facts, before }) => {
        expect(facts.fresh).toBe(true);
        for (const { sent } of intents) {
          const { combinesLegs } = betTypes[sent.betType];
          for (const { marketId, isBanker } of sent.bets) {
            const now = facts.market(marketId);
            expect(now).toMatchObject({ state: 'open', finished: false, isBlocked: false });
            if (combinesLegs) expect(now?.isBannedExpress).toBe(false);
            if (isBanker) expect(now?.isDisabledBanker).toBe(false);
          }
          if (combinesLegs) expect(new Set(sent.bets.map(({ gameId }) => gameId)).size).toBe(sent.bets.length);
          expect(before.settings.isOneClick || sent.bets.length).not.toBe(0);
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-7, CPN-8] has only seen prices with `ask`, none worse than the tolerance with `acceptBetter`, and none below those of an accepted question',
    () => {
      placedCoupons(2, (intents, { command, before, facts, seen }) => {
        if (command?.type === 'coupon/addLeg') {
          // One click: the tapped price.
          for (const { sent } of intents)
            expect(sent.bets.map(({ coef }) => coef)).toEqual([facts.market(command.payload.marketId)?.leg.price]);
          return;
        }
        const { question, legs } = seen();
        const agreed = new Map(
          command?.type === 'coupon/acceptPrices'
            ? question?.legs.map(({ marketId, newPrice }) => [marketId, newPrice])
            : legs.map(({ marketId, seenPrice }) => [marketId, seenPrice]),
        );
        const { changeCoefAction, changeCoefTolerance } = before.settings;
        for (const { sent } of changeCoefAction === 'acceptAny' ? [] : intents) {
          for (const { marketId, coef, seenCoef } of sent.bets) {
            expect(seenCoef).toBe(agreed.get(marketId));
            if (changeCoefAction === 'ask') expect(coef).toBe(seenCoef);
          }
          const isWorse = sent.bets.some(({ coef, seenCoef }) =>
            before.betType === 'antiExpress' ? coef > seenCoef : coef < seenCoef,
          );
          if (!isWorse) continue;
          const asSeen = { ...sent, bets: sent.bets.map((bet) => ({ ...bet, coef: bet.seenCoef })) };
          const [was = ZERO, is = ZERO] = [asSeen, sent].map(
            (each) => quoteOf(each, facts.config.antiExpressMargin, undefined).totalOdds ?? ZERO,
          );
          expect(changeCoefTolerance).toBeGreaterThan(0);
          expect(is.n * was.d * 100n).toBeGreaterThanOrEqual(was.n * is.d * BigInt(100 - changeCoefTolerance));
        }
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-16, CPN-17] quotes to the displayed figures: stake, total odds and maximum win',
    () => {
      placedCoupons(3, (intents, { command, events, before, seen, facts }) => {
        // One-click shows no coupon, and a moved line replaces the displayed leg by another.
        if (command?.type === 'coupon/addLeg' || events.some(({ type }) => type === 'coupon/legReplaced')) return;
        const { totalStake, totalOdds, maxWin, exact, legs, betType } = seen();
        const quotes = intents.map(({ sent }) =>
          quoteOf(sent, facts.config.antiExpressMargin, before.limits?.maxPayout),
        );
        expect(sum(intents.map(({ sent }) => sent.amount))).toBe(totalStake);
        expect(
          intents.flatMap(({ sent }) => sent.bets.map(({ marketId, coef }) => [marketId, coef])).toSorted(byMarket),
        ).toEqual(legs.map(({ marketId, price }) => [marketId, price]).toSorted(byMarket));
        const [only] = intents;
        if (exact.coef === null) expect(sum(quotes.map((each) => each.maxWin))).toBe(maxWin);
        else if (only !== undefined) expect(paidAt(exact.coef, only.sent, before.limits?.maxPayout)).toBe(maxWin);
        if (intents.length === 1 && only !== undefined && betType !== 'singles') expect(only.sent.coef).toBe(totalOdds);
        for (const [at, { sent }] of intents.entries())
          expect(sent.coef).toBe(toDecimalString(quotes[at]?.totalOdds ?? { n: 0n, d: 1n }, 3));
      });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-12, CPN-22] has a unique key: no key is ever sent with other legs or another stake',
    () => {
      let again = 0;
      fc.assert(
        fc.property(couponTurns, (turns) => {
          const wishes = new Map<string, Intended>();
          const sent = new Map<string, string>();
          walk(turns, ({ events }) => {
            for (const event of events) {
              if (event.type === 'coupon/placeIntended') wishes.set(event.payload.key, event.payload);
              if (event.type !== 'coupon/placeSent') continue;
              const wish = wishes.get(event.payload.key);
              if (wish === undefined) throw new Error(`nobody wished ${event.payload.key}`);
              expect(sent.has(wish.key)).toBe(false);
              sent.set(wish.key, JSON.stringify(wish.sent));
              if (sent.size > 1) again += 1;
            }
          });
        }),
        { seed: 4, numRuns: RUNS },
      );
      expect(again).toBeGreaterThan(RUNS / 10);
    },
    TEST_TIMEOUT_MS,
  );
});

/** The quote input of a coupon to be sent, written independently. */
function quoteOf(sent: SentCoupon, antiExpressMargin: number, maxPayout: number | undefined): Quote {
  const betType = sent.betType;
  const quoted = quote({
    betType,
    stake: sent.amount,
    systemValue: sent.systemValue || 2,
    antiExpressMargin,
    legs: sent.bets.map(({ coef, isBanker, blockId }) => ({
      price: coef,
      isBanker,
      ...(betTypes[betType].minBlocks > 0 ? { blockId } : {}),
    })),
    amountByBlockId: Object.fromEntries(sent.amountByBlockId.map(({ blockId, amount }) => [blockId, amount])),
    terms: {
      hasBonusBet: sent.hasBonusBet,
      isFreeBet: sent.promoCode !== '' || sent.accountId === BONUS_ACCOUNT,
      ...(maxPayout === undefined ? {} : { maxPayout }),
    },
  });
  if (!quoted.ok) throw new Error(JSON.stringify([sent, quoted.error]));
  return quoted.value;
}

/** The payout of a single, written independently: a free bet deducts the stake, a cap never goes below it. */
function paidAt(coef: number, { amount, promoCode, accountId }: SentCoupon, maxPayout: number | undefined): number {
  const isFree = promoCode !== '' || accountId === BONUS_ACCOUNT;
  const full = Math.floor((amount * coef + 500) / 1_000);
  const own = isFree ? Math.max(0, full - amount) : full;
  return Math.min(own, Math.max(maxPayout ?? Infinity, isFree ? 0 : amount));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function byMarket(left: readonly (number | undefined)[], right: readonly (number | undefined)[]): number {
  return (left[0] ?? 0) - (right[0] ?? 0);
}
