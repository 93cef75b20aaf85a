/** A signed-in player's changes of the sign-in: the password, the phone and the secret question. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeUser } from 'touchline/core/user/wire';
import type { ProtectionMethods } from 'touchline/core/user/types';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { base64, get, post, register, signed } from './operator-client.ts';
import type { Answer, FetchLike, Signed } from './operator-client.ts';

const PHONE = '+4915112345678';
const NEW = 'osprey-93-cliff';
let clock: ManualClock;
let store = createMemoryStore();
let host: NodeOperator;
let player: Signed;

async function start(): Promise<void> {
  host = await createNodeOperator({ clock, store, createLine: () => createFakeLine(clock) });
}
beforeEach(async () => {
  clock = createManualClock(Date.UTC(2026, 5, 1, 12));
  store = createMemoryStore();
  await start();
  player = await register(host.fetch);
});
afterEach(() => host.close());

const send = (path: string, body: unknown, who = player, fetch: FetchLike = host.fetch): Promise<Answer> =>
  post(fetch, `/web-api/user/security/${path}`, body, signed(who));
const logIn = (password: string, fetch: FetchLike = host.client()): Promise<Answer> =>
  post(fetch, '/web-api/user/login', { login: base64(player.login), password: base64(password) });
const change = (current: string, password: string): Promise<Answer> =>
  send('password', { current: base64(current), password: base64(password) });
const codeOf = ({ body }: Answer): unknown => (body as { errors: readonly { code: string }[] }).errors[0]?.code;
const refusal = (answer: Answer): readonly unknown[] => [answer.status, codeOf(answer)];
const methods = async (): Promise<ProtectionMethods> => {
  const read = decodeUser((await get(host.fetch, '/web-api/user/config', signed(player))).body);
  if (!read.ok) throw new Error(read.error);
  return read.value.protectionMethods;
};
const sentTo = async (to: string): Promise<readonly { readonly code: string | null; readonly subject: string }[]> =>
  ((await get(host.fetch, `/sandbox-api/v1/inbox?to=${encodeURIComponent(to)}`)).body as { letters: never }).letters;
const askPhone = async (who = player, fetch: FetchLike = host.fetch): Promise<string> =>
  ((await send('phone', { phone: base64(PHONE) }, who, fetch)).body as { ticket: string }).ticket;

describe('[AUT-23] a new password', () => {
  it('ends every session but this one, and the old password signs nobody in', async () => {
    const other = host.client();
    const { body } = await logIn(player.password, other);
    expect((await methods()).isChangedPassword).toBe(false);
    expect((await change(player.password, NEW)).status).toBe(204);
    expect((await get(host.fetch, '/web-api/user/accounts', signed(player))).status).toBe(200);
    expect((await get(other, '/web-api/user/accounts', signed({ ...player, ...(body as Signed) }))).status).toBe(401);
    expect((await logIn(player.password)).status).toBe(401);
    expect((await logIn(NEW)).status).toBe(200);
    expect((await methods()).isChangedPassword).toBe(true);
  });

  it('is refused without the current one, when it is the same, and when it is weak', async () => {
    expect(refusal(await change('wrong-password-1', NEW))).toEqual([422, 'wrongPassword']);
    expect(refusal(await change(player.password, player.password))).toEqual([422, 'samePassword']);
    expect(refusal(await change(player.password, 'short'))).toEqual([422, 'fail_pass']);
    expect((await logIn(player.password)).status).toBe(200);
  });

  it('allows five wrong passwords a minute', async () => {
    for (let tried = 0; tried < 5; tried += 1)
      expect(codeOf(await change('wrong-password-1', NEW))).toBe('wrongPassword');
    expect((await change(player.password, NEW)).status).toBe(429);
    clock.advance(61_000);
    expect((await change(player.password, NEW)).status).toBe(204);
  });

  it('is known after a restart', async () => {
    await change(player.password, NEW);
    await host.close();
    await start();
    expect((await logIn(NEW)).status).toBe(200);
    expect((await logIn(player.password)).status).toBe(401);
  });

  it('of two at once, one wins', async () => {
    const answers = await Promise.all([change(player.password, NEW), change(player.password, `${NEW}-2`)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 422]);
  });
});

describe('[AUT-24] a phone number', () => {
  it('[USR-7] moves the activation from 0 to 3, and binds the phone', async () => {
    const activation = async (): Promise<unknown> =>
      ((await get(host.fetch, '/web-api/user/config', signed(player))).body as { readonly result: object }).result;
    expect(await activation()).toMatchObject({
      activation_type: 0,
      protection_methods: { enable_phone_binding: false },
    });
    const ticket = await askPhone();
    await send('phone/confirm', { ticket, code: (await sentTo(PHONE))[0]?.code });
    expect(await activation()).toMatchObject({
      activation_type: 3,
      protection_methods: { enable_phone_binding: true },
    });
  });

  it('belongs to the player once the code is confirmed, and can be used to sign in', async () => {
    const ticket = await askPhone();
    expect((await methods()).isPhoneBound).toBe(false);
    expect(refusal(await send('phone/confirm', { ticket, code: '000000' }))).toEqual([422, 'wrong_code']);
    const [letter] = await sentTo(PHONE);
    const confirmed = await send('phone/confirm', { ticket, code: letter?.code });
    expect(confirmed.body).toEqual({ phone: PHONE });
    expect((await methods()).isPhoneBound).toBe(true);
    const entered = await post(host.client(), '/web-api/user/login/phone', {
      phone: base64(PHONE),
      password: base64(player.password),
    });
    expect(entered.status).toBe(200);
    expect(refusal(await send('phone', { phone: base64('+4915112345679') }))).toEqual([409, 'phoneThere']);
  });

  it('is not confirmed by another player’s code, and belongs to one player', async () => {
    const other = host.client();
    const rival = await register(other);
    const ticket = await askPhone();
    const code = (await sentTo(PHONE))[0]?.code;
    expect(refusal(await send('phone/confirm', { ticket, code }, rival, other))).toEqual([422, 'time_up']);
    clock.advance(61_000);
    const theirs = await askPhone(rival, other);
    await send('phone/confirm', { ticket: theirs, code: (await sentTo(PHONE))[0]?.code }, rival, other);
    expect(refusal(await send('phone', { phone: base64(PHONE) }))).toEqual([422, 'phoneTaken']);
  });

  it('needs a number with a known country code', async () => {
    expect(refusal(await send('phone', { phone: base64('12') }))).toEqual([422, 'badPhone']);
  });
});

describe('[AUT-25] a secret question', () => {
  const set = (question: number, answer: string, current = player.password): Promise<Answer> =>
    send('question', { question, answer: base64(answer), current: base64(current) });

  it('is set with the password; the answer is shown to nobody', async () => {
    expect(refusal(await set(1, 'Hillside', 'wrong-password-1'))).toEqual([422, 'wrongPassword']);
    expect(refusal(await set(1, ' a '))).toEqual([422, 'badAnswer']);
    expect(refusal(await set(99, 'Hillside'))).toEqual([422, 'malformed']);
    expect((await set(2, 'Hillside')).status).toBe(204);
    const { body } = await get(host.fetch, '/web-api/user/security?lng=de', signed(player));
    expect(body).toMatchObject({ secretQuestion: 2 });
    expect(JSON.stringify(body)).toContain('Wie hieß deine erste Schule?');
    expect(JSON.stringify(body).toLowerCase()).not.toContain('hillside');
    expect((await methods()).isSecurityQuestionOn).toBe(true);
  });
});
