/** Describes a build: which outputs load together, the manifest, and the list of bundled views. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type * as esbuild from 'esbuild';
import { ENTRY, SCREENS, STYLES, VIEW, type BuildOptions, type Manifest } from './options.ts';

/** The outputs that load together with `output`: the output itself and its static imports, transitively. */
export const loadedWith = (metafile: esbuild.Metafile, output: string): ReadonlySet<string> => {
  const seen = new Set([output]);
  for (const file of seen) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) if (kind === 'import-statement') seen.add(path);
  }
  return seen;
};

/** The files that the entry loads: all code that runs before the first render. */
export const shellOf = (metafile: esbuild.Metafile): ReadonlySet<string> =>
  loadedWith(
    metafile,
    Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === ENTRY) ?? '',
  );

export const manifestOf = (
  metafile: esbuild.Metafile,
  source: string,
  views: string,
  { base = '/', demo = false }: BuildOptions,
): Manifest => {
  const chunks: Record<string, string> = {};
  const needs: Record<string, readonly string[]> = {};
  const shell = shellOf(metafile);
  const styles: string[] = [];
  let entry = '';
  // Workers are built beside the pages and finish in any order; the build's id must not depend on it.
  const named = Object.entries(metafile.outputs).toSorted(([, { entryPoint: a = '' }], [, { entryPoint: b = '' }]) =>
    a < b ? -1 : 1,
  );
  for (const [path, output] of named) {
    if (output.entryPoint === undefined) continue;
    chunks[output.entryPoint] = relative('out', path);
    if (output.entryPoint.startsWith(SCREENS))
      needs[output.entryPoint] = [...loadedWith(metafile, path)]
        .slice(1)
        .filter((file) => !shell.has(file))
        .map((file) => relative('out', file));
    if (output.entryPoint === STYLES) styles.push(relative('out', path));
    if (output.entryPoint === ENTRY) {
      entry = path;
      if (output.cssBundle !== undefined) styles.push(relative('out', output.cssBundle));
    }
  }
  const preload = [...loadedWith(metafile, entry)].slice(1).map((path) => relative('out', path));
  const id = createHash('sha256')
    .update(JSON.stringify([chunks, preload, source]))
    .digest('hex')
    .slice(0, 12);
  return { id, base, demo, entry: relative('out', entry), styles, preload, views, chunks, needs };
};

export const integrityOf = (contents: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(contents).digest('base64')}`;

/** The bundled views: for each, its own file and the files that it needs beside the entry's, with hashes. */
export const viewsOf = (
  metafile: esbuild.Metafile,
  contents: ReadonlyMap<string, Uint8Array>,
  { base = '/' }: BuildOptions,
): string => {
  const shell = shellOf(metafile);
  const views = Object.entries(metafile.outputs).flatMap(([path, { entryPoint = '' }]) => {
    const name = VIEW.exec(entryPoint)?.[1];
    if (name === undefined) return [];
    const files = [...loadedWith(metafile, path)].filter((file) => !shell.has(file));
    return [
      [
        name,
        files.map((file) => ({
          url: base + relative('out', file),
          integrity: integrityOf(contents.get(relative('out', file)) ?? ''),
        })),
      ] as const,
    ];
  });
  return views.length === 0
    ? ''
    : JSON.stringify({ views: Object.fromEntries(views.toSorted(([a], [b]) => a.localeCompare(b))) });
};
