import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { viewOfRoute } from '../view-routes.ts';

/**
 * Requests the remote view of the page. The page itself shows loading, failure and retry [NAV-34]. Open: a
 * dead view leaves the shell usable.
 */
export const remoteView: Guard = {
  name: 'remote-view guard',
  onFault: 'open',
  judge({ route, path }, { remoteViews }) {
    const target = viewOfRoute(route, path);
    if (remoteViews === null || target === null || remoteViews.has(target.view)) return PASS;
    return { kind: 'pass', commands: [{ type: 'remote-views/load', payload: target }] };
  },
};
