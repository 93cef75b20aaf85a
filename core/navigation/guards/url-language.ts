import type { Guard } from '../guard.ts';

/** The first part of every path is the language. A missing one is put in; an unknown one is replaced; a known one is taken over [NAV-2]. */
export const urlLanguage: Guard = {
  name: 'url language',
  onFault: 'open',
  judge(target, world) {
    const rest = `${target.path === '/' ? '' : target.path}${target.query}${target.hash}`;
    if (target.language === null) return { kind: 'redirect', to: `/${world.language}${rest}`, status: 302 };
    if (!world.languages.includes(target.language)) return { kind: 'redirect', to: `/${world.language}${rest}`, status: 302 };
    if (target.language === world.language) return { kind: 'pass' };
    return { kind: 'pass', commands: [{ type: 'preferences/choose', payload: { language: target.language } }] };
  },
};
