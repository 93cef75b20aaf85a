/**
 * The calls that a ban, a missing right, maintenance and a block stop at the stand-in, whatever page they come from.
 */
import { describe, expect, it } from 'vitest';
import { createHandlers } from '../../../adapters/sandbox/handlers/create-handlers.ts';
import { createClient } from '../../../adapters/sandbox/hosts/memory/client.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { bonusAccountId } from '../../../adapters/sandbox/operator/players/accounts.ts';
import type { Answer, Signed } from '../../contracts/operator-client.ts';
import { get, post, register, signed } from '../../contracts/operator-client.ts';
import type { FakeLine } from '../sandbox-book/fake-line.ts';
import { LIVE, outcome } from '../sandbox-book/fake-line.ts';
import { coupon, EUR, leg, stage } from '../sandbox-book/given.ts';

const MONEY = 10_000;
type Fields = Readonly<Record<string, unknown>>;

interface Given {
  readonly operator: Operator;
  readonly clock: ManualClock;
  readonly line: FakeLine;
  readonly id: number;
  readonly turn: (values: Fields) => void;
  readonly bet: (change?: Fields, key?: string) => Promise<unknown>;
  readonly ask: (path: string) => Promise<Answer>;
  readonly send: (path: string, body: unknown, key?: string) => Promise<Answer>;
  readonly pay: (kind: 'deposit' | 'withdrawal') => Promise<unknown>;
  readonly promoCode: string;
}

async function given(): Promise<Given> {
  const { operator, clock, line } = await stage();
  const client = createClient(createHandlers(operator));
  const player: Signed = await register(client);
  const id = Number(player.userId);
  let keys = 0;
  const send: Given['send'] = (path, body, key = `k${(keys += 1)}`) =>
    post(client, path, body, { ...signed(player), 'idempotency-key': key });
  const ask: Given['ask'] = (path) => get(client, path, signed(player));
  const bettor = { id, currency: EUR };
  return {
    operator,
    clock,
    line,
    id,
    ask,
    send,
    turn: (values) => expect(operator.switches.set(values)).toEqual([]),
    bet: async (change = {}, key) => (await send('/bet-api/v1/bets', { ...coupon(bettor), ...change }, key)).body,
    pay: async (kind) =>
      (
        await send('/payment-api/v1/payments', {
          kind,
          methodId: 'card',
          accountId: id,
          currency: 'EUR',
          amount: 2_000,
          fee: 0,
        })
      ).body,
    promoCode: operator.book.limits(bettor, coupon(bettor)).promoCodes[0]?.code ?? '',
  };
}

/** Every kind of bet with its request. */
function kinds({ id, promoCode }: Given): readonly (readonly [string, Fields])[] {
  return [
    ['main', {}],
    ['bonus account', { accountId: bonusAccountId(id) }],
    ['promo code', { promoCode, amount: 200 }],
    ['VIP', { isVipBet: true }],
    ['order', { exactCoef: 2_000 }],
    ['live', { bets: [leg(outcome(LIVE), 1_950)] }],
  ];
}

const codesOf = (answer: unknown): readonly string[] =>
  (answer as { readonly reasons?: readonly { readonly code: string }[] }).reasons?.map(({ code }) => code) ?? [];
const statusOf = (answer: unknown): string => (answer as { readonly status: string }).status;

describe('bets of every kind', () => {
  it.each([
    ['a ban of level 1', { banLevel: 1 }, 'banned'],
    ['a ban of level 45', { banLevel: 45 }, 'banned'],
    ['a ban of level 53', { banLevel: 53 }, 'banned'],
    ['a ban of level 99', { banLevel: 99 }, 'banned'],
    ['rights without bets', { playerRights: ['deposit', 'withdraw', 'bonus', 'support'] }, 'notAllowed'],
    ['maintenance', { isMaintenance: true }, 'maintenance'],
    ['web_state', { webState: true }, 'maintenance'],
    ['a block', { blockReason: 4 }, 'siteBlocked'],
  ] as const)('[USR-11] are all stopped by %s, also from a page opened before', async (_, switched, code) => {
    const world = await given();
    world.turn(switched);
    for (const [kind, change] of kinds(world)) {
      const answer = await world.bet(change);
      expect(statusOf(answer), kind).toBe('rejected');
      expect(codesOf(answer), kind).toEqual(expect.arrayContaining([code]));
    }
    expect(world.operator.balance(world.id)).toBe(MONEY);
  });

  it('[USR-11] without the right to bonuses exclude the bonus account, promo codes and their offers, and nothing else', async () => {
    const world = await given();
    world.turn({ playerRights: ['bet', 'deposit', 'withdraw', 'support'] });
    const codes = await Promise.all(kinds(world).map(async ([, change]) => codesOf(await world.bet(change))));
    const expected = [[], ['bonusNotAllowed'], ['bonusNotAllowed'], [], [], []];
    expect(codes.map((of) => of.filter((code) => code === 'bonusNotAllowed'))).toEqual(expected);
    const { body } = await world.send('/bet-api/v1/coupon/limits', coupon({ id: world.id, currency: EUR }));
    expect(body).toMatchObject({ promoCodes: [], hyperBonusPercent: 0 });
  });
});

describe('a ban while a bet is pending', () => {
  it('[USR-11] cancels orders, live and VIP bets within a second, and returns the stakes', async () => {
    const world = await given();
    await world.bet({ exactCoef: 2_000 }, 'order');
    await world.bet({ bets: [leg(outcome(LIVE), 1_950)] }, 'live');
    await world.bet({ isVipBet: true }, 'vip');
    expect(world.operator.balance(world.id)).toBe(MONEY - 3_000);
    world.turn({ banLevel: 1 });
    world.clock.advance(1_000);
    for (const key of ['order', 'live', 'vip'])
      expect((await world.ask(`/bet-api/v1/bets/by-key/${key}`)).body).toMatchObject({
        status: 'rejected',
        reasons: [{ code: 'banned' }],
      });
    expect(world.operator.balance(world.id)).toBe(MONEY);
  });

  it('[USR-11] maintenance accepts nothing: a pending bet is refused when it falls due, an order waits for the site to open', async () => {
    const world = await given();
    await world.bet({ exactCoef: 2_000 }, 'order');
    await world.bet({ bets: [leg(outcome(LIVE), 1_950)] }, 'live');
    world.turn({ isMaintenance: true });
    world.line.set(outcome(1), { price: 2_000 });
    world.clock.advance(5_000);
    const answerOf = async (key: string): Promise<unknown> => (await world.ask(`/bet-api/v1/bets/by-key/${key}`)).body;
    expect(await answerOf('live')).toMatchObject({ status: 'rejected', reasons: [{ code: 'maintenance' }] });
    expect(await answerOf('order')).toMatchObject({ status: 'ordered' });
    world.turn({ isMaintenance: false });
    world.clock.advance(1_000);
    expect(await answerOf('order')).toMatchObject({ status: 'accepted' });
  });
});

describe('payments', () => {
  it.each([
    ['a ban', { banLevel: 1 }, 'banned', true, true],
    ['a ban of version 1 that leaves the withdrawal', { banLevel: 53, banVersion: 1 }, 'banned', true, false],
    ['a ban of version 2 that leaves the withdrawal', { banLevel: 45, banVersion: 2 }, 'banned', true, false],
    ['a ban of version 2 at level 53', { banLevel: 53, banVersion: 2 }, 'banned', true, true],
    ['no right to deposit', { playerRights: ['bet', 'withdraw', 'bonus', 'support'] }, 'notAllowed', true, false],
    ['no right to withdraw', { playerRights: ['bet', 'deposit', 'bonus', 'support'] }, 'notAllowed', false, true],
    ['maintenance', { isMaintenance: true }, 'maintenance', true, true],
    ['a block', { blockReason: 13 }, 'siteBlocked', true, true],
  ] as const)('[USR-11] %s closes the matching directions', async (_, switched, code, deposit, withdrawal) => {
    const { turn, pay } = await given();
    turn(switched);
    expect(codesOf(await pay('deposit')).includes(code)).toBe(deposit);
    expect(codesOf(await pay('withdrawal')).includes(code)).toBe(withdrawal);
  });

  it('[USR-11] a deposit that its provider confirms after the ban is not credited', async () => {
    const world = await given();
    const { payment } = (await world.pay('deposit')) as {
      readonly payment: { readonly id: string; readonly provider: { readonly address: string } };
    };
    const token = payment.provider.address.split('/').at(-1) ?? '';
    world.turn({ banLevel: 99 });
    world.operator.cashier.act(token, 'pay');
    expect((await world.ask(`/payment-api/v1/payments/${payment.id}`)).body).toMatchObject({
      state: 'failed',
      reason: 'banned',
    });
    expect(world.operator.balance(world.id)).toBe(MONEY);
  });
});

describe('questions, requests and appeals', () => {
  const question = { key: 'q', text: 'Why is that so?', language: 'en' };
  const appeal = { email: 'me@site.example', words: 'Please look at it again.', reason: null };
  const request = { topicId: 1, text: 'Where is my money?', language: 'en' };
  const asked = async ({ send }: Given): Promise<readonly number[]> =>
    [
      await send('/web-api/support/questions', question),
      await send('/payment-api/v1/requests', request),
      await send('/blocks-api/api/v1/appeals', appeal),
    ].map(({ status }) => status);

  it.each([
    ['a ban', { banLevel: 99 }],
    ['maintenance', { isMaintenance: true }],
    ['a block', { blockReason: 4 }],
  ])('[USR-11] %s leaves them open', async (_, switched) => {
    const world = await given();
    world.turn(switched);
    expect(await asked(world)).toEqual([201, 201, 201]);
  });

  it('[USR-11, APL-6] need their right; earlier ones can still be read', async () => {
    const world = await given();
    await asked(world);
    world.turn({ playerRights: ['bet', 'deposit', 'withdraw', 'bonus'] });
    expect(await asked(world)).toEqual([403, 403, 403]);
    expect((await world.send('/web-api/support/questions', question)).body).toMatchObject({
      errors: [{ code: 'notAllowed' }],
    });
    for (const path of ['/web-api/support/questions', '/payment-api/v1/requests', '/blocks-api/api/v1/appeals'])
      expect((await world.ask(path)).status).toBe(200);
  });
});

describe('a banned player', () => {
  it('[USR-11] can still see bets, payments and limits, and set limits', async () => {
    const world = await given();
    world.turn({ banLevel: 99 });
    for (const path of [
      '/bet-api/v1/bets',
      '/payment-api/v1/payments',
      '/limit-service-api/api/external/web/v3/limits',
    ])
      expect((await world.ask(path)).status).toBe(200);
    const limits = [{ limitType: 1, limitValue: 500 }];
    expect(
      (await world.send('/limit-service-api/api/external/web/v3/limits', { limits, reasonId: null })).body,
    ).toMatchObject({ status: 'ok' });
  });

  it.each([
    [{ banLevel: 1 }, ['support']],
    [{ banLevel: 53 }, ['withdraw', 'support']],
    [{ banLevel: 45, banVersion: 2 }, ['withdraw', 'support']],
    [{ banLevel: 53, playerRights: ['bet', 'support'] }, ['support']],
    [{ playerRights: ['bet'] }, ['bet']],
  ])('[USR-11] receives the remaining rights: %j', async (switched, rights) => {
    const { turn, ask } = await given();
    turn(switched);
    expect((await ask('/web-api/user/rights')).body).toMatchObject({ rights });
  });
});
