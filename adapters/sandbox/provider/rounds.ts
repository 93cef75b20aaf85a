/** The provider's state, folded from its records: seeds by player and game, rounds in order. No decisions. */
import type { DeckCounts } from './fairness/deck.ts';
import type { ProviderRecord } from './records.ts';

export interface Seed {
  readonly id: string;
  readonly owner: string;
  readonly gameId: string;
  readonly serverSeed: string;
  readonly tableHash: string;
  readonly version: number;
  /** Null until the player has chosen. */
  readonly clientSeed: string | null;
  /** The number of the next round. */
  readonly nonce: number;
  readonly isRevealed: boolean;
  /** The cards that these seeds shuffle, by class; null for a game without a deck. */
  readonly deck: DeckCounts | null;
}

/**
 * `asked`: the stake is being asked for; `staked`: the round is played; `over`: paid and closed; `cancelled`: no stake
 * was taken.
 */
export type RoundStatus = 'asked' | 'staked' | 'over' | 'cancelled';

/** A move that waits for the operator to take more stake. */
export interface Raise {
  readonly sessionId: string;
  readonly debitId: string;
  readonly move: number;
  readonly amount: number;
}

export interface Round {
  readonly id: string;
  readonly key: string;
  readonly owner: string;
  readonly gameId: string;
  readonly seedId: string;
  readonly nonce: number;
  readonly sessionId: string;
  readonly currency: string;
  /** The whole stake that the operator has taken. */
  readonly stake: number;
  /** JSON. */
  readonly bet: string;
  readonly moves: readonly number[];
  /** The raise that is being asked for; null while there is none. */
  readonly raise: Raise | null;
  /** Raises asked for so far, refused ones included. */
  readonly raises: number;
  readonly status: RoundStatus;
  readonly pays: number | null;
  readonly at: number;
  /** Why a round was cancelled; '' otherwise. */
  readonly code: string;
  /** When the bets of a shared draw close; null for a game of one's own. */
  readonly drawAt: number | null;
}

/** The seeds of a game's shared draws: draw n has the seed whose hash, taken n + 1 times, is the chain's end. */
export interface Chain {
  readonly id: string;
  readonly gameId: string;
  readonly top: string;
  readonly length: number;
  readonly tableHash: string;
  readonly version: number;
  readonly from: number;
  /** Null until it is drawn. */
  readonly salt: string | null;
}

export interface RoundBook {
  apply(record: ProviderRecord): void;
  seed(id: string): Seed | null;
  chain(id: string): Chain | null;
  /** The latest chain of a game. */
  chainOf(gameId: string): Chain | null;
  /** The seed in use. */
  seedOf(owner: string, gameId: string): Seed | null;
  round(id: string): Round | null;
  byKey(owner: string, key: string): Round | null;
  /** The player's unfinished round in a game. */
  unfinished(owner: string, gameId: string): Round | null;
  /** The rounds of a seed that are over. */
  overUnder(seed: Seed): readonly Round[];
  /** All unfinished rounds. */
  allUnfinished(): readonly Round[];
  /** The player's rounds that match, newest first, older than a round or than a time, at most `limit`. */
  ofOwner(
    owner: string,
    before: string | number | null,
    limit: number,
    isAsked: (round: Round) => boolean,
  ): readonly Round[];
}

const slot = (owner: string, what: string): string => `${owner} ${what}`;

export function createRoundBook(): RoundBook {
  const seeds = new Map<string, Seed>();
  const current = new Map<string, string>();
  const chains = new Map<string, Chain>();
  const latest = new Map<string, string>();
  const rounds = new Map<string, Round>();
  const byOwner = new Map<string, string[]>();
  const keys = new Map<string, string>();
  const open = new Map<string, string>();

  function change(id: string, by: (round: Round) => Round): void {
    const round = rounds.get(id);
    if (round === undefined) throw new Error(`the record changes round ${id}, which never began`);
    const next = by(round);
    rounds.set(id, next);
    if (next.status === 'over' || next.status === 'cancelled') open.delete(slot(next.owner, next.gameId));
  }

  /** How many of these rounds began before a time; all of them without a time. */
  function endAt(list: readonly string[], time: number | null): number {
    if (time === null) return list.length;
    const found = list.findIndex((id) => (rounds.get(id)?.at ?? 0) >= time);
    return found < 0 ? list.length : found;
  }

  return {
    apply: (record) => {
      switch (record.t) {
        case 'fairSeedMade': {
          const { owner, gameId, seedId, serverSeed, tableHash, version } = record;
          const before = seeds.get(current.get(slot(owner, gameId)) ?? '');
          if (before !== undefined) seeds.set(before.id, { ...before, isRevealed: true });
          const made = { id: seedId, owner, gameId, serverSeed, tableHash, version, deck: record.deck ?? null };
          seeds.set(seedId, { ...made, clientSeed: null, nonce: 0, isRevealed: false });
          current.set(slot(owner, gameId), seedId);
          return;
        }
        case 'fairSeedChosen': {
          const seed = seeds.get(record.seedId);
          if (seed !== undefined) seeds.set(seed.id, { ...seed, clientSeed: record.clientSeed });
          return;
        }
        case 'fairRoundBegan': {
          const { roundId: id, key, owner, gameId, seedId, nonce, sessionId, currency, stake, bet, at } = record;
          const fields = { id, key, owner, gameId, seedId, nonce, sessionId, currency, stake, bet, at };
          const fresh = { moves: [], raise: null, raises: 0, status: 'asked', pays: null, code: '' } as const;
          rounds.set(id, { ...fields, ...fresh, drawAt: record.drawAt ?? null });
          const seed = seeds.get(seedId);
          if (seed !== undefined) seeds.set(seedId, { ...seed, nonce: nonce + 1 });
          keys.set(slot(owner, key), id);
          open.set(slot(owner, gameId), id);
          const list = byOwner.get(owner) ?? [];
          list.push(id);
          byOwner.set(owner, list);
          return;
        }
        case 'fairChainMade': {
          const { chainId: id, gameId, top, length, tableHash, version, from } = record;
          chains.set(id, { id, gameId, top, length, tableHash, version, from, salt: null });
          latest.set(gameId, id);
          return;
        }
        case 'fairChainSalted': {
          const chain = chains.get(record.chainId);
          if (chain !== undefined) chains.set(chain.id, { ...chain, salt: record.salt });
          return;
        }
        case 'fairRoundStaked':
          return change(record.roundId, (round) => ({ ...round, status: 'staked' }));
        case 'fairRaiseAsked': {
          const { sessionId, debitId, move, amount } = record;
          const raise = { sessionId, debitId, move, amount };
          return change(record.roundId, (round) => ({ ...round, raise, raises: round.raises + 1 }));
        }
        case 'fairRaiseTaken':
          return change(record.roundId, (round) => {
            if (round.raise === null)
              throw new Error(`the record takes a raise of round ${round.id} that was not asked`);
            const { move, amount } = round.raise;
            return { ...round, stake: round.stake + amount, moves: [...round.moves, move], raise: null };
          });
        case 'fairRaiseCancelled':
          return change(record.roundId, (round) => ({ ...round, raise: null }));
        case 'fairMoveMade':
          return change(record.roundId, (round) => ({ ...round, moves: [...round.moves, record.move] }));
        case 'fairRoundPaid':
          return change(record.roundId, (round) => ({ ...round, status: 'over', pays: record.pays }));
        case 'fairRoundCancelled':
          return change(record.roundId, (round) => ({ ...round, status: 'cancelled', code: record.code }));
      }
    },
    seed: (id) => seeds.get(id) ?? null,
    chain: (id) => chains.get(id) ?? null,
    chainOf: (gameId) => chains.get(latest.get(gameId) ?? '') ?? null,
    seedOf: (owner, gameId) => seeds.get(current.get(slot(owner, gameId)) ?? '') ?? null,
    round: (id) => rounds.get(id) ?? null,
    byKey: (owner, key) => rounds.get(keys.get(slot(owner, key)) ?? '') ?? null,
    unfinished: (owner, gameId) => rounds.get(open.get(slot(owner, gameId)) ?? '') ?? null,
    overUnder: ({ id, owner }) =>
      (byOwner.get(owner) ?? []).flatMap((roundId) => {
        const round = rounds.get(roundId);
        return round?.seedId === id && round.status === 'over' ? [round] : [];
      }),
    allUnfinished: () => [...open.values()].flatMap((id) => rounds.get(id) ?? []),
    ofOwner: (owner, before, limit, isAsked) => {
      const list = byOwner.get(owner) ?? [];
      const end = typeof before === 'string' ? Math.max(0, list.indexOf(before)) : endAt(list, before);
      const found: Round[] = [];
      for (let at = end - 1; at >= 0 && found.length < limit; at -= 1) {
        const round = rounds.get(list[at] ?? '');
        if (round !== undefined && isAsked(round)) found.push(round);
      }
      return found;
    },
  };
}
