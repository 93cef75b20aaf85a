export interface MediaView {
  /** A live page has requested match media. */
  readonly isWanted: boolean;
  /** The token of a player's streams; null for guests, and until loaded. In memory only. */
  readonly videoToken: string | null;
}
