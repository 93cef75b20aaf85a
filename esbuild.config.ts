/**
 * Builds the site into `dist/`, for any static host.
 *
 * - `tsx esbuild.config.ts`: production, without any part of the stand-in operator (`__DEMO__` is false);
 * - `--demo`: the same with the operator in the browser, a `404.html` for hosts without rewrites, and `provider.html`
 *   for the operator's payment provider;
 * - `--dev`: unminified, with source maps and live reload; `--watch`: rebuilds on each change;
 * - `--server`: also builds the page renderer for a host into `DIR-server/`;
 * - `--out DIR`, `--base /path/`: the output folder, and the path under which the site is served;
 * - `--then COMMAND...`: starts a command after the first build.
 *
 * Every file has its content hash in its name, except `index.html`, `404.html`, `provider.html`, `games/NAME.html` (the
 * frames of our own games, from `ui/games/NAME/`), `embed/` (the elements for other sites, with an example page),
 * `assets.json` (the outputs by source), `pwa-sw.js` (the service worker; not with `--dev`) and files copied from
 * `public/`. Each `ui/web/views/NAME.view.tsx` is a bundled view: `assets/views-HASH.json` lists the screens' files
 * with their hashes, and the page's head names that list with its own hash. Without `--dev` each file has its
 * compressed form beside it (`FILE.br`), for hosts that send it to browsers that take Brotli. The code sees `__DEMO__`
 * (boolean), `__BASE__` (string, with a slash at both ends), `__PICTURES__` and `__SHIELDS__` (addresses of the
 * pictures that `ui/web/build/sprites.ts` draws). A worker, written
 * `new Worker(new URL('./name.worker.ts', import.meta.url), { type: 'module' })`, becomes one file. So does a style
 * sheet that loads later, written `new URL('./name.css', import.meta.url)`.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watchFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { rendererPath } from './adapters/hosts/render/page-renderer.ts';
import { lighterLibraries } from './ui/web/build/libraries.ts';
import { ENTRY, HERE, PAGE, STYLES, VIEW, VIEWS, type BuildOptions, type BuildResult } from './ui/web/build/options.ts';
import { apartAndLazyFiles, nothingApart, words, type Apart } from './ui/web/build/plugins.ts';
import { buildRenderer } from './ui/web/build/server.ts';
import { settings } from './ui/web/build/settings.ts';
import { writeSite } from './ui/web/build/write-site.ts';

export { settings };

const viewsIn = (root: string): readonly string[] => {
  const folder = join(root, VIEWS);
  return existsSync(folder)
    ? readdirSync(folder)
        .map((name) => `${VIEWS}/${name}`)
        .filter((path) => VIEW.test(path))
    : [];
};

const pagesBuild = (options: BuildOptions, made: Apart) => ({
  ...settings(options),
  entryPoints: [ENTRY, STYLES, ...viewsIn(options.root ?? HERE)],
  format: 'esm' as const,
  splitting: true,
  plugins: [apartAndLazyFiles(options, made), lighterLibraries, words],
});

/** Builds the site once. */
export const build = async (options: BuildOptions = {}): Promise<BuildResult> => {
  const made = nothingApart();
  return writeSite(await esbuild.build(pagesBuild(options, made)), made, options);
};

/** Builds the page renderer, which a host runs beside the site's folder; resolves with its path. */
export const buildServer = async (options: BuildOptions = {}): Promise<string> => {
  const file = rendererPath(options.outdir ?? join(options.root ?? HERE, 'dist'));
  await buildRenderer(options, file);
  return file;
};

/** Builds now and on each change until the process ends; calls `built` after the first build. */
const watch = async (options: BuildOptions, built: () => void): Promise<void> => {
  const made = nothingApart();
  const config = pagesBuild(options, made);
  let first = true;
  const writer: esbuild.Plugin = {
    name: 'writer',
    setup: (during) => {
      during.onEnd(async (result) => {
        if (result.errors.length > 0) return;
        const { manifest } = await writeSite(result, made, options);
        console.log(`Built ${manifest.id}`);
        if (first) built();
        first = false;
      });
    },
  };
  const context = await esbuild.context({ ...config, plugins: [...config.plugins, writer] });
  await context.watch();
  watchFile(join(options.root ?? HERE, PAGE), { interval: 500 }, () => void context.rebuild());
};

const main = async (args: readonly string[]): Promise<void> => {
  const then = args.indexOf('--then');
  const [own, command] = then === -1 ? [args, []] : [args.slice(0, then), args.slice(then + 1)];
  const value = (name: string): string | undefined => (own.includes(name) ? own[own.indexOf(name) + 1] : undefined);
  const [out, base] = [value('--out'), value('--base')];
  const options: BuildOptions = {
    demo: own.includes('--demo'),
    dev: own.includes('--dev'),
    isCompressed: !own.includes('--dev'),
    ...(out === undefined ? {} : { outdir: resolve(out) }),
    ...(base === undefined ? {} : { base }),
  };
  const start = (): void => {
    const [program, ...rest] = command;
    if (program !== undefined) spawn(program, rest, { stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 0));
  };
  // A renderer of another build would not equal this site.
  if (!own.includes('--server'))
    await rm(dirname(rendererPath(options.outdir ?? join(HERE, 'dist'))), { recursive: true, force: true });
  if (own.includes('--watch')) return watch(options, start);
  const { outdir, manifest } = await build(options);
  console.log(`Built ${manifest.id} into ${relative(process.cwd(), outdir)}/`);
  if (own.includes('--server')) console.log(`Built ${relative(process.cwd(), await buildServer(options))}`);
  start();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
