/**
 * Types of the limit service. Field names and units are the service's: moments in seconds since the epoch,
 * amounts in minor units.
 */

export const STAKE_KINDS = ['stakeDay', 'stakeWeek', 'stakeMonth'] as const;
/** Net loss. */
export const LOSS_KINDS = ['lossDay', 'lossWeek', 'lossMonth'] as const;
export const DEPOSIT_KINDS = ['depositDay', 'depositWeek', 'depositMonth'] as const;
/** Kinds whose value is an amount over a rolling day (24 hours), week (7 days) or month (30 days). */
export const MONEY_KINDS = [...STAKE_KINDS, ...LOSS_KINDS, ...DEPOSIT_KINDS] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** `sessionTime`: hours of play a day; `timeOut`: no deposits for a time; `extraLock`: locks the extra section. */
export const LIMIT_KINDS = [
  ...MONEY_KINDS,
  'selfExclusion',
  'sessionTime',
  'realityCheck',
  'timeOut',
  'extraLock',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** Kinds that hold until a moment. */
export type TimedKind = 'selfExclusion' | 'timeOut';

export type LimitStateId = 'ACTIVE' | 'PENDING' | 'INACTIVE';

/** The remainder from a moment on, if nothing else happens. */
export interface FreeStep {
  /** Seconds since the epoch. */
  readonly at: number;
  readonly left: number;
}

export interface Limit {
  readonly limitType: LimitKind;
  /** Minor units, hours (`sessionTime`), minutes (`realityCheck`) or days (`selfExclusion`, `timeOut`). */
  readonly limitValue: number;
  /** ISO code of the limit's amounts; null for a limit without amounts, and where the operator names no currency. */
  readonly currency: string | null;
  /** The remainder now; null where nothing is counted or the value is unknown. */
  readonly limitBalance: number | null;
  readonly limitState: LimitStateId;
  readonly needApprove: boolean;
  /** Seconds since the epoch. */
  readonly startedAt: number | null;
  /** Seconds since the epoch: when an exclusion or a time-out ends, when a session under `sessionTime` must end. */
  readonly endsAt: number | null;
  /** The pending part of the used amount: deposits on their way, minor units. */
  readonly waiting: number;
  /** When more of the limit frees. */
  readonly frees: readonly FreeStep[];
}

/** A limit that the service of users names in short. */
export type ClientLimit = Pick<Limit, 'limitType' | 'limitValue'>;

export interface AvailableLimit {
  readonly type: LimitKind;
  readonly options: readonly number[];
  /** The unit of its values, where the operator names one: the kind's own [LIM-24]. */
  readonly measure?: LimitMeasure;
  /** The operator's name for the limit, in the player's language; absent: the site's own. */
  readonly label?: string;
  /** The operator's names of options, by value, in the player's language; absent: the site's own [LIM-28]. */
  readonly optionsMap?: OptionNames;
}

export type OptionNames = Readonly<Record<string, string>>;

export type LimitMeasure = 'amount' | 'hours' | 'minutes' | 'days' | 'none';

export interface ExclusionReason {
  readonly id: number;
  readonly title: string;
}

export interface Question {
  readonly id: number;
  readonly text: string;
  readonly answers: readonly { readonly id: number; readonly text: string }[];
}

export interface Answer {
  readonly questionId: number;
  readonly answerId: number;
}

/** The operator's answer about a player's limits. */
export interface LimitsAnswer {
  /** Milliseconds since the epoch by the operator's clock; null without one. */
  readonly serverTime: number | null;
  readonly limits: readonly Limit[];
  /** The currency of this player's limits; null or omitted: unknown. */
  readonly currency?: string | null;
  /** null: not requested this time. */
  readonly available: readonly AvailableLimit[] | null;
  /** The player's last review of their limits, ms; null or omitted: unknown. */
  readonly reviewedAt?: number | null;
}

export interface SaveAnswer {
  readonly status: string;
  readonly title: string;
  readonly questions: readonly Question[];
  readonly tokenGuid: string;
  /** null: the answer had no list. */
  readonly limitsData: readonly Limit[] | null;
  readonly serverTime: number | null;
}

export interface TestAnswer {
  readonly success: boolean;
  /** The questions whose answer was wrong, by id; absent where the operator does not say. */
  readonly wrong?: readonly number[];
  readonly limitsData: readonly Limit[] | null;
  readonly serverTime: number | null;
}

export interface LimitChange {
  readonly limitType: LimitKind;
  readonly limitValue: number;
  /**
   * The currency beside the amount that the player saw; a change in another than the limit's is refused. Omitted: the
   * limit's own.
   */
  readonly currency?: string;
}

/** The actions in the player's own last 30 days that a limit would have stopped. */
export interface LimitPreview {
  readonly limitType: MoneyKind;
  readonly limitValue: number;
  readonly stopped: readonly { readonly at: number; readonly amount: number }[];
  readonly stoppedAmount: number;
  /** The number of checked actions. */
  readonly looked: number;
}

/** `day` is 24 hours, `week` 7 days, `month` 30 days; the last of them is the one that runs. */
export const CONTROL_PERIODS = ['day', 'week', 'month'] as const;
export type ControlPeriod = (typeof CONTROL_PERIODS)[number];

/** The activity in an hour or in a day of the player's own calendar. Amounts in minor units. */
export interface ControlStep {
  /** Its beginning, ms since the epoch. */
  readonly at: number;
  /** Stakes placed in it; stakes of the bets settled in it, and their returns. */
  readonly staked: number;
  readonly settled: number;
  readonly returned: number;
  readonly deposited: number;
  readonly withdrawn: number;
  /** Requested in it, and still pending. */
  readonly withdrawing: number;
  readonly playedMs: number;
}

/** One step in the history of a player's limits. */
export interface LimitStory {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly limitType: LimitKind;
  readonly what:
    | 'set'
    | 'asked'
    | 'confirmed'
    | 'rejected'
    | 'lapsed'
    | 'replaced'
    | 'excluded'
    | 'locked'
    | 'unlocked';
  /** null where there is no value. */
  readonly limitValue: number | null;
  readonly endsAt: number | null;
}
