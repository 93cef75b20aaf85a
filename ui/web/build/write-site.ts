/** Puts the outputs of a build together and writes the site's folder. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type * as esbuild from 'esbuild';
import { compressed } from './compressed.ts';
import { elementOf, loadedBefore } from './element.ts';
import { gamesOf } from './games.ts';
import { integrityOf, manifestOf, shellOf, viewsOf } from './manifest.ts';
import { minified } from './minify.ts';
import { BROWSERS, HERE, PAGE, type BuildOptions, type BuildResult } from './options.ts';
import { liveReload, pageOf } from './page.ts';
import { apartAndLazyFiles, words, type Apart } from './plugins.ts';
import { SERVICE_WORKER, serviceWorkerOf } from './service-worker.ts';
import { settings } from './settings.ts';
import { drawPictures } from './sprites.ts';

const PUBLIC = 'ui/web/public';
const PROVIDER = 'ui/web/provider.html';
const PICTURES = 'ui/web/components/pictures.ts';
/** The files that the service worker caches. Flags, shields and Arabic letters load where they are shown. */
const CACHED_FILES = /^assets\/(?!flag-|shields-|noto-).+-[A-Z0-9]{8}\.(?:js|css|svg|png|woff2|json)$/;

/** The outputs of the pages' build, in memory. */
export type Built = esbuild.BuildResult<{ write: false; metafile: true }>;

const filesIn = async (folder: string): Promise<readonly string[]> =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((path) => statSync(join(folder, path)).isFile())
    : [];

/** Writes new files, then removes stale ones, so that a page being served rarely meets a missing file. */
export const writeSite = async (result: Built, made: Apart, options: BuildOptions): Promise<BuildResult> => {
  const { root = HERE, outdir = join(root, 'dist'), dev = false, demo = false } = options;
  const metafile: esbuild.Metafile = {
    inputs: { ...result.metafile.inputs, ...made.metafile.inputs },
    outputs: { ...result.metafile.outputs, ...made.metafile.outputs },
  };
  const source = await readFile(join(root, PAGE), 'utf8');
  const first = shellOf(result.metafile);
  const pages = new Map(
    await Promise.all(
      result.outputFiles.map(async (file) => {
        const contents = dev ? file.contents : await minified(file, first.has(relative(root, file.path)));
        return [relative(join(root, 'out'), file.path), contents] as const;
      }),
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
    plugins: [apartAndLazyFiles(options, made, loadedBefore), words],
  });
  for (const [path, file] of element.files)
    files.set(path, typeof file === 'string' ? file : dev ? file.contents : await minified(file));
  if (dev) files.set('live-reload.js', liveReload(manifest));
  else if (existsSync(join(root, SERVICE_WORKER))) {
    const worker = await serviceWorkerOf(
      options,
      manifest,
      [...files.keys()].filter((path) => CACHED_FILES.test(path)).toSorted(),
    );
    for (const { path, contents } of worker.outputFiles) files.set(relative(join(root, 'out'), path), contents);
    Object.assign(metafile.inputs, worker.metafile.inputs);
  }
  if (demo) files.set('404.html', page);
  if (demo && existsSync(join(root, PROVIDER))) files.set('provider.html', await readFile(join(root, PROVIDER)));
  files.set('index.html', page).set('assets.json', `${JSON.stringify(manifest, null, 2)}\n`);
  // A compressed form is there before its file, so that a running host never pairs a new file with an old form.
  const forms = options.isCompressed === true ? await compressed(files) : new Map<string, Uint8Array>();
  for (const [path, contents] of [...forms, ...files]) {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await writeFile(join(outdir, path), contents);
  }
  const copies = await filesIn(join(root, PUBLIC));
  for (const path of copies) {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await copyFile(join(root, PUBLIC, path), join(outdir, path));
  }
  for (const path of await filesIn(outdir))
    if (!files.has(path) && !copies.includes(path) && !forms.has(path)) await rm(join(outdir, path));
  return { outdir, manifest, metafile, element: element.metafile };
};
