import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { readRecord } from '../../adapters/sandbox/operator/store/records.ts';
import { createMemoryStore } from '../../adapters/sandbox/operator/store/store.ts';
import { currencyAccountId } from '../../adapters/sandbox/operator/players/accounts.ts';
import { limitsPaths } from 'touchline/core/limits/paths';
import { createFakeLine } from '../unit/sandbox-book/fake-line.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Answer, Signed } from './operator-client.ts';

const BASE = '/payment-api/v1';
const IBAN = 'DE89 3704 0044 0532 0130 00';

interface Payment {
  readonly id: string;
  readonly state: string;
  readonly canCancel: boolean;
  readonly provider: { readonly address: string } | null;
  readonly steps: readonly { readonly step: string; readonly at: number | null }[];
  readonly [field: string]: unknown;
}

describe('the cashier at the operator', () => {
  const store = createMemoryStore();
  const clock = createManualClock(Date.UTC(2026, 10, 21, 12));
  let host: NodeOperator;
  let player: Signed;
  let made = 0;

  beforeAll(async () => {
    host = await createNodeOperator({ store, clock, createLine: () => createFakeLine(clock) });
    player = await register(host.fetch);
  });
  afterAll(() => host.close());

  const set = (values: object): unknown => host.operator.switches.set(values as Readonly<Record<string, unknown>>);
  const balance = (): number => host.operator.balance(Number(player.userId));
  const sums = (): number => host.operator.balances().reduce((sum, { amount }) => sum + amount, 0);
  function pay(change: object, key = `key-${(made += 1)}`): Promise<Answer> {
    const body = {
      kind: 'deposit',
      methodId: 'card',
      accountId: Number(player.userId),
      currency: 'EUR',
      amount: 2_000,
      fee: 0,
      fields: {},
      userId: player.userId,
      language: 'de',
      ...change,
    };
    return post(host.fetch, `${BASE}/payments`, body, { ...signed(player), 'idempotency-key': key });
  }
  const accepted = async (change: object, key?: string): Promise<Payment> =>
    ((await pay(change, key)).body as { payment: Payment }).payment;
  const codes = async (change: object): Promise<readonly string[]> =>
    ((await pay(change)).body as { reasons: readonly { code: string }[] }).reasons.map(({ code }) => code);
  const look = async (id: string): Promise<Payment> =>
    (await get(host.fetch, `${BASE}/payments/${id}`, signed(player))).body as Payment;
  const act = (payment: Payment, name: string): Promise<Answer> =>
    host
      .fetch(payment.provider?.address ?? '', { method: 'POST', body: `act=${name}` })
      .then(async (response) => ({ status: response.status, headers: response.headers, body: await response.text() }));

  it('requires a token and a key', async () => {
    expect((await get(host.fetch, `${BASE}/methods`)).status).toBe(401);
    expect((await post(host.fetch, `${BASE}/payments`, {}, signed(player))).body).toMatchObject({
      errors: [{ code: 'missingKey' }],
    });
  });

  it('[CSH-2] lists methods with bounds and fees in the player’s currency', async () => {
    const { body } = await get(host.fetch, `${BASE}/methods`, signed(player));
    expect(body).toMatchObject({
      currency: 'EUR',
      accountId: Number(player.userId),
      available: balance(),
      demands: [],
    });
    const { methods } = body as { methods: readonly { id: string; deposit: unknown; withdrawal: unknown }[] };
    expect(methods.find(({ id }) => id === 'northpay')).toMatchObject({
      deposit: { min: 500, max: 300_000, fee: { basisPoints: 125, fixed: 0 }, fields: [{ name: 'email' }] },
    });
    expect(methods.find(({ id }) => id === 'voucher')).toMatchObject({ withdrawal: null });
  });

  it('[CSH-9] credits a deposit once, when its provider has confirmed, and the page reveals only the payment’s number', async () => {
    const before = balance();
    const payment = await accepted({}, 'card-1');
    expect(payment).toMatchObject({ state: 'provider', canCancel: true, net: 2_000 });
    expect(balance()).toBe(before);
    const page = await host.fetch(payment.provider?.address ?? '');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const { body } = await act(payment, 'pay');
    expect(body).toContain(`href="/de/onpay/success?payment=${payment.id}"`);
    expect(body).toContain(`parent.postMessage({type:"payment/returned",payment:"${payment.id}"}`);
    expect(balance()).toBe(before + 2_000);
    await act(payment, 'pay');
    await act(payment, 'cancel');
    expect(await look(payment.id)).toMatchObject({
      state: 'succeeded',
      steps: [{ step: 'requested' }, { step: 'sent' }, { step: 'done', at: clock.now() }],
    });
    expect(balance()).toBe(before + 2_000);
    expect(sums()).toBe(0);
    expect((await host.fetch('/provider-api/pay/no-such-token')).status).toBe(404);
  });

  it('[CSH-2] pays into the active account in its currency, and keeps the account while a payment is open', async () => {
    const { operator } = host;
    const id = Number(player.userId);
    const yen = operator.currencies.find(({ iso }) => iso === 'JPY');
    if (yen === undefined) throw new Error('no yen');
    operator.office.addCurrency(id, yen.id);
    const accountId = currencyAccountId(id, yen.id);
    operator.office.changeAccount(id, accountId);
    const { body } = await get(host.fetch, `${BASE}/methods`, signed(player));
    expect(body).toMatchObject({ currency: 'JPY', accountId, available: 0 });
    expect((await pay({ accountId, amount: 3_000 })).body).toMatchObject({ errors: [{ code: 'unknownAccount' }] });
    const before = balance();
    const payment = await accepted({ accountId, currency: 'JPY', amount: 3_000 });
    operator.office.changeAccount(id, id);
    expect(operator.office.removeCurrency(id, yen.id)).toBe('accountInUse');
    await act(payment, 'pay');
    expect(await look(payment.id)).toMatchObject({ state: 'succeeded', currency: 'JPY' });
    expect(operator.balance(id, 'JPY')).toBe(3_000);
    expect(balance()).toBe(before);
    expect(sums()).toBe(0);
    expect(operator.office.removeCurrency(id, yen.id)).toBe('accountNotEmpty');
  });

  it('[CSH-3] charges the exact fee, and refuses a fee that the player did not see', async () => {
    const before = balance();
    const fields = { voucherCode: '1234 5678 9012 3456' };
    expect(await codes({ methodId: 'voucher', amount: 1_001, fee: 25, fields: {} })).toEqual(['fieldMissing']);
    expect((await pay({ methodId: 'voucher', amount: 1_001, fee: 24, fields })).body).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'termsChanged', amount: 25 }],
    });
    expect(await accepted({ methodId: 'voucher', amount: 1_001, fee: 25, fields })).toMatchObject({
      state: 'pending',
      net: 976,
    });
    clock.advance(5_000);
    expect(balance()).toBe(before + 976);
  });

  it('[CSH-6] makes one payment per key, whatever a repeated request contains', async () => {
    const first = await accepted({ amount: 1_500 }, 'once');
    expect(await accepted({ amount: 9_000 }, 'once')).toEqual(first);
    expect((await get(host.fetch, `${BASE}/payments/by-key/once`, signed(player))).body).toMatchObject({
      status: 'accepted',
      payment: { id: first.id },
    });
    expect((await get(host.fetch, `${BASE}/payments/by-key/never`, signed(player))).body).toMatchObject({
      errors: [{ code: 'unknownKey' }],
    });
    expect(
      (await post(host.fetch, `${BASE}/payments/by-key/never/abandon`, undefined, signed(player))).body,
    ).toMatchObject({ status: 'rejected', reasons: [{ code: 'abandoned' }] });
    expect((await pay({}, 'never')).body).toMatchObject({ status: 'rejected', reasons: [{ code: 'abandoned' }] });
    await act(first, 'cancel');
  });

  it('[CSH-4] refuses with all reasons at once', async () => {
    set({ verification: 'unverified', banLevel: 12 });
    expect(
      await codes({
        kind: 'withdrawal',
        methodId: 'bank',
        amount: 5_000_000,
        fee: 0,
        accountId: 4_000_000_000 + Number(player.userId),
        fields: { iban: 'DE00', accountHolder: '' },
      }),
    ).toEqual([
      'banned',
      'verificationNeeded',
      'bonusAccount',
      'aboveMaximum',
      'termsChanged',
      'insufficientFunds',
      'fieldMissing',
      'fieldInvalid',
    ]);
    set({ verification: 'successful', banLevel: 53 });
    expect(await codes({})).toEqual(['banned']);
    set({ banLevel: 0 });
  });

  it('[CSH-12] debits a withdrawal at once, tracks it, and pays it out once', async () => {
    const before = balance();
    const fields = { iban: IBAN, accountHolder: 'Alex Example' };
    const payment = await accepted({ kind: 'withdrawal', methodId: 'bank', amount: 3_000, fee: 50, fields });
    expect(payment).toMatchObject({ state: 'pending', destination: 'DE89 •••• 3000', canCancel: true });
    expect(balance()).toBe(before - 3_000);
    clock.advance(20_000);
    expect(await look(payment.id)).toMatchObject({
      canCancel: true,
      steps: [{ step: 'requested' }, { step: 'checked', at: clock.now() }, { step: 'sent', at: null }, { at: null }],
    });
    clock.advance(20_000);
    expect(await look(payment.id)).toMatchObject({ canCancel: false, state: 'pending' });
    expect(
      (await post(host.fetch, `${BASE}/payments/${payment.id}/cancel`, undefined, signed(player))).body,
    ).toMatchObject({ errors: [{ code: 'tooLate' }] });
    clock.advance(20_000);
    expect(await look(payment.id)).toMatchObject({ state: 'succeeded' });
    expect(balance()).toBe(before - 3_000);
    expect(sums()).toBe(0);
    expect(JSON.stringify(store.records)).not.toContain('3704');
    const { methods } = (await get(host.fetch, `${BASE}/methods`, signed(player))).body as {
      methods: readonly { id: string; instruments: readonly { id: string; label: string }[] }[];
    };
    const [instrument] = methods.find(({ id }) => id === 'bank')?.instruments ?? [];
    expect(instrument?.label).toBe('DE89 •••• 3000');
    expect(
      await accepted({ kind: 'withdrawal', methodId: 'bank', amount: 1_000, fee: 50, instrumentId: instrument?.id }),
    ).toMatchObject({ destination: 'DE89 •••• 3000' });
  });

  it('[CSH-12] returns a cancelled withdrawal once', async () => {
    for (let step = 0; step < 3; step += 1) clock.advance(20_001);
    const before = balance();
    const payment = await accepted({ kind: 'withdrawal', methodId: 'terminal', amount: 1_200, fee: 100 });
    for (let again = 0; again < 3; again += 1) {
      expect(
        (await post(host.fetch, `${BASE}/payments/${payment.id}/cancel`, undefined, signed(player))).body,
      ).toMatchObject({ state: 'cancelled', canCancel: false });
      expect(balance()).toBe(before);
    }
    set({ paymentOutcome: 'fail' });
    const other = await accepted({ kind: 'withdrawal', methodId: 'terminal', amount: 1_200, fee: 100 });
    clock.advance(60_000);
    expect(await look(other.id)).toMatchObject({ state: 'failed', reason: 'providerFailed' });
    expect(balance()).toBe(before);
    set({ paymentOutcome: 'byHand' });
    expect(sums()).toBe(0);
  });

  it('[CSH-8] counts credited deposits, refuses those beyond a limit, and applies no limit to withdrawals', async () => {
    await post(host.fetch, limitsPaths.limits, { limits: [{ limitType: 20, limitValue: 5_000 }] }, signed(player));
    const left = host.operator.limits.allowance(Number(player.userId), 'deposit') ?? 0;
    expect(left).toBe(5_000 - 2_000 - 1_001);
    expect((await pay({ amount: left + 1 })).body).toMatchObject({
      reasons: [{ code: 'limitReached', limitType: 20, amount: left }],
    });
    const open = await accepted({ amount: 1_500 });
    expect((await pay({ amount: left - 1_500 + 1 })).body).toMatchObject({
      reasons: [{ code: 'limitReached', amount: left - 1_500 }],
    });
    await act(open, 'refuse');
    expect(await look(open.id)).toMatchObject({ state: 'failed', reason: 'declined' });
    expect(host.operator.limits.allowance(Number(player.userId), 'deposit')).toBe(left);
    // Pending when the exclusion begins: a later confirmation by the provider is not credited.
    const late = await accepted({ amount: 1_000 });
    await post(host.fetch, limitsPaths.blockUser, undefined, signed(player));
    const before = balance();
    await act(late, 'pay');
    expect(await look(late.id)).toMatchObject({ state: 'failed', reason: 'excluded' });
    expect(balance()).toBe(before);
    expect(await codes({ amount: 500 })).toEqual(['excluded']);
    expect(await accepted({ kind: 'withdrawal', methodId: 'terminal', amount: 1_000, fee: 100 })).toMatchObject({
      state: 'pending',
    });
  });

  it('[CSH-11] filters, pages and reports changes', async () => {
    const list = async (query: string): Promise<{ payments: readonly Payment[]; next: string | null }> =>
      (await get(host.fetch, `${BASE}/payments?${query}`, signed(player))).body as {
        payments: readonly Payment[];
        next: string | null;
      };
    const all = await list('limit=100');
    expect(all.next).toBeNull();
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`limit=3&cursor=${cursor}`);
      paged.push(...page.payments.map(({ id }) => id));
      cursor = page.next;
    }
    expect(paged).toEqual(all.payments.map(({ id }) => id));
    expect((await list('kind=withdrawal&state=cancelled')).payments).toHaveLength(1);
    expect((await list(`methodId=card&to=${clock.now()}`)).payments.every(({ methodId }) => methodId === 'card')).toBe(
      true,
    );
    expect((await list('kind=nothing')) as unknown).toMatchObject({ errors: [{ code: 'malformed' }] });
    const { body } = await get(host.fetch, `${BASE}/updates?since=0`, signed(player));
    expect(new Set((body as { payments: readonly Payment[] }).payments.map(({ id }) => id))).toEqual(new Set(paged));
    expect(
      (await get(host.fetch, `${BASE}/updates?since=${(body as { cursor: number }).cursor}`, signed(player))).body,
    ).toMatchObject({ payments: [] });
    const other = await register(host.client());
    expect((await get(host.fetch, `${BASE}/payments/${paged[0]}`, signed(other))).status).toBe(404);
  });

  it('[CSH-14] takes a question once, answers it, and closes it', async () => {
    const key = { 'idempotency-key': 'question' };
    const { payments } = (await get(host.fetch, `${BASE}/requests/topics/1/transactions`, signed(player))).body as {
      payments: readonly Payment[];
    };
    const asked = { topicId: 1, subTopicId: 11, paymentId: payments[0]?.id, text: ' Where is it? ', language: 'de' };
    const first = await post(host.fetch, `${BASE}/requests`, asked, { ...signed(player), ...key });
    expect(first).toMatchObject({
      status: 201,
      body: {
        state: 'open',
        topic: 'Eine Einzahlung ist nicht angekommen',
        messages: [{ from: 'player', text: 'Where is it?' }],
      },
    });
    expect((await post(host.fetch, `${BASE}/requests`, asked, { ...signed(player), ...key })).body).toEqual(first.body);
    clock.advance(21_000);
    const { requests } = (await get(host.fetch, `${BASE}/requests?lng=de`, signed(player))).body as {
      requests: readonly { id: string; state: string; messages: readonly { from: string }[] }[];
    };
    expect(requests).toMatchObject([{ state: 'answered', messages: [{ from: 'player' }, { from: 'operator' }] }]);
    const path = `${BASE}/requests/${requests[0]?.id}`;
    expect(
      (await post(host.fetch, `${path}/messages`, { text: 'Thanks' }, { ...signed(player), 'idempotency-key': 'm1' }))
        .body,
    ).toMatchObject({ state: 'open' });
    expect((await post(host.fetch, `${path}/close`, undefined, signed(player))).body).toMatchObject({
      state: 'closed',
    });
    expect(
      (await post(host.fetch, `${path}/messages`, { text: 'Hello?' }, { ...signed(player), 'idempotency-key': 'm2' }))
        .status,
    ).toBe(409);
    expect(
      (
        await post(
          host.fetch,
          `${BASE}/requests`,
          { ...asked, topicId: 99 },
          { ...signed(player), 'idempotency-key': 'q2' },
        )
      ).body,
    ).toMatchObject({ errors: [{ code: 'unknownTopic' }] });
  });

  it('[CSH-6] loses answers on demand after the payment was made', async () => {
    set({ losePaymentAnswers: 1 });
    expect(
      (await pay({ kind: 'withdrawal', methodId: 'terminal', amount: 1_000, fee: 100 }, 'lost')).body,
    ).toMatchObject({ errors: [{ code: 'answerLost' }] });
    expect((await get(host.fetch, `${BASE}/payments/by-key/lost`, signed(player))).body).toMatchObject({
      status: 'accepted',
    });
    expect(host.operator.switches.get('losePaymentAnswers')).toBe(0);
  });

  it('[CSH-10] continues after a restart: the same payments, the same money, and pending ones finish', async () => {
    const wait = await accepted({ kind: 'withdrawal', methodId: 'terminal', amount: 1_000, fee: 100 });
    for (const record of store.records)
      expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, value: record });
    const before = host.operator.balances();
    const allowance = host.operator.limits.allowance(Number(player.userId), 'deposit');
    const used = host.operator.limits.ledger.of(Number(player.userId));
    await host.close();
    host = await createNodeOperator({ store, clock, createLine: () => createFakeLine(clock) });
    expect(host.operator.balances()).toEqual(before);
    expect(host.operator.limits.allowance(Number(player.userId), 'deposit')).toBe(allowance);
    expect(host.operator.limits.ledger.of(Number(player.userId))).toEqual(used);
    const again = await post(host.fetch, '/web-api/user/login', {
      login: Buffer.from(player.login).toString('base64'),
      password: Buffer.from(player.password).toString('base64'),
    });
    player = { ...player, ...(again.body as Signed) };
    expect(await look(wait.id)).toMatchObject({ state: 'pending', id: wait.id });
    for (let step = 0; step < 3; step += 1) clock.advance(20_001);
    expect(await look(wait.id)).toMatchObject({ state: 'succeeded' });
    expect(sums()).toBe(0);
  });

  it('[CSH-20] lets nobody cancel a requested withdrawal in Britain', async () => {
    set({ jurisdiction: 'GB' });
    const fields = { iban: IBAN, accountHolder: 'Alex Example' };
    const payment = await accepted({ kind: 'withdrawal', methodId: 'bank', amount: 1_000, fee: 50, fields });
    expect(payment).toMatchObject({ state: 'pending', canCancel: false });
    const cancel = (): Promise<Answer> =>
      post(host.fetch, `${BASE}/payments/${payment.id}/cancel`, undefined, signed(player));
    const before = balance();
    expect((await cancel()).body).toMatchObject({ errors: [{ code: 'final' }] });
    expect(balance()).toBe(before);
    set({ jurisdiction: 'default' });
    expect(await look(payment.id)).toMatchObject({ canCancel: true });
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' });
    expect(balance()).toBe(before + 1_000);
  });
});
