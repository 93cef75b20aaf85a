/**
 * Reads a QR code without repairing it: versions 1 to 9 at level M in bytes, after ISO/IEC 18004. Independent of the
 * encoder, so that a picture is checked against the standard.
 */

/** Sizes of the data blocks, by version. */
const BLOCKS: readonly (readonly number[])[] = [
  [],
  [16],
  [28],
  [44],
  [32, 32],
  [43, 43],
  [27, 27, 27, 27],
  [31, 31, 31, 31],
  [38, 38, 39, 39],
  [36, 36, 36, 37, 37],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];
const FORMAT_MASK = 0b1_0101_0000_0100_10;
const LEVEL_M = 0;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function isFunction(version: number, x: number, y: number): boolean {
  const side = 17 + 4 * version;
  if ((x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8) || x === 6 || y === 6) return true;
  if (version >= 7 && ((x >= side - 11 && y < 6) || (y >= side - 11 && x < 6))) return true;
  const at = ALIGNMENT[version] ?? [];
  const last = at.at(-1);
  return at.some((cx) =>
    at.some(
      (cy) =>
        !(cx === 6 && (cy === 6 || cy === last)) &&
        !(cy === 6 && cx === last) &&
        Math.abs(x - cx) <= 2 &&
        Math.abs(y - cy) <= 2,
    ),
  );
}

function* zigzag(side: number): Generator<readonly [number, number]> {
  let isUp = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step += 1) {
      const y = isUp ? side - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUp = !isUp;
  }
}

const numberOf = (bits: readonly boolean[]): number => bits.reduce((sum, bit) => sum * 2 + Number(bit), 0);

/** `dark` answers for the code itself, without its quiet zone. */
export function readQr(side: number, dark: (x: number, y: number) => boolean): string {
  const version = (side - 17) / 4;
  const blocks = BLOCKS[version];
  if (blocks === undefined) throw new Error(`no version has ${side} modules`);
  // The copy of the format beside the corner: along row 8 to the left edge of its bits, then up column 8.
  const format =
    numberOf([...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => dark(x, 8)), ...[7, 5, 4, 3, 2, 1, 0].map((y) => dark(8, y))]) ^
    FORMAT_MASK;
  if (format >> 13 !== LEVEL_M) throw new Error(`level ${format >> 13} is not M`);
  const mask = MASKS[(format >> 10) & 7];
  const bits: boolean[] = [];
  for (const [x, y] of zigzag(side)) {
    if (!isFunction(version, x, y)) bits.push(dark(x, y) !== mask?.(x, y));
  }
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    numberOf(bits.slice(at * 8, at * 8 + 8)),
  );
  const read: number[][] = blocks.map(() => []);
  let next = 0;
  for (let row = 0; row < Math.max(...blocks); row += 1) {
    blocks.forEach((size, block) => {
      if (row < size) read[block]?.push(codewords[next++] ?? 0);
    });
  }
  const nibbles = read.flat().flatMap((byte) => [byte >> 4, byte & 15]);
  if (nibbles[0] !== 4) throw new Error(`mode ${nibbles[0]} is not bytes`);
  const byteAt = (at: number): number => ((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0);
  return new TextDecoder().decode(Uint8Array.from({ length: byteAt(1) }, (_, at) => byteAt(3 + at * 2)));
}
