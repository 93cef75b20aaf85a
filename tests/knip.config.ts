/**
 * Everything that must have a user. Two passes of one list: the whole repository, in which every file and export must
 * be imported somewhere; and, with
 * `--production`, the product alone, in which tests are no users. Entries of the product end in `!`. An export only for
 * embedders is marked `@public`, and a README or SPEC.md mentions it (`tests/architecture/unused.test.ts`).
 */
import type { KnipConfig } from 'knip';

const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'esbuild.config.ts!',
    'adapters/sandbox/hosts/http/main.ts!',
    'adapters/node/create-node-core.ts!',
    'adapters/package/build.ts!',
    // Entries of the package: `adapters/package/entries.ts`.
    'adapters/browser/xhr-line-feed.ts!',
    'adapters/testing/*.ts!',
    'adapters/testing/cli/main.ts!',
    'adapters/sandbox/hosts/memory/{manual-clock,start-stand-in}.ts!',
    'adapters/sandbox/views/*/main.ts!',
    // The server of the sample provider, and the pages that it builds.
    'adapters/sample-provider/main.ts!',
    'adapters/sample-provider/page/{wheel,proof}-page.ts!',
    '{adapters,ui}/**/*.worker.ts!',
    'ui/*/main.ts!',
    'ui/element/{register,embed/page}.ts!',
    'ui/web/early.ts!',
    'ui/web/entry-client.tsx!',
    'ui/web/entry-server.tsx!',
    // Imported by the build into every lazy file.
    'ui/web/shell/shared-parts.ts!',
    'ui/web/demo.ts!',
    'ui/web/sw/pwa-sw.ts!',
    'ui/web/views/*.view.tsx!',
    'ui/games/*/*.game.ts!',
    'tests/size-budget.ts',
    'tests/package/check.ts',
    'tests/browser/fake-site-entry.ts',
    'tests/bench/**/*.{ts,tsx,js,jsx}',
  ],
  project: ['{core,adapters,ui}/**/*.{ts,tsx}!', 'tests/**/*.{ts,tsx,js,jsx}', '!tests/package/consumer/**'],
  // The subpaths that package.json exports make every file of the core an entry: their exports still need a user.
  includeEntryExports: true,
  // A remote view is called by the host that loads it, as is the page renderer; implementations under a benchmark by
  // the bundle that is made of them, beside the packages of `peers/`.
  ignoreIssues: {
    'ui/web/views/*.view.tsx': ['exports'],
    'ui/web/entry-server.tsx': ['exports'],
    'tests/bench/**': ['exports', 'unlisted'],
    // Types of engines in plain JavaScript: their importers name the script.
    'tests/kit/*.d.mts': ['exports'],
  },
  // The build is a program of the product, no setting of a tool.
  esbuild: false,
  vitest: { config: ['tests/vitest.config.ts'], entry: ['tests/**/*.test.{ts,tsx}'] },
  // A test may look at a part of a file that the file itself uses; an export that nobody imports loses its word. Types
  // that exports of their file mention are part of the package's API.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  // The check of the package starts attw and types components of other frameworks. Pictures and fonts are read by the
  // build: `ui/web/build/sprites.ts` and `ui/web/styles/fonts.css`.
  ignoreDependencies: isProduction
    ? ['reflect-metadata']
    : [
        '@arethetypeswrong/cli',
        '@vue/reactivity',
        'solid-js',
        'oxlint',
        'oxlint-tsgolint',
        '@sparticuz/chromium',
        'reflect-metadata',
        '@fontsource-variable/manrope',
        '@fontsource-variable/noto-sans-arabic',
        '@iconify-json/mdi',
        'country-flag-icons',
      ],
  ignoreBinaries: isProduction ? ['tsx'] : ['mkfifo', 'nats-server', 'script'],
  rules: { types: 'off' },
  treatConfigHintsAsErrors: false,
};

export default config;
