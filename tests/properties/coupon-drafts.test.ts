import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponCommand, CouponEvent } from 'touchline/core/coupon/messages';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { CouponState } from 'touchline/core/coupon/state';
import { draftOf, EMPTY_COUPON } from 'touchline/core/coupon/state';
import { couponTurns } from '../arbitraries/commands.ts';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { walk } from '../models/coupon-walk.ts';
import { STAMP } from '../models/given.ts';

/** Returns the first inconsistency, because a matcher for each would take longer than the coupon. */
function wrongWith({ legs, blocks, bankers, legStakes, betType, systemValue }: CouponState): string | null {
  const ids = new Set(legs.map(({ marketId }) => marketId));
  const blocked = blocks.flatMap(({ marketIds }) => marketIds);
  const isOwn = (own: readonly number[]): boolean => new Set(own).size === own.length && own.every((id) => ids.has(id));
  if (ids.size !== legs.length) return 'a leg is in it twice';
  if (blocked.length !== ids.size || !isOwn(blocked)) return 'blocks do not hold every leg once';
  if (blocks.some(({ marketIds }) => marketIds.length === 0)) return 'an empty block';
  if (new Set(blocks.map(({ id }) => id)).size !== blocks.length) return 'two blocks of one name';
  if (!isOwn(bankers)) return 'a banker that is no leg, or is one twice';
  if (!isOwn(legStakes.map(({ marketId }) => marketId))) return 'a stake on no leg, or two on one';
  if (!(systemValue >= 2)) return 'a system of less than 2';
  return ids.size > 0 && (ids.size < betTypes[betType].minLegs || ids.size > betTypes[betType].maxLegs)
    ? `${ids.size} legs in type ${betType}`
    : null;
}

function expectWhole(state: CouponState): void {
  const wrong = wrongWith(state);
  if (wrong !== null) throw new Error(`${wrong}: ${JSON.stringify(draftOf(state))}`);
}

/** Compares plain data as text first, because a matcher takes longer than the coupon. */
function expectSame(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

function decided(
  state: CouponState,
  command: CouponCommand,
  facts: Parameters<typeof couponDecider.decide>[2],
): CouponState {
  const outcome = couponDecider.decide(command, state, facts, STAMP);
  if (!outcome.ok) throw new Error(`${command.type}: ${JSON.stringify(outcome.error)}`);
  return outcome.value.reduce((next, event) => couponDecider.evolve(next, event), state);
}

describe('a draft', () => {
  it(
    '[CPN-16] is consistent after every turn',
    () => {
      fc.assert(
        fc.property(couponTurns, (turns) =>
          walk(turns, ({ before, after }) => {
            if (before !== after) expectWhole(after);
          }),
        ),
        { seed: 1, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-16] is consistent whatever events meet in whatever order: folding never throws',
    () => {
      const order = fc.array(fc.nat(), { maxLength: 60, size: 'max' });
      let folded = 0;
      fc.assert(
        fc.property(couponTurns, couponTurns, order, (one, two, picks) => {
          const events: CouponEvent[] = [];
          for (const turns of [one, two]) walk(turns, (step) => void events.push(...step.events));
          if (events.length === 0) return;
          let state = EMPTY_COUPON;
          for (const pick of picks) {
            const event = events[pick % events.length];
            if (event === undefined) continue;
            state = couponDecider.evolve(state, event);
            expectWhole(state);
            folded += 1;
          }
          // Also undoes the whole history.
          for (const event of events.toReversed()) state = couponDecider.evolve(state, event);
          expectWhole(state);
        }),
        { seed: 2, numRuns: RUNS },
      );
      expect(folded).toBeGreaterThan(RUNS);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-9] is unchanged by undo then redo, and by redo then undo',
    () => {
      let tried = 0;
      fc.assert(
        fc.property(couponTurns, (turns) =>
          walk(turns, ({ before, after, facts }) => {
            if (before === after) return;
            const isFree = couponDecider.decide({ type: 'coupon/undo', payload: {} }, after, facts, STAMP);
            for (const [first, second, stack] of [
              ['coupon/undo', 'coupon/redo', after.undo],
              ['coupon/redo', 'coupon/undo', after.redo],
            ] as const) {
              if (stack.length === 0 || (!isFree.ok && isFree.error.code === 'coupon/placing')) continue;
              tried += 1;
              const there = decided(after, { type: first, payload: {} }, facts);
              expectSame(draftOf(there), stack.at(-1));
              const back = decided(there, { type: second, payload: {} }, facts);
              expectSame(
                [draftOf(back), back.undo, back.redo, back.couponId],
                [draftOf(after), after.undo, after.redo, after.couponId],
              );
            }
          }),
        ),
        { seed: 3, numRuns: RUNS },
      );
      expect(tried).toBeGreaterThan(RUNS);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-9] returns by undo to its state before the edit',
    () => {
      fc.assert(
        fc.property(couponTurns, (turns) =>
          walk(turns, ({ before, after, events, facts }) => {
            const [event] = events;
            if (
              event === undefined ||
              events.length !== 1 ||
              after.undo.at(-1) === undefined ||
              after.undo.length !== before.undo.length + 1 ||
              event.type === 'coupon/draftRestored'
            )
              return;
            expectSame(draftOf(decided(after, { type: 'coupon/undo', payload: {} }, facts)), draftOf(before));
          }),
        ),
        { seed: 4, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
