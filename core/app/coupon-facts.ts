/** What the coupon is told of the world, read from its siblings' public views at the moment of asking. */
import { viewAccounts } from '../modules/accounts/views.ts';
import type { CouponFacts, MarketNow } from '../modules/coupon/facts.ts';
import type { Line } from '../modules/line/public.ts';
import type { States } from './modules.ts';

const FALLBACK_CURRENCY = 'EUR';
const FALLBACK_MAX_LEGS = 30;

export function couponFacts(state: <N extends keyof States>(name: N) => States[N], line: Line): CouponFacts {
  const session = state('session');
  const config = state('site-config').config;
  const account = viewAccounts(state('accounts')).active;
  return {
    market: (marketId) => marketNow(line, marketId),
    fresh: line.fresh(),
    player:
      session.status === 'player' && account !== null
        ? { userId: session.userId, accountId: account.id, currency: account.iso, balance: account.money }
        : null,
    sessionUnknown: session.status === 'unknown' || (session.status === 'player' && account === null),
    guestCurrency: config?.geoCurrency ?? FALLBACK_CURRENCY,
    maxLegs: config?.maxLegs ?? FALLBACK_MAX_LEGS,
    oddsView: state('preferences').oddsView,
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
  };
}
