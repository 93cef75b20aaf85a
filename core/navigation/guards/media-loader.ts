import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** Live pages request match media and do not wait for it [NAV-17]. Open: a page without media still works. */
export const mediaLoader: Guard = {
  name: 'media loader',
  onFault: 'open',
  judge({ route, params }, { media }) {
    const isLive = route?.screen === 'live' || params['section'] === 'live';
    return media === 'missing' && isLive ? { kind: 'pass', commands: [{ type: 'media/load', payload: {} }] } : PASS;
  },
};
