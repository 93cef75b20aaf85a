/**
 * Any order of actions of the operator, the network, the captcha and the player: which requests are sent, and for which
 * player.
 */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { err, ok } from 'touchline/kernel/result';
import { calm } from '../models/virtual-clock.ts';
import { createRemediesWorld, PRINT } from '../unit/http/given-remedies.ts';
import { TOKEN_PATH, tokensNamed } from '../unit/http/given-tabs.ts';

const RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 5_000 : 300;
/** The first request, one retry for a token, one for a shared token, one for a fingerprint, two for captchas. */
const MAX_SENT = 6;

type Step =
  | { readonly kind: 'bet' | 'leave' | 'enter' | 'expire' | 'giveUp' | 'calm' }
  | {
      readonly kind: 'answer';
      readonly which: number;
      readonly how: 'good' | '401' | 'captcha' | 'fingerprint' | '451' | '500' | 'timeout' | 'network';
    }
  | { readonly kind: 'challenge'; readonly how: 'solve' | 'cancel' | 'logout' }
  | { readonly kind: 'provider'; readonly isGood: boolean }
  | { readonly kind: 'pass'; readonly ms: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'bet' }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which: fc.nat(20),
      how: fc.constantFrom(
        'good',
        '401',
        '401',
        'captcha',
        'captcha',
        'fingerprint',
        '451',
        '500',
        'timeout',
        'network',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('challenge' as const),
      how: fc.constantFrom('solve', 'solve', 'cancel', 'logout'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('provider' as const), isGood: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, 110, 1_000, 30_000, 61_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'leave' },
      { kind: 'enter' },
      { kind: 'enter' },
      { kind: 'expire' },
      { kind: 'giveUp' },
    ),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ kind: 'calm' }) },
);

async function play(steps: readonly Step[]): Promise<void> {
  const given = createRemediesWorld();
  const { world, tab } = given;
  let made = 0;
  let visit = 0;
  const asked = new Map<
    string,
    { readonly body: string; readonly visit: number; answers: number; readonly stop: () => void }
  >();
  let seen = 0;
  /** Checks the laws on everything sent since the last check. */
  const look = (): void => {
    for (const { request } of world.sent.slice(seen)) {
      if (request.path.startsWith(TOKEN_PATH)) continue;
      const key = request.headers['idempotency-key'] ?? '';
      const call = asked.get(key);
      expect(call, 'sent with a key that nobody gave').toBeDefined();
      expect(request.body).toBe(call?.body);
      expect(call?.visit, 'sent after its time').toBe(visit);
      expect(request.headers['authorization'], "sent with another's token").toMatch(
        new RegExp(`^Bearer visit${visit}-`),
      );
      expect(world.sent.filter((each) => each.request.headers['idempotency-key'] === key).length).toBeLessThanOrEqual(
        MAX_SENT,
      );
    }
    seen = world.sent.length;
  };
  const enter = (): void => {
    visit += 1;
    tab.user = String(visit);
    tab.tokens.hold(tokensNamed(`visit${visit}-${(made += 1)}`, world.clock));
  };
  const leave = (): void => {
    visit += 1;
    given.leave();
  };
  enter();
  for (const step of steps) {
    switch (step.kind) {
      case 'bet': {
        const key = `key-${(made += 1)}`;
        const body = { amount: made };
        const mine = { body: JSON.stringify(body), visit, answers: 0, stop: (): void => undefined };
        asked.set(key, mine);
        const call = tab.api({
          method: 'POST',
          path: '/bets',
          body,
          headers: { 'idempotency-key': key },
          auth: true,
          decode: (value) => ({ ok: true, value }),
        });
        const under = call.subscribe(() => {
          mine.answers += 1;
        });
        mine.stop = () => under.unsubscribe();
        break;
      }
      case 'answer': {
        const open = world.sent.filter(({ isDone }) => !isDone);
        const call = open[step.which % Math.max(1, open.length)];
        if (call === undefined) break;
        const isToken = call.request.path.startsWith(TOKEN_PATH);
        if (step.how === 'timeout' || step.how === 'network') call.fail(step.how);
        else if (isToken && step.how !== '401')
          call.answer(200, tokensNamed(`visit${visit}-${(made += 1)}`, world.clock));
        else if (step.how === 'good') call.answer(200);
        else if (step.how === 'captcha' || step.how === 'fingerprint')
          call.answer(400, { errors: [{ code: step.how === 'captcha' ? '100' : 'fingerprint' }] });
        else call.answer(Number(step.how), { exception_code: 1 });
        break;
      }
      case 'challenge': {
        const challenge = given.challenges.findLast(({ isWithdrawn }) => !isWithdrawn);
        if (step.how === 'logout' && challenge !== undefined) visit += 1;
        challenge?.answer(
          step.how === 'solve'
            ? ok(`proof-${(made += 1)}`)
            : err({ kind: step.how === 'cancel' ? 'cancelled' : 'logout' }),
        );
        break;
      }
      case 'provider':
        given.provider = () => Promise.resolve(step.isGood ? { ...PRINT, token: `print-${(made += 1)}` } : null);
        break;
      case 'pass':
        await world.clock.run(step.ms);
        break;
      case 'leave':
        leave();
        break;
      case 'enter':
        leave();
        enter();
        break;
      case 'expire':
        world.clock.tick(600_000);
        break;
      case 'giveUp':
        asked.get([...asked.keys()].at(-1) ?? '')?.stop();
        break;
      case 'calm':
        await calm();
        break;
    }
    look();
    const waiting = given.challenges.filter(({ isWithdrawn }) => !isWithdrawn);
    expect(waiting.length).toBeLessThanOrEqual(1);
  }
  leave();
  await world.clock.run(60_000);
  look();
  for (const call of world.sent.filter(({ isDone }) => !isDone)) call.answer(200);
  await world.clock.run(60_000);
  for (const [key, { answers }] of asked)
    expect(answers, `${key} was answered ${answers} times`).toBeLessThanOrEqual(1);
  expect(given.challenges.every(({ isWithdrawn }) => isWithdrawn)).toBe(true);
  expect(given.reports.filter((text) => !text.startsWith('http/fingerprint'))).toEqual([]);
}

it('[HTTP-9] a POST with a key is never sent with another key or body, after its player has left, with a token of another, or without end', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 60 }), play), {
    seed: 1,
    numRuns: RUNS,
  });
});
