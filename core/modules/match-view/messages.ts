import type { Message } from '../../kernel/message.ts';

export interface GameReference {
  readonly gameId: number;
}
export interface VideoReference {
  readonly videoId: string;
}

export type MatchViewCommand =
  /** A place shows the game, or shows it no more. */
  | Message<'match-view/follow', GameReference>
  | Message<'match-view/unfollow', GameReference>
  | Message<'match-view/openVideo', VideoReference>
  /** From the module's processes. */
  | Message<'match-view/reportVideo', VideoReference & { readonly outcome: 'open' | 'refused' | 'failed' }>
  | Message<'match-view/forgetVideos', Record<string, never>>;

export type MatchViewEvent =
  | Message<'match-view/followed', GameReference>
  | Message<'match-view/unfollowed', GameReference>
  | Message<'match-view/videoOpening', VideoReference>
  | Message<'match-view/videoAnswered', VideoReference & { readonly outcome: 'open' | 'refused' | 'failed' }>
  | Message<'match-view/videosForgotten', Record<string, never>>;

/** `playersOnly`: videos are for players. `notFollowed`, `notOpening`: nothing to end. */
export type MatchViewRejection = {
  readonly code: 'match-view/unchanged' | 'match-view/playersOnly' | 'match-view/notFollowed' | 'match-view/notOpening';
};
