import type { MediaState } from './types.ts';

export interface MediaView extends MediaState {
  /** The token of a player's streams; null for guests, and until loaded. In memory only. */
  readonly userVideoToken: string | null;
}
