/** What the outside may know of seeds and rounds: nothing of an outcome before its stake is taken [PRV-2, FAIR-5]. */
import type { FairView } from './fairness/commitment.ts';
import { commitmentOf } from './fairness/commitment.ts';
import { createDraws } from './fairness/stream.ts';
import type { PlayableGame, RoundResult } from './games/game.ts';
import type { Round, RoundBook, Seed } from './rounds.ts';
import type { SharedDraws } from './shared/shared-draws.ts';

export interface RoundView extends Pick<
  Round,
  'id' | 'gameId' | 'status' | 'currency' | 'stake' | 'moves' | 'pays' | 'nonce' | 'seedId' | 'at'
> {
  readonly bet: unknown;
  /** Empty until the stake is taken. */
  readonly shown: Readonly<Record<string, number | readonly number[]>>;
}

/** All that the Verify page needs. The server seed is null until it is revealed. */
export interface ProofView extends RoundView {
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string;
  readonly serverSeed: string | null;
}

export interface Views {
  /** The round after its moves; null when one of them is not allowed. */
  result(book: RoundBook, round: Round): RoundResult | null;
  round(book: RoundBook, round: Round): RoundView;
  fair(seed: Seed): FairView;
  proof(book: RoundBook, round: Round): ProofView;
}

export function createViews(
  gameOf: (id: string) => PlayableGame,
  shared: Pick<SharedDraws, 'drawsOf' | 'isDecided' | 'proofOf'>,
): Views {
  function resultOf(book: RoundBook, round: Round): RoundResult | null {
    if (round.drawAt !== null) {
      const bet = readBet(round.bet);
      if (!shared.isDecided(round, bet)) return { shown: {}, pays: null };
      return gameOf(round.gameId).play(shared.drawsOf(round), bet, round.moves);
    }
    const seed = book.seed(round.seedId);
    if (seed === null || seed.clientSeed === null) throw new Error(`round ${round.id} has no seeds`);
    const { serverSeed, clientSeed } = seed;
    const draws = createDraws({ serverSeed, clientSeed, nonce: round.nonce });
    return gameOf(round.gameId).play(draws, readBet(round.bet), round.moves);
  }

  function viewRound(book: RoundBook, round: Round): RoundView {
    const { id, gameId, status, currency, stake, moves, pays, nonce, seedId, at } = round;
    const isPlayed = status === 'staked' || status === 'over';
    const shown = isPlayed ? (resultOf(book, round)?.shown ?? {}) : {};
    return { id, gameId, status, currency, stake, moves, pays, nonce, seedId, at, bet: readBet(round.bet), shown };
  }

  function viewFair({ id, gameId, serverSeed, tableHash, version, clientSeed, nonce }: Seed): FairView {
    const commitment = commitmentOf({ serverSeed, tableHash, gameId, version });
    return { seedId: id, commitment, tableHash, version, clientSeed, nonce };
  }

  function viewProof(book: RoundBook, round: Round): ProofView {
    if (round.drawAt !== null) {
      const { chain, commitment, serverSeed } = shared.proofOf(round);
      const { tableHash, version, salt } = chain;
      return { ...viewRound(book, round), commitment, tableHash, version, clientSeed: salt ?? '', serverSeed };
    }
    const seed = book.seed(round.seedId);
    if (seed === null) throw new Error(`round ${round.id} has no seed`);
    const { commitment, tableHash, version, clientSeed } = viewFair(seed);
    const serverSeed = seed.isRevealed ? seed.serverSeed : null;
    return { ...viewRound(book, round), commitment, tableHash, version, clientSeed: clientSeed ?? '', serverSeed };
  }

  return { result: resultOf, round: viewRound, fair: viewFair, proof: viewProof };
}

function readBet(text: string): unknown {
  return JSON.parse(text);
}
