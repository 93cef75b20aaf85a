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
 * frames of our own games, from `ui/games/NAME/`), `embed/` (the elements for other sites, with an example page), `assets.json` (the
 * outputs by source), `pwa-sw.js` (the service worker; not with `--dev`) and files copied from `public/`. Each
 * `ui/web/views/NAME.view.tsx` is a bundled view: `assets/views-HASH.json` lists the screens' files with their
 * hashes, and the page's head names that list with its own hash.
 * The code sees `__DEMO__` (boolean), `__BASE__` (string, with a slash at both ends) and `__PICTURES__` (addresses of
 * the pictures that `ui/web/build/sprites.ts` draws).
 * A worker, written `new Worker(new URL('./name.worker.ts', import.meta.url), { type: 'module' })`, becomes one file.
 * So does a style sheet that loads later, written `new URL('./name.css', import.meta.url)`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync, watchFile } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { minify } from 'rolldown/utils';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { rendererPath } from './adapters/hosts/render/page-renderer.ts';
import { ELEMENT, elementOf } from './ui/web/build/element.ts';
import { gamesOf } from './ui/web/build/games.ts';
import { liveReload, pageOf } from './ui/web/build/page.ts';
import { drawPictures, type Pictures } from './ui/web/build/sprites.ts';

export type BuildOptions = Readonly<{ root?: string; outdir?: string; base?: string; demo?: boolean; dev?: boolean }>;

/** The result of a build. Values are paths below the base address; keys are source paths below the root. */
export type Manifest = Readonly<{
  id: string;
  base: string;
  demo: boolean;
  entry: string;
  styles: readonly string[];
  preload: readonly string[];
  /** The list of bundled views; empty when there are none. */
  views: string;
  chunks: Readonly<Record<string, string>>;
}>;

export type BuildResult = Readonly<{
  outdir: string;
  manifest: Manifest;
  metafile: esbuild.Metafile;
  /** Of the elements, which are built apart from the site. */
  element: esbuild.Metafile;
}>;

const HERE = dirname(fileURLToPath(import.meta.url));
const ENTRY = 'ui/web/entry-client.tsx';
const SERVER_ENTRY = 'ui/web/entry-server.tsx';
const EARLY_SCRIPT = 'ui/web/early.ts';
const STYLES = 'ui/web/styles/main.css';
const PAGE = 'ui/web/index.html';
const PUBLIC = 'ui/web/public';
const PROVIDER = 'ui/web/provider.html';
const SERVICE_WORKER = 'ui/web/sw/pwa-sw.ts';
const VIEWS = 'ui/web/views';
const VIEW = /\/views\/([a-z-]+)\.view\.tsx$/;
const PICTURES = 'ui/web/components/pictures.ts';
/** The files that the service worker caches. Flags and Arabic letters load where they are shown. */
const KEPT = /^assets\/(?!flag-|noto-).+-[A-Z0-9]{8}\.(?:js|css|svg|png|woff2|json)$/;
const BROWSERS = ['chrome111', 'firefox115', 'safari16.4'];
/** References to workers and late style sheets, which are built as separate files. */
const APART = /new URL\(\s*(['"])(\.[^'"]+\.(?:worker\.ts|css))\1,\s*import\.meta\.url,?\s*\)/g;

/** The addresses of the pictures on a site under `base`. */
const picturesOf = (base: string): Pictures => {
  const files = drawPictures(HERE).pictures;
  return { kits: base + files.kits, icons: base + files.icons, sports: base + files.sports, flags: base + files.flags };
};

/** The production build of react-router, without warnings for developers. */
const productionRouter = (): Readonly<Record<string, string>> => {
  const dist = dirname(createRequire(import.meta.url).resolve('react-router')).replace(/development$/, 'production');
  return { 'react-router/dom': join(dist, 'dom-export.mjs'), 'react-router': join(dist, 'index.mjs') };
};

export const settings = ({ root = HERE, base = '/', demo = false, dev = false }: BuildOptions) =>
  ({
    absWorkingDir: root,
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    platform: 'browser',
    target: BROWSERS,
    // The modern build of RxJS is a third smaller.
    conditions: ['es2015', 'module'],
    // The package exports its development build alone.
    alias: dev ? {} : productionRouter(),
    jsx: 'automatic',
    minify: !dev,
    sourcemap: dev,
    legalComments: dev ? 'none' : 'linked',
    publicPath: base,
    define: {
      __DEMO__: String(demo),
      __BASE__: JSON.stringify(base),
      __PICTURES__: JSON.stringify(picturesOf(base)),
      'process.env.NODE_ENV': dev ? '"development"' : '"production"',
    },
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
    // The page declares UTF-8; escapes would make the locale files a quarter larger.
    charset: 'utf8',
    logLevel: 'warning',
  }) satisfies esbuild.BuildOptions;

/** Outputs of the separate builds of workers and late style sheets. */
type Apart = { readonly files: Map<string, Uint8Array>; readonly metafile: esbuild.Metafile };
const nothingApart = (): Apart => ({ files: new Map(), metafile: { inputs: {}, outputs: {} } });

/**
 * Builds each worker and each late style sheet that a source file references, and writes the output's address into that
 * file. Every lazy file also imports the entry, which is always loaded by then: shared code stays in the entry instead
 * of falling into a dozen small chunks that compress badly (6 KB less before the first price).
 */
const apartAndLazyFiles = (options: BuildOptions, made: Apart, entry = ENTRY): esbuild.Plugin => ({
  name: 'apart-and-lazy-files',
  setup: (build) => {
    const lazy = new Set<string>();
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ kind, path, resolveDir }) => {
      if (kind === 'dynamic-import') lazy.add(resolve(resolveDir, path));
      return undefined;
    });
    const built = async (source: string): Promise<{ file: string; inputs: readonly string[] }> => {
      const root = options.root ?? HERE;
      const result = await esbuild.build({ ...settings(options), entryPoints: [source], format: 'esm' });
      for (const file of result.outputFiles) made.files.set(relative(join(root, 'out'), file.path), file.contents);
      Object.assign(made.metafile.inputs, result.metafile.inputs);
      Object.assign(made.metafile.outputs, result.metafile.outputs);
      const [output = ''] =
        Object.entries(result.metafile.outputs).find(([, { entryPoint }]) => entryPoint !== undefined) ?? [];
      return {
        file: relative('out', output),
        inputs: Object.keys(result.metafile.inputs).map((input) => join(root, input)),
      };
    };
    build.onLoad({ filter: /[\\/](adapters|core|ui)[\\/].*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const watchFiles: string[] = [];
      let contents = source;
      for (const [whole, , apart = ''] of source.matchAll(APART)) {
        const { file, inputs } = await built(resolve(dirname(path), apart));
        watchFiles.push(...inputs);
        contents = contents.replace(whole, `new URL(${JSON.stringify((options.base ?? '/') + file)}, location.origin)`);
      }
      if (lazy.has(path) || VIEW.test(path))
        contents += `\nimport ${JSON.stringify(join(options.root ?? HERE, entry))};\n`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', watchFiles };
    });
  },
});

/**
 * Exports a locale file as one object. By default esbuild also exports every key of a JSON file, which makes the file
 * half as large again.
 */
const words: esbuild.Plugin = {
  name: 'words',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]locales[\\/].*\.json$/ }, async ({ path }) => {
      const content: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { contents: `export default ${JSON.stringify(content)};`, loader: 'js' };
    });
  },
};

/** The outputs that load together with `output`: the output itself and its static imports, transitively. */
export const loadedWith = (metafile: esbuild.Metafile, output: string): ReadonlySet<string> => {
  const seen = new Set([output]);
  for (const file of seen) {
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) if (kind === 'import-statement') seen.add(path);
  }
  return seen;
};

const manifestOf = (
  metafile: esbuild.Metafile,
  source: string,
  views: string,
  { base = '/', demo = false }: BuildOptions,
): Manifest => {
  const chunks: Record<string, string> = {};
  const styles: string[] = [];
  let entry = '';
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (output.entryPoint === undefined) continue;
    chunks[output.entryPoint] = relative('out', path);
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
  return { id, base, demo, entry: relative('out', entry), styles, preload, views, chunks };
};

/** Smaller by 4 % than esbuild alone makes the files, whose license comments stay. */
const minified = async (file: esbuild.OutputFile): Promise<Uint8Array> => {
  if (!file.path.endsWith('.js')) return file.contents;
  const options = {
    module: true,
    compress: { target: BROWSERS },
    mangle: true,
    codegen: { legalComments: 'inline' },
  } as const;
  const { code, errors } = await minify(file.path, file.text, options);
  if (errors.length > 0) throw new Error(`${file.path} can't be minified: ${JSON.stringify(errors)}`);
  return new TextEncoder().encode(code);
};

const integrityOf = (contents: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(contents).digest('base64')}`;

/** The bundled views: for each, its own file and the files that it needs beside the entry's, with hashes. */
const viewsOf = (
  metafile: esbuild.Metafile,
  contents: ReadonlyMap<string, Uint8Array>,
  { base = '/' }: BuildOptions,
): string => {
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint === ENTRY) ?? '';
  const shell = loadedWith(metafile, entry);
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

/** The service worker, which names the files of this version. */
const serviceWorkerOf = async (
  options: BuildOptions,
  { id, entry }: Manifest,
  files: readonly string[],
): Promise<esbuild.BuildResult<{ write: false; metafile: true }>> =>
  esbuild.build({
    ...settings(options),
    entryPoints: [SERVICE_WORKER],
    entryNames: 'pwa-sw',
    format: 'iife',
    define: {
      ...settings(options).define,
      __FILES__: JSON.stringify(files),
      __ENTRY__: JSON.stringify(entry),
      __VERSION__: JSON.stringify(id),
    },
  });

const filesIn = async (folder: string): Promise<readonly string[]> =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((path) => statSync(join(folder, path)).isFile())
    : [];

/** Writes new files, then removes stale ones, so that a page being served rarely meets a missing file. */
const write = async (result: PagesResult, made: Apart, options: BuildOptions): Promise<BuildResult> => {
  const { root = HERE, outdir = join(root, 'dist'), dev = false, demo = false } = options;
  const metafile: esbuild.Metafile = {
    inputs: { ...result.metafile.inputs, ...made.metafile.inputs },
    outputs: { ...result.metafile.outputs, ...made.metafile.outputs },
  };
  const source = await readFile(join(root, PAGE), 'utf8');
  const pages = new Map(
    await Promise.all(
      result.outputFiles.map(
        async (file) => [relative(join(root, 'out'), file.path), dev ? file.contents : await minified(file)] as const,
      ),
    ),
  );
  const list = viewsOf(result.metafile, pages, options);
  const views =
    list === '' ? '' : `assets/views-${createHash('sha256').update(list).digest('hex').slice(0, 8).toUpperCase()}.json`;
  const manifest = manifestOf(metafile, source, views, options);
  const page = pageOf(source, manifest, { list: integrityOf(list), isLive: dev });
  const files = new Map<string, Uint8Array | string>([...made.files, ...pages]);
  if (PICTURES in metafile.inputs) for (const [path, contents] of drawPictures(HERE).files) files.set(path, contents);
  if (list !== '') files.set(views, list);
  for (const [path, contents] of await gamesOf(options.root ?? HERE, {
    isMinified: options.dev !== true,
    target: BROWSERS,
  }))
    files.set(path, contents);
  const element = await elementOf(root, options.base ?? '/', {
    ...settings(options),
    plugins: [apartAndLazyFiles(options, made, ELEMENT), words],
  });
  for (const [path, file] of element.files)
    files.set(path, typeof file === 'string' ? file : dev ? file.contents : await minified(file));
  if (dev) files.set('live-reload.js', liveReload(manifest));
  else if (existsSync(join(root, SERVICE_WORKER))) {
    const worker = await serviceWorkerOf(
      options,
      manifest,
      [...files.keys()].filter((path) => KEPT.test(path)).toSorted(),
    );
    for (const { path, contents } of worker.outputFiles) files.set(relative(join(root, 'out'), path), contents);
    Object.assign(metafile.inputs, worker.metafile.inputs);
  }
  if (demo) files.set('404.html', page);
  if (demo && existsSync(join(root, PROVIDER))) files.set('provider.html', await readFile(join(root, PROVIDER)));
  files.set('index.html', page).set('assets.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [path, contents] of files) {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await writeFile(join(outdir, path), contents);
  }
  const copies = await filesIn(join(root, PUBLIC));
  for (const path of copies) {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await copyFile(join(root, PUBLIC, path), join(outdir, path));
  }
  for (const path of await filesIn(outdir))
    if (!files.has(path) && !copies.includes(path)) await rm(join(outdir, path));
  return { outdir, manifest, metafile, element: element.metafile };
};

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
  plugins: [apartAndLazyFiles(options, made), words],
});
type PagesResult = esbuild.BuildResult<ReturnType<typeof pagesBuild>>;

/** Builds the site once. */
export const build = async (options: BuildOptions = {}): Promise<BuildResult> => {
  const made = nothingApart();
  return write(await esbuild.build(pagesBuild(options, made)), made, options);
};

/** In pieces, because tools that load this file replace the whole. */
const OWN_URL = ['import', 'meta', 'url'].join('.');

/** Builds the page renderer, which a host runs beside the site's folder. */
export const buildServer = async (options: BuildOptions = {}): Promise<string> => {
  const { root = HERE, outdir = join(root, 'dist') } = options;
  const file = rendererPath(outdir);
  await rm(dirname(file), { recursive: true, force: true });
  const common = settings(options);
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: [EARLY_SCRIPT],
    format: 'iife',
    define: {
      ...common.define,
      __PREFERENCES__: JSON.stringify(DEVICE_STORAGE.preferences.name),
      __LOOK__: JSON.stringify(DEVICE_STORAGE.look.name),
    },
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { renderer: SERVER_ENTRY },
    outdir: dirname(file),
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: common.jsx,
    define: { ...common.define, __EARLY__: JSON.stringify(outputFiles[0]?.text.trim() ?? '') },
    plugins: [words],
    charset: 'utf8',
    // React's renderer for Node requires Node's modules.
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(${OWN_URL});` },
    logLevel: 'warning',
  });
  await writeFile(join(dirname(file), 'package.json'), '{ "type": "module" }\n');
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
        const { manifest } = await write(result, made, options);
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
