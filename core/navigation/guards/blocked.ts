import { prefixOf } from '../first-look.ts';
import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned } from '../query.ts';
import type { World } from '../world.ts';

/** The page of each reason. Reasons that are not listed have the general one. */
const PAGES: ReadonlyMap<number, string> = new Map([
  [4, 'site-updates'],
  [16, 'suspension'],
  [3, 'block'],
  [1, 'block'],
  [5, 'block'],
  [2, 'block'],
  [14, 'block'],
  [13, 'block-ua'],
  [17, 'block-ie'],
  [8, 'coming-soon'],
]);
/** Only for a site that is closed. `suspension` is a banned player's, too, and the access check's to refuse; the appeals are there for both. */
const CLOSED_ONLY: ReadonlySet<string> = new Set([
  'site-updates',
  'block',
  'block-ua',
  'block-ie',
  'coming-soon',
  'block-appeal-history',
]);
/** Pages that may be right or not: that has to be found out first. */
const CLOSING: ReadonlySet<string> = new Set([...CLOSED_ONLY, 'maintenance', 'suspension']);
export const GATE_KNOWN: Verdict = { kind: 'wait', command: null, until: ({ isGateKnown }) => isGateKnown };
/** A letter that proves a player's e-mail works from everywhere. */
const EXEMPT: ReadonlySet<string> = new Set(['accountverify', 'block-appeal-history']);

/** By the cookie, by the config, or by the state of the web [NAV-15]. */
export function isUnderMaintenance({ maintenance }: World): boolean {
  return maintenance.cookie === '1' || maintenance.isActive || maintenance.webState;
}

/** The name of the page that a blocking shows, null where none applies. */
export function blockPageOf({ blocking }: World): string | null {
  return blocking.state === 'blocked' && !blocking.isForcedOff ? (PAGES.get(blocking.reason) ?? 'block') : null;
}

/**
 * A site under maintenance, or closed to this visitor, shows that and nothing else; when it is open again its closed pages lead home [NAV-15, NAV-16]. Maintenance goes first: blocking is not
 * looked at under it. Open: a check that fails or is silent closes nothing.
 */
export const blocked: Guard = {
  name: 'blocked',
  onFault: 'open',
  judge(target, world) {
    const name = target.route?.name ?? '';
    const home = prefixOf(target, world);
    if (isUnderMaintenance(world))
      return name === 'maintenance' ? PASS : { kind: 'redirect', to: `${home}/maintenance`, status: 302 };
    if (!world.isGateKnown && CLOSING.has(name)) return GATE_KNOWN;
    if (name === 'maintenance') return { kind: 'redirect', to: home, status: 302 };
    if (world.blocking.state === 'unknown') {
      if (name === 'accountverify') return PASS;
      return {
        kind: 'wait',
        command: { type: 'blocking/check', payload: { url: `${home}${target.path}` } },
        until: ({ blocking }) => blocking.state !== 'unknown',
      };
    }
    const page = blockPageOf(world);
    const open: Verdict =
      world.blocking.isDue === true && name !== 'accountverify'
        ? { kind: 'pass', commands: [{ type: 'blocking/check', payload: { url: `${home}${target.path}` } }] }
        : PASS;
    if (page === null)
      return CLOSED_ONLY.has(name) && !isBanned(world) ? { kind: 'redirect', to: home, status: 302 } : open;
    return name === page || EXEMPT.has(name) ? open : { kind: 'redirect', to: `${home}/${page}`, status: 302 };
  },
};
