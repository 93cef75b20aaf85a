/**
 * A bonus game is a pure function of the stream and the player's choices, so that a turn is repeated from its
 * seeds alone. A turn costs no money, and every game pays the same mean (`SPEC.md`).
 */
import type { Rational } from 'touchline/kernel/rational';
import { fromInt, mul, sum } from 'touchline/kernel/rational';
import type { Draws } from '../../../provider/fairness/stream.ts';

export const BONUS_GAME_IDS = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'] as const;
export type BonusGameId = (typeof BONUS_GAME_IDS)[number];

/** A turn after its choices, as the player may see it. */
export interface BonusOutcome {
  /** Numbers by name, for drawing and verifying. */
  readonly shown: Readonly<Record<string, number | readonly number[]>>;
  /** Units of the game's reward; null while choices are missing. */
  readonly wins: number | null;
}

/**
 * How a prize is reached; `of` says it in numbers: the fields, chests or eggs that hold the prize, the value of a pair,
 * the right digits of a code, the last digits in common.
 */
export type PrizeKind = 'field' | 'chest' | 'egg' | 'quickPair' | 'pair' | 'code' | 'digits';

export interface BonusPrize {
  readonly kind: PrizeKind;
  readonly of: number;
  readonly wins: number;
  readonly chance: Rational;
}

export interface BonusGame {
  readonly id: BonusGameId;
  readonly version: number;
  /** A unit is one point, or the free bet of a tenth of a euro. */
  readonly reward: 'points' | 'freeBet';
  /** All numbers that decide what is paid; hashed into the commitment. */
  readonly table: unknown;
  /** Every prize with its exact chance; the chances add up to one. */
  readonly prizes: readonly BonusPrize[];
  /** Null when a choice is not allowed after those before it. */
  readonly play: (draws: Draws, moves: readonly number[]) => BonusOutcome | null;
}

/** The exact mean of a turn, in units of the game's reward. */
export function meanOf({ prizes }: Pick<BonusGame, 'prizes'>): Rational {
  return sum(prizes.map(({ chance, wins }) => mul(chance, fromInt(wins))));
}
