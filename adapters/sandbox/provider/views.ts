/** Public views of seeds and rounds: nothing of an outcome before its stake is taken [PRV-2, FAIR-5]. */
import type { FairView } from './fairness/commitment.ts';
import { commitmentOf, tableHashOf } from './fairness/commitment.ts';
import type { Draws } from './fairness/stream.ts';
import type { DeckCounts } from './fairness/deck.ts';
import { cardAt, deckWithout } from './fairness/deck.ts';
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

/** A round after some of its moves. */
export type ReplayStep = Pick<RoundView, 'stake' | 'moves' | 'pays' | 'shown'>;

/** A finished round, to be watched again [PRV-13]. */
export interface ReplayView extends Pick<RoundView, 'id' | 'gameId' | 'currency' | 'at' | 'bet'> {
  /** Step k is the round after k of its moves; a bet on a shared draw has its end alone. */
  readonly steps: readonly ReplayStep[];
  /** The shared draw of the round; null for a game of one's own. */
  readonly draw: {
    readonly nonce: number;
    readonly preview: RoundResult['shown'];
    readonly result: RoundResult['shown'];
  } | null;
}

/** `open`: the round, or its shared draw, is not over; `none`: there was no round, or the game has changed since. */
export type Replayed = ReplayView | 'open' | 'none';

export interface Views {
  /** The round after its moves; null when one of them is not allowed. */
  result(book: RoundBook, round: Round): RoundResult | null;
  round(book: RoundBook, round: Round): RoundView;
  fair(book: RoundBook, seed: Seed): FairView;
  /** The cards of a seed's deck that are unsold, by class; undefined for a game without a deck [FAIR-11]. */
  left(book: RoundBook, seed: Seed | null, game: PlayableGame): DeckCounts | undefined;
  proof(book: RoundBook, round: Round): ProofView;
  replay(book: RoundBook, round: Round): Replayed;
}

export function createViews(
  gameOf: (id: string) => PlayableGame,
  shared: Pick<SharedDraws, 'drawsOf' | 'isDecided' | 'proofOf'>,
): Views {
  /** The stream of a round, from its beginning. */
  function drawsOf(book: RoundBook, round: Round): Draws {
    if (round.drawAt !== null) return shared.drawsOf(round);
    const seed = book.seed(round.seedId);
    if (seed === null || seed.clientSeed === null) throw new Error(`round ${round.id} has no seeds`);
    const { serverSeed, clientSeed, deck } = seed;
    const seeds = { serverSeed, clientSeed, nonce: round.nonce };
    const { deck: whole } = gameOf(round.gameId);
    if (whole === undefined || deck === null) return createDraws(seeds);
    return { below: () => cardAt(seeds, whole, deck) };
  }

  function leftOf(book: RoundBook, seed: Seed | null, { deck: whole }: PlayableGame): DeckCounts | undefined {
    if (whole === undefined || seed === null || seed.deck === null) return whole;
    // The card of an open round counts as unsold until its prize is known to the player.
    const sold = book.overUnder(seed).map((round) => drawsOf(book, round).below(1));
    return deckWithout(whole, seed.deck, sold);
  }

  /** The round after some moves; a card of a deck has its place in the deck beside it. */
  function playOf(book: RoundBook, round: Round, moves: readonly number[]): RoundResult | null {
    const result = gameOf(round.gameId).play(drawsOf(book, round), readBet(round.bet), moves);
    const deck = round.drawAt === null ? (book.seed(round.seedId)?.deck ?? null) : null;
    if (result === null || deck === null) return result;
    return { ...result, shown: { ...result.shown, place: round.nonce, deck } };
  }

  function resultOf(book: RoundBook, round: Round): RoundResult | null {
    const bet = readBet(round.bet);
    if (round.drawAt !== null && !shared.isDecided(round, bet)) return { shown: {}, pays: null };
    return playOf(book, round, round.moves);
  }

  function viewRound(book: RoundBook, round: Round): RoundView {
    const { id, gameId, status, currency, stake, moves, pays, nonce, seedId, at } = round;
    const isPlayed = status === 'staked' || status === 'over';
    const shown = isPlayed ? (resultOf(book, round)?.shown ?? {}) : {};
    return { id, gameId, status, currency, stake, moves, pays, nonce, seedId, at, bet: readBet(round.bet), shown };
  }

  function viewSeed({ id, gameId, serverSeed, tableHash, version, clientSeed, nonce, deck }: Seed): FairView {
    const commitment = commitmentOf({ serverSeed, tableHash, gameId, version, deck });
    return { seedId: id, commitment, tableHash, version, clientSeed, nonce };
  }

  function viewFair(book: RoundBook, seed: Seed): FairView {
    const left = seed.deck === null ? undefined : leftOf(book, seed, gameOf(seed.gameId));
    return { ...viewSeed(seed), ...(left === undefined ? {} : { left }) };
  }

  function viewProof(book: RoundBook, round: Round): ProofView {
    if (round.drawAt !== null) {
      const { chain, commitment, serverSeed } = shared.proofOf(round);
      const { tableHash, version, salt } = chain;
      return { ...viewRound(book, round), commitment, tableHash, version, clientSeed: salt ?? '', serverSeed };
    }
    const seed = book.seed(round.seedId);
    if (seed === null) throw new Error(`round ${round.id} has no seed`);
    const { commitment, tableHash, version, clientSeed } = viewSeed(seed);
    const serverSeed = seed.isRevealed ? seed.serverSeed : null;
    return { ...viewRound(book, round), commitment, tableHash, version, clientSeed: clientSeed ?? '', serverSeed };
  }

  function viewReplay(book: RoundBook, round: Round): Replayed {
    if (round.status === 'asked' || round.status === 'staked') return 'open';
    if (round.status === 'cancelled') return 'none';
    const game = gameOf(round.gameId);
    const { tableHash, version, serverSeed, id, gameId, currency, at, bet } = viewProof(book, round);
    // A cash-out ends a round before the result of its draw is public.
    if (round.drawAt !== null && serverSeed === null) return 'open';
    if (version !== game.version || tableHash !== tableHashOf(game.table)) return 'none';
    const first = game.stakeOf(bet) ?? 0;
    const counts = round.drawAt === null ? round.moves.map((_, count) => count) : [];
    const steps = [...counts, round.moves.length].flatMap((count): readonly ReplayStep[] => {
      const moves = round.moves.slice(0, count);
      const result = playOf(book, round, moves);
      return result === null ? [] : [{ stake: result.staked ?? first, moves, pays: result.pays, shown: result.shown }];
    });
    const last = steps.at(-1);
    // The shown round is the one that was paid.
    if (last?.pays !== round.pays || last.stake !== round.stake) return 'none';
    const { shared: shares } = game;
    const draw =
      round.drawAt === null || shares === undefined
        ? null
        : {
            nonce: round.nonce,
            preview: shares.preview?.(drawsOf(book, round)) ?? {},
            result: shares.result(drawsOf(book, round)),
          };
    return { id, gameId, currency, at, bet, steps, draw };
  }

  return { result: resultOf, round: viewRound, fair: viewFair, left: leftOf, proof: viewProof, replay: viewReplay };
}

function readBet(text: string): unknown {
  return JSON.parse(text);
}
