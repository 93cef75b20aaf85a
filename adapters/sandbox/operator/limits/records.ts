/** The limits' words in the operator's record. Times are milliseconds, values minor units, hours, minutes or days. They move no money. */
import * as v from 'valibot';
import { LIMIT_KINDS } from '../../../../core/modules/limits/types.ts';

const int = v.pipe(v.number(), v.safeInteger());
const kind = v.picklist(LIMIT_KINDS);

/** To be spread into the record's variants. */
export const limitRecords = [
  /** In force at once: a first limit or a stricter one. A pending change of the kind is gone. */
  v.object({ t: v.literal('limitSet'), at: int, playerId: int, limitType: kind, value: v.nullable(int) }),
  /** A looser change waits until `dueAt`, and then for a yes until `lapsesAt`. `value` null: the limit is to go. */
  v.object({
    t: v.literal('limitAsked'),
    at: int,
    playerId: int,
    limitType: kind,
    value: v.nullable(int),
    dueAt: int,
    lapsesAt: int,
  }),
  v.object({ t: v.literal('limitConfirmed'), at: int, playerId: int, limitType: kind }),
  v.object({ t: v.literal('limitRejected'), at: int, playerId: int, limitType: kind }),
  /** Nobody said yes in time; written when an answer comes too late, so that no clock brings the change back. */
  v.object({ t: v.literal('limitLapsed'), at: int, playerId: int, limitType: kind }),
  /** 30 or 33 runs until `endsAt`; a later record can only move it later. */
  v.object({
    t: v.literal('limitExcluded'),
    at: int,
    playerId: int,
    limitType: v.picklist([30, 33]),
    days: int,
    endsAt: int,
    reasonId: v.nullable(int),
  }),
  /** The operator's own lock of the extra section. */
  v.object({ t: v.literal('limitLocked'), at: int, playerId: int, isLocked: v.boolean() }),
  /** Time used of a day (days since the epoch, UTC), written at most once a minute. */
  v.object({ t: v.literal('limitTime'), at: int, playerId: int, day: int, usedMs: int }),
  /** The player has looked her limits over. */
  v.object({ t: v.literal('limitReviewed'), at: int, playerId: int }),
] as const;

const limitRecord = v.variant('t', limitRecords);
export type LimitRecord = v.InferOutput<typeof limitRecord>;

/** Whether a record is one of the limits'. */
export function isLimitRecord(record: { readonly t: string }): record is LimitRecord {
  return limitRecords.some(({ entries }) => entries.t.literal === record.t);
}
