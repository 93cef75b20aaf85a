import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { deliveredBy } from '../delivered.ts';

/**
 * Requests the remote view that delivers the page. The page itself shows loading, failure and retry [NAV-34]. Open: a
 * dead view leaves the shell usable.
 */
export const remoteView: Guard = {
  name: 'remote-view guard',
  onFault: 'open',
  judge({ route, path }, { remoteViews }) {
    const delivered = deliveredBy(route, path);
    if (remoteViews === null || delivered === null || remoteViews.has(delivered.view)) return PASS;
    return { kind: 'pass', commands: [{ type: 'remote-views/load', payload: delivered }] };
  },
};
