/** The calls in the table of the stand-in's README. */

export interface DocumentedCall {
  readonly method: string;
  /** The path as written, with parameters in braces. */
  readonly path: string;
  /** Marked **T**. */
  readonly isSigned: boolean;
}

/** A path without parameter names: `/a/{id}` and `/a/:id` are `/a/:`. */
export function pathOf(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, ':');
}

/** One cell may list several calls; `…` continues the previous path, `the same` repeats it. */
export function documentedCalls(readme: string): readonly DocumentedCall[] {
  const rows = readme.split('\n').filter((line) => /^\| (?:GET|POST|DELETE)\b/.test(line));
  let last = '';
  return rows.flatMap((row) => {
    const cell = row.split(/ \| /)[0] ?? '';
    return [
      ...cell.matchAll(/((?:GET|POST|DELETE)(?:, (?:GET|POST|DELETE))*) (?:`([^`]+)`|the same)( \*\*T\*\*)?/g),
    ].flatMap(([, methods = '', written, mark]) => {
      const path =
        written === undefined
          ? last
          : written.startsWith('…')
            ? last.slice(0, last.indexOf('/v3/')) + written.slice(1)
            : written;
      last = path;
      return methods.split(', ').map((method) => ({ method, path, isSigned: mark !== undefined }));
    });
  });
}
