import type { Message, Nothing } from '../../kernel/message.ts';
import type { RightStop } from '../user/public.ts';
import type {
  Draft,
  Followed,
  Purchase,
  TotoAnswer,
  TotoCoupon,
  TotoRefusal,
  TotoResult,
  TotoSection,
} from './types.ts';

/** The operator's answer to what a page follows. */
export interface ReceivedToto {
  readonly followed: Followed;
  readonly answer: TotoAnswer;
}

export type TotoCommand =
  /** `null` ends it. */
  | Message<'toto/follow', { readonly followed: Followed | null }>
  /** Sets or removes a mark of the draw that is shown; `game` from 0. */
  | Message<'toto/mark', { readonly game: number; readonly result: TotoResult }>
  /** Marks one result of each game: the likeliest, or a random one. */
  | Message<'toto/fill', { readonly how: 'favourites' | 'random' }>
  | Message<'toto/clear', Nothing>
  | Message<'toto/typeStake', { readonly text: string }>
  /** Buys the coupon as filled in; after an unknown outcome it sends the same purchase under the same key. */
  | Message<'toto/buy', Nothing>
  /** From the module's processes. */
  | Message<'toto/receive', ReceivedToto>
  | Message<'toto/reportFailure', { readonly followed: Followed }>
  | Message<'toto/reportBought', { readonly coupon: TotoCoupon }>
  | Message<'toto/reportRefused', { readonly refusal: TotoRefusal }>
  | Message<'toto/reportUnknown', Nothing>
  | Message<'toto/restoreDrafts', { readonly drafts: readonly Draft[] }>
  /** Another player, or none: `isLeaving` after a logout, which takes the drafts. */
  | Message<'toto/forget', { readonly isLeaving: boolean }>;

export type TotoEvent =
  | Message<'toto/following', { readonly followed: Followed | null }>
  | Message<'toto/drafted', { readonly draft: Draft }>
  | Message<'toto/draftCleared', { readonly section: TotoSection; readonly number: number }>
  | Message<'toto/buying', Purchase>
  | Message<'toto/received', ReceivedToto>
  | Message<'toto/failed', { readonly followed: Followed }>
  | Message<'toto/bought', { readonly coupon: TotoCoupon }>
  | Message<'toto/refused', { readonly refusal: TotoRefusal }>
  | Message<'toto/unknown', Nothing>
  | Message<'toto/draftsRestored', { readonly drafts: readonly Draft[] }>
  | Message<'toto/forgotten', { readonly isLeaving: boolean }>;

export type TotoRejection =
  /**
   * `notOpen`: no draw is shown whose coupons are sold. `unanswered`: the last purchase has no answer yet. `columns`:
   * more columns than the largest stake pays for at the unit.
   */
  | {
      readonly code: `toto/${'unchanged' | 'outdated' | 'busy' | 'notOpen' | 'unanswered' | 'signedOut' | 'marks' | 'columns' | 'stake'}`;
    }
  | { readonly code: 'toto/notAllowed'; readonly stops: readonly RightStop[] };
