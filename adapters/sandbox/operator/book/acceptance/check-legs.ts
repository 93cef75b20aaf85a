/** What the line says about the legs of a coupon at this moment: every reason against it, and the legs as they would be struck. */
import type { Line, MarketView } from '../../line/line.ts';
import { BANKER_DISABLED, BLOCKED, EXPRESS_BANNED } from '../../line/market-flags.ts';
import { readMarketId } from '../../line/market-id.ts';
import type { StoredLeg } from '../../store/stored-coupon.ts';
import type { AskedLeg, ChangeCoefAction, RejectReason } from '../coupon.ts';
import { ANTI_EXPRESS, takenType } from '../coupon-types.ts';

export interface LegCheck {
  readonly reasons: readonly RejectReason[];
  /** The legs at their present prices; those without a market are left out. */
  readonly legs: readonly StoredLeg[];
}

export interface LegTerms {
  readonly typeId: number;
  readonly changeCoefAction: ChangeCoefAction;
  /** An order waits for its price and for markets to open again: neither is against it. */
  readonly isOrder: boolean;
}

/** Names are stored in this language. */
const RECORD_LANGUAGE = 'en';
const LOWEST_PRICE = 1001;

/** `asked` may be legs that wait for acceptance: their `coef` is then what the player saw. */
export function checkLegs(line: Pick<Line, 'market' | 'game'>, asked: readonly AskedLeg[], terms: LegTerms): LegCheck {
  const found = asked.map((leg) => ({ leg, view: isConsistent(leg) ? line.market(leg.marketId) : null }));
  const open = found.flatMap(({ leg, view }) =>
    view !== null && availability(leg, view, false).length === 0 ? [{ leg, view }] : [],
  );
  const combines = takenType(terms.typeId)?.combinesLegs === true;
  return {
    reasons: [
      ...found.flatMap(({ leg, view }) => availability(leg, view, terms.isOrder)),
      ...found.flatMap(({ leg, view }) => (view === null ? [] : prohibitions(leg, view, terms.typeId))),
      ...(terms.isOrder ? [] : moves(open, terms)),
      ...(combines ? sameGames(asked) : []),
    ],
    legs: found.flatMap(({ leg, view }) => (view === null ? [] : [strike(line, leg, view, terms.typeId)])),
  };
}

function availability(leg: AskedLeg, view: MarketView | null, isOrder: boolean): readonly RejectReason[] {
  const { marketId } = leg;
  if (view === null) return [{ code: 'unknownMarket', marketId }];
  if (view.finished || view.state.status === 4) return [{ code: 'finished', marketId }];
  if (view.suspended) return isOrder ? [] : [{ code: 'suspended', marketId }];
  if (view.price < LOWEST_PRICE) return [{ code: 'coefNotAvailable', marketId }];
  return [];
}

/** What the market is kept out of, whatever its price. */
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

/** Moved prices that the player has to be asked about, all of them when one is. What lowers an anti-express is a price that rises. */
function moves(
  open: readonly { readonly leg: AskedLeg; readonly view: MarketView }[],
  { typeId, changeCoefAction }: LegTerms,
): readonly RejectReason[] {
  const moved = open.filter(({ leg, view }) => view.price !== leg.coef);
  const isWorse = ({ leg, view }: (typeof moved)[number]): boolean =>
    typeId === ANTI_EXPRESS ? view.price > leg.coef : view.price < leg.coef;
  const mustAsk = changeCoefAction === 0 || (changeCoefAction === 2 && moved.some(isWorse));
  return mustAsk
    ? moved.map(({ leg, view }): RejectReason => ({ code: 'priceMoved', marketId: leg.marketId, price: view.price }))
    : [];
}

/** A leg must name the market that its id means: a client that mixes them up must not bet on something else. */
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
    seen: leg.coef,
    isLive: state.status === 2 || state.status === 3,
    placedScore: state.status === 1 ? '' : `${state.score[0]}:${state.score[1]}`,
    startsAt: fixture.startsAt,
    isBanker: type?.hasBankers === true && leg.isBanker,
    blockId: type !== null && type.minBlocks > 0 ? leg.blockId : 0,
  };
}
