/** Views of draws and coupons. Amounts are minor units of one currency, which has a pool of its own [TOT-5]. */
import type { Currency } from '../players/directory.ts';
import type { TotoResult } from './pool.ts';
import type { ByMark } from './simulated.ts';
import type { TotoSection } from './terms.ts';

export type DrawStatus = 'coming' | 'open' | 'closed' | 'settled' | 'refunded';

export interface Range {
  readonly iso: string;
  /** The smallest stake of a column. */
  readonly unit: number;
  /** The largest stake of a coupon. */
  readonly maxStake: number;
}

export interface DrawHead {
  readonly number: number;
  readonly status: DrawStatus;
  readonly closesAt: number;
  /** All stakes, those of simulated players included. */
  readonly pool: number;
  /** The jackpot that 15 of 15 share beside their class: the carried part, and this draw's own. */
  readonly jackpot: number;
}

export interface SectionView extends Range {
  readonly section: TotoSection;
  readonly open: number | null;
  /** The first draw whose games are not chosen yet. */
  readonly next: number;
  /** Newest first. */
  readonly draws: readonly DrawHead[];
}

export interface DrawGame {
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly score: string | null;
  readonly result: TotoResult | null;
  /** The stakes on 1, X and 2 per mille; null until the draw has closed. */
  readonly shares: ByMark | null;
  /** The chances of 1, X and 2 per mille, without a margin. */
  readonly fair: ByMark;
}

interface ClassView {
  readonly right: number;
  readonly fund: number;
  /** Stakes of all winning columns; null until the draw is settled. */
  readonly stake: number | null;
  /**
   * The payout of a column of the smallest stake with this many right; null until settled, or where nobody won.
   */
  readonly share: number | null;
}

export interface DrawView extends Range, DrawHead {
  readonly section: TotoSection;
  readonly columns: { readonly players: number; readonly simulated: number };
  readonly games: readonly DrawGame[];
  readonly classes: readonly ClassView[];
  /** Null until the draw is settled, or where nobody had 15 of 15. */
  readonly jackpotPaid: number | null;
}

export interface CouponView {
  readonly id: string;
  readonly number: number;
  readonly at: number;
  readonly picks: readonly number[];
  readonly columns: number;
  readonly stakePerColumn: number;
  readonly stake: number;
  readonly currency: string;
  readonly status: 'open' | 'won' | 'lost' | 'refunded';
  /** The most right games of its columns; null until the draw is settled, and in a refunded draw. */
  readonly right: number | null;
  readonly payout: number | null;
}

export interface TotoViews {
  section(section: TotoSection, currency: Currency): SectionView;
  /**
   * Null for a draw that never opened, except the next one once the line has its games: those that it would take now.
   */
  draw(section: TotoSection, number: number, currency: Currency, lng: string): DrawView | null;
  /** Newest first. */
  coupons(playerId: number, section: TotoSection): readonly CouponView[];
}
