import type { Rational } from '../../kernel/rational.ts';

export const TOURNAMENT_STATUSES = ['ahead', 'running', 'ended'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** A game whose rounds count. */
export interface TournamentGame {
  readonly id: string;
  /** Number and name in the game's address. */
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  /** Whether the rules that apply to the player allow the game. */
  readonly isAllowed: boolean;
}

/** The player's part in a tournament. */
export interface OwnPart {
  /** Counted rounds so far, open ones included. */
  readonly counted: number;
  /** Win/stake of the best round; null without a win. */
  readonly best: Rational | null;
  /** Null without a win. */
  readonly rank: number | null;
  /** Points, or minor units of `prizeIso`; 0 for none, null until the prizes are paid. */
  readonly prize: number | null;
  readonly prizeIso: string;
}

/** Times are the operator's ms. */
export interface Tournament {
  readonly id: number;
  readonly title: string;
  readonly status: TournamentStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  /** How many rounds of a player count. */
  readonly rounds: number;
  /** The smallest stake of a counted round, minor units of `iso`. */
  readonly minStake: number;
  readonly iso: string;
  readonly reward: 'points' | 'freeBet';
  /** By place: points, or minor units of `iso`. */
  readonly prizes: readonly number[];
  readonly games: readonly TournamentGame[];
  readonly entrants: { readonly players: number; readonly simulated: number };
  /** Null for a guest, and for a player who has not joined. */
  readonly own: OwnPart | null;
}

export interface TournamentPlace {
  /** From 1; players who are equal have the same. */
  readonly rank: number;
  /** Stands for the player in this tournament. */
  readonly code: string;
  readonly isSimulated: boolean;
  readonly isOwn: boolean;
  /** Win/stake. */
  readonly best: Rational;
  readonly at: number;
  /** The prize of the place, like `prizes`; null until the end. */
  readonly prize: number | null;
}

export interface TournamentPage extends Tournament {
  /** The first places. */
  readonly places: readonly TournamentPlace[];
}

/** The content of a page: the list, or the tournament of a number. */
export type Followed = 'list' | number;

export type TournamentsAnswer =
  | { readonly kind: 'list'; readonly tournaments: readonly Tournament[] }
  /** Null for a number that the operator does not know. */
  | { readonly kind: 'page'; readonly tournament: TournamentPage | null };

export const TOURNAMENT_REFUSALS = ['ended', 'notAllowed', 'excluded', 'limit', 'jurisdiction', 'hasPlayed'] as const;
export type TournamentRefusal = (typeof TOURNAMENT_REFUSALS)[number];

/** `other`: the operator did not act, for a reason that is not the tournament's. */
export type ActRefusal = TournamentRefusal | 'other';

export const TOURNAMENT_ACTS = ['join', 'leave'] as const;
export type TournamentAct = (typeof TOURNAMENT_ACTS)[number];

export interface KeyedAct {
  readonly id: number;
  readonly act: TournamentAct;
  readonly userId: string;
  /** The operator acts at most once for a key. */
  readonly key: string;
}

export type LastAct =
  | { readonly outcome: 'done'; readonly keyed: KeyedAct }
  | { readonly outcome: 'refused'; readonly keyed: KeyedAct; readonly refusal: ActRefusal };

export interface TournamentsState {
  /** Null while no page follows. */
  readonly followed: Followed | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last answer for what is followed. */
  readonly answer: TournamentsAnswer | null;
  readonly acting: KeyedAct | null;
  /** Sent and not answered yet, also by an earlier visit: at most one a tournament, the latest first. */
  readonly unanswered: readonly KeyedAct[];
  /** The last act that was answered, until another page is followed. */
  readonly last: LastAct | null;
}
