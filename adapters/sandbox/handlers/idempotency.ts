/** The key under which a call is carried out once, however often it is sent. */
import { problem } from './respond.ts';

export function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,128}$/.test(key);
}

/** The call's key; null where it is missing or malformed. */
export function keyOf({ headers }: { readonly headers: Headers }): string | null {
  const key = headers.get('idempotency-key') ?? '';
  return isKey(key) ? key : null;
}

export function missingKey(): Response {
  return problem({
    status: 400,
    code: 'missingKey',
    title: 'A header is missing',
    detail: 'Idempotency-Key: 1 to 128 visible ASCII letters.',
  });
}
