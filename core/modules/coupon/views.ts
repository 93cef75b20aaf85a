import type { Text } from '../../kernel/text.ts';
import type { Bet } from '../history/public.ts';
import type { CouponCommand } from './messages.ts';

/** Why a leg can't be bet as the coupon stands. Specification: a bet is locked if blocked, dependent or express-banned. */
export type LegLock = 'suspended' | 'gone' | 'finished' | 'dependent' | 'stale';

export interface LegView {
  readonly marketId: number;
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly label: string | null;
  readonly isLive: boolean;
  readonly startsAt: number;
  /** The price that the player has agreed to, thousandths. */
  readonly seenPrice: number;
  /** The price now. */
  readonly price: number;
  readonly locks: readonly LegLock[];
}

/** A reason why the bet can't be placed now, with the one-tap remedy where there is one. */
export interface Blocker {
  readonly code: string;
  readonly text: Text;
  /** Amounts among `text.params` named here are minor units of the coupon's currency, to be written as money. */
  readonly money: readonly string[];
  readonly remedy: { readonly text: Text; readonly command: CouponCommand } | { readonly text: Text; readonly open: 'register' | 'login' } | null;
}

export interface OddsQuestion {
  readonly legs: readonly { readonly marketId: number; readonly oldPrice: number; readonly newPrice: number }[];
  readonly oldOdds: string;
  readonly newOdds: string;
  readonly oldWin: number;
  readonly newWin: number;
}

/** Where the placing stands. The states are said in words; only the operator's answer makes a bet accepted or refused. */
export type PlacingView =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' | 'sending' }
  | { readonly state: 'waiting'; readonly acceptAt: number }
  | { readonly state: 'unknown'; readonly sinceMs: number }
  | { readonly state: 'accepted'; readonly bet: Bet }
  | { readonly state: 'rejected'; readonly reasons: readonly Blocker[] };

export interface TypeChoice {
  readonly typeId: number;
  readonly name: string;
  readonly allowed: boolean;
  /** Why not, when not allowed. */
  readonly why: Text | null;
}

export interface CouponView {
  readonly legs: readonly LegView[];
  readonly typeId: number;
  readonly types: readonly TypeChoice[];
  readonly currency: string;
  /** What the player typed. */
  readonly stakeText: string;
  /** Minor units; null while the text is no amount. */
  readonly stake: number | null;
  /** Presets and step in minor units. */
  readonly presets: readonly number[];
  readonly step: number;
  readonly minStake: number | null;
  readonly maxStake: number | null;
  /** Total odds as a decimal string ('' when there are none), and in thousandths rounded for odds views. */
  readonly totalOdds: string;
  readonly totalOddsThousandths: number;
  readonly maxWin: number | null;
  /** Specification: 0 confirm, 1 accept any change, 2 accept on increase. */
  readonly changeCoefAction: 0 | 1 | 2;
  readonly blockers: readonly Blocker[];
  readonly canPlace: boolean;
  readonly placing: PlacingView;
  readonly question: OddsQuestion | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
