import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import { viewCoupon } from '../models/view-coupon.ts';
import type { CouponState } from 'touchline/core/coupon/state';
import type { Blocker } from 'touchline/core/coupon/views';
import { draftTurns } from '../arbitraries/commands.ts';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { walk } from '../models/coupon-walk.ts';
import { STAMP } from '../models/given.ts';

/** The same world in another language and odds format. */
function translated(facts: CouponFacts): CouponFacts {
  return {
    ...facts,
    oddsView: 'indonesian',
    market: (id) => {
      const now = facts.market(id);
      return now === null
        ? null
        : {
            ...now,
            leg: {
              ...now.leg,
              champ: 'Oberliga',
              home: `Heim ${now.leg.gameId}`,
              away: `Gast ${now.leg.gameId}`,
              label: 'Beide',
            },
          };
    },
  };
}

function amountsOf(state: CouponState, facts: CouponFacts): unknown {
  const {
    stake,
    totalStake,
    minStake,
    maxStake,
    lines,
    stakePerLine,
    totalOdds,
    maxWin,
    minWin,
    lossTable,
    systemOptions,
    blocks,
    hyperBonus,
    presets,
    step,
    blockers,
    legs,
  } = viewCoupon(state, facts, STAMP.at);
  return {
    stake,
    totalStake,
    minStake,
    maxStake,
    lines,
    stakePerLine,
    totalOdds,
    maxWin,
    minWin,
    lossTable,
    systemOptions,
    blocks,
    hyperBonus,
    presets,
    step,
    codes: blockers.map(({ code }) => code),
    legs: legs.map(({ price, stake: own, win }) => [price, own, win]),
  };
}

/** The request without the odds view that it names, and the total in that view. */
function sentBy(state: CouponState, facts: CouponFacts): unknown {
  const outcome = couponDecider.decide({ type: 'coupon/place', payload: {} }, state, facts, STAMP);
  const body = (event: CouponEvent): unknown =>
    event.type === 'coupon/placeIntended'
      ? { ...event.payload.sent, oddsView: '', appView: '', coefByView: '' }
      : event.type;
  return outcome.ok ? outcome.value.map(body) : outcome.error;
}

/** Compares plain data as text, because a matcher takes longer than the coupon. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

describe('the odds format and the language', () => {
  it(
    '[CPN-115] never change an amount or a request',
    () => {
      let sent = 0;
      fc.assert(
        fc.property(draftTurns, (turns) =>
          walk(turns, ({ after, before, facts }) => {
            if (after === before) return;
            const other = translated(facts);
            expectSame(amountsOf(after, other), amountsOf(after, facts));
            const body = sentBy(after, facts);
            expectSame(sentBy(after, other), body);
            if (Array.isArray(body)) sent += 1;
          }),
        ),
        { seed: 1, numRuns: RUNS },
      );
      expect(sent).toBeGreaterThan(RUNS);
    },
    TEST_TIMEOUT_MS,
  );
});

/**
 * Every reason with a remedy. An invalid type or system size never occurs, because drafts are corrected automatically.
 */
const REMEDIES = [
  'aboveMaximum setStake',
  'advanceTooSmall setStake',
  'bannedExpress removeLeg',
  'belowMinimum setStake',
  'blockStake setBlockStake',
  'blockStakeTooHigh setBlockStake',
  'blocked removeLeg',
  'cannotWin chooseType',
  'cannotWin removeLeg',
  'cannotWin setStake',
  'dependent chooseType',
  'dependent removeLeg',
  'exactWrong typeExactCoef',
  'finished removeLeg',
  'gone removeLeg',
  'gone replaceLeg',
  'insufficientFunds changeSettings',
  'insufficientFunds setStake',
  'legAboveMaximum setLegStake',
  'legBelowMinimum setLegStake',
  'noBanker setBanker',
  'promoAmount setStake',
  'promoNotAllowed choosePromoCode',
  'suspended removeLeg',
  'tooFewBlocks moveToBlock',
];

/** Reasons that a small number of histories may not reach. */
const RARE: ReadonlySet<string> = new Set([
  'cannotWin choosePromoCode',
  'legCannotWin removeLeg',
  'legCannotWin setLegStake',
  'promoLowOdds choosePromoCode',
  'promoTooFewLegs choosePromoCode',
]);

/** Equivalent reasons: a remedied reason must not return under another name. */
const FAMILY: Readonly<Record<string, string>> = {
  advanceTooSmall: 'money',
  insufficientFunds: 'money',
  promoAmount: 'promo',
  promoNotAllowed: 'promo',
  blockStake: 'blockStake',
  blockStakeTooHigh: 'blockStake',
};
const nameOf = ({ code, text: { params } }: Blocker): string =>
  JSON.stringify([FAMILY[code] ?? code, params['home'] ?? null, params['block'] ?? null]);
/** A reason with several selections counts once per selection, because removing one of three is a partial remedy. */
const count = (blockers: readonly Blocker[], name: string): number =>
  blockers.reduce((sum, each) => sum + (nameOf(each) === name ? (each.picks?.length ?? 1) : 0), 0);

describe('a remedy', () => {
  it(
    '[CPN-4] is an accepted command, and removes its blocker',
    () => {
      const met = new Map<string, number>();
      fc.assert(
        fc.property(draftTurns, (turns) =>
          walk(turns, ({ after, facts }) => {
            const { blockers, placing } = viewCoupon(after, facts, STAMP.at);
            if (blockers.some(({ code }) => code === 'placing')) return;
            expect(placing.state).not.toBe('saving');
            const offers = blockers.flatMap((blocker) =>
              [blocker.remedy, ...(blocker.alternatives ?? [])].map((remedy) => ({ blocker, remedy })),
            );
            for (const { blocker, remedy } of offers) {
              if (remedy === null || !('command' in remedy)) continue;
              const { command } = remedy;
              const outcome = couponDecider.decide(command, after, facts, STAMP);
              if (!outcome.ok) throw new Error(`${blocker.code}: ${command.type} is refused: ${outcome.error.code}`);
              const mended = outcome.value.reduce((state, event) => couponDecider.evolve(state, event), after);
              const left = viewCoupon(mended, facts, STAMP.at).blockers;
              if (count(left, nameOf(blocker)) >= count(blockers, nameOf(blocker)))
                throw new Error(`${blocker.code} stands after ${JSON.stringify(command)}: ${JSON.stringify(left)}`);
              const tap = `${blocker.code} ${command.type.slice('coupon/'.length)}`;
              met.set(tap, (met.get(tap) ?? 0) + 1);
            }
          }),
        ),
        { seed: 1, numRuns: RUNS },
      );
      expect([...met.keys()].filter((tap) => !RARE.has(tap)).toSorted()).toEqual(REMEDIES);
    },
    TEST_TIMEOUT_MS,
  );
});
