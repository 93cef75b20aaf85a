/** Writes files that are either complete on the disk or absent. */
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file, completely and durably. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.draft`;
  await writeDurably(draft, [text], 'w');
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Writes `bytes` durably beside `path` under a free name, and returns that name. */
export async function keepBeside(path: string, ending: string, bytes: Buffer): Promise<string> {
  return firstFree(path, ending, (name) => writeDurably(name, [bytes], 'wx'));
}

/** Links a file to a second, free name, and returns that name. */
export async function nameBeside(path: string, ending: string): Promise<string> {
  return firstFree(path, ending, (name) => link(path, name));
}

/**
 * A new file is durable only once its folder is synced. Some systems cannot sync a folder; there is no alternative
 * then.
 */
export async function syncFolder(folder: string): Promise<void> {
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

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Writes a file and waits until it is on the disk. Removes the file on failure. */
export async function writeDurably(
  path: string,
  parts: AsyncIterable<string> | Iterable<string | Buffer>,
  flag: 'w' | 'wx',
): Promise<void> {
  const handle = await open(path, flag);
  try {
    for await (const part of parts) await handle.appendFile(part);
    await handle.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

async function firstFree(path: string, ending: string, make: (name: string) => Promise<void>): Promise<string> {
  for (let i = 1; ; i += 1) {
    const name = `${path}.${ending}${i === 1 ? '' : `-${i}`}`;
    try {
      await make(name);
      await syncFolder(dirname(path));
      return name;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}
