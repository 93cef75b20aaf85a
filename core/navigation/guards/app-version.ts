import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** A newer version than the one that was loaded is told of, once; the player reloads when she likes [NAV-14]. Open: an old version works. */
export const appVersion: Guard = {
  name: 'app version',
  onFault: 'open',
  judge(_target, { version }) {
    if (version === null || version.isTold || version.first === version.newest) return PASS;
    return { kind: 'pass', commands: [{ type: 'app-version/announce', payload: { version: version.newest } }] };
  },
};
