/** Signatures between the operator and the provider: HMAC-SHA256 under a key that only the two of them have. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A call that was signed longer ago than this, or lies further ahead, is refused. */
const MAX_SKEW_MS = 60_000;

export interface SignedText {
  readonly path: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly signature: string;
}

export function signatureOf(key: string, { path, body, at }: Omit<SignedText, 'signature'>): string {
  return mac(key, `${at}.${path}.${body}`);
}

export function isSignedBy(key: string, call: SignedText, now: number): boolean {
  return Math.abs(now - call.at) <= MAX_SKEW_MS && isSame(signatureOf(key, call), call.signature);
}

export function mac(key: string, text: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
}

/** Compares in a time that does not depend on where the texts differ. */
export function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let at = 0; at < a.length; at += 1) difference |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return difference === 0;
}
