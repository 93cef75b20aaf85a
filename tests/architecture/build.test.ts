/** The build, on a small planted site: its guarantees for shells, hosts and the size budget. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../esbuild.config.ts';
import type { BuildResult } from '../../ui/web/build/options.ts';
import { describeLine, weigh } from '../size-budget.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<link rel="icon" href="./icon.svg">
<link rel="stylesheet" href="./styles/main.css">
<script type="module" src="./entry-client.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

const SITE: Readonly<Record<string, string>> = {
  'ui/web/index.html': PAGE,
  'ui/web/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'ui/web/styles/main.css': '@layer base;\n@import "./base.css" layer(base);\n',
  'ui/web/styles/base.css': 'h1 { color: teal }\n',
  'ui/web/entry-client.tsx': `import { shared } from './shared.ts';
    declare const __DEMO__: boolean, __BASE__: string;
    export const texts = (lng: string) => import(\`./locales/\${lng}/common.json\`);
    export const home = () => import('./screens/home/home.tsx');
    export const game = () => import('./screens/game/game.tsx');
    export const parts = () => import('./shell/deferred-parts.ts');
    export const services = () => import('./page-services.ts');
    if (__DEMO__) void import('./demo.ts');
    console.log(shared, 'base:' + __BASE__);
  `,
  'ui/web/shared.ts': "export const shared = 'SHARED';",
  'ui/web/demo.ts': "import { start } from '../../adapters/sandbox/hosts/worker/page.ts';\nstart();",
  'ui/web/screens/home/home.tsx': "import { shared } from '../../shared.ts';\nexport const home = shared + 'HOME';",
  'ui/web/screens/game/game.tsx': "import { shared } from '../../shared.ts';\nexport const game = shared + 'GAME';",
  'ui/web/shell/deferred-parts.ts': "export const rail = 'RAIL';",
  'ui/web/shell/shared-parts.ts': "export const money = 'MONEY';",
  'core/app/deferred-features.ts': "export const consent = 'CONSENT';",
  'ui/web/page-services.ts': "export const services = 'SERVICES';",
  'ui/web/locales/en/common.json': '{ "hello": "Hello" }',
  'ui/web/locales/de/common.json': '{ "hello": "Hallo" }',
  'adapters/sandbox/hosts/worker/page.ts':
    "export const start = () => new Worker(new URL('./operator.worker.ts', import.meta.url), { type: 'module' });",
  'adapters/sandbox/hosts/worker/operator.worker.ts':
    "import { secret } from '../../operator/rules.ts';\npostMessage(secret);",
  'adapters/sandbox/operator/rules.ts': "export const secret = 'OPERATOR';",
};

let root: string;

const plant = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

const written = ({ outdir }: Pick<BuildResult, 'outdir'>): readonly string[] =>
  readdirSync(outdir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const textOf = (result: BuildResult): string =>
  written(result)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

const sandboxIn = ({ metafile }: BuildResult): readonly string[] =>
  Object.keys(metafile.inputs).filter((path) => path.startsWith('adapters/sandbox/'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-build-'));
  plant(SITE);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the build', () => {
  it('writes a page that loads hashed files only, and lists them by source', async () => {
    const { outdir, manifest } = await build({ root });
    const page = readFileSync(join(outdir, 'index.html'), 'utf8');
    expect(manifest.entry).toMatch(/^assets\/entry-client-[A-Z0-9]{8}\.js$/);
    expect(page).toContain(`<script type="module" src="/${manifest.entry}"></script>`);
    expect(page).toContain(`<link rel="stylesheet" href="/${manifest.styles[0] ?? ''}">`);
    expect(page).toContain('href="/icon.svg"');
    expect(page).not.toContain('entry-client.tsx');
    expect(manifest.preload).not.toEqual([]);
    for (const file of manifest.preload) expect(page).toContain(`<link rel="modulepreload" href="/${file}">`);
    expect(Object.keys(manifest.chunks)).toEqual(
      expect.arrayContaining([
        'ui/web/screens/home/home.tsx',
        'ui/web/locales/en/common.json',
        'ui/web/locales/de/common.json',
      ]),
    );
    expect(JSON.parse(readFileSync(join(outdir, 'assets.json'), 'utf8'))).toEqual(manifest);
    expect(written({ outdir }).some((path) => path.endsWith('.map'))).toBe(false);
  });

  it('loads of a module’s public file only the names that are used, whatever later chunks use', async () => {
    plant({
      'core/modules/one/public.ts':
        "/** Both. */\nexport { light } from './light.ts';\nexport type { Any } from './types.ts';\nexport { heavy, other } from './heavy.ts';\n",
      'core/modules/one/types.ts': 'export type Any = string;',
      'core/modules/one/light.ts': "export const light = 'LIGHT';",
      'core/modules/one/heavy.ts': "export const heavy = 'HEAVY';\nexport const other = String('OTHER');",
      'ui/web/shared.ts': "import { light } from '../../core/modules/one/public.ts';\nexport const shared = light;",
      'ui/web/screens/game/game.tsx':
        "import {\n  heavy as most,\n  light,\n} from '../../../../core/modules/one/public.ts';\nexport const game = most + light + 'GAME';",
    });
    const result = await build({ root });
    const entry = [result.manifest.entry, ...result.manifest.preload];
    const first = entry.map((path) => readFileSync(join(result.outdir, path), 'utf8')).join('\n');
    expect(first).toContain('LIGHT');
    expect(first).not.toMatch(/HEAVY|OTHER/);
    expect(textOf(result)).toMatch(/HEAVY/);
  });

  it('[HST-13] writes the compressed form of a file beside it, if asked to, and none of a small one', async () => {
    plant({ 'ui/web/shared.ts': `export const shared = ${JSON.stringify('SHARED'.repeat(500))};` });
    const { outdir } = await build({ root, isCompressed: true });
    const files = written({ outdir });
    const pairs = files.filter((path) => files.includes(`${path}.br`));
    expect(pairs).not.toEqual([]);
    expect(pairs.filter((path) => statSync(path).size < 1_000)).toEqual([]);
    for (const path of pairs) expect(brotliDecompressSync(readFileSync(`${path}.br`))).toEqual(readFileSync(path));
    expect(written(await build({ root })).filter((path) => path.endsWith('.br'))).toEqual([]);
  });

  it('leaves the sandbox out of a production site', async () => {
    const result = await build({ root });
    expect(sandboxIn(result)).toEqual([]);
    expect(textOf(result)).not.toContain('OPERATOR');
    expect(textOf(result)).not.toContain('operator.worker');
  });

  it('is reported if it contains the sandbox', async () => {
    plant({ 'ui/web/shared.ts': "export { secret as shared } from '../../adapters/sandbox/operator/rules.ts';" });
    const result = await build({ root });
    expect(sandboxIn(result)).toEqual(['adapters/sandbox/operator/rules.ts']);
    expect(textOf(result)).toContain('OPERATOR');
  });

  it('gives one set of sources one id, whatever finishes first', async () => {
    const [one, other] = await Promise.all(
      ['one', 'other'].map((name) => build({ root, outdir: join(root, name), demo: true })),
    );
    expect(Object.keys(one?.manifest.chunks ?? {})).toEqual(Object.keys(one?.manifest.chunks ?? {}).toSorted());
    expect(one?.manifest.id).toBe(other?.manifest.id);
  });

  it('puts the sandbox and its worker into a demo, with a page for hosts without rewrites', async () => {
    const result = await build({ root, demo: true });
    expect(sandboxIn(result)).toHaveLength(3);
    const worker = result.manifest.chunks['adapters/sandbox/hosts/worker/operator.worker.ts'] ?? 'missing';
    expect(readFileSync(join(result.outdir, worker), 'utf8')).toContain('OPERATOR');
    expect(readFileSync(join(result.outdir, result.manifest.chunks['ui/web/demo.ts'] ?? 'missing'), 'utf8')).toContain(
      `/${worker}`,
    );
    expect(readFileSync(join(result.outdir, '404.html'), 'utf8')).toBe(
      readFileSync(join(result.outdir, 'index.html'), 'utf8'),
    );
  });

  it('lists the bundled screens with the hash of each file, and references the list by its hash in the page', async () => {
    plant({
      'ui/web/views/limits.view.tsx':
        "import { shared } from '../shared.ts';\nimport { rare } from './rare.ts';\nexport const mount = () => shared + rare + 'LIMITS';",
      'ui/web/views/cashier.view.tsx':
        "import { rare } from './rare.ts';\nexport const mount = () => rare + 'CASHIER';",
      'ui/web/views/rare.ts': "export const rare = 'RARE';",
    });
    const { outdir, manifest } = await build({ root, base: '/touchline/' });
    const textIn = (path: string): string => readFileSync(join(outdir, path), 'utf8');
    const hash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const list = textIn(manifest.views);
    expect(textIn('index.html')).toContain(
      `<meta name="touchline-views" content="/touchline/${manifest.views}" data-integrity="${hash(list)}">`,
    );
    const { views } = JSON.parse(list) as {
      readonly views: Readonly<Record<string, readonly { readonly url: string; readonly integrity: string }[]>>;
    };
    expect(Object.keys(views)).toEqual(['cashier', 'limits']);
    for (const files of Object.values(views)) {
      // Its own, what both share, and what every page has loaded by then.
      expect(files.length).toBe(4);
      for (const { url, integrity } of files) {
        expect(integrity, url).toEqual(hash(textIn(url.replace('/touchline/', ''))));
      }
    }
    // The page's code is in none of them, shared code is one file, and the view itself comes first.
    const of = (name: string): readonly string[] =>
      (views[name] ?? []).map(({ url }) => textIn(url.replace('/touchline/', '')));
    expect(of('limits')[0]).toContain('LIMITS');
    expect(of('limits').join('')).not.toContain('SHARED');
    expect(views['limits']?.[1]).toEqual(views['cashier']?.[1]);
    plant({ 'ui/web/views/rare.ts': "export const rare = 'RARER';" });
    expect((await build({ root })).manifest.views).not.toBe(manifest.views);
  });

  it('references no list without bundled screens', async () => {
    const { outdir, manifest } = await build({ root });
    expect(manifest.views).toBe('');
    expect(readFileSync(join(outdir, 'index.html'), 'utf8')).not.toContain('touchline-views');
  });

  it('serves from below another address on request', async () => {
    const { outdir, manifest } = await build({ root, base: '/touchline/' });
    expect(readFileSync(join(outdir, 'index.html'), 'utf8')).toContain(`src="/touchline/${manifest.entry}"`);
    const loaded = [manifest.entry, ...manifest.preload]
      .map((file) => readFileSync(join(outdir, file), 'utf8'))
      .join('\n');
    expect(loaded).toContain('base:/touchline/');
  });

  it('removes files of an earlier build, and keeps the names of unchanged files', async () => {
    const first = await build({ root });
    plant({ 'ui/web/screens/home/home.tsx': "export const home = 'OTHER';" });
    const second = await build({ root });
    expect(second.manifest.chunks['ui/web/locales/en/common.json']).toBe(
      first.manifest.chunks['ui/web/locales/en/common.json'],
    );
    expect(second.manifest.id).not.toBe(first.manifest.id);
    const gone = first.manifest.chunks['ui/web/screens/home/home.tsx'] ?? '';
    expect(written(second).filter((path) => path.endsWith(gone))).toEqual([]);
  });

  it('builds late styles as separate files: hashed, cached by the service worker, not referenced by the page', async () => {
    plant({
      'ui/web/styles/deferred/game.css': '@import "../wide.css" layer(base);\n',
      'ui/web/styles/wide.css': '.wide { color: tomato }\n',
      'ui/web/screens/game/game.tsx':
        "export const styles = new URL('../../styles/deferred/game.css', import.meta.url);",
      'ui/web/sw/pwa-sw.ts':
        'declare const __FILES__: readonly string[], __ENTRY__: string, __VERSION__: string;\nconsole.log(__FILES__, __ENTRY__, __VERSION__);',
    });
    const { outdir, manifest } = await build({ root, base: '/touchline/' });
    const styles = manifest.chunks['ui/web/styles/deferred/game.css'] ?? 'missing';
    expect(styles).toMatch(/^assets\/game-[A-Z0-9]{8}\.css$/);
    expect(readFileSync(join(outdir, styles), 'utf8')).toMatch(/@layer base\s*\{\s*\.wide\s*\{\s*color:\s*tomato/);
    expect(readFileSync(join(outdir, manifest.chunks['ui/web/screens/game/game.tsx'] ?? 'missing'), 'utf8')).toContain(
      `/touchline/${styles}`,
    );
    expect(readFileSync(join(outdir, 'pwa-sw.js'), 'utf8')).toContain(styles);
    expect(readFileSync(join(outdir, 'index.html'), 'utf8')).not.toContain(styles);
    expect(manifest.styles).toHaveLength(1);
  });

  it('explains what is wrong with a page without script and styles', async () => {
    plant({ 'ui/web/index.html': '<!doctype html><head></head>' });
    await expect(build({ root })).rejects.toThrow('ui/web/index.html must hold');
  });
});

describe('the size budget', () => {
  const bulk = (bytes: number): string => {
    // Text that gzip can't shrink much: a fixed linear congruential sequence in base 36.
    let state = 1;
    let text = '';
    while (text.length < bytes * 1.6) {
      state = (state * 48_271) % 2_147_483_647;
      text += state.toString(36);
    }
    return text;
  };
  const over = async (): Promise<readonly string[]> =>
    (await weigh({ root })).filter(({ bytes, limit }) => bytes > limit).map(({ name }) => name);

  it('covers the start, its styles, each screen and each language', async () => {
    expect((await weigh({ root })).map(({ name }) => name).toSorted()).toEqual([
      'JavaScript before the first price',
      'coupon, frame and features after that',
      'language de',
      'language en',
      'pictures before the first price',
      'screen game/game',
      'screen home/home',
      'services of the page',
      'shields of teams',
      'styles before the first paint',
    ]);
    expect(await over()).toEqual([]);
  });

  it('is exceeded by a heavy entry, by a heavy home screen, by a heavy screen, by heavy parts after them and by a heavy language', async () => {
    plant({ 'ui/web/shared.ts': `export const shared = '${bulk(250_000)}';` });
    expect(await over()).toEqual(['JavaScript before the first price']);
    plant({ ...SITE, 'ui/web/screens/home/home.tsx': `export const home = '${bulk(250_000)}';` });
    expect(await over()).toEqual(['JavaScript before the first price', 'screen home/home']);
    plant({ ...SITE, 'ui/web/screens/game/game.tsx': `export const game = '${bulk(50_000)}';` });
    expect(await over()).toEqual(['screen game/game']);
    plant({ ...SITE, 'ui/web/shell/deferred-parts.ts': `export const rail = '${bulk(70_000)}';` });
    expect(await over()).toEqual(['coupon, frame and features after that']);
    plant({ ...SITE, 'ui/web/page-services.ts': `export const services = '${bulk(10_000)}';` });
    expect(await over()).toEqual(['services of the page']);
    plant({ ...SITE, 'ui/web/locales/de/common.json': JSON.stringify({ text: bulk(25_000) }) });
    expect(await over()).toEqual(['language de']);
  });

  it('is exceeded by heavy styles before the first paint, not by late styles', async () => {
    const heavy = `.a::after { content: '${bulk(9_000)}' }`;
    plant({
      'ui/web/styles/deferred/game.css': heavy,
      'ui/web/screens/game/game.tsx':
        "export const styles = new URL('../../styles/deferred/game.css', import.meta.url);",
    });
    expect(await over()).toEqual([]);
    plant({ ...SITE, 'ui/web/styles/base.css': heavy });
    expect(await over()).toEqual(['styles before the first paint']);
  });

  it('weighs each game of its own, reports the largest, and is exceeded by each that is too heavy', async () => {
    const game = (name: string, bytes: number) => ({
      [`ui/games/${name}/${name}.game.ts`]: `document.title = '${bulk(bytes)}';`,
      [`ui/games/${name}/${name}.css`]: '',
    });
    plant({ 'ui/games/frame.css': '', ...game('dice', 1_000), ...game('reels', 20_000) });
    const games = async () => (await weigh({ root })).flatMap(({ name }) => (name.startsWith('game ') ? [name] : []));
    expect(await games()).toEqual(['game reels']);
    expect(await over()).toEqual([]);
    plant({ 'ui/games/frame.css': '', ...game('dice', 65_000), ...game('reels', 70_000) });
    expect(await over()).toEqual(['game reels', 'game dice']);
  });

  it('refuses a site without the parts that it measures', async () => {
    plant({ ...SITE, 'ui/web/entry-client.tsx': 'console.log(1);' });
    await expect(weigh({ root })).rejects.toThrow('nothing is loaded after the first price');
  });

  it('reports the excess and the remedy', () => {
    expect(describeLine({ name: 'screen game', bytes: 42_300, limit: 40_000 })).toContain(
      'OVER BY 2.3 KB: load what it does not need at once with import()',
    );
    expect(describeLine({ name: 'screen game', bytes: 39_000, limit: 40_000 })).not.toContain('OVER');
  });
});
