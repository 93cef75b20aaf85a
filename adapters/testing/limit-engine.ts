/** The engine that the laws of limits test: the calls that a player of the engine can make. */

/** Limits of money, each over a rolling window [LIM-1]. */
export const MONEY_LIMITS = [
  'stakes-24h',
  'stakes-7d',
  'stakes-30d',
  'losses-24h',
  'losses-7d',
  'losses-30d',
  'deposits-24h',
  'deposits-7d',
  'deposits-30d',
] as const;
export type MoneyLimit = (typeof MONEY_LIMITS)[number];

/** `self-exclusion` closes stakes, deposits and bonuses, `time-out` deposits [LIM-5]. */
export type Exclusion = 'self-exclusion' | 'time-out';

/** Limits of time: hours of play a day [LIM-12], and minutes between two reality checks [LIM-11]. */
export type TimeLimit = 'session-hours' | 'reality-check';

/** The caller and the time. The engine takes `now` as its clock for this call; time never goes back for one player. */
export interface Caller {
  /** A new player in each case, without limits, with money enough for every stake. */
  readonly player: string;
  /** Milliseconds since the epoch, always a whole second. */
  readonly now: number;
}

export interface LimitEntry {
  readonly kind: MoneyLimit;
  /** The limit in force, minor units; null: no limit. */
  readonly value: number | null;
  /** A looser value that waits for its time and a confirmation; null: none. A pending null is a removal. */
  readonly pending: { readonly value: number | null } | null;
  /** The amount that the limit still allows, minor units; leave this field out where the engine does not report it. */
  readonly left?: number | null;
}

export interface LimitList {
  /** A kind that is not listed has no limit. */
  readonly limits: readonly LimitEntry[];
  /** Exclusions that run; `endsAt` in milliseconds since the epoch. */
  readonly exclusions: readonly { readonly kind: Exclusion; readonly endsAt: number }[];
}

export interface LimitAnswer {
  readonly accepted: boolean;
}

export type Answered<T> = T | Promise<T>;

/** The limits of an engine. Amounts are minor units; "no limit" is null, because JSON has no infinity. */
export interface LimitsEngine {
  list(call: Caller): Answered<LimitList>;
  /** Asks for a limit. `seen` is the value that the player saw when asking, where the page sends it. */
  change(
    call: Caller & {
      readonly kind: MoneyLimit;
      readonly value: number | null;
      readonly seen?: number | null;
      readonly currency?: string;
    },
  ): Answered<LimitAnswer>;
  /** Confirms the pending change of a kind. */
  confirm(call: Caller & { readonly kind: MoneyLimit }): Answered<LimitAnswer>;
  /** Rejects the pending change of a kind. */
  reject(call: Caller & { readonly kind: MoneyLimit }): Answered<LimitAnswer>;
  exclude(call: Caller & { readonly kind: Exclusion; readonly days: number }): Answered<LimitAnswer>;
  /**
   * Places a bet; the same id is the same bet. `currency` is another than the player's own; absent: the player's own.
   */
  stake(
    call: Caller & { readonly id: string; readonly amount: number; readonly currency?: string },
  ): Answered<LimitAnswer>;
  /** Settles an accepted bet; 0 for a lost one. */
  settle(call: Caller & { readonly id: string; readonly returned: number }): Answered<LimitAnswer>;
  /** Requests a deposit whose payment then succeeds or fails at once. */
  deposit(
    call: Caller & {
      readonly id: string;
      readonly amount: number;
      readonly fails: boolean;
      readonly currency?: string;
    },
  ): Answered<LimitAnswer>;
  withdraw(call: Caller & { readonly id: string; readonly amount: number }): Answered<LimitAnswer>;
  /** Places an order, a bet that waits until its odds are reached; leave it out where the engine has none. */
  order?(call: Caller & { readonly id: string; readonly amount: number }): Answered<LimitAnswer>;
  /** The odds of an order are reached: the bet is struck, or refused and its stake returned. */
  strike?(call: Caller & { readonly id: string }): Answered<LimitAnswer>;
  /**
   * Asks for hours of play a day, or for minutes between two reality checks; leave it out where the engine has neither.
   */
  time?(call: Caller & { readonly kind: TimeLimit; readonly value: number }): Answered<LimitAnswer>;
  /** The player is at it: called each minute of play. Not accepted: the hours of the day are used up. */
  play?(call: Caller): Answered<LimitAnswer>;
  /** Asks whether a reality check is due; accepted: one is. */
  remind?(call: Caller): Answered<LimitAnswer>;
  /** The player has read the reality check and goes on. */
  resume?(call: Caller): Answered<LimitAnswer>;
  /** Takes a bonus; leave it out where the engine has none. */
  bonus?(call: Caller): Answered<LimitAnswer>;
}
