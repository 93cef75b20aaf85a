/** Each player's turns, seeds and played rounds in the bonus games, read from the record. No decisions. */
import type { BonusGameId } from './games/game.ts';
import type { BonusGameRecord } from './records.ts';

export interface Turn {
  readonly id: string;
  readonly earnedAt: number;
  readonly expiresAt: number;
}

export interface BonusSeed {
  readonly id: string;
  readonly gameId: BonusGameId;
  readonly serverSeed: string;
  readonly tableHash: string;
  readonly version: number;
  /** Null until the player has chosen. */
  readonly clientSeed: string | null;
  /** The number of the next round. */
  readonly nonce: number;
  readonly isRevealed: boolean;
}

export interface BonusRound {
  readonly id: string;
  readonly playerId: number;
  readonly gameId: BonusGameId;
  readonly seedId: string;
  readonly nonce: number;
  readonly currency: string;
  readonly unit: number;
  readonly at: number;
  readonly moves: readonly number[];
  /** Null while choices are missing. */
  readonly pays: number | null;
}

export interface BonusBook {
  apply(record: BonusGameRecord): void;
  /** Turns that have not been played, expired ones included; the one that expires first comes first. */
  turns(playerId: number): readonly Turn[];
  earnedOn(playerId: number, day: number): number;
  seed(id: string): BonusSeed | null;
  /** The seed in use. */
  seedOf(playerId: number, gameId: BonusGameId): BonusSeed | null;
  round(id: string): BonusRound | null;
  byKey(playerId: number, key: string): BonusRound | null;
  /** The player's unfinished round in a game. */
  unfinished(playerId: number, gameId: BonusGameId): BonusRound | null;
  allUnfinished(): readonly BonusRound[];
  /** The player's rounds of a game, newest first. */
  rounds(playerId: number, gameId: BonusGameId, limit: number): readonly BonusRound[];
}

const slot = (playerId: number, what: string): string => `${playerId} ${what}`;

export function createBonusBook(): BonusBook {
  const turns = new Map<number, Turn[]>();
  const earned = new Map<string, number>();
  const seeds = new Map<string, BonusSeed>();
  const current = new Map<string, string>();
  const rounds = new Map<string, BonusRound>();
  const keys = new Map<string, string>();
  const open = new Map<string, string>();
  const played = new Map<string, string[]>();

  const known = (id: string): BonusRound => {
    const round = rounds.get(id);
    if (round === undefined) throw new Error(`the record changes bonus round ${id}, which never began`);
    return round;
  };
  const changeSeed = (id: string, change: Partial<BonusSeed>): void => {
    const seed = seeds.get(id);
    if (seed !== undefined) seeds.set(id, { ...seed, ...change });
  };

  return {
    apply(record) {
      const { playerId, at } = record;
      switch (record.t) {
        case 'bonusTurnEarned': {
          const list = turns.get(playerId) ?? [];
          list.push({ id: record.turnId, earnedAt: at, expiresAt: record.expiresAt });
          turns.set(playerId, list);
          const day = slot(playerId, String(record.day));
          earned.set(day, (earned.get(day) ?? 0) + 1);
          return;
        }
        case 'bonusSeedMade': {
          const { gameId, seedId, serverSeed, tableHash, version } = record;
          const before = current.get(slot(playerId, gameId));
          if (before !== undefined) changeSeed(before, { isRevealed: true });
          const made = { id: seedId, gameId, serverSeed, tableHash, version };
          seeds.set(seedId, { ...made, clientSeed: null, nonce: 0, isRevealed: false });
          current.set(slot(playerId, gameId), seedId);
          return;
        }
        case 'bonusSeedChosen':
          return changeSeed(record.seedId, { clientSeed: record.clientSeed });
        case 'bonusRoundBegan': {
          const { roundId: id, key, turnId, gameId, seedId, nonce, currency, unit } = record;
          const list = turns.get(playerId) ?? [];
          if (!list.some((turn) => turn.id === turnId))
            throw new Error(`the record plays turn ${turnId}, which is not there`);
          turns.set(
            playerId,
            list.filter((turn) => turn.id !== turnId),
          );
          rounds.set(id, { id, playerId, gameId, seedId, nonce, currency, unit, at, moves: [], pays: null });
          changeSeed(seedId, { nonce: nonce + 1 });
          keys.set(slot(playerId, key), id);
          open.set(slot(playerId, gameId), id);
          const ids = played.get(slot(playerId, gameId)) ?? [];
          ids.push(id);
          played.set(slot(playerId, gameId), ids);
          return;
        }
        case 'bonusRoundMoved': {
          const round = known(record.roundId);
          rounds.set(round.id, { ...round, moves: [...round.moves, record.move] });
          return;
        }
        case 'bonusRoundPaid': {
          const round = known(record.roundId);
          if (round.pays !== null) throw new Error(`the record pays bonus round ${round.id} twice`);
          rounds.set(round.id, { ...round, pays: record.pays });
          open.delete(slot(playerId, round.gameId));
        }
      }
    },
    turns: (playerId) => (turns.get(playerId) ?? []).toSorted((one, other) => one.expiresAt - other.expiresAt),
    earnedOn: (playerId, day) => earned.get(slot(playerId, String(day))) ?? 0,
    seed: (id) => seeds.get(id) ?? null,
    seedOf: (playerId, gameId) => seeds.get(current.get(slot(playerId, gameId)) ?? '') ?? null,
    round: (id) => rounds.get(id) ?? null,
    byKey: (playerId, key) => rounds.get(keys.get(slot(playerId, key)) ?? '') ?? null,
    unfinished: (playerId, gameId) => rounds.get(open.get(slot(playerId, gameId)) ?? '') ?? null,
    allUnfinished: () => [...open.values()].flatMap((id) => rounds.get(id) ?? []),
    rounds: (playerId, gameId, limit) =>
      (played.get(slot(playerId, gameId)) ?? [])
        .slice(-limit)
        .toReversed()
        .flatMap((id) => rounds.get(id) ?? []),
  };
}
