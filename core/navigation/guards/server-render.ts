import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf } from '../query.ts';

/**
 * Server-rendered content belongs to one address; any other address renders anew [NAV-21]. Open: the worst case is a
 * page rendered twice.
 */
export const serverRender: Guard = {
  name: 'server-render rerender',
  onFault: 'open',
  judge(target, { serverRendered }) {
    if (serverRendered === null || serverRendered === addressOf(target)) return PASS;
    return { kind: 'pass', commands: [{ type: 'server-render/discard', payload: {} }] };
  },
};
