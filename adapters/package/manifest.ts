/** The package's own `package.json`, derived from the repository's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, parse, record, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { DOCUMENTS } from './documents.ts';
import { BINS } from './entries.ts';
import type { Entry } from './entries.ts';

const rootManifest = object({
  name: string(),
  version: string(),
  license: string(),
  /** The repository's only list of the names by which its files know the core. */
  exports: record(string(), string()),
  engines: record(string(), string()),
  dependencies: record(string(), string()),
  devDependencies: record(string(), string()),
});

export type RootManifest = InferOutput<typeof rootManifest>;

/** The repository's `package.json`; throws where a field is missing. */
export const readRootManifest = (root: string): RootManifest =>
  parse(rootManifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** The packages that every consumer installs: the core's only dependencies. */
const DEPENDENCIES = ['rxjs', 'valibot'];

/** Packages that one entry alone needs; users of that entry install them beside this package. */
const PEERS: Readonly<Record<string, { readonly entry: string; readonly range?: string }>> = {
  '@noble/hashes': { entry: 'sandbox' },
  'fast-check': { entry: 'testing' },
  minisearch: { entry: 'node' },
  msw: { entry: 'sandbox' },
  react: { entry: 'react', range: '>=18' },
};

/** Packages that the files of an entry import although no consumer of the entry has to install them. */
export function unlisted(entry: Entry, packages: readonly string[]): readonly string[] {
  return packages.filter(
    (name) => !DEPENDENCIES.includes(name) && !name.startsWith('node:') && PEERS[name]?.entry !== entry.name,
  );
}

export function manifestOf(root: RootManifest, entries: readonly Entry[]): object {
  const compatible = (name: string): string => {
    const version = root.dependencies[name] ?? root.devDependencies[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of the repository`);
    return `^${version}`;
  };
  return {
    name: root.name,
    version: root.version,
    description: 'The core of Touchline: an event-sourced client for online sports betting, without a user interface.',
    license: root.license,
    type: 'module',
    sideEffects: false,
    engines: root.engines,
    exports: {
      ...Object.fromEntries(
        entries.map(({ name }) => [`./${name}`, { types: `./entries/${name}.d.ts`, default: `./entries/${name}.js` }]),
      ),
      './package.json': './package.json',
    },
    bin: Object.fromEntries(BINS.map(({ name, file }) => [name, `files/${file.replace(/\.ts$/, '.js')}`])),
    files: ['entries', 'files', ...DOCUMENTS],
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, compatible(name)])),
    peerDependencies: Object.fromEntries(
      Object.entries(PEERS).map(([name, { range }]) => [name, range ?? compatible(name)]),
    ),
    peerDependenciesMeta: Object.fromEntries(Object.keys(PEERS).map((name) => [name, { optional: true }])),
  };
}
