import { describe, expect, it } from 'vitest';
import type { CashierCommand } from 'touchline/core/cashier/messages';
import type { PaymentKind } from 'touchline/core/cashier/types';
import { EVERY_PAYMENT } from 'touchline/core/cashier/types';
import { codesOf, given, limitOf, limitsOf, NOW, OFFER, paymentOf } from './given.ts';
import type { Given } from './given.ts';

const choose = (kind: PaymentKind, methodId: string): CashierCommand => ({
  type: 'cashier/chooseMethod',
  payload: { kind, methodId },
});
const amount = (kind: PaymentKind, text: string): CashierCommand => ({
  type: 'cashier/typeAmount',
  payload: { kind, text },
});
const pay = (kind: PaymentKind, attempt: string | null = null): CashierCommand => ({
  type: 'cashier/pay',
  payload: { kind, attempt },
});
const filled = (kind: PaymentKind, methodId: string, text: string, facts: Parameters<typeof given>[1] = {}): Given =>
  given(undefined, facts).and(choose(kind, methodId)).and(amount(kind, text));
const HELD = { held: () => ({ iban: 'DE89370400440532013000' }) };

describe('the form', () => {
  it('[CSH-2] preselects the last method, or the only one, and the first instrument', () => {
    expect(given().view.deposit).toMatchObject({
      method: null,
      methods: [{ id: 'card' }, { id: 'bank' }, { id: 'voucher' }],
    });
    const used = given([
      { type: 'cashier/received', payload: OFFER },
      {
        type: 'cashier/paymentsChanged',
        payload: {
          payments: [
            paymentOf({ id: '1', methodId: 'bank', createdAt: NOW - 1 }),
            paymentOf({ id: '2', kind: 'withdrawal' }),
          ],
        },
      },
    ]);
    expect(used.view.deposit.method?.id).toBe('bank');
    expect(used.view.withdrawal.method?.id).toBe('card');
    expect(
      given([{ type: 'cashier/received', payload: { ...OFFER, methods: OFFER.methods.slice(0, 1) } }]).view.deposit
        .method?.id,
    ).toBe('card');
    const bank = given().and(choose('withdrawal', 'bank'));
    expect(bank.view.withdrawal).toMatchObject({ instrumentId: 'i1', fields: [] });
    expect(
      bank.and({ type: 'cashier/chooseInstrument', payload: { kind: 'withdrawal', instrumentId: null } }).view
        .withdrawal,
    ).toMatchObject({ instrumentId: null, fields: [{ name: 'iban' }] });
  });

  it('[CSH-3] shows the fee before the payment', () => {
    expect(filled('deposit', 'bank', '10.01').view.deposit).toMatchObject({ amount: 1_001, fee: 23, net: 978 });
    expect(filled('withdrawal', 'bank', '10').view.withdrawal).toMatchObject({ amount: 1_000, fee: 50, net: 950 });
    expect(filled('deposit', 'bank', '10.001').view.deposit).toMatchObject({ amount: null, fee: null, net: null });
  });

  it('[CSH-4, LIM-23] a limit in another currency blocks every deposit, with its reason and the way to the limits', () => {
    const limits = limitsOf([limitOf('depositDay', 999_999, { currency: 'USD' })]);
    const { view } = filled('deposit', 'card', '10', { limits });
    expect(view.deposit.blockers.map((each) => [each.code, each.limitType, each.amount, each.remedy])).toEqual([
      ['limitCurrency', 'depositDay', null, { do: 'setLimits' }],
    ]);
    expect(view.limits.windows).toMatchObject([{ limitType: 'depositDay', currency: 'USD', left: 999_999 }]);
  });

  it('[CSH-4] shows all blockers at once, each with its remedy', () => {
    const limits = limitsOf(
      [
        limitOf('depositDay', 1_000, { limitBalance: 300, frees: [{ at: NOW / 1_000 + 60, left: 1_000 }] }),
        limitOf('depositWeek', 5_000, { limitBalance: 700 }),
      ],
      [['depositMonth']],
    );
    const { blockers } = filled('deposit', 'card', '7.50', { limits }).view.deposit;
    expect(
      blockers.map(({ code, limitType, amount: left, freesAt, remedy }) => ({
        code,
        limitType,
        left,
        freesAt,
        remedy,
      })),
    ).toEqual([
      {
        code: 'limitReached',
        limitType: 'depositWeek',
        left: 700,
        freesAt: null,
        remedy: { do: 'setAmount', amount: 700 },
      },
      {
        code: 'limitReached',
        limitType: 'depositDay',
        left: 300,
        freesAt: NOW + 60_000,
        remedy: { do: 'waitUntil', at: NOW + 60_000 },
      },
      { code: 'limitMissing', limitType: 'depositMonth', left: null, freesAt: null, remedy: { do: 'setLimits' } },
    ]);
    const demands = [
      { code: 'verificationNeeded', kinds: ['withdrawal'] },
      { code: 'emailNeeded', kinds: ['withdrawal', 'deposit'] },
    ] as const;
    const barred = given([{ type: 'cashier/received', payload: { ...OFFER, available: 20, demands } }])
      .and(choose('withdrawal', 'bank'))
      .and(amount('withdrawal', '5000'));
    expect(codesOf(barred.when(pay('withdrawal')))).toEqual([
      'verificationNeeded',
      'emailNeeded',
      'aboveMaximum',
      'insufficientFunds',
    ]);
    expect(barred.view.withdrawal.blockers.map(({ remedy }) => remedy?.do ?? null)).toEqual([
      'identify',
      'addEmail',
      'setAmount',
      null,
    ]);
    expect(given().view.deposit.blockers.map(({ code, remedy }) => [code, remedy?.do])).toEqual([
      ['noMethod', 'chooseMethod'],
      ['noAmount', 'typeAmount'],
    ]);
    expect(codesOf(filled('deposit', 'card', 'ten').when(pay('deposit')))).toEqual(['badAmount']);
    expect(codesOf(filled('deposit', 'card', '1,000').when(pay('deposit')))).toEqual(['badAmount']);
    expect(codesOf(filled('deposit', 'gone', '10').when(pay('deposit')))).toEqual(['methodClosed']);
    expect(codesOf(filled('withdrawal', 'voucher', '10').when(pay('withdrawal')))).toEqual(['methodClosed']);
  });

  it('[CSH-8] counts pending deposits against the limits, and shows each window’s remainder', () => {
    const limits = limitsOf([limitOf('depositDay', 5_000), limitOf('depositMonth', 9_000, { limitBalance: 3_500 })]);
    const open = given(
      [
        { type: 'cashier/received', payload: OFFER },
        { type: 'cashier/paymentsChanged', payload: { payments: [paymentOf({ state: 'pending', amount: 2_000 })] } },
      ],
      { limits },
    ).and(amount('deposit', '20'));
    expect(open.view.deposit).toMatchObject({
      least: 500,
      most: 1_500,
      blockers: [
        { code: 'limitReached', limitType: 'depositMonth', amount: 1_500, remedy: { do: 'setAmount', amount: 1_500 } },
      ],
    });
    expect(open.view.limits).toMatchObject({
      most: 1_500,
      windows: [
        { limitType: 'depositDay', limit: 5_000, left: 3_000 },
        { limitType: 'depositMonth', limit: 9_000, left: 1_500 },
      ],
    });
  });

  it('[CSH-8] does not count a deposit twice that the limits already count', () => {
    const left = (waiting: number, limitBalance: number): unknown =>
      given(
        [
          { type: 'cashier/received', payload: OFFER },
          { type: 'cashier/paymentsChanged', payload: { payments: [paymentOf({ state: 'provider', amount: 2_000 })] } },
        ],
        { limits: limitsOf([limitOf('depositDay', 5_000, { limitBalance, waiting })]) },
      ).and(amount('deposit', '20')).view.limits.most;
    expect(left(0, 5_000)).toBe(3_000);
    expect(left(2_000, 3_000)).toBe(3_000);
    expect(left(500, 4_500)).toBe(3_000);
    expect(left(2_500, 2_500)).toBe(2_500);
  });

  it('[CSH-8] an exclusion and a time-out close deposits, never withdrawals', () => {
    const end = NOW / 1_000 + 3_600;
    const limits = limitsOf([
      limitOf('selfExclusion', 1, { endsAt: end }),
      limitOf('timeOut', 1, { endsAt: end }),
      limitOf('depositDay', 0, { limitBalance: 0 }),
    ]);
    expect(codesOf(filled('deposit', 'card', '10', { limits }).when(pay('deposit')))).toEqual([
      'limitReached',
      'excluded',
      'timeOut',
    ]);
    expect(filled('deposit', 'card', '10', { limits }).view.deposit).toMatchObject({
      most: 0,
      blockers: [{}, { remedy: { do: 'waitUntil', at: end * 1_000 } }, {}],
    });
    const out = filled('withdrawal', 'card', '10', { limits });
    expect(out.view.withdrawal.blockers).toEqual([]);
    expect(out.when(pay('withdrawal'))).toMatchObject({ ok: true });
  });

  it('[CSH-5] [CSH-7] validates fields that wait in the secret channel, and records none of them', () => {
    const typed = filled('withdrawal', 'bank', '20').and({
      type: 'cashier/chooseInstrument',
      payload: { kind: 'withdrawal', instrumentId: null },
    });
    expect(codesOf(typed.when(pay('withdrawal')))).toEqual(['fieldMissing']);
    expect(codesOf(typed.when(pay('withdrawal', 'a'), { held: () => ({ iban: 'DE00' }) }))).toEqual(['fieldInvalid']);
    const intended = typed.when(pay('withdrawal', 'a'), HELD);
    expect(intended).toMatchObject({
      value: [
        {
          type: 'cashier/payIntended',
          payload: {
            key: 'key',
            at: NOW,
            attempt: 'a',
            sent: {
              kind: 'withdrawal',
              methodId: 'bank',
              accountId: 7,
              amount: 2_000,
              fee: 50,
              instrumentId: null,
              userId: '7',
            },
          },
        },
      ],
    });
    expect(JSON.stringify(intended)).not.toContain('3704');
  });

  it('[CSH-16] takes no more steps to withdraw than to deposit', () => {
    const steps = (kind: PaymentKind): readonly CashierCommand[] => [
      choose(kind, 'card'),
      amount(kind, '20'),
      pay(kind),
    ];
    for (const kind of ['deposit', 'withdrawal'] as const) {
      let now = given();
      for (const step of steps(kind)) now = now.and(step);
      expect(now.view[kind].intent).toMatchObject({ phase: 'saving' });
    }
    expect(steps('withdrawal').length).toBeLessThanOrEqual(steps('deposit').length);
  });
});

describe('a payment intent', () => {
  const intended = filled('deposit', 'card', '20').and(pay('deposit'));

  it('[CSH-6] goes from saving through sending to the operator’s answer', () => {
    expect(codesOf(intended.when(pay('deposit')))).toEqual(['underWay']);
    expect(intended.when({ type: 'cashier/reportUnknown', payload: { key: 'key' } })).toMatchObject({
      error: { code: 'cashier/unknownKey' },
    });
    const sending = intended.and({ type: 'cashier/reportSaved', payload: { key: 'key' } });
    expect(sending.view.deposit.intent?.phase).toBe('sending');
    const unknown = sending.and({ type: 'cashier/reportUnknown', payload: { key: 'key' } });
    expect(unknown.view.deposit.intent?.phase).toBe('unknown');
    const done = unknown.and({
      type: 'cashier/reportAnswer',
      payload: { key: 'key', answer: { status: 'accepted', payment: paymentOf() } },
    });
    expect(done.view.deposit).toMatchObject({
      intent: null,
      text: '',
      result: { status: 'accepted', payment: { id: '5000001' } },
    });
    expect(
      done.when({ type: 'cashier/reportAnswer', payload: { key: 'key', answer: { status: 'rejected', reasons: [] } } }),
    ).toMatchObject({ error: { code: 'cashier/unknownKey' } });
  });

  it('[CSH-4] repeated within a minute needs a confirmation, unless the first failed', () => {
    const paid = (state: 'succeeded' | 'failed'): Given =>
      intended
        .and({
          type: 'cashier/reportAnswer',
          payload: { key: 'key', answer: { status: 'accepted', payment: paymentOf({ state }) } },
        })
        .and(amount('deposit', '20'));
    expect(codesOf(paid('succeeded').when(pay('deposit')))).toEqual(['sameAsBefore']);
    expect(paid('succeeded').view.deposit.blockers).toMatchObject([
      { code: 'sameAsBefore', remedy: { do: 'payAgain' } },
    ]);
    expect(
      paid('succeeded').when({ type: 'cashier/pay', payload: { kind: 'deposit', attempt: null, again: true } }),
    ).toMatchObject({ ok: true });
    expect(
      paid('succeeded')
        .and({ type: 'cashier/forgetLast', payload: { kind: 'deposit', key: 'key' } })
        .when(pay('deposit')),
    ).toMatchObject({ ok: true });
    expect(
      paid('succeeded').when({ type: 'cashier/forgetLast', payload: { kind: 'deposit', key: 'other' } }),
    ).toMatchObject({ error: { code: 'cashier/unchanged' } });
    expect(paid('failed').when(pay('deposit'))).toMatchObject({ ok: true });
    expect(paid('succeeded').and(amount('deposit', '21')).when(pay('deposit'))).toMatchObject({ ok: true });
  });

  it('[CSH-6] of another tab is known, blocks another, and goes with its note', () => {
    const note = {
      key: 'theirs',
      at: NOW,
      sent: {
        kind: 'withdrawal',
        methodId: 'card',
        accountId: 7,
        currency: 'EUR',
        amount: 1_000,
        fee: 0,
        instrumentId: null,
        userId: '7',
      },
    } as const;
    const recalled = filled('withdrawal', 'card', '20').and({
      type: 'cashier/recall',
      payload: { pendingPayments: [note] },
    });
    expect(recalled.view.withdrawal.intent).toMatchObject({ key: 'theirs', phase: 'unknown' });
    expect(codesOf(recalled.when(pay('withdrawal')))).toEqual(['underWay']);
    expect(recalled.when({ type: 'cashier/recall', payload: { pendingPayments: [note] } })).toMatchObject({
      error: { code: 'cashier/unchanged' },
    });
    expect(recalled.and({ type: 'cashier/recall', payload: { pendingPayments: [] } }).view.intents).toEqual([]);
    const answered = recalled.and({
      type: 'cashier/reportAnswer',
      payload: { key: 'theirs', answer: { status: 'accepted', payment: paymentOf({ kind: 'withdrawal' }) } },
    });
    expect(answered.when({ type: 'cashier/recall', payload: { pendingPayments: [note] } })).toMatchObject({
      error: { code: 'cashier/unchanged' },
    });
    // This tab's intent stays until its answer, whichever tab removed the note.
    expect(intended.when({ type: 'cashier/recall', payload: { pendingPayments: [] } })).toMatchObject({
      error: { code: 'cashier/unchanged' },
    });
  });
});

describe('payments', () => {
  const open = paymentOf({ state: 'pending', kind: 'withdrawal', canCancel: true });
  const known = given([{ type: 'cashier/paymentsChanged', payload: { payments: [open] } }]);

  it('[CSH-13] take newer states, ignore older ones, and report an end once', () => {
    const done = paymentOf({ kind: 'withdrawal', changedAt: NOW + 5 });
    const updated = known.when({ type: 'cashier/receiveChanges', payload: { payments: [done] } });
    expect(updated).toMatchObject({
      value: [
        { type: 'cashier/paymentsChanged' },
        { type: 'cashier/paymentEnded', payload: { payment: { id: '5000001' } } },
      ],
    });
    const after = known.and({ type: 'cashier/receiveChanges', payload: { payments: [done] } });
    expect(after.when({ type: 'cashier/receiveChanges', payload: { payments: [done] } })).toMatchObject({
      error: { code: 'cashier/unchanged' },
    });
    expect(
      after.when({ type: 'cashier/receiveChanges', payload: { payments: [{ ...open, changedAt: NOW + 9 }] } }),
    ).toMatchObject({ error: { code: 'cashier/unchanged' } });
    expect(after.view.open).toEqual([]);
  });

  it('[CSH-12] can be cancelled where possible, once at a time', () => {
    const asked = known.and({ type: 'cashier/cancel', payload: { id: open.id } });
    expect(asked.view.cancelling).toEqual([open.id]);
    expect(asked.when({ type: 'cashier/cancel', payload: { id: open.id } })).toMatchObject({
      error: { code: 'cashier/busy' },
    });
    expect(
      asked.and({ type: 'cashier/reportCancelled', payload: { id: open.id, payment: 'tooLate' } }).view,
    ).toMatchObject({ cancelling: [], cancelFault: { id: open.id, why: 'tooLate' } });
    const done = asked.when({
      type: 'cashier/reportCancelled',
      payload: { id: open.id, payment: { ...open, state: 'cancelled', changedAt: NOW + 1, canCancel: false } },
    });
    expect(done).toMatchObject({
      value: [
        { type: 'cashier/paymentsChanged' },
        { type: 'cashier/cancelAnswered', payload: { outcome: 'cancelled' } },
      ],
    });
    expect(known.when({ type: 'cashier/cancel', payload: { id: '9' } })).toMatchObject({
      error: { code: 'cashier/unknownPayment' },
    });
    expect(
      given([{ type: 'cashier/paymentsChanged', payload: { payments: [paymentOf()] } }]).when({
        type: 'cashier/cancel',
        payload: { id: '5000001' },
      }),
    ).toMatchObject({ error: { code: 'cashier/notCancellable' } });
  });

  it('[CSH-11] show the loaded pages of a filter, and ignore an answer for another filter', () => {
    const deposits = { ...EVERY_PAYMENT, kind: 'deposit' } as const;
    const asked = known.and({ type: 'cashier/list', payload: { filter: deposits } });
    expect(
      asked.when({
        type: 'cashier/receivePage',
        payload: { filter: EVERY_PAYMENT, cursor: null, payments: [], next: null },
      }),
    ).toMatchObject({ error: { code: 'cashier/stale' } });
    const paged = asked.and({
      type: 'cashier/receivePage',
      payload: { filter: deposits, cursor: null, payments: [paymentOf({ id: '2', createdAt: NOW - 10 })], next: '2' },
    });
    expect(paged.view.history).toMatchObject({ status: 'ready', hasMore: true, payments: [{ id: '2' }] });
    expect(
      paged
        .and({ type: 'cashier/receiveChanges', payload: { payments: [paymentOf({ id: '1', createdAt: NOW - 20 })] } })
        .view.history.payments.map(({ id }) => id),
    ).toEqual(['2']);
    expect(
      paged.and({ type: 'cashier/loadMore', payload: {} }).when({ type: 'cashier/loadMore', payload: {} }),
    ).toMatchObject({ error: { code: 'cashier/busy' } });
  });

  it('[CSH-14] take one question at a time, with a text', () => {
    const create = (attempt: string): CashierCommand => ({
      type: 'cashier/createRequest',
      payload: { topicId: 1, subTopicId: null, paymentId: null, attempt },
    });
    expect(known.when(create('a'))).toMatchObject({ error: { code: 'cashier/unchanged' } });
    const held = { held: () => ({ text: ' Where is it? ' }) };
    const asked = known.and(create('a'), held);
    expect(JSON.stringify(known.when(create('a'), held))).not.toContain('Where');
    expect(asked.view.requests.isBusy).toBe(true);
    expect(asked.when(create('b'), held)).toMatchObject({ error: { code: 'cashier/busy' } });
    expect(
      asked.and({ type: 'cashier/receiveRequest', payload: { key: 'key', request: 'failed' } }).view.requests,
    ).toMatchObject({ isBusy: false, result: { status: 'failed' } });
  });

  it('[CSH-15] are private to a player', () => {
    for (const command of [
      pay('deposit'),
      { type: 'cashier/list', payload: { filter: EVERY_PAYMENT } },
      { type: 'cashier/receiveChanges', payload: { payments: [open] } },
    ] as const)
      expect(known.when(command, { userId: null })).toMatchObject({ error: { code: 'cashier/signedOut' } });
    expect(known.and({ type: 'cashier/forget', payload: {} }, { userId: null }).state).toBe(given([]).state);
  });
});
