/** The public view of a shared draw [SHR-2, SHR-3]. */
import type { FairView } from '../fairness/commitment.ts';
import type { RoundResult } from '../games/game.ts';
import type { DrawPhase } from './timetable.ts';

/** A draw as everybody sees it. */
export interface DrawView {
  readonly nonce: number;
  readonly phase: DrawPhase;
  readonly opensAt: number;
  readonly closesAt: number;
  /** Null while the result is not public. */
  readonly endsAt: number | null;
  readonly preview: RoundResult['shown'] | null;
  readonly result: RoundResult['shown'] | null;
  /** Bets on this draw, play money included. */
  readonly bets: number;
  /** Earlier results, the latest first. */
  readonly last: readonly { readonly nonce: number; readonly result: RoundResult['shown'] }[];
}

/** The view for a watching session, the same object for all that watch the same state. */
export interface SharedView {
  readonly revision: string;
  readonly draw: DrawView;
  readonly fair: FairView;
  /** The latest seed that is public. */
  readonly drawn: { readonly seedId: string; readonly nonce: number; readonly serverSeed: string } | null;
}
