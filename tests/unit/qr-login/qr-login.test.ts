import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { QR_PATHS } from 'touchline/core/qr-login/wire';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const TICKET = 'ticket-1234567890-abcdef';
const SECRET = 'secret-1234567890-abcdef';
const LIFE_MS = 120_000;
const ASK = `POST ${QR_PATHS.ask}`;
const COLLECT = `POST ${QR_PATHS.collect}`;
const LOOK = `POST ${QR_PATHS.look}`;
const DECIDE = `POST ${QR_PATHS.decide}`;
const CHALLENGE = { ticket: TICKET, secret: SECRET, comparison: '0417', expiresIn: LIFE_MS };
const SESSION = {
  state: 'approved',
  token: 'new-token',
  sessionToken: 's2',
  expiresAt: Date.UTC(2030, 0, 1),
  userId: '7',
  previousLoginAt: null,
};
const REQUEST = {
  device: 'Firefox, Windows',
  countryId: 49,
  comparison: '0417',
  expiresIn: LIFE_MS,
  proof: 'password',
};
const problem = (status: number, code: string, meta = {}) =>
  [status, { errors: [{ code, detail: '', meta }] }] as const;

let given: Given;
const view = () => given.core.feature('qrLogin').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const ask = { type: 'qr-login/ask', payload: { remember: true } } as const;
const cancel = { type: 'qr-login/cancel', payload: {} } as const;
const refuse = { type: 'qr-login/refuse', payload: {} } as const;
const calls = (name: string): number => given.calls.filter((call) => call === name).length;
const bodiesOf = (path: string): readonly unknown[] =>
  given.requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(String(body)) as unknown);

async function open(isPlayer: boolean): Promise<void> {
  given = await openGate({ isPlayer });
  given.answers.set(ASK, CHALLENGE);
  given.answers.set(COLLECT, { state: 'waiting' });
  given.answers.set(`POST ${QR_PATHS.cancel}`, [204, '']);
  given.answers.set(LOOK, REQUEST);
  given.answers.set(DECIDE, [204, '']);
  void given.core.load('qrLogin');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
}
afterEach(closeGates);

describe('the asking browser', () => {
  const wait = async (): Promise<void> => {
    await open(false);
    given.core.dispatch(ask);
    await given.clock.run(100);
  };

  it('[QRL-1] shows the ticket and the digits; the secret and the ticket are in no message', async () => {
    await open(false);
    const messages: unknown[] = [];
    given.core.events$.subscribe((recorded) => messages.push(recorded));
    given.core.dispatch(ask);
    await given.clock.run(2_100);
    expect(view()).toMatchObject({ asking: { status: 'waiting', comparison: '0417' }, ticket: TICKET });
    expect(bodiesOf(QR_PATHS.ask)).toEqual([{ remember: true }]);
    expect(JSON.stringify(messages)).toContain('0417');
    expect(JSON.stringify(messages)).not.toContain(TICKET);
    expect(JSON.stringify([messages, view()])).not.toContain(SECRET);
    expect(codeOf(ask)).toBe('qr-login/busy');
  });

  it('[QRL-4] asks every two seconds, also after a lost answer, and signs in with its secret', async () => {
    await wait();
    given.answers.set(COLLECT, 'network');
    await given.clock.run(4_000);
    expect(calls(COLLECT)).toBe(2);
    expect(view()?.asking.status).toBe('waiting');
    given.answers.set(COLLECT, SESSION);
    await given.clock.run(2_100);
    expect(given.core.session.get()).toMatchObject({ status: 'player', userId: '7' });
    expect(view()).toMatchObject({ asking: { status: 'idle' }, ticket: null });
    const [first] = bodiesOf(QR_PATHS.collect);
    expect(first).toEqual({ ticket: TICKET, secret: SECRET });
    const asked = calls(COLLECT);
    await given.clock.run(60_000);
    expect(calls(COLLECT)).toBe(asked);
  });

  it.each([
    ['refused', { status: 'over', why: 'refused' }],
    ['expired', { status: 'over', why: 'expired' }],
  ] as const)('[QRL-2] says that its challenge is %s, stops asking, and may ask for another', async (state, asking) => {
    await wait();
    given.answers.set(COLLECT, { state });
    await given.clock.run(2_100);
    expect(view()).toMatchObject({ asking, ticket: null });
    await given.clock.run(10_000);
    expect(calls(COLLECT)).toBe(1);
    expect(codeOf(ask)).toBe('accepted');
    await given.clock.run(100);
    expect(view()?.asking.status).toBe('waiting');
  });

  it('[QRL-2] without an answer the challenge is over 30 seconds after its deadline', async () => {
    await wait();
    given.answers.set(COLLECT, 'network');
    await given.clock.run(LIFE_MS + 29_000);
    expect(view()?.asking.status).toBe('waiting');
    await given.clock.run(2_000);
    expect(view()?.asking).toEqual({ status: 'over', why: 'expired' });
  });

  it('[QRL-2] leaving the dialog voids the challenge at the operator', async () => {
    await wait();
    given.core.dispatch(cancel);
    await given.clock.run(100);
    expect(view()).toMatchObject({ asking: { status: 'idle' }, ticket: null });
    expect(bodiesOf(QR_PATHS.cancel)).toEqual([{ ticket: TICKET, secret: SECRET }]);
    await given.clock.run(20_000);
    expect(calls(COLLECT)).toBe(0);
  });

  it('[QRL-7] a dialog that was left before the challenge came shows none', async () => {
    await open(false);
    given.core.dispatch(ask);
    given.core.dispatch(cancel);
    await given.clock.run(5_000);
    expect(view()).toMatchObject({ asking: { status: 'idle' }, ticket: null });
    expect(calls(COLLECT)).toBe(0);
  });

  it('[QRL-7] a session that was under way when the visitor gave up counts', async () => {
    await wait();
    given.answers.set(COLLECT, SESSION);
    await given.clock.run(1_912);
    given.core.dispatch(cancel);
    await given.clock.run(100);
    expect(given.core.session.get()).toMatchObject({ status: 'player', userId: '7' });
  });

  it('[QRL-7] an answer about an abandoned challenge does not end the next one', async () => {
    await wait();
    given.answers.set(COLLECT, { state: 'expired' });
    await given.clock.run(1_912);
    given.core.dispatch(cancel);
    given.core.dispatch(ask);
    given.answers.set(COLLECT, { state: 'waiting' });
    await given.clock.run(1_000);
    expect(view()?.asking.status).toBe('waiting');
  });

  it('[QRL-1] says why it got no challenge, and when to ask again', async () => {
    await open(false);
    given.answers.set(ASK, problem(429, 'tooManyAttempts', { retryAfter: 20 }));
    given.core.dispatch(ask);
    await given.clock.run(100);
    expect(view()?.asking).toMatchObject({ status: 'failed', code: 'tooManyTries', retryAt: expect.any(Number) });
    given.answers.set(ASK, 'network');
    given.core.dispatch(ask);
    await given.clock.run(100);
    expect(view()?.asking).toEqual({ status: 'failed', code: 'unreachable', retryAt: null });
  });

  it('[QRL-7] another sign-in in this browser voids the challenge', async () => {
    await wait();
    await given.signIn();
    expect(view()?.asking.status).toBe('idle');
    expect(calls(`POST ${QR_PATHS.cancel}`)).toBe(1);
    expect(codeOf(ask)).toBe('qr-login/alreadyIn');
  });
});

describe('the approving device', () => {
  const look = async (): Promise<void> => {
    await open(true);
    given.core.actions('qrLogin')?.look(TICKET);
    await given.clock.run(100);
  };
  const approve = async (proof: string): Promise<void> => {
    given.core.actions('qrLogin')?.approve(proof);
    await given.clock.run(100);
  };

  it('[QRL-1, QRL-3] sees who asks, and approves with the password; ticket and password are in no message', async () => {
    await open(true);
    const messages: unknown[] = [];
    given.core.events$.subscribe((recorded) => messages.push(recorded));
    given.core.actions('qrLogin')?.look(TICKET);
    await given.clock.run(100);
    expect(view()?.approving).toMatchObject({
      status: 'ready',
      request: { device: 'Firefox, Windows', countryId: 49, comparison: '0417', proof: 'password' },
      failure: null,
    });
    await approve('kestrel-47');
    expect(view()?.approving).toEqual({ status: 'decided', isApproved: true });
    expect(bodiesOf(QR_PATHS.decide)).toEqual([
      { ticket: TICKET, approve: true, proof: Buffer.from('kestrel-47').toString('base64') },
    ]);
    expect(JSON.stringify(messages)).toContain('Firefox, Windows');
    for (const secret of [TICKET, 'kestrel-47', Buffer.from('kestrel-47').toString('base64')])
      expect(JSON.stringify(messages)).not.toContain(secret);
  });

  it('[QRL-3] refuses without a password', async () => {
    await look();
    given.core.dispatch(refuse);
    await given.clock.run(100);
    expect(view()?.approving).toEqual({ status: 'decided', isApproved: false });
    expect(bodiesOf(QR_PATHS.decide)).toEqual([{ ticket: TICKET, approve: false }]);
  });

  it.each([
    [problem(422, 'wrongPassword'), 'wrongPassword'],
    [problem(422, 'wrong_code'), 'wrong_code'],
    [problem(429, 'tooManyAttempts', { retryAfter: 20 }), 'tooManyTries'],
    ['network', 'unreachable'],
    [problem(403, 'other'), 'refused'],
  ] as const)('[QRL-3] keeps the request after a failure: %#', async (answer, code) => {
    await look();
    given.answers.set(DECIDE, answer);
    await approve('no');
    expect(view()?.approving).toMatchObject({ status: 'ready', failure: { code } });
    given.answers.set(DECIDE, [204, '']);
    await approve('kestrel-47');
    expect(view()?.approving).toEqual({ status: 'decided', isApproved: true });
  });

  it('[QRL-3] a request that was decided elsewhere is over', async () => {
    await look();
    given.answers.set(DECIDE, problem(404, 'unknownRequest'));
    await approve('kestrel-47');
    expect(view()?.approving.status).toBe('gone');
  });

  it('[QRL-3] a request is over at its deadline, and no proof is sent afterwards', async () => {
    await look();
    await given.clock.run(LIFE_MS);
    expect(view()?.approving.status).toBe('gone');
    await approve('kestrel-47');
    expect(calls(DECIDE)).toBe(0);
  });

  it('[QRL-3] an unknown ticket is over, and a lost answer can be asked for again', async () => {
    await open(true);
    given.answers.set(LOOK, problem(404, 'unknownRequest'));
    given.core.actions('qrLogin')?.look(TICKET);
    await given.clock.run(100);
    expect(view()?.approving.status).toBe('gone');
    given.answers.set(LOOK, 'network');
    given.core.actions('qrLogin')?.look(TICKET);
    await given.clock.run(100);
    expect(view()?.approving.status).toBe('unreachable');
  });

  it('[QRL-7] signing out forgets the request', async () => {
    await look();
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()?.approving.status).toBe('idle');
    expect(codeOf(refuse)).toBe('qr-login/unchanged');
  });
});
