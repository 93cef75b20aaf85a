import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import type { PendingPayment } from 'touchline/core/cashier/messages';
import { createPendingPayments } from 'touchline/core/cashier/pending-payments';
import { createCashierWire, decodeOffer } from 'touchline/core/cashier/wire';
import { OFFER, paymentOf } from './given.ts';

const wish = (key: string, kind: 'deposit' | 'withdrawal' = 'deposit', userId = '7'): PendingPayment => ({
  key,
  at: 5,
  sent: { kind, methodId: 'card', accountId: 7, currency: 'EUR', amount: 1_000, fee: 0, instrumentId: null, userId },
});

describe('notes of payment intents', () => {
  it('[CSH-6] keep one intent of each kind, visible to every tab', () => {
    const storage = createMemoryStorage();
    const [one, other] = [
      createPendingPayments(storage, () => undefined),
      createPendingPayments(storage, () => undefined),
    ];
    expect(one.put(wish('a'))).toBe('saved');
    expect(one.put(wish('a'))).toBe('saved');
    expect(other.put(wish('b'))).toBe('underWay');
    expect(other.put(wish('c', 'withdrawal'))).toBe('saved');
    expect(other.list('7').map(({ key }) => key)).toEqual(['a', 'c']);
    one.remove('a');
    expect(other.put(wish('b'))).toBe('saved');
    one.wipe();
    expect(other.hasAny()).toBe(false);
  });

  it('[CSH-6] are reported and dropped when damaged, and never taken for another', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 15 }), (at, bit) => {
        const values = new Map<string, string>();
        const reports: string[] = [];
        const pendingPayments = createPendingPayments(createMemoryStorage(values), (where) => void reports.push(where));
        pendingPayments.put(wish('a'));
        const text = values.get('tl.pay.a') ?? '';
        const place = at % text.length;
        values.set(
          'tl.pay.a',
          text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ (1 << bit)) + text.slice(place + 1),
        );
        expect(pendingPayments.list('7')).toEqual([]);
        expect(reports).toEqual(['cashier/pending-payments']);
        expect(values.size).toBe(0);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('[CSH-6] do not count under another name, and another player’s are removed', () => {
    const values = new Map<string, string>();
    const pendingPayments = createPendingPayments(createMemoryStorage(values), () => undefined);
    pendingPayments.put(wish('a'));
    values.set('tl.pay.b', values.get('tl.pay.a') ?? '');
    expect(pendingPayments.list('7')).toHaveLength(1);
    expect(pendingPayments.list('8')).toEqual([]);
    expect(values.size).toBe(0);
  });

  it('[CSH-6] are lost where storage throws, without stopping a payment', () => {
    const fail = (): never => {
      throw new Error('blocked');
    };
    const reports: unknown[] = [];
    const pendingPayments = createPendingPayments(
      { read: fail, write: fail, remove: fail, keys: fail },
      (_where, fault) => void reports.push(fault),
    );
    expect(pendingPayments.put(wish('a'))).toBe('storage');
    expect(pendingPayments.list('7')).toEqual([]);
    expect(pendingPayments.hasAny()).toBe(false);
    pendingPayments.remove('a');
    pendingPayments.wipe();
    expect(reports.length).toBeGreaterThan(0);
    // A storage that accepts a write but does not keep it.
    const forgetful = createMemoryStorage();
    expect(createPendingPayments({ ...forgetful, write: () => undefined }, () => undefined).put(wish('a'))).toBe(
      'storage',
    );
  });
});

describe('the operator’s answers', () => {
  const wire = createCashierWire(() => ['https://pay.example/']);

  it('[CSH-9] lose an address that may not be framed, and keep the rest', () => {
    const at = (address: string): unknown =>
      wire.payment({ ...paymentOf({ state: 'provider' }), provider: { address, expiresAt: 1 } });
    expect(at('/provider-api/pay/abc')).toMatchObject({
      ok: true,
      value: { provider: { address: '/provider-api/pay/abc' } },
    });
    expect(at('https://pay.example/x')).toMatchObject({
      ok: true,
      value: { provider: { address: 'https://pay.example/x' } },
    });
    expect(at('https://evil.example/x')).toMatchObject({ ok: true, value: { state: 'provider', provider: null } });
  });

  it('[CSH-4] may contain unknown codes, and answer another key', () => {
    expect(
      wire.answerFor('k')({ key: 'k', status: 'rejected', reasons: [{ code: 'moonPhase', field: 'shoeSize' }] }),
    ).toMatchObject({ value: { reasons: [{ code: 'refused', amount: null, field: null }] } });
    expect(wire.answerFor('k')({ key: 'other', status: 'rejected', reasons: [] })).toMatchObject({ ok: false });
    expect(wire.answerFor('k')({ key: 'k', status: 'maybe' })).toMatchObject({ ok: false });
    expect(wire.payment({ ...paymentOf(), amount: 1.5 })).toMatchObject({ ok: false });
    expect(wire.payment({ ...paymentOf(), id: '../5' })).toMatchObject({ ok: false });
  });

  it('[CSH-5] lose an unknown method or requirement', () => {
    const [card] = OFFER.methods;
    const offer = {
      ...OFFER,
      methods: [
        card,
        { ...card, id: 'new', kind: 'telepathy' },
        {
          ...card,
          id: 'secret',
          deposit: {
            ...card?.deposit,
            fields: [{ name: 'cardNumber', shape: 'digits', minLength: 16, maxLength: 16 }],
          },
        },
        5,
      ],
      demands: [
        { code: 'danceNeeded', kinds: ['deposit'] },
        { code: 'banned', kinds: ['deposit'] },
      ],
    };
    expect(decodeOffer(offer)).toMatchObject({
      ok: true,
      value: { methods: [{ id: 'card' }], demands: [{ code: 'banned' }] },
    });
  });
});
