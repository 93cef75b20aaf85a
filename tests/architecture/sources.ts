/**
 * The input of the architecture rules: source files and their imports. A file's path is relative to the repository's
 * root, with forward slashes. The rules receive a map of files, so that a planted violation is a map of one.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Import = Readonly<{
  specifier: string;
  /** The file of a relative specifier or of a subpath of this package; null for another package. */
  target: string | null;
  /** `value` runs, `type` is erased, `dynamic` is `import()` or the address of a worker. */
  kind: 'value' | 'type' | 'dynamic';
  line: number;
}>;

export type Source = Readonly<{
  path: string;
  /** The source with comments blanked and the insides of strings kept. */
  code: string;
  /** The source with comments and the insides of strings blanked. */
  bare: string;
  imports: readonly Import[];
}>;

export type Violation = Readonly<{ rule: string; path: string; line: number; what: string }>;

export const root = fileURLToPath(new URL('../..', import.meta.url));

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const TOKEN =
  // A comment, a string, a template, or a regular expression where a value may stand.
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<=[=(,:;!&|?{}\n[]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/g;

/** Blanks comments (and the insides of strings) without moving anything, so that line numbers hold. */
const blanked = (text: string, strings: boolean): string =>
  text.replace(TOKEN, (token) => {
    if (token.startsWith('//') || token.startsWith('/*')) return blank(token);
    if (!strings) return token;
    // Expressions in a template are code: `${Date.now()}` stays visible.
    if (token.startsWith('`'))
      return token.replace(/(\$\{[^}]*\})|[^\n`]/g, (part, expression?: string) => expression ?? blank(part));
    return token[0] + blank(token.slice(1, -1)) + token.slice(-1);
  });

const STATIC =
  /(?<![\w$.])(import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\sfrom\s*|[\w$*{}\s,]*\}\s*from\s*)?(['"])([^'"\n]+)\3/g;
const DYNAMIC =
  /(?<![\w$.])(typeof\s+)?import\(\s*(['"`])([^'"`\n]+)\2|new\s+URL\(\s*(['"])([^'"\n]+)\4\s*,\s*import\.meta\.url/g;

const { name: PACKAGE, exports: EXPORTS } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
};

/** The file of a subpath of this package, such as `touchline/kernel/result`; null for another package. */
const ownTarget = (specifier: string): string | null => {
  for (const [subpath, file] of Object.entries(EXPORTS)) {
    const prefix = `${PACKAGE}${subpath.slice(1, -1)}`;
    if (specifier.startsWith(prefix)) return file.slice(2).replace('*', specifier.slice(prefix.length));
  }
  return null;
};

const targetOf = (path: string, specifier: string): string | null =>
  specifier.startsWith('.')
    ? posix.normalize(posix.join(posix.dirname(path), specifier.replace(/[?#].*$/, '')))
    : ownTarget(specifier);

export const sourceOf = (path: string, text: string): Source => {
  const code = blanked(text, false);
  const bare = blanked(text, true);
  const imports: Import[] = [];
  const add = (specifier: string, kind: Import['kind'], index: number): void => {
    imports.push({ specifier, target: targetOf(path, specifier), kind, line: lineAt(code, index) });
  };
  for (const match of code.matchAll(STATIC)) {
    // An apparent import inside a string is blank in the bare text.
    if (bare.startsWith(match[1] ?? '', match.index))
      add(match[4] ?? '', match[2] === undefined ? 'value' : 'type', match.index);
  }
  for (const match of code.matchAll(DYNAMIC)) {
    if (bare[match.index] !== ' ') add(match[3] ?? match[5] ?? '', 'dynamic', match.index);
  }
  return { path, code, bare, imports };
};

export const sourcesOf = (files: Readonly<Record<string, string>>): readonly Source[] =>
  Object.entries(files).map(([path, text]) => sourceOf(path, text));

/** All files below a folder of the repository, as paths from the root; none when the folder is not there. */
export const filesBelow = (folder: string): readonly string[] => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix.normalize(join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/')))
      .filter((path) => !path.includes('node_modules/'));
  } catch {
    return [];
  }
};

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The TypeScript of the repository: core, adapters, ui, tests and the build. */
export const repository = (): readonly Source[] =>
  [
    ...['core', 'adapters', 'ui', 'tests'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path)),
    'esbuild.config.ts',
  ].map((path) => sourceOf(path, textOf(path)));
