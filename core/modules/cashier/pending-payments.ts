/**
 * Payment intents stored in this browser, one storage key each, sealed with a checksum: written before an intent is
 * sent and removed with its answer [CSH-6]. Storage is shared by all tabs and written at once, so an intent is visible
 * to every tab, and after a reload, before anything is sent to the operator. An intent holds no personal data.
 */
import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';
import { seal, unseal } from '../../kernel/journal-codec.ts';
import { guardedAs } from '../../kernel/guarded.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { PendingPayment } from './messages.ts';

const PREFIX = DEVICE_STORAGE.payment.name;

const payment = v.strictObject({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  at: integer,
  sent: v.strictObject({
    kind: v.picklist(['deposit', 'withdrawal']),
    methodId: v.string(),
    accountId: integer,
    currency: v.string(),
    amount: integer,
    fee: integer,
    instrumentId: v.nullable(v.string()),
    userId: v.string(),
  }),
});

export interface PendingPayments {
  /**
   * `underWay`: another stored intent of the kind has no answer. `storage`: the intent can't be stored. In both cases
   * nothing may be sent.
   */
  put(wish: PendingPayment): 'saved' | 'underWay' | 'storage';
  remove(key: string): void;
  /**
   * The player's intents, oldest first. Removes intents of other players; reports and removes damaged ones, which the
   * operator's history has.
   */
  list(userId: string): readonly PendingPayment[];
  /** True when there may be any. Cheap. */
  hasAny(): boolean;
  wipe(): void;
}

export function createPendingPayments(storage: KeyValueStorage, report: Report): PendingPayments {
  const guard = guardedAs('cashier/pending-payments', report);
  const keys = (): readonly string[] => guard(() => storage.keys().filter((key) => key.startsWith(PREFIX))) ?? [];
  const remove = (key: string): void => guard(() => storage.remove(key));

  function read(key: string): PendingPayment | null {
    const text = guard(() => storage.read(key)) ?? null;
    if (text === null) return null;
    const opened = unseal('note', text);
    const parsed = opened.ok ? v.safeParse(payment, opened.value) : null;
    if (parsed?.success === true && parsed.output.key === key.slice(PREFIX.length)) return parsed.output;
    report(
      'cashier/pending-payments',
      new Error(`a stored payment is not intact: ${opened.ok ? 'not a payment' : opened.error}`),
    );
    remove(key);
    return null;
  }

  const list: PendingPayments['list'] = (userId) =>
    keys()
      .flatMap((key) => {
        const found = read(key);
        if (found === null || found.sent.userId === userId) return found ?? [];
        remove(key);
        return [];
      })
      .sort((a, b) => a.at - b.at);

  return {
    put(wish) {
      const key = PREFIX + wish.key;
      if (list(wish.sent.userId).some((each) => each.sent.kind === wish.sent.kind && each.key !== wish.key))
        return 'underWay';
      const text = seal('note', wish);
      return guard(() => {
        storage.write(key, text);
        return storage.read(key) === text;
      }) === true
        ? 'saved'
        : 'storage';
    },
    remove: (key) => remove(PREFIX + key),
    list,
    hasAny: () => keys().length > 0,
    wipe: () => keys().forEach(remove),
  };
}
