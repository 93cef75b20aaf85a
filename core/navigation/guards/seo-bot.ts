import { prefixOf } from '../first-look.ts';
import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { queryWithout } from '../query.ts';

/** What belongs to one visit and makes no other page. */
const VISIT = ['return-url', 'platform_type', 'redirect-service'];

/** Search engines see each page under one address [NAV-31]. Open: a second address for a page hurts nobody. */
export const seoBot: Guard = {
  name: 'seo bot',
  onFault: 'open',
  judge(target, world) {
    if (!world.isBot || target.query === '') return PASS;
    const keys = [...VISIT, ...world.referralKeys];
    const kept = queryWithout(target.query, keys);
    if (kept === queryWithout(target.query, [])) return PASS;
    return {
      kind: 'redirect',
      to: `${prefixOf(target, world)}${target.path === '/' ? '' : target.path}${kept}${target.hash}`,
      status: 301,
    };
  },
};
