/**
 * The record in a file, one record a line. `append` resolves after fdatasync, so that everything acknowledged survives
 * kill -9 and a power cut. Appends that arrive during a write share the next fdatasync. Rules:
 * `operator/store/SPEC.md`.
 */
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store, StoredRecord } from '../../operator/store/store.ts';
import { takeLock } from './lock.ts';
import { openAcknowledged, readAcknowledged } from './record-file/acknowledged.ts';
import { hasCode, syncFolder } from './record-file/durable-files.ts';
import { migrateRecordFile } from './record-file/migrate.ts';
import { readRecordFile } from './record-file/read-record-file.ts';
import { sealLine } from './record-file/sealed-line.ts';
import type { FileEnd } from './record-file/sealed-line.ts';

const FILE_NAME = 'operator.jsonl';
/** Sorts before the record, so that a copy in name order never holds a note newer than its record. */
const ACKNOWLEDGED_NAME = 'operator.acknowledged';

export interface FileStore extends Store {
  /** Waits for pending writes and releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens `folder`, creating it if necessary. Rejects when another operator uses the folder. `log` receives messages
 * about repairs and failures.
 */
export async function openFileStore(folder: string, log: (message: string) => void): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  const unlock = await takeLock(folder);
  const path = join(folder, FILE_NAME);
  let writer: Writer | null = null;

  return {
    append: (records) =>
      writer === null
        ? Promise.reject(new Error('load the record before appending to it'))
        : writer.append(records.map((record) => JSON.stringify(record))),
    load: async function* (): AsyncGenerator<StoredRecord> {
      const acknowledgedPath = join(folder, ACKNOWLEDGED_NAME);
      await (await open(path, 'a')).close();
      await syncFolder(folder);
      const acknowledged = await readAcknowledged(acknowledgedPath);
      if (acknowledged === null) await migrateRecordFile(path, log);
      const end = yield* readRecordFile(path, acknowledged, log);
      writer = await openWriter(path, acknowledgedPath, end, log);
    },
    close: async () => {
      await writer?.close();
      await unlock();
    },
  };
}

interface Writer {
  readonly append: (recordTexts: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

async function openWriter(
  path: string,
  acknowledgedPath: string,
  from: FileEnd,
  log: (message: string) => void,
): Promise<Writer> {
  const acknowledged = await openAcknowledged(acknowledgedPath, from);
  const file: FileHandle = await open(path, 'a');
  let end = from;
  let waiting: { readonly text: string; readonly done: () => void; readonly failed: (error: unknown) => void }[] = [];
  let isWriting = false;
  let written = Promise.resolve();
  let failure: Error | null = null;

  const write = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      const groupEnd = end;
      waiting = [];
      try {
        if (failure !== null) throw failure;
        await file.appendFile(group.map(({ text }) => text).join(''));
        await file.datasync();
        await acknowledged.note(groupEnd);
        for (const { done } of group) done();
      } catch (error) {
        // Part of a line may be on the disk, so nothing may be appended after it.
        if (failure === null) log(failureText(path, error));
        failure ??= error instanceof Error ? error : new Error(String(error));
        for (const { failed } of group) failed(failure);
      }
    }
    isWriting = false;
  };

  return {
    append: (recordTexts) =>
      new Promise((done, failed) => {
        let text = '';
        for (const recordText of recordTexts) {
          const sealed = sealLine(end, recordText);
          text += sealed.line;
          end = sealed.end;
        }
        waiting.push({ text, done, failed });
        if (isWriting) return;
        isWriting = true;
        written = write();
      }),
    close: async () => {
      await written;
      await file.close();
      await acknowledged.close();
    },
  };
}

function failureText(path: string, error: unknown): string {
  const isFull = hasCode(error, 'ENOSPC') || hasCode(error, 'EDQUOT');
  const why = isFull ? 'the disk is full' : error instanceof Error ? error.message : String(error);
  return `${path}: the record can't be written: ${why}. From now on bets and payments are refused. ${isFull ? 'Free space' : 'Repair the disk'}, then stop the operator and start it again.`;
}
