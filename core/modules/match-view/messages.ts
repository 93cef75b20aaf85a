import type { Message } from '../../kernel/message.ts';

interface OfGame {
  readonly gameId: number;
}
interface OfVideo {
  readonly videoId: string;
}

export type MatchViewCommand =
  /** A place shows the game, or shows it no more. */
  | Message<'match-view/follow', OfGame>
  | Message<'match-view/unfollow', OfGame>
  | Message<'match-view/openVideo', OfVideo>
  /** From the module's processes. */
  | Message<'match-view/reportVideo', OfVideo & { readonly outcome: 'open' | 'refused' | 'failed' }>
  | Message<'match-view/forgetVideos', Record<string, never>>;

export type MatchViewEvent =
  | Message<'match-view/followed', OfGame>
  | Message<'match-view/unfollowed', OfGame>
  | Message<'match-view/videoOpening', OfVideo>
  | Message<'match-view/videoAnswered', OfVideo & { readonly outcome: 'open' | 'refused' | 'failed' }>
  | Message<'match-view/videosForgotten', Record<string, never>>;

/** `playersOnly`: videos are for players. `notFollowed`, `notOpening`: nothing to end. */
export type MatchViewRejection = {
  readonly code: 'match-view/unchanged' | 'match-view/playersOnly' | 'match-view/notFollowed' | 'match-view/notOpening';
};
