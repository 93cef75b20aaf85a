import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** Live pages ask for what plays matches; they do not wait for it [NAV-17]. Open: a page without pictures is a page. */
export const mediaLoader: Guard = {
  name: 'media loader',
  onFault: 'open',
  judge({ route, params }, { media }) {
    const isLive = route?.screen === 'live' || params['section'] === 'live';
    return media === 'missing' && isLive ? { kind: 'pass', commands: [{ type: 'media/load', payload: {} }] } : PASS;
  },
};
