import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/**
 * Reports a page view, with consent only: the route's name and pattern, so that no token, bet number or search leaves
 * the site [NAV-22]. Open: a tag never blocks a page.
 */
export const analytics: Guard = {
  name: 'analytics',
  onFault: 'open',
  judge({ route }, { isAnalyticsOn }) {
    if (!isAnalyticsOn || route === null) return PASS;
    return {
      kind: 'pass',
      commands: [{ type: 'analytics/viewPage', payload: { route: route.name, path: route.path } }],
    };
  },
};
