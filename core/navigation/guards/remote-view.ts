import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { deliveredBy } from '../delivered.ts';

/** A page that is delivered by a remote view asks for it; loading, its failure and the way to try again are the page's [NAV-34]. Open: a dead view leaves the shell usable. */
export const remoteView: Guard = {
  name: 'remote-view guard',
  onFault: 'open',
  judge({ route, path }, { remoteViews }) {
    const delivered = deliveredBy(route, path);
    if (remoteViews === null || delivered === null || remoteViews.has(delivered.view)) return PASS;
    return { kind: 'pass', commands: [{ type: 'remote-views/load', payload: delivered }] };
  },
};
