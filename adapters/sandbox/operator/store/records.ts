/**
 * Schemas of the operator's record, and the reader of a stored line. One record is one transaction; money moves only in
 * `entries`, which sum to zero per currency. Amounts are minor units, prices thousandths, times milliseconds.
 */
import * as v from 'valibot';
import { cashOutRecords } from '../book/cash-out/records.ts';
import { editRecords } from '../book/edit/records.ts';
import { bonusGameRecords } from '../bonus-games/records.ts';
import { casinoRecords } from '../casino/records.ts';
import { cashierRecords } from '../cashier/records.ts';
import { providerRecords } from '../../provider/records.ts';
import { gateRecords } from '../gate/records.ts';
import { favouritesRecords } from '../favourites/records.ts';
import { inboxRecords } from '../inbox/records.ts';
import { limitRecords } from '../limits/records.ts';
import { officeRecords } from '../office/records.ts';
import { rewardRecords } from '../rewards/records.ts';
import { totoRecords } from '../toto/records.ts';
import { tournamentRecords } from '../tournaments/records.ts';
import { personEntries, playerRecords } from '../players/auth/records.ts';
import { sharedCoupon, storedCoupon } from './stored-coupon.ts';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();

const entry = v.object({ account: text, currency: text, amount: int });
const entries = v.array(entry);

const storedPlayer = v.object({
  id: int,
  login: text,
  salt: text,
  hash: text,
  iterations: int,
  scheme: v.optional(v.literal('scrypt')),
  currency: text,
  countryId: int,
  language: text,
  ...personEntries,
});

const storedSession = v.object({
  /** SHA-256 of the cookie's id, hexadecimal, so that the record alone opens no session. */
  idHash: text,
  /** Sent with every call beside the access token. */
  sessionToken: text,
  playerId: int,
  loginAt: int,
  previousLoginAt: v.nullable(int),
  /** 30 days from the last use instead of 12 hours. Sessions of older records are remembered. */
  remember: v.optional(v.boolean(), true),
});

const reason = v.object({
  code: text,
  marketId: v.optional(int),
  price: v.optional(int),
  amount: v.optional(int),
  limitType: v.optional(int),
  freesAt: v.optional(int),
});

const settledStatus = v.picklist([0, 1, 2, 3, 4, 5, 6]);
const legResult = v.object({
  leg: int,
  statusId: settledStatus,
  score: text,
  /** Null while the game goes on, and in records from before final scores were kept. */
  finalScore: v.optional(v.nullable(text), null),
});

/** Files of an earlier version name the record `consentTold`. */
const consentReceived = v.pipe(
  v.object({ t: v.picklist(['consentReceived', 'consentTold']), at: int, playerId: int, agreedAt: int }),
  v.transform((record) => ({ ...record, t: 'consentReceived' as const })),
);

const recordSchema = v.variant('t', [
  /** The first record: the line on which the bets below were struck. Another line must not settle them. */
  v.object({
    t: v.literal('origin'),
    at: int,
    version: v.literal(1),
    startedAt: int,
    seed: int,
    pace: v.number(),
    line: text,
  }),
  v.object({ t: v.literal('registered'), at: int, player: storedPlayer, session: storedSession, entries }),
  v.object({ t: v.literal('loggedIn'), at: int, session: storedSession }),
  v.object({ t: v.literal('loggedOut'), at: int, idHash: text }),
  /** A session was renewed; written at least an hour or a day after the last such record. */
  v.object({ t: v.literal('sessionUsed'), at: int, idHash: text }),
  /** A live coupon waits; its stake is reserved. */
  v.object({
    t: v.literal('betPending'),
    at: int,
    playerId: int,
    key: text,
    coupon: storedCoupon,
    acceptAt: int,
    entries,
  }),
  /** An order for exact odds waits; its stake is reserved. */
  v.object({
    t: v.literal('orderWaiting'),
    at: int,
    playerId: int,
    key: text,
    coupon: storedCoupon,
    expiresAt: int,
    entries,
  }),
  v.object({
    t: v.literal('betAccepted'),
    at: int,
    playerId: int,
    key: text,
    betId: int,
    coupon: storedCoupon,
    entries,
  }),
  /** Also records a key closed before a coupon arrived for it (reason `abandoned`). */
  v.object({ t: v.literal('betRejected'), at: int, playerId: int, key: text, reasons: v.array(reason), entries }),
  v.object({ t: v.literal('legsSettled'), at: int, betId: int, results: v.array(legResult) }),
  v.object({
    t: v.literal('betSettled'),
    at: int,
    betId: int,
    results: v.array(legResult),
    statusId: settledStatus,
    payout: int,
    repaid: v.optional(int, 0),
    entries,
  }),
  /** A game is over, and these legs of a bet were settled before its final score was known. */
  v.object({ t: v.literal('gameEnded'), at: int, betId: int, legs: v.array(int), score: text }),
  /** A coupon was saved under a code, or saved again. */
  v.object({ t: v.literal('codeSaved'), at: int, code: text, coupon: sharedCoupon }),
  /** A visitor asked for a call back. */
  v.object({ t: v.literal('callbackAsked'), at: int, number: text, name: text, phone: text, language: text }),
  /** A player asked the desk a question; `key` comes from the page, so that a question is recorded once. */
  v.object({ t: v.literal('questionAsked'), at: int, playerId: int, number: text, key: text, text, language: text }),
  /** A player's page reported when the player agreed to cookies. */
  consentReceived,
  ...cashOutRecords,
  ...editRecords,
  ...limitRecords,
  ...gateRecords,
  ...officeRecords,
  ...rewardRecords,
  ...bonusGameRecords,
  ...totoRecords,
  ...tournamentRecords,
  ...favouritesRecords,
  ...inboxRecords,
  ...cashierRecords,
  ...playerRecords,
  ...casinoRecords,
  ...providerRecords,
]);

export type OperatorRecord = v.InferOutput<typeof recordSchema>;
export type RecordOf<T extends OperatorRecord['t']> = Extract<OperatorRecord, { readonly t: T }>;
export type Entry = Readonly<v.InferOutput<typeof entry>>;
export type StoredPlayer = Readonly<v.InferOutput<typeof storedPlayer>>;
export type StoredSession = Readonly<v.InferOutput<typeof storedSession>>;
export type Reason = Readonly<v.InferOutput<typeof reason>>;
export type LegResult = Readonly<v.InferOutput<typeof legResult>>;

/** The entries that a record posts. */
export function entriesOf(record: OperatorRecord): readonly Entry[] {
  switch (record.t) {
    case 'registered':
    case 'betPending':
    case 'orderWaiting':
    case 'betAccepted':
    case 'betRejected':
    case 'betSettled':
    case 'cashOutAccepted':
    case 'betEdited':
    case 'paymentMade':
    case 'paymentMoved':
    case 'moneyConverted':
    case 'pointsEarned':
    case 'pointsExchanged':
    case 'bonusStarted':
    case 'bonusEnded':
    case 'cashbackCollected':
    case 'friendRewarded':
    case 'gameSessionOpened':
    case 'gameMoneyMoved':
    case 'bonusRoundPaid':
    case 'totoBought':
    case 'totoSettled':
    case 'tournamentPaid':
      return record.entries;
    case 'origin':
    case 'loggedIn':
    case 'loggedOut':
    case 'sessionUsed':
    case 'gameSessionEnded':
    case 'gameSessionEndAcknowledged':
    case 'freeSpinsGranted':
    case 'freeSpinsAcknowledged':
    case 'legsSettled':
    case 'gameEnded':
    case 'cashOutPending':
    case 'cashOutRejected':
    case 'betEditRejected':
    case 'autoCashOutSet':
    case 'codeSaved':
    case 'consentReceived':
    case 'callbackAsked':
    case 'questionAsked':
    case 'paymentRefused':
    case 'requestMade':
    case 'requestSaid':
    case 'requestClosed':
    case 'profileChanged':
    case 'passwordChanged':
    case 'secretQuestionSet':
    case 'socialLinked':
    case 'twoFactorOn':
    case 'twoFactorOff':
    case 'backupCodeUsed':
    case 'timeCodeUsed':
    case 'termsConfirmed':
    case 'appealMade':
    case 'currencyAdded':
    case 'currencyRemoved':
    case 'accountChanged':
    case 'settingSaved':
    case 'sportsDisallowed':
    case 'preferencesSaved':
    case 'favouritesChanged':
    case 'photoTaken':
    case 'bonusChosen':
    case 'messageSent':
    case 'messagesRead':
    case 'noteSent':
    case 'ideaSent':
    case 'personalDataSaved':
    case 'documentTaken':
    case 'limitSet':
    case 'limitAsked':
    case 'limitConfirmed':
    case 'limitRejected':
    case 'limitLapsed':
    case 'limitExcluded':
    case 'limitLocked':
    case 'limitTime':
    case 'limitReviewed':
    case 'bonusTurnEarned':
    case 'bonusSeedMade':
    case 'bonusSeedChosen':
    case 'bonusRoundBegan':
    case 'bonusRoundMoved':
    case 'totoOpened':
    case 'totoClosed':
    case 'tournamentJoined':
    case 'tournamentLeft':
    case 'fairSeedMade':
    case 'fairSeedChosen':
    case 'fairRoundBegan':
    case 'fairRoundStaked':
    case 'fairRaiseAsked':
    case 'fairRaiseTaken':
    case 'fairRaiseCancelled':
    case 'fairMoveMade':
    case 'fairChainMade':
    case 'fairChainSalted':
    case 'fairRoundPaid':
    case 'fairRoundCancelled':
      return [];
  }
}

/** The record in a stored value, or a message that says why there is none. */
export function readRecord(
  value: unknown,
): { readonly ok: true; readonly value: OperatorRecord } | { readonly ok: false; readonly error: string } {
  const read = v.safeParse(recordSchema, value);
  if (read.success) return { ok: true, value: read.output };
  const [issue] = read.issues;
  const path = issue.path === undefined ? '' : ` at ${v.getDotPath(issue) ?? '?'}`;
  return { ok: false, error: `${issue.message}${path}` };
}
