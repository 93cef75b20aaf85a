import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { guardedAs } from 'touchline/kernel/guarded';
import { createActiveStore } from 'touchline/core/activity/active-store';
import { createSocialMark } from 'touchline/core/auth/social-mark';
import type { Note } from 'touchline/core/cashier/messages';
import { createNotes } from 'touchline/core/cashier/notes';
import { createPingStore } from 'touchline/core/limits/ping-store';
import { createReminderStore } from 'touchline/core/limits/reminder-store';
import { createLogoutMark } from 'touchline/core/session/logout-mark';
import { readPreferences } from 'touchline/core/preferences/keep-preferences.process';
import type { Report } from 'touchline/ports/report';
import type { KeyValueStorage } from 'touchline/ports/storage';

const NOTE: Note = {
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

/** One stored value: its key and format, which earlier versions may have written, and the result when it is missing or unreadable. */
interface Kept {
  readonly where: string;
  readonly key: string;
  readonly text: string;
  readonly read: (storage: KeyValueStorage, report: Report) => unknown;
  readonly value: unknown;
  readonly nothing: unknown;
  readonly write: (storage: KeyValueStorage, report: Report) => unknown;
  readonly remove: (storage: KeyValueStorage, report: Report) => unknown;
}

const KEPT: readonly Kept[] = [
  {
    where: 'limits/ping-store',
    key: 'tl.my.pingAt',
    text: '1700000000000',
    value: 1_700_000_000_000,
    nothing: null,
    read: (...of) => createPingStore(...of).dueAt(),
    write: (...of) => createPingStore(...of).keep(1_700_000_000_000),
    remove: (...of) => createPingStore(...of).remove(),
  },
  {
    where: 'limits/reminder-store',
    key: 'tl.realityCheckTimestamp',
    text: '{"userId":"7","from":1000,"isSilent":false}',
    value: MARK,
    nothing: null,
    read: (...of) => createReminderStore(...of).read('7'),
    write: (...of) => createReminderStore(...of).write(MARK),
    remove: (...of) => createReminderStore(...of).remove(),
  },
  {
    where: 'activity/store',
    key: 'tl.my.activeAt',
    text: '1700000000000',
    value: 1_700_000_000_000,
    nothing: null,
    read: (...of) => createActiveStore(...of).activeAt(),
    write: (...of) => createActiveStore(...of).keepActive(1_700_000_000_000),
    remove: (...of) => createActiveStore(...of).forgetActive(),
  },
  {
    where: 'activity/store',
    key: 'tl.loggedOff',
    text: '15',
    value: 15,
    nothing: null,
    read: (...of) => createActiveStore(...of).flag(),
    write: (...of) => createActiveStore(...of).raiseFlag(15),
    remove: (...of) => createActiveStore(...of).lowerFlag(),
  },
  {
    where: 'auth/social-mark',
    key: 'tl.social',
    text: '1000 its-state',
    value: true,
    nothing: false,
    read: (...of) => createSocialMark(...of).take('its-state', 2_000),
    write: (...of) => createSocialMark(...of).write('its-state', 1_000),
    remove: (...of) => createSocialMark(...of).remove(),
  },
  {
    where: 'session/logout-mark',
    key: 'tl.loggedOut',
    text: '1',
    value: true,
    nothing: false,
    read: (...of) => createLogoutMark(...of).isSet(),
    write: (...of) => createLogoutMark(...of).set(),
    remove: (...of) => createLogoutMark(...of).remove(),
  },
  {
    where: 'cashier/notes',
    key: 'tl.pay.a',
    text: 'tl1 note b30bfb4a {"key":"a","at":5,"sent":{"kind":"deposit","methodId":"card","accountId":7,"currency":"EUR","amount":1000,"fee":0,"instrumentId":null,"userId":"7"}}',
    value: [NOTE],
    nothing: [],
    read: (...of) => createNotes(...of).list('7'),
    write: (...of) => createNotes(...of).put(NOTE),
    remove: (...of) => createNotes(...of).remove('a'),
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
    const guard = guardedAs('cellar/shelf', (where, fault) => void reports.push(`${where}: ${String(fault)}`));
    expect([guard(() => 7), guard(() => null), reports]).toEqual([7, null, []]);
    expect([guard(() => JSON.parse('{"half') as unknown), guard(() => blocked.read('a')), reports.length]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    expect(reports.every((text) => text.startsWith('cellar/shelf: '))).toBe(true);
  });
});

describe.each(KEPT)('$key of $where', ({ where, key, text, read, value, nothing, write, remove }) => {
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
    expect([values.size, get(), reports]).toEqual([0, nothing, []]);
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
    createReminderStore(
      createMemoryStorage(new Map([['tl.realityCheckTimestamp', '{"half']])),
      (where) => void reports.push(where),
    ).read('7'),
  ).toBeNull();
  expect(reports).toEqual(['limits/reminder-store']);
});

it('preferences that can’t be read are reported, and kept until the next choice replaces them', () => {
  for (const [text, why] of [
    ['{"half', 'JSON'],
    ['[]', 'Invalid'],
  ] as const) {
    const reports: string[] = [];
    const values = new Map([['tl.preferences', text]]);
    expect(
      readPreferences(createMemoryStorage(values), (where, fault) => void reports.push(`${where} ${String(fault)}`)),
    ).toBeNull();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(new RegExp(`^preferences/read .*${why}`));
    expect(values.get('tl.preferences')).toBe(text);
  }
});
