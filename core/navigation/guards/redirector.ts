import { readSiteAddress } from '../all-routes.ts';
import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf, pairsOf } from '../query.ts';
import { safeNavigate } from '../safe-navigate.ts';
import { isUnderMaintenance } from './blocked.ts';

const FLAG = 'redirect-service';
/** A service that sends from one address to the next is followed so far. */
const MOST = 3;

/**
 * The operator's redirect service [NAV-13]: asked in production, or where the address says so; not under maintenance. An answer that is not whole, leads nowhere else or leads back is ignored.
 * Open: a service that fails or is silent changes nothing.
 */
export const redirector: Guard = {
  name: 'redirector',
  onFault: 'open',
  judge(target, world) {
    if (world.redirects === null || isUnderMaintenance(world)) return PASS;
    if (world.isProduction === false && !pairsOf(target.query).some(([key]) => key === FLAG)) return PASS;
    const url = addressOf(target);
    const known = world.redirects.find(({ asked }) => asked === url);
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
    const safe = safeNavigate(answer.url, world.origin, world.allowedOrigins);
    const to = !safe.ok ? answer.url : safe.value.startsWith('/') ? addressOf(readSiteAddress(safe.value)) : safe.value;
    if (to === url || world.cameFrom.includes(to) || world.cameFrom.length >= MOST) return PASS;
    return { kind: 'redirect', to, status: answer.code === 301 ? 301 : 302 };
  },
};
