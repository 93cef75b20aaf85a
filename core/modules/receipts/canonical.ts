/**
 * Canonical JSON by RFC 8785 (JSON Canonicalization Scheme), as far as receipts need it: one text for one value. Keys
 * are sorted by their UTF-16 units, there is no white space, numbers are safe integers.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Throws a TypeError for values without a canonical form here: fractions, undefined, functions. */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`${value} is no safe integer`);
    return String(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object') throw new TypeError(`${typeof value} has no canonical form`);
  // The comparison of strings is by UTF-16 units.
  return `{${Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`)
    .join()}}`;
}

/** The object of a canonical text; null for any other text. */
export function readCanonical(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value) || canonical(value) !== text) return null;
    return { ...value };
  } catch {
    return null;
  }
}
