/** Creates a seeded 32-bit xorshift generator of integers below `limit`: all implementations do the same work. */
export function createSeeded(seed: number): (limit: number) => number {
  let state = seed | 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
