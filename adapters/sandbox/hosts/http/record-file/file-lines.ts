import { createReadStream } from 'node:fs';

/** One line of a file with its place. */
export interface FileLine {
  /** Without the line end. */
  readonly bytes: Buffer;
  /** The offset of the first byte. */
  readonly at: number;
  /** Whether a line end follows. Only the last line may lack one. */
  readonly isEnded: boolean;
}

const NEWLINE = 10;

/** The lines of a file, one at a time. */
export async function* fileLines(path: string): AsyncGenerator<FileLine> {
  let rest: Buffer[] = [];
  let at = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE, from); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(from, end)]);
      yield { bytes, at, isEnded: true };
      at += bytes.length + 1;
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), at, isEnded: false };
}
