/** Gathers the coupon's facts about its siblings, at the moment of the request. */
import type { AccountsView } from '../accounts/public.ts';
import type { CouponFacts, MarketNow } from './facts.ts';
import type { Leg } from './types.ts';
import { groupMarkOf } from '../preferences/public.ts';
import type { Preferences } from '../preferences/public.ts';
import type { SessionState } from '../session/public.ts';
import type { CouponSetup, SiteConfigState } from '../site-config/public.ts';
import { KIND, NO_BANKER, NO_BET, NO_EXPRESS } from '../line/public.ts';
import type { Line } from '../line/public.ts';

const FALLBACK_CURRENCY = 'EUR';
/** The config until the operator has sent one. */
const FALLBACK_CONFIG: CouponSetup = {
  maxLegs: 30,
  isVipBetAllowed: false,
  isBonusBetAllowed: false,
  isAdvanceAllowed: false,
  isPromoCodeAllowed: false,
  isOneClickAllowed: false,
  hasExpressOfTheDay: false,
  hasBetGenerator: false,
  minAmountTypes: [],
  maxAmountTypes: [],
  antiExpressMargin: 116,
};

export interface CouponSources {
  readonly session: SessionState;
  readonly siteConfig: SiteConfigState;
  readonly accounts: AccountsView;
  readonly preferences: Preferences;
  readonly line: Line;
  /** A process sends the coupon's intents [BPL-3]. */
  readonly isPlacementReady: boolean;
  readonly ownLimits: CouponFacts['ownLimits'];
  /** Null until the operator has sent the player's rights: until then the core stops nothing. */
  readonly user: {
    readonly stops: CouponFacts['rightStops'];
    readonly facts: { readonly referralId: number | null } | null;
  } | null;
}

const NOTHING_STOPS: CouponFacts['rightStops'] = { bet: [], bonus: [] };

export function gatherFacts({
  session,
  siteConfig: { config },
  accounts: { accounts, active },
  preferences,
  line,
  isPlacementReady,
  ownLimits,
  user,
}: CouponSources): CouponFacts {
  const isPlayer = session.status === 'player';
  const player =
    isPlayer && active !== null && isPlacementReady
      ? {
          userId: session.userId,
          accountId: active.id,
          currency: active.iso,
          balance: active.money,
          accounts,
          refId: user?.facts?.referralId ?? null,
        }
      : null;
  return {
    market: (marketId) => marketNow(line, marketId),
    movedTo: (leg) => movedTo(line, leg),
    fresh: line.fresh(),
    player,
    sessionUnknown: session.status === 'unknown' || (isPlayer && player === null),
    guestCurrency: config?.geoCurrency ?? FALLBACK_CURRENCY,
    config: config?.coupon ?? FALLBACK_CONFIG,
    oddsView: preferences.oddsView,
    appView: preferences.appView,
    groupMark: groupMarkOf(preferences.language),
    ownLimits,
    rightStops: user?.stops ?? NOTHING_STOPS,
  };
}

function marketNow({ reads }: Line, marketId: number): MarketNow | null {
  const market = reads.market(marketId);
  const game = market === null ? null : reads.game(market.gameId).get();
  const { price, state } = reads.quote(marketId);
  if (market === null || game === null) return null;
  return {
    leg: {
      marketId,
      gameId: game.id,
      sportId: game.champ.sportId,
      champ: game.champ.name,
      home: game.home,
      away: game.away,
      kits: game.kits,
      kind: market.kind,
      type: market.type,
      param: market.param,
      label: market.label,
      isLive: game.status === 'inPlay' || game.status === 'break',
      startsAt: game.startsAt,
      price,
    },
    state,
    finished: game.status === 'finished',
    score: game.score[0] === '' ? '' : game.score.join(':'),
    isBlocked: (market.flags & NO_BET) !== 0,
    isBannedExpress: (market.flags & NO_EXPRESS) !== 0,
    isDisabledBanker: (market.flags & NO_BANKER) !== 0,
  };
}

/**
 * The open market of the same game, kind and side whose handicap or total is nearest to the leg's. A market without a
 * handicap or total can't move: it is gone.
 */
function movedTo(line: Line, { gameId, kind, type, param }: Leg): MarketNow | null {
  if (!KINDS_WITH_A_LINE.has(kind)) return null;
  const near = line.reads
    .markets(gameId)
    .get()
    .filter(
      (market) =>
        market.kind === kind &&
        market.type === type &&
        market.param !== param &&
        line.reads.state(market.id) === 'open',
    )
    .sort((left, right) => Math.abs(left.param - param) - Math.abs(right.param - param))[0];
  return near === undefined ? null : marketNow(line, near.id);
}

/** Totals and handicaps: of the match, a side, a half, sets and points. Only these kinds have a line that moves. */
const KINDS_WITH_A_LINE: ReadonlySet<number> = new Set<number>([
  KIND.total,
  KIND.homeTotal,
  KIND.awayTotal,
  KIND.halfTimeTotal,
  KIND.setTotal,
  KIND.pointTotal,
  KIND.asianHandicap,
  KIND.europeanHandicap,
  KIND.setHandicap,
  KIND.pointHandicap,
]);
