import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** Announces a newer version once; the player chooses when to reload [NAV-14]. Open: an old version works. */
export const appVersion: Guard = {
  name: 'app version',
  onFault: 'open',
  judge(_target, { version }) {
    if (version === null || version.isAnnounced || version.first === version.newest) return PASS;
    return { kind: 'pass', commands: [{ type: 'app-version/announce', payload: { version: version.newest } }] };
  },
};
