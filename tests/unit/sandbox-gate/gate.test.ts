/** The stand-in’s calls for the access checks: blocks, maintenance, redirects, terms and appeals. */
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { FetchLike } from '../../../adapters/sandbox/hosts/memory/client.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createGate } from '../../../adapters/sandbox/operator/gate/gate.ts';
import type { Gate } from '../../../adapters/sandbox/operator/gate/gate.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { createSwitches } from '../../../adapters/sandbox/operator/switches/switches.ts';

const MINUTE = 60_000;
const START = Date.UTC(2026, 5, 1);
let clock = createManualClock(START);
let store = createMemoryStore();
let node: NodeOperator;
const open = async (): Promise<void> => {
  node = await createNodeOperator({ clock, store });
};
afterEach(async () => {
  await node.close();
  clock = createManualClock(START);
  store = createMemoryStore();
});

async function call(
  fetch: FetchLike,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await fetch(path, {
    method,
    headers: {
      'x-requested-with': 'test',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}
async function register(
  fetch: FetchLike,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly playerId: number }> {
  const { body } = await call(fetch, 'POST', '/web-api/registration/fast', {
    currency: 'EUR',
    countryId: node.operator.countries[0]?.id,
    language: 'en',
    isAdult: true,
  });
  const { token, sessionToken, userId } = body as {
    readonly token: string;
    readonly sessionToken: string;
    readonly userId: string;
  };
  return {
    playerId: Number(userId),
    headers: { authorization: `Bearer ${token}`, 'x-session-token': sessionToken, 'x-fingerprint': 'none' },
  };
}
const group = async (): Promise<unknown> =>
  (
    (await call(node.fetch, 'GET', '/bff-api/config/group/get?groups=maintenance&lang=en')).body as {
      readonly maintenance: unknown;
    }
  ).maintenance;
const STATUS = '/web-api/api-v3/v2/user/agreement-rules/status';
const CONFIRM = '/web-api/api-v3/v2/user/agreement-rules/confirm';
const APPEALS = '/blocks-api/api/v1/appeals';

describe('blocks', () => {
  it('are returned by both calls as the switch sets them; a service that is down returns no body', async () => {
    await open();
    const ask = async () => [
      (await call(node.fetch, 'GET', '/blocks-api/api/v1/block/light?stage=start')).body,
      (await call(node.fetch, 'POST', '/blocks-api/api/v2/block', { auth: false, url: '/en' })).body,
    ];
    expect(await ask()).toEqual([
      { data: { displayTypeId: 0, templateTypeId: null } },
      { data: { displayTypeId: 0, templateTypeId: null } },
    ]);
    node.operator.switches.set({ blockReason: 17 });
    expect(await ask()).toEqual([
      { data: { displayTypeId: 1, templateTypeId: 17 } },
      { data: { displayTypeId: 1, templateTypeId: 17 } },
    ]);
    node.operator.switches.set({ isBlockServiceDown: true });
    expect((await call(node.fetch, 'GET', '/blocks-api/api/v1/block/light')).status).toBe(503);
    expect(
      (await call(node.fetch, 'POST', '/blocks-api/api/v2/block', { auth: false, url: 'https://evil.example' })).status,
    ).toBe(422);
  });
});

/** The access checks alone, on a separate clock, independent of the line. */
function alone() {
  let now = START;
  let made = 0;
  const switches = createSwitches();
  const gate: Gate = createGate({
    now: () => now,
    commit: (record) => gate.apply(record),
    switches,
    newId: () => `id${(made += 1)}`,
    isReading: () => false,
  });
  return { gate, switches, pass: (ms: number) => void (now += ms) };
}

describe('maintenance', () => {
  it('is a config group', async () => {
    await open();
    expect(await group()).toEqual({
      started_at: null,
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
      isActive: false,
      web_state: false,
    });
    node.operator.switches.set({ isMaintenance: true });
    expect(await group()).toMatchObject({ isActive: true, web_state: false });
  });

  it('is announced, begins and ends by its dates', () => {
    const { gate, switches, pass } = alone();
    switches.set({ maintenanceInMinutes: 5 });
    const dates = {
      started_at: START + 5 * MINUTE,
      ended_at: START + 35 * MINUTE,
      notify_started_at: START,
      notify_ended_at: START + 5 * MINUTE,
      web_state: false,
    };
    expect(gate.upkeep()).toEqual({ ...dates, isActive: false });
    pass(5 * MINUTE);
    expect(gate.upkeep()).toEqual({ ...dates, isActive: true });
    pass(30 * MINUTE);
    expect(gate.upkeep()).toEqual({ ...dates, isActive: false });
  });

  it('that was switched on manually has times, too', () => {
    const { gate, switches } = alone();
    switches.set({ webState: true });
    expect(gate.upkeep()).toEqual({
      started_at: START,
      ended_at: START + 30 * MINUTE,
      notify_started_at: null,
      notify_ended_at: null,
      isActive: false,
      web_state: true,
    });
  });
});

describe('redirects', () => {
  it('follow the rules in every language, and keep the query', async () => {
    await open();
    node.operator.switches.set({ redirectRules: '/old=/line,/out=https://pay.example/x' });
    const ask = async (url: string) =>
      (
        (await call(node.fetch, 'POST', '/redirects-api/api/v1/redirect-light', { url })).body as {
          readonly data: unknown;
        }
      ).data;
    expect(await ask('/de/old?a=1')).toEqual({
      redirect: true,
      code: 302,
      url: '/de/line?a=1',
      reasons: ['rule'],
      breadcrumbs: ['/de/old?a=1', '/de/line'],
    });
    expect(await ask('/en/out')).toMatchObject({ redirect: true, url: 'https://pay.example/x' });
    expect(await ask('/en/older')).toMatchObject({ redirect: false, url: '/en/older' });
    node.operator.switches.set({ isRedirectAnswerBroken: true });
    expect(Object.keys((await ask('/de/old')) as object)).not.toContain('breadcrumbs');
  });
});

describe('terms', () => {
  it('must be accepted by every player after their version is raised, and the acceptance survives a restart', async () => {
    await open();
    const fetch = node.client();
    const { headers, playerId } = await register(fetch);
    const status = async (who: FetchLike, signed: Readonly<Record<string, string>>) =>
      (await call(who, 'GET', STATUS, undefined, signed)).body as {
        readonly result: boolean;
        readonly updatedAt: number;
      };
    const first = await status(fetch, headers);
    expect(first.result).toBe(false);
    node.operator.switches.set({ termsVersion: 3 });
    const changed = await status(fetch, headers);
    expect(changed.result).toBe(true);
    expect(changed.updatedAt).toBeGreaterThan(first.updatedAt);
    expect((await call(fetch, 'POST', CONFIRM, { updatedAt: String(first.updatedAt) }, headers)).status).toBe(409);
    expect((await call(fetch, 'POST', CONFIRM, { updatedAt: String(changed.updatedAt) }, headers)).status).toBe(204);
    expect((await status(fetch, headers)).result).toBe(false);

    await node.close();
    await open();
    node.operator.switches.set({ termsVersion: 3 });
    expect(node.operator.gate.terms(playerId).result).toBe(false);
    node.operator.switches.set({ termsVersion: 4 });
    expect(node.operator.gate.terms(playerId).result).toBe(true);
  });

  it('are not shown to a guest', async () => {
    await open();
    expect((await call(node.fetch, 'GET', STATUS)).status).toBe(401);
  });
});

describe('appeals', () => {
  const FORM = { email: 'me@example.com', words: 'I am somewhere else.', reason: 13 };
  const list = async (fetch: FetchLike) =>
    ((await call(fetch, 'GET', APPEALS)).body as { readonly data: readonly Readonly<Record<string, unknown>>[] }).data;

  it('[APL-1] of a visitor are private to that visitor, by a cookie', async () => {
    await open();
    const [mine, other] = [node.client(), node.client()];
    expect(await list(mine)).toEqual([]);
    expect((await call(mine, 'POST', APPEALS, FORM)).status).toBe(201);
    expect(await list(mine)).toMatchObject([{ reason: 13, status: 'received' }]);
    expect(await list(other)).toEqual([]);
    expect(JSON.stringify(await list(mine))).not.toContain('example.com');
  });

  it('are under review at first, then decided as the switch sets', () => {
    const { gate, switches, pass } = alone();
    const who = { playerId: null, visitor: 'v' };
    gate.appeals.make(who, FORM);
    expect(gate.appeals.of(who)).toMatchObject([{ status: 'received' }]);
    pass(MINUTE);
    expect(gate.appeals.of(who)).toMatchObject([{ status: 'inReview' }]);
    pass(9 * MINUTE);
    expect(gate.appeals.of(who)).toMatchObject([{ status: 'declined' }]);
    switches.set({ appealAnswer: 'granted' });
    expect(gate.appeals.of(who)).toMatchObject([{ status: 'granted' }]);
  });

  it('of a player belong to the account, not to the browser, and survive a restart', async () => {
    await open();
    const fetch = node.client();
    const { playerId } = await register(fetch);
    await call(fetch, 'POST', APPEALS, FORM);
    expect(await list(fetch)).toHaveLength(1);
    await call(fetch, 'POST', '/web-api/user/disconnect');
    expect(await list(fetch)).toEqual([]);
    await node.close();
    await open();
    expect(node.operator.gate.appeals.of({ playerId, visitor: null })).toMatchObject([
      { reason: 13, madeAt: clock.now() },
    ]);
  });

  it('that are incomplete are refused, and too many are answered 429', async () => {
    await open();
    const fetch = node.client();
    expect((await call(fetch, 'POST', APPEALS, { ...FORM, email: 'nobody' })).status).toBe(422);
    expect((await call(fetch, 'POST', APPEALS, { ...FORM, words: 'short' })).status).toBe(422);
    for (let made = 0; made < 20; made += 1) expect((await call(fetch, 'POST', APPEALS, FORM)).status).toBe(201);
    expect((await call(fetch, 'POST', APPEALS, FORM)).status).toBe(429);
  });
});
