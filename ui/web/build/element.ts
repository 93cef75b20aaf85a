/**
 * Builds the elements for script tags, and the example page at `/embed`: a folder of its own, whose script has a
 * lasting name and loads nothing of the site.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as esbuild from 'esbuild';

/** The entry of the elements, which is `embed/element.js` in the site. */
export const ELEMENT = 'ui/element/register.ts';
/** The file that loads with the first coupon of a page. */
export const COUPON = 'ui/element/coupon-parts.ts';
const PAGE = 'ui/element/embed/page.ts';
/** The script of a kiosk: `embed/kiosk.js`. */
const KIOSK = 'ui/kiosk/main.ts';
const FOLDER = 'embed';
const COPIED = ['index.html', 'style.css'] as const;

const FEATURE = /[\\/]core[\\/]modules[\\/][\w-]+[\\/]feature\.ts$/;

/**
 * The files before a lazy file of the elements: before a feature, the coupon, which needs its features for a
 * player.
 */
export const loadedBefore = (lazyFile: string): readonly string[] => [FEATURE.test(lazyFile) ? COUPON : ELEMENT];

export interface BuiltElement {
  /** By path in the site's folder. */
  readonly files: ReadonlyMap<string, esbuild.OutputFile | string>;
  readonly metafile: esbuild.Metafile;
}

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
