/** The HTTP policies in a complete core. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Core } from 'touchline/app/facade';
import type { Fate } from '../../models/virtual-browser.ts';
import type { World } from '../../models/world.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';
import type { Given } from '../captcha/given.ts';
import { openCore, register, until } from '../captcha/given.ts';

const respond = (status: number, value: unknown): Fate => ({ kind: 'respond', status, text: JSON.stringify(value) });
const PASS: Fate = { kind: 'answer', ms: 5 };

/**
 * The operator requires a captcha for every bet until a proof arrives; `type` is the type in the validation's answer.
 */
function guardBets(world: World, type: 1 | 2, isRight: boolean): void {
  world.browser.fate = ({ method, path, headers }) => {
    if (path.startsWith('/web-api/captcha/update'))
      return respond(200, { id: 'q1', question: 'How much is 1 plus 1?' });
    if (path.startsWith('/web-api/captcha/gettime')) return respond(200, { time: 60_000 });
    if (path.startsWith('/web-api/captcha/validate'))
      return respond(200, { success: isRight, type, time: 0, error_message: '', token: isRight ? 'proof' : '' });
    return method === 'POST' && path === '/bet-api/v1/bets' && headers['x-captcha'] !== 'proof'
      ? respond(400, { errors: [{ code: '112' }] })
      : PASS;
  };
}

async function betting(type: 1 | 2 = 1, isRight = true): Promise<{ readonly world: World; readonly core: Core }> {
  const world = createWorld();
  const { core } = await world.player();
  fill(core, [market(1)]);
  await world.clock.run(1_000);
  guardBets(world, type, isRight);
  expect(place(core).ok).toBe(true);
  await world.clock.run(500);
  expect(core.captcha.get()).toMatchObject({ phase: 'asking', question: 'How much is 1 plus 1?' });
  return { world, core };
}
const answer = (core: Core) => core.dispatch({ type: 'captcha/answer', payload: { text: '2' } });

describe('a bet that meets a captcha', () => {
  it('[HTTP-7] is placed once, with the key it had', async () => {
    const { world, core } = await betting();
    answer(core);
    await world.clock.run(2_000);
    expect(world.operator.bets).toHaveLength(1);
    expect(
      world.operator.received
        .filter(({ what }) => what === 'POST /bet-api/v1/bets')
        .map(({ request }) => [request.headers['idempotency-key'], request.headers['x-captcha']]),
    ).toEqual([[world.operator.bets[0]?.key, 'proof']]);
    expect(core.captcha.get()).toBeNull();
  });

  it('[HTTP-9] is not sent after the player leaves during the captcha', async () => {
    const { world, core } = await betting();
    core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(2_000);
    expect(core.captcha.get()).toBeNull();
    expect(world.operator.bets).toHaveLength(0);
    expect(core.session.get().status).toBe('guest');
    expect(world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/bets')).toEqual([]);
  });

  it('[CAP-3, HTTP-7] is not placed, and the player is signed out, when the captcha ends the session', async () => {
    const { world, core } = await betting(2, false);
    answer(core);
    await world.clock.run(2_000);
    expect(core.captcha.get()).toBeNull();
    expect(world.operator.bets).toHaveLength(0);
    expect(core.session.get().status).toBe('guest');
  });

  it('[CAP-4] an expired question is renewed, but not while an answer is being judged', async () => {
    const { world, core } = await betting();
    const asked = (): number => core.recent().filter(({ event }) => event.type === 'captcha/renewed').length;
    await world.clock.run(60_000);
    expect(asked()).toBe(1);
    expect(core.captcha.get()?.phase).toBe('asking');
    world.browser.fate = ({ path }) => (path.startsWith('/web-api/captcha/') ? { kind: 'loseAnswer', ms: 5 } : PASS);
    answer(core);
    await world.clock.run(10_000);
    expect(asked()).toBe(1);
    expect(core.captcha.get()?.phase).toBe('checking');
    await world.clock.run(10_000);
    expect(core.captcha.get()?.phase).toBe('unreachable');
  });
});

describe('with the stand-in operator', () => {
  let given: Given;
  afterEach(() => given.close());
  const provider = {
    read: () => Promise.resolve({ token: 'print', componentsData: {}, expiresAt: Date.now() + 60_000 }),
  };

  it('[HTTP-6, HTTP-13] a requested fingerprint is kept while the player is signed in and deleted on leaving, offline too', async () => {
    for (const isOffline of [false, true]) {
      given = await openCore({ fingerprint: provider });
      given.guard({ isFingerprintWanted: true });
      await register(given);
      expect([...given.storage.keys()]).toContain('fp_d');
      if (isOffline) given.broken = /./;
      given.core.dispatch({ type: 'session/logOut', payload: {} });
      expect([...given.storage].join()).not.toMatch(/print|fp_d/);
      given.broken = null;
      given.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await until(given.core.accounts, ({ status }) => status === 'ready');
      await given.close();
    }
    given = await openCore();
  });

  it('[HTTP-13] a fingerprint left by another visit is deleted when nobody is signed in', async () => {
    given = await openCore();
    given.storage.set('fp_d', '{}');
    given.core.dispatch({
      type: 'session/reportPlayer',
      payload: { userId: '1', how: 'otherTab', previousLoginAt: null },
    });
    given.core.dispatch({ type: 'session/reportGuest', payload: { why: 'otherTab' } });
    expect(given.storage.has('fp_d')).toBe(false);
  });

  it('[HTTP-2] a refused token is refreshed and the call repeated; [HTTP-8] changed terms lead to their page', async () => {
    given = await openCore();
    given.guard({ unauthorized: 1 });
    await register(given);
    await given.whenAsked('GET /web-api/user/gettoken');
    expect(given.asked.filter((each) => each.endsWith('/gettoken'))).toHaveLength(1);
    expect(given.core.session.get().status).toBe('player');
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    given.guard({ terms: 1, path: '/web-api/registration' });
    given.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await until(given.core.session, (each) => each.status === 'guest' && each.failure !== null);
    expect(given.terms()).toBe(1);
  });
});
