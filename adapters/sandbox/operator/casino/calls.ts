/** The calls from a provider to the operator's wallet, as they cross the wire. Amounts are minor units. */
import * as v from 'valibot';

const MAX_ID = 80;
const idOnWire = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID), v.regex(/^[\w:-]+$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/**
 * The bodies of calls. Ids of sessions, rounds and transactions come out with `prefix` before them, so that no id of
 * one provider names anything of another [GWAL-18].
 */
export function walletCallsOf(prefix: string) {
  const id = v.pipe(
    idOnWire,
    v.transform((text) => `${prefix}${text}`),
  );
  const round = { sessionId: id, roundId: id, transactionId: id };
  return {
    'session/open': v.object({ ticket: v.pipe(v.string(), v.maxLength(2_000)), sessionId: id }),
    balance: v.object({ sessionId: id }),
    /** `grantId`: the operator's own id of free spins, which take the place of the player's money [GWAL-22]. */
    debit: v.object({ ...round, amount, grantId: v.optional(idOnWire) }),
    credit: v.object({ ...round, amount }),
    rollback: v.object({ ...round, debitId: id }),
    'round/close': v.object(round),
    transactions: v.object({ sessionId: id, transactionId: id }),
  } as const;
}

type WalletCalls = ReturnType<typeof walletCallsOf>;
export type WalletCall = keyof WalletCalls;
export type WalletBody<C extends WalletCall> = Readonly<v.InferOutput<WalletCalls[C]>>;

export const WALLET_CALLS = [
  'session/open',
  'balance',
  'debit',
  'credit',
  'rollback',
  'round/close',
  'transactions',
] as const satisfies readonly WalletCall[];

export const WALLET_ERRORS = [
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'SELF_EXCLUDED',
  'TOO_FAST',
  'STAKE_RANGE',
  'SESSION_EXPIRED',
  'TICKET_USED',
  'TICKET_INVALID',
  'GAME_SUSPENDED',
  'FREE_SPINS_REFUSED',
  'ROUND_CLOSED',
  'ROUND_SETTLED',
  'ROUND_UNKNOWN',
  'TX_CONFLICT',
  'TX_CANCELLED',
  'TX_UNKNOWN',
  'BAD_SIGNATURE',
  'BAD_REQUEST',
] as const;
export type WalletError = (typeof WALLET_ERRORS)[number];

const int = v.pipe(v.number(), v.safeInteger());

/** One answer for every call; a call fills the fields that it needs. */
export const walletAnswer = v.object({
  status: v.picklist(['OK', ...WALLET_ERRORS]),
  balance: v.optional(int),
  /** Of a rollback: whether money came back. */
  applied: v.optional(v.boolean()),
  /** Of a limit: its type and when it frees up. */
  limitType: v.optional(int),
  until: v.optional(v.nullable(int)),
  retryAfterMs: v.optional(int),
  min: v.optional(int),
  max: v.optional(int),
  reason: v.optional(v.string()),
  /** Of a free round: how many more the grant has. */
  freeSpinsLeft: v.optional(int),
  /** Of a session that was opened. */
  session: v.optional(
    v.object({
      playerId: v.nullable(int),
      gameId: v.string(),
      currency: v.string(),
      mode: v.picklist(['real', 'demo']),
      min: int,
      max: int,
    }),
  ),
});
export type WalletAnswer = Readonly<v.InferOutput<typeof walletAnswer>>;
