/** Login by QR code, as the operator judges it. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodeDevices } from 'touchline/core/devices/wire';
import { decodeChallenge, decodeCollected, decodeRequest, QR_PATHS } from 'touchline/core/qr-login/wire';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { codeOfStep, STEP_MS } from '../../adapters/sandbox/operator/players/auth/totp.ts';
import { QR_COLLECT_MS, QR_LIFE_MS } from '../../adapters/sandbox/operator/players/auth/qr-logins.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0' };
const DEVICES = '/web-api/user/sessions';

let clock: ManualClock;
let host: NodeOperator;
let player: Signed;
/** The browser that asks. */
let guest: FetchLike;

beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 5, 1, 12));
  host = await createNodeOperator({ clock, createLine: () => createFakeLine(clock) });
  player = await register(host.fetch);
  guest = host.client();
});
afterEach(() => host.close());

interface Own {
  readonly ticket: string;
  readonly secret: string;
}

const valueOf = <T>(
  read: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
): T => {
  if (!read.ok) throw new Error(read.error);
  return read.value;
};
async function ask(remember = false): Promise<Own & { readonly comparison: string }> {
  const { body } = await post(guest, QR_PATHS.ask, { remember }, FIREFOX);
  const { expiresIn, ...own } = valueOf(decodeChallenge(body));
  expect(expiresIn).toBe(QR_LIFE_MS);
  return own;
}
const collect = async ({ ticket, secret }: Own, fetch = guest): Promise<string | { readonly userId: string }> =>
  valueOf(decodeCollected((await post(fetch, QR_PATHS.collect, { ticket, secret })).body)).state;
const look = (ticket: string, who = player, fetch: FetchLike = host.fetch): Promise<Answer> =>
  post(fetch, QR_PATHS.look, { ticket }, signed(who));
const approve = (ticket: string, proof = player.password): Promise<Answer> =>
  post(host.fetch, QR_PATHS.decide, { ticket, approve: true, proof: base64(proof) }, signed(player));
const refuse = (ticket: string): Promise<Answer> =>
  post(host.fetch, QR_PATHS.decide, { ticket, approve: false }, signed(player));
const codeOf = ({ body }: Answer): unknown => (body as { errors: readonly { code: string }[] }).errors[0]?.code;
const refusal = (answer: Answer): readonly unknown[] => [answer.status, codeOf(answer)];
const devices = async () => valueOf(decodeDevices((await get(host.fetch, DEVICES, signed(player))).body));

it('[QRL-1, QRL-3, QRL-4, QRL-6] an approved browser gets a session of its own, and the player is notified', async () => {
  const own = await ask();
  expect(await collect(own)).toBe('waiting');
  expect(valueOf(decodeRequest((await look(own.ticket)).body))).toEqual({
    device: 'Firefox, Windows',
    countryId: expect.any(Number),
    comparison: own.comparison,
    expiresIn: QR_LIFE_MS,
    proof: 'password',
  });
  clock.advance(5_000);
  expect((await approve(own.ticket)).status).toBe(204);
  expect(await collect(own)).toMatchObject({ userId: player.userId });
  expect((await get(guest, '/web-api/session')).body).toBe(player.userId);
  const { devices: all, logins } = await devices();
  expect(all.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
    ['', true],
    ['Firefox, Windows', false],
  ]);
  expect(logins).toEqual([clock.now(), clock.now() - 5_000]);
  expect(host.operator.inbox.thread(Number(player.userId), 'en').messages.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('signed in with your approval: Firefox, Windows'),
  );
});

it('[QRL-5] a challenge is collected once, and by the browser that asked only', async () => {
  const own = await ask();
  const other = await ask();
  await approve(own.ticket);
  expect(await collect({ ticket: own.ticket, secret: other.secret }, host.client())).toBe('expired');
  expect(await collect({ ticket: own.ticket, secret: own.ticket }, host.client())).toBe('expired');
  expect(await collect(own)).toMatchObject({ userId: player.userId });
  expect(await collect(own)).toBe('expired');
  expect((await devices()).devices).toHaveLength(2);
});

it('[QRL-5] two collections at once give one session', async () => {
  const own = await ask();
  await approve(own.ticket);
  const states = await Promise.all([collect(own), collect(own, host.client())]);
  expect(states.filter((state) => state === 'expired')).toHaveLength(1);
  expect((await devices()).devices).toHaveLength(2);
});

it('[QRL-2, QRL-5] a refused challenge says so, and cannot be approved afterwards', async () => {
  const own = await ask();
  expect((await refuse(own.ticket)).status).toBe(204);
  expect(await collect(own)).toBe('refused');
  expect(refusal(await approve(own.ticket))).toEqual([404, 'unknownRequest']);
  expect(refusal(await refuse(own.ticket))).toEqual([404, 'unknownRequest']);
  expect(await collect(own)).toBe('refused');
  expect((await devices()).devices).toHaveLength(1);
});

it('[QRL-2, QRL-4] a challenge can be approved for two minutes, and then collected for 30 seconds', async () => {
  const [late, inTime, uncollected] = [await ask(), await ask(), await ask()];
  clock.advance(QR_LIFE_MS - 1);
  await approve(inTime.ticket);
  await approve(uncollected.ticket);
  clock.advance(1);
  expect(refusal(await look(late.ticket))).toEqual([404, 'unknownRequest']);
  expect(refusal(await approve(late.ticket))).toEqual([404, 'unknownRequest']);
  expect(await collect(late)).toBe('expired');
  expect(await collect(inTime)).toMatchObject({ userId: player.userId });
  clock.advance(QR_COLLECT_MS);
  expect(await collect(uncollected)).toBe('expired');
});

it('[QRL-2] an abandoned challenge can no longer be approved, and only its own browser abandons it', async () => {
  const own = await ask();
  await post(guest, QR_PATHS.cancel, { ticket: own.ticket, secret: own.ticket });
  expect((await look(own.ticket)).status).toBe(200);
  expect((await post(guest, QR_PATHS.cancel, { ticket: own.ticket, secret: own.secret })).status).toBe(204);
  expect(refusal(await approve(own.ticket))).toEqual([404, 'unknownRequest']);
});

it('[QRL-3] a wrong password changes nothing, and five a minute are refused', async () => {
  const own = await ask();
  for (let tried = 0; tried < 5; tried += 1)
    expect(refusal(await approve(own.ticket, 'wrong-password-1'))).toEqual([422, 'wrongPassword']);
  expect((await approve(own.ticket)).status).toBe(429);
  expect(await collect(own)).toBe('waiting');
  clock.advance(61_000);
  expect((await approve(own.ticket)).status).toBe(204);
  expect((await approve(own.ticket, 'whatever')).status, 'a repeated call').toBe(204);
});

it('[QRL-3, QRL-4] with the second step on, its code approves, and counts for the new session', async () => {
  const begun = (await post(host.fetch, '/web-api/user/two-factor/begin', {}, signed(player))).body as {
    secret: string;
  };
  const codeNow = (): Promise<string> => codeOfStep(begun.secret, Math.floor(clock.now() / STEP_MS));
  await post(host.fetch, '/web-api/user/two-factor/enable', { code: await codeNow() }, signed(player));
  clock.advance(STEP_MS);
  const own = await ask();
  expect((await look(own.ticket)).body).toMatchObject({ proof: 'code' });
  expect(refusal(await approve(own.ticket))).toEqual([422, 'wrong_code']);
  expect((await approve(own.ticket, await codeNow())).status).toBe(204);
  expect(await collect(own)).toMatchObject({ userId: player.userId });
});

it('[QRL-4] a password that was changed after the approval signs nobody in', async () => {
  const own = await ask();
  await approve(own.ticket);
  const change = { current: base64(player.password), password: base64('osprey-93-cliff') };
  expect((await post(host.fetch, '/web-api/user/security/password', change, signed(player))).status).toBe(204);
  expect(await collect(own)).toBe('expired');
  expect((await devices()).devices).toHaveLength(1);
});

it('[QRL-4] the session that the browser had before ends', async () => {
  const before = await register(guest);
  const own = await ask();
  await approve(own.ticket);
  await collect(own);
  expect((await get(guest, '/web-api/user/accounts', signed(before))).status).toBe(401);
});

it('[QRL-1] guests approve nothing', async () => {
  const own = await ask();
  expect((await post(guest, QR_PATHS.look, { ticket: own.ticket })).status).toBe(401);
  expect((await post(guest, QR_PATHS.decide, { ticket: own.ticket, approve: true, proof: '' })).status).toBe(401);
  expect(await collect(own)).toBe('waiting');
});
