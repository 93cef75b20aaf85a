/** A player's sessions: the list, and the end of other sessions. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeDevices } from 'touchline/core/devices/wire';
import type { DevicesAnswer } from 'touchline/core/devices/types';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { FetchLike, Signed } from './operator-client.ts';

const LIST = '/web-api/user/sessions';
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
let host: NodeOperator;
let player: Signed;
/** Two more devices of the player. */
let phone: { readonly fetch: FetchLike; readonly player: Signed };
let tablet: { readonly fetch: FetchLike; readonly player: Signed };

async function signIn(): Promise<typeof phone> {
  const fetch = host.client();
  const { body } = await post(fetch, '/web-api/user/login', {
    login: base64(player.login),
    password: base64(player.password),
  });
  return { fetch, player: { ...player, ...(body as Omit<Signed, 'login' | 'password'>) } };
}
const read = (body: unknown): DevicesAnswer => {
  const decoded = decodeDevices(body);
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
};
const list = async (headers: Readonly<Record<string, string>> = {}): Promise<DevicesAnswer> =>
  read((await get(host.fetch, LIST, { ...signed(player), ...headers })).body);
const statusOf = async ({ fetch, player: who }: typeof phone): Promise<number> =>
  (await get(fetch, '/web-api/user/accounts', signed(who))).status;

beforeEach(async () => {
  host = await createNodeOperator();
  player = await register(host.fetch);
  phone = await signIn();
  tablet = await signIn();
});
afterEach(() => host.close());

it('[DEV-1] lists every session with its device and times, and the last logins, but no secret', async () => {
  await get(phone.fetch, LIST, { ...signed(phone.player), ...FIREFOX });
  const answer = await get(host.fetch, LIST, signed(player));
  const { devices, logins } = read(answer.body);
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(devices.map(({ name }) => name).toSorted()).toEqual(['', '', 'Firefox, Windows']);
  expect(logins).toHaveLength(3);
  expect(logins).toEqual(logins.toSorted((one, other) => other - one));
  for (const secret of [player.token, player.sessionToken, phone.player.sessionToken])
    expect(JSON.stringify(answer.body)).not.toContain(secret);
});

it('[DEV-2] another session ends at once, with its token and its cookie', async () => {
  await get(phone.fetch, LIST, { ...signed(phone.player), ...FIREFOX });
  const id = (await list()).devices.find(({ name }) => name !== '')?.id;
  const { body } = await post(host.fetch, `${LIST}/end`, { id }, signed(player));
  expect(read(body).devices).toHaveLength(2);
  expect(await statusOf(phone)).toBe(401);
  expect((await get(phone.fetch, '/web-api/session')).body).not.toMatchObject({ userId: player.userId });
  expect(await statusOf(tablet)).toBe(200);
});

it('[DEV-2] all others end, this one stays', async () => {
  const { body } = await post(host.fetch, `${LIST}/end-others`, {}, signed(player));
  expect(read(body).devices.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect(await statusOf(phone)).toBe(401);
  expect(await statusOf(tablet)).toBe(401);
  expect(await list()).toMatchObject({ devices: [{ isCurrent: true }] });
});

it('[DEV-2] neither this session, nor an unknown one, nor another player’s is ended', async () => {
  const other = await register(host.client());
  const [current] = (await list()).devices;
  const theirs = read((await get(host.client(), LIST, signed(other))).body).devices[0]?.id;
  for (const id of [current?.id, 'unknown', theirs])
    expect((await post(host.fetch, `${LIST}/end`, { id }, signed(player))).status).toBe(404);
  expect((await list()).devices).toHaveLength(3);
});
