export const CASHBACK_KINDS = ['vip', 'premium'] as const;
export type CashbackKind = (typeof CASHBACK_KINDS)[number];
export type LevelName = 'bronze' | 'silver' | 'gold' | 'platinum';

export interface ActiveBonus {
  readonly id: number;
  readonly offerId: string;
  /** Minor units; null until a deposit has brought the bonus. */
  readonly amount: number | null;
  readonly target: number | null;
  /** Wall ms. */
  readonly endsAt: number | null;
  readonly done: number;
}

export interface BonusOffer {
  readonly id: string;
  readonly percent: number;
  readonly minDeposit: number;
  readonly maxBonus: number;
  /** How many times the bonus is turned over. */
  readonly wager: number;
  /** Thousandths. */
  readonly minCoef: number;
  readonly lastsMs: number;
}

export interface PastBonus {
  readonly id: number;
  readonly outcome: 'paid' | 'cancelled' | 'expired';
  readonly endedAt: number;
  readonly amount: number;
}

export interface PointsMove {
  readonly at: number;
  readonly kind: 'bet' | 'exchange' | 'bonusGame' | 'tournament';
  /** The number of the bet or of the reward; 0 for a bonus game. */
  readonly of: number;
  readonly points: number;
}

export interface Cashback {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly due: readonly { readonly iso: string; readonly amount: number }[];
  readonly levels: readonly { readonly name: LevelName; readonly from: number; readonly rate: number }[];
}

export interface Friend {
  readonly at: number;
  /** Minor units; null until the reward has been paid. */
  readonly reward: number | null;
  /** Of the stake that is needed, 0 to 100. */
  readonly percent: number;
}

export type PromoState = 'open' | 'used' | 'expired' | 'unknown';

export interface PromoCode {
  readonly code: string;
  readonly iso: string;
  /** The stake that the code pays, minor units. */
  readonly amount: number;
  readonly minLegs: number;
  readonly minCoef: number;
  readonly expiresAt: number;
  readonly state: 'open' | 'used' | 'expired';
}

export type CheckedCode = PromoCode | { readonly code: string; readonly state: 'unknown' };

export interface RewardsAnswer {
  /** The currency of every amount, unless an amount names its own. */
  readonly iso: string;
  readonly bonus: ActiveBonus | null;
  readonly offers: readonly BonusOffer[];
  readonly pastBonuses: readonly PastBonus[];
  readonly freeBets: { readonly idBonus: number; readonly money: number };
  readonly points: {
    readonly balance: number;
    readonly earned: number;
    readonly level: LevelName;
    readonly levels: readonly { readonly name: LevelName; readonly from: number }[];
    readonly table: readonly { readonly id: number; readonly points: number; readonly amount: number }[];
    readonly moves: readonly PointsMove[];
  };
  readonly cashback: Readonly<Record<CashbackKind, Cashback>>;
  readonly friends: {
    readonly code: string;
    readonly reward: number;
    readonly stake: number;
    readonly max: number;
    readonly list: readonly Friend[];
  };
  readonly promoCodes: readonly PromoCode[];
}

export type RewardAct =
  | { readonly kind: 'chooseBonus'; readonly id: string }
  | { readonly kind: 'cancelBonus' }
  | { readonly kind: 'exchange'; readonly id: number }
  | { readonly kind: 'collect'; readonly cashback: CashbackKind };

export interface KeyedAct {
  readonly act: RewardAct;
  readonly key: string;
}

export interface RewardsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly answer: RewardsAnswer | null;
  readonly acting: KeyedAct | null;
  /** The last act: `unknown` keeps its key for the same act again. */
  readonly last:
    | { readonly outcome: 'done' | 'unknown'; readonly keyed: KeyedAct }
    | { readonly outcome: 'refused'; readonly keyed: KeyedAct; readonly message: string }
    | null;
  readonly check:
    | { readonly step: 'idle' | 'checking' | 'failed' }
    | { readonly step: 'checked'; readonly answer: CheckedCode };
}
