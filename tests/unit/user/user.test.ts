import { of as answered } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api } from 'touchline/http/api';
import { createCell } from 'touchline/kernel/readable';
import type { Result } from 'touchline/kernel/result';
import type { SessionState } from 'touchline/core/session/public';
import { userDecider } from 'touchline/core/user/decider';
import { keepSecureData } from 'touchline/core/user/keep-secure-data.process';
import { protectionLevel, protectionStatus, verificationOf } from 'touchline/core/user/rules/status';
import { decodeRights, decodeSecureData, decodeUser } from 'touchline/core/user/wire';
import type { UserFacts } from 'touchline/core/user/types';
import type { Fate, Tab } from '../../models/virtual-browser.ts';
import { createWorld, decideIn } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

function factsOf(wire: Readonly<Record<string, unknown>> = {}): UserFacts {
  const decoded = decodeUser({ result: wire });
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}

async function worldWithPlayer(
  user: Readonly<Record<string, unknown>> = {},
  fate?: (path: string) => Fate | null,
): Promise<{ readonly world: World; readonly tab: Tab }> {
  const world = createWorld();
  world.operator.user = user;
  world.operator.config = { hasCookiesPopup: false };
  if (fate !== undefined) world.browser.fate = ({ path }) => fate(path) ?? { kind: 'answer', ms: 5 };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(100);
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  tab.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
  return { world, tab };
}

const view = (tab: Tab) => tab.core.feature('user').get();
const asked = (tab: Tab): number => tab.calls.filter((call) => call === 'GET /web-api/user/config').length;

describe('the operator’s numbers', () => {
  it('[USR-5] give the protection level: none, bad below 31, normal to 69, good to 99, full', () => {
    expect([null, 0, 30, 31, 69, 70, 99, 100].map(protectionStatus)).toEqual([
      'none',
      'bad',
      'bad',
      'normal',
      'normal',
      'good',
      'good',
      'full',
    ]);
  });

  it('[USR-5] give the protection score, or 20 for each method where methods are synchronised', () => {
    const methods = {
      is_changed_password: true,
      enable_two_factor_auth: 1,
      enable_phone_binding: false,
      enable_security_question: true,
      enable_email_auth: 0,
    };
    expect(protectionLevel(factsOf({ protection_level: 90, protection_methods: methods }))).toBe(90);
    expect(
      protectionLevel(
        factsOf({ protection_level: 90, protection_methods: methods, should_sync_protection_methods: true }),
      ),
    ).toBe(60);
    expect(protectionLevel(factsOf())).toBeNull();
  });

  it('[USR-6] give the verification status', () => {
    const of = (wire: Readonly<Record<string, unknown>>): string => verificationOf(factsOf(wire));
    expect(of({ internal_verification_status: 1 })).toBe('verified');
    expect(of({ verification_status_group_code: 'VERIFICATION_SUCCESSFUL', verification_status: 1 })).toBe('verified');
    expect(of({ internal_verification_status: 1, requested_additional_document: 1, user_status_id: 1 })).toBe(
      'pending',
    );
    expect(of({ verification_status_group_code: 'VERIFICATION_DENIED', verification_status: 1 })).toBe('denied');
    expect(of({ internal_verification_status: 1, requested_additional_document: 1 })).toBe('documentNeeded');
    expect(of({ verification_status: 1, requested_additional_document: 1 })).toBe('notVerified');
    expect(of({ verification_status: 1 })).toBe('notVerified');
    expect(of({})).toBe('unknown');
    expect(
      of({
        internal_verification_status: 2,
        user_status_id: 2,
        verification_status: 2,
        verification_status_group_code: 'UNVERIFIED',
      }),
    ).toBe('unknown');
  });
});

describe('decoding', () => {
  it('[USR-2] takes only known keys, one by one', () => {
    const decoded = decodeUser({
      result: { ban_level: 'x', ban_version: 2, protection_level: 900, extra: 1, user_name: 'nick' },
    });
    expect(decoded).toMatchObject({ ok: true, value: { ban: 'none', protectionLevel: null } });
    expect(JSON.stringify(decoded)).not.toMatch(/extra|nick/);
  });

  it.each([
    [0, 1, 'none'],
    [-1, 1, 'none'],
    [1, 1, 'full'],
    [53, 1, 'exceptWithdrawal'],
    [45, 1, 'full'],
    [45, 2, 'exceptWithdrawal'],
    [53, 2, 'full'],
  ] as const)('[USR-3, USR-11] a ban of level %i in version %i is read as %s', (level, version, ban) => {
    expect(factsOf({ ban_level: level, ban_version: version }).ban).toBe(ban);
    if (version === 1) expect(factsOf({ ban_level: level }).ban).toBe(ban);
  });

  it('[USR-1] fails for an error or a missing result', () => {
    for (const value of [{ error: 'x', result: {} }, { error: null }, {}, null, 'text', { result: 5 }])
      expect(decodeUser(value).ok).toBe(false);
  });

  it('[USR-8, USR-9] covers rights, conversion and secure data', () => {
    expect(decodeRights({ rights: ['bet'], accountConversion: 'third' })).toEqual({
      ok: true,
      value: { rights: ['bet'], accountConversion: 'none' },
    });
    expect(decodeRights({ rights: 'all' }).ok).toBe(false);
    expect(decodeSecureData({})).toEqual({ ok: true, value: { ggru: '', grant: '' } });
    expect(decodeSecureData({ ggru: 'a; path=/evil' }).ok).toBe(false);
  });
});

describe('the load', () => {
  it('[USR-1] happens once, again on request, and never for a guest', async () => {
    const { world, tab } = await worldWithPlayer();
    expect(asked(tab)).toBe(1);
    expect(tab.core.dispatch({ type: 'user/load', payload: { isAgain: false } })).toEqual({
      ok: false,
      error: { code: 'user/unchanged' },
    });
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    await world.clock.run(100);
    expect(asked(tab)).toBe(2);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect(tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } })).toEqual({
      ok: false,
      error: { code: 'user/nobody' },
    });
  });

  it('[USR-1] is aborted by a newer one', async () => {
    const { world, tab } = await worldWithPlayer({ ban_level: 0 });
    let calls = 0;
    world.browser.fate = ({ path }) => {
      if (path !== '/web-api/user/config') return { kind: 'answer', ms: 5 };
      calls += 1;
      return { kind: 'answer', ms: calls === 1 ? 5_000 : 5 };
    };
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    await world.clock.run(1_000);
    const seen = tab.core.recent().filter(({ event }) => event.type === 'user/received').length;
    await world.clock.run(20_000);
    expect(tab.core.recent().filter(({ event }) => event.type === 'user/received')).toHaveLength(seen);
  });

  it('[USR-1] reports a failure, resets the mark, and allows the next attempt', async () => {
    let isBroken = true;
    const { world, tab } = await worldWithPlayer({}, (path) =>
      isBroken && path === '/web-api/user/config' ? { kind: 'respond', status: 200, text: '{"error":"later"}' } : null,
    );
    expect(view(tab)?.facts).toBeNull();
    expect(tab.reports.join()).toContain('user/load: no user config: error 500');
    await world.clock.run(61_000);
    expect(asked(tab)).toBe(2);
    isBroken = false;
    expect(tab.core.dispatch({ type: 'user/load', payload: { isAgain: false } }).ok).toBe(true);
    await world.clock.run(100);
    expect(view(tab)?.facts).not.toBeNull();
  });

  it('[USR-1] sets the mark first, so that a second load does nothing', () => {
    const stamp = { at: 0, id: '1' };
    const first = userDecider.decide(
      { type: 'user/load', payload: { isAgain: false } },
      userDecider.initial,
      { signedIn: true },
      stamp,
    );
    if (!first.ok) throw new Error('refused');
    const state = first.value.reduce((now, event) => userDecider.evolve(now, event), userDecider.initial);
    expect(state.isInstalled).toBe(true);
    expect(userDecider.evolve(state, { type: 'user/failed', payload: {} }).isInstalled).toBe(false);
  });
});

describe('the player’s identity', () => {
  it('[USR-2] is stored nowhere, not even in the view', async () => {
    const { world, tab } = await worldWithPlayer({
      user_data: { passport: 'P-4711', surname: 'Somebody' },
      phone_number: '49170123',
    });
    const traces = JSON.stringify([
      view(tab),
      tab.core.recent(),
      [...world.browser.storage],
      world.browser.disk,
      [...world.browser.pageCookies],
      tab.reports,
      tab.core.navigation.trail(),
    ]);
    expect(traces).toContain('"ban":"none"');
    for (const secret of ['Name-1001', 'mail-1001', 'P-4711', 'Somebody', '49170123'])
      expect(traces).not.toContain(secret);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect(view(tab)).toMatchObject({ facts: null, isBanned: false, stops: { bet: [] } });
  });

  it('[USR-9] secure data are cookies while the player is signed in; empty values are only reported', async () => {
    const { world, tab } = await worldWithPlayer();
    expect([...world.browser.pageCookies]).toEqual([
      ['ggru', 'ggru-1001'],
      ['grant', 'grant-1001'],
    ]);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect([...world.browser.pageCookies]).toEqual([]);
    const empty = await worldWithPlayer({}, (path) =>
      path === '/web-api/user/secure-data' ? { kind: 'respond', status: 200, text: '{}' } : null,
    );
    expect([...empty.world.browser.pageCookies]).toEqual([]);
    expect(empty.tab.reports.filter((each) => each.startsWith('user/'))).toEqual([
      'user/secure-data: the secure data are empty',
    ]);
  });

  it('[USR-9] the cookie ggru lasts a day, grant 1800 s', () => {
    const written: unknown[] = [];
    const api: Api = ({ decode }) => answered(decode({ ggru: 'g', grant: 't' }) as Result<never, never>);
    const session = createCell<SessionState>({ status: 'player', userId: '1', previousLoginAt: null });
    keepSecureData({
      session,
      api,
      cookies: { read: () => null, write: (each) => void written.push(each) },
      report: () => undefined,
    })
      .subscribe()
      .unsubscribe();
    expect(written).toEqual([
      { name: 'ggru', value: 'g', lifeS: 86_400, sameSite: 'Strict' },
      { name: 'grant', value: 't', lifeS: 1_800, sameSite: 'Strict' },
    ]);
  });
});

const MAIN = { id: 1, type: 0, currencyId: 1, iso: 'EUR', symbol: '€', money: 100, isActive: true, label: '' };

/** The windows that open for a player with these accounts who may convert money. */
async function announced(accounts: readonly (typeof MAIN)[]): Promise<readonly string[]> {
  const answers: Readonly<Record<string, unknown>> = {
    '/web-api/user/rights': { rights: [], accountConversion: 'main' },
    '/web-api/user/accounts': { accounts, session: { loginAt: 0, previousLoginAt: null, netPosition: 0 } },
  };
  const { world, tab } = await worldWithPlayer({}, (path) =>
    path in answers ? { kind: 'respond', status: 200, text: JSON.stringify(answers[path]) } : null,
  );
  await world.clock.run(100);
  return (tab.core.feature('modals').get()?.open ?? []).map(({ kind }) => kind);
}

describe('effects of the player’s status', () => {
  it('[USR-3, NAV-36] a ban redirects at once, withdrawal stays open at some levels, and lifting the ban leads home', async () => {
    const { world, tab } = await worldWithPlayer();
    expect(await decideIn(world, tab, '/en/live')).toMatchObject({ kind: 'show' });
    let outdated = 0;
    const stop = tab.core.navigation.onOutdated(() => (outdated += 1));
    await world.clock.run(10);
    world.operator.user = { ban_level: 53, ban_version: 1 };
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    await world.clock.run(100);
    expect(outdated).toBe(1);
    expect(await decideIn(world, tab, '/en/live')).toMatchObject({ kind: 'redirect', to: '/en/suspension' });
    expect(await decideIn(world, tab, '/en/office/deduce')).toMatchObject({ kind: 'show' });
    expect(await decideIn(world, tab, '/en/suspension')).toMatchObject({ kind: 'show' });
    world.operator.user = { ban_level: 7, ban_version: 2 };
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    await world.clock.run(100);
    expect(await decideIn(world, tab, '/en/office/deduce')).toMatchObject({ kind: 'redirect', to: '/en/suspension' });
    expect(await decideIn(world, tab, '/en/suspension')).toMatchObject({ kind: 'show' });
    const before = outdated;
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(100);
    expect(await decideIn(world, tab, '/en/suspension')).toMatchObject({ kind: 'redirect', to: '/en' });
    expect(outdated).toBeGreaterThanOrEqual(before);
    stop();
  });

  it('[USR-4, NAV-30] a pending bonus redirects to the identification with an explanation, once', async () => {
    const { world, tab } = await worldWithPlayer({ is_identification_bonus: true });
    expect(await decideIn(world, tab, '/en/live')).toMatchObject({
      kind: 'redirect',
      to: '/en/office/identification?identification=true',
    });
    const open = (): readonly string[] => (tab.core.feature('modals').get()?.open ?? []).map(({ kind }) => kind);
    expect(open()).toEqual(['identificationBonus']);
    // The navigation closes the window; it opens again.
    tab.core.dispatch({ type: 'modals/closeAll', payload: {} });
    await world.clock.run(10);
    expect(open()).toEqual(['identificationBonus']);
    tab.core.dispatch({ type: 'modals/answer', payload: { id: 'identificationBonus', isConfirmed: false } });
    tab.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
    await world.clock.run(100);
    expect(open()).toEqual([]);
  });

  it('[USR-4] a banned player gets no reminder', async () => {
    const { tab } = await worldWithPlayer({ is_identification_bonus: true, ban_level: 3, ban_version: 1 });
    expect(tab.core.feature('modals').get()?.open).toEqual([]);
  });

  it('[USR-8] an allowed conversion is announced once', async () => {
    expect(await announced([MAIN, { ...MAIN, id: 9, type: 9, iso: 'USD', money: 0 }])).toEqual(['convertAccount']);
  });

  it('[USR-8] no conversion is announced to a player without an empty account in another currency', async () => {
    expect(await announced([MAIN])).toEqual([]);
    expect(await announced([MAIN, { ...MAIN, id: 9, type: 9, iso: 'USD', money: 5 }])).toEqual([]);
  });
});
