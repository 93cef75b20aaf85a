/** Structural sharing: a new value takes over every part of the last one that is equal to its own. */

type Parts = Readonly<Record<string, unknown>>;

/** Only arrays and plain objects have parts; any other value is compared by identity. */
function hasParts(value: unknown): value is Parts {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  );
}

function isEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!hasParts(left) || !hasParts(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => key in right && isEqual(left[key], right[key]))
  );
}

/**
 * Returns `last` where `next` is equal to it; otherwise a copy of `next` with each equal part taken from `last`. An
 * element of an array keeps its identity even where its index has changed.
 */
export function shareStructure<T>(last: unknown, next: T): T {
  // Each cast is proven by equality: a value that is equal to `next`, or has its keys and equal values, has its type.
  if (isEqual(last, next)) return last as T;
  if (!hasParts(last) || !hasParts(next)) return next;
  if (Array.isArray(next)) {
    const known = Object.values(last);
    return next.map((part: unknown, at) => shareStructure(lastOf(known, part, at), part)) as T;
  }
  const from = last;
  return Object.fromEntries(Object.entries(next).map(([key, part]) => [key, shareStructure(from[key], part)])) as T;
}

/** The element that was equal to `part`, at any index; else the one at the same index. */
function lastOf(known: readonly unknown[], part: unknown, at: number): unknown {
  return isEqual(known[at], part) ? known[at] : (known.find((each) => isEqual(each, part)) ?? known[at]);
}
