/** A core coupon on the line of a test operator: home sides of games in play. */
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponCommand } from 'touchline/core/coupon/messages';
import { draftToSend } from 'touchline/core/coupon/rules/place';
import { EMPTY_COUPON } from 'touchline/core/coupon/state';
import type { CouponState } from 'touchline/core/coupon/state';
import type { SentCoupon } from 'touchline/core/coupon/types';
import { couponWorld, legOf, playerOf } from '../arbitraries/coupon-world.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { STAMP } from './given.ts';

/** The facts of a coupon on this line. */
export function factsOn(line: FakeLine, playerId: number): CouponFacts {
  const base = playerOf(10_000);
  const account = { id: playerId, type: 'main' as const, iso: 'EUR', money: base.balance };
  return {
    ...couponWorld().facts(),
    player: { ...base, userId: String(playerId), accountId: playerId, accounts: [account] },
    market: (marketId) => {
      const view = line.market(marketId);
      if (view === null) return null;
      const leg = { ...legOf(11, view.price), marketId, gameId: view.fixture.id };
      return { ...OPEN, leg: { ...leg, isLive: true } };
    },
  };
}

/** A core coupon on this line. `give` returns the request sent; null when the command is refused. */
export function couponOf(
  line: FakeLine,
  playerId: number,
): {
  readonly give: (command: CouponCommand) => readonly SentCoupon[] | null;
  readonly draft: () => SentCoupon;
} {
  const facts = factsOn(line, playerId);
  let state: CouponState = EMPTY_COUPON;
  return {
    draft: () => sentBy(state, facts),
    give: (command) => {
      const decided = couponDecider.decide(command, state, facts, STAMP);
      if (!decided.ok) return null;
      state = decided.value.reduce(couponDecider.evolve, state);
      return decided.value.flatMap((event) => (event.type === 'coupon/placeIntended' ? [event.payload.sent] : []));
    },
  };
}

const OPEN = {
  state: 'open',
  finished: false,
  score: '',
  isBlocked: false,
  isBannedExpress: false,
  isDisabledBanker: false,
} as const;

/** The coupon as sent to the operator. */
export function sentBy(state: CouponState, facts: CouponFacts): SentCoupon {
  const sent = draftToSend(state, facts);
  if (sent === null) throw new Error('nothing to send');
  return sent;
}
