/** The settings of esbuild that all builds of the site share. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as esbuild from 'esbuild';
import { BROWSERS, HERE, type BuildOptions } from './options.ts';
import { drawPictures } from './sprites.ts';

/**
 * The addresses of the pictures on a site under `base`, each with a name of its own: esbuild makes a module of a whole
 * object, which every other module of the site would initialize.
 */
const picturesOf = (base: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(drawPictures(HERE).pictures).map(([name, file]) => [
      `__PICTURES__.${name}`,
      JSON.stringify(`${base}${file}`),
    ]),
  );

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
      ...picturesOf(base),
      __SHIELDS__: JSON.stringify(base + drawPictures(HERE).shields),
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
