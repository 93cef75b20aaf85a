/** The stored and broadcast form of the choice: untrusted when read. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Choice } from './messages.ts';
import { CONSENT_TYPES } from './options.ts';

/** The last valid date, ms since the epoch. */
const LATEST_MS = 8.64e15;

/** Earlier versions of the site kept and broadcast `isSent` under its first name. */
const choice = v.pipe(
  v.object({
    type: v.picklist(CONSENT_TYPES),
    at: v.pipe(integer, v.minValue(0), v.maxValue(LATEST_MS)),
    isSent: v.optional(v.boolean()),
    isTold: v.optional(v.boolean(), false),
  }),
  v.transform(({ isTold, ...read }): Choice => ({ ...read, isSent: read.isSent ?? isTold })),
);

export const decodeChoice: Decode<Choice> = decodeWith(choice);
export const decodeBroadcast: Decode<{ readonly kind: 'consent'; readonly choice: Choice }> = decodeWith(
  v.object({ kind: v.literal('consent'), choice }),
);
