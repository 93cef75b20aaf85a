/** The core's forms with the operator, without a page: every login method, its times, and no remaining data. */
import { Observable, of } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { codeOfStep, STEP_MS } from '../../adapters/sandbox/operator/players/auth/totp.ts';
import type { Fetch } from '../../adapters/browser/fetch-http.ts';
import type { Core } from 'touchline/app/facade';
import { NOBODY } from 'touchline/core/auth/draft-store';
import type { AuthView } from 'touchline/core/auth/public';
import type { Account, AuthJob } from 'touchline/core/auth/types';
import type { OneTapAnswer, SocialPort } from 'touchline/ports/social';
import { HOSTILE } from '../unit/auth/hostile.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { createDevice, createTime } from './device.ts';
import type { Device, Time } from './device.ts';

const PHONE = '+4915112345678';
const account: Account = { currency: 'EUR', countryId: 66, isAdult: true, bonus: 'none' };
let host: NodeOperator;
let time: Time;

beforeAll(async () => {
  time = createTime(Date.UTC(2026, 5, 1, 12));
  host = await createNodeOperator({ clock: time.clock, createLine: () => createFakeLine(time.clock) });
});
afterAll(() => host.close());

interface Visit {
  readonly core: Core;
  readonly device: Device;
  readonly calls: string[];
  /** Calls that have been answered. */
  readonly answered: string[];
  /** The addresses that the page was redirected to. */
  readonly left: string[];
  readonly auth: () => AuthView;
  /** Sends a command and waits until its calls have ended. */
  ask(job: AuthJob, secrets?: Readonly<Record<string, string>>): Promise<void>;
}

/** `rewrite` changes an answer's body by its path. */
async function visit(
  rewrite: (path: string, text: string) => string = (_, text) => text,
  oneTap: OneTapAnswer = { kind: 'closed' },
): Promise<Visit> {
  const client = host.client();
  const calls: string[] = [];
  const answered: string[] = [];
  const left: string[] = [];
  const fetch: Fetch = async (input, init) => {
    const path = input.split('?')[0] ?? '';
    calls.push(path);
    const answer = await client(input, init);
    const text = await (path.endsWith('/feed') ? Promise.resolve(null) : answer.clone().text());
    const next = text === null ? null : rewrite(path, text);
    answered.push(path);
    return next === null || next === text ? answer : new Response(next, { status: 200, headers: answer.headers });
  };
  const social: SocialPort = {
    origin: 'https://site.example',
    leave: (address) => void left.push(address),
    oneTap: () => of(oneTap),
  };
  const device = createDevice(fetch, time.clock, { social });
  const core = device.start();
  await core.load('auth');
  await time.until(
    'a guest who is offered things',
    () =>
      core.session.get().status === 'guest' &&
      core.siteConfig.get() !== null &&
      (core.feature('auth').get()?.phones ?? null) !== null,
  );
  const auth = (): AuthView => {
    const view = core.feature('auth').get();
    if (view === null) throw new Error('no forms');
    return view;
  };
  return {
    core,
    device,
    calls,
    answered,
    left,
    auth,
    ask: async (job, secrets) => {
      expect(core.actions('auth')?.ask(job, secrets), job.kind).toBe(true);
      await time.until(job.kind, () => auth().form.loading === null);
    },
  };
}

const codeTo = (to: string): string =>
  host.operator.players.letters.inbox().find((letter) => letter.to === to)?.code ?? '';
const traces = ({ core, device }: Visit): string =>
  JSON.stringify([core.recent(), [...device.storage], device.disk, device.reports, core.navigation.trail()]);

describe('codes', () => {
  it('[AUT-5, AUT-1] fail until their time is up, then expire; no typed value is shown or stored', async () => {
    const tab = await visit();
    const userInfo = { ...NOBODY, name: 'Typed-by-Ada', email: 'typed@ada.example' };
    tab.core.actions('auth')?.draft({ userInfo });
    await tab.ask({ kind: 'requestCode', purpose: 'registration', channel: 'sms' }, { to: PHONE });
    expect(tab.auth().form.userInfo).toEqual(userInfo);
    expect(
      tab.core.actions('auth')?.ask({ kind: 'requestCode', purpose: 'registration', channel: 'sms' }, { to: PHONE }),
    ).toBe(false);
    const first = codeTo(PHONE);
    await tab.ask({ kind: 'register', type: 'phone_reg', account }, { code: first === '111111' ? '222222' : '111111' });
    expect(tab.auth()).toMatchObject({
      failure: { code: 'wrong_code', field: 'code', attemptsLeft: 4 },
    });
    await time.until('its end', () => tab.auth().codes.registration?.isOver === true, 301_000);
    const before = tab.calls.length;
    tab.core.actions('auth')?.ask({ kind: 'register', type: 'phone_reg', account }, { code: first });
    expect(tab.auth().failure?.code).toBe('time_up');
    expect(tab.calls.length).toEqual(before);
    await tab.ask({ kind: 'requestCode', purpose: 'registration', channel: 'sms' }, { to: PHONE });
    await tab.ask({ kind: 'register', type: 'phone_reg', account }, { code: codeTo(PHONE) });
    expect(tab.core.session.get().status).toBe('player');
    const password = tab.core.newCredentials.get()?.password ?? '';
    expect(password).not.toBe('');
    expect(tab.auth().form.userInfo).toEqual(NOBODY);
    for (const secret of [PHONE, PHONE.slice(3), first, codeTo(PHONE), password, userInfo.name, userInfo.email])
      expect(traces(tab)).not.toContain(secret);
    tab.core.stop();
  }, 60_000);

  it('[AUT-13, AUT-1] lead to a new password', async () => {
    const tab = await visit();
    await tab.ask({ kind: 'requestCode', purpose: 'recovery', channel: 'sms' }, { to: PHONE });
    expect(tab.auth()).toMatchObject({ recovery: 'code', readAt: '/sandbox-api/v1/inbox/page' });
    await tab.ask({ kind: 'checkRecoveryCode' }, { code: codeTo(PHONE) });
    await tab.ask({ kind: 'setPassword' }, { password: 'short1' });
    expect(tab.auth()).toMatchObject({
      recovery: 'password',
      failure: { code: 'fail_pass', field: 'pass', rules: ['length'] },
    });
    await tab.ask({ kind: 'setPassword' }, { password: 'lantern-58' });
    expect(tab.auth().recovery).toBe('done');
    tab.core.dispatch({ type: 'auth/chooseForm', payload: { form: 'phone_password' } });
    await tab.ask({ kind: 'logIn', form: 'phone_password' }, { phone: PHONE, password: 'lantern-58' });
    expect(tab.core.session.get().status).toBe('player');
    expect(traces(tab)).not.toMatch(/lantern|short1/);
    tab.core.stop();
  });
});

describe('the second step', () => {
  it('[AUT-15, AUT-16, AUT-1] is enabled, confirmed, requested, and removed from memory at sign-out', async () => {
    const tab = await visit();
    await tab.ask({ kind: 'register', type: 'fast_reg', account });
    const { login = '', password = '' } = tab.core.newCredentials.get() ?? {};
    await tab.ask({ kind: 'loadSecurity' });
    expect(tab.auth().security).toMatchObject({ login, hasTwoFactor: false });
    await tab.ask({ kind: 'beginTwoFactor' });
    tab.core.dispatch({ type: 'auth/dismissShown', payload: { what: 'twoFactor' } });
    expect(tab.auth().twoFactor).toBeNull();
    await tab.ask({ kind: 'beginTwoFactor' });
    const secret = tab.auth().twoFactor?.secret ?? '';
    const now = (): Promise<string> => codeOfStep(secret, Math.floor(time.clock.now() / STEP_MS));
    await tab.ask({ kind: 'enableTwoFactor' }, { code: await now() });
    const backup = tab.auth().backupCodes ?? [];
    expect(backup).toHaveLength(10);
    expect(tab.auth().security?.hasTwoFactor).toBe(true);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect(tab.auth().backupCodes).toBeNull();
    expect(tab.auth().security).toBeNull();
    expect(tab.auth().done).toBeNull();
    await tab.ask({ kind: 'logIn', form: 'login_password' }, { login, password });
    expect(tab.core.session.get().status).toBe('guest');
    expect(tab.auth().form.currentForm).toBe('login_password_two_step_code');
    await tab.ask({ kind: 'secondStep' }, { code: 'nothing' });
    expect(tab.auth().failure).toMatchObject({ code: 'wrong_code', attemptsLeft: 4 });
    await tab.ask({ kind: 'secondStep' }, { code: backup[3] ?? '' });
    expect(tab.core.session.get().status).toBe('player');
    for (const hidden of [secret, password, ...backup]) expect(traces(tab)).not.toContain(hidden);
    tab.core.stop();
  });
});

describe('sign-in with social providers', () => {
  const enter = async (tab: Visit, email: string): Promise<URL> => {
    await tab.ask({ kind: 'startSocial', provider: 'google' }, { returnTo: '/en/live' });
    const request = new URL(tab.left.at(-1) ?? '', 'https://site.example').searchParams.get('request') ?? '';
    const answer = await host.client()('/social-api/oauth/google/page', {
      method: 'POST',
      body: new URLSearchParams({ request, name: 'Kim', email, decision: 'allow' }).toString(),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '', 'https://site.example');
  };
  const back = (url: URL): Readonly<Record<string, string>> => ({
    ticket: url.searchParams.get('social-ticket') ?? '',
    state: url.searchParams.get('social-state') ?? '',
    error: url.searchParams.get('social-error') ?? '',
  });

  it('[AUT-12] a stranger becomes a player; an answer not requested here is ignored', async () => {
    const [tab, other] = [await visit(), await visit()];
    const url = await enter(tab, 'kim@example.com');
    expect(url.pathname).toBe('/en/registration/socialregistration');
    expect(url.searchParams.get('return-url')).toBe('/en/live');
    await other.ask({ kind: 'comeBack' }, back(url));
    expect(other.auth().failure?.code).toBe('socialState');
    await tab.ask({ kind: 'comeBack' }, back(url));
    expect(tab.auth()).toMatchObject({
      isSocialStranger: true,
      stranger: { provider: 'google', name: 'Kim', email: 'kim@example.com' },
    });
    await tab.ask({ kind: 'register', type: 'soc_reg', account });
    expect(tab.core.session.get().status).toBe('player');
    expect(traces(tab)).not.toContain('kim@example.com');
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    const again = await enter(tab, 'kim@example.com');
    await tab.ask({ kind: 'comeBack' }, back(again));
    expect(tab.core.session.get().status).toBe('player');
    // The same answer again, in another visit of this browser.
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await tab.ask({ kind: 'comeBack' }, back(again));
    expect(tab.auth().failure?.code).toBe('socialState');
    tab.core.stop();
    other.core.stop();
  });

  it('[AUT-12] where registration is closed, the return leads to the login', async () => {
    host.operator.switches.set({ isRegistrationAllowed: false });
    const tab = await visit();
    const url = await enter(tab, 'kim@example.com');
    expect(url.pathname).toBe('/en/user/login');
    await tab.ask({ kind: 'comeBack' }, back(url));
    expect(tab.core.session.get().status).toBe('player');
    host.operator.switches.reset();
    tab.core.stop();
  });

  it('[AUT-12] no hostile address is followed, only a provider’s own', async () => {
    let address = '';
    const tab = await visit((path, text) =>
      path === '/social-api/oauth/google' ? JSON.stringify({ redirectUrl: address }) : text,
    );
    for (address of [...HOSTILE, 'https://appleid.apple.com/auth']) {
      await tab.ask({ kind: 'startSocial', provider: 'google' }, { returnTo: '/en' });
      expect(tab.auth().failure?.code, address).toBe('unsafeAddress');
      expect(tab.left, address).toEqual([]);
    }
    expect([...tab.device.storage.keys()].filter((key) => key.includes('social'))).toEqual([]);
    address = 'https://accounts.google.com/o/oauth2?x=1';
    await tab.ask({ kind: 'startSocial', provider: 'google' }, { returnTo: '//evil.example' });
    expect(tab.left).toEqual([address]);
    tab.core.stop();
  });

  it('[AUT-11] one-tap follows the site’s own addresses only, and reports a failed script', async () => {
    host.operator.switches.set({ isOneTapAuthEnabled: true });
    let address = '';
    const credential = btoa(
      JSON.stringify({ aud: 'touchline-stand-in.apps.example', name: 'Alex', email: 'alex@example.com' }),
    );
    const tab = await visit(
      (path, text) =>
        path === '/social-api/oauth/google-one-tap' && address !== '' ? JSON.stringify({ redirectUrl: address }) : text,
      { kind: 'credential', credential },
    );
    const offer = async (): Promise<void> => {
      const before = tab.answered.filter((path) => path.endsWith('google-one-tap')).length;
      tab.core.dispatch({ type: 'auth/offerOneTap', payload: {} });
      await time.until('one-tap', () => tab.answered.filter((path) => path.endsWith('google-one-tap')).length > before);
    };
    const refused = (): number =>
      tab.device.reports.filter((each) => each.startsWith('auth/one-tap: address refused')).length;
    for (address of HOSTILE.filter((each) => each !== '')) {
      const before = refused();
      await offer();
      await time.until(`${address} to be refused`, () => refused() > before);
    }
    expect(tab.left).toEqual([]);
    address = 'https://site.example/en/live';
    await offer();
    await time.until("the site's own address", () => tab.left.length > 0);
    expect(tab.left).toEqual(['/en/live']);
    address = '';
    await offer();
    await time.until('the way to register', () => tab.left.length > 1);
    const url = new URL(tab.left.at(-1) ?? '', 'https://site.example');
    await tab.ask({ kind: 'comeBack' }, back(url));
    expect(tab.auth().stranger?.name).toBe('Alex');
    tab.core.stop();
    const broken = await visit(undefined, { kind: 'scriptFailed' });
    broken.core.dispatch({ type: 'auth/offerOneTap', payload: {} });
    await time.until('the notice', () =>
      broken.core.notices.get().some(({ text }) => text.key === 'auth.oneTapScriptFailed'),
    );
    broken.core.stop();
    host.operator.switches.set({ isOneTapAuthEnabled: false });
  });

  it('[AUT-11] an open one-tap prompt closes with a sign-in', async () => {
    let isAsking = false;
    const social: SocialPort = {
      origin: '',
      leave: () => undefined,
      oneTap: () =>
        new Observable(() => {
          isAsking = true;
          return () => {
            isAsking = false;
          };
        }),
    };
    host.operator.switches.set({ isOneTapAuthEnabled: true });
    const device = createDevice(host.client(), time.clock, { social });
    const core = device.start();
    await core.load('auth');
    await time.until('a guest', () => core.session.get().status === 'guest' && core.siteConfig.get() !== null);
    core.dispatch({ type: 'auth/offerOneTap', payload: {} });
    await time.until('the question', () => isAsking);
    core.actions('auth')?.ask({ kind: 'register', type: 'fast_reg', account });
    await time.until('its end', () => !isAsking);
    core.stop();
    host.operator.switches.set({ isOneTapAuthEnabled: false });
  });
});

it('[AUT-7] unknown names are reported once', async () => {
  host.operator.switches.set({ socialProviders: ['google', 'facebook'], loginModes: ['magic'] });
  const tab = await visit();
  expect(tab.auth().offer).toMatchObject({ providers: ['google'], loginModes: ['login_password'] });
  expect(tab.device.reports.filter((each) => each.startsWith('auth/config'))).toEqual([
    'auth/config: unknown login mode magic, unknown social network id facebook',
  ]);
  host.operator.switches.reset();
  tab.core.stop();
});
