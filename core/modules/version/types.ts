export interface VersionState {
  /** The version that this page was loaded with; null until the shell has reported one. */
  readonly first: string | null;
  readonly newest: string | null;
  /** The newest version has been announced. */
  readonly isAnnounced: boolean;
  /** The player has closed the notice. */
  readonly isClosed: boolean;
}

export interface VersionView {
  /** A newer version exists and must be announced. */
  readonly isNoticeDue: boolean;
}
