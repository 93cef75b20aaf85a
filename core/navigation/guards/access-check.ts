import type { Guard } from '../guard.ts';

/** Is there such a page, and is it open at all? Unknown addresses end in 404; a route that stands for another leads there [NAV-3]. */
export const accessCheck: Guard = {
  name: 'access check',
  onFault: 'closed',
  judge(target, world) {
    if (target.route === null) return { kind: 'fail', status: 404 };
    const { redirectTo } = target.route;
    if (redirectTo !== undefined) return { kind: 'redirect', to: `/${target.language ?? world.language}${redirectTo === '/' ? '' : redirectTo}`, status: 302 };
    if (target.route.name === 'registration' && !world.isRegistrationAllowed) return { kind: 'fail', status: 404 };
    return { kind: 'pass' };
  },
};
