export interface MediaView {
  /** A live page has asked for what plays matches. */
  readonly isWanted: boolean;
  /** What a player's streams want; null for guests, and until it has come. In memory only. */
  readonly videoToken: string | null;
}
