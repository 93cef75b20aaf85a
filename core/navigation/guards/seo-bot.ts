import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { prefixOf, queryWithout } from '../query.ts';

/** Query keys that belong to one visit and do not identify a page. */
const VISIT = ['return-url', 'platform_type', 'redirect-service'];

/** Gives search engines one address for each page [NAV-31]. Open: a second address for a page does no harm. */
export const seoBot: Guard = {
  name: 'seo bot',
  onFault: 'open',
  judge(target, context) {
    if (!context.isBot || target.query === '') return PASS;
    const keys = [...VISIT, ...context.referralKeys];
    const cleanQuery = queryWithout(target.query, keys);
    if (cleanQuery === queryWithout(target.query, [])) return PASS;
    return {
      kind: 'redirect',
      to: `${prefixOf(target, context)}${target.path === '/' ? '' : target.path}${cleanQuery}${target.hash}`,
      status: 301,
    };
  },
};
