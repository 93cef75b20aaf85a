import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { viewOf } from '../page-view.ts';

/**
 * Reports a page view, with consent only: the route's name and pattern, so that no token, bet number or search leaves
 * the site [NAV-22]. Open: a tag never blocks a page.
 */
export const analytics: Guard = {
  name: 'analytics',
  onFault: 'open',
  judge(target, { isAnalyticsOn }) {
    const view = isAnalyticsOn ? viewOf(target) : null;
    return view === null ? PASS : { kind: 'pass', commands: [{ type: 'analytics/viewPage', payload: view }] };
  },
};
