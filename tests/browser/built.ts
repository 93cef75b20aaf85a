/** The built site and host, made once for all workers and rebuilt when a source has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { build } from '../../esbuild.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The host's source, relative to the root. */
export const HOST_SOURCE = 'adapters/sandbox/hosts/http/main.ts';

/** The sources of a build. */
const SOURCES = ['adapters', 'core', 'ui', 'esbuild.config.ts', 'package-lock.json', 'tests/browser/built.ts'] as const;

/** A fingerprint of the sources' names, sizes and modification times. */
const stampOf = (): string => {
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    return statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path];
  });
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/**
 * Builds the named artifact in the cache unless it is up to date, and returns its path. Journey files of one worker run
 * one at a time, so they share the artifact.
 */
const made = async (name: string, make: (path: string) => Promise<unknown>): Promise<string> => {
  const path = join(root, 'node_modules', '.cache', 'touchline', `${name}-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  const [mark, stamp] = [`${path}.stamp`, stampOf()];
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return path;
  rmSync(mark, { force: true });
  await make(path);
  writeFileSync(mark, stamp);
  return path;
};

/** Path of the built site. */
export const builtSite = ({ demo = false }: Readonly<{ demo?: boolean }> = {}): Promise<string> =>
  made(demo ? 'demo' : 'site', (outdir) => build({ outdir, demo }));

const HOST_FILE = 'main.mjs';

/** Replaces `import.meta.url` in a bundled module by the URL of its source. */
const whereSourcesAre: Plugin = {
  name: 'where sources are',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      return contents.includes('import.meta.url')
        ? { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
        : null;
    }),
};

/** Resolves the core's subpaths to files of this repository, not to packages. */
const ownSubpaths: Plugin = {
  name: 'own subpaths',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^touchline\// }, ({ path }) => ({ path: createRequire(import.meta.url).resolve(path) })),
};

/** The host's code as one file, which starts in half the time of separate source files. */
export const builtHost = async (): Promise<string> =>
  join(
    await made('host', (folder) =>
      bundle({
        entryPoints: [join(root, HOST_SOURCE)],
        outfile: join(folder, HOST_FILE),
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        sourcemap: true,
        logLevel: 'warning',
        plugins: [ownSubpaths, whereSourcesAre],
      }),
    ),
    HOST_FILE,
  );
