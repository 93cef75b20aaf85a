/** The tolerance for moved odds: laws of the rule, which the core and the operator both follow. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { askedCoupon } from '../../adapters/sandbox/handlers/wire-parts.ts';
import { checkLegs } from '../../adapters/sandbox/operator/book/acceptance/check-legs.ts';
import type { AskedCoupon } from '../../adapters/sandbox/operator/book/coupon.ts';
import type { Rational } from 'touchline/kernel/rational';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import type { ChangeAction } from 'touchline/core/coupon/change-action';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import type { ChangeChoice, ChangeTolerance } from 'touchline/core/coupon/rules/accepted-move';
import { resolveSlip } from 'touchline/core/coupon/rules/resolve-slip';
import { encodeSent } from 'touchline/core/coupon/sent-wire';
import { mustAsk } from 'touchline/core/coupon/rules/odds-change';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { DEFAULT_SETTINGS, EMPTY_COUPON } from 'touchline/core/coupon/state';
import type { CouponState } from 'touchline/core/coupon/state';
import type { Leg, SentCoupon } from 'touchline/core/coupon/types';
import { legOf } from '../arbitraries/coupon-world.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { couponOf, factsOn, sentBy } from '../models/coupon-on-line.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createFakeLine, outcome, START } from '../unit/sandbox-book/fake-line.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { newPlayer, stage } from '../unit/sandbox-book/given.ts';

const GAMES = [1, 2, 3, 4, 11, 12, 13] as const;
const MORE_GAMES = 3;

const action = fc.constantFrom<ChangeAction>(...changeActionNames);
const tolerance = fc.constantFrom<ChangeTolerance>(...CHANGE_TOLERANCES);
const anyType = fc.constantFrom(...betTypeNames);
/** The number of legs for types that limit it; an anti-express with more could seldom win. */
const MAX_LEGS: ReadonlyMap<BetTypeName, number> = new Map([
  ['single', 1],
  ['antiExpress', 2],
]);
const seenPrice = fc.oneof(fc.integer({ min: 1_400, max: 2_600 }), fc.integer({ min: 1_400, max: 12_000 }));

/** Price changes in thousandths of the price: often exactly a tolerance, or next to it. */
type Move = (price: number) => number;
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Move>((price) => price) },
  {
    weight: 2,
    arbitrary: fc.integer({ min: -150, max: 150 }).map(
      (by): Move =>
        (price) =>
          price + Math.trunc((price * by) / 1_000),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ percent: fc.constantFrom(-10, -5, -2, 2, 5, 10), beside: fc.constantFrom(-1, 0, 0, 1) }).map(
      ({ percent, beside }): Move =>
        (price) =>
          price + Math.trunc((price * percent) / 100) + beside,
    ),
  },
);

function legAt(at: number, price: number): Leg {
  const gameId = GAMES[at] ?? 1;
  return { ...legOf(11, price), marketId: outcome(gameId), gameId };
}

/** A coupon of any type with the prices that the player saw, and current prices. */
interface Moved {
  readonly state: CouponState;
  readonly now: readonly number[];
}
const moved: fc.Arbitrary<Moved> = fc
  .record({
    type: anyType,
    drawn: fc.array(fc.record({ seen: seenPrice, move, inBlock: fc.nat(2) }), {
      minLength: 4,
      maxLength: GAMES.length,
    }),
    systemValue: fc.integer({ min: 2, max: 4 }),
    hasBanker: fc.boolean(),
    blockStakes: fc.array(fc.constantFrom('', '3', '12', '30'), { minLength: 3, maxLength: 3 }),
  })
  .map(({ type, drawn, systemValue, hasBanker, blockStakes }): Moved => {
    const legs = drawn.slice(0, MAX_LEGS.get(type)).map((leg, at) => ({ ...leg, ...legAt(at, leg.seen), at }));
    const blocks = blockStakes.map((stakeText, id) => ({
      id,
      marketIds: legs.filter(({ at, inBlock }) => (at < 3 ? at : inBlock) === id).map(({ marketId }) => marketId),
      stakeText,
    }));
    return {
      state: {
        ...EMPTY_COUPON,
        ...{ couponId: 'c', betType: type, legs, systemValue, blocks, stakeText: '10' },
        bankers: hasBanker && legs.length > 4 ? legs.slice(-1).map(({ marketId }) => marketId) : [],
      },
      now: legs.map(({ seen, move: by }) => by(seen)),
    };
  });
const chosen = (state: CouponState, choice: ChangeChoice): CouponState => ({
  ...state,
  settings: { ...DEFAULT_SETTINGS, ...choice },
});

interface Verdict {
  readonly coreAsks: boolean;
  readonly oracle: boolean;
  /** The operator's reasons against the bets of the coupon. */
  readonly reasons: readonly string[];
}

/** The decisions of core, operator and rule on one coupon. */
function verdictOn(
  { state, now }: Moved,
  choice: ChangeChoice,
  prepare: (line: FakeLine) => void = () => undefined,
): Verdict {
  const line = createFakeLine(createManualClock(START), MORE_GAMES);
  for (const [at, { marketId }] of state.legs.entries()) line.set(marketId, { price: now[at] ?? 0 });
  const wanting = chosen(state, choice);
  const facts = factsOn(line, 1);
  const sent = sentBy(wanting, facts);
  prepare(line);
  const reasons = betsOf(sent).flatMap((asked) => checkLegs(line, asked.bets, { ...asked, isOrder: false }).reasons);
  const prices = (of: 'coef' | 'seenCoef'): readonly number[] => sent.bets.map((bet) => bet[of]);
  return {
    coreAsks: mustAsk(wanting, facts, resolveSlip(wanting, facts)),
    oracle: oracleAsks(sent, prices('seenCoef'), prices('coef'), choice),
    reasons: reasons.map(({ code }) => code),
  };
}

/** The coupons that the operator receives: one per leg for several singles. */
function betsOf(sent: SentCoupon): readonly AskedCoupon[] {
  const bodies =
    sent.betType === 'singles'
      ? sent.bets.map((bet) => ({ ...sent, betType: 'single' as const, bets: [bet] }))
      : [sent];
  return bodies.map((body) => v.parse(askedCoupon, JSON.parse(JSON.stringify(encodeSent(body)))));
}

/** The win of a stake of 1 at these prices; null where the coupon is impossible at them. */
function totalOf(sent: SentCoupon, prices: readonly number[]): Rational | null {
  const quoted = quote({
    betType: sent.betType,
    stake: sent.amount,
    systemValue: sent.systemValue,
    legs: sent.bets.map(({ isBanker, blockId }, at) => ({ price: prices[at] ?? 0, isBanker, blockId })),
    amountByBlockId: Object.fromEntries(sent.amountByBlockId.map(({ blockId, amount }) => [blockId, amount])),
  });
  return quoted.ok ? quoted.value.totalOdds : null;
}

/** The rule in whole numbers, written independently. */
function oracleAsks(
  sent: SentCoupon,
  before: readonly number[],
  after: readonly number[],
  { changeCoefAction, changeCoefTolerance }: ChangeChoice,
): boolean {
  if (changeCoefAction === 'acceptAny') return false;
  if (changeCoefAction === 'ask') return before.some((price, at) => price !== after[at]);
  if (!isAnyWorse(sent.betType, before, after)) return false;
  if (changeCoefTolerance === 0) return true;
  const isTooFar = (was: Rational, is: Rational): boolean =>
    is.n * was.d * 100n < was.n * is.d * BigInt(100 - changeCoefTolerance);
  const whole = (price: number): Rational => ({ n: BigInt(price), d: 1n });
  if (sent.betType === 'singles') return before.some((price, at) => isTooFar(whole(price), whole(after[at] ?? 0)));
  const [was, is] = [totalOf(sent, before), totalOf(sent, after)];
  return was === null || is === null || isTooFar(was, is);
}

function isAnyWorse(type: BetTypeName, before: readonly number[], after: readonly number[]): boolean {
  return before.some((price, at) => (type === 'antiExpress' ? (after[at] ?? 0) > price : (after[at] ?? 0) < price));
}

const choices: fc.Arbitrary<ChangeChoice> = fc.record({ changeCoefAction: action, changeCoefTolerance: tolerance });
const within = (changeCoefTolerance: ChangeTolerance): ChangeChoice => ({
  changeCoefAction: 'acceptBetter',
  changeCoefTolerance,
});
const ANY: ChangeChoice = { changeCoefAction: 'acceptAny', changeCoefTolerance: 0 };

describe('the tolerance for moved odds', () => {
  it('[CPN-136] the core and the operator ask about the same coupons of every type, and about exactly those of the rule', () => {
    const met = new Map<string, number>();
    const meet = (name: string): void => void met.set(name, (met.get(name) ?? 0) + 1);
    fc.assert(
      fc.property(moved, choices, (coupon, choice) => {
        const { coreAsks, oracle, reasons } = verdictOn(coupon, choice);
        expect(coreAsks).toBe(oracle);
        expect(reasons.includes('priceMoved')).toBe(oracle);
        meet(`${choice.changeCoefAction} ${coreAsks}`);
        if (choice.changeCoefAction === 'acceptBetter' && choice.changeCoefTolerance > 0)
          meet(`type ${coupon.state.betType} ${coreAsks}`);
      }),
      { seed: 1361, numRuns: RUNS * 2 },
    );
    for (const name of ['ask true', 'acceptAny false', 'acceptBetter true', 'acceptBetter false'])
      expect(met.get(name)).toBeGreaterThan(RUNS / 20);
    for (const type of betTypeNames)
      for (const asks of [true, false]) expect(met.get(`type ${type} ${asks}`), `type ${type}`).toBeGreaterThan(0);
  });

  it('[CPN-136] a larger tolerance asks about nothing that a smaller one accepts, in the core and at the operator', () => {
    let more = 0;
    fc.assert(
      fc.property(moved, (coupon) => {
        const given = CHANGE_TOLERANCES.map((each) => verdictOn(coupon, within(each)));
        for (const asks of [given.map(({ coreAsks }) => coreAsks), given.map(({ reasons }) => reasons.length > 0)]) {
          expect(asks.findLastIndex(Boolean)).toBe(asks.filter(Boolean).length - 1);
          more += asks[0] === true && asks.at(-1) === false ? 1 : 0;
        }
      }),
      { seed: 1362, numRuns: RUNS },
    );
    expect(more).toBeGreaterThan(RUNS / 5);
  });

  it('[CPN-136] no tolerance is the choice to accept higher odds: no leg may be worse', () => {
    fc.assert(
      fc.property(moved, (coupon) => {
        const { coreAsks, reasons } = verdictOn(coupon, within(0));
        const seen = coupon.state.legs.map(({ price }) => price);
        const gotWorse = isAnyWorse(coupon.state.betType, seen, coupon.now);
        expect(coreAsks).toBe(gotWorse);
        expect(reasons.includes('priceMoved')).toBe(gotWorse);
      }),
      { seed: 1363, numRuns: RUNS },
    );
  });

  it('[CPN-136] the choice to accept any odds accepts whatever a tolerance accepts', () => {
    const closed = fc.array(fc.constantFrom({ suspended: true }, { finished: true }, { flags: 4 }, {}, {}, {}), {
      maxLength: GAMES.length,
    });
    let accepted = 0;
    fc.assert(
      fc.property(moved, closed, tolerance, (coupon, states, changeCoefTolerance) => {
        const prepare = (line: FakeLine): void => {
          for (const [at, { marketId }] of coupon.state.legs.entries()) line.set(marketId, states[at] ?? {});
        };
        const tolerant = verdictOn(coupon, within(changeCoefTolerance), prepare);
        const any = verdictOn(coupon, ANY, prepare);
        accepted += tolerant.reasons.length === 0 ? 1 : 0;
        expect(tolerant.reasons).toEqual(expect.arrayContaining([...any.reasons]));
        expect(any.coreAsks).toBe(false);
      }),
      { seed: 1364, numRuns: RUNS },
    );
    expect(accepted).toBeGreaterThan(RUNS / 20);
  });

  it('[CPN-136] the rise of one leg offsets the fall of another, at any size, and no more than that', () => {
    let [paid, unpaid] = [0, 0];
    const legs = fc.record({
      first: seenPrice,
      second: seenPrice,
      after: seenPrice,
      beside: fc.constantFrom(-1, 0, 1),
    });
    fc.assert(
      fc.property(legs, fc.constantFrom<ChangeTolerance>(2, 5, 10), (drawn, percent) => {
        const { first, second, after, beside } = drawn;
        // The second leg at the minimum price that keeps the total, or a thousandth off.
        const least = Math.ceil((first * second * (100 - percent)) / (100 * after));
        const other = least + beside;
        if (other < 1_100 || other > 900_000 || (after >= first && other >= second)) return;
        const state = {
          ...EMPTY_COUPON,
          couponId: 'c',
          betType: 'express' as const,
          legs: [legAt(0, first), legAt(1, second)],
          stakeText: '10',
        };
        const { coreAsks, reasons } = verdictOn({ state, now: [after, other] }, within(percent));
        expect(coreAsks).toBe(beside < 0);
        expect(reasons.includes('priceMoved')).toBe(beside < 0);
        if (beside < 0) unpaid += 1;
        else paid += 1;
      }),
      { seed: 1366, numRuns: RUNS },
    );
    expect(Math.min(paid, unpaid)).toBeGreaterThan(RUNS / 10);
  });

  it(
    '[CPN-136] however often prices move before acceptance, no bet is accepted below the agreed or the placed prices by more than the tolerance, and no other bet is refused',
    async () => {
      const met = new Map<string, number>();
      const meet = (name: string): void => void met.set(name, (met.get(name) ?? 0) + 1);
      await fc.assert(
        fc.asyncProperty(journey, async ({ betType: type, tolerance: changeCoefTolerance, legs: drawn }) => {
          const { operator, line, clock } = await stage();
          const player = await newPlayer(operator);
          const moves = drawn.slice(0, MAX_LEGS.get(type)).map(({ seen, toPlaced, toStruck }, at) => {
            const placed = toPlaced(seen);
            return { marketId: outcome(GAMES[at] ?? 1), seen, placed, struck: toStruck(placed) };
          });
          const own = ({ bets }: SentCoupon): typeof moves =>
            bets.flatMap((bet) => moves.filter(({ marketId }) => marketId === bet.marketId));
          const asks = (sent: SentCoupon, from: 'seen' | 'placed', to: 'placed' | 'struck'): boolean =>
            oracleAsks(
              sent,
              own(sent).map((leg) => leg[from]),
              own(sent).map((leg) => leg[to]),
              within(changeCoefTolerance),
            );
          // A coupon that is not possible at the agreed prices has no total there: then no leg may fall below these.
          const measuresPlaced = (sent: SentCoupon): boolean =>
            changeCoefTolerance === 0 ||
            totalOf(
              sent,
              own(sent).map(({ seen }) => seen),
            ) !== null;

          for (const game of GAMES.slice(0, moves.length)) line.setGame(game, { status: 2 });
          for (const { marketId, seen } of moves) line.set(marketId, { price: seen });
          const coupon = couponOf(line, player.id);
          coupon.give({
            type: 'coupon/chooseChangeAction',
            payload: { action: 'acceptBetter', tolerance: changeCoefTolerance },
          });
          for (const { marketId } of moves) coupon.give({ type: 'coupon/addLeg', payload: { marketId } });
          coupon.give({ type: 'coupon/chooseType', payload: { betType: type } });
          coupon.give({ type: 'coupon/typeStake', payload: { text: '10' } });

          for (const { marketId, placed } of moves) line.set(marketId, { price: placed });
          const draft = coupon.draft();
          const sent = coupon.give({ type: 'coupon/place', payload: {} });
          if (sent === null) return meet('impossible');
          expect(sent.length === 0).toBe(asks(draft, 'seen', 'placed'));
          if (sent.length === 0) return meet('asked');
          for (const [at, body] of sent.entries()) {
            const read = v.parse(askedCoupon, JSON.parse(JSON.stringify(encodeSent(body))));
            const answer = operator.book.place(player, `k${at}`, read);
            if (answer.status === 'rejected') {
              // At very long odds, the maximum win caps the payout below the stake.
              expect(answer.reasons.map(({ code }) => code)).toEqual(['aboveMaximum']);
              return meet('above the maximum');
            }
            expect(answer.status).toBe('pending');
          }

          for (const { marketId, struck } of moves) line.set(marketId, { price: struck });
          clock.advance(ACCEPTANCE_MS);
          for (const [at, body] of sent.entries()) {
            const answer = operator.book.answer(player, `k${at}`);
            const codes = answer?.status === 'rejected' ? answer.reasons.map(({ code }) => code) : [];
            expect(codes.includes('priceMoved')).toBe(
              asks(body, 'seen', 'struck') || (measuresPlaced(body) && asks(body, 'placed', 'struck')),
            );
            if (answer?.status === 'accepted')
              expect(answer.bet.legs.map(({ price }) => price)).toEqual(own(body).map(({ struck }) => struck));
            meet(answer?.status ?? 'lost');
            if (answer?.status === 'accepted') meet(`type ${type}`);
          }
          return undefined;
        }),
        { seed: 1365, numRuns: FEWER_RUNS * 3 },
      );
      for (const name of ['asked', 'rejected', 'accepted']) expect(met.get(name), name).toBeGreaterThan(FEWER_RUNS / 5);
      for (const type of betTypeNames) expect(met.get(`type ${type}`), `type ${type}`).toBeGreaterThan(0);
      expect(met.get('lost')).toBeUndefined();
    },
    TEST_TIMEOUT_MS,
  );
});

const ACCEPTANCE_MS = 5_000;
const journey = fc.record({
  betType: anyType,
  tolerance,
  legs: fc.array(fc.record({ seen: seenPrice, toPlaced: move, toStruck: move }), { minLength: 4, maxLength: 4 }),
});
