/** Builds the page renderer, which a host runs beside the site's folder. */
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { HERE, type BuildOptions } from './options.ts';
import { words } from './plugins.ts';
import { settings } from './settings.ts';

const SERVER_ENTRY = 'ui/web/entry-server.tsx';
const EARLY_SCRIPT = 'ui/web/early.ts';

/** In pieces, because tools that load this file replace the whole. */
const OWN_URL = ['import', 'meta', 'url'].join('.');

/** Builds it into the folder of `file`, which is removed first. */
export const buildRenderer = async (options: BuildOptions, file: string): Promise<void> => {
  const { root = HERE } = options;
  await rm(dirname(file), { recursive: true, force: true });
  const common = settings(options);
  const { outputFiles } = await esbuild.build({
    ...common,
    entryPoints: [EARLY_SCRIPT],
    format: 'iife',
    define: {
      ...common.define,
      __PREFERENCES__: JSON.stringify(DEVICE_STORAGE.preferences.name),
      __CONSENT__: JSON.stringify(DEVICE_STORAGE.consent.name),
      __LOOK__: JSON.stringify(DEVICE_STORAGE.look.name),
      __ACTIVE__: JSON.stringify(DEVICE_STORAGE.activeAt.name),
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
    // Each byte of it is in every page; the directive changes nothing for this script.
    define: {
      ...common.define,
      __EARLY__: JSON.stringify(outputFiles[0]?.text.trim().replace('"use strict";', '') ?? ''),
    },
    plugins: [words],
    charset: 'utf8',
    // React's renderer for Node requires Node's modules.
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(${OWN_URL});` },
    logLevel: 'warning',
  });
  await writeFile(join(dirname(file), 'package.json'), '{ "type": "module" }\n');
};
