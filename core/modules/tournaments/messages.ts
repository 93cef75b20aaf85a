import type { Message, Nothing } from '../../kernel/message.ts';
import type { RightStop } from '../user/public.ts';
import type { ActRefusal, Followed, KeyedAct, TournamentPage, TournamentsAnswer } from './types.ts';

/** The operator's answer to what a page follows. */
export interface ReceivedTournaments {
  readonly followed: Followed;
  readonly answer: TournamentsAnswer;
}

export type TournamentsCommand =
  /** `null` ends it. */
  | Message<'tournaments/follow', { readonly followed: Followed | null }>
  /** Acts on the tournament that is shown; after an unknown outcome the same act is sent under the same key. */
  | Message<'tournaments/join', Nothing>
  | Message<'tournaments/leave', Nothing>
  /** From the module's processes. */
  | Message<'tournaments/receive', ReceivedTournaments>
  | Message<'tournaments/reportFailure', { readonly followed: Followed }>
  | Message<'tournaments/reportDone', { readonly tournament: TournamentPage }>
  | Message<'tournaments/reportRefused', { readonly refusal: ActRefusal; readonly tournament: TournamentPage | null }>
  | Message<'tournaments/reportUnknown', Nothing>
  /** Acts without an answer of an earlier visit. */
  | Message<'tournaments/restoreActs', { readonly acts: readonly KeyedAct[] }>
  | Message<'tournaments/forget', Nothing>;

export type TournamentsEvent =
  | Message<'tournaments/following', { readonly followed: Followed | null }>
  | Message<'tournaments/received', ReceivedTournaments>
  | Message<'tournaments/failed', { readonly followed: Followed }>
  | Message<'tournaments/acting', KeyedAct>
  | Message<'tournaments/done', { readonly tournament: TournamentPage }>
  | Message<'tournaments/refused', { readonly refusal: ActRefusal; readonly tournament: TournamentPage | null }>
  | Message<'tournaments/unknown', Nothing>
  | Message<'tournaments/actsRestored', { readonly acts: readonly KeyedAct[] }>
  | Message<'tournaments/forgotten', Nothing>;

export type TournamentsRejection =
  /** `notShown`: no tournament is shown. `forbidden`: the rules that apply to the player allow none of its games. */
  | {
      readonly code: `tournaments/${'unchanged' | 'outdated' | 'busy' | 'notShown' | 'signedOut' | 'ended' | 'forbidden' | 'hasPlayed'}`;
    }
  | { readonly code: 'tournaments/notAllowed'; readonly stops: readonly RightStop[] };
