/** One operator a data folder: two would write over each other's money. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = 'operator.lock';

/** Another operator that runs uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/** Takes the folder and answers the way to let go of it. A lock whose process is gone (kill -9) is taken over. */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, FILE_NAME);
  for (;;) {
    try {
      await writeFile(path, await identity(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    const pid = Number.parseInt(holder, 10);
    if (isRunning(pid) && (await identity(pid)) === holder)
      throw new FolderInUse(`${folder} is in use by another operator (process ${pid})`);
    await rm(path, { force: true });
  }
}

/** A process by its number and, where the system tells, the moment it began: numbers come round again. */
async function identity(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const STARTED = 19; // counted from the field after the name, which may hold spaces
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED] ?? ''}`;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}
