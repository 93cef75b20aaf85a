/** The lifetime and the end of sessions, and addresses and resets that are not confirmed yet. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { codeOfStep, STEP_MS } from '../../adapters/sandbox/operator/players/auth/totp.ts';
import type { StoredSession } from '../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

const START = Date.UTC(2026, 5, 1, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EMAIL = 'ada@example.com';
const FULL = {
  currency: 'EUR',
  countryId: 66,
  language: 'en',
  bonus: 0,
  name: 'Ada',
  surname: 'Example',
  birthDate: '1990-02-28',
  email: EMAIL,
  password: base64('kestrel-47'),
};

let host: NodeOperator;
let clock: ManualClock;
/** The time by which the clock was advanced without running timers, because a day has 86,400 ticks of the book. */
let ahead = 0;
let store = createMemoryStore();
let fetch: FetchLike;
const open: NodeOperator[] = [];

async function start(): Promise<void> {
  host = await createNodeOperator({ clock, store, createLine: () => createFakeLine(clock) });
  open.push(host);
  fetch = host.client();
}
function skip(ms: number): void {
  ahead += ms;
}
/** Restarts the operator with the same record; clients keep neither cookies nor tokens. */
async function restart(): Promise<void> {
  await host.operator.durable();
  await start();
}

beforeEach(async () => {
  const manual = createManualClock(START);
  ahead = 0;
  clock = {
    now: () => manual.now() + ahead,
    schedule: (at, run) => manual.schedule(at - ahead, run),
    advance: manual.advance,
  };
  store = createMemoryStore();
  await start();
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
});

const codeOf = ({ status, body }: Answer): unknown => [
  status,
  (body as { errors?: readonly { code: string }[] }).errors?.[0]?.code,
];
const field = (answer: Answer, name: string): unknown => (answer.body as Record<string, unknown>)[name];
const logIn = (
  from: FetchLike,
  { login, password }: Pick<Signed, 'login' | 'password'>,
  more: object = {},
): Promise<Answer> => post(from, '/web-api/user/login', { login: base64(login), password: base64(password), ...more });
const whoIs = async (from: FetchLike): Promise<unknown> => (await get(from, '/web-api/session')).body;
const refresh = async (from: FetchLike): Promise<number> => (await get(from, '/web-api/user/gettoken')).status;
const letters = async (to: string): Promise<readonly { code: string | null; links: readonly string[] }[]> =>
  field(await get(fetch, `/sandbox-api/v1/inbox?to=${encodeURIComponent(to)}`), 'letters') as never;
const tokenOf = (link: string | undefined): string =>
  new URL(link ?? '', 'http://site').searchParams.get('token') ?? '';

describe('the end of a session', () => {
  it('[SES-12] comes 12 hours after the last use without "remember", and after 30 days with it', async () => {
    const player = await register(host.client());
    for (const [remember, life] of [
      [false, 12 * HOUR],
      [true, 30 * DAY],
    ] as const) {
      const browser = host.client();
      expect((await logIn(browser, player, { remember })).status).toBe(200);
      skip(life - 1);
      expect(await refresh(browser)).toBe(200);
      expect(await whoIs(browser)).toEqual(player.userId);
      // The refresh counts as use, so that the lifetime starts again.
      skip(life - 1);
      expect(await whoIs(browser)).toBe(player.userId);
      skip(life);
      expect(await refresh(browser)).toBe(401);
      expect(await whoIs(browser)).toBe('');
    }
  });

  it('[SES-12] ends its access tokens too', async () => {
    const player = await register(host.client());
    const { players } = host.operator;
    const answer = await players.logIn(player.login, player.password, false);
    if (!answer.ok) throw new Error('no login');
    const session = await players.sessions.byCookie(answer.value.cookie);
    skip(12 * HOUR - 1);
    const late = players.sessions.issueToken(session as StoredSession, clock.now());
    const read = async (): Promise<number> => (await get(fetch, '/web-api/user/accounts', signed(late))).status;
    expect(await read()).toBe(200);
    clock.advance(1);
    expect(await read()).toBe(401);
  });

  it('[SES-12] is unaffected by a restart: earlier uses count to within an hour', async () => {
    const player = await register(host.client());
    const { sessions } = host.operator.players;
    const answer = await host.operator.players.logIn(player.login, player.password, false);
    if (!answer.ok) throw new Error('no login');
    const { cookie } = answer.value;
    for (let used = 0; used < 5; used += 1) {
      skip(10 * HOUR);
      const session = await sessions.byCookie(cookie);
      sessions.use(session as StoredSession);
      expect(session).not.toBeNull();
    }
    await restart();
    skip(11 * HOUR);
    expect(await host.operator.players.sessions.byCookie(cookie)).not.toBeNull();
    await restart();
    skip(12 * HOUR);
    expect(await host.operator.players.sessions.byCookie(cookie)).toBeNull();
  });

  it('[SES-12] is recorded at most once an hour for a session that is checked every minute', async () => {
    const browser = host.client();
    await logIn(browser, await register(host.client()), { remember: false });
    const before = store.records.length;
    for (let minute = 0; minute < 180; minute += 1) {
      skip(60_000);
      await whoIs(browser);
    }
    expect(store.records.length - before).toBeLessThanOrEqual(3);
  });

  it('[SES-12] removes expired sessions from memory each day, and at a start', async () => {
    for (let each = 0; each < 5; each += 1)
      await logIn(host.client(), await register(host.client()), { remember: false });
    expect(host.operator.players.sessions.size()).toBe(10);
    skip(DAY);
    clock.advance(DAY);
    expect(host.operator.players.sessions.size()).toBe(5);
    skip(31 * DAY);
    clock.advance(DAY);
    expect(host.operator.players.sessions.size()).toBe(0);
    await restart();
    expect(host.operator.players.sessions.size()).toBe(0);
  });
});

describe('one browser has one session', () => {
  it('[SES-13] logging in again ends the browser’s previous session, and no other', async () => {
    const other = host.client();
    const browser = host.client();
    const player = await register(browser);
    await logIn(other, player);
    const before = host.operator.players.sessions.size();
    const { body } = await logIn(browser, player);
    expect(host.operator.players.sessions.size()).toBe(before);
    expect((await get(browser, '/web-api/user/accounts', signed(player))).status).toBe(401);
    expect((await get(browser, '/web-api/user/accounts', signed(body as Signed))).status).toBe(200);
    expect(await whoIs(other)).toBe(player.userId);
  });

  it('[SES-13] a login of another player and a registration end it, too', async () => {
    const browser = host.client();
    const first = await register(browser);
    const second = await register(browser);
    expect((await get(browser, '/web-api/user/accounts', signed(first))).status).toBe(401);
    await logIn(browser, first);
    expect((await get(browser, '/web-api/user/accounts', signed(second))).status).toBe(401);
    expect(await whoIs(browser)).toBe(first.userId);
  });

  it('[SES-13] disconnecting with a bearer alone ends the token and its session', async () => {
    const browser = host.client();
    const player = await register(browser);
    const stranger = host.client();
    const out = await post(stranger, '/web-api/user/disconnect', undefined, signed(player));
    expect(out.status).toBe(204);
    expect((await get(stranger, '/web-api/user/accounts', signed(player))).status).toBe(401);
    expect(await whoIs(browser)).toBe('');
  });

  it('[SES-13] disconnecting with a bearer and a wrong session token ends nothing', async () => {
    const browser = host.client();
    const player = await register(browser);
    await post(host.client(), '/web-api/user/disconnect', undefined, signed({ ...player, sessionToken: 'other' }));
    expect((await get(browser, '/web-api/user/accounts', signed(player))).status).toBe(200);
  });
});

describe('a password reset', () => {
  it('[AUT-21] voids every other reset token and code of the player, and all sessions', async () => {
    const browser = host.client();
    const { body } = await post(browser, '/web-api/registration/full', FULL);
    const { login, userId } = body as Signed;
    const ask = async (): Promise<string> =>
      String(field(await post(fetch, '/web-api/user/recovery', { channel: 'email', to: base64(EMAIL) }), 'ticket'));
    await ask();
    clock.advance(60_000);
    const ticket = await ask();
    const [newest, older] = await letters(EMAIL);
    const set = (token: string, password: string): Promise<Answer> =>
      post(fetch, '/web-api/user/recovery/password', { token, password: base64(password) });
    expect((await set(tokenOf(newest?.links[0]), 'lantern-58')).status).toBe(204);
    expect(codeOf(await set(tokenOf(older?.links[0]), 'intruder-1'))).toEqual([422, 'token_unknown']);
    expect(codeOf(await post(fetch, '/web-api/user/recovery/code', { ticket, code: newest?.code }))).toEqual([
      422,
      'time_up',
    ]);
    expect(await whoIs(browser), userId).toBe('');
    expect((await logIn(host.client(), { login, password: 'lantern-58' })).status).toBe(200);
  });

  it('[AUT-21] succeeds once when requested twice at the same time, and the other request reports a used link', async () => {
    await post(host.client(), '/web-api/registration/full', FULL);
    const { letters: book, people } = host.operator.players;
    const id = people.byAddress(EMAIL)?.id ?? 0;
    const tokens = [book.issue('passwordreset', id, EMAIL), book.issue('passwordreset', id, EMAIL)];
    const answers = await Promise.all(
      tokens.map((token, at) =>
        post(fetch, '/web-api/user/recovery/password', { token, password: base64(`lantern-${at}0`) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 422]);
  });

  it('[AUT-21] a login with the old password that began before the reset opens no session after it', async () => {
    const player = await register(host.client());
    const { players } = host.operator;
    const late = players.logIn(player.login, player.password);
    const hash = await players.hash('lantern-58');
    await players.setPassword(Number(player.userId), hash);
    const answer = await late;
    const alive = answer.ok ? await players.sessions.byCookie(answer.value.cookie) : null;
    expect(alive).toBeNull();
  });

  it('[AUT-21] a two-factor step requested before the reset is void', async () => {
    const player = await register(fetch);
    const secret = String(
      field(await post(fetch, '/web-api/user/two-factor/begin', undefined, signed(player)), 'secret'),
    );
    const code = (): Promise<string> => codeOfStep(secret, Math.floor(clock.now() / STEP_MS));
    await post(fetch, '/web-api/user/two-factor/enable', { code: await code() }, signed(player));
    clock.advance(STEP_MS);
    const asked = await logIn(host.client(), player);
    const [error] = (asked.body as { errors: readonly { meta: { ticket: string } }[] }).errors;
    const { players } = host.operator;
    await players.setPassword(Number(player.userId), await players.hash('lantern-58'));
    expect(
      codeOf(await post(fetch, '/web-api/user/login/two-step', { ticket: error?.meta.ticket, code: await code() })),
    ).toEqual([422, 'time_up']);
  });
});

describe('a time-based code', () => {
  it('[AUT-15] works once, over restarts too, whether it confirmed or signed in', async () => {
    const player = await register(fetch);
    const secret = String(
      field(await post(fetch, '/web-api/user/two-factor/begin', undefined, signed(player)), 'secret'),
    );
    const code = (): Promise<string> => codeOfStep(secret, Math.floor(clock.now() / STEP_MS));
    const enter = async (): Promise<number> => (await logIn(host.client(), player, { code: await code() })).status;
    expect((await post(fetch, '/web-api/user/two-factor/enable', { code: await code() }, signed(player))).status).toBe(
      200,
    );
    await restart();
    expect(await enter()).toBe(422);
    clock.advance(STEP_MS);
    expect(await enter()).toBe(200);
    await restart();
    expect(await enter()).toBe(422);
    clock.advance(STEP_MS);
    expect(await enter()).toBe(200);
  });
});

describe('an unconfirmed e-mail address', () => {
  it('[AUT-10] does not prevent another player from registering with it and confirming it', async () => {
    const squatter = (await post(host.client(), '/web-api/registration/full', FULL)).body as Signed;
    const second = await post(host.client(), '/web-api/registration/full', { ...FULL, password: base64('harbour-62') });
    expect(second.status).toBe(201);
    const owner = second.body as Signed;
    const [ownersLetter, squattersLetter] = await letters(EMAIL);
    const confirm = (link: string | undefined): Promise<Answer> =>
      post(fetch, '/web-api/user/letters/activate', { token: tokenOf(link) });
    expect((await confirm(ownersLetter?.links[0])).status).toBe(204);
    expect(codeOf(await confirm(squattersLetter?.links[0]))).toEqual([422, 'emailTaken']);
    expect(await logIn(host.client(), { login: EMAIL, password: 'harbour-62' })).toMatchObject({
      status: 200,
      body: { userId: owner.userId },
    });
    expect((await logIn(host.client(), { login: squatter.login, password: 'kestrel-47' })).status).toBe(200);
    await restart();
    expect(host.operator.players.people.byEmail(EMAIL)?.id).toBe(Number(owner.userId));
  });

  it('[AUT-10] may be added by the player who proves it, and a provider’s sign-in adds it', async () => {
    await post(host.client(), '/web-api/registration/full', FULL);
    const player = await register(fetch);
    expect((await post(fetch, '/web-api/user/security/email', { email: base64(EMAIL) }, signed(player))).status).toBe(
      200,
    );
    const [letter] = await letters(EMAIL);
    expect(
      (await post(fetch, '/web-api/user/letters/accountverify', { token: tokenOf(letter?.links[0]) })).status,
    ).toBe(204);
    expect(host.operator.players.people.byEmail(EMAIL)?.id).toBe(Number(player.userId));
  });

  it('[AUT-10] still lets the first player who entered it log in and recover with it', async () => {
    const first = (await post(host.client(), '/web-api/registration/full', FULL)).body as Signed;
    await post(host.client(), '/web-api/registration/full', { ...FULL, password: base64('harbour-62') });
    expect(await logIn(host.client(), { login: EMAIL, password: 'kestrel-47' })).toMatchObject({
      status: 200,
      body: { userId: first.userId },
    });
  });
});

describe('one-tap', () => {
  const credential = base64(
    JSON.stringify({ aud: 'touchline-stand-in.apps.example', name: 'Ada Example', email: EMAIL }),
  );
  const tap = async (): Promise<number> => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ credential, language: 'en', currency: 'EUR', countryId: '66' }))
      form.set(name, value);
    const request = new Request('http://site', { method: 'POST', body: form });
    const answer = await fetch('/social-api/oauth/google-one-tap', {
      method: 'POST',
      headers: { 'x-requested-with': 't', 'content-type': request.headers.get('content-type') ?? '' },
      body: await request.text(),
    });
    return answer.status;
  };

  it('[AUT-11] answers no call while switched off', async () => {
    const statuses = async (): Promise<readonly number[]> => [
      (await get(fetch, '/social-api/oauth/google-one-tap/clientId')).status,
      (await get(fetch, '/social-api/oauth/google-one-tap/client.js')).status,
      await tap(),
    ];
    host.operator.switches.set({ isOneTapAuthEnabled: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    host.operator.switches.set({ isOneTapAuthEnabled: true });
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});
