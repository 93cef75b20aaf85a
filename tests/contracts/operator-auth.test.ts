/** Login, registration, recovery and two-factor sign-in through the operator's calls. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { codeOfStep, STEP_MS } from '../../adapters/sandbox/operator/players/auth/totp.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

const PHONE = '+4915112345678';
const START = Date.UTC(2026, 5, 1, 12);
const FULL = {
  currency: 'EUR',
  countryId: 66,
  language: 'en',
  bonus: 1,
  name: 'Ada',
  surname: 'Example',
  birthDate: '1990-02-28',
  email: 'Ada@Example.com',
  password: base64('kestrel-47'),
  wantsNewsletter: true,
};
const ACCOUNT = { currency: 'EUR', countryId: 66, language: 'en', isAdult: true, bonus: 0 };

let host: NodeOperator;
let clock: ManualClock;
let store = createMemoryStore();
let fetch: FetchLike;
const open: NodeOperator[] = [];

async function start(): Promise<void> {
  host = await createNodeOperator({ clock, store, createLine: () => createFakeLine(clock) });
  open.push(host);
  fetch = host.client();
}

beforeEach(async () => {
  clock = createManualClock(START);
  store = createMemoryStore();
  await start();
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()));
});

interface Letter {
  readonly to: string;
  readonly code: string | null;
  readonly links: readonly string[];
  readonly text: string;
}
const inbox = async (to: string): Promise<Letter> => {
  const { body } = await get(fetch, `/sandbox-api/v1/inbox?to=${encodeURIComponent(to)}`);
  const [letter] = (body as { letters: readonly Letter[] }).letters;
  if (letter === undefined) throw new Error(`nothing was sent to ${to}`);
  return letter;
};
const tokenOf = (link: string | undefined): string =>
  new URL(link ?? '', 'http://site').searchParams.get('token') ?? '';
const field = (answer: Answer, name: string): unknown => (answer.body as Record<string, unknown>)[name];
const errorOf = ({ status, body }: Answer): unknown => {
  const [error] = (body as { errors?: readonly { code: string; meta?: unknown }[] }).errors ?? [];
  return [status, error?.code, ...(error?.meta === undefined ? [] : [error.meta])];
};
const ask = async (path: string, body: unknown): Promise<string> =>
  String(field(await post(fetch, path, body), 'ticket'));

async function byPhone(phone = PHONE): Promise<Signed> {
  const ticket = await ask('/web-api/registration/phone/request', { phone: base64(phone) });
  const answer = await post(fetch, '/web-api/registration/phone', {
    ...ACCOUNT,
    ticket,
    code: (await inbox(phone)).code,
  });
  expect(answer.status).toBe(201);
  return answer.body as Signed;
}

async function twoFactor(
  player: Signed,
): Promise<{ readonly secret: string; readonly backupCodes: readonly string[] }> {
  const secret = String(
    field(await post(fetch, '/web-api/user/two-factor/begin', undefined, signed(player)), 'secret'),
  );
  const code = await codeOfStep(secret, Math.floor(clock.now() / STEP_MS));
  const answer = await post(fetch, '/web-api/user/two-factor/enable', { code }, signed(player));
  return { secret, backupCodes: field(answer, 'backupCodes') as readonly string[] };
}

describe('login', () => {
  it('[AUT-2] works by phone and password, by code, and by a confirmed address', async () => {
    const player = await byPhone();
    const credentials = { phone: base64(PHONE), password: base64(player.password) };
    expect(await post(host.client(), '/web-api/user/login/phone', credentials)).toMatchObject({
      status: 200,
      body: { userId: player.userId },
    });
    expect(
      errorOf(await post(host.client(), '/web-api/user/login/phone', { ...credentials, password: base64('no') })),
    ).toEqual([401, 'wrongCredentials', { field: 'both' }]);
    const ticket = await ask('/web-api/user/login/sms/request', { phone: base64('+49 151 12345678') });
    expect(
      await post(fetch, '/web-api/user/login/sms', { ticket, code: (await inbox(PHONE)).code, remember: false }),
    ).toMatchObject({ status: 200, body: { userId: player.userId } });
    expect((await post(fetch, '/web-api/registration/full', FULL)).status).toBe(201);
    expect(
      (await post(fetch, '/web-api/user/login', { login: base64('ADA@example.com'), password: base64('kestrel-47') }))
        .status,
    ).toBe(200);
  });

  it('[AUT-4, AUT-5] a code allows five tries, expires, and is resent after a minute; no answer reveals whether a number is registered', async () => {
    await byPhone();
    const known = await post(fetch, '/web-api/user/login/sms/request', { phone: base64(PHONE) });
    const stranger = await post(fetch, '/web-api/user/login/sms/request', { phone: base64('+4915100000000') });
    expect(Object.keys(known.body as object)).toEqual(Object.keys(stranger.body as object));
    expect(known.body).toMatchObject({ resendIn: 60_000, expiresIn: 300_000, attempts: 5 });
    expect(errorOf(await post(fetch, '/web-api/user/login/sms/request', { phone: base64(PHONE) }))).toEqual([
      429,
      'tooManyAttempts',
      { retryAfter: 60 },
    ]);
    const ticket = String(field(known, 'ticket'));
    const right = (await inbox(PHONE)).code ?? '';
    const wrong = right === '111111' ? '222222' : '111111';
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push(errorOf(await post(fetch, '/web-api/user/login/sms', { ticket, code: wrong })));
    expect(tries).toEqual([
      ...[4, 3, 2, 1, 0].map((attempts) => [422, 'wrong_code', { attempts }]),
      [422, 'no_attempts', { attempts: 0 }],
    ]);
    expect(errorOf(await post(fetch, '/web-api/user/login/sms', { ticket, code: right }))).toEqual([
      422,
      'no_attempts',
      { attempts: 0 },
    ]);
    clock.advance(60_000);
    const next = await ask('/web-api/user/login/sms/request', { phone: base64(PHONE) });
    clock.advance(300_000);
    expect(
      errorOf(await post(fetch, '/web-api/user/login/sms', { ticket: next, code: (await inbox(PHONE)).code })),
    ).toEqual([422, 'time_up', { attempts: 0 }]);
  });

  it('[AUT-3] is remembered for 30 days, or until the browser closes', async () => {
    const player = await register(fetch);
    const credentials = { login: base64(player.login), password: base64(player.password) };
    for (const remember of [true, false]) {
      const request = new Request('http://operator.sandbox/web-api/user/login', {
        method: 'POST',
        headers: { 'x-requested-with': 't', 'content-type': 'application/json' },
        body: JSON.stringify({ ...credentials, remember }),
      });
      const { answerRequest } = await import('../../adapters/sandbox/hosts/answer.ts');
      const { createHandlers } = await import('../../adapters/sandbox/handlers/create-handlers.ts');
      expect((await answerRequest(createHandlers(host.operator), request, '')).setCookie?.maxAgeS).toBe(
        remember ? 2_592_000 : null,
      );
    }
  });
});

describe('registration', () => {
  it('[AUT-6] by phone: a number belongs to one player', async () => {
    await byPhone();
    clock.advance(60_000);
    const ticket = await ask('/web-api/registration/phone/request', { phone: base64(PHONE) });
    expect(
      errorOf(
        await post(fetch, '/web-api/registration/phone', { ...ACCOUNT, ticket, code: (await inbox(PHONE)).code }),
      ),
    ).toEqual([422, 'phoneTaken', { field: 'phone' }]);
    expect((await post(fetch, '/web-api/registration/phone/request', { phone: base64('12') })).status).toBe(422);
  });

  it('[AUT-8, AUT-9, AUT-10] in full requires an adult, an unused address, and a valid password', async () => {
    const attempt = async (change: object): Promise<unknown> =>
      errorOf(await post(host.client(), '/web-api/registration/full', { ...FULL, ...change }));
    expect(await attempt({ birthDate: '2008-06-02' })).toEqual([422, 'underAge', { field: 'birthDate' }]);
    expect(await attempt({ birthDate: '2001-02-29' })).toEqual([422, 'underAge', { field: 'birthDate' }]);
    expect(await attempt({ email: 'ada@' })).toEqual([422, 'badEmail', { field: 'email' }]);
    expect(await attempt({ password: base64('ada12') })).toEqual([
      422,
      'fail_pass',
      { field: 'password', rules: ['length'] },
    ]);
    expect((await post(fetch, '/web-api/registration/full', { ...FULL, birthDate: '2008-06-01' })).status).toBe(201);
    const [activate] = (await inbox('ada@example.com')).links;
    await post(fetch, '/web-api/user/letters/activate', { token: tokenOf(activate) });
    expect(await attempt({})).toEqual([422, 'emailTaken', { field: 'email' }]);
  });

  it('[AUT-10, AUT-14] a letter confirms the address, another link stops the newsletter; both survive a restart', async () => {
    const player = (await post(fetch, '/web-api/registration/full', FULL)).body as Signed;
    const [activate, stop] = (await inbox('ada@example.com')).links;
    expect(activate).toMatch(/^\/en\/user\/activate\?token=/);
    expect((await post(fetch, '/web-api/user/letters/activate', { token: tokenOf(activate) })).status).toBe(204);
    expect(errorOf(await post(fetch, '/web-api/user/letters/activate', { token: tokenOf(activate) }))).toEqual([
      422,
      'token_unknown',
    ]);
    for (let time = 0; time < 2; time += 1)
      expect((await post(fetch, '/web-api/user/letters/stopnewsletter', { token: tokenOf(stop) })).status).toBe(204);
    await host.operator.durable();
    await start();
    const person = host.operator.players.people.byId(Number(player.userId));
    expect(person).toMatchObject({
      name: 'Ada',
      surname: 'Example',
      birthDate: '1990-02-28',
      email: 'ada@example.com',
      isEmailConfirmed: true,
      wantsNewsletter: false,
      bonus: 1,
    });
    expect(JSON.stringify(store.records)).not.toContain('kestrel-47');
  });

  it('[AUT-17] by request opens the account by letter', async () => {
    host.operator.switches.set({ isRegistrationByRequest: true });
    expect(await post(fetch, '/web-api/registration/full', FULL)).toMatchObject({
      status: 202,
      body: { status: 'requestSent' },
    });
    expect(
      (await post(fetch, '/web-api/user/login', { login: base64('ada@example.com'), password: base64('kestrel-47') }))
        .status,
    ).toBe(401);
    const opened = await post(fetch, '/web-api/user/letters/activate', {
      token: tokenOf((await inbox('ada@example.com')).links[0]),
    });
    expect(opened.status).toBe(200);
    expect(
      await post(fetch, '/web-api/user/login', { login: base64('ada@example.com'), password: base64('kestrel-47') }),
    ).toMatchObject({ status: 200 });
  });

  it('[AUT-18] a new login is sent only to an address that belongs to the player', async () => {
    const player = await register(fetch);
    const mail = { email: 'bo@example.com', login: base64(player.login), password: base64(player.password) };
    expect((await post(fetch, '/web-api/registration/mail', mail, signed(player))).status).toBe(200);
    expect(
      (await post(fetch, '/web-api/registration/mail', { ...mail, login: base64('123456789') }, signed(player))).status,
    ).toBe(422);
    const letter = await inbox('bo@example.com');
    expect(letter.text).toContain(player.password);
    expect((await post(fetch, '/web-api/user/letters/activatefast', { token: tokenOf(letter.links[0]) })).status).toBe(
      204,
    );
    expect(
      (await post(fetch, '/web-api/user/login', { login: base64('bo@example.com'), password: base64(player.password) }))
        .status,
    ).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('[AUT-13] by phone: wrong_code before the deadline, time_up after, fail_pass, then only the new password works and every session is over', async () => {
    const player = await byPhone();
    host.operator.switches.set({ codeLifeSeconds: 30 });
    const request = { channel: 'phone', to: base64(PHONE), language: 'en' };
    const late = await ask('/web-api/user/recovery', request);
    const lateCode = (await inbox(PHONE)).code;
    expect(errorOf(await post(fetch, '/web-api/user/recovery/code', { ticket: late, code: 'x' }))).toEqual([
      422,
      'wrong_code',
      { attempts: 4 },
    ]);
    clock.advance(30_000);
    expect(errorOf(await post(fetch, '/web-api/user/recovery/code', { ticket: late, code: lateCode }))).toEqual([
      422,
      'time_up',
      { attempts: 0 },
    ]);
    clock.advance(60_000);
    const ticket = await ask('/web-api/user/recovery', request);
    const token = String(
      field(await post(fetch, '/web-api/user/recovery/code', { ticket, code: (await inbox(PHONE)).code }), 'token'),
    );
    const set = (password: string): Promise<Answer> =>
      post(host.client(), '/web-api/user/recovery/password', { token, password: base64(password) });
    expect(errorOf(await set(`a${player.login}`))).toEqual([
      422,
      'fail_pass',
      { field: 'password', rules: ['notLogin'] },
    ]);
    expect((await set('lantern-58')).status).toBe(204);
    expect(errorOf(await set('lantern-59'))).toEqual([422, 'token_unknown']);
    expect((await get(fetch, '/web-api/session')).body).toBe('');
    const logIn = async (password: string): Promise<number> =>
      (await post(host.client(), '/web-api/user/login', { login: base64(player.login), password: base64(password) }))
        .status;
    expect(await logIn(player.password)).toBe(401);
    expect(await logIn('lantern-58')).toBe(200);
    await host.operator.durable();
    await start();
    expect(await logIn('lantern-58')).toBe(200);
  });

  it('[AUT-13, AUT-14] by e-mail there is also a link, which expires after a quarter of an hour', async () => {
    await post(fetch, '/web-api/registration/full', FULL);
    await ask('/web-api/user/recovery', { channel: 'email', to: base64('ada@example.com'), language: 'de' });
    const link = (await inbox('ada@example.com')).links[0] ?? '';
    expect(link).toMatch(/^\/de\/user\/passwordreset\?token=/);
    expect((await post(fetch, '/web-api/user/letters/passwordreset', { token: tokenOf(link) })).status).toBe(204);
    clock.advance(15 * 60_000);
    expect(errorOf(await post(fetch, '/web-api/user/letters/passwordreset', { token: tokenOf(link) }))).toEqual([
      422,
      'token_over',
    ]);
  });
});

describe('the second step', () => {
  it('[AUT-15] is required after every login method; each code and backup code works once, also across a restart', async () => {
    const player = await byPhone();
    const { secret, backupCodes } = await twoFactor(player);
    expect(backupCodes).toHaveLength(10);
    const credentials = { login: base64(player.login), password: base64(player.password) };
    const ticketFor = async (): Promise<string> => {
      const [status, code, meta] = errorOf(await post(fetch, '/web-api/user/login', credentials)) as [
        number,
        string,
        { ticket: string },
      ];
      expect(status).toBe(401);
      expect(code).toBe('twoStepRequired');
      return meta.ticket;
    };
    const now = (): Promise<string> => codeOfStep(secret, Math.floor(clock.now() / STEP_MS));
    const step = (ticket: string, code: string): Promise<Answer> =>
      post(host.client(), '/web-api/user/login/two-step', { ticket, code });
    expect(errorOf(await step(await ticketFor(), await now()))).toEqual([422, 'wrong_code', { attempts: 4 }]); // it confirmed the second step
    clock.advance(STEP_MS);
    expect((await step(await ticketFor(), await now())).status).toBe(200);
    expect((await step(await ticketFor(), await now())).status).toBe(422);
    clock.advance(60_000);
    expect((await step(await ticketFor(), backupCodes[0] ?? '')).status).toBe(200);
    expect((await step(await ticketFor(), backupCodes[0] ?? '')).status).toBe(422);
    // In one form.
    clock.advance(60_000);
    expect((await post(fetch, '/web-api/user/login', { ...credentials, code: await now() })).status).toBe(200);
    // By phone.
    expect(
      errorOf(
        await post(fetch, '/web-api/user/login/phone', { phone: base64(PHONE), password: base64(player.password) }),
      ),
    ).toMatchObject([401, 'twoStepRequired', {}]);
    await host.operator.durable();
    await start();
    expect((await step(await ticketFor(), backupCodes[0]?.toLowerCase() ?? '')).status).toBe(422);
    const back = await step(await ticketFor(), backupCodes[1]?.toLowerCase() ?? '');
    expect(back.status).toBe(200);
    clock.advance(STEP_MS);
    expect(
      (await post(fetch, '/web-api/user/two-factor/disable', { code: await now() }, signed(back.body as Signed)))
        .status,
    ).toBe(204);
    expect((await post(fetch, '/web-api/user/login', credentials)).status).toBe(200);
  });

  it('[AUT-15] allows five tries a minute, whatever ticket is sent', async () => {
    const player = await byPhone();
    const { secret } = await twoFactor(player);
    clock.advance(STEP_MS);
    const ticket = async (): Promise<string> =>
      (
        errorOf(
          await post(fetch, '/web-api/user/login', { login: base64(player.login), password: base64(player.password) }),
        ) as [number, string, { ticket: string }]
      )[2].ticket;
    const step = async (code: string): Promise<number> =>
      (await post(fetch, '/web-api/user/login/two-step', { ticket: await ticket(), code })).status;
    for (let count = 0; count < 5; count += 1) expect(await step('x')).toBe(422);
    expect(await step(await codeOfStep(secret, Math.floor(clock.now() / STEP_MS)))).toBe(422);
    clock.advance(60_000);
    expect(await step(await codeOfStep(secret, Math.floor(clock.now() / STEP_MS)))).toBe(200);
  });

  it('[AUT-15] codes match RFC 6238, appendix B', async () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const codes = await Promise.all(
      [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map((seconds) =>
        codeOfStep(secret, Math.floor(seconds / 30), 8),
      ),
    );
    expect(codes).toEqual(['94287082', '07081804', '14050471', '89005924', '69279037', '65353130']);
  });
});

it('[AUT-4] phone countries have a code and a mask each', async () => {
  const { body } = await get(fetch, '/web-api/user/phone-countries');
  const { countries, masks } = body as {
    countries: readonly { id: number; tel_code: string }[];
    masks: readonly { CountryId: number; Mask: string; Max: number; Min: number }[];
  };
  expect(countries.length).toBe(host.operator.countries.length);
  expect(masks.map(({ CountryId }) => CountryId)).toEqual(countries.map(({ id }) => id));
  for (const { Mask, Max, Min } of masks) expect(Mask.replace(/[^#]/g, '').length >= Min && Min <= Max).toBe(true);
});
