import { describe, expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { KnownContext } from 'touchline/navigation/guard';
import { judge } from 'touchline/navigation/pipeline';
import {
  CLOSED,
  DEVELOPERS,
  EMPTY,
  GUESTS,
  HEADLESS,
  MAIN,
  NOT_FOUND,
  OFFICE,
  REDIRECTS,
  type Specified,
} from './specified.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'];
const GUEST: KnownContext = { signedIn: false, language: 'en', languages: LANGUAGES, isRegistrationAllowed: true };
const PLAYER: KnownContext = { ...GUEST, signedIn: true };

/** The final address after redirects: `/en/live shows live on main`. */
function endOf(address: string, context: KnownContext): string {
  let at = address;
  for (let hops = 0; hops < 10; hops += 1) {
    const target = readSiteAddress(at);
    const { outcome } = judge(target, context, (_where, fault) => {
      throw fault;
    });
    if (outcome.kind === 'redirect') {
      at = outcome.to;
      continue;
    }
    return `${at} ${outcome.kind === 'show' ? `shows ${target.route?.name ?? ''} on ${target.route?.layout ?? ''}` : outcome.kind === 'fail' ? `fails ${outcome.status}` : outcome.kind}`;
  }
  return 'goes in circles';
}
const below = (language: string, path: string): string => `/${language}${path === '/' ? '' : path}`;

/** The path in each language, without a language, and with an unknown language. */
function everywhere(path: string, context: KnownContext): readonly string[] {
  return [
    ...LANGUAGES.map((language) => endOf(below(language, path), { ...context, language })),
    endOf(path, context),
    endOf(below('xx', path), context),
  ];
}
const shown = (path: string, name: string, layout: string): readonly string[] =>
  [...LANGUAGES, 'en', 'en'].map((language) => `${below(language, path)} shows ${name} on ${layout}`);

describe('every specified route', () => {
  const groups: readonly (readonly [string, Specified, string, KnownContext])[] = [
    ['everybody', MAIN, 'main', GUEST],
    ['players', OFFICE, 'main', PLAYER],
    ['guests', GUESTS, 'main', GUEST],
    ['everybody, headless', HEADLESS, 'headless', GUEST],
    ['everybody, empty', EMPTY, 'empty', GUEST],
    ['players, to print', [['/print-coupon/1000001', 'print-coupon']], 'empty', PLAYER],
    ['developers', DEVELOPERS, 'main', { ...GUEST, isProduction: false }],
  ];
  for (const [who, routes, layout, context] of groups) {
    it.each(routes)(`[NAV-3] for ${who}: %s is %s`, (path, name) =>
      expect(everywhere(path, context)).toEqual(shown(path, name, layout)),
    );
  }

  it.each(OFFICE)('[NAV-4] %s sends a guest to the login and back', (path) =>
    expect(endOf(below('de', path), { ...GUEST, language: 'de' })).toBe(
      `/de/user/login?return-url=${encodeURIComponent(`/de${path}`)} shows login on main`,
    ),
  );
  it.each(GUESTS)('[NAV-4] %s sends a player home', (path) =>
    expect(endOf(below('de', path), { ...PLAYER, language: 'de' })).toBe('/de shows home on main'),
  );
  it.each(DEVELOPERS)('[NAV-19] %s does not exist in production', (path) =>
    expect(endOf(below('en', path), GUEST)).toBe(`/en${path} fails 404`),
  );
  it.each(CLOSED)('[NAV-3] %s is %s on %s, and redirects home when nothing is closed', (path, name, layout) => {
    expect(readSiteAddress(below('en', path))).toMatchObject({ route: { name, layout } });
    expect(endOf(below('en', path), GUEST)).toBe('/en shows home on main');
  });
  it.each(REDIRECTS)('[NAV-3] %s redirects to %s', (from, to) => {
    const target = readSiteAddress(below('de', from));
    expect(judge(target, { ...GUEST, language: 'de' }, () => undefined).outcome).toEqual({
      kind: 'redirect',
      to: `/de${to}`,
      status: 302,
    });
    expect(endOf(below('de', from), { ...PLAYER, language: 'de' })).toMatch(/shows/);
  });
  it.each(NOT_FOUND)('[NAV-3] %s is not found', (path) =>
    expect(endOf(below('en', path), PLAYER)).toBe(`/en${path} fails 404`),
  );

  it.each([
    ['/EN/live/1', 'shows live-sport'],
    ['/Ru', 'shows home'],
    ['/DE/coupon', 'shows home'],
    ['/AR/nowhere', 'fails 404'],
  ])('[NAV-2] %s, with the language in capitals, redirects to lower case and %s', (path, end) => {
    const small = path.slice(1, 3).toLowerCase();
    for (const language of LANGUAGES)
      expect(endOf(path, { ...GUEST, language })).toMatch(
        new RegExp(`^/(?:${small}|${path.slice(1, 3)}(?=/nowhere))(?:/live/1|/nowhere)? ${end}`),
      );
    expect(endOf(`${path.slice(0, 3)}/office/account`, GUEST)).toBe(
      `/${small}/user/login?return-url=${encodeURIComponent(`/${small}/office/account`)} shows login on main`,
    );
  });

  it('is in the table, and the table has no others', () => {
    const listed = new Set(
      [...MAIN, ...OFFICE, ...GUESTS, ...HEADLESS, ...EMPTY, ...DEVELOPERS, ...CLOSED].map(([, name]) => name),
    );
    // This site’s short paths, the variant of a bonus, and the entry of another application, which only guards redirect
    // to.
    const own = ['print-coupon', 'bet', 'bonus-offer', 'authApp'];
    expect(
      ALL_ROUTES.filter(
        ({ name, redirectTo }) => redirectTo === undefined && !listed.has(name) && !own.includes(name),
      ).map(({ name }) => name),
    ).toEqual([]);
    expect([...listed].filter((name) => !ALL_ROUTES.some((route) => route.name === name))).toEqual([]);
  });

  it('has a unique name, a screen or an area, and patterns for its parameters only', () => {
    expect(new Set(ALL_ROUTES.map(({ name }) => name)).size).toBe(ALL_ROUTES.length);
    expect(
      ALL_ROUTES.filter(({ screen, area }) => (screen === 'plain') !== (area !== undefined) && screen === 'plain').map(
        ({ name }) => name,
      ),
    ).toEqual([]);
    expect(ALL_ROUTES.filter(({ path }) => !path.startsWith('/')).map(({ name }) => name)).toEqual([]);
    // Every parameter has a pattern, so no path accepts arbitrary text.
    expect(
      ALL_ROUTES.flatMap(({ name, path, params = {} }) =>
        [...path.matchAll(/\{(\w+)\??\}/g)]
          .filter(([, key = '']) => !Object.hasOwn(params, key))
          .map(([part]) => `${name} ${part}`),
      ),
    ).toEqual([]);
    for (const { params = {} } of ALL_ROUTES)
      for (const pattern of Object.values(params)) expect(pattern.source).toMatch(/^\^.*\$$/);
  });
});
