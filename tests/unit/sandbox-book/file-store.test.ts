import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileStore } from '../../../adapters/sandbox/hosts/http/file-store.ts';
import { FolderInUse } from '../../../adapters/sandbox/hosts/http/lock.ts';
import { NO_LINES, sealLine } from '../../../adapters/sandbox/hosts/http/record-file/sealed-line.ts';
import type { FileStore } from '../../../adapters/sandbox/hosts/http/file-store.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { BadRecord } from '../../../adapters/sandbox/operator/store/store.ts';
import { newPlayer, stage } from './given.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'operator.jsonl');
const acknowledgedPath = (): string => join(folder, 'operator.acknowledged');
const lockPath = (): string => join(folder, 'operator.lock');
const record = (at: number, idHash = 'ünïcødé'): OperatorRecord => ({ t: 'loggedOut', at, idHash });

/** A store whose record has been loaded, as after the start of the operator. */
async function loaded(report: (message: string) => void = () => undefined): Promise<FileStore> {
  const store = await openFileStore(folder, report);
  for await (const stored of store.load()) expect(stored.place).toContain(path());
  return store;
}

async function write(...records: readonly OperatorRecord[]): Promise<void> {
  const store = await loaded();
  await store.append(records);
  await store.close();
}

async function read(): Promise<{ readonly records: readonly OperatorRecord[]; readonly messages: readonly string[] }> {
  const messages: string[] = [];
  const store = await openFileStore(folder, (message) => messages.push(message));
  try {
    const records: OperatorRecord[] = [];
    for await (const stored of store.load()) records.push(stored.record);
    return { records, messages };
  } finally {
    await store.close();
  }
}

/** Writes lines in the format of the store, without recording their acknowledgement. */
function writeUnacknowledged(...recordTexts: readonly string[]): void {
  let end = NO_LINES;
  for (const recordText of recordTexts) {
    const sealed = sealLine(end, recordText);
    appendFileSync(path(), sealed.line);
    end = sealed.end;
  }
}

const lines = (): readonly string[] => readFileSync(path(), 'utf8').split('\n').slice(0, -1);
const putLines = (...texts: readonly (string | undefined)[]): void =>
  writeFileSync(path(), texts.map((text) => `${text ?? ''}\n`).join(''));

describe('the record file', () => {
  it('[REC-1] returns appended entries in order', async () => {
    await write(record(1), record(2));
    await write(record(3));
    expect(await read()).toEqual({ records: [record(1), record(2), record(3)], messages: [] });
  });

  it('[REC-1] keeps the order of concurrent appends, and resolves each of them', async () => {
    const store = await loaded();
    await Promise.all(Array.from({ length: 200 }, (_, at) => store.append([record(at)])));
    await store.close();
    expect((await read()).records.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, at) => at));
  });

  it('[REC-1] reads lines longer than one chunk of the file', async () => {
    const long = record(1, 'é'.repeat(100_000));
    await write(long, record(2));
    expect((await read()).records).toEqual([long, record(2)]);
  });

  it('[REC-1] gives each line a number and a checksum over itself and the previous line', async () => {
    await write(record(1), record(2));
    expect(lines().map((line) => line.replace(/"sum":"[0-9a-f]{16}"/, '"sum":"…"'))).toEqual([
      `{"n":1,"sum":"…","record":${JSON.stringify(record(1))}}`,
      `{"n":2,"sum":"…","record":${JSON.stringify(record(2))}}`,
    ]);
  });

  it('[REC-1] refuses an append before the record has been loaded', async () => {
    const store = await openFileStore(folder, () => undefined);
    await expect(store.append([record(1)])).rejects.toThrow('load the record before appending to it');
    await store.close();
  });
});

describe('an interrupted write', () => {
  it('[REC-2] truncates a torn last line that was never acknowledged, at any offset, keeps a copy, and reports the copy', async () => {
    await write(record(1));
    const first = readFileSync(path());
    const note = readFileSync(acknowledgedPath());
    await write(record(2));
    const whole = readFileSync(path());
    for (let length = first.length + 1; length < whole.length - 1; length += 1) {
      writeFileSync(path(), whole.subarray(0, length));
      writeFileSync(acknowledgedPath(), note);
      const copy = `${path()}.torn-2`;
      expect(await read()).toEqual({
        records: [record(1)],
        messages: [
          `${path()}:2: the last line was cut off while it was written. Nobody had been told of it, so it was removed; a copy is in ${copy}`,
        ],
      });
      expect(readFileSync(path())).toEqual(first);
      expect(readFileSync(copy)).toEqual(whole.subarray(first.length, length));
      rmSync(copy);
    }
    await write(record(3));
    expect(await read()).toEqual({ records: [record(1), record(3)], messages: [] });
  });

  it('[REC-2] gives a second torn line with the same number a separate copy', async () => {
    await write(record(1));
    for (const torn of ['{"n":2', '{"n":2,"su']) {
      appendFileSync(path(), torn);
      await read();
    }
    expect(readFileSync(`${path()}.torn-2`, 'utf8')).toBe('{"n":2');
    expect(readFileSync(`${path()}.torn-2-2`, 'utf8')).toBe('{"n":2,"su');
  });

  it('[REC-2] restores the missing line end of a complete last line, and keeps the line', async () => {
    await write(record(1), record(2));
    truncateSync(path(), readFileSync(path()).length - 1);
    expect(await read()).toEqual({
      records: [record(1), record(2)],
      messages: [expect.stringContaining(':2: the last line had lost its line end')],
    });
    await write(record(3));
    expect((await read()).records).toHaveLength(3);
  });
});

describe('an unreadable record', () => {
  const refused = async (line: number, why: string): Promise<void> => {
    const before = readFileSync(path());
    await expect(read()).rejects.toThrow(BadRecord);
    await expect(read()).rejects.toThrow(`${path()}:${line}: ${why}`);
    await expect(read()).rejects.toThrow('Restore the data folder from a backup');
    expect(readFileSync(path())).toEqual(before);
  };

  it('[REC-3] one changed byte in the last complete line stops the start', async () => {
    await write(record(1), record(2));
    const bytes = readFileSync(path());
    bytes[bytes.length - 10] = (bytes[bytes.length - 10] ?? 0) ^ 1;
    writeFileSync(path(), bytes);
    await refused(2, 'the line or one before it was changed: its checksum does not fit');
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['zeros', '\0\0\0\0'],
    ['bytes that are no text', Buffer.from([0xc3, 0x28])],
  ])('[REC-3] a complete last line of %s stops the start', async (_, junk) => {
    await write(record(1));
    appendFileSync(path(), junk);
    appendFileSync(path(), '\n');
    await refused(2, 'this is not a line of the record');
  });

  it.each([
    ['a record of a newer version', '{"t":"magic"}', "this version can't read the record (Invalid type"],
    [
      'a record with a field that is wrong',
      '{"t":"loggedOut","at":"yesterday","idHash":"x"}',
      'this version can\'t read the record (Invalid type: Expected number but received "yesterday" at at)',
    ],
  ])('[REC-3] %s stops the start, with or without its line end', async (_, recordText, why) => {
    writeUnacknowledged(JSON.stringify(record(1)), recordText);
    await refused(2, why);
    truncateSync(path(), readFileSync(path()).length - 1);
    await refused(2, why);
  });

  it('[REC-4] a missing, repeated, reordered or foreign line stops the start', async () => {
    await write(record(1), record(2), record(3), record(4));
    const [first, second, third, fourth] = lines();
    putLines(first, third, fourth);
    await refused(2, 'record 2 is missing');
    putLines(first, fourth);
    await refused(2, 'records 2 to 3 are missing');
    putLines(first, second, second, third, fourth);
    await refused(3, 'record 2 stands here a second time');
    putLines(first, third, second, fourth);
    await refused(2, 'record 2 is missing');
    rmSync(folder, { recursive: true });
    await write(record(9), record(8), record(3));
    const [, , ofAnother] = lines();
    putLines(first, second, ofAnother, fourth);
    rmSync(acknowledgedPath());
    await refused(3, 'the line or one before it was changed: its checksum does not fit');
  });

  it('[REC-5] a record shorter than its acknowledged length stops the start, whether it ends at a line end, within a line, or is empty', async () => {
    await write(record(1), record(2), record(3));
    const [first = '', second = ''] = lines();
    putLines(first);
    await refused(2, 'the whole record ends here, but 3 lines were acknowledged');
    putLines(first, second);
    appendFileSync(path(), '{"n":3,"sum":"');
    await refused(3, 'the whole record ends here, but 3 lines were acknowledged');
    writeFileSync(path(), '');
    await refused(1, 'the whole record ends here, but 3 lines were acknowledged');
    rmSync(path());
    await expect(read()).rejects.toThrow(`${path()}:1: the whole record ends here`);
  });

  it('[REC-5] a different record with the same line numbers stops the start', async () => {
    await write(record(1), record(2));
    rmSync(path());
    writeUnacknowledged(JSON.stringify(record(3)), JSON.stringify(record(4)));
    await refused(2, 'this is not the line that was acknowledged under its number');
  });

  it.each([
    ['emptied', ''],
    ['damaged', '{"n":1,"sum":"…"}'],
  ])('[REC-5] an acknowledgement file that was %s stops the start', async (_, text) => {
    await write(record(1));
    writeFileSync(acknowledgedPath(), text);
    await expect(read()).rejects.toThrow(BadRecord);
    await expect(read()).rejects.toThrow(`${acknowledgedPath()} can't be read`);
  });

  it('[REC-5] a record without an acknowledgement file is read, and the file is created', async () => {
    await write(record(1));
    rmSync(acknowledgedPath());
    expect((await read()).records).toEqual([record(1)]);
    expect(existsSync(acknowledgedPath())).toBe(true);
  });

  it('[REC-9] a posting that does not sum to zero stops the start, and the error names file and line', async () => {
    const store = await openFileStore(folder, () => undefined);
    const { operator } = await stage({ store });
    await newPlayer(operator);
    await operator.stop();
    await store.close();
    const texts = lines().map((line) => line.slice(line.indexOf('"record":') + 9, -1));
    rmSync(path());
    rmSync(acknowledgedPath());
    writeUnacknowledged(...texts.map((text) => text.replace(/"amount":(\d+)/, '"amount":1$1')));
    const damaged = await openFileStore(folder, () => undefined);
    await expect(stage({ store: damaged })).rejects.toThrow(BadRecord);
    await damaged.close();
    const again = await openFileStore(folder, () => undefined);
    await expect(stage({ store: again })).rejects.toThrow(
      new RegExp(`operator\\.jsonl:2: the record does not follow from those before it: a posting is off by \\d+ EUR`),
    );
    await again.close();
  });
});

describe('a record without checksums', () => {
  const old = (...records: readonly OperatorRecord[]): string =>
    records.map((each) => `${JSON.stringify(each)}\n`).join('');

  it('[REC-7] is converted, the original file is kept, and the conversion is reported', async () => {
    writeFileSync(path(), old(record(1), record(2)));
    const kept = `${path()}.before-checksums`;
    expect(await read()).toEqual({
      records: [record(1), record(2)],
      messages: [expect.stringContaining(`The original file is ${kept}`)],
    });
    expect(readFileSync(kept, 'utf8')).toBe(old(record(1), record(2)));
    await write(record(3));
    expect(await read()).toEqual({ records: [record(1), record(2), record(3)], messages: [] });
    expect(readdirSync(folder).toSorted()).toEqual([
      'operator.acknowledged',
      'operator.jsonl',
      'operator.jsonl.before-checksums',
    ]);
  });

  it('[REC-7] keeps a torn last line in a separate file, and leaves the line out', async () => {
    writeFileSync(path(), `${old(record(1))}{"t":"logg`);
    expect((await read()).records).toEqual([record(1)]);
    expect(readFileSync(`${path()}.torn-2`, 'utf8')).toBe('{"t":"logg');
  });

  it('[REC-7] stops the start when a complete line is unreadable, and is not modified', async () => {
    const text = `${old(record(1))}{"t":"magic"}\n`;
    writeFileSync(path(), text);
    await expect(read()).rejects.toThrow(`${path()}:2: this version can't read the record`);
    expect(readFileSync(path(), 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['operator.jsonl']);
  });
});

describe('a full disk', () => {
  it('[REC-10] is reported at once with the file and a remedy, and every later append is refused', async () => {
    await write(record(1));
    const messages: string[] = [];
    const store = await openFileStore(folder, (message) => messages.push(message));
    for await (const stored of store.load()) {
      // The store opens the file for writing after the last record has been read.
      expect(stored.record).toEqual(record(1));
      rmSync(path());
      symlinkSync('/dev/full', path());
    }
    await expect(store.append([record(2)])).rejects.toThrow('ENOSPC');
    expect(messages).toEqual([
      `${path()}: the record can't be written: the disk is full. From now on bets and payments are refused. Free space, then stop the operator and start it again.`,
    ]);
    await expect(store.append([record(3)])).rejects.toThrow('ENOSPC');
    expect(messages).toHaveLength(1);
    await store.close();
  });
});

describe('the lock of the data folder', () => {
  it('[REC-6] refuses a second operator while the first runs, and ignores the lock of a dead process', async () => {
    writeFileSync(lockPath(), '1 0');
    await write(record(1)); // The process id 1 has been reused by a process with another start time.
    writeFileSync(lockPath(), '999999999');
    await write(record(2));
    const parent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    writeFileSync(lockPath(), `${process.ppid} ${parent.slice(parent.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`);
    await expect(openFileStore(folder, () => undefined)).rejects.toThrow(FolderInUse);
  });

  it.each([
    ['emptied', ''],
    ['overwritten', 'nonsense'],
  ])('[REC-6] a lock file that was %s lets no second operator start', async (_, text) => {
    const first = await loaded();
    writeFileSync(lockPath(), text);
    await expect(openFileStore(folder, () => undefined)).rejects.toThrow(FolderInUse);
    await expect(openFileStore(folder, () => undefined)).rejects.toThrow(`${lockPath()} does not say which process`);
    await first.append([record(1)]);
    await first.close();
    expect(readFileSync(lockPath(), 'utf8')).toBe(text);
  });
});
