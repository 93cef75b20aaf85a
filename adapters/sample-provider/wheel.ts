/** The wheel: 20 sectors, and the sector that follows from two seeds. Server and page run this code [SMP-1, SMP-2]. */

/** The payment of each sector, in stakes, clockwise from the pointer. The sum is 19, so the return is 19/20. */
export const SECTORS = [5, 0, 1, 0, 2, 1, 0, 1, 0, 1, 2, 0, 1, 0, 1, 0, 2, 1, 0, 1] as const;

const WORDS = 2 ** 32;
/** Words at or above this would favour the first sectors. */
const FAIR_WORDS = WORDS - (WORDS % SECTORS.length);

const encoder = new TextEncoder();
const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The commitment, which is published before the player's seed is chosen. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', encoder.encode(serverSeed)));
}

/** HMAC-SHA256 of `clientSeed:counter` under the server's seed; the first fair word, modulo the number of sectors. */
export async function sectorOf(serverSeed: string, clientSeed: string): Promise<number> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(serverSeed), algorithm, false, ['sign']);
  for (let counter = 0; ; counter += 1) {
    // One word after another, until one is fair.
    // oxlint-disable-next-line no-await-in-loop
    const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${counter}`));
    const word = new DataView(signed).getUint32(0);
    if (word < FAIR_WORDS) return word % SECTORS.length;
  }
}

/** Minor units. */
export function paysOf(stake: number, sector: number): number {
  return stake * (SECTORS[sector] ?? 0);
}
