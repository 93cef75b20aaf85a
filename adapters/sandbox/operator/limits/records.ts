/**
 * Schemas of limit records. Times are milliseconds; values are minor units, hours, minutes or days. Limit records move
 * no money.
 */
import * as v from 'valibot';
import { kindOfNumber } from 'touchline/core/limits/kinds-wire';
import { EXCLUSION, TIME_OUT } from 'touchline/core/limits/rules/kinds';
import { LIMIT_KINDS } from 'touchline/core/limits/types';

const int = v.pipe(v.number(), v.safeInteger());
/** Records of earlier versions have the service's number of the kind. */
const word = v.pipe(
  v.unknown(),
  v.transform((value) => kindOfNumber(value) ?? value),
);
const kind = v.pipe(word, v.picklist(LIMIT_KINDS));

/** Spread into the record's variants. */
export const limitRecords = [
  /** A limit takes effect at once: a first limit or a stricter one. A pending change of the kind is dropped. */
  v.object({ t: v.literal('limitSet'), at: int, playerId: int, limitType: kind, value: v.nullable(int) }),
  /** A looser change waits until `dueAt`, then for confirmation until `lapsesAt`. `value` null removes the limit. */
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
  /** The change was not confirmed in time. Written when a late answer arrives, so that no clock revives the change. */
  v.object({ t: v.literal('limitLapsed'), at: int, playerId: int, limitType: kind }),
  /** An exclusion or a time-out runs until `endsAt`; a later record can only extend it. */
  v.object({
    t: v.literal('limitExcluded'),
    at: int,
    playerId: int,
    limitType: v.pipe(word, v.picklist([EXCLUSION, TIME_OUT])),
    days: int,
    endsAt: int,
    reasonId: v.nullable(int),
  }),
  /** The operator's own lock of the extra section. */
  v.object({ t: v.literal('limitLocked'), at: int, playerId: int, isLocked: v.boolean() }),
  /** Time used on a day (days since the epoch, UTC), written at most once a minute. */
  v.object({ t: v.literal('limitTime'), at: int, playerId: int, day: int, usedMs: int }),
  /** The player has reviewed their limits. */
  v.object({ t: v.literal('limitReviewed'), at: int, playerId: int }),
] as const;

const limitRecord = v.variant('t', limitRecords);
export type LimitRecord = v.InferOutput<typeof limitRecord>;

/** Whether a record belongs to the limits. */
export function isLimitRecord(record: { readonly t: string }): record is LimitRecord {
  return limitRecords.some(({ entries }) => entries.t.literal === record.t);
}
