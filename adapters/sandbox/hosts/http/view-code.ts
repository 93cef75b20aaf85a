/** The code of the operator's remote views, built from their sources when first asked for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildView } from '../../../../esbuild.config.ts';
import type { ViewCode } from '../../handlers/views.ts';

const FOLDER = fileURLToPath(new URL('../../views', import.meta.url));
const built = new Map<string, Promise<string>>();

/** Null for a view that has no sources here. */
export const viewCode: ViewCode = async (view) => {
  if (!/^[a-z-]{1,40}$/.test(view) || !existsSync(join(FOLDER, view, 'main.ts'))) return null;
  const code = built.get(view) ?? buildView(view);
  built.set(view, code);
  return code;
};
