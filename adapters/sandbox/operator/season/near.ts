/**
 * Whether two column names differ by one slip of the hand: one character more, fewer, another, two swapped, or
 * capitals.
 */
export function isNear(a: string, b: string): boolean {
  const [one, two] = [a.toLowerCase(), b.toLowerCase()];
  let from = 0;
  while (from < one.length && one[from] === two[from]) from += 1;
  const [restOne, restTwo] = [one.slice(from), two.slice(from)];
  return (
    restOne === restTwo ||
    restOne.slice(1) === restTwo ||
    restOne === restTwo.slice(1) ||
    restOne.slice(1) === restTwo.slice(1) ||
    `${restOne.slice(1, 2)}${restOne.slice(0, 1)}${restOne.slice(2)}` === restTwo
  );
}
