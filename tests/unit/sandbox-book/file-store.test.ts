import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadRecord, openFileStore } from '../../../adapters/sandbox/hosts/http/file-store.ts';
import { FolderInUse } from '../../../adapters/sandbox/hosts/http/lock.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (): string => join(folder, 'operator.jsonl');
const record = (at: number, idHash = 'ünïcødé'): OperatorRecord => ({ t: 'loggedOut', at, idHash });

async function write(...records: readonly OperatorRecord[]): Promise<void> {
  const store = await openFileStore(folder, () => undefined);
  await store.append(records);
  await store.close();
}

async function read(): Promise<{ readonly records: readonly OperatorRecord[]; readonly told: readonly string[] }> {
  const told: string[] = [];
  const store = await openFileStore(folder, (message) => told.push(message));
  try {
    const records: OperatorRecord[] = [];
    for await (const one of store.load()) records.push(one);
    return { records, told };
  } finally {
    await store.close();
  }
}

describe('the record in a file', () => {
  it('gives back what was appended, in order', async () => {
    await write(record(1), record(2));
    await write(record(3));
    expect(await read()).toEqual({ records: [record(1), record(2), record(3)], told: [] });
  });

  it('keeps the order of many appends at once, and each resolves', async () => {
    const store = await openFileStore(folder, () => undefined);
    await Promise.all(Array.from({ length: 200 }, (_, at) => store.append([record(at)])));
    await store.close();
    expect((await read()).records.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, at) => at));
  });

  it('reads lines that are longer than a chunk of the file', async () => {
    const long = record(1, 'é'.repeat(100_000));
    await write(long, record(2));
    expect((await read()).records).toEqual([long, record(2)]);
  });

  it('cuts away a torn last line, wherever it tore, says so, and goes on', async () => {
    await write(record(1), record(2));
    const whole = readFileSync(path());
    const secondAt = whole.indexOf(10) + 1;
    for (let length = secondAt + 1; length < whole.length - 1; length += 1) {
      writeFileSync(path(), whole);
      truncateSync(path(), length);
      const { records, told } = await read();
      expect(records).toEqual([record(1)]);
      expect(told).toEqual([expect.stringContaining(`${path()}:2: the last record was cut off`)]);
      expect(readFileSync(path())).toEqual(whole.subarray(0, secondAt));
    }
    await write(record(3));
    expect(await read()).toEqual({ records: [record(1), record(3)], told: [] });
  });

  it('restores a lost line end, and keeps the record', async () => {
    await write(record(1), record(2));
    truncateSync(path(), readFileSync(path()).length - 1);
    expect(await read()).toEqual({
      records: [record(1), record(2)],
      told: [expect.stringContaining(':2: the last record had lost its line end')],
    });
    await write(record(3));
    expect((await read()).records).toHaveLength(3);
  });

  it.each([
    ['no JSON', 'nonsense', 'not a line of JSON'],
    [
      'no record',
      '{"t":"loggedOut","at":"yesterday","idHash":"x"}',
      'Invalid type: Expected number but received "yesterday" at at',
    ],
    ['an unknown record', '{"t":"magic"}', 'Invalid type'],
  ])('a bad line in the middle (%s) is an error with file and line', async (_, line, why) => {
    await write(record(1));
    appendFileSync(path(), `${line}\n`);
    await write(record(2));
    await expect(read()).rejects.toThrow(BadRecord);
    await expect(read()).rejects.toThrow(`${path()}:2: ${why}`);
  });

  it('a second operator on the same folder is refused while the first runs; a dead one is not minded', async () => {
    writeFileSync(join(folder, 'operator.lock'), '1 0');
    await write(record(1)); // process 1 began at another moment: the number came round
    writeFileSync(join(folder, 'operator.lock'), '999999999');
    await write(record(2));
    const parent = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    writeFileSync(
      join(folder, 'operator.lock'),
      `${process.ppid} ${parent.slice(parent.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`,
    );
    await expect(openFileStore(folder, () => undefined)).rejects.toThrow(FolderInUse);
  });
});
