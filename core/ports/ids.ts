/** Identity and chance: unique over tabs, visits and players. `random` is a number in [0, 1), for jitter. */
export interface Ids {
  /** Ids from one source sort, as text, in the order they were made. */
  next(): string;
  /** A UUID for something the operator will see, such as an idempotency key. */
  uuid(): string;
  random(): number;
}
