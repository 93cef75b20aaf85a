/** A value of a match that is made once. */
export function remembered<M extends object, T>(make: (match: M) => T): (match: M) => T {
  const known = new WeakMap<M, { readonly value: T }>();
  return (match) => {
    const found = known.get(match) ?? { value: make(match) };
    known.set(match, found);
    return found.value;
  };
}
