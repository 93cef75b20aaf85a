/**
 * Migrates record files from before checksums, in which every line is the plain record. Each is sealed once, and the
 * old file is kept [REC-7].
 */
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readRecord } from '../../../operator/store/records.ts';
import { BadRecord } from '../../../operator/store/store.ts';
import { keepBeside, nameBeside, syncFolder, writeDurably } from './durable-files.ts';
import { fileLines } from './file-lines.ts';
import { refusal } from './read-record-file.ts';
import { NO_LINES, sealLine, textOf, valueOf } from './sealed-line.ts';

/**
 * Seals the lines of an old file and leaves any other file unchanged. Throws `BadRecord`, and changes nothing, when a
 * line cannot be read.
 */
export async function migrateRecordFile(path: string, log: (message: string) => void): Promise<void> {
  if (!(await isOld(path))) return;
  const draft = `${path}.draft`;
  await writeDurably(draft, sealed(path, log), 'w');
  const backup = await nameBeside(path, 'before-checksums');
  await rename(draft, path);
  await syncFolder(dirname(path));
  log(`${path} is from before checksums, which were added. The original file is ${backup}`);
}

async function isOld(path: string): Promise<boolean> {
  for await (const { bytes } of fileLines(path)) return plainRecord(bytes).ok;
  return false;
}

async function* sealed(path: string, log: (message: string) => void): AsyncGenerator<string> {
  let end = NO_LINES;
  for await (const { bytes, isEnded } of fileLines(path)) {
    const read = plainRecord(bytes);
    if (!read.ok && isEnded) throw new BadRecord(refusal(path, end.n + 1, read.error));
    if (!read.ok) {
      const copy = await keepBeside(path, `torn-${end.n + 1}`, bytes);
      log(`${path}:${end.n + 1}: the last line was cut off while it was written and is left out; a copy is in ${copy}`);
      return;
    }
    const next = sealLine(end, read.text);
    end = next.end;
    yield next.line;
  }
}

function plainRecord(
  bytes: Buffer,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string } {
  const text = textOf(bytes);
  if (text === null) return { ok: false, error: 'this is not a line of the record' };
  const value = valueOf(text);
  if (value === null) return { ok: false, error: 'this is not a line of the record' };
  const read = readRecord(value);
  return read.ok ? { ok: true, text } : { ok: false, error: `this version can't read the record (${read.error})` };
}
