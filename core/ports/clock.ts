/** Time. Production binds the system clock, tests a virtual one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Calls `run` once, `ms` from now at the earliest; the returned function cancels. The adapter splits delays above
   * 2^31-1 ms.
   */
  after(ms: number, run: () => void): () => void;
}
