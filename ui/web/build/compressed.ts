/** Compresses the files of a site at build time, so that hosts send them as small as Brotli can make them. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet either way, bytes. */
const MIN_BYTES = 1_000;

/** `PATH.br` for each file worth compressing: the file at quality 11, which takes too long while a visitor waits. */
export const compressed = async (
  files: ReadonlyMap<string, Uint8Array | string>,
): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map(
    await Promise.all(
      [...files]
        .filter(([path, contents]) => COMPRESSIBLE.test(path) && contents.length >= MIN_BYTES)
        .map(async ([path, contents]) => {
          const bytes = Buffer.from(contents);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          };
          return [`${path}.br`, await promisify(brotliCompress)(bytes, { params })] as const;
        }),
    ),
  );
