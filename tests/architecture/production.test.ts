/** The built site: a production build contains nothing of the stand-in operator and nothing of the tests. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../esbuild.config.ts';
import { loadedWith } from '../../ui/web/build/manifest.ts';

/** Ends a build that hangs: no build takes this long, even beside other work. */
const BUILD_TIMEOUT_MS = 120_000;
const outdir = mkdtempSync(join(tmpdir(), 'touchline-production-'));

let site: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  site = await build({ outdir });
}, BUILD_TIMEOUT_MS);
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

it('a production site contains nothing of the sandbox, of the tests or of Node', () => {
  const { metafile, manifest } = site;
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain('ui/web/entry-client.tsx');
  expect(
    inputs.filter((path) => /^(adapters\/(sandbox|node)|tests)\/|node_modules\/(msw|fast-check)\//.test(path)),
  ).toEqual([]);
  expect(Object.keys(manifest.chunks).filter((path) => /sandbox|demo/.test(path))).toEqual([]);
});

it('the service worker of a production site caches exactly the built files of the page, by names that change with their contents', () => {
  const { metafile, manifest } = site;
  expect(Object.keys(metafile.inputs)).toContain('ui/web/sw/pwa-sw.ts');
  const worker = readFileSync(join(outdir, 'pwa-sw.js'), 'utf8');
  const kept = [...worker.matchAll(/"(assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(kept.filter((path) => !/^assets\/[\w.-]+-[A-Z0-9]{8}\.(?:js|css|svg|png|woff2|json)$/.test(path))).toEqual([]);
  expect(kept.filter((path) => !existsSync(join(outdir, path)))).toEqual([]);
  const built = readdirSync(join(outdir, 'assets'))
    // Flags, shields and Arabic letters are many and large; they load where they are shown.
    .filter((name) => !name.endsWith('.LEGAL.txt') && !/^(?:flag|shields|noto)-/.test(name))
    .map((name) => `assets/${name}`);
  expect([...new Set(kept)].toSorted()).toEqual(built.toSorted());
  expect(worker).toContain(JSON.stringify(manifest.id));
  expect(worker).not.toMatch(/sandbox|indexedDB|localStorage/);
});

it('every module calls React directly, and no unused component of react-router is in a production site', () => {
  const { outputs } = site.metafile;
  const scripts = Object.keys(outputs)
    .filter((path) => path.endsWith('.js'))
    .map((path) => [path, readFileSync(join(outdir, path.replace(/^out\//, '')), 'utf8')] as const);
  const filesWith = (pattern: RegExp): readonly string[] =>
    scripts.filter(([, text]) => pattern.test(text)).map(([path]) => path);
  expect(filesWith(/\(0,\s*[\w$]+\.(?:jsxs?|use[A-Z]\w+)\)/)).toEqual([]);
  // The storage key of its scroll restoration, and an attribute of its links.
  expect(filesWith(/react-router-scroll-positions|data-discover/)).toEqual([]);
});

it('a chunk contains only the operators of RxJS that its modules import', () => {
  const inputs = Object.values(site.metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  const ofRxjs = inputs.filter((path) => path.startsWith('node_modules/rxjs/'));
  expect(ofRxjs).toContain('node_modules/rxjs/dist/esm/internal/operators/map.js');
  // The index would add the operators of all chunks to the first.
  expect(ofRxjs.filter((path) => path.endsWith('/index.js'))).toEqual([]);
});

it('no module of a production site initializes the values that the build defines', () => {
  const inputs = Object.values(site.metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  expect(inputs.filter((path) => path.startsWith('<define:'))).toEqual([]);
});

it('screens that a server renders load without the parts and features of every page; other screens share their code', () => {
  const { outputs } = site.metafile;
  const filesOf = (source: string): ReadonlySet<string> => {
    const [output] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (output === undefined) throw new Error(`the site has no ${source}`);
    return loadedWith(site.metafile, output);
  };
  const deferredIn = (source: string): readonly string[] =>
    [...filesOf(source)]
      .flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
      .filter((path) => /\/(?:coupon\/rail\.tsx|consent\/feature\.ts)$/.test(path));
  const screens = ['live/live', 'line/line', 'champ/champ', 'page-types/page-type', 'game/game'];
  for (const source of [
    'ui/web/entry-client.tsx',
    'ui/web/screens/remote/remote.ts',
    ...screens.map((name) => `ui/web/screens/${name}-screen.tsx`),
  ])
    expect(deferredIn(source), source).toEqual([]);
  expect(deferredIn('ui/web/views/cashier.view.tsx').length).toBe(2);
  // Parts that an earlier screen needs have files of their own; the rest is one file each.
  const start = ['ui/web/shell/deferred-parts.ts', 'core/app/deferred-features.ts'].map(filesOf);
  expect(new Set(start.flatMap((files) => [...files])).size).toBeLessThan(20);
});

it('the manifest of the application names existing icons with their correct sizes', () => {
  expect(readFileSync(join(outdir, 'index.html'), 'utf8')).toContain('<link rel="manifest" href="/manifest.json">');
  const { icons } = JSON.parse(readFileSync(join(outdir, 'manifest.json'), 'utf8')) as {
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
      readonly purpose: string;
    }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const file = readFileSync(join(outdir, src));
    if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  }
});

it(
  'a development site has no service worker',
  async () => {
    await build({ outdir, dev: true });
    expect(existsSync(join(outdir, 'pwa-sw.js'))).toBe(false);
  },
  BUILD_TIMEOUT_MS,
);

it(
  'a demo contains the operator',
  async () => {
    const { metafile } = await build({ outdir, demo: true });
    expect(
      Object.keys(metafile.inputs).filter((path) => path.startsWith('adapters/sandbox/operator/')).length,
    ).toBeGreaterThan(0);
  },
  BUILD_TIMEOUT_MS,
);
