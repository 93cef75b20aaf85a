/**
 * Identity and randomness: ids are unique across tabs, visits and players. `random` is a number in [0, 1), for jitter.
 */
export interface Ids {
  /** The next id. Ids from one source sort as text in the order of creation. */
  next(): string;
  /** A UUID for a value that the operator receives, such as an idempotency key. */
  uuid(): string;
  random(): number;
}
