/** Rounds of foreign games for real money, by player, as the wallet knows them [CSN-4]. */
import type { CasinoRecord } from './records.ts';
import type { ListedRound } from './rounds-filter.ts';
import type { WalletState } from './wallet-state.ts';

/** Amounts are minor units. The proof of the round is with its provider. */
export interface ForeignRoundView {
  readonly id: string;
  readonly gameId: string;
  readonly status: 'staked' | 'over' | 'cancelled';
  readonly currency: string;
  readonly stake: number;
  /** The operator paid the stake: the player's is 0 [GWAL-22]. */
  readonly isFree: boolean;
  readonly pays: number | null;
  readonly at: number;
  readonly commitment: null;
  /** The provider's page that proves the round; null where there is none, and before the end. */
  readonly proof: string | null;
}

export interface ForeignRounds {
  /** Applied after the wallet's state, which knows session and round by then. */
  apply(record: CasinoRecord): void;
  /** A player's rounds that match, newest first, older than a round or not younger than a time, at most `limit`. */
  of(
    playerId: number,
    before: string | number | null,
    limit: number,
    isAsked: (round: ListedRound) => boolean,
  ): readonly ForeignRoundView[];
  /** One round of a player; null for an unknown round, and for one of another player. */
  round(playerId: number, roundId: string): ForeignRoundView | null;
  /** When a player's round began; null for an unknown round. */
  at(playerId: number, roundId: string): number | null;
}

interface Begun {
  readonly id: string;
  readonly gameId: string;
  readonly currency: string;
  readonly at: number;
}

interface ForeignRoundsDeps {
  readonly isForeign: (gameId: string) => boolean;
  /** The page of the provider that proves a round; null for none. */
  readonly proofOf: (gameId: string, roundId: string) => string | null;
}

export function createForeignRounds(
  state: Pick<WalletState, 'session' | 'round'>,
  { isForeign, proofOf }: ForeignRoundsDeps,
): ForeignRounds {
  /** In the order of their first stakes. */
  const byPlayer = new Map<number, Map<string, Begun>>();

  function viewOf({ id, gameId, currency, at }: Begun): ForeignRoundView {
    const { debited = 0, credited = 0, isFree = false, isClosed = false, isRolledBack = false } = state.round(id) ?? {};
    const status = isRolledBack ? 'cancelled' : isClosed ? 'over' : 'staked';
    return {
      id,
      gameId,
      currency,
      at,
      status,
      stake: isFree ? 0 : debited,
      isFree,
      pays: status === 'over' ? credited : null,
      commitment: null,
      proof: status === 'over' ? proofOf(gameId, id) : null,
    };
  }

  return {
    apply: (record) => {
      if (record.t !== 'gameMoneyMoved' || record.kind !== 'debit' || record.answer.status !== 'OK') return;
      const session = state.session(record.sessionId);
      if (session === null || session.playerId === null || !isForeign(session.gameId)) return;
      const { playerId, gameId, currency } = session;
      const rounds = byPlayer.get(playerId) ?? new Map<string, Begun>();
      if (!rounds.has(record.roundId))
        rounds.set(record.roundId, { id: record.roundId, gameId, currency, at: record.at });
      byPlayer.set(playerId, rounds);
    },
    of: (playerId, before, limit, isAsked) => {
      const all = [...(byPlayer.get(playerId)?.values() ?? [])].toReversed();
      const from = typeof before === 'string' ? all.findIndex(({ id }) => id === before) + 1 : 0;
      if (typeof before === 'string' && from === 0) return [];
      const time = typeof before === 'number' ? before : Infinity;
      return all
        .slice(from)
        .filter(({ at }) => at <= time)
        .map(viewOf)
        .filter(isAsked)
        .slice(0, limit);
    },
    round: (playerId, roundId) => {
      const begun = byPlayer.get(playerId)?.get(roundId);
      return begun === undefined ? null : viewOf(begun);
    },
    at: (playerId, roundId) => byPlayer.get(playerId)?.get(roundId)?.at ?? null,
  };
}
