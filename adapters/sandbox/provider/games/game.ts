/**
 * The provider's interface to a game. A game is a pure function of the stream, the bet and the moves, so a round is
 * repeated from its seeds alone.
 */
import type { GenericSchema } from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { floor, fromInt, mul } from 'touchline/kernel/rational';
import type { DeckCounts } from '../fairness/deck.ts';
import type { Draws } from '../fairness/stream.ts';
import type { HighestWin } from './highest-win.ts';

/** The state of a round after its moves, as the player may see it. */
export interface RoundResult {
  /** Numbers by name, for drawing and verifying. */
  readonly shown: Readonly<Record<string, number | readonly number[]>>;
  /** The round's payment in minor units; null while the round is open. */
  readonly pays: number | null;
  /** The whole stake that these moves need, minor units; absent while it is the first stake. */
  readonly staked?: number;
}

/** One bet that the game offers, with its exact return. */
export interface StatedReturn {
  /** Names the bet; '' when the game has one return. */
  readonly bet: string;
  readonly value: Rational;
}

/** How the draws of a game that all players share follow each other. Times are milliseconds [SHR-1]. */
export interface SharedDraw<Bet = unknown> {
  /** How long bets are taken. */
  readonly betMs: number;
  /** From the result's publication to the next draw's bets. */
  readonly pauseMs: number;
  /** Draws begin at multiples of `betMs + pauseMs`; otherwise each follows the one before. */
  readonly isOnTheClock: boolean;
  /** From the last bet to the publication of the result. */
  readonly runMs: (draws: Draws) => number;
  /** From the last bet until a bet without further moves is decided. */
  readonly decidedMs: (draws: Draws, bet: Bet) => number;
  /** The part that is drawn before the bets close and may be seen at once, such as tickets. */
  readonly preview?: (draws: Draws) => RoundResult['shown'];
  /** The result that everybody sees. */
  readonly result: (draws: Draws) => RoundResult['shown'];
  /** The move that a player makes at this moment of the run; null where no move is possible. */
  readonly moveAt: ((draws: Draws, bet: Bet, elapsedMs: number) => number | null) | null;
  /** Whether the stake of a bet comes back when the provider stopped during the run. */
  readonly comesBack: (bet: Bet) => boolean;
}

export interface Game<Bet = unknown> {
  readonly id: string;
  readonly version: number;
  /** All numbers that decide what is paid; hashed into the commitment. */
  readonly table: unknown;
  readonly schema: GenericSchema<unknown, Bet>;
  /** The whole stake of a bet, minor units. */
  readonly stakeOf: (bet: Bet) => number;
  /** Null when a move is not allowed after those before it. */
  readonly play: (draws: Draws, bet: Bet, moves: readonly number[]) => RoundResult | null;
  readonly returns: readonly StatedReturn[];
  /** Computed by counting where the pay table alone is not enough, so ask once. */
  readonly highestWin: () => HighestWin;
  /**
   * For a game with a deck whose cards are sold once each: its classes of cards. `play` draws the card's number first.
   */
  readonly deck?: DeckCounts;
  /** For a game whose draws all players share; `play` then gets the draw's own stream. */
  readonly shared?: SharedDraw<Bet>;
  /** The lowest and the highest stake of a round in euros. */
  readonly stakes: { readonly min: number; readonly max: number };
}

/** A game whose bets are read before they are played: the provider's view of any game. */
export interface PlayableGame extends Omit<Game, 'schema' | 'stakeOf' | 'play' | 'shared'> {
  /** Bets that reach these functions have a stake. */
  readonly shared?: SharedDraw;
  /** The stake of a bet as it arrived, or null for an invalid bet. */
  readonly stakeOf: (bet: unknown) => number | null;
  readonly play: (draws: Draws, bet: unknown, moves: readonly number[]) => RoundResult | null;
}

/** The stake times the multiplier, rounded down to a minor unit. */
export function paysOf(stake: number, multiplier: Rational): number {
  return Number(floor(mul(fromInt(stake), multiplier)));
}
