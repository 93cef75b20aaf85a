import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** A page view, with consent only; the route and its pattern, so that no token, bet number or search leaves with it [NAV-22]. Open: a tag never stands in the way. */
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
