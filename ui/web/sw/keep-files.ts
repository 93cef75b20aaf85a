/** Files fetched at once, so that what the player asks for meanwhile need not queue behind them. */
const AT_ONCE = 2;

/**
 * Keeps files of the site for later, a few at a time; `get` makes the request of a file. Rejects with the error of the
 * first file that fails.
 */
export async function keepFiles(
  cache: Pick<Cache, 'add'>,
  files: Iterable<string>,
  get: (file: string) => Request,
): Promise<void> {
  // Each lane takes the next file: the lanes share the iterator.
  const left = files[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await cache.add(get(next.value));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
