import { readSiteAddress } from '../all-routes.ts';
import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf, pairsOf } from '../query.ts';
import { safeNavigate } from '../safe-navigate.ts';
import { isUnderMaintenance } from './blocked.ts';

const FLAG = 'redirect-service';
/** The most redirects of the service that are followed in a row. */
const MAX_REDIRECTS = 3;

/**
 * The operator's redirect service [NAV-13]: active in production, or with a flag in the address, and never during
 * maintenance. An answer that is incomplete, leads nowhere else or leads back is ignored. Open: a failed or silent
 * service changes nothing.
 */
export const redirector: Guard = {
  name: 'redirector',
  onFault: 'open',
  judge(target, context) {
    if (context.redirects === null || isUnderMaintenance(context)) return PASS;
    if (context.isProduction === false && !pairsOf(target.query).some(([key]) => key === FLAG)) return PASS;
    const url = addressOf(target);
    const known = context.redirects.find(({ asked }) => asked === url);
    if (known === undefined)
      return {
        kind: 'wait',
        command: { type: 'redirects/ask', payload: { url } },
        until: ({ redirects }) => redirects === null || redirects.some(({ asked }) => asked === url),
      };
    const { answer } = known;
    if (
      answer === null ||
      !answer.redirect ||
      answer.code === null ||
      answer.url === null ||
      !answer.hasReasons ||
      !answer.hasBreadcrumbs
    )
      return PASS;
    const safe = safeNavigate(answer.url, context.origin, context.allowedOrigins);
    const to = !safe.ok ? answer.url : safe.value.startsWith('/') ? addressOf(readSiteAddress(safe.value)) : safe.value;
    if (to === url || context.cameFrom.includes(to) || context.cameFrom.length >= MAX_REDIRECTS) return PASS;
    return { kind: 'redirect', to, status: answer.code === 301 ? 301 : 302 };
  },
};
