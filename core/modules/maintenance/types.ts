/** The operator's maintenance config. Times are the operator's, ms since the epoch; null where none is named. */
export interface MaintenanceConfig {
  readonly startAt: number | null;
  readonly finishAt: number | null;
  readonly notifyStartAt: number | null;
  readonly notifyEndAt: number | null;
  readonly isActive: boolean;
  readonly webState: boolean;
}

export interface MaintenanceState {
  /** Null until the operator has answered for the first time. */
  readonly config: MaintenanceConfig | null;
  /** The maintenance cookie as it was seen last. */
  readonly cookie: string | null;
  /** The blocking check has no answer, and the operator wants the site closed then [MNT-7]. */
  readonly isForced: boolean;
  readonly isAsking: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
  /** The notice's time has come and is not over. */
  readonly isAnnounced: boolean;
  /** The announcement that the visitor has closed. */
  readonly closed: string | null;
}
