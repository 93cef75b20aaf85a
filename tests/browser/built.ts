/** The built site and host, made once for all workers and again when a source has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { build, buildServer } from '../../esbuild.config.ts';

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

/** Artifacts of other sources that nobody has used for this long are removed, ms. */
const OUTDATED_MS = 3_600_000;

/**
 * Builds the named artifact in the cache unless these sources are built already, and returns its path. The folder's
 * name has the sources' fingerprint and appears complete, so that all workers share it: one that builds at the same
 * time as another discards its own result.
 */
const made = async (name: string, make: (path: string) => Promise<unknown>): Promise<string> => {
  const cache = join(root, 'node_modules', '.cache', 'touchline');
  const path = join(cache, `${name}-${stampOf().slice(0, 16)}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  for (const other of readdirSync(cache)) {
    const isOutdated = other.startsWith(`${name}-`) && Date.now() - statSync(join(cache, other)).mtimeMs > OUTDATED_MS;
    if (isOutdated) rmSync(join(cache, other), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(cache, `${name}-draft-`));
  await make(draft);
  try {
    renameSync(draft, path);
  } catch (fault) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw fault;
  }
  return path;
};

/** Path of the built site. */
export const builtSite = ({ demo = false }: Readonly<{ demo?: boolean }> = {}): Promise<string> =>
  made(demo ? 'demo' : 'site', (outdir) => build({ outdir, demo }));

/** Path of the built site with its page renderer beside it. */
export const builtRenderedSite = async (): Promise<string> =>
  join(
    await made('rendered', async (folder) => {
      const outdir = join(folder, 'dist');
      await build({ outdir });
      await buildServer({ outdir });
    }),
    'dist',
  );

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
