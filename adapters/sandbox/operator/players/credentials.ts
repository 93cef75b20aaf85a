/** Logins, passwords and random names. Uses only WebCrypto, so that a browser's worker and Node behave the same. */
import { hex } from './hasher.ts';
import type { Hasher, HashWork } from './hasher.ts';

/** `length` random bytes. Hosts provide the system's source; tests provide a seeded one. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  /** The scheme's cost. */
  readonly iterations: number;
  /** PBKDF2 when absent. */
  readonly scheme?: 'scrypt' | undefined;
}

const SALT_BYTES = 16;
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A pronounceable password of about 45 bits: `kamori-tubena-4713`. */
export function readablePassword(random: RandomBytes): string {
  const syllable = (): string => pick(CONSONANTS, random) + pick(VOWELS, random);
  const word = (): string => syllable() + syllable() + syllable();
  return `${word()}-${word()}-${1000 + below(9000, random)}`;
}

/** A nine-digit number for a new player, both id and login. */
export function playerNumber(random: RandomBytes): number {
  return 100_000_000 + below(900_000_000, random);
}

/** An unguessable name: 256 bits, base64url. */
export function secretName(random: RandomBytes): string {
  return base64url(random(32));
}

export async function hashPassword(password: string, random: RandomBytes, hasher: Hasher): Promise<PasswordHash> {
  const { fresh } = hasher;
  const salt = hex(random(SALT_BYTES));
  const hash = await hasher.derive(password, salt, fresh);
  return { salt, hash, iterations: fresh.cost, ...(fresh.scheme === 'scrypt' ? { scheme: 'scrypt' } : {}) };
}

/** Takes the same time for a correct and a wrong password. */
export async function verifyPassword(password: string, stored: PasswordHash, hasher: Hasher): Promise<boolean> {
  const work: HashWork = { scheme: stored.scheme ?? 'pbkdf2', cost: stored.iterations };
  const derived = await hasher.derive(password, stored.salt, work);
  let difference = derived.length ^ stored.hash.length;
  for (let i = 0; i < derived.length; i += 1) difference |= derived.charCodeAt(i) ^ stored.hash.charCodeAt(i);
  return difference === 0;
}

/** SHA-256, hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** A uniform number in [0, span), by rejection sampling. */
function below(span: number, random: RandomBytes): number {
  const fair = Math.floor(2 ** 32 / span) * span;
  for (;;) {
    const value = new DataView(random(4).buffer).getUint32(0);
    if (value < fair) return value % span;
  }
}

function pick(letters: string, random: RandomBytes): string {
  return letters.charAt(below(letters.length, random));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
