/** The coupon shown to a player, its acceptance by the operator, and the payout have the same figures throughout. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetWire } from 'touchline/core/history/bet-wire';
import { askedCoupon } from '../../adapters/sandbox/handlers/wire-parts.ts';
import type { SettledStatus } from '../../adapters/sandbox/operator/line/types.ts';
import { bonusAccountId } from '../../adapters/sandbox/operator/players/accounts.ts';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponCommand } from 'touchline/core/coupon/messages';
import { draftToSend } from 'touchline/core/coupon/rules/place';
import { viewCoupon } from '../models/view-coupon.ts';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import { encodeSent } from 'touchline/core/coupon/sent-wire';
import type { CouponState } from 'touchline/core/coupon/state';
import type { SentCoupon } from 'touchline/core/coupon/types';
import type { CouponView } from 'touchline/core/coupon/slices';
import { decodeLimitsFor } from 'touchline/core/bet-placement/wire';
import { ALL_ALLOWED, legOf } from '../arbitraries/coupon-world.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { STAMP } from '../models/given.ts';
import { outcome } from '../unit/sandbox-book/fake-line.ts';
import { newPlayer, stage } from '../unit/sandbox-book/given.ts';
import type { Stage } from '../unit/sandbox-book/given.ts';

const GAMES = [1, 2, 3, 4, 11, 12, 13, 14];
const KICK_OFF_MS = 3_600_000;

interface Drawn {
  readonly betType: BetTypeName;
  /** Minor units; a new player's balance covers six singles of this stake. */
  readonly stake: number;
  readonly prices: readonly number[];
  readonly size: number;
  readonly lobby: number;
  readonly isFree: boolean;
  /** The losing legs of an anti-express; for any type, the legs returned afterwards. */
  readonly marks: readonly boolean[];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  betType: fc.constantFrom(...betTypeNames),
  stake: fc.integer({ min: 50, max: 1_000 }),
  prices: fc.array(
    fc.oneof(
      fc.integer({ min: 1_001, max: 1_600 }),
      fc.integer({ min: 110, max: 500 }).map((each) => each * 10),
    ),
    { minLength: 8, maxLength: 8 },
  ),
  size: fc.nat(20),
  lobby: fc.nat(2),
  isFree: fc.boolean(),
  marks: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
});

function legCount({ betType, size }: Drawn): number {
  if (betType === 'single') return 1;
  return betType === 'system' || betType === 'multibet' || betType === 'patent' ? 4 + (size % 4) : 2 + (size % 5);
}

/** The commands that build this coupon. */
function commands(asked: Drawn, bonusAccount: number): readonly CouponCommand[] {
  const { betType, stake, size, lobby, isFree } = asked;
  const markets = GAMES.slice(0, legCount(asked)).map((game) => outcome(game));
  const banker = (marketId: number): CouponCommand => ({
    type: 'coupon/setBanker',
    payload: { marketId, isBanker: true },
  });
  return [
    ...markets.map((marketId): CouponCommand => ({ type: 'coupon/addLeg', payload: { marketId } })),
    { type: 'coupon/chooseType', payload: { betType } },
    { type: 'coupon/typeStake', payload: { text: (stake / 100).toFixed(2) } },
    ...(betType === 'system' || (betType === 'multibet' && markets.length > 4)
      ? markets.slice(0, lobby % 2).map(banker)
      : []),
    ...(betType === 'system' || betType === 'multibet'
      ? [{ type: 'coupon/chooseSystem', payload: { value: 2 + (size % (markets.length - 3)) } } as const]
      : []),
    ...(isFree && betType !== 'singles'
      ? [{ type: 'coupon/chooseAccount', payload: { accountId: bonusAccount } } as const]
      : []),
  ];
}

function factsOf({ operator, line }: Stage, playerId: number): () => CouponFacts {
  const bonusId = bonusAccountId(playerId);
  return () => ({
    market: (marketId) => {
      const view = line.market(marketId);
      return view === null
        ? null
        : {
            leg: {
              ...legOf(0, view.price),
              marketId,
              gameId: view.fixture.id,
              kind: 1,
              type: 1,
              param: 0,
              isLive: false,
            },
            state: 'open',
            finished: false,
            score: '',
            isBlocked: false,
            isBannedExpress: false,
            isDisabledBanker: false,
          };
    },
    movedTo: () => null,
    fresh: true,
    player: {
      userId: String(playerId),
      accountId: playerId,
      currency: 'EUR',
      balance: operator.balance(playerId),
      refId: null,
      accounts: [
        { id: playerId, type: 'main', iso: 'EUR', money: operator.balance(playerId) },
        { id: bonusId, type: 'bonus', iso: 'EUR', money: operator.bonusBalance(playerId) },
      ],
    },
    sessionUnknown: false,
    guestCurrency: 'EUR',
    config: { ...ALL_ALLOWED, maxLegs: 30 },
    oddsView: 'decimal',
    appView: 'european',
    groupMark: '',
    ownLimits: null,
    rightStops: { bet: [], bonus: [] },
  });
}

interface Placed {
  readonly view: CouponView;
  readonly sent: readonly SentCoupon[];
  readonly bets: readonly BetWire[];
}

/** Builds the coupon in the core and places it with the operator; null if the core refuses to place it. */
function placed(all: Stage, player: Player, asked: Drawn): Placed | null {
  const { view, sent } = built(all, player, asked);
  if (!view.canPlace) return null;
  const bets = sent.map((coupon, at) => {
    const answer = all.operator.book.place(player, `key-${at}`, v.parse(askedCoupon, encodeSent(coupon)));
    if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.bet;
  });
  return { view, sent, bets };
}

type Player = Awaited<ReturnType<typeof newPlayer>>;

/**
 * The coupon in the core with the operator's limits; `sent` is the request to the operator, absent if the core
 * refuses to place the coupon.
 */
function built(
  all: Stage,
  player: Player,
  asked: Drawn,
): { readonly view: CouponView; readonly draft: SentCoupon; readonly sent: readonly SentCoupon[] } {
  const facts = factsOf(all, player.id);
  let state: CouponState = EMPTY_COUPON;
  const give = (command: CouponCommand): readonly SentCoupon[] => {
    const decided = couponDecider.decide(command, state, facts(), STAMP);
    if (!decided.ok) throw new Error(`${command.type}: ${JSON.stringify(decided.error)}`);
    state = decided.value.reduce(couponDecider.evolve, state);
    return decided.value.flatMap((event) => (event.type === 'coupon/placeIntended' ? [event.payload.sent] : []));
  };
  for (const command of commands(asked, bonusAccountId(player.id))) give(command);
  const draft = draftToSend(state, facts());
  if (draft === null) throw new Error('nothing to send');
  const decoded = decodeLimitsFor(draft.bets)(
    all.operator.book.limits(player, v.parse(askedCoupon, encodeSent(draft))),
  );
  if (!decoded.ok) throw new Error(decoded.error);
  give({ type: 'coupon/reportLimits', payload: decoded.value });
  const view = viewCoupon(state, facts(), STAMP.at);
  return { view, draft, sent: view.canPlace ? give({ type: 'coupon/place', payload: {} }) : [] };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, each) => total + each, 0);

/** Settles every leg and returns the total payout of the player's bets. */
function settled(
  { operator, line, clock }: Stage,
  player: { readonly id: number } & Parameters<Stage['operator']['book']['bet']>[0],
  { bets }: Placed,
  statusOf: (game: number, at: number) => SettledStatus,
): readonly BetWire[] {
  for (const [at, game] of GAMES.entries()) line.set(outcome(game), { result: statusOf(game, at) });
  clock.advance(KICK_OFF_MS);
  clock.advance(1_000);
  return bets.map(({ id }) => {
    const bet = operator.book.bet(player, Number(id));
    if (bet?.status !== 'settled') throw new Error(`bet ${id} is not settled`);
    return bet;
  });
}

describe('the coupon’s figures', () => {
  it(
    '[CPN-132] the win shown before placing is the win of the accepted bet and the payout when everything wins, in every type',
    async () => {
      const met = new Map<BetTypeName, number>();
      await fc.assert(
        fc.asyncProperty(drawn, async (asked) => {
          const all = await stage({ more: 4 });
          for (const [at, game] of GAMES.entries()) all.line.set(outcome(game), { price: asked.prices[at] ?? 2_000 });
          const player = await newPlayer(all.operator);
          const coupon = placed(all, player, asked);
          if (coupon === null) return;
          const { view, sent, bets } = coupon;
          met.set(asked.betType, (met.get(asked.betType) ?? 0) + 1);
          const shown = (view.maxWin ?? 0) + (view.hyperBonus?.amount ?? 0);
          expect(sum(bets.map(({ possibleWin }) => possibleWin))).toBe(shown);
          for (const [at, bet] of bets.entries()) {
            if (bet.coef !== '') expect(Number(bet.coef)).toBe(Number(sent[at]?.coef));
            if (view.minWin !== null && bets.length === 1) expect(bet.minWin).toBe(view.minWin);
          }
          const count = legCount(asked);
          const lost = asked.marks.slice(0, count).some(Boolean) ? asked.marks : asked.marks.map(() => true);
          const paid = settled(all, player, coupon, (_, at) =>
            asked.betType === 'antiExpress' && lost[at] === true ? 0 : 1,
          );
          expect(sum(paid.map(({ payout }) => payout))).toBe(shown);
          if (asked.betType === 'antiExpress') expect(view.totalOdds).toMatch(/^\d+\.\d\d0$/);
        }),
        { seed: 401, numRuns: FEWER_RUNS * 3 },
      );
      expect(new Set(met.keys())).toEqual(new Set(betTypeNames));
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-133] a coupon that can only lose or break even is refused by the core and by the operator, and no other is, in every type',
    async () => {
      const met = new Map<boolean, number>();
      const tiny = fc.record({
        asked: drawn,
        stake: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 61, max: 1_000 })),
      });
      await fc.assert(
        fc.asyncProperty(tiny, async ({ asked: any, stake }) => {
          // Several singles are sent one by one.
          const asked = { ...any, stake, betType: any.betType === 'singles' ? ('single' as const) : any.betType };
          const all = await stage({ more: 4 });
          for (const [at, game] of GAMES.entries()) all.line.set(outcome(game), { price: asked.prices[at] ?? 2_000 });
          const player = await newPlayer(all.operator);
          const { view, draft } = built(all, player, asked);
          const answer = all.operator.book.place(player, 'key', v.parse(askedCoupon, encodeSent(draft)));
          const codes = answer.status === 'rejected' ? answer.reasons.map(({ code }) => code) : [];
          const own = view.account.type === 'main' ? stake : 0;
          const isHopeless = (view.maxWin ?? 0) + (view.hyperBonus?.amount ?? 0) <= own;
          met.set(isHopeless, (met.get(isHopeless) ?? 0) + 1);
          expect(view.blockers.some(({ code }) => code === 'cannotWin')).toBe(isHopeless);
          expect(codes.includes('cannotWin')).toBe(isHopeless);
        }),
        { seed: 403, numRuns: FEWER_RUNS * 3 },
      );
      expect(Math.min(met.get(true) ?? 0, met.get(false) ?? 0)).toBeGreaterThan(FEWER_RUNS / 10);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[CPN-111] [CPN-132] an anti-express with returned legs pays the quote of the remaining legs',
    async () => {
      await fc.assert(
        fc.asyncProperty(drawn, fc.nat(), async (any, lostAt) => {
          const asked = { ...any, betType: 'antiExpress' as const, isFree: false };
          const all = await stage({ more: 4 });
          for (const [at, game] of GAMES.entries()) all.line.set(outcome(game), { price: asked.prices[at] ?? 2_000 });
          const player = await newPlayer(all.operator);
          const coupon = placed(all, player, asked);
          if (coupon === null) return;
          const count = legCount(asked);
          const lost = lostAt % count;
          const isReturned = (at: number): boolean => at !== lost && asked.marks[at] === true;
          const left = asked.prices.slice(0, count).filter((_, at) => !isReturned(at));
          const [bet] = settled(all, player, coupon, (_, at) => (at === lost ? 0 : isReturned(at) ? 2 : 1));
          // A coupon needs two legs, so that a single remaining leg is quoted with a leg at 1.000, which leaves the
          // product unchanged.
          const legs = (left.length === 1 ? [...left, 1_000] : left).map((price) => ({ price }));
          const quoted = quote({ betType: 'antiExpress', stake: asked.stake, legs });
          expect(bet?.payout).toBe(quoted.ok ? quoted.value.maxWin : null);
        }),
        { seed: 402, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
