import { textOf } from '../architecture/sources.ts';

/** The codes that a pattern finds in a source file. A pattern that finds none is outdated and throws. */
export function codesIn(path: string, pattern: RegExp): readonly string[] {
  const found = [...textOf(path).matchAll(pattern)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([\w.-]+)'/g)].map((code) => code[1] ?? ''),
  );
  if (found.length === 0) throw new Error(`${path}: no codes found`);
  return found;
}
