/** Builds the service worker. */
import * as esbuild from 'esbuild';
import type { BuildOptions, Manifest } from './options.ts';
import { settings } from './settings.ts';

export const SERVICE_WORKER = 'ui/web/sw/pwa-sw.ts';

/** The service worker, which names the files of this version. */
export const serviceWorkerOf = async (
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
