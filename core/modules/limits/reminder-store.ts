/**
 * The start of the reality check's interval: one storage key for all tabs, so that a reload or another tab does not
 * restart it [LIM-11]. Untrusted when read; blocked storage loses the value only.
 */
import * as v from 'valibot';
import { guardedAs } from '../../kernel/guarded.ts';
import { KEPT } from '../../kernel/kept.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';

const KEY = KEPT.realityCheck.name;

const schema = v.object({
  userId: v.string(),
  /** The operator's time, ms. */
  from: v.pipe(v.number(), v.safeInteger()),
  /** Not again in this session. */
  isSilent: v.boolean(),
});

export type ReminderMark = Readonly<v.InferOutput<typeof schema>>;

export interface ReminderStore {
  read(userId: string): ReminderMark | null;
  write(mark: ReminderMark): void;
  remove(): void;
}

export function createReminderStore(storage: KeyValueStorage, report: Report): ReminderStore {
  const guard = guardedAs('limits/reminder-store', report);
  return {
    read: (userId) =>
      guard(() => {
        const kept = storage.read(KEY);
        const read = kept === null ? null : v.safeParse(schema, JSON.parse(kept) as unknown);
        return read?.success === true && read.output.userId === userId ? read.output : null;
      }) ?? null,
    write: (mark) => guard(() => storage.write(KEY, JSON.stringify(mark))),
    remove: () => guard(() => storage.remove(KEY)),
  };
}
