/** The sample provider beside a host of a journey: the configuration for the host, and the server with the game. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveProvider } from '../../adapters/sample-provider/serve-provider.ts';
import type { RunningProvider } from '../../adapters/sample-provider/serve-provider.ts';
import { testNow } from './test-time.ts';

const SAMPLE = new URL('../../adapters/sample-provider/providers.json', import.meta.url);
const LOOPBACK = '127.0.0.1';

export interface SampleProvider {
  /** The file for `--providers`. */
  readonly file: string;
  readonly origin: string;
  /** Starts the server beside the operator at this address. */
  start(operator: string): Promise<void>;
  close(): Promise<void>;
}

/** Writes the configuration with a new key, for a port that is free. */
export async function sampleProvider(): Promise<SampleProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-provider-'));
  const key = randomBytes(32).toString('hex');
  // The port stays taken until the provider starts.
  const holder = createServer().listen(0, LOOPBACK);
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const origin = `http://games.localhost:${port}`;
  const file = join(folder, 'providers.json');
  const { providers } = JSON.parse(readFileSync(SAMPLE, 'utf8')) as { readonly providers: readonly object[] };
  writeFileSync(
    file,
    JSON.stringify({
      providers: providers.map((each) => ({
        ...each,
        origin,
        server: `http://${LOOPBACK}:${port}/operator`,
        key: { file: 'sample.key' },
      })),
    }),
  );
  writeFileSync(join(folder, 'sample.key'), key);
  let running: RunningProvider | null = null;
  const release = (): Promise<void> => new Promise((resolve) => void holder.close(() => resolve()));
  return {
    file,
    origin,
    start: async (operator) => {
      await release();
      const served = { port, host: LOOPBACK, sites: [operator], operator, id: 'sample', key, data: folder };
      running = await serveProvider({ ...served, now: testNow });
    },
    close: async () => {
      await (running === null ? release() : running.close());
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
