/**
 * A core for boards and a coupon on a page of another site. What such a page never shows is not in it: navigation,
 * sign-in, notices, the history, receipts, and everything that a device stores.
 */
import { filter } from 'rxjs';
import type { Contract, FeatureTypes } from '../kernel/feature.ts';
import { createCell, derive } from '../kernel/readable.ts';
import type { Readable } from '../kernel/readable.ts';
import { ok } from '../kernel/result.ts';
import { defineFeature } from '../app/define-feature.ts';
import type { BoardCore, PagelessCore } from '../app/facade.ts';
import { typedDispatch } from '../app/facade.ts';
import { lazy } from '../app/registry.ts';
import { feature as accounts } from '../modules/accounts/feature.ts';
import { feature as coupon } from '../modules/coupon/visit.feature.ts';
import { history as historyContract, NO_BETS } from '../modules/history/public.ts';
import { NO_HISTORY } from '../modules/history/state.ts';
import { feature as line } from '../modules/line/feature.ts';
import { hideSports, NOTHING_HIDDEN } from '../modules/line/public.ts';
import { notices as noticesContract } from '../modules/notices/public.ts';
import { feature as preferences } from '../modules/preferences/visit.feature.ts';
import { decodeTokens } from '../modules/session/public.ts';
import { feature as session } from '../modules/session/visit.feature.ts';
import { feature as siteConfig } from '../modules/site-config/feature.ts';
import type { Ports } from '../ports/ports.ts';
import { createSmallCore } from './small-core.ts';

/** The core of boards and a coupon. A command of any other feature is refused. */
export interface CouponCore extends BoardCore, Pick<PagelessCore, 'accounts' | 'coupon' | 'session'> {}

// Features that receive messages about bets but that no element shows: they accept every command and do nothing.
const notices = defineFeature(noticesContract, {
  decider: { initial: [], decide: () => ok([]), evolve: (state) => state },
  create: ({ own }) => ({ view: own.readable }),
});
const history = defineFeature(historyContract, {
  decider: { initial: NO_HISTORY, decide: () => ok([]), evolve: (state) => state },
  create: () => ({ view: createCell(NO_BETS) }),
});

const features = {
  preferences,
  siteConfig,
  session,
  notices,
  history,
  line,
  accounts,
  coupon,
  user: lazy('user', 'player', () => import('../modules/user/feature.ts')),
  limits: lazy('limits', 'player', () => import('../modules/limits/feature.ts')),
  betPlacement: lazy('bet-placement', 'player', () => import('../modules/bet-placement/feature.ts')),
};

export function createCouponCore(ports: Ports): CouponCore {
  const { dispatch, lookup, start, stop } = createSmallCore({
    ports,
    features,
    http: (reads) => ({
      country: () => reads.state(siteConfig.contract).config?.countryCode ?? '',
      who: () => reads.service(session.contract).userId(),
      decodeTokens,
    }),
    player: (reads) => reads.view(session.contract).value$.pipe(filter((now) => now?.status === 'player')),
  });
  keepPlayersApart();
  const eager = <T extends FeatureTypes>(feature: { readonly contract: Contract<T> }): Readable<T['view']> =>
    lookup.view(feature.contract);
  const { slices, markets } = lookup.service(coupon.contract);
  const { reads } = lookup.service(line.contract);

  /**
   * A player's money leaves with them, and their coupon too, unless the operator's end of the session may be taken
   * back.
   */
  function keepPlayersApart(): void {
    lookup.eventsOf(session.contract).subscribe(({ event }) => {
      if (event.type === 'session/signedOut' && event.payload.userId !== null) {
        dispatch({ type: 'accounts/forget', payload: {} });
        if (event.payload.why === 'asked') dispatch({ type: 'coupon/forget', payload: {} });
      }
      if (event.type !== 'session/signedIn') return;
      const { userId } = event.payload;
      // Only the player who placed a bet can ask for its answer.
      if (lookup.state(coupon.contract).intents.some(({ sent }) => sent.userId !== userId))
        dispatch({ type: 'coupon/forget', payload: {} });
    });
  }

  return {
    dispatch: typedDispatch(dispatch),
    async start() {
      await start();
      dispatch({ type: 'session/restore', payload: {} });
    },
    stop,
    preferences: lookup.readable(preferences.contract),
    session: lookup.readable(session.contract),
    accounts: eager(accounts),
    coupon: { ...eager(coupon), ...slices },
    couponMarkets: markets,
    line: hideSports(
      reads,
      derive(lookup.view(features.user.contract), (known) => known?.facts?.hiddenSports ?? NOTHING_HIDDEN),
    ),
  };
}
