/** Allows one operator per data folder; two would overwrite each other's money [REC-6]. */
import { link, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, writeDurably } from './record-file/durable-files.ts';

const FILE_NAME = 'operator.lock';
/** A process id and, where the system provides it, the process's start time. */
const HOLDER = /^([1-9]\d*)(?: \d*)?$/;

/** Another running operator uses the folder, or may use it. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Locks the folder and returns the function that releases it. A lock whose process has ended (kill -9) is taken over.
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, FILE_NAME);
  const own = await identity(process.pid);
  while (!(await tryLock(path, own))) {
    const holder = await readHolder(path);
    if (holder === null) continue;
    const [, digits] = HOLDER.exec(holder) ?? [];
    if (digits === undefined)
      throw new FolderInUse(
        `${path} does not say which process holds the folder. Make sure that no operator uses ${folder}, then delete that file and start again.`,
      );
    const pid = Number(digits);
    if (isRunning(pid) && (await identity(pid)) === holder)
      throw new FolderInUse(`${folder} is in use by another operator (process ${pid})`);
    await takeAway(path, holder);
  }
  return async () => {
    if ((await readHolder(path)) === own) await rm(path, { force: true });
  };
}

/**
 * Creates the lock together with its contents in one step, so that no process ever sees an empty lock. Returns whether
 * that succeeded.
 */
async function tryLock(path: string, own: string): Promise<boolean> {
  const draft = `${path}.${process.pid}`;
  await writeDurably(draft, [own], 'w');
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes a dead holder's lock. A lock that another starting operator has created meanwhile is put back. */
async function takeAway(path: string, holder: string): Promise<void> {
  const aside = `${path}.${process.pid}.old`;
  try {
    await rename(path, aside);
    if ((await readHolder(aside)) !== holder) await link(aside, path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function readHolder(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** A process by its id and, where the system provides it, its start time, because ids are reused. */
async function identity(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const STARTED = 19; // counted from the field after the name, which may hold spaces
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED] ?? ''}`;
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
