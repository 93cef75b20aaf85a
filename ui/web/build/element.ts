/**
 * Builds the elements for script tags, and the example page at `/embed`: a folder of its own, whose script has a lasting
 * name and loads nothing of the site.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';

/** The entry of the elements, which is `embed/element.js` in the site. */
export const ELEMENT = 'ui/element/register.ts';
const PAGE = 'ui/element/embed/page.ts';
/** The script of a kiosk: `embed/kiosk.js`. */
const KIOSK = 'ui/kiosk/main.ts';
const FOLDER = 'embed';
const COPIED = ['index.html', 'style.css'] as const;

export interface BuiltElement {
  /** By path in the site's folder. */
  readonly files: ReadonlyMap<string, esbuild.OutputFile | string>;
  readonly metafile: esbuild.Metafile;
}

/** Features of the core that the elements load: with a player, or for a call that asks a question. */
const LOADED = /modules\/(?:user|history|bet-placement|cash-out|limits|cashier|captcha)\/feature\.ts$/;
const LAZY_FEATURE = /^(?:\.\.\/modules\/[\w-]+\/[\w.-]*feature|\.\/deferred-features)\.ts$/;

/** Leaves out every other lazy feature: its code would be published, and shared code would grow, for nobody. */
const withoutOtherFeatures: esbuild.Plugin = {
  name: 'without other features',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: LAZY_FEATURE }, ({ kind, path }) =>
      kind === 'dynamic-import' && !LOADED.test(path) ? { path, namespace: 'left-out' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${path} is not in the elements`)}); export const feature = null;`,
    }));
  },
};

type Settings = esbuild.BuildOptions & Readonly<{ metafile: true; write: false; outdir: string }>;

/** `base`: the address of the site, with a slash at both ends. Nothing where the sources have no element. */
export async function elementOf(root: string, base: string, settings: Settings): Promise<BuiltElement> {
  if (!existsSync(join(root, ELEMENT))) return { files: new Map(), metafile: { inputs: {}, outputs: {} } };
  const outdir = `${settings.outdir}/${FOLDER}`;
  const { outputFiles, metafile } = await esbuild.build({
    ...settings,
    entryPoints: [
      { in: ELEMENT, out: 'element' },
      { in: PAGE, out: 'page' },
      { in: KIOSK, out: 'kiosk' },
    ],
    plugins: [withoutOtherFeatures, ...(settings.plugins ?? [])],
    outdir,
    publicPath: `${base}${FOLDER}/`,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
  });
  const files = new Map<string, esbuild.OutputFile | string>();
  for (const file of outputFiles) files.set(relative(join(root, settings.outdir), file.path), file);
  for (const name of COPIED) {
    const text = await readFile(join(root, 'ui/element/embed', name), 'utf8');
    files.set(`${FOLDER}/${name}`, text.replaceAll('%BASE%', base));
  }
  return { files, metafile };
}
