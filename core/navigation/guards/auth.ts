import type { Guard } from '../guard.ts';
import { returnAddress } from '../return-address.ts';

/** Pages of a player need one; pages of a guest send a player where she was going, or home. Until it is known who is here, it waits [NAV-4]. */
export const authAccess: Guard = {
  name: 'auth access',
  onFault: 'closed',
  judge(target, world) {
    const access = target.route?.access ?? 'all';
    if (access === 'all') return { kind: 'pass' };
    if (world.signedIn === null) return { kind: 'wait', command: null, until: (later) => later.signedIn !== null };
    const prefix = `/${target.language ?? world.language}`;
    if (access === 'player' && !world.signedIn) {
      const back = encodeURIComponent(`${prefix}${target.path}`);
      return { kind: 'redirect', to: `${prefix}/user/login?return-url=${back}`, status: 302 };
    }
    if (access === 'guest' && world.signedIn) return { kind: 'redirect', to: returnAddress(target.query) ?? prefix, status: 302 };
    return { kind: 'pass' };
  },
};
