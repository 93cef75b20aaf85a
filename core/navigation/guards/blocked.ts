import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, prefixOf } from '../query.ts';
import type { BlockReason, NavigationContext } from '../navigation-context.ts';

/** The page of each reason. */
const PAGES: Readonly<Record<BlockReason, string>> = {
  general: 'block',
  siteUpdates: 'site-updates',
  suspension: 'suspension',
  ukraine: 'block-ua',
  ireland: 'block-ie',
  comingSoon: 'coming-soon',
};
/**
 * Pages of a closed site only. `suspension` also serves banned players and is the access check's to refuse; appeals
 * serve both.
 */
const CLOSED_ONLY: ReadonlySet<string> = new Set([
  'site-updates',
  'block',
  'block-ua',
  'block-ie',
  'coming-soon',
  'block-appeal-history',
]);
/** Pages whose validity depends on checks that must finish first. */
const CLOSING: ReadonlySet<string> = new Set([...CLOSED_ONLY, 'maintenance', 'suspension']);
export const GATE_KNOWN: Verdict = { kind: 'wait', command: null, until: ({ isGateKnown }) => isGateKnown };
/** Exempt pages: a letter that confirms a player's e-mail address always works, and so do appeals. */
const EXEMPT: ReadonlySet<string> = new Set(['accountverify', 'block-appeal-history']);

/** Whether the cookie, the config or the web state demands maintenance [NAV-15]. */
export function isUnderMaintenance({ maintenance }: NavigationContext): boolean {
  return maintenance.cookie === '1' || maintenance.isActive || maintenance.webState;
}

/** The name of the block page, `null` where no block applies. */
export function blockPageOf({ blocking }: NavigationContext): string | null {
  return blocking.state === 'blocked' && !blocking.isForcedOff ? PAGES[blocking.reason] : null;
}

/**
 * Shows only the maintenance or block page on a closed site; once the site is open, those pages lead home [NAV-15,
 * NAV-16]. Maintenance comes first: blocking is not checked during maintenance. Open: a failed or silent check closes
 * nothing.
 */
export const blocked: Guard = {
  name: 'blocked',
  onFault: 'open',
  judge(target, context) {
    const name = target.route?.name ?? '';
    const home = prefixOf(target, context);
    if (isUnderMaintenance(context))
      return name === 'maintenance' ? PASS : { kind: 'redirect', to: `${home}/maintenance`, status: 302 };
    if (!context.isGateKnown && CLOSING.has(name)) return GATE_KNOWN;
    if (name === 'maintenance') return { kind: 'redirect', to: home, status: 302 };
    if (context.blocking.state === 'unknown') {
      if (name === 'accountverify') return PASS;
      return {
        kind: 'wait',
        command: { type: 'blocking/check', payload: { url: `${home}${target.path}` } },
        until: ({ blocking }) => blocking.state !== 'unknown',
      };
    }
    const page = blockPageOf(context);
    const open: Verdict =
      context.blocking.isDue === true && name !== 'accountverify'
        ? { kind: 'pass', commands: [{ type: 'blocking/check', payload: { url: `${home}${target.path}` } }] }
        : PASS;
    if (page === null)
      return CLOSED_ONLY.has(name) && !isBanned(context) ? { kind: 'redirect', to: home, status: 302 } : open;
    return name === page || EXEMPT.has(name) ? open : { kind: 'redirect', to: `${home}/${page}`, status: 302 };
  },
};
