/**
 * The outcome of an operation that may be refused: a value or a typed reason. Domain refusals never throw in the core.
 */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: R };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<R>(error: R): { readonly ok: false; readonly error: R } {
  return { ok: false, error };
}
