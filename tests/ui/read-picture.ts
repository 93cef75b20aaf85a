/** Reads the QR code that a page draws as one path. */
import { expect } from 'vitest';
import { readQr } from './read-qr.ts';

const QUIET = 4;
/** The modules that the path fills. */
function painted(path: string): ReadonlySet<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)];
  expect(runs.map(([run]) => run).join('')).toBe(path);
  return new Set(
    runs.flatMap(([, x, y, width]) => Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`)),
  );
}

/** The text of a drawn code, whose quiet zone must be empty. */
export function readPicture(path: string, size: number): string {
  const dark = painted(path);
  const inQuiet = [...dark].filter((module) =>
    module.split(' ').some((at) => Number(at) < QUIET || Number(at) >= size - QUIET),
  );
  expect(inQuiet).toEqual([]);
  return readQr(size - 2 * QUIET, (x, y) => dark.has(`${x + QUIET} ${y + QUIET}`));
}
