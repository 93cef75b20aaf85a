/**
 * The built site and the built host, made once for every worker and again when a source has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import { build } from '../../esbuild.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The host's source, from the root. */
export const HOST_SOURCE = 'adapters/sandbox/hosts/http/main.ts';

/** What a build is made of. */
const SOURCES = ['adapters', 'core', 'ui', 'esbuild.config.ts', 'package-lock.json'] as const;

/** Which files there are, how long they are and when they were written last. */
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

/** Makes what has this name in the cache, unless it is as fresh as the sources, and returns its path. Journey files of one worker run one at a time, so they share it. */
const made = async (name: string, make: (path: string) => Promise<unknown>): Promise<string> => {
  const path = join(root, 'node_modules', '.cache', 'touchline', `${name}-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  const [mark, stamp] = [`${path}.stamp`, stampOf()];
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return path;
  rmSync(mark, { force: true });
  await make(path);
  writeFileSync(mark, stamp);
  return path;
};

/** The folder of the built site. */
export const builtSite = ({ demo = false }: Readonly<{ demo?: boolean }> = {}): Promise<string> =>
  made(demo ? 'demo' : 'site', (outdir) => build({ outdir, demo }));

const HOST_FILE = 'main.mjs';

/** A module that asks where it is means its source. */
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

/** The host's own code as one file: it starts in half the time that its sources take one by one. */
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
        plugins: [whereSourcesAre],
      }),
    ),
    HOST_FILE,
  );
