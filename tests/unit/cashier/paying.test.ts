import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from 'touchline/core/cashier/types';
import { createCashierWorld, payBy } from '../../models/cashier/cashier-world.ts';
import type { CashierTab, CashierWorld } from '../../models/cashier/cashier-world.ts';

const HOLDER = { accountHolder: 'Alex Example', iban: 'DE89 3704 0044 0532 0130 00' };

describe('paying', () => {
  let world: CashierWorld;
  let tab: CashierTab;

  beforeEach(async () => {
    world = await createCashierWorld((_where, fault) => {
      throw fault;
    });
    tab = world.open();
    tab.dispatch({ type: 'cashier/open', payload: { kind: 'deposit' } });
    await world.clock.run(100);
  });
  afterEach(() => world.close());

  const made = (): number => world.records.filter(({ t }) => t === 'paymentMade').length;
  const notes = (): readonly string[] => [...world.storage.keys()].filter((key) => key.startsWith('tl.pay.'));
  const paid = (kind: 'deposit' | 'withdrawal' = 'deposit'): Payment | null => {
    const { result } = tab.view()[kind];
    return result?.status === 'accepted' ? result.payment : null;
  };
  const atProvider = (act: 'pay' | 'refuse' | 'keep' | 'cancel'): void =>
    void world.operator().cashier.act(paid()?.provider?.address.split('/').at(-1) ?? '', act);
  const balance = (): number => world.operator().balance(world.playerId);

  it('[CSH-1] [CSH-6] records an intent before sending, and removes it with the answer', async () => {
    world.onSend = (_tab, { method, path }) => {
      if (method === 'POST' && path === '/payment-api/v1/payments') expect(notes()).toHaveLength(1);
    };
    expect(payBy(tab, 'deposit', 'card', 2_000)).toHaveLength(1);
    expect(tab.view().deposit.intent).toMatchObject({ phase: 'saving', amount: 2_000 });
    await world.clock.run(2);
    expect(tab.view().deposit.intent).toMatchObject({ phase: 'sending' });
    await world.clock.run(100);
    expect(tab.view().deposit).toMatchObject({
      intent: null,
      text: '',
      result: { status: 'accepted', payment: { state: 'provider', amount: 2_000 } },
    });
    expect(notes()).toEqual([]);
  });

  it('[CSH-9] [CSH-13] asks the operator for the result, and reports it once', async () => {
    payBy(tab, 'deposit', 'card', 2_000);
    await world.clock.run(100);
    const address = paid()?.provider?.address ?? '';
    expect(address).toMatch(/^\/provider-api\/pay\/\w+$/);
    atProvider('pay');
    tab.dispatch({ type: 'cashier/look', payload: { id: paid()?.id ?? '' } });
    await world.clock.run(100);
    expect(paid()).toMatchObject({ state: 'succeeded', provider: null });
    await world.clock.run(5_000);
    const shown = tab.events.filter(({ event }) => event.type === 'notices/shown');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.event.payload).toMatchObject({
      tone: 'success',
      text: { key: 'notice.depositDone', params: { amount: 2_000, currency: 'EUR' } },
    });
  });

  it('[CSH-6] treats a lost answer as unknown, and finds the result by the key', async () => {
    world.fate = ({ method }) => ({ kind: method === 'POST' ? 'loseAnswer' : 'answer' });
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(15_100);
    expect(tab.view().withdrawal.intent ?? paid('withdrawal')).not.toBeNull();
    await world.clock.run(2_000);
    expect(paid('withdrawal')).toMatchObject({ state: 'pending', amount: 1_500 });
    expect(made()).toBe(1);
    expect(notes()).toEqual([]);
  });

  it('[CSH-6] sends a request that never arrived again, with the same key and fields', async () => {
    const keys: (string | undefined)[] = [];
    let lost = 0;
    world.fate = ({ method, path, headers, body }) => {
      if (method !== 'POST' || path !== '/payment-api/v1/payments') return { kind: 'answer' };
      keys.push(headers['idempotency-key']);
      expect(body).toContain('DE89 3704');
      lost += 1;
      return { kind: lost <= 1 ? 'loseRequest' : 'answer' };
    };
    payBy(tab, 'withdrawal', 'bank', 1_500, HOLDER);
    await world.clock.run(20_000);
    expect(paid('withdrawal')).toMatchObject({ destination: 'DE89 •••• 3000' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[CSH-6] closes a key that the operator has not seen in time, so that a late request makes no payment', async () => {
    world.fate = ({ method, path }) => ({
      kind: method === 'POST' && path === '/payment-api/v1/payments' ? 'loseRequest' : 'answer',
    });
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    const key = tab.view().withdrawal.intent?.key ?? '';
    await world.clock.run(60_000);
    expect(tab.view().withdrawal.result).toMatchObject({
      status: 'rejected',
      blockers: [{ code: 'abandoned', remedy: { do: 'payAgain' } }],
    });
    const asked = {
      kind: 'withdrawal',
      methodId: 'terminal',
      isBonusAccount: false,
      amount: 1_500,
      fee: 100,
      instrumentId: null,
      fields: {},
      language: 'en',
    } as const;
    expect(
      world
        .operator()
        .cashier.pay({ id: world.playerId, currency: { id: 2, iso: 'EUR', symbol: '', minorDigits: 2 } }, key, asked),
    ).toMatchObject({ status: 'rejected' });
    expect(made()).toBe(0);
  });

  it('[CSH-6] sends nothing without a record', async () => {
    world.isFull = true;
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(100);
    expect(tab.view().withdrawal.result).toEqual({
      key: expect.any(String) as unknown,
      status: 'notSaved',
      why: 'storage',
    });
    expect(tab.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('[CSH-6] makes one payment when two tabs pay at the same time', async () => {
    const other = world.open();
    other.dispatch({ type: 'cashier/open', payload: { kind: 'withdrawal' } });
    await world.clock.run(100);
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    payBy(other, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(200);
    expect(made()).toBe(1);
    // Both show the same payment: the second tab finds it on record and makes no other.
    const [first, second] = [tab, other].map((each) => each.view().withdrawal.result);
    expect(first).toMatchObject({ status: 'accepted' });
    expect(second).toEqual(first);
    expect(tab.view().withdrawal.intent).toBeNull();
    expect(other.view().withdrawal.intent).toBeNull();
    await world.clock.run(25_000);
    expect(other.view().open).toEqual(tab.view().open);
  });

  it('[CSH-6] leaves a dead tab’s intent to the next tab, which sends nothing', async () => {
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(3);
    tab.kill();
    const next = world.open();
    await world.clock.run(50);
    expect(next.view().withdrawal.result ?? next.view().withdrawal.intent).not.toBeNull();
    await world.clock.run(30_000);
    expect(next.view().withdrawal.intent).toBeNull();
    expect(
      next.calls.filter((call) => call.startsWith('POST /payment-api/v1/payments') && !call.includes('by-key')),
    ).toEqual([]);
    expect(made()).toBe(1);
    expect(notes()).toEqual([]);
  });

  it('[CSH-12] cancels a withdrawal once, also when the answer is lost', async () => {
    const before = balance();
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(100);
    const id = paid('withdrawal')?.id ?? '';
    expect(balance()).toBe(before - 1_500);
    world.fate = ({ path }) => ({ kind: path.endsWith('/cancel') ? 'loseAnswer' : 'answer' });
    expect(tab.dispatch({ type: 'cashier/cancel', payload: { id } })).toMatchObject({ ok: true });
    expect(tab.dispatch({ type: 'cashier/cancel', payload: { id } })).toMatchObject({
      error: { code: 'cashier/busy' },
    });
    await world.clock.run(20_000);
    expect(tab.view()).toMatchObject({
      cancelling: [],
      cancelFault: null,
      withdrawal: { result: { payment: { state: 'cancelled' } } },
    });
    expect(balance()).toBe(before);
    expect(tab.dispatch({ type: 'cashier/cancel', payload: { id } })).toMatchObject({
      error: { code: 'cashier/notCancellable' },
    });
  });

  it('[CSH-20] names the rules, not the time, where they came into force before the cancellation', async () => {
    const before = balance();
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(100);
    const id = paid('withdrawal')?.id ?? '';
    world.operator().switches.set({ jurisdiction: 'GB' });
    expect(tab.dispatch({ type: 'cashier/cancel', payload: { id } })).toMatchObject({ ok: true });
    await world.clock.run(1_000);
    expect(tab.view()).toMatchObject({ cancelling: [], cancelFault: { id, why: 'final' } });
    expect(balance()).toBe(before - 1_500);
  });

  it('[CSH-4] asks before repeating a payment within a minute', async () => {
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(100);
    tab.dispatch({ type: 'cashier/setAmount', payload: { kind: 'withdrawal', amount: 1_500 } });
    await world.clock.run(59_000);
    expect(tab.view().withdrawal.blockers.map(({ code }) => code)).toEqual(['sameAsBefore']);
    await world.clock.run(2_000);
    expect(tab.view().withdrawal.blockers).toEqual([]);
  });

  it('[CSH-7] keeps no personal data in events, in storage, or after the answer', async () => {
    const written: string[] = [];
    world.onSend = () => void written.push(...world.storage.values());
    payBy(tab, 'withdrawal', 'bank', 1_500, HOLDER);
    await world.clock.run(100);
    const all = JSON.stringify([tab.events, written, [...world.storage], tab.view()]);
    expect(written.join()).toContain('"methodId":"bank"');
    for (const secret of ['3704', 'Alex', '0532']) expect(all).not.toContain(secret);
  });

  it('[CSH-15] removes everything when the player leaves; a session ended by the operator keeps its intents', async () => {
    world.fate = () => ({ kind: 'loseAnswer' });
    payBy(tab, 'withdrawal', 'terminal', 1_500);
    await world.clock.run(10);
    expect(notes()).toHaveLength(1);
    tab.leave('ended');
    expect(notes()).toHaveLength(1);
    expect(tab.view()).toMatchObject({ status: 'idle', intents: [] });
    const other = world.open();
    await world.clock.run(10);
    expect(other.view().intents).toHaveLength(1);
    other.leave('asked');
    expect(notes()).toEqual([]);
    expect(other.dispatch({ type: 'cashier/list', payload: { filter: other.view().history.filter } })).toMatchObject({
      error: { code: 'cashier/signedOut' },
    });
  });

  it('[CSH-15] makes no call for a guest', async () => {
    tab.leave('asked');
    const before = tab.calls.length;
    for (const kind of ['deposit', 'withdrawal'] as const) tab.dispatch({ type: 'cashier/open', payload: { kind } });
    await world.clock.run(60_000);
    expect(tab.calls.slice(before).filter((call) => call.includes('payment-api'))).toEqual([]);
  });
});
