/** Records of the players' correspondence: messages to the manager, what was read, the operator's notes, ideas. */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
export const NOTES = ['friendReward', 'bonusPaid', 'newSession', 'bonusTurn', 'tournamentPrize'] as const;

export const inboxRecords = [
  v.object({ t: v.literal('messageSent'), at: int, playerId: int, key: text, text, language: text }),
  v.object({ t: v.literal('messagesRead'), at: int, playerId: int, upTo: int }),
  /**
   * `about`: a device's name, the wall ms at which a turn expires, or ''; of a prize the tournament's number, the
   * place, the amount and its currency.
   */
  v.object({ t: v.literal('noteSent'), at: int, playerId: int, note: v.picklist(NOTES), about: text }),
  v.object({ t: v.literal('ideaSent'), at: int, playerId: int, number: text, key: text, text, language: text }),
] as const;

const inboxRecord = v.variant('t', inboxRecords);
export type InboxRecord = v.InferOutput<typeof inboxRecord>;

export function isInboxRecord(record: { readonly t: string }): record is InboxRecord {
  return inboxRecords.some(({ entries }) => entries.t.literal === record.t);
}
