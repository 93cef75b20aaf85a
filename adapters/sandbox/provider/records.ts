/** Records of the provider: seeds, rounds and moves for real money. Demo play leaves no records. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

export const providerRecords = [
  /** A new server seed for a player and a game; the seed before it is revealed. */
  v.object({
    t: v.literal('fairSeedMade'),
    at: int,
    owner: text,
    gameId: text,
    seedId: text,
    serverSeed: text,
    tableHash: text,
    version: int,
    /** Of a game with a deck: the cards that these seeds shuffle, by class [FAIR-11]. */
    deck: v.optional(v.array(int)),
  }),
  v.object({ t: v.literal('fairSeedChosen'), at: int, seedId: text, clientSeed: text }),
  /** The intent to play, recorded before the stake is asked for. `bet` is JSON. */
  v.object({
    t: v.literal('fairRoundBegan'),
    at: int,
    roundId: text,
    /** The key of the player's call. */
    key: text,
    owner: text,
    gameId: text,
    seedId: text,
    nonce: int,
    sessionId: text,
    currency: text,
    stake: int,
    bet: text,
    /** Of a bet on a shared draw: when its bets close. `seedId` is then the chain, and `nonce` the draw's number. */
    drawAt: v.optional(int),
  }),
  /** The operator has taken the stake. */
  v.object({ t: v.literal('fairRoundStaked'), at: int, roundId: text }),
  /** The intent to make a move that raises the stake, recorded before the operator is asked for `amount`. */
  v.object({
    t: v.literal('fairRaiseAsked'),
    at: int,
    roundId: text,
    /** The session that pays: a round may go on in a later session than it began in. */
    sessionId: text,
    /** The transaction's id; each raise has its own. */
    debitId: text,
    move: int,
    amount: int,
  }),
  /** The operator has taken the raise, and the move is made. */
  v.object({ t: v.literal('fairRaiseTaken'), at: int, roundId: text }),
  /** The raise was refused or came back; the round is as before. `code` is the reason. */
  v.object({ t: v.literal('fairRaiseCancelled'), at: int, roundId: text, code: text }),
  v.object({ t: v.literal('fairMoveMade'), at: int, roundId: text, move: int }),
  /** The operator has paid, and the round is closed. */
  v.object({ t: v.literal('fairRoundPaid'), at: int, roundId: text, pays: int }),
  /** The stake was refused or came back. `code` is the operator's reason. */
  v.object({ t: v.literal('fairRoundCancelled'), at: int, roundId: text, code: text }),
  /** A chain of seeds for shared draws; its end is the commitment [SHR-3]. */
  v.object({
    t: v.literal('fairChainMade'),
    at: int,
    chainId: text,
    gameId: text,
    /** The seed of the last draw, from which the others follow. */
    top: text,
    length: int,
    tableHash: text,
    version: int,
    /** When the bets of the first draw open. */
    from: int,
  }),
  /** The salt, drawn once the commitment is on record. */
  v.object({ t: v.literal('fairChainSalted'), at: int, chainId: text, salt: text }),
] as const;

const providerRecord = v.variant('t', providerRecords);
export type ProviderRecord = v.InferOutput<typeof providerRecord>;

export function isProviderRecord(record: { readonly t: string }): record is ProviderRecord {
  return providerRecords.some(({ entries: { t } }) => t.literal === record.t);
}
