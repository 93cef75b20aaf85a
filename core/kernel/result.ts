/** The outcome of something that may be refused: a value, or a typed reason. Nothing in the core throws for a domain refusal. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: R };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<R>(error: R): { readonly ok: false; readonly error: R } {
  return { ok: false, error };
}
