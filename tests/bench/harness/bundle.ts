/** Contestants are built as the site is, production mode and modern RxJS, so that what runs is what players get. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import * as esbuild from 'esbuild';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const BENCH = join(ROOT, 'tests', 'bench');
const CACHE = join(ROOT, 'node_modules', '.cache', 'touchline', 'bench');

const shared = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  target: 'es2023',
  jsx: 'automatic',
  conditions: ['es2015', 'module'],
  define: { 'process.env.NODE_ENV': '"production"', __DEMO__: 'false', __BASE__: '"/"' },
  logLevel: 'warning',
} satisfies esbuild.BuildOptions;

/** Builds contestants for Node; `files` (below tests/bench) each export `contestants`. Answers the script's path. */
export async function bundleForNode(name: string, files: readonly string[]): Promise<string> {
  const imports = files.map((file, at) => `import { contestants as c${at} } from './${file}';`).join('\n');
  const outfile = join(CACHE, `${name}.mjs`);
  await esbuild.build({
    ...shared,
    platform: 'node',
    outfile,
    stdin: {
      contents: `${imports}\nimport { serve } from './harness/child.ts';\nawait serve({ ${files.map((_, at) => `...c${at}`).join(', ')} });\n`,
      resolveDir: BENCH,
      loader: 'ts',
    },
  });
  return outfile;
}

/** Builds one script for a page. Answers its text. */
export async function bundleForPage(file: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    ...shared,
    platform: 'browser',
    write: false,
    minify: true,
    entryPoints: [join(BENCH, file)],
  });
  return outputFiles[0]?.text ?? '';
}
