/** A signed-in device of the player. */
export interface Device {
  /** Names the session; not its secret. */
  readonly id: string;
  /** Browser and system, such as `Firefox, Windows`; '' where the operator does not know. */
  readonly name: string;
  /** Wall ms. */
  readonly loginAt: number;
  readonly usedAt: number;
  readonly isCurrent: boolean;
}

export interface DevicesAnswer {
  /** The current one first, then the last used. */
  readonly devices: readonly Device[];
  /** Times of the last logins, wall ms, newest first. */
  readonly logins: readonly number[];
}

export interface DevicesState extends DevicesAnswer {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The id of the device that is being signed out; `others` for all others. */
  readonly ending: string | null;
  /** The last request to end a session failed. */
  readonly hasEndFailed: boolean;
}
