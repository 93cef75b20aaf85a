/**
 * A coupon to load: its legs as they stand in the line now. Prices in thousandths, params in quarters, times in
 * milliseconds.
 */
import type { LegIdentity, LegPlace } from 'touchline/core/line/leg-identity';
import type { Line } from '../line/line.ts';
import { languageOf } from '../line/line-views.ts';
import { readMarketId } from '../line/market-id.ts';
import { kitsIn, labelIn, sidesIn } from '../names/names.ts';
import type { SharedCoupon } from '../store/stored-coupon.ts';

export interface LoadedLeg extends LegIdentity, LegPlace {
  readonly price: number;
  /** Bits: 1 express-banned, 2 banker disabled, 4 blocked. */
  readonly flags: number;
}

export interface LoadedCoupon {
  readonly typeId: number;
  readonly systemValue: number;
  /** The number of legs no longer in the line. */
  readonly missing: number;
  readonly legs: readonly LoadedLeg[];
}

type LegOfCoupon = SharedCoupon['legs'][number];

/**
 * Loads a coupon. A suspended leg is included; a leg that is over, or that the line no longer offers, is missing. Names
 * in `lng`.
 */
export function loadCoupon(
  line: Pick<Line, 'market' | 'game'>,
  { typeId, systemValue, legs }: SharedCoupon,
  lng: string,
): LoadedCoupon {
  const loaded = legs.flatMap((leg) => loadLeg(line, leg, lng) ?? []);
  return { typeId, systemValue, missing: legs.length - loaded.length, legs: loaded };
}

function loadLeg(
  line: Pick<Line, 'market' | 'game'>,
  { marketId, isBanker, blockId }: LegOfCoupon,
  lng: string,
): LoadedLeg | null {
  const read = readMarketId(marketId);
  const view = line.market(marketId);
  if (read === null || view === null || view.finished || view.state.status === 4) return null;
  const { fixture, state, price, flags, label } = view;
  const { id: gameId, sportId, startsAt } = fixture;
  const language = languageOf(lng);
  const sides = { sportId, home: fixture.home.name, away: fixture.away.name };
  const champ = line.game(gameId, lng)?.champ ?? '';
  const isLive = state.status === 2 || state.status === 3;
  return {
    marketId,
    gameId,
    sportId,
    champ,
    ...sidesIn(language, sides),
    ...kitsIn(language, sides),
    ...read.key,
    label: label === undefined ? null : labelIn(language, label, { kind: read.key.kind, sportId }),
    isLive,
    startsAt,
    price,
    isBanker,
    blockId,
    flags,
  };
}
