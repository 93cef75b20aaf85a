/** Time. Production binds the system's clock, tests a virtual one. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `run` once, `ms` from now at the earliest; the returned function cancels. Delays above 2^31-1 ms are the adapter's to chunk. */
  after(ms: number, run: () => void): () => void;
}
