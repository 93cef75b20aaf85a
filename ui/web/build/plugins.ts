/** Plugins of esbuild: workers, late style sheets and lazy files of a site; locale files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { ENTRY, HERE, VIEW, type BuildOptions } from './options.ts';
import { pastPublicFiles } from './public-files.ts';
import { settings } from './settings.ts';

/** References to workers and late style sheets, which are built as separate files. */
const APART = /new URL\(\s*(['"])(\.[^'"]+\.(?:worker\.ts|css))\1,\s*import\.meta\.url,?\s*\)/g;

/** Outputs of the separate builds of workers and late style sheets. */
export type Apart = { readonly files: Map<string, Uint8Array>; readonly metafile: esbuild.Metafile };
export const nothingApart = (): Apart => ({ files: new Map(), metafile: { inputs: {}, outputs: {} } });

/** Files that every page loads once it is taken over: the parts of the frame, and the features of a whole site. */
const EVERYWHERE = ['ui/web/shell/deferred-parts.ts', 'core/app/deferred-features.ts'];
/**
 * Files that a page may load before that: the operator of a demo, the screens that a server renders, their boards, and
 * what they read.
 */
const BEFORE = [
  /\/ui\/web\/demo\.ts$/,
  /\/ui\/web\/screens\/(?:live\/live|line\/line|champ\/champ|page-types\/page-type|game\/game)-screen\.tsx$/,
  /\/ui\/web\/screens\/remote\/remote\.ts$/,
  /\/ui\/web\/components\/(?:(?:asian|other|virtual)-board|wide-cells|no-games)\.tsx$/,
  /\/core\/(?:http\/policies|modules\/line\/game-outcome|modules\/remote-views\/feature)\.ts$/,
];

const SHARED = 'ui/web/shell/shared-parts.ts';

/** Files that are loaded before a lazy file of the site; paths below the root. */
const loadedFirst = (lazyFile: string): readonly string[] =>
  BEFORE.some((pattern) => pattern.test(lazyFile)) || EVERYWHERE.some((file) => lazyFile.endsWith(`/${file}`))
    ? [ENTRY, SHARED]
    : [ENTRY, SHARED, ...EVERYWHERE];

const LAZY = /(?<!typeof )\bimport\(\s*'(\.[^']+\.tsx?)'\s*\)/g;

/**
 * The files that are imported on demand. Some are imported statically, too, and may be read before the file that
 * imports them on demand.
 */
const lazyFilesIn = (root: string): ReadonlySet<string> => {
  const files = ['adapters', 'core', 'ui']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path));
  return new Set(
    files.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(LAZY)].map(([, to = '']) => resolve(dirname(path), to)),
    ),
  );
};

/**
 * Builds each worker and each late style sheet that a source file references, and writes the output's address into that
 * file. Every lazy file also imports what is always loaded by then: the entry and, once the page is taken over, the
 * parts and features of every page. So the code that they share stays there, instead of falling into a hundred small
 * chunks, which compress badly and take a request each: over Slow 4G and HTTP/1.1, six at a time, they took longer than
 * all the rest.
 */
export const apartAndLazyFiles = (
  options: BuildOptions,
  made: Apart,
  loadedBefore: (lazyFile: string) => readonly string[] = loadedFirst,
): esbuild.Plugin => ({
  name: 'apart-and-lazy-files',
  setup: (build) => {
    const root = options.root ?? HERE;
    let lazy: ReadonlySet<string> = new Set();
    build.onStart(() => {
      lazy = lazyFilesIn(root);
    });
    const built = async (source: string): Promise<{ file: string; inputs: readonly string[] }> => {
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
      let contents = pastPublicFiles(path, source);
      for (const [whole, , apart = ''] of source.matchAll(APART)) {
        const { file, inputs } = await built(resolve(dirname(path), apart));
        watchFiles.push(...inputs);
        contents = contents.replace(whole, `new URL(${JSON.stringify((options.base ?? '/') + file)}, location.origin)`);
      }
      if (lazy.has(path) || VIEW.test(path))
        for (const file of loadedBefore(path)) contents += `\nimport ${JSON.stringify(join(root, file))};\n`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts', watchFiles };
    });
  },
});

/**
 * Exports a locale file as one object. By default esbuild also exports every key of a JSON file, which makes the file
 * half as large again.
 */
export const words: esbuild.Plugin = {
  name: 'words',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]locales[\\/].*\.json$/ }, async ({ path }) => {
      const content: unknown = JSON.parse(await readFile(path, 'utf8'));
      return { contents: `export default ${JSON.stringify(content)};`, loader: 'js' };
    });
  },
};
