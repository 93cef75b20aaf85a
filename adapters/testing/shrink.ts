/** Smaller cases of a failure, beyond those of fast-check; and the way back to a case. */
import { fc } from './npm-install-fast-check.ts';

/** Cases that are smaller than a failing one, the smallest first. Each must be smaller in an order that ends. */
export type Smaller<T> = (value: T) => Iterable<T>;

/** Between the path of fast-check and the numbers of the smaller cases that were taken after it. */
const THEN = '/';
const NEXT = '.';

/** Takes the first smaller case that fails as well, until none does. Returns the numbers of the cases that it took. */
export async function shrink<T>(
  start: T,
  smaller: Smaller<T>,
  fails: (value: T) => Promise<boolean>,
): Promise<readonly number[]> {
  const taken: number[] = [];
  const firstFailing = async (value: T): Promise<{ readonly value: T; readonly number: number } | null> => {
    let number = 0;
    for (const candidate of smaller(value)) {
      if (await fails(candidate)) return { value: candidate, number };
      number += 1;
    }
    return null;
  };
  let next = await firstFailing(start);
  while (next !== null) {
    taken.push(next.number);
    next = await firstFailing(next.value);
  }
  return taken;
}

/** The path of a case: where fast-check ended, and the smaller cases that were taken from there. */
export const pathOf = (found: string, taken: readonly number[]): string =>
  taken.length === 0 ? found : `${found}${THEN}${taken.join(NEXT)}`;

/** The item of that number; null where there is none. */
function nth<T>(items: Iterable<T>, number: number): T | null {
  let at = 0;
  for (const item of items) {
    if (at === number) return item;
    at += 1;
  }
  return null;
}

/** The case at a path. Throws where the path leads nowhere, because the generators have changed. */
export async function caseAt<T>(cases: fc.Arbitrary<T>, smaller: Smaller<T>, seed: number, path: string): Promise<T> {
  const [found = '', taken = ''] = path.split(THEN);
  const values: T[] = [];
  const taking = fc.asyncProperty(cases, (value) => {
    values.push(value);
    // Ends the search: after a case that holds, fast-check goes on to the next.
    return Promise.resolve(false);
  });
  await fc.check(taking, { seed, path: found, numRuns: 1, endOnFailure: true });
  let value: T | null = values[0] ?? null;
  for (const number of taken === '' ? [] : taken.split(NEXT))
    value = value === null ? null : nth(smaller(value), Number(number));
  if (value === null) throw new Error(`the path ${path} leads to no case: the laws have changed since`);
  return value;
}
