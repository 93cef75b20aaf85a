/**
 * Builds the npm package into `dist-package/`: ES modules with declarations, one file for each source file, and one
 * entry for each subpath of `entries.ts`. Run as `npm run package [-- FOLDER]`; with `--write-api` it writes `docs/api`
 * as well, with `--check-api` it fails where `docs/api` is not what the entries export, or the changelog does not
 * mention the change.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readApi } from './api.ts';
import { changelogProblem } from './api-changelog.ts';
import { staleApi, writeApi } from './api-folder.ts';
import { apiPages } from './api-pages.ts';
import { readApiReport, REPORT } from './api-report.ts';
import type { ApiReport } from './api-report.ts';
import type { ApiPages } from './api-pages.ts';
import type { Api, EntryApi } from './api.ts';
import { packageDocuments } from './documents.ts';
import { emit, importsOf } from './emit.ts';
import { BINS, entriesOf } from './entries.ts';
import type { Entry } from './entries.ts';
import { manifestOf, readRootManifest, unlisted } from './manifest.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const API_FOLDER = 'docs/api';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A re-export of each name from the file that declares it, so that a bundler takes only the files that are used. */
function entryText(entry: EntryApi, extension: '.js' | '.d.ts'): string {
  const from = (file: string): string =>
    posix.relative(posix.dirname(`entries/${entry.entry.name}`), `files/${file.replace(/\.d\.ts$/, '.js')}`);
  const groups = new Map<string, string[]>();
  for (const { name, original, isType, file } of entry.exports.values()) {
    if (isType && extension === '.js') continue;
    const key = `${isType ? 'type ' : ''}{ … } from '${from(file)}'`;
    groups.set(key, [...(groups.get(key) ?? []), original === name ? name : `${original} as ${name}`]);
  }
  const lines = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, names]) => `export ${key.replace('…', names.toSorted().join(', '))};`);
  return `${lines.length === 0 ? 'export {};' : lines.join('\n')}\n`;
}

/** Follows imports from an entry: the files below `folder` that it needs, and the packages. */
function neededBy(folder: string, start: string): { readonly files: ReadonlySet<string>; packages: readonly string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    for (const { fileName: specifier } of importsOf(readFileSync(join(folder, path), 'utf8'))) {
      if (!specifier.startsWith('.')) {
        const [scope = '', name] = specifier.split('/');
        packages.add(scope.startsWith('@') ? `${scope}/${name ?? ''}` : scope);
        continue;
      }
      const target = posix.join(posix.dirname(path), specifier);
      open.push(path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target);
    }
  }
  return { files, packages: [...packages].toSorted() };
}

export interface BuiltPackage {
  readonly folder: string;
  readonly api: Api;
  readonly report: ApiReport;
}

/** Replaces the folder `to` by the package. Throws when an entry imports a package that the manifest doesn't list. */
export function buildPackage(to: string, root: string = ROOT): BuiltPackage {
  const stage = mkdtempSync(join(tmpdir(), 'touchline-package-'));
  try {
    const entries = entriesOf(root);
    emit(root, [...entries.flatMap(({ files }) => files), ...BINS.map(({ file }) => file)], stage);
    const api = readApi(join(stage, 'files'), entries);
    rmSync(to, { recursive: true, force: true });
    const shipped = new Set<string>();
    const ship = (path: string, entry: Entry): void => {
      const { files, packages } = neededBy(stage, path);
      const missing = unlisted(entry, packages);
      if (missing.length > 0) throw new Error(`touchline/${entry.name} needs ${missing.join(', ')}`);
      for (const file of files) shipped.add(file);
    };
    for (const entry of api.entries)
      for (const extension of ['.js', '.d.ts'] as const) {
        const path = `entries/${entry.entry.name}${extension}`;
        write(join(stage, path), entryText(entry, extension));
        ship(path, entry.entry);
      }
    for (const { file, entry: name } of BINS) {
      const entry = entries.find((each) => each.name === name);
      if (entry === undefined) throw new Error(`there is no entry ${name}`);
      ship(`files/${file.replace(/\.ts$/, '.js')}`, entry);
    }
    for (const path of shipped) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      copyFileSync(join(stage, path), join(to, path));
    }
    const manifest = `${JSON.stringify(manifestOf(readRootManifest(root), entries), null, 2)}\n`;
    for (const folder of [stage, to]) write(join(folder, 'package.json'), manifest);
    for (const [name, text] of packageDocuments(root)) write(join(to, name), text);
    copyFileSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
    symlinkSync(join(root, 'node_modules'), join(stage, 'node_modules'));
    const report = readApiReport(
      stage,
      entries.map(({ name }) => name),
    );
    return { folder: to, api, report };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

const documentsOf = ({ api, report }: Pick<BuiltPackage, 'api' | 'report'>): ApiPages =>
  new Map([...apiPages(api), [REPORT, report.text]]);

/** The problem of `docs/api` or the changelog, if either knows another API than the entries export; null otherwise. */
export function apiProblem(built: Pick<BuiltPackage, 'api' | 'report'>, root: string = ROOT): string | null {
  const { forgotten } = built.report;
  if (forgotten.length > 0) return `the API mentions types that no entry exports: ${forgotten.join(', ')}`;
  const pages = documentsOf(built);
  const stale = staleApi(join(root, API_FOLDER), pages);
  if (stale.length > 0)
    return [`${API_FOLDER} is not what the package exports (npm run api writes it):`, ...stale].join('\n  ');
  return changelogProblem(readFileSync(join(root, 'docs/changelog.md'), 'utf8'), pages);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  const built = buildPackage(args.find((each) => !each.startsWith('-')) ?? join(ROOT, 'dist-package'));
  const { entries } = built.api;
  const names = entries.reduce((sum, { exports }) => sum + exports.size, 0);
  console.log(`${built.folder}: ${entries.length} entries, ${names} names`);
  if (args.includes('--write-api')) writeApi(join(ROOT, API_FOLDER), documentsOf(built));
  const problem = args.includes('--check-api') ? apiProblem(built) : null;
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
