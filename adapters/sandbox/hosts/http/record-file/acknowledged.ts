/**
 * Notes how far the record was acknowledged: number and checksum of the last durable line, in a file of one block
 * beside the record. The note is written after a line is durable and before anybody is answered. A record that ends
 * before its note has lost acknowledged lines [REC-5].
 */
import { open, readFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { BadRecord } from '../../../operator/store/store.ts';
import { hasCode, replaceFile } from './durable-files.ts';
import { textOf } from './sealed-line.ts';
import type { FileEnd } from './sealed-line.ts';

/** The note fits one disk sector, so a power cut leaves either the old or the new note. */
const NOTE_BYTES = 64;
const NOTE = /^\{"n":(0|[1-9]\d{0,15}),"sum":"([0-9a-f]{16})"\} *\n$/;

/** The note, or null when the file does not exist. Throws `BadRecord` for an unreadable note. */
export async function readAcknowledged(path: string): Promise<FileEnd | null> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  const [, n = '', sum = ''] = (bytes.length === NOTE_BYTES ? NOTE.exec(textOf(bytes) ?? '') : null) ?? [];
  if (n === '')
    throw new BadRecord(
      `${path} can't be read. It says how far the record beside it was acknowledged, so the operator does not start. Restore the file from a backup. If the record is known to be complete, delete this file and start again.`,
    );
  return { n: Number(n), sum };
}

/** Writes the first note durably and returns the function that overwrites it. */
export async function openAcknowledged(
  path: string,
  end: FileEnd,
): Promise<{ readonly note: (end: FileEnd) => Promise<void>; readonly close: () => Promise<void> }> {
  await replaceFile(path, noteOf(end));
  const handle: FileHandle = await open(path, 'r+');
  return {
    // Not synced, because the lines are. After a power cut an older note may remain, which is still true.
    note: async (next) => {
      await handle.write(noteOf(next), 0);
    },
    close: async () => {
      await handle.datasync();
      await handle.close();
    },
  };
}

function noteOf({ n, sum }: FileEnd): string {
  return `${JSON.stringify({ n, sum }).padEnd(NOTE_BYTES - 1)}\n`;
}
