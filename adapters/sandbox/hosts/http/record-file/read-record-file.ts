/** Reads the record file, repairs the end after a torn write, and refuses any other damage [REC-2, REC-3, REC-5]. */
import { open, truncate } from 'node:fs/promises';
import { BadRecord } from '../../../operator/store/store.ts';
import type { StoredRecord } from '../../../operator/store/store.ts';
import { keepBeside } from './durable-files.ts';
import { fileLines } from './file-lines.ts';
import { NO_LINES, readLine } from './sealed-line.ts';
import type { FileEnd } from './sealed-line.ts';

/** Yields every record and returns the file's end. The file must reach at least `acknowledged`, unless that is null. */
export async function* readRecordFile(
  path: string,
  acknowledged: FileEnd | null,
  log: (message: string) => void,
): AsyncGenerator<StoredRecord, FileEnd> {
  let end = NO_LINES;
  for await (const { bytes, at, isEnded } of fileLines(path)) {
    const place = `${path}:${end.n + 1}`;
    const read = readLine(end, bytes);
    if (!read.ok) {
      if (isEnded || read.isWhole) throw new BadRecord(refusal(path, end.n + 1, read.error));
      requireAcknowledged(path, end, acknowledged);
      const copy = await keepBeside(path, `torn-${end.n + 1}`, bytes);
      await truncate(path, at);
      await sync(path, '');
      log(
        `${place}: the last line was cut off while it was written. Nobody had been told of it, so it was removed; a copy is in ${copy}`,
      );
      return end;
    }
    yield { record: read.record, place };
    end = read.end;
    if (acknowledged?.n === end.n && acknowledged.sum !== end.sum)
      throw new BadRecord(refusal(path, end.n, 'this is not the line that was acknowledged under its number'));
    if (!isEnded) {
      await sync(path, '\n');
      log(`${place}: the last line had lost its line end, which was restored`);
    }
  }
  requireAcknowledged(path, end, acknowledged);
  return end;
}

function requireAcknowledged(path: string, end: FileEnd, acknowledged: FileEnd | null): void {
  if (acknowledged === null || acknowledged.n <= end.n) return;
  const lost = `the whole record ends here, but ${acknowledged.n} lines were acknowledged`;
  throw new BadRecord(refusal(path, end.n + 1, lost));
}

/** The message: the damage, its place, and the remedy. */
export function refusal(path: string, line: number, error: string): string {
  return [
    `${path}:${line}: ${error}.`,
    'The operator does not start, because players may have been told of the damaged records. Nothing was changed.',
    `Restore the data folder from a backup, or start the version that wrote it. Without a backup, keep a copy of the folder, delete line ${line} and everything after it, delete the file that ends in .acknowledged, and start again: the contents of those lines are lost.`,
  ].join(' ');
}

async function sync(path: string, more: string): Promise<void> {
  const file = await open(path, 'a');
  try {
    await file.appendFile(more);
    await file.datasync();
  } finally {
    await file.close();
  }
}
