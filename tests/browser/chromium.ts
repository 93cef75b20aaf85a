/**
 * Finds a Chromium, wherever the tests run:
 *
 * 1. `CHROME_PATH`, a browser of your choice;
 * 2. an installed Chrome, Chromium or Edge;
 * 3. the browser from the npm registry, unpacked once into `node_modules/.cache/touchline` (Linux x64).
 *
 * `TOUCHLINE_BROWSER=npm` selects the third directly: CI does so, and the lock file pins the version.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

/** Path of the browser, and extra environment variables for its process. */
export type Executable = Readonly<{
  path: string;
  source: 'CHROME_PATH' | 'installed' | 'npm';
  env: Readonly<Record<string, string>>;
}>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules', '.cache', 'touchline');

const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** No first-run pages and no background calls: the pages under test make the only traffic. */
const FLAGS: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
];

/**
 * The package's fonts first, so that screenshots agree between machines; system fonts for scripts those lack (Arabic).
 */
const fontsConfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, '..', 'fonts-cache')}</cachedir>
  ${['sans-serif', 'system-ui', 'Arial']
    .map(
      (family) =>
        `<alias><family>${family}</family><prefer><family>Open Sans</family><family>DejaVu Sans</family></prefer></alias>`,
    )
    .join('\n  ')}
</fontconfig>
`;

/**
 * Unpacks the npm browser, once per version. Runs in a separate process, because the package reads `TMPDIR` and the
 * platform's name from the environment. The finished folder is moved into place atomically, so that two runs can't
 * collide.
 */
const unpackNpmBrowser = (): Executable => {
  const version = (
    JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8')) as { version: string }
  ).version;
  const home = join(cache, `chromium-${version}`);
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const staging = mkdtempSync(join(cache, 'unpacking-'));
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', "import c from '@sparticuz/chromium'; await c.executablePath();"],
      {
        cwd: root,
        env: { PATH: process.env['PATH'], HOME: staging, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    try {
      renameSync(staging, home);
    } catch (error) {
      rmSync(staging, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  }
  const fonts = join(home, 'fonts');
  const config = fontsConfig(fonts);
  const configFile = join(fonts, 'fonts.conf');
  if (readFileSync(configFile, 'utf8') !== config) writeFileSync(configFile, config);
  return {
    path: join(home, 'chromium'),
    source: 'npm',
    env: { FONTCONFIG_PATH: fonts, FONTCONFIG_FILE: configFile, LD_LIBRARY_PATH: join(home, 'al2023', 'lib') },
  };
};

/** Throws with instructions when no browser is available. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): Executable => {
  const chosen = env['CHROME_PATH'];
  if (env['TOUCHLINE_BROWSER'] !== 'npm') {
    if (chosen !== undefined && chosen !== '') {
      if (!existsSync(chosen)) throw new Error(`CHROME_PATH names ${chosen}, which does not exist.`);
      return { path: chosen, source: 'CHROME_PATH', env: {} };
    }
    const installed = INSTALLED[process.platform]?.find((path) => existsSync(path));
    if (installed !== undefined) return { path: installed, source: 'installed', env: {} };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackNpmBrowser();
  throw new Error('No Chromium found: install Chrome, or set CHROME_PATH to a Chromium-based browser.');
};

/** Starts a headless browser; the caller closes it. `omitted` flags are those that the driver sets by default. */
export const launchChromium = async (
  flags: readonly string[] = [],
  omitted: readonly string[] = [],
): Promise<Browser> => {
  const { path, env } = findChromium();
  const ours = Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  return chromium.launch({
    executablePath: path,
    headless: true,
    chromiumSandbox: process.platform !== 'linux',
    args: [...FLAGS, ...flags],
    ignoreDefaultArgs: [...omitted],
    env: { ...ours, ...env },
  });
};
