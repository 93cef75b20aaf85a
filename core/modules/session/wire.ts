import * as v from 'valibot';
import type { Tokens } from '../../http/api.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';

const tokens = { token: v.pipe(v.string(), v.minLength(1)), sessionToken: v.string(), expiresAt: integer };
const signedIn = v.object({
  ...tokens,
  userId: v.pipe(v.string(), v.minLength(1)),
  previousLoginAt: v.nullable(integer),
});
const registered = v.object({ ...signedIn.entries, login: v.string(), password: v.string() });

export interface SignedInWire {
  readonly token: string;
  readonly sessionToken: string;
  readonly expiresAt: number;
  readonly userId: string;
  readonly previousLoginAt: number | null;
}
export interface RegisteredWire extends SignedInWire {
  readonly login: string;
  readonly password: string;
}

/** The owner of the operator's token; omitted by an operator that does not name one. */
export const decodeTokens: Decode<Tokens & { readonly userId?: string }> = decodeWith(
  v.object({ ...tokens, userId: v.exactOptional(v.pipe(v.string(), v.minLength(1))) }),
);
export const decodeSignedIn: Decode<SignedInWire> = decodeWith(signedIn);
export const decodeRegistered: Decode<RegisteredWire> = decodeWith(registered);

/** The session call answers with the user's id as plain text, or nothing. */
export const decodeSessionText: Decode<string> = (value) => {
  if (typeof value !== 'string') return err('not a text');
  const id = value.trim();
  return /^[\w-]{0,40}$/.test(id) ? ok(id) : err('not a user id');
};

/** Whose session the cookie is. */
export const SESSION_CALL = { method: 'GET', path: '/web-api/session', text: true, decode: decodeSessionText } as const;

/** The operator's number of a registration without a bonus [AUT-20]. */
export const NO_BONUS = 0;

/** Login and password travel as base64 of their UTF-8 bytes. */
export function encodeCredential(text: string): string {
  const bytes: number[] = [];
  for (const part of encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g))
    bytes.push(part[1] === undefined ? (part[2] ?? '').charCodeAt(0) : Number.parseInt(part[1], 16));
  return base64(bytes);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64(bytes: readonly number[]): string {
  let out = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3);
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out +=
      ALPHABET.charAt(bits >> 18) +
      ALPHABET.charAt((bits >> 12) & 63) +
      (b === undefined ? '=' : ALPHABET.charAt((bits >> 6) & 63)) +
      (c === undefined ? '=' : ALPHABET.charAt(bits & 63));
  }
  return out;
}
