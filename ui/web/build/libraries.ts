/** A plugin of esbuild that takes from React and react-router what only development needs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as esbuild from 'esbuild';
import { HERE } from './options.ts';

const require = createRequire(import.meta.url);

/** React's modules, which are CommonJS, and the files of their production builds. */
const COMMON_JS: ReadonlyMap<string, string> = new Map([
  ['react', 'react.production.js'],
  ['react/jsx-runtime', 'react-jsx-runtime.production.js'],
]);

/** The namespace of the ECMAScript modules around them. */
const AROUND = 'around-common-js';

const exportedNames = (module: string): readonly string[] => {
  const whole: unknown = require(join(dirname(require.resolve('react')), 'cjs', COMMON_JS.get(module) ?? ''));
  return Object.keys(whole ?? {}).filter((name) => !name.startsWith('__'));
};

/** A name that only React's developer tools show; the assignment keeps a component that nothing uses in the bundle. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
/** A component or context at the top level, which esbuild keeps as long as it must expect an effect of the call. */
const CREATED = /(?<=^var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm;

/**
 * - Every name of React becomes a variable of the bundle, shared by all modules. Otherwise each module has an object of
 *   its own for `react`, and each use is a property of that object: `(0, import_jsx_runtime12.jsx)(…)`.
 * - `useSyncExternalStore` is React's, without a substitute for older versions of React.
 * - Unused components of react-router (forms, its links, scroll restoration, its framework) leave the bundle.
 */
export const lighterLibraries: esbuild.Plugin = {
  name: 'lighter-libraries',
  setup: (build) => {
    build.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, kind, namespace }) =>
      kind === 'import-statement' && namespace !== AROUND ? { path, namespace: AROUND } : undefined,
    );
    build.onResolve({ filter: /^use-sync-external-store\/shim$/ }, () => ({ path: 'react', namespace: AROUND }));
    build.onLoad({ filter: /.*/, namespace: AROUND }, ({ path }) => {
      const names = exportedNames(path).join(', ');
      return {
        contents: `import whole from '${path}';\nexport const { ${names} } = whole;\nexport default whole;\n`,
        resolveDir: HERE,
      };
    });
    build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(DISPLAY_NAME, '').replaceAll(CREATED, '/* @__PURE__ */ '),
      loader: 'js',
    }));
  },
};
