import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Format } from '../../kernel/stored-value.ts';
import { jsonOf } from '../../kernel/stored-value.ts';

const schema = v.object({
  userId: v.string(),
  /** The operator's time, ms. */
  from: integer,
  /** Not again in this session. */
  isSilent: v.boolean(),
});

/**
 * The start of the reality check's interval: one stored value for all tabs, so that a reload or another tab does not
 * restart the interval [LIM-11].
 */
export type ReminderStart = Readonly<v.InferOutput<typeof schema>>;

export const reminderStart: Format<ReminderStart> = jsonOf(decodeWith(schema));
