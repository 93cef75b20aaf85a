import type { RoundProof } from '../casino/public.ts';

/** In the order of the site; each is also the page's address. */
export const BONUS_GAMES = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'] as const;
export type BonusGameId = (typeof BONUS_GAMES)[number];

/** An exact number; `d` is above zero. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * How a prize is reached; `of` says it in numbers: the fields, chests or eggs that hold the prize, the points of a
 * pair, the right digits of a code, the last digits in common.
 */
export const PRIZE_KINDS = ['field', 'chest', 'egg', 'quickPair', 'pair', 'code', 'digits'] as const;
export type PrizeKind = (typeof PRIZE_KINDS)[number];

export interface Prize {
  readonly kind: PrizeKind;
  readonly of: number;
  /** Units. */
  readonly wins: number;
  readonly chance: Fraction;
}

export interface Turn {
  readonly id: string;
  readonly earnedAt: number;
  readonly expiresAt: number;
}

/** The seeds of the next round, as far as they are public. */
export interface BonusSeeds {
  readonly seedId: string;
  readonly commitment: string;
  readonly clientSeed: string | null;
  readonly nonce: number;
}

export interface BonusPlayer {
  /** The turns that can be played now, ordered by their expiry. */
  readonly turns: readonly Turn[];
  readonly today: { readonly stakedCents: number; readonly earned: number };
  readonly fair: BonusSeeds;
  /** A round with choices to make. */
  readonly open: RoundProof | null;
  /** Newest first. */
  readonly rounds: readonly RoundProof[];
  readonly points: number;
  /** Minor units of the player's currency. */
  readonly freeBets: number;
}

export interface BonusAnswer {
  readonly game: BonusGameId;
  readonly reward: 'points' | 'freeBet';
  readonly iso: string;
  /** One point, or minor units of `iso`. */
  readonly unit: number;
  readonly prizes: readonly Prize[];
  /** Of one turn, units. */
  readonly mean: Fraction;
  readonly rule: { readonly stakeCents: number; readonly maxPerDay: number; readonly lastsMs: number };
  /** Null for a guest. */
  readonly player: BonusPlayer | null;
}

export type BonusRefusal = 'noTurn' | 'openRound' | 'otherSeed' | 'badMove' | 'excluded' | 'notAllowed';

export type BonusAct =
  | { readonly kind: 'play'; readonly seedId: string; readonly clientSeed: string }
  | { readonly kind: 'choose'; readonly roundId: string; readonly at: number; readonly choice: number }
  | { readonly kind: 'reveal'; readonly seedId: string };

export interface KeyedBonusAct {
  readonly game: BonusGameId;
  readonly act: BonusAct;
  readonly key: string;
}

export interface BonusGamesState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The game that was asked for last; null before the first. */
  readonly game: BonusGameId | null;
  /** Of that game. */
  readonly answer: BonusAnswer | null;
  readonly acting: KeyedBonusAct | null;
  /** The last act: `unknown` keeps its key for the same act again. */
  readonly last:
    | { readonly outcome: 'done' | 'unknown'; readonly keyed: KeyedBonusAct }
    | { readonly outcome: 'refused'; readonly keyed: KeyedBonusAct; readonly refusal: BonusRefusal }
    | null;
}
