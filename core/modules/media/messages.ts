import type { Message, Nothing } from '../../kernel/message.ts';
import type { MediaEntity, MediaInput, MediaRect } from './types.ts';

export interface EntityReference {
  readonly id: string;
}

export type MediaCommand =
  /** A live page requests match media. */
  | Message<'media/load', Nothing>
  /** Adds an entity, or merges it into the one that is the same. */
  | Message<'media/select', { readonly entity: MediaInput }>
  | Message<'media/unselect', EntityReference>
  /** Removes every entity that is cleared automatically. */
  | Message<'media/clear', Nothing>
  | Message<'media/clearGame', { readonly gameId: number }>
  /** A shell reports that an entity begins or ends to float over the page. */
  | Message<
      'media/float',
      EntityReference & { readonly isFloating: boolean; readonly boundingClientRect: MediaRect | null }
    >
  /** Plays one video and pauses every other. */
  | Message<'media/play', EntityReference>
  | Message<'media/pause', Nothing>
  /** From the module's processes: the side zones of an earlier visit; a player who has left. */
  | Message<'media/restore', { readonly entities: readonly MediaEntity[] }>
  | Message<'media/dropVideos', Nothing>;

export type MediaEvent =
  | Message<'media/wanted', Nothing>
  | Message<'media/selected', { readonly entity: MediaEntity; readonly replaced: readonly string[] }>
  | Message<'media/unselected', EntityReference>
  | Message<'media/cleared', { readonly ids: readonly string[]; readonly why: 'auto' | 'game' | 'signedOut' }>
  | Message<
      'media/floated',
      EntityReference & { readonly isFloating: boolean; readonly boundingClientRect: MediaRect | null }
    >
  | Message<'media/playing', EntityReference>
  | Message<'media/paused', Nothing>
  | Message<'media/restored', { readonly entities: readonly MediaEntity[] }>;

/**
 * `sourceMissing`: neither a video nor a zone. `playersOnly`: a guest asked for a video. `unknown`: no such entity.
 * `notEmpty`: zones are restored into an empty list only.
 */
export type MediaRejection = {
  readonly code: 'media/unchanged' | 'media/sourceMissing' | 'media/playersOnly' | 'media/unknown' | 'media/notEmpty';
};
