export interface VersionState {
  /** The version that this page was loaded with; null until the shell has said. */
  readonly first: string | null;
  readonly newest: string | null;
  /** The player has been told of the newest. */
  readonly isTold: boolean;
  /** She has put the notice away. */
  readonly isClosed: boolean;
}

export interface VersionView {
  /** A newer version is there, and the player is to be told. */
  readonly isNoticeDue: boolean;
}
