import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf } from '../query.ts';

/** What the server drew belongs to one address; another one draws anew [NAV-21]. Open: the worst is a page drawn twice. */
export const serverRender: Guard = {
  name: 'server-render rerender',
  onFault: 'open',
  judge(target, { serverRendered }) {
    if (serverRendered === null || serverRendered === addressOf(target)) return PASS;
    return { kind: 'pass', commands: [{ type: 'server-render/discard', payload: {} }] };
  },
};
