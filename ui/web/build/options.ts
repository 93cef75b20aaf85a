/** The options of a build, its result, and the sources that it begins with. */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as esbuild from 'esbuild';

export type BuildOptions = Readonly<{
  root?: string;
  outdir?: string;
  base?: string;
  demo?: boolean;
  dev?: boolean;
  /** Writes `FILE.br` beside each file. Takes some seconds. */
  isCompressed?: boolean;
}>;

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
  /** Files that a screen loads at once with its own, beside those that the entry has loaded. */
  needs: Readonly<Record<string, readonly string[]>>;
}>;

export type BuildResult = Readonly<{
  outdir: string;
  manifest: Manifest;
  metafile: esbuild.Metafile;
  /** Of the elements, which are built apart from the site. */
  element: esbuild.Metafile;
}>;

/** The folder of the repository. */
export const HERE = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

export const ENTRY = 'ui/web/entry-client.tsx';
export const STYLES = 'ui/web/styles/main.css';
export const PAGE = 'ui/web/index.html';
export const SCREENS = 'ui/web/screens/';
export const VIEWS = 'ui/web/views';
/** The source of a bundled view, and its name. */
export const VIEW = /\/views\/([a-z-]+)\.view\.tsx$/;
/** The browsers that the site is written for. */
export const BROWSERS = ['chrome111', 'firefox115', 'safari16.4'];
