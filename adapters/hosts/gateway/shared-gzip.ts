/**
 * Gzip for streams that send the same chunks: each chunk is compressed once, however many streams send it. A chunk
 * becomes raw deflate blocks that refer to nothing before them and end at a whole byte, so that any sequence of
 * compressed chunks behind a gzip header is a valid gzip body.
 */
import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

const compress = promisify(deflateRaw);

/** Magic number, deflate, no flags, no time, unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const LAST_BLOCK = [3, 0];

const compressed = new WeakMap<Uint8Array, Promise<Buffer>>();

export interface SharedGzip {
  readonly header: Buffer;
  /** The next chunk, compressed. Chunks that are the same object share their compressed bytes. */
  readonly next: (chunk: Uint8Array) => Promise<Buffer>;
  /** The end of the body: its last block, checksum and length. */
  readonly end: () => Buffer;
}

export function createSharedGzip(): SharedGzip {
  let checksum = 0;
  let length = 0;
  return {
    header: HEADER,
    next: (chunk) => {
      // zlib takes bytes at no address for the start of a checksum.
      if (chunk.byteLength > 0) checksum = crc32(chunk, checksum);
      length = (length + chunk.byteLength) >>> 0;
      const known = compressed.get(chunk);
      if (known !== undefined) return known;
      const made = compress(chunk, { finishFlush: constants.Z_FULL_FLUSH });
      compressed.set(chunk, made);
      return made;
    },
    end: () => {
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum, 0);
      trailer.writeUInt32LE(length, 4);
      return Buffer.concat([Buffer.from(LAST_BLOCK), trailer]);
    },
  };
}
