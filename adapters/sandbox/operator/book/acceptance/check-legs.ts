/**
 * Checks a coupon's legs against the line at this moment: every reason against them, and the legs as they would be
 * struck.
 */
import { changeActionOf } from 'touchline/core/coupon/change-action-wire';
import { isMoveAccepted, measuredFrom } from 'touchline/core/coupon/rules/accepted-move';
import type { Line, MarketView } from '../../line/line.ts';
import { BANKER_DISABLED, BLOCKED, EXPRESS_BANNED } from '../../line/market-flags.ts';
import { readMarketId } from '../../line/market-id.ts';
import { scoreText } from '../../line/scoreboard.ts';
import type { StoredLeg } from '../../store/stored-coupon.ts';
import type { AskedLeg, ChangeChoice, RejectReason } from '../coupon.ts';
import { takenType } from '../coupon-types.ts';
import { isBoosted } from './boosted.ts';
import { inputOf } from '../payout.ts';
import type { PricedCoupon } from '../payout.ts';

export interface LegCheck {
  readonly reasons: readonly RejectReason[];
  /** The legs at current prices; legs without a market are left out. */
  readonly legs: readonly StoredLeg[];
}

/** The coupon around the legs, and its terms for price moves. */
export interface LegTerms extends ChangeChoice, Omit<PricedCoupon, 'legs'> {
  /** An order waits for its price and for suspended markets, so neither is a reason against it. */
  readonly isOrder: boolean;
}

/** Accepts every price move. */
export const ANY_PRICE: ChangeChoice = { changeCoefAction: 1, changeCoefTolerance: 0 };

/** Names are stored in this language. */
const RECORD_LANGUAGE = 'en';
const MIN_PRICE = 1001;

export function checkLegs(line: Pick<Line, 'market' | 'game'>, asked: readonly AskedLeg[], terms: LegTerms): LegCheck {
  const found = asked.map((leg) => ({ leg, view: isConsistent(leg) ? line.market(leg.marketId) : null }));
  const open = found.flatMap(({ leg, view }) =>
    view !== null && availability(leg, view, false).length === 0 ? [{ leg, view }] : [],
  );
  const combines = takenType(terms.typeId)?.combinesLegs === true;
  const seen = seenPrices(asked, terms);
  return {
    reasons: [
      ...found.flatMap(({ leg, view }) => availability(leg, view, terms.isOrder)),
      ...found.flatMap(({ leg, view }) => (view === null ? [] : prohibitions(leg, view, terms.typeId))),
      ...(terms.isOrder ? [] : moves(asked, seen, new Map(open.map(({ leg, view }) => [leg, view.price])), terms)),
      ...(combines ? sameGames(asked) : []),
    ],
    legs: found.flatMap(({ leg, view }, at) =>
      view === null ? [] : [strike(line, leg, view, terms.typeId, seen[at] ?? leg.coef)],
    ),
  };
}

function availability(leg: AskedLeg, view: MarketView | null, isOrder: boolean): readonly RejectReason[] {
  const { marketId } = leg;
  // A boost leaves the line when it ends.
  if (view === null) return [{ code: isBoosted(leg) ? 'boostEnded' : 'unknownMarket', marketId }];
  if (view.finished || view.state.status === 4) return [{ code: isBoosted(leg) ? 'boostEnded' : 'finished', marketId }];
  if (view.suspended) return isOrder ? [] : [{ code: 'suspended', marketId }];
  if (view.price < MIN_PRICE) return [{ code: 'coefNotAvailable', marketId }];
  return [];
}

/** Bets that the market excludes at any price. */
function prohibitions(
  { marketId, isBanker }: AskedLeg,
  { flags }: MarketView,
  typeId: number,
): readonly RejectReason[] {
  const type = takenType(typeId);
  return [
    ...((flags & BLOCKED) !== 0 ? [{ code: 'blocked', marketId } as const] : []),
    ...((flags & EXPRESS_BANNED) !== 0 && type?.combinesLegs === true
      ? [{ code: 'bannedExpress', marketId } as const]
      : []),
    ...((flags & BANKER_DISABLED) !== 0 && isBanker && type?.hasBankers === true
      ? [{ code: 'bankerNotAllowed', marketId } as const]
      : []),
  ];
}

/** The moved prices, all of them, when the player must be asked about any. A leg that is not open counts as unmoved. */
function moves(
  asked: readonly AskedLeg[],
  seen: readonly number[],
  open: ReadonlyMap<AskedLeg, number>,
  terms: LegTerms,
): readonly RejectReason[] {
  const coupon = inputOf({ ...terms, legs: priced(asked) });
  const prices = asked.map((leg, at) => open.get(leg) ?? seen[at] ?? leg.coef);
  // An unknown type is refused elsewhere.
  if (coupon === null || isMoveAccepted(coupon, seen, prices, choiceOf(terms))) return [];
  return asked.flatMap(({ marketId }, at): readonly RejectReason[] => {
    const price = prices[at] ?? 0;
    return price === seen[at] ? [] : [{ code: 'priceMoved', marketId, price }];
  });
}

/** The prices from which moves are measured, leg by leg. */
function seenPrices(asked: readonly AskedLeg[], terms: LegTerms): readonly number[] {
  const agreed = asked.map(({ seenCoef }) => seenCoef);
  const coupon = inputOf({ ...terms, legs: priced(asked) });
  if (coupon === null) return agreed;
  return measuredFrom(
    coupon,
    agreed,
    asked.map(({ coef }) => coef),
    choiceOf(terms),
  );
}

function choiceOf({ changeCoefAction, changeCoefTolerance }: LegTerms): Parameters<typeof isMoveAccepted>[3] {
  return { changeCoefAction: changeActionOf(changeCoefAction), changeCoefTolerance };
}

function priced(asked: readonly AskedLeg[]): PricedCoupon['legs'] {
  return asked.map((leg) => ({ ...leg, price: leg.coef }));
}

/** The legs of a waiting coupon, to be checked again. Moves since placing are added to earlier ones. */
export function askedAgain(legs: readonly StoredLeg[]): readonly AskedLeg[] {
  return legs.map((leg) => ({ ...leg, coef: leg.seen, seenCoef: leg.seen }));
}

/** The leg's fields must agree with its market id, so that a client error never bets on another market. */
function isConsistent({ marketId, gameId, kind, type, param }: AskedLeg): boolean {
  const read = readMarketId(marketId);
  return (
    read !== null &&
    read.gameId === gameId &&
    read.key.kind === kind &&
    read.key.type === type &&
    read.key.param === param
  );
}

function sameGames(asked: readonly AskedLeg[]): readonly RejectReason[] {
  const count = new Map<number, number>();
  for (const { gameId } of asked) count.set(gameId, (count.get(gameId) ?? 0) + 1);
  return asked
    .filter(({ gameId }) => (count.get(gameId) ?? 0) > 1)
    .map(({ marketId }) => ({ code: 'sameGame', marketId }));
}

function strike(
  line: Pick<Line, 'game'>,
  leg: AskedLeg,
  { fixture, state, price, label }: MarketView,
  typeId: number,
  seen: number,
): StoredLeg {
  const type = takenType(typeId);
  return {
    marketId: leg.marketId,
    gameId: leg.gameId,
    sportId: fixture.sportId,
    champ: line.game(leg.gameId, RECORD_LANGUAGE)?.champ ?? '',
    home: fixture.home.name,
    away: fixture.away.name,
    kind: leg.kind,
    type: leg.type,
    param: leg.param,
    ...(label === undefined ? {} : { label }),
    price,
    seen,
    isLive: state.status === 2 || state.status === 3,
    placedScore: scoreText(state),
    startsAt: fixture.startsAt,
    isBanker: type?.hasBankers === true && leg.isBanker,
    blockId: type !== null && type.minBlocks > 0 ? leg.blockId : 0,
  };
}
