/**
 * The entries of the npm package and the files whose exports each entry has. The core's entries follow from the folders
 * that the repository's own `exports` name: one for each module, one for the kernel, one for the ports.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  /** The subpath: `core/coupon` is imported as `touchline/core/coupon`. */
  readonly name: string;
  /** Paths from the root of the repository. Everything that these files export is in the entry. */
  readonly files: readonly string[];
  /** A type that the public API mentions is exported by the entry whose folders contain its file. */
  readonly folders: readonly string[];
}

const MODULES = 'core/modules';

/** The files of a module whose exports are for everybody: its data, its messages, its rules, what shells read. */
const PUBLIC_FILE =
  /^(?:public|messages|types|views|slices|reads|filter|bet-type|leg-identity|(?:rules|packs)\/.+)\.ts$/;

/** The files of the kernel for embedders; the journal, the supervisor and the runtime are the core's own. */
const KERNEL = [
  'decimal-text',
  'device-storage',
  'message',
  'money',
  'rational',
  'readable',
  'result',
  'share-structure',
  'text',
  'time',
];

const filesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .toSorted();

const moduleEntry = (root: string, name: string): Entry => {
  const folder = `${MODULES}/${name}`;
  const files = filesBelow(root, folder).filter((path) => PUBLIC_FILE.test(path));
  return { name: `core/${name}`, files: files.map((path) => `${folder}/${path}`), folders: [folder] };
};

/** Every entry of the package that is built from the repository at `root`, in the order of the documents. */
export function entriesOf(root: string): readonly Entry[] {
  const modules = readdirSync(join(root, MODULES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => moduleEntry(root, name))
    .filter(({ files }) => files.length > 0);
  return [
    {
      name: 'core',
      files: ['core/app/create-core.ts', 'core/app/facade.ts', 'core/navigation/navigation.ts'],
      folders: ['core/app', 'core/board', 'core/navigation', 'core/http'],
    },
    ...modules.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    { name: 'kernel', files: KERNEL.map((name) => `core/kernel/${name}.ts`), folders: ['core/kernel'] },
    {
      name: 'ports',
      files: filesBelow(root, 'core/ports').map((path) => `core/ports/${path}`),
      folders: ['core/ports'],
    },
    { name: 'react', files: ['ui/web/use-projection.ts'], folders: ['ui/web'] },
    {
      name: 'element',
      files: ['main', 'odds', 'coupon', 'events'].map((name) => `ui/element/${name}.ts`),
      folders: ['ui/element', 'ui/web/format'],
    },
    {
      name: 'node',
      files: [
        'adapters/node/create-node-core.ts',
        'adapters/node/cookie-jar.ts',
        'adapters/node/memory-ports.ts',
        'adapters/node/node-digest.ts',
        'adapters/browser/crypto-ids.ts',
        'adapters/browser/fetch-http.ts',
        'adapters/browser/fetch-line-feed.ts',
        'adapters/browser/system-clock.ts',
        'adapters/browser/xhr-line-feed.ts',
      ],
      folders: ['adapters/node', 'adapters/browser', 'adapters/search'],
    },
    {
      name: 'testing',
      files: [
        'brute-force',
        'check',
        'coupon-laws',
        'coupons',
        'define-law',
        'engine',
        'http-engine',
        'jurisdictions',
        'laws-config',
        'limit-engine',
        'limit-laws',
        'limit-model',
        'limit-step',
        'limit-steps',
        'planted',
        'planted-limit-bugs',
        'planted-limits',
        'report',
      ].map((name) => `adapters/testing/${name}.ts`),
      folders: ['adapters/testing'],
    },
    {
      name: 'sandbox',
      files: ['adapters/sandbox/hosts/memory/start-stand-in.ts', 'adapters/sandbox/hosts/memory/manual-clock.ts'],
      folders: ['adapters/sandbox', 'adapters/bus'],
    },
  ];
}

/** The commands of the package and the entry whose packages each needs. */
export const BINS: readonly { readonly name: string; readonly file: string; readonly entry: string }[] = [
  { name: 'touchline-laws', file: 'adapters/testing/cli/main.ts', entry: 'testing' },
];
