/** The default call limits of the HTTP host, and the limits of the operator. */
import { afterEach, describe, expect, it } from 'vitest';
import { CALL_LIMITS, createAdmit, groupOf } from '../../adapters/sandbox/hosts/http/call-limits.ts';
import { readCli } from '../../adapters/sandbox/hosts/http/cli.ts';
import type { Served } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createRoutes } from '../../adapters/sandbox/handlers/create-handlers.ts';
import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import type { FakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { createAttempts, LOGIN_FAILURES } from '../../adapters/sandbox/operator/players/attempts.ts';
import { hostsOfFile } from './served-host.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike } from './operator-client.ts';

const FORM = { currency: 'EUR', countryId: 1, language: 'en', isAdult: true };
const HOUR = 3_600_000;

const start = hostsOfFile();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function operatorOf(): Promise<FakeLineOperator> {
  const node = await createFakeLineOperator();
  closing.push(node.close);
  return node;
}
/** A client behind the proxy that the host trusts. */
const clientOf =
  ({ address }: Served, client = ''): FetchLike =>
  (path, init) => {
    const headers = new Headers(init?.headers);
    if (client !== '') headers.set('x-forwarded-for', client);
    return fetch(new URL(path, address), { ...init, headers });
  };
const statusesOf = async (count: number, ask: (at: number) => Promise<Answer>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await ask(at)).status);
  return statuses;
};
const logIn = (client: FetchLike): Promise<Answer> =>
  post(client, '/web-api/user/login', { login: base64('1'), password: base64('x') });

describe('limits of the host', () => {
  it('[HST-6] are strict unless the command line sets relaxed', () => {
    expect(readCli([])).toMatchObject({ ok: true, value: { limits: 'strict' } });
    expect(readCli(['--limits', 'relaxed'])).toMatchObject({ ok: true, value: { limits: 'relaxed' } });
    expect(readCli(['--limits', 'none'])).toEqual({
      ok: false,
      error: '--limits must be strict or relaxed, not "none"',
    });
  });

  it('[HST-6] are strict by default: 20 registrations an hour from an address, then 429 with the remaining time', async () => {
    const served = await start();
    const ask = (): Promise<Answer> => post(clientOf(served), '/web-api/registration/fast', FORM);
    expect(await statusesOf(20, ask)).toEqual(Array.from({ length: 20 }, () => 201));
    const refused = await ask();
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(refused.status).toBe(429);
    expect(retryAfter).toBeGreaterThan(3_000);
    expect(retryAfter).toBeLessThanOrEqual(3_600);
    expect(refused.body).toMatchObject({ errors: [{ code: 'tooManyAttempts', meta: { retryAfter } }] });
  });

  it('[HST-6] count each address separately, as the configured proxy names it', async () => {
    const served = await start({ proxies: ['127.0.0.1'] });
    const one = clientOf(served, '198.51.100.7');
    expect(await statusesOf(31, () => post(one, '/web-api/user/letters/activate', { token: 'x' }))).toEqual([
      ...Array.from({ length: 30 }, () => 422),
      429,
    ]);
    expect(
      (await post(clientOf(served, '198.51.100.8'), '/web-api/user/letters/activate', { token: 'x' })).status,
    ).toBe(422);
    // Without a trusted proxy, the header is only a claim of the client.
    const direct = await start();
    const claims = (at: number): Promise<Answer> =>
      post(clientOf(direct, `198.51.100.${at}`), '/web-api/user/letters/activate', { token: 'x' });
    expect((await statusesOf(31, claims)).at(-1)).toBe(429);
  });

  it('[HST-6] count calls however their address is spelled', async () => {
    const served = await start();
    const spellings = [
      '/web-api/user/letters/activate',
      '/x-api/web-api/user/letters/activate',
      '/web-api/user/letters/Activate/',
    ];
    const statuses = await statusesOf(40, (at) => post(clientOf(served), spellings[at % 3] ?? '', { token: 'x' }));
    expect(statuses.slice(30).filter((status) => status !== 429 && status !== 404)).toEqual([]);
  });

  it('[HST-6] affect nothing else: a player over the login limit can still bet and read', async () => {
    const served = await start();
    const player = await register(clientOf(served));
    await statusesOf(31, () => logIn(clientOf(served)));
    expect((await logIn(clientOf(served))).status).toBe(429);
    expect((await get(clientOf(served), '/web-api/user/accounts', signed(player))).status).toBe(200);
  });

  it('[HST-6] also hold for all addresses together, and then store no new address', async () => {
    const [limit] = CALL_LIMITS;
    if (limit === undefined) throw new Error('no limits');
    const admit = createAdmit('strict', [{ ...limit, all: { points: 5, seconds: 60 } }]);
    const call = { method: 'post', path: '/web-api/user/login' };
    const waits: (number | null)[] = [];
    for (let at = 0; at < 8; at += 1) waits.push(await admit({ ...call, client: `10.0.0.${at}` }));
    expect(waits.map((wait) => wait === null)).toEqual([true, true, true, true, true, false, false, false]);
  });

  it('[HST-6] count the addresses of one IPv6 customer as one client', () => {
    expect(groupOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(groupOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(groupOf('2001:db8::9')).toBe('2001:db8:0:0');
    expect(groupOf('::1')).toBe('0:0:0:0');
    expect(groupOf('198.51.100.7')).toBe('198.51.100.7');
  });

  it('[HST-6] name existing calls only, each once', () => {
    const routes = createRoutes(() => Promise.resolve(null)).map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    );
    const limited = CALL_LIMITS.flatMap(({ calls }) => calls);
    expect(limited.filter((call) => !routes.includes(call))).toEqual([]);
    expect(new Set(limited).size).toBe(limited.length);
  });
});

describe('limits of the operator itself', () => {
  it('[AUT-22] 10,050 requests for codes invalidate nobody else’s code', async () => {
    const { operator } = await operatorOf();
    const { codes } = operator.players;
    const mine = codes.ask('registration', '+4915112345678', null, true);
    if (!mine.ok) throw new Error('no code');
    const step = codes.open(7, true);
    let refused = 0;
    for (let at = 0; at < 10_050; at += 1) {
      try {
        if (!codes.ask('registration', `+49151${at}`, null, true).ok) refused += 1;
      } catch {
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(0);
    expect(codes.check('registration', mine.challenge.ticket, mine.code)).toMatchObject({ ok: true });
    expect(await codes.checkBy(step.ticket, () => Promise.resolve(true))).toMatchObject({ ok: true, playerId: 7 });
  });

  it('[AUT-22] a full store of codes accepts new ones when older ones expire', async () => {
    const { operator, clock } = await operatorOf();
    const { codes } = operator.players;
    const ask = (at: number): boolean => {
      try {
        return codes.ask('login', `+49151${at}`, null, true).ok;
      } catch {
        return false;
      }
    };
    for (let at = 0; at < 10_000; at += 1) ask(at);
    expect(ask(10_001)).toBe(false);
    clock.advance(HOUR);
    expect(ask(10_001)).toBe(true);
  });

  it('[AUT-22] no player sends more than 10 letters an hour, and no address receives more', async () => {
    const { fetch: calls, client, clock } = await operatorOf();
    const player = await register(calls);
    const add = (from: FetchLike, who: typeof player, to: string): Promise<Answer> =>
      post(from, '/web-api/user/security/email', { email: base64(to) }, signed(who));
    expect(await statusesOf(11, (at) => add(calls, player, `stranger-${at}@example.com`))).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
    ]);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const other = client();
      statuses.push((await add(other, await register(other), 'victim@example.com')).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    clock.advance(HOUR);
    const fresh = (await get(calls, '/web-api/user/gettoken')).body as typeof player;
    expect((await add(calls, fresh, 'victim@example.com')).status).toBe(200);
  });

  it('[AUT-22] registration with an address that received too many letters succeeds without another letter', async () => {
    const { client, operator } = await operatorOf();
    const form = {
      ...FORM,
      name: 'Ada',
      surname: 'Example',
      birthDate: '1990-02-28',
      email: 'victim@example.com',
      password: base64('kestrel-47'),
    };
    expect(await statusesOf(15, () => post(client(), '/web-api/registration/full', form))).toEqual(
      Array.from({ length: 15 }, () => 201),
    );
    expect(operator.players.letters.inbox()).toHaveLength(10);
  });

  it('[AUT-22] failed logins of one login are counted however many others fail', () => {
    const attempts = createAttempts(LOGIN_FAILURES);
    for (let at = 0; at < 5; at += 1) expect(attempts.attempt('victim', 0)).toBeNull();
    for (let at = 0; at < 20_000; at += 1) attempts.attempt(`other-${at}`, 1);
    expect(attempts.attempt('victim', 2)).toBe(59_998);
    expect(attempts.attempt('late', 60_001)).toBeNull();
  });
});
