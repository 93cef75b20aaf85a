export const TOTO_SECTIONS = ['football', 'hockey'] as const;
export type TotoSection = (typeof TOTO_SECTIONS)[number];

/** Games of a draw. */
export const TOTO_GAMES = 15;

/** A result of a game: the home side wins, a draw, the away side wins. */
export const TOTO_RESULTS = [1, 2, 3] as const;
export type TotoResult = (typeof TOTO_RESULTS)[number];

/** `coming`: its games are fixed, coupons are not sold yet. `closed`: its games are under way. */
export const DRAW_STATUSES = ['coming', 'open', 'closed', 'settled', 'refunded'] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];

/**
 * The marks of the games of a draw, in their order: for each the sum of 1 (home), 2 (draw) and 4 (away); 0 without a
 * mark.
 */
export type Picks = readonly number[];

/** Shares of the results 1, X and 2, per mille. */
export type PerMille = readonly [number, number, number];

export interface DrawLine {
  readonly number: number;
  readonly status: DrawStatus;
  /** Milliseconds on the operator's clock. */
  readonly closesAt: number;
  /** Stakes so far, minor units. */
  readonly pool: number;
  readonly jackpot: number;
}

export interface DrawList {
  readonly section: TotoSection;
  /** The currency of all amounts: the player's, or the operator's for guests. */
  readonly iso: string;
  /** The smallest stake of a column, minor units. */
  readonly unit: number;
  /** The largest stake of a coupon, minor units. */
  readonly maxStake: number;
  /** The number of the draw whose coupons are sold, and of the one after it. */
  readonly open: number | null;
  readonly next: number | null;
  /** Newest first. */
  readonly draws: readonly DrawLine[];
}

export interface DrawGame {
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly score: string | null;
  /** 0: void, right for everybody. Null until known. */
  readonly result: 0 | TotoResult | null;
  /** Of all stakes, those of simulated players included; null until the draw has closed. */
  readonly shares: PerMille | null;
  readonly fair: PerMille;
}

export interface WinningClass {
  /** At least so many right. */
  readonly right: number;
  readonly fund: number;
  /** The winning stakes; null until settled. */
  readonly stake: number | null;
  /**
   * Total payout of one unit column with this many correct results, over all its classes; null before settlement or
   * without a winner.
   */
  readonly share: number | null;
}

export interface Draw extends DrawLine {
  readonly section: TotoSection;
  readonly iso: string;
  readonly unit: number;
  readonly maxStake: number;
  readonly columns: { readonly players: number; readonly simulated: number };
  readonly games: readonly DrawGame[];
  /** From 15 right down to 9. */
  readonly classes: readonly WinningClass[];
  /** Null until settled, and where nobody had 15 right. */
  readonly jackpotPaid: number | null;
}

export interface TotoCoupon {
  readonly id: string;
  /** The draw's. */
  readonly number: number;
  readonly at: number;
  readonly picks: Picks;
  readonly columns: number;
  readonly stakePerColumn: number;
  readonly stake: number;
  readonly currency: string;
  readonly status: 'open' | 'won' | 'lost' | 'refunded';
  /** Of its best column; null until settled. */
  readonly right: number | null;
  readonly payout: number | null;
}

/** The draw that a page shows of a section: one by number, the draw on sale, the one after it, or none. */
export interface Followed {
  readonly section: TotoSection;
  readonly draw: number | 'open' | 'next' | null;
}

export interface TotoAnswer {
  readonly list: DrawList;
  /** Null where the page shows none, and where there is none. */
  readonly draw: Draw | null;
  /** Of the section, newest first; null for a guest. */
  readonly coupons: readonly TotoCoupon[] | null;
}

export const TOTO_REFUSALS = ['closed', 'badPicks', 'stakeRange', 'funds', 'limit', 'excluded', 'notAllowed'] as const;
export type TotoRefusal = (typeof TOTO_REFUSALS)[number];

/** The operator's answer to a purchase: a coupon, or why there is none. */
export interface SoldCoupon {
  readonly refusal: TotoRefusal | null;
  readonly coupon: TotoCoupon | null;
}

export interface Purchase {
  readonly section: TotoSection;
  readonly number: number;
  readonly picks: Picks;
  /** Minor units of the currency. */
  readonly stakePerColumn: number;
  readonly currency: string;
  readonly userId: string;
  /** The operator sells at most one coupon for a key. */
  readonly key: string;
}

/** A coupon that is being filled in. */
export interface Draft {
  readonly section: TotoSection;
  readonly number: number;
  readonly picks: Picks;
  /** As typed; null until the player types: then it is the unit. */
  readonly stakeText: string | null;
  /** Sent and not answered yet, also by an earlier visit. */
  readonly sent: Purchase | null;
}

export type LastPurchase = Pick<Purchase, 'section' | 'number'> &
  (
    | { readonly outcome: 'bought'; readonly coupon: TotoCoupon }
    | { readonly outcome: 'refused'; readonly refusal: TotoRefusal }
  );

export interface TotoState {
  /** Null while no page follows. */
  readonly followed: Followed | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The last answer for what is followed. */
  readonly answer: TotoAnswer | null;
  /** At most one a draw, the latest change first. */
  readonly drafts: readonly Draft[];
  readonly buying: Purchase | null;
  /** The answer to the last purchase, until its draft changes or another draw is shown. */
  readonly last: LastPurchase | null;
}
