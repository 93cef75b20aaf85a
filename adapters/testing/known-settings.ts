/** Settings of a configuration that nobody type-checks: a misspelt one is refused instead of ignored. */

/** Throws where `given` has a setting that is not among `names`. */
export function refuseUnknown(what: string, given: object, names: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`${what} has no setting ${unknown}; one of: ${names.join(', ')}`);
}
