/** Builds implementations with the settings of the site: production mode and modern RxJS. */
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

/**
 * Builds one script for Node from `files`, paths below tests/bench that each export `implementations`. Returns the
 * script's path.
 */
export async function bundleForNode(name: string, files: readonly string[]): Promise<string> {
  const imports = files.map((file, at) => `import { implementations as c${at} } from './${file}';`).join('\n');
  const outfile = join(CACHE, `${name}.mjs`);
  await esbuild.build({
    ...shared,
    platform: 'node',
    outfile,
    stdin: {
      contents: `${imports}\nimport { runImplementation } from './harness/child.ts';\nawait runImplementation({ ${files.map((_, at) => `...c${at}`).join(', ')} });\n`,
      resolveDir: BENCH,
      loader: 'ts',
    },
  });
  return outfile;
}

/** Builds one script for a page. Returns the source text. */
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
