/** Time-based one-time passwords: RFC 6238 over RFC 4226, HMAC-SHA-1, 30 s, six digits, as in authenticator apps. */

export const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps before and after the current one whose codes are accepted, because clocks differ. */
const DRIFT = 1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let out = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      out += ALPHABET.charAt((held >> bits) & 31);
    }
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? out : out + ALPHABET.charAt((held << (5 - bits)) & 31);
}

function unbase32(text: string): Uint8Array<ArrayBuffer> {
  const out: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = (held << 5) | ALPHABET.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    out.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(out);
}

/** The code of one step; `digits` because RFC 6238's examples have 8. */
export async function codeOfStep(secret: string, step: number, digits = DIGITS): Promise<string> {
  const key = await crypto.subtle.importKey('raw', unbase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  const offset = mac.getUint8(mac.byteLength - 1) & 15;
  return String((mac.getUint32(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0');
}

/** The step of a code, or null. `after` is the last used step: a code works once (RFC 6238, 5.2). */
export async function stepOfCode(secret: string, code: string, now: number, after: number): Promise<number | null> {
  const current = Math.floor(now / STEP_MS);
  for (let step = current - DRIFT; step <= current + DRIFT; step += 1) {
    if (step > after && (await codeOfStep(secret, step)) === code) return step;
  }
  return null;
}
