/** Logins, passwords and random names. WebCrypto alone, so that a browser's worker and Node do the same. */

/** `length` random bytes. Hosts give the system's; tests a seeded one. */
export type RandomBytes = (length: number) => Uint8Array<ArrayBuffer>;

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
  readonly iterations: number;
}

/** PBKDF2-SHA-512 work of a new password. A stored hash keeps its own count. */
export const PASSWORD_ITERATIONS = 210_000;
const HASH_BITS = 512;
const SALT_BYTES = 16;
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A password that can be read aloud, about 45 bits: `kamori-tubena-4713`. */
export function readablePassword(random: RandomBytes): string {
  const syllable = (): string => pick(CONSONANTS, random) + pick(VOWELS, random);
  const word = (): string => syllable() + syllable() + syllable();
  return `${word()}-${word()}-${1000 + below(9000, random)}`;
}

/** A nine-digit number for a new player: id and login in one. */
export function playerNumber(random: RandomBytes): number {
  return 100_000_000 + below(900_000_000, random);
}

/** A name that can't be guessed: 256 bits, base64url. */
export function secretName(random: RandomBytes): string {
  return base64url(random(32));
}

export async function hashPassword(
  password: string,
  random: RandomBytes,
  iterations = PASSWORD_ITERATIONS,
): Promise<PasswordHash> {
  const salt = random(SALT_BYTES);
  return { salt: hex(salt), hash: hex(await derive(password, salt, iterations)), iterations };
}

/** Takes the same time for a right and a wrong password. */
export async function verifyPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const derived = hex(await derive(password, unhex(stored.salt), stored.iterations));
  let difference = derived.length ^ stored.hash.length;
  for (let i = 0; i < derived.length; i += 1) difference |= derived.charCodeAt(i) ^ stored.hash.charCodeAt(i);
  return difference === 0;
}

/** SHA-256, hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations }, key, HASH_BITS),
  );
}

/** A fair number in [0, span): values past the last whole span are drawn again. */
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

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
