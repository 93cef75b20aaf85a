/** Builds the code of the operator's remote views from source on first request. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { settings } from '../../../../esbuild.config.ts';
import type { ViewCode } from '../../handlers/views.ts';

const FOLDER = fileURLToPath(new URL('../../views', import.meta.url));

/** One classic script that registers itself. The view's operator builds and serves the script; no site contains it. */
async function buildView(name: string): Promise<string> {
  const { define: _, ...common } = settings({});
  const result = await esbuild.build({
    ...common,
    entryPoints: [join(FOLDER, name, 'main.ts')],
    format: 'iife',
    sourcemap: false,
    legalComments: 'none',
  });
  return result.outputFiles[0]?.text ?? '';
}

const built = new Map<string, Promise<string>>();

/** Null for a view without sources here. */
export const viewCode: ViewCode = async (view) => {
  if (!/^[a-z-]{1,40}$/.test(view) || !existsSync(join(FOLDER, view, 'main.ts'))) return null;
  const code = built.get(view) ?? buildView(view);
  built.set(view, code);
  return code;
};
