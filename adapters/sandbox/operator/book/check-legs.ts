/** What the line says about the legs of a coupon at this moment: every reason against it, and the legs as they would be struck. */
import type { Line, MarketView } from '../line/line.ts';
import { readMarketId } from '../line/market-id.ts';
import type { StoredLeg } from '../store/records.ts';
import type { AskedLeg, ChangeCoefAction, RejectReason } from './coupon.ts';
import { COUPON_TYPES } from './coupon-types.ts';

export interface LegCheck {
  readonly reasons: readonly RejectReason[];
  /** The legs at their present prices; those without a market are left out. */
  readonly legs: readonly StoredLeg[];
}

/** Names are stored in this language. */
const RECORD_LANGUAGE = 'en';
const LOWEST_PRICE = 1001;

/** `asked` may be legs that wait for acceptance: their `coef` is then what the player saw. */
export function checkLegs(line: Pick<Line, 'market' | 'game'>, asked: readonly AskedLeg[], typeId: number, action: ChangeCoefAction): LegCheck {
  const found = asked.map((leg) => ({ leg, view: isConsistent(leg) ? line.market(leg.marketId) : null }));
  const reasons = found.flatMap(({ leg, view }) => availability(leg, view));
  const open = found.flatMap(({ leg, view }) => (view !== null && availability(leg, view).length === 0 ? [{ leg, view }] : []));
  const moved = open.filter(({ leg, view }) => view.price !== leg.coef);
  const mustAsk = action === 0 || (action === 2 && moved.some(({ leg, view }) => view.price < leg.coef));
  return {
    reasons: [
      ...reasons,
      ...(mustAsk ? moved.map(({ leg, view }): RejectReason => ({ code: 'priceMoved', marketId: leg.marketId, price: view.price })) : []),
      ...(COUPON_TYPES.get(typeId)?.sameGame === true ? [] : sameGames(asked)),
    ],
    legs: found.flatMap(({ leg, view }) => (view === null ? [] : [strike(line, leg, view)])),
  };
}

function availability(leg: AskedLeg, view: MarketView | null): readonly RejectReason[] {
  const { marketId } = leg;
  if (view === null) return [{ code: 'unknownMarket', marketId }];
  if (view.finished || view.state.status === 4) return [{ code: 'finished', marketId }];
  if (view.suspended) return [{ code: 'suspended', marketId }];
  if (view.price < LOWEST_PRICE) return [{ code: 'coefNotAvailable', marketId }];
  return [];
}

/** A leg must name the market that its id means: a client that mixes them up must not bet on something else. */
function isConsistent({ marketId, gameId, kind, type, param }: AskedLeg): boolean {
  const read = readMarketId(marketId);
  return read !== null && read.gameId === gameId && read.key.kind === kind && read.key.type === type && read.key.param === param;
}

function sameGames(asked: readonly AskedLeg[]): readonly RejectReason[] {
  const count = new Map<number, number>();
  for (const { gameId } of asked) count.set(gameId, (count.get(gameId) ?? 0) + 1);
  return asked.filter(({ gameId }) => (count.get(gameId) ?? 0) > 1).map(({ marketId }) => ({ code: 'sameGame', marketId }));
}

function strike(line: Pick<Line, 'game'>, leg: AskedLeg, { fixture, state, price, label }: MarketView): StoredLeg {
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
  };
}
