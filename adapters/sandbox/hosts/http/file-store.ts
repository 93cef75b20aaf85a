/**
 * The record in a file: one JSON record a line. `append` resolves after fdatasync, so that what was answered survives kill -9 and a power cut;
 * appends that come while one is being written share the next fdatasync.
 *
 * A write that was cut off leaves a torn last line: nobody was told of it, so it is cut away, and said. Any other bad line is an error that
 * names file and line: nothing is guessed about money.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, truncate } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord } from '../../operator/store/records.ts';
import type { OperatorRecord } from '../../operator/store/records.ts';
import type { Store } from '../../operator/store/store.ts';
import { takeLock } from './lock.ts';

const FILE_NAME = 'operator.jsonl';

/** A line of the record that is not the last can't be read. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
}

export interface FileStore extends Store {
  /** Waits for what is being written and lets go of the folder. */
  close(): Promise<void>;
}

/** Opens `folder`, made when it is not there. Rejects when another operator uses it. `tell` is told of repairs, in words. */
export async function openFileStore(folder: string, tell: (message: string) => void): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const unlock = await takeLock(folder);
  const path = join(folder, FILE_NAME);
  const file = await open(path, 'a');
  await syncFolder(folder);

  let waiting: { readonly text: string; readonly done: () => void; readonly failed: (error: unknown) => void }[] = [];
  let writing = false;
  let written = Promise.resolve();
  let failure: Error | null = null;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        if (failure !== null) throw failure;
        await file.appendFile(group.map(({ text }) => text).join(''));
        await file.datasync();
        for (const { done } of group) done();
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error(String(error)); // part of a line may be on the disk: nothing may follow it
        for (const { failed } of group) failed(failure);
      }
    }
    writing = false;
  };

  return {
    append: (records) =>
      new Promise((done, failed) => {
        waiting.push({ text: records.map((record) => `${JSON.stringify(record)}\n`).join(''), done, failed });
        if (writing) return;
        writing = true;
        written = write();
      }),
    load: () => readRecords(path, file, tell),
    close: async () => {
      await written;
      await file.close();
      await unlock();
    },
  };
}

async function* readRecords(
  path: string,
  file: FileHandle,
  tell: (message: string) => void,
): AsyncGenerator<OperatorRecord> {
  // A line that can't be read is only known to be the last when nothing follows.
  let bad: { readonly line: number; readonly at: number; readonly error: string } | null = null;
  let whole = true;
  let line = 0;
  for await (const { bytes, at, ended } of lines(path)) {
    line += 1;
    if (bad !== null) throw new BadRecord(`${path}:${bad.line}: ${bad.error}`);
    const read = readLine(bytes);
    if (read.ok) yield read.value;
    else bad = { line, at, error: read.error };
    whole = ended;
  }
  if (bad !== null) {
    await truncate(path, bad.at);
    await file.datasync();
    tell(
      `${path}:${bad.line}: the last record was cut off while it was written (${bad.error}); nobody had been told of it, so it was removed`,
    );
  } else if (!whole) {
    await file.appendFile('\n');
    await file.datasync();
    tell(`${path}:${line}: the last record had lost its line end, which was restored`);
  }
}

function readLine(bytes: Buffer): ReturnType<typeof readRecord> {
  try {
    return readRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown);
  } catch {
    return { ok: false, error: 'not a line of JSON' };
  }
}

/** The file's lines with the offset of their first byte; the last may lack its line end. */
async function* lines(
  path: string,
): AsyncGenerator<{ readonly bytes: Buffer; readonly at: number; readonly ended: boolean }> {
  const NEWLINE = 10;
  let rest: Buffer[] = [];
  let at = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE, from); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      const bytes = Buffer.concat([...rest, chunk.subarray(from, end)]);
      yield { bytes, at, ended: true };
      at += bytes.length + 1;
      rest = [];
      from = end + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield { bytes: Buffer.concat(rest), at, ended: false };
}

/** A new file is only safe once its folder is on the disk. Some systems can't do that to a folder: then there is nothing to do. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    return;
  }
}
