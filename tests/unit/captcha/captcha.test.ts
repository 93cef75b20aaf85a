import { afterEach, describe, expect, it } from 'vitest';
import { of } from 'rxjs';
import { ok } from 'touchline/kernel/result';
import type { CaptchaAsked } from 'touchline/ports/captcha';
import type { Given } from './given.ts';
import { openCore, sumOf, until } from './given.ts';

let given: Given;
afterEach(() => given.close());

/** A registration for which the operator requires a captcha. */
async function challenged(more: Parameters<Given['guard']>[0] = {}): Promise<void> {
  given = await openCore();
  given.guard({ captcha: 1, path: '/web-api/registration', ...more });
  given.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await until(given.core.captcha, (view) => view?.phase === 'asking');
}
const answer = (text: string) => given.core.dispatch({ type: 'captcha/answer', payload: { text } });

describe('the captcha question', () => {
  it('[CAP-1, CAP-5] is shown as text; the right answer lets the call through, and the proof is in no event', async () => {
    await challenged();
    const { question } = given.core.captcha.get()!;
    expect(question).toMatch(/^How much is \d+ plus \d+\?$/);
    answer(` ${sumOf(question)} `);
    await until(given.core.session, ({ status }) => status === 'player');
    expect(given.core.captcha.get()).toBeNull();
    expect(given.asked.filter((each) => each.startsWith('POST /web-api/registration'))).toHaveLength(2);
    expect(JSON.stringify(given.core.recent())).not.toContain('proof');
    expect([...given.storage.values()].join()).not.toContain('proof');
    expect(given.reports).toEqual([]);
  });

  it('[CAP-2] a wrong answer brings another question and an error message', async () => {
    await challenged();
    const first = given.core.captcha.get()!.question;
    answer('0');
    const next = await until(given.core.captcha, (view) => view?.phase === 'asking' && view.note === 'wrong');
    expect(next?.question).not.toBe(first);
    answer(sumOf(next!.question));
    await until(given.core.session, ({ status }) => status === 'player');
  });

  it('[CAP-6] closing it leaves the call refused, and the next try asks again', async () => {
    await challenged();
    given.core.dispatch({ type: 'captcha/cancel', payload: {} });
    const session = await until(given.core.session, (each) => each.status === 'guest' && each.failure !== null);
    expect(session).toMatchObject({ failure: { code: 'refused' } });
    expect(given.core.captcha.get()).toBeNull();
    given.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await until(given.core.captcha, (view) => view?.phase === 'asking');
  });

  it('[CAP-6] a question or a judgement that fails to load is reported, and the player may ask again', async () => {
    await challenged();
    given.broken = /captcha\/validate/;
    answer('1');
    await until(given.core.captcha, (view) => view?.phase === 'unreachable');
    expect(answer('1')).toMatchObject({ ok: false, error: { code: 'captcha/busy' } });
    given.broken = /captcha\/update/;
    given.core.dispatch({ type: 'captcha/renew', payload: {} });
    await until(given.core.captcha, (view) => view?.phase === 'unreachable');
    given.broken = null;
    given.core.dispatch({ type: 'captcha/renew', payload: {} });
    const view = await until(given.core.captcha, (each) => each?.phase === 'asking');
    answer(sumOf(view!.question));
    await until(given.core.session, ({ status }) => status === 'player');
  });

  it('[CAP-3] type 2 ends the challenge: the refusal stands', async () => {
    await challenged({ isCaptchaStrict: true });
    answer('0');
    const session = await until(given.core.session, (each) => each.status === 'guest' && each.failure !== null);
    expect(session).toMatchObject({ failure: { code: 'refused' } });
    expect(given.core.captcha.get()).toBeNull();
    expect(given.core.recent().map(({ event }) => event)).toContainEqual({
      type: 'captcha/ended',
      payload: { id: expect.any(String) as string, how: 'logout' },
    });
  });

  it('[CAP-2] accepts no empty answer, and none while one is being judged', async () => {
    await challenged();
    expect(answer('  ')).toMatchObject({ ok: false, error: { code: 'captcha/empty' } });
    expect(answer('1').ok).toBe(true);
    expect(answer('2').ok).toBe(false);
  });
});

describe("a provider's captcha", () => {
  it('[HTTP-7] replaces the question', async () => {
    const asked: CaptchaAsked[] = [];
    given = await openCore({
      captcha: {
        challenge: (each) => {
          asked.push(each);
          return of(ok('of a provider'));
        },
      },
    });
    given.guard({ captcha: 1, captchaCode: 113, path: '/web-api/registration' });
    given.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await until(given.core.session, (each) => each.status === 'guest' && each.failure !== null);
    expect(asked).toEqual([
      { code: '113', language: 'en' },
      { code: '113', language: 'en' },
    ]);
    expect(given.core.captcha.get()).toBeNull();
  });
});
