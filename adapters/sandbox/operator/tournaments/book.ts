/**
 * The tournaments, read from the record: the participants, the counted rounds with their results, the payments [TRO-4,
 * TRO-5].
 */
import type { Casino } from '../casino/casino.ts';
import type { CasinoRecordOf } from '../casino/records.ts';
import type { Currency } from '../players/directory.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Result } from './ranking.ts';
import { isTournamentRecord, type TournamentRecordOf } from './records.ts';
import { minStakeOf, tournamentOf } from './terms.ts';

export interface Counted {
  readonly roundId: string;
  readonly at: number;
  /** Null while the round is open, and for ever where the tournament ended first. */
  readonly result: Result | null;
}

export interface Participant {
  readonly playerId: number;
  readonly tournamentId: number;
  /** In the order of their stakes. */
  readonly rounds: readonly Counted[];
}

export interface TournamentBook {
  apply(record: OperatorRecord): void;
  participant(tournamentId: number, playerId: number): Participant | null;
  participants(tournamentId: number): readonly Participant[];
  /** Tournaments with participants that are not paid. */
  unpaid(): readonly number[];
  paid(tournamentId: number): TournamentRecordOf<'tournamentPaid'> | null;
  hasKey(playerId: number, key: string): boolean;
}

interface BookDeps {
  readonly casino: Pick<Casino, 'roundOf'>;
  readonly currency: (iso: string) => Currency;
}

export function createTournamentBook({ casino, currency }: BookDeps): TournamentBook {
  const participants = new Map<number, Map<number, Participant>>();
  const paid = new Map<number, TournamentRecordOf<'tournamentPaid'>>();
  const keys = new Set<string>();
  /** Unpaid tournaments by player. */
  const playing = new Map<number, Set<number>>();

  const of = (tournamentId: number): Map<number, Participant> => {
    const known = participants.get(tournamentId) ?? new Map<number, Participant>();
    participants.set(tournamentId, known);
    return known;
  };
  const save = (participant: Participant): void =>
    void of(participant.tournamentId).set(participant.playerId, participant);

  /** The first debit of a round takes its turn. */
  function begin(at: number, participant: Participant, { roundId, amount }: CasinoRecordOf<'gameMoneyMoved'>): void {
    const round = casino.roundOf(roundId);
    const tournament = tournamentOf(participant.tournamentId, at);
    if (round === null || tournament === null || round.stake !== amount) return;
    const { series, startsAt, endsAt } = tournament;
    const { rounds } = participant;
    if (at < startsAt || at >= endsAt || rounds.length >= series.rounds) return;
    if (!series.games.includes(round.gameId) || amount < minStakeOf(series, currency(round.currency))) return;
    if (rounds.some((other) => other.roundId === roundId)) return;
    save({ ...participant, rounds: [...rounds, { roundId, at, result: null }] });
  }

  function change(participant: Participant, roundId: string, by: (round: Counted) => readonly Counted[]): void {
    const rounds = participant.rounds.flatMap((round) => (round.roundId === roundId ? by(round) : [round]));
    save({ ...participant, rounds });
  }

  function follow(record: CasinoRecordOf<'gameMoneyMoved'>): void {
    const { at, roundId, kind } = record;
    const round = record.answer.status === 'OK' ? casino.roundOf(roundId) : null;
    if (round === null) return;
    for (const tournamentId of playing.get(round.playerId) ?? []) {
      const participant = of(tournamentId).get(round.playerId);
      const endsAt = tournamentOf(tournamentId, at)?.endsAt ?? 0;
      if (participant === undefined || at >= endsAt) continue;
      if (kind === 'debit') begin(at, participant, record);
      if (kind === 'rollback' && round.isReturned) change(participant, roundId, () => []);
      if (kind === 'close' && round.stake > 0)
        change(participant, roundId, (counted) => [
          { ...counted, result: counted.result ?? { win: round.win, stake: round.stake, at } },
        ]);
    }
  }

  return {
    apply(record) {
      if (record.t === 'gameMoneyMoved') follow(record);
      if (!isTournamentRecord(record)) return;
      switch (record.t) {
        case 'tournamentJoined': {
          const { playerId, tournamentId, key } = record;
          keys.add(`${playerId} ${key}`);
          save({ playerId, tournamentId, rounds: [] });
          playing.set(playerId, (playing.get(playerId) ?? new Set()).add(tournamentId));
          return;
        }
        case 'tournamentLeft':
          keys.add(`${record.playerId} ${record.key}`);
          of(record.tournamentId).delete(record.playerId);
          playing.get(record.playerId)?.delete(record.tournamentId);
          return;
        case 'tournamentPaid': {
          const { tournamentId } = record;
          if (paid.has(tournamentId)) throw new Error(`the record pays tournament ${tournamentId} twice`);
          paid.set(tournamentId, record);
          for (const playerId of of(tournamentId).keys()) playing.get(playerId)?.delete(tournamentId);
        }
      }
    },
    participant: (tournamentId, playerId) => participants.get(tournamentId)?.get(playerId) ?? null,
    participants: (tournamentId) => [...(participants.get(tournamentId)?.values() ?? [])],
    unpaid: () => [...participants].flatMap(([id, known]) => (known.size > 0 && !paid.has(id) ? [id] : [])),
    paid: (tournamentId) => paid.get(tournamentId) ?? null,
    hasKey: (playerId, key) => keys.has(`${playerId} ${key}`),
  };
}
