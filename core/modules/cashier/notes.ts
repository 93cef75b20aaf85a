/**
 * Wishes on record in this browser, one key of storage each, sealed with a checksum: written before a wish is sent and taken away with its answer [CSH-6]. Storage is the same for
 * all tabs and is written at once, so a wish is on record for all of them, and after a reload, before anything goes to the operator. Nothing personal is in it.
 */
import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';
import { seal, unseal } from '../../kernel/journal-codec.ts';
import { guardedAs } from '../../kernel/guarded.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { Note } from './messages.ts';

const PREFIX = 'tl.pay.';

const note = v.strictObject({
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

export interface Notes {
  /** `underWay`: another wish of the kind is on record and has no answer. `storage`: it can't be kept. Nothing may be sent then. */
  put(wish: Note): 'saved' | 'underWay' | 'storage';
  remove(key: string): void;
  /** The player's, oldest first. What another left is taken away; what is not intact is told and taken away: the operator's history has it. */
  list(userId: string): readonly Note[];
  /** True when there may be any. Costs next to nothing. */
  hasAny(): boolean;
  wipe(): void;
}

export function createNotes(storage: KeyValueStorage, report: Report): Notes {
  const guard = guardedAs('cashier/notes', report);
  const keys = (): readonly string[] => guard(() => storage.keys().filter((key) => key.startsWith(PREFIX))) ?? [];
  const remove = (key: string): void => guard(() => storage.remove(key));

  function read(key: string): Note | null {
    const text = guard(() => storage.read(key)) ?? null;
    if (text === null) return null;
    const opened = unseal('note', text);
    const parsed = opened.ok ? v.safeParse(note, opened.value) : null;
    if (parsed?.success === true && parsed.output.key === key.slice(PREFIX.length)) return parsed.output;
    report('cashier/notes', new Error(`a note is not intact: ${opened.ok ? 'not a note' : opened.error}`));
    remove(key);
    return null;
  }

  const list: Notes['list'] = (userId) =>
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
