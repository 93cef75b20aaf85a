/** The preferences that an account keeps, over two devices and a restart. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Signed } from './operator-client.ts';

const PATH = '/web-api/user/preferences';
const store = createMemoryStore();
let host: NodeOperator;
let player: Signed;
beforeAll(async () => {
  host = await createNodeOperator({ store });
  player = await register(host.fetch);
});
afterAll(() => host.close());

const save = async (name: string, value: unknown, updatedAt: number) =>
  post(host.fetch, PATH, { preferences: [{ name, value, updatedAt }] }, signed(player));
const kept = async (): Promise<unknown> => (await get(host.fetch, PATH, signed(player))).body;

it('[DSP-4] the account keeps the newest choice of each option, and a time to come counts as the present', async () => {
  expect(await kept()).toEqual({ preferences: [] });
  const now = Date.now();
  await save('isAppCompactView', 1, now - 2_000);
  await save('isAppCompactView', 0, now - 3_000);
  expect(await kept()).toEqual({ preferences: [{ name: 'isAppCompactView', value: 1, updatedAt: now - 2_000 }] });
  const { body } = await save('isAppCompactView', 0, now + 86_400_000);
  const [entry] = (body as { readonly preferences: readonly { value: number; updatedAt: number }[] }).preferences;
  expect(entry?.value).toBe(0);
  expect(entry?.updatedAt).toBeLessThanOrEqual(Date.now());
});

it('[DSP-3] preferences survive a restart of the operator', async () => {
  await save('timeZone', 'auto', Date.now() - 1_000);
  const before = await kept();
  await host.close();
  host = await createNodeOperator({ store });
  const { body } = await post(host.fetch, '/web-api/user/login', {
    login: base64(player.login),
    password: base64(player.password),
  });
  player = { ...player, ...(body as Omit<Signed, 'login' | 'password'>) };
  expect(await kept()).toEqual(before);
});

it('[DSP-2] an unknown name, a long value and a guest are refused', async () => {
  expect((await save('strange', 1, 1)).status).toBe(422);
  expect((await save('timeZone', 'x'.repeat(30), 1)).status).toBe(422);
  expect((await get(host.fetch, PATH)).status).toBe(401);
});
