/** What the outside may know of seeds and rounds: nothing of an outcome before its stake is taken [PRV-2, FAIR-5]. */
import { commitmentOf } from './fairness/commitment.ts';
import { createDraws } from './fairness/stream.ts';
import type { PlayableGame, RoundResult } from './games/game.ts';
import type { Round, RoundBook, Seed } from './rounds.ts';

/** The seeds of the next round, as far as they are public. */
export interface FairView {
  readonly seedId: string;
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string | null;
  readonly nonce: number;
}

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

export function createViews(gameOf: (id: string) => PlayableGame): Views {
  function resultOf(book: RoundBook, round: Round): RoundResult | null {
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
