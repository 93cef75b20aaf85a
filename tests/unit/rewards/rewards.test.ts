/** The player's rewards in the core: one act at a time, one key an act. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { nextLevel, percentOf } from 'touchline/core/rewards/rules/progress';
import type { RewardAct, RewardsAnswer } from 'touchline/core/rewards/types';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const BASE = '/web-api/rewards';
const LEVELS = [
  { name: 'bronze', from: 0 },
  { name: 'silver', from: 100 },
] as const;
const cashback = { rate: 100, due: [{ iso: 'EUR', amount: 50 }], levels: [] };
const ANSWER: RewardsAnswer = {
  iso: 'EUR',
  bonus: null,
  offers: [
    { id: 'half', percent: 50, minDeposit: 1_000, maxBonus: 2_500, wager: 3, minCoef: 1_500, lastsMs: 604_800_000 },
  ],
  pastBonuses: [],
  freeBets: { idBonus: 4_000_000_007, money: 1_000 },
  points: {
    balance: 120,
    earned: 50,
    level: 'bronze',
    levels: LEVELS,
    table: [
      { id: 1, points: 100, amount: 100 },
      { id: 2, points: 500, amount: 600 },
    ],
    moves: [],
  },
  cashback: { vip: cashback, premium: { ...cashback, due: [] } },
  friends: {
    code: 'ABCDEFGH',
    reward: 500,
    stake: 1_000,
    max: 20,
    list: [
      { at: 2, reward: null, percent: 40 },
      { at: 1, reward: 500, percent: 100 },
    ],
  },
  promoCodes: [],
};
const BONUS = { id: 1, offerId: 'half', amount: 1_000, target: 3_000, endsAt: 9, done: 999 };
const EXCHANGE: RewardAct = { kind: 'exchange', id: 1 };

let given: Given;
const view = () => given.core.feature('rewards').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const act = (what: RewardAct): string => codeOf({ type: 'rewards/act', payload: { act: what } });
const keysSent = (): readonly unknown[] =>
  given.requests.filter(({ path }) => path.includes('/exchange')).map(({ headers }) => headers['idempotency-key']);
const says = (success: boolean, message = '', rewards: unknown = ANSWER) => ({ success, message, rewards });

beforeEach(async () => {
  given = await openGate({ isPlayer: true });
  given.answers.set(`GET ${BASE}`, ANSWER as never);
  void given.core.load('rewards');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  given.core.dispatch({ type: 'rewards/load', payload: {} });
  await given.clock.run(100);
});
afterEach(closeGates);

describe('rewards', () => {
  it('[RWD-1, RWD-7] are loaded at once, with the counts of friends and the personal link', () => {
    expect(view()).toMatchObject({
      status: 'ready',
      friends: { registered: 2, rewarded: 1, earned: 500, path: '/registration?ref=ABCDEFGH' },
      nextLevel: { name: 'silver', missing: 50, percent: 50 },
      bonusPercent: null,
    });
  });

  it('[RWD-2] one act at a time, only a possible one, with a key, and the balances are loaded again', async () => {
    expect(act({ kind: 'exchange', id: 2 })).toBe('rewards/impossible');
    expect(act({ kind: 'cancelBonus' })).toBe('rewards/impossible');
    expect(act({ kind: 'collect', cashback: 'premium' })).toBe('rewards/impossible');
    given.answers.set(`POST ${BASE}/points/exchange`, says(true));
    expect(act(EXCHANGE)).toBe('accepted');
    expect(act(EXCHANGE)).toBe('rewards/busy');
    expect(codeOf({ type: 'rewards/load', payload: {} })).toBe('rewards/busy');
    const before = given.calls.filter((call) => call.endsWith('/user/accounts')).length;
    await given.clock.run(100);
    expect(view()?.last).toMatchObject({ outcome: 'done' });
    expect(given.calls.filter((call) => call.endsWith('/user/accounts')).length).toBeGreaterThan(before);
  });

  it('[RWD-2] without an answer the same act carries the same key, another one a new key', async () => {
    given.answers.set(`POST ${BASE}/points/exchange`, 'network');
    act(EXCHANGE);
    await given.clock.run(100);
    expect(view()?.last?.outcome).toBe('unknown');
    given.answers.set(`POST ${BASE}/points/exchange`, says(true));
    act(EXCHANGE);
    await given.clock.run(100);
    act(EXCHANGE);
    await given.clock.run(100);
    const [first, second, third] = keysSent();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('[RWD-3] a refusal is shown in the operator’s words', async () => {
    given.answers.set(`POST ${BASE}/bonus/choose`, says(false, 'This offer has ended.', { ...ANSWER, bonus: BONUS }));
    act({ kind: 'chooseBonus', id: 'half' });
    await given.clock.run(100);
    expect(view()).toMatchObject({ last: { outcome: 'refused', message: 'This offer has ended.' }, bonusPercent: 33 });
    expect(act({ kind: 'chooseBonus', id: 'half' })).toBe('rewards/impossible');
  });

  it('[RWD-8] a code is checked: unknown, or with its terms', async () => {
    const code = 'KICKOFF';
    const check = (): string => codeOf({ type: 'rewards/checkCode', payload: { code } });
    given.answers.set(`POST ${BASE}/promo/check`, { code, state: 'unknown' });
    expect(codeOf({ type: 'rewards/checkCode', payload: { code: ' ' } })).toBe('rewards/impossible');
    expect(check()).toBe('accepted');
    expect(check()).toBe('rewards/busy');
    await given.clock.run(100);
    expect(view()?.check).toEqual({ step: 'checked', answer: { code, state: 'unknown' } });
    given.answers.set(`POST ${BASE}/promo/check`, 'network');
    check();
    await given.clock.run(100);
    expect(view()?.check).toEqual({ step: 'failed' });
  });

  it('[RWD-10] are forgotten with the player', async () => {
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()).toMatchObject({ status: 'idle', answer: null });
  });
});

it('[RWD-5] a share is rounded down, so that 100 means reached', () => {
  expect(percentOf(999, 1_000)).toBe(99);
  expect(percentOf(1_000, 1_000)).toBe(100);
  expect(percentOf(5, 0)).toBe(100);
  expect(percentOf(-5, 10)).toBe(0);
  expect(nextLevel({ ...ANSWER.points, earned: 100, level: 'silver' })).toBeNull();
});
