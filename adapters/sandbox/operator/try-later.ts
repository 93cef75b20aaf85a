/**
 * Thrown when too much is in progress or was requested: the same call may succeed later. Answered with 429 and
 * `Retry-After`.
 */
export class TryLater extends Error {
  override readonly name = 'TryLater';
  readonly retryAfterMs: number;

  constructor(what: string, retryAfterMs: number) {
    super(`${what}: try again in ${retryAfterMs} ms`);
    this.retryAfterMs = retryAfterMs;
  }
}
