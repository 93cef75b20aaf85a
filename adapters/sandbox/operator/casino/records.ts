/** Records of game sessions and of money moved in games. Demo play leaves no records. */
import * as v from 'valibot';
import { walletAnswer } from './calls.ts';
import { END_REASONS } from './provider-calls.ts';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const entries = v.array(v.object({ account: text, currency: text, amount: int }));

export const casinoRecords = [
  v.object({
    t: v.literal('gameSessionOpened'),
    at: int,
    sessionId: text,
    ticketId: text,
    playerId: v.nullable(int),
    gameId: text,
    currency: text,
    /**
     * Further bindings of the ticket; absent in records of earlier versions, whose sessions have neither.
     */
    accountId: v.optional(v.nullable(int)),
    jurisdiction: v.optional(text),
    version: v.optional(int),
    /** The login that launched the game, by its hash; absent in records of earlier versions. */
    login: v.optional(text),
    entries,
  }),
  /** The operator has ended a session of a foreign game: it takes no stake any more [GWAL-21]. */
  v.object({ t: v.literal('gameSessionEnded'), at: int, sessionId: text, reason: v.picklist(END_REASONS) }),
  /** The provider knows of the end. */
  v.object({ t: v.literal('gameSessionEndAcknowledged'), at: int, sessionId: text }),
  /** A player has taken free spins: so many rounds at this stake, which the operator pays [GWAL-22]. */
  v.object({
    t: v.literal('freeSpinsGranted'),
    at: int,
    grantId: text,
    offerId: text,
    playerId: int,
    gameId: text,
    currency: text,
    stake: int,
    rounds: int,
    expiresAt: int,
  }),
  /** The provider has the grant. */
  v.object({ t: v.literal('freeSpinsAcknowledged'), at: int, grantId: text }),
  /** A transaction of a provider with its answer; refused transactions have no entries. */
  v.object({
    t: v.literal('gameMoneyMoved'),
    at: int,
    kind: v.picklist(['debit', 'credit', 'rollback', 'close']),
    sessionId: text,
    roundId: text,
    transactionId: text,
    amount: int,
    /** The rolled back debit; '' for the other kinds. */
    debitId: text,
    /** The grant that paid the stake; absent where the player did. */
    grantId: v.optional(text),
    answer: walletAnswer,
    entries,
  }),
] as const;

const casinoRecord = v.variant('t', casinoRecords);
export type CasinoRecord = v.InferOutput<typeof casinoRecord>;
export type CasinoRecordOf<T extends CasinoRecord['t']> = Extract<CasinoRecord, { readonly t: T }>;

/** The records that move money, or could. */
export type MoneyRecord = CasinoRecordOf<'gameSessionOpened' | 'gameMoneyMoved'>;

export function isCasinoRecord(record: { readonly t: string }): record is CasinoRecord {
  return casinoRecords.some(({ entries: { t } }) => t.literal === record.t);
}
