import { describe, expect, it } from 'vitest';
import type { Call } from 'touchline/http/api';
import { err, ok } from 'touchline/kernel/result';
import { calm } from '../../models/virtual-clock.ts';
import { createRemediesWorld } from './given-remedies.ts';
import type { RemediesWorld } from './given-remedies.ts';

const bet: Call<unknown> = {
  method: 'POST',
  path: '/bets',
  body: { amount: 5 },
  headers: { 'idempotency-key': 'k1' },
  auth: true,
  decode: (value) => ({ ok: true, value }),
};
const look: Call<unknown> = { method: 'GET', path: '/look', auth: true, decode: (value) => ({ ok: true, value }) };
const login: Call<unknown> = { method: 'POST', path: '/login', body: {}, decode: (value) => ({ ok: true, value }) };

const refusal = (code: string | number): unknown => ({ errors: [{ code, detail: 'no' }] });

function ask(given: RemediesWorld, call = bet): unknown[] {
  const answers: unknown[] = [];
  given.tab.api(call).subscribe((answer) => answers.push(answer));
  return answers;
}

const last = ({ world }: RemediesWorld) => world.sent.at(-1)!;

describe('a captcha', () => {
  for (const code of ['100', '111', '112', 113] as const) {
    it(`[HTTP-7] is shown for code ${code}, and the call is repeated with the proof, its key and its body`, () => {
      const given = createRemediesWorld();
      const answers = ask(given);
      last(given).answer(400, refusal(code));
      expect(given.challenges.map(({ asked }) => asked)).toEqual([{ code: String(code), language: 'de' }]);
      given.challenges[0]?.answer(ok('proof'));
      const [first, second] = given.world.sent;
      expect(second?.request).toEqual({
        ...first?.request,
        headers: { ...first?.request.headers, 'x-captcha': 'proof' },
      });
      expect(second?.request.headers['idempotency-key']).toBe('k1');
      last(given).answer(200, { id: 1 });
      expect(answers).toEqual([{ ok: true, value: { id: 1 } }]);
    });
  }

  for (const [what, status, body] of [
    ['another code', 400, refusal('110')],
    ['another status', 422, refusal('100')],
    ['no errors', 400, { code: '100' }],
  ] as const) {
    it(`[HTTP-7] is not shown for ${what}`, () => {
      const given = createRemediesWorld();
      const answers = ask(given);
      last(given).answer(status, body);
      expect(given.challenges).toHaveLength(0);
      expect(answers).toHaveLength(1);
    });
  }

  for (const kind of ['cancelled', 'refused', 'unreachable'] as const) {
    it(`[HTTP-7] fails closed: ${kind} leaves the refusal unchanged`, () => {
      const given = createRemediesWorld();
      const answers = ask(given);
      last(given).answer(400, refusal('100'));
      given.challenges[0]?.answer(err({ kind }));
      expect(given.world.sent).toHaveLength(1);
      expect(answers).toMatchObject([{ ok: false, error: { kind: 'status', status: 400, errors: [{ code: '100' }] } }]);
    });
  }

  it('[HTTP-7] signs out when its answer ends the session, and the call gets no answer', () => {
    const given = createRemediesWorld();
    const answers = ask(given);
    last(given).answer(400, refusal('100'));
    given.challenges[0]?.answer(err({ kind: 'logout' }));
    expect(given.logouts()).toBe(1);
    expect(given.world.sent).toHaveLength(1);
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it('[HTTP-7] is shared by all waiting calls, and shown at most twice for one call', () => {
    const given = createRemediesWorld();
    const answers = [ask(given), ask(given, look)];
    for (const call of [...given.world.sent]) call.answer(400, refusal('100'));
    expect(given.challenges).toHaveLength(1);
    given.challenges[0]?.answer(ok('first'));
    for (const call of given.world.sent.filter(({ isDone }) => !isDone)) call.answer(400, refusal('100'));
    expect(given.challenges).toHaveLength(2);
    given.challenges[1]?.answer(ok('second'));
    expect(given.world.sent.slice(4).map(({ request }) => request.headers['x-captcha'])).toEqual(['second', 'second']);
    for (const call of given.world.sent.filter(({ isDone }) => !isDone)) call.answer(400, refusal('100'));
    expect(given.challenges).toHaveLength(2);
    expect(given.world.sent).toHaveLength(6);
    expect(answers.flat()).toMatchObject([
      { ok: false, error: { status: 400 } },
      { ok: false, error: { status: 400 } },
    ]);
  });

  it('[HTTP-4] closes when its player leaves, or when the last waiting call is cancelled', () => {
    const given = createRemediesWorld();
    const answers = ask(given);
    last(given).answer(400, refusal('100'));
    given.leave();
    expect(given.challenges[0]?.isWithdrawn).toBe(true);
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
    expect(given.world.sent).toHaveLength(1);
    const guest = createRemediesWorld({ signedIn: false });
    const waiting = guest.tab.api(login).subscribe();
    last(guest).answer(400, refusal('111'));
    expect(guest.challenges[0]?.isWithdrawn).toBe(false);
    waiting.unsubscribe();
    expect(guest.challenges[0]?.isWithdrawn).toBe(true);
  });

  it('[HTTP-7] is also shown to a guest who logs in', () => {
    const given = createRemediesWorld({ signedIn: false });
    const answers = ask(given, login);
    last(given).answer(400, refusal('111'));
    given.challenges[0]?.answer(ok('proof'));
    last(given).answer(200, {});
    expect(given.world.sent[1]?.request.headers['x-captcha']).toBe('proof');
    expect(answers).toEqual([{ ok: true, value: {} }]);
  });

  it('[HTTP-5] that throws leaves the refusal unchanged, and the defect is reported', () => {
    const given = createRemediesWorld();
    const answers = ask(given);
    last(given).answer(400, refusal('100'));
    given.challenges[0]?.answer(undefined as never);
    expect(answers).toHaveLength(1);
    expect(given.reports).toHaveLength(1);
    expect(given.world.sent).toHaveLength(1);
  });
});

describe('a fingerprint', () => {
  it('[HTTP-6] required by the operator is fetched, stored and sent, with one retry', async () => {
    const given = createRemediesWorld();
    const answers = ask(given);
    expect(last(given).request.headers['x-fingerprint']).toBe('none');
    last(given).answer(400, refusal('fingerprint'));
    await calm();
    expect(given.world.sent.map(({ request }) => request.headers['x-fingerprint'])).toEqual(['none', 'print-1']);
    expect([...given.storage.keys()]).toEqual(['fp_d']);
    last(given).answer(400, refusal('fingerprint'));
    await calm();
    expect(answers).toMatchObject([{ ok: false, error: { status: 400 } }]);
    expect(given.world.sent).toHaveLength(2);
    expect(given.provided()).toBe(1);
  });

  it('[HTTP-6] that is stored is used first, unless it is the refused one, expired, or invalid', async () => {
    const kept = { token: 'kept', componentsData: {}, expiresAt: Number.MAX_SAFE_INTEGER };
    for (const [text, used, asked] of [
      [JSON.stringify(kept), 'kept', 0],
      [JSON.stringify({ ...kept, expiresAt: 1 }), 'print-1', 1],
      ['{', 'print-1', 1],
      [JSON.stringify({ ...kept, token: 'a\nb' }), 'print-1', 1],
      [JSON.stringify({ ...kept, componentsData: 'x'.repeat(30_000) }), 'print-1', 1],
    ] as const) {
      const given = createRemediesWorld();
      given.storage.set('fp_d', text);
      ask(given);
      last(given).answer(400, refusal('fingerprint'));
      await calm();
      expect(last(given).request.headers['x-fingerprint']).toEqual(used);
      expect(given.provided()).toEqual(asked);
      ask(given, look);
      last(given).answer(400, refusal('fingerprint'));
      await calm();
      expect(last(given).request.headers['x-fingerprint']).toBe(`print-${asked + 1}`);
    }
  });

  for (const [what, answer] of [
    ['no token', { componentsData: {}, expiresAt: 9e15 }],
    ['no time', { token: 't', componentsData: {} }],
    ['no data', { token: 't', expiresAt: 9e15 }],
    ['one that is over', { token: 't', componentsData: {}, expiresAt: 0 }],
    ['nothing', null],
  ] as const) {
    it(`[HTTP-6] fails closed: ${what} is reported and retried once after 110 ms, and two failures end the tries`, async () => {
      const given = createRemediesWorld();
      given.provider = () => Promise.resolve(answer);
      const answers = ask(given);
      last(given).answer(400, refusal('fingerprint'));
      await given.world.clock.run(109);
      expect(given.provided()).toBe(1);
      await given.world.clock.run(1);
      expect(given.provided()).toBe(2);
      expect(given.reports).toHaveLength(2);
      expect(given.world.sent).toHaveLength(1);
      expect(answers).toHaveLength(1);
      ask(given);
      last(given).answer(400, refusal('fingerprint'));
      await given.world.clock.run(1_000);
      expect(given.provided()).toBe(2);
      expect(given.storage.size).toBe(0);
    });
  }

  it('[HTTP-6] fails for a missing and for a silent script', async () => {
    for (const provider of [() => Promise.reject(new Error('not loaded')), () => new Promise(() => undefined)]) {
      const given = createRemediesWorld();
      given.provider = provider;
      const answers = ask(given);
      last(given).answer(400, refusal('fingerprint'));
      await given.world.clock.run(11_000);
      expect(given.provided()).toBe(2);
      expect(given.reports).toHaveLength(2);
      expect(answers).toHaveLength(1);
      expect(given.world.sent).toHaveLength(1);
    }
  });

  it('[HTTP-6] is requested from the provider once for many calls', async () => {
    const given = createRemediesWorld();
    for (let at = 0; at < 20; at += 1) ask(given);
    for (const call of [...given.world.sent]) call.answer(400, refusal('fingerprint'));
    await calm();
    expect(given.provided()).toBe(1);
    expect(given.world.sent).toHaveLength(40);
  });

  it('[HTTP-13] that arrives after the player has left is neither stored nor sent', async () => {
    const given = createRemediesWorld();
    const answers = ask(given);
    last(given).answer(400, refusal('fingerprint'));
    given.leave();
    await given.world.clock.run(1_000);
    expect(given.storage.size).toBe(0);
    expect(given.world.sent).toHaveLength(1);
    expect(answers).toEqual([{ ok: false, error: { kind: 'closed' } }]);
  });

  it('[HTTP-6] is never requested for a guest', async () => {
    const given = createRemediesWorld({ signedIn: false });
    ask(given, login);
    last(given).answer(400, refusal('fingerprint'));
    await calm();
    expect(given.provided()).toBe(0);
    expect(given.storage.size).toBe(0);
    expect(given.world.sent).toHaveLength(1);
  });
});

describe('changed terms', () => {
  for (const [what, body, terms] of [
    ['at the top', { exception_code: 1 }, 1],
    ['in an error', { errors: [{ code: 'terms', meta: { exception_code: 1 } }] }, 1],
    ['another exception', { exception_code: 2 }, 0],
    ['a text', { exception_code: '1' }, 0],
    ['nothing', {}, 0],
  ] as const) {
    it(`[HTTP-8] ${what}: lead to their page ${terms} times, and the call is not repeated`, () => {
      const given = createRemediesWorld();
      const answers = ask(given);
      last(given).answer(451, body);
      expect(given.terms()).toEqual(terms);
      expect(given.world.sent).toHaveLength(1);
      expect(answers).toMatchObject([{ ok: false, error: { kind: 'status', status: 451 } }]);
    });
  }
});
