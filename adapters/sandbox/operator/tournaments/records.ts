/**
 * Records of the tournaments: players who join and leave, and prizes. Counted rounds follow from the wallet's records.
 */
import * as v from 'valibot';

const int = v.pipe(v.number(), v.safeInteger());
const text = v.string();
const entries = v.array(v.object({ account: text, currency: text, amount: int }));
const act = { at: int, playerId: int, key: text, tournamentId: int };

export const tournamentRecords = [
  v.object({ t: v.literal('tournamentJoined'), ...act }),
  v.object({ t: v.literal('tournamentLeft'), ...act }),
  /** `prizes` has every real player with a prize; amounts are points or minor units of `currency`. */
  v.object({
    t: v.literal('tournamentPaid'),
    at: int,
    tournamentId: int,
    prizes: v.array(v.object({ playerId: int, rank: int, currency: text, amount: int })),
    entries,
  }),
] as const;

const tournamentRecord = v.variant('t', tournamentRecords);
export type TournamentRecord = v.InferOutput<typeof tournamentRecord>;
export type TournamentRecordOf<T extends TournamentRecord['t']> = Extract<TournamentRecord, { readonly t: T }>;

export function isTournamentRecord(record: { readonly t: string }): record is TournamentRecord {
  return tournamentRecords.some(({ entries: { t } }) => t.literal === record.t);
}
