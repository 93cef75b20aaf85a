/** Records of cash-outs. Amounts in minor units, times in milliseconds. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

const entries = v.array(v.object({ account: text, currency: text, amount: int }));
const reason = v.object({ code: text, amount: v.optional(int) });

export const cashOutRecords = [
  /** A cash-out waits for the live delay. `amount`: the least that the player takes. */
  v.object({
    t: v.literal('cashOutPending'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    stake: int,
    amount: int,
    acceptAt: int,
  }),
  /** `stake` left the bet for `amount`; `rest` of the stake stays. An automatic one has the key ''. */
  v.object({
    t: v.literal('cashOutAccepted'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    stake: int,
    amount: int,
    /** The least that the player agreed to; absent in records from before receipts of cash-outs. */
    least: v.exactOptional(int),
    repaid: int,
    rest: int,
    entries,
  }),
  /** Also records a key closed before a request arrived for it (reason `abandoned`). */
  v.object({
    t: v.literal('cashOutRejected'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    reasons: v.array(reason),
  }),
  /** The player chose the amount at which the operator cashes the bet out, or none. */
  v.object({ t: v.literal('autoCashOutSet'), at: int, playerId: int, betId: int, amount: v.nullable(int) }),
] as const;
