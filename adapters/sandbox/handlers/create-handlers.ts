/** The operator's calls as msw handlers: one set for every host. They know the operator and nothing of sockets, workers or disks. */
import type { HttpHandler } from 'msw';
import type { Operator } from '../operator/create-operator.ts';
import { authRoutes } from './auth.ts';
import { betRoutes } from './bets.ts';
import { handlerOf } from './call.ts';
import { captchaRoutes } from './captcha.ts';
import { faultRoutes } from './faults.ts';
import { createLimitRoutes } from './limits.ts';
import { lineRoutes } from './line.ts';
import { readyRoutes } from './ready-coupons.ts';
import { seoRoutes } from './seo.ts';
import { siteRoutes } from './site.ts';
import { switchRoutes } from './switches.ts';

/** `report` is told of defects, which the caller sees as a 500. */
export function createHandlers(operator: Operator, report: (error: unknown) => void = (error) => console.error(error)): readonly HttpHandler[] {
  // The calls that come most often first: msw asks one handler after another.
  return [...lineRoutes, ...betRoutes, ...readyRoutes, ...authRoutes, ...siteRoutes, ...seoRoutes, ...createLimitRoutes(({ limits }) => limits), ...faultRoutes, ...switchRoutes, ...captchaRoutes].map((route) => handlerOf(operator, route, report));
}
