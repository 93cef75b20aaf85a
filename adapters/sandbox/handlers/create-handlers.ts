/**
 * The operator's calls as msw handlers, one set for every host. Handlers know the operator and nothing of sockets,
 * workers or disks.
 */
import type { HttpHandler } from 'msw';
import type { Operator } from '../operator/operator.ts';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { betRoutes } from './bets.ts';
import { handlerOf } from './call.ts';
import type { Admit, Route } from './call.ts';
import { captchaRoutes } from './captcha.ts';
import { bonusGameRoutes } from './bonus-games.ts';
import { betEditRoutes } from './bet-edits.ts';
import { cashOutRoutes } from './cash-outs.ts';
import { cashierRoutes } from './cashier.ts';
import { consentRoutes } from './consents.ts';
import { faultRoutes } from './faults.ts';
import { gameRoutes } from './games.ts';
import { gameWalletRoutes } from './game-wallet.ts';
import { gateRoutes } from './gate.ts';
import { createLimitRoutes } from './limits.ts';
import type { LimitRoute } from './limits.ts';
import { lineRoutes } from './line.ts';
import { deviceRoutes } from './devices.ts';
import { accountRoutes } from './accounts.ts';
import { mediaRoutes } from './media.ts';
import { officeRoutes } from './office.ts';
import { providerRoutes } from './provider-pages.ts';
import { qrLoginRoutes } from './qr-login.ts';
import { readyRoutes } from './ready-coupons.ts';
import { favouritesRoutes } from './favourites.ts';
import { inboxRoutes } from './inbox.ts';
import { rewardRoutes } from './rewards.ts';
import { recoveryRoutes } from './recovery.ts';
import { registrationRoutes } from './registration.ts';
import { securityRoutes } from './security.ts';
import { securityChangeRoutes } from './security-changes.ts';
import { seoRoutes } from './seo.ts';
import { siteRoutes } from './site.ts';
import { socialRoutes } from './social.ts';
import { pageStyleRoute } from './stand-in-page.ts';
import { supportRoutes } from './support.ts';
import { totoRoutes } from './toto.ts';
import { tournamentRoutes } from './tournaments.ts';
import { switchesPageRoutes } from './switches-page.ts';
import { switchRoutes } from './switches.ts';
import { userRoutes } from './user.ts';
import { verificationRoutes } from './verification.ts';
import { createViewRoutes } from './views.ts';
import type { ViewCode } from './views.ts';

/**
 * All calls, the most frequent first, because msw tries one handler after another. `viewCode` returns the code of
 * remote views where the host can build it.
 */
export function createRoutes(viewCode: ViewCode): readonly (Route | LimitRoute)[] {
  return [
    ...lineRoutes,
    ...betRoutes,
    ...cashOutRoutes,
    ...betEditRoutes,
    ...mediaRoutes,
    ...gameRoutes,
    ...gameWalletRoutes,
    ...cashierRoutes,
    ...providerRoutes,
    ...readyRoutes,
    ...authRoutes,
    ...qrLoginRoutes,
    ...userRoutes,
    ...accountRoutes,
    ...deviceRoutes,
    ...officeRoutes,
    ...rewardRoutes,
    ...bonusGameRoutes,
    ...totoRoutes,
    ...tournamentRoutes,
    ...favouritesRoutes,
    ...inboxRoutes,
    ...verificationRoutes,
    ...registrationRoutes,
    ...recoveryRoutes,
    ...securityRoutes,
    ...securityChangeRoutes,
    ...socialRoutes,
    pageStyleRoute,
    ...siteRoutes,
    ...gateRoutes,
    ...seoRoutes,
    ...createViewRoutes(viewCode),
    ...createLimitRoutes(({ limits }) => limits),
    ...supportRoutes,
    ...consentRoutes,
    ...analyticsRoutes,
    ...faultRoutes,
    ...switchRoutes,
    ...switchesPageRoutes,
    ...captchaRoutes,
  ];
}

/** The names of the operator's APIs, such as `bet-api`. */
export function apiNames(): readonly string[] {
  const routes = createRoutes(() => Promise.resolve(null));
  return [...new Set(routes.map(({ path }) => path.split('/')[1] ?? ''))];
}

/** `report` receives defects, which a caller sees as a 500. `admit` is asked before each call. */
export function createHandlers(
  operator: Operator,
  report: (error: unknown) => void = (error) => console.error(error),
  viewCode: ViewCode = () => Promise.resolve(null),
  admit: Admit = () => Promise.resolve(null),
): readonly HttpHandler[] {
  // msw finds out from a stack trace which file made a handler; with source maps that takes longer than the rest of an
  // operator's start.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return createRoutes(viewCode).map((route) => handlerOf(operator, route, report, admit));
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
