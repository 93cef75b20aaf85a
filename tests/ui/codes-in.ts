import { textOf } from '../architecture/sources.ts';

/** Codes that stand in a source as the one argument or in a list: a pattern that finds none is out of date. */
export function codesIn(path: string, pattern: RegExp): readonly string[] {
  const found = [...textOf(path).matchAll(pattern)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([\w.-]+)'/g)].map((code) => code[1] ?? ''),
  );
  if (found.length === 0) throw new Error(`${path}: no codes found`);
  return found;
}
