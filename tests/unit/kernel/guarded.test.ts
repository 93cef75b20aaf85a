import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { guardedAs } from 'touchline/kernel/guarded';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { Format, StoredValue } from 'touchline/kernel/stored-value';
import { storedValue, wholeNumber } from 'touchline/kernel/stored-value';
import { createProviderState } from 'touchline/core/auth/provider-state';
import type { PendingPayment } from 'touchline/core/cashier/messages';
import { createPendingPayments } from 'touchline/core/cashier/pending-payments';
import { reminderStart } from 'touchline/core/limits/reminder-start';
import { createFlag } from 'touchline/core/session/flag';
import { storedPreferences } from 'touchline/core/preferences/keep-preferences.process';
import type { Report } from 'touchline/ports/report';
import type { KeyValueStorage } from 'touchline/ports/storage';

const NOTE: PendingPayment = {
  key: 'a',
  at: 5,
  sent: {
    kind: 'deposit',
    methodId: 'card',
    accountId: 7,
    currency: 'EUR',
    amount: 1_000,
    fee: 0,
    instrumentId: null,
    userId: '7',
  },
};
const MARK = { userId: '7', from: 1_000, isSilent: false };

/**
 * One stored value: its key and format, which earlier versions may have written, and the result when it is missing or
 * unreadable.
 */
interface StoredCase {
  readonly where: string;
  readonly key: string;
  readonly text: string;
  readonly read: (storage: KeyValueStorage, report: Report) => unknown;
  readonly value: unknown;
  readonly nothing: unknown;
  readonly write: (storage: KeyValueStorage, report: Report) => unknown;
  readonly remove: (storage: KeyValueStorage, report: Report) => unknown;
}

const io = (storage: KeyValueStorage, report: Report) => ({ storage, report });

/** The functions of a value that `storedValue` guards alone. */
function guardedValue<T>(entry: { readonly name: string }, format: Format<T>, value: T) {
  const of = (storage: KeyValueStorage, report: Report): StoredValue<T> =>
    storedValue(entry, format, `a/${entry.name}`, { storage, report });
  return {
    where: `a/${entry.name}`,
    key: entry.name,
    value,
    nothing: null,
    read: (storage: KeyValueStorage, report: Report) => of(storage, report).read(),
    write: (storage: KeyValueStorage, report: Report) => of(storage, report).write(value),
    remove: (storage: KeyValueStorage, report: Report) => of(storage, report).remove(),
  };
}

const STORED_CASES: readonly StoredCase[] = [
  { ...guardedValue(DEVICE_STORAGE.pingAt, wholeNumber, 1_700_000_000_000), text: '1700000000000' },
  {
    ...guardedValue(DEVICE_STORAGE.realityCheck, reminderStart, MARK),
    text: '{"userId":"7","from":1000,"isSilent":false}',
  },
  {
    where: 'auth/provider-state',
    key: 'tl.social',
    text: '1000 its-state',
    value: true,
    nothing: false,
    read: (...of) => createProviderState(io(...of)).take('its-state', 2_000),
    write: (...of) => createProviderState(io(...of)).write('its-state', 1_000),
    remove: (...of) => createProviderState(io(...of)).remove(),
  },
  {
    where: 'session/flag',
    key: 'tl.loggedOut',
    text: '1',
    value: true,
    nothing: false,
    read: (...of) => createFlag(DEVICE_STORAGE.loggedOut, io(...of)).isSet(),
    write: (...of) => createFlag(DEVICE_STORAGE.loggedOut, io(...of)).set(),
    remove: (...of) => createFlag(DEVICE_STORAGE.loggedOut, io(...of)).remove(),
  },
  {
    where: 'cashier/pending-payments',
    key: 'tl.pay.a',
    text: 'tl1 note b30bfb4a {"key":"a","at":5,"sent":{"kind":"deposit","methodId":"card","accountId":7,"currency":"EUR","amount":1000,"fee":0,"instrumentId":null,"userId":"7"}}',
    value: [NOTE],
    nothing: [],
    read: (...of) => createPendingPayments(...of).list('7'),
    write: (...of) => createPendingPayments(...of).put(NOTE),
    remove: (...of) => createPendingPayments(...of).remove('a'),
  },
];

const blocked: KeyValueStorage = (() => {
  const fail = (): never => {
    throw new Error('blocked');
  };
  return { read: fail, write: fail, remove: fail, keys: fail };
})();
/** A browser without storage: missing, not empty. */
const none = undefined as unknown as KeyValueStorage;

describe('a guard', () => {
  it('returns the result of the work, undefined after a fault, and reports each fault under its name', () => {
    const reports: string[] = [];
    const guard = guardedAs('sandbox/store', (where, fault) => void reports.push(`${where}: ${String(fault)}`));
    expect(guard(() => 7)).toBe(7);
    expect(guard(() => null)).toBeNull();
    expect(reports).toEqual([]);
    expect(guard(() => JSON.parse('{"half') as unknown)).toBeUndefined();
    expect(guard(() => blocked.read('a'))).toBeUndefined();
    expect(reports).toHaveLength(2);
    expect(reports.every((text) => text.startsWith('sandbox/store: '))).toBe(true);
  });
});

describe.each(STORED_CASES)('$key of $where', ({ where, key, text, read, value, nothing, write, remove }) => {
  function stand(storage: KeyValueStorage) {
    const reports: string[] = [];
    const report: Report = (from) => void reports.push(from);
    return {
      reports,
      read: () => read(storage, report),
      write: () => write(storage, report),
      remove: () => remove(storage, report),
    };
  }

  it('is written and read in its original format', () => {
    const values = new Map<string, string>();
    const { reports, read: get, write: put, remove: drop } = stand(createMemoryStorage(values));
    expect(get()).toEqual(nothing);
    put();
    expect([...values.keys()]).toEqual([key]);
    expect(values.get(key)).toBe(text);
    expect(get()).toEqual(value);
    put();
    drop();
    expect(values.size).toBe(0);
    expect(get()).toEqual(nothing);
    expect(reports).toEqual([]);
  });

  it('is lost where storage throws or is missing, and each fault is reported', () => {
    for (const storage of [blocked, none]) {
      const { reports, read: get, write: put, remove: drop } = stand(storage);
      put();
      drop();
      expect(get()).toEqual(nothing);
      expect(reports.length).toBeGreaterThanOrEqual(3);
      expect(new Set(reports)).toEqual(new Set([where]));
    }
  });

  it('is ignored when it is foreign or corrupt', () => {
    for (const foreign of ['', 'x', '{"half', 'null', '[]', '-5', '1e400', '{"userId":7}', 'tl1 note 00000000 {}']) {
      const { read: get, write: put } = stand(createMemoryStorage(new Map([[key, foreign]])));
      // The mark alone means an unfinished logout, whatever its contents.
      expect(get()).toEqual(key === 'tl.loggedOut' ? true : nothing);
      put();
      expect(get()).toEqual(value);
    }
  });
});

it('a reality-check mark that is not JSON is reported', () => {
  const reports: string[] = [];
  expect(
    storedValue(DEVICE_STORAGE.realityCheck, reminderStart, 'limits/reminder', {
      storage: createMemoryStorage(new Map([['tl.realityCheckTimestamp', '{"half']])),
      report: (where) => void reports.push(where),
    }).read(),
  ).toBeNull();
  expect(reports).toEqual(['limits/reminder']);
});

it('preferences that can’t be read are reported, and kept until the next choice replaces them', () => {
  for (const [text, why] of [
    ['{"half', 'JSON'],
    ['[]', 'Invalid'],
  ] as const) {
    const reports: string[] = [];
    const values = new Map([['tl.preferences', text]]);
    expect(
      storedPreferences({
        storage: createMemoryStorage(values),
        report: (where, fault) => void reports.push(`${where} ${String(fault)}`),
      }).read(),
    ).toBeNull();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(new RegExp(`^preferences/stored .*${why}`));
    expect(values.get('tl.preferences')).toBe(text);
  }
});
