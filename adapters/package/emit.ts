/**
 * Emits JavaScript and declarations with the repository's own TypeScript, and gives every import an address that works
 * outside the repository.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ts } from 'ts-morph';
import { readRootManifest } from './manifest.ts';
import type { RootManifest } from './manifest.ts';

/** Every import and re-export of a file, with its place: dynamic imports and types in declarations included. */
export const importsOf = (text: string): readonly ts.FileReference[] =>
  ts.preProcessFile(text, true, true).importedFiles;

/** The path of a file below the root, by the name that the repository gives it. */
function pathOf(specifier: string, subpaths: RootManifest['exports']): string {
  const name = specifier.replace(/^touchline\//, './');
  for (const [pattern, target] of Object.entries(subpaths)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && name === pattern) return target.replace(/^\.\//, '');
    if (after !== undefined && name.startsWith(before))
      return target.replace('*', name.slice(before.length)).replace(/^\.\//, '');
  }
  throw new Error(`${specifier} is not in the exports of package.json`);
}

/** The text of an emitted file, whose path is below the root, with imports of emitted files. */
function withEmittedImports(text: string, path: string, subpaths: RootManifest['exports']): string {
  let next = text;
  // From the last import to the first, so that the places of the others stay true. `pos` is the opening quote.
  for (const { fileName, pos } of importsOf(text).toReversed()) {
    const isOwn = fileName.startsWith('touchline/');
    if (!isOwn && !fileName.startsWith('.')) continue;
    const target = isOwn
      ? posix.relative(posix.dirname(path), pathOf(fileName, subpaths)).replace(/^(?!\.)/, './')
      : fileName;
    next = next.slice(0, pos + 1) + target.replace(/\.tsx?$/, '.js') + next.slice(pos + 1 + fileName.length);
  }
  return next;
}

/** Emits the files and everything that they import into `to`, laid out like the repository. */
export function emit(root: string, files: readonly string[], to: string): void {
  const config = join(to, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        outDir: join(to, 'files'),
        rootDir: root,
        typeRoots: [join(root, 'node_modules/@types')],
        rewriteRelativeImportExtensions: true,
      },
      include: [],
      files: files.map((path) => join(root, path)),
    }),
  );
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`tsc emits nothing:\n${stdout}${stderr}`);
  const { exports } = readRootManifest(root);
  const below = join(to, 'files');
  for (const path of readdirSync(below, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/.test(path)) continue;
    const file = join(below, path);
    const text = readFileSync(file, 'utf8');
    const next = withEmittedImports(text, path.replaceAll('\\', '/'), exports);
    if (next !== text) writeFileSync(file, next);
  }
}
