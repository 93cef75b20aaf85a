/** The host with a file of foreign providers that it can't use. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startHost } from './host-process.ts';

const SAMPLE = new URL('../../adapters/sample-provider/providers.json', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'touchline-host-providers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function started(change: object) {
  const { providers } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { readonly providers: readonly object[] };
  const path = join(folder, 'providers.json');
  writeFileSync(join(folder, 'sample.key'), 'a key that nobody else knows, 32 letters');
  const key = { file: 'sample.key' };
  writeFileSync(path, JSON.stringify({ providers: providers.map((each) => ({ ...each, key, ...change })) }));
  const host = await startHost(['--port', '0', '--data', join(folder, 'data'), '--providers', path]);
  if ('code' in host) return { ...host, path };
  await host.end('SIGTERM');
  return { code: null, printed: host.printed(), path };
}

describe('the host with foreign providers', () => {
  it('[HST-11] does not start with a fault in the file, and says where the fault is', async () => {
    const { code, printed, path } = await started({ key: { env: 'NO_SUCH_KEY' } });
    expect(code).toBe(1);
    expect(printed).toContain(`--providers ${path}: providers[0].key: the environment has no NO_SUCH_KEY`);
  });

  it('[HST-12] does not start with games on a host of the site', async () => {
    const { code, printed } = await started({ origin: 'http://localhost:4500' });
    expect(code).toBe(1);
    expect(printed).toContain('providers[0].origin: localhost belongs to the site itself');
  });

  it('[HST-11] starts with the sample, and prints no key', async () => {
    const { code, printed } = await started({});
    expect(code).toBeNull();
    expect(printed).not.toContain('nobody else knows');
  });
});
