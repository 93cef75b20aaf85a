/** What the coupon is told of the world, read from its siblings' public views at the moment of asking. */
import { viewAccounts } from '../modules/accounts/views.ts';
import type { CouponFacts, MarketNow } from '../modules/coupon/facts.ts';
import type { CouponRules } from '../modules/coupon/rules.ts';
import type { Leg } from '../modules/coupon/types.ts';
import { groupMarkOf } from '../modules/preferences/group-mark.ts';
import type { CouponSetup } from '../modules/site-config/public.ts';
import type { Line } from '../modules/line/public.ts';
import type { States } from './modules.ts';

const FALLBACK_CURRENCY = 'EUR';
/** Until the operator has said what it allows. */
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

export function couponFacts(
  state: <N extends keyof States>(name: N) => States[N],
  line: Line,
  rules: CouponRules | null,
  ownLimits: CouponFacts['ownLimits'] = null,
): CouponFacts {
  const session = state('session');
  const config = state('site-config').config;
  const { accounts, active } = viewAccounts(state('accounts'));
  return {
    market: (marketId) => marketNow(line, marketId),
    movedTo: (leg) => movedTo(line, leg),
    fresh: line.fresh(),
    player:
      session.status === 'player' && active !== null
        ? { userId: session.userId, accountId: active.id, currency: active.iso, balance: active.money, accounts }
        : null,
    sessionUnknown: session.status === 'unknown' || (session.status === 'player' && active === null),
    guestCurrency: config?.geoCurrency ?? FALLBACK_CURRENCY,
    config: config?.coupon ?? FALLBACK_CONFIG,
    oddsView: state('preferences').oddsView,
    groupMark: groupMarkOf(state('preferences').language),
    ownLimits,
    rules,
  };
}

const NO_EXPRESS = 1;
const NO_BANKER = 2;
const NO_BET = 4;

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
      kind: market.kind,
      type: market.type,
      param: market.param,
      label: market.label,
      isLive: game.status === 2 || game.status === 3,
      startsAt: game.startsAt,
      price,
    },
    state,
    finished: game.status === 4,
    score: game.score[0] === '' ? '' : game.score.join(':'),
    isBlocked: (market.flags & NO_BET) !== 0,
    isBannedExpress: (market.flags & NO_EXPRESS) !== 0,
    isDisabledBanker: (market.flags & NO_BANKER) !== 0,
  };
}

/** The open market of the same game, kind and side whose handicap or total is nearest to the leg's. A market without one has not moved: it is gone. */
function movedTo(line: Line, { gameId, kind, type, param }: Leg): MarketNow | null {
  if (!KINDS_WITH_A_LINE.has(kind)) return null;
  const near = line.reads
    .markets(gameId)
    .get()
    .filter(
      (market) =>
        market.kind === kind && market.type === type && market.param !== param && line.reads.state(market.id) === 0,
    )
    .toSorted((left, right) => Math.abs(left.param - param) - Math.abs(right.param - param))[0];
  return near === undefined ? null : marketNow(line, near.id);
}

/** Totals and handicaps: of the match, a side, a half, sets and points. Only these have a line that moves. */
const KINDS_WITH_A_LINE: ReadonlySet<number> = new Set([4, 5, 6, 8, 9, 15, 20, 21, 22, 25]);
