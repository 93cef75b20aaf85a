/** Requests with a key: the first one decides, and every later one gets the same answer. */

/** The answer to a player's key; `decide` is called when there is none, and leaves one. */
export type OnceByKey<A> = (playerId: number, key: string, decide: () => void) => A;

export function onceByKey<A>(answer: (playerId: number, key: string) => A | null): OnceByKey<A> {
  return (playerId, key, decide) => {
    const before = answer(playerId, key);
    if (before !== null) return before;
    decide();
    const now = answer(playerId, key);
    if (now === null) throw new Error(`the key ${key} has no answer`);
    return now;
  };
}
