/** A NATS server of its own for each test, where `nats-server` is on the path. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const hasNatsServer = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

const START_MS = 10_000;

export interface NatsServer {
  /** `nats://127.0.0.1:39211` */
  readonly address: string;
  readonly port: number;
  /** Ends the server as a power cut does; its memory is lost. */
  readonly close: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a server with JetStream on a port, by default a free one. Resolves once the server is ready. */
export async function startNatsServer(port?: number): Promise<NatsServer> {
  const chosen = port ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'touchline-nats-'));
  const child = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(chosen), '-js', '-sd', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    const fail = (): void => reject(new Error(`nats-server did not start. It printed:\n${printed}`));
    const late = setTimeout(fail, START_MS);
    child.once('exit', fail);
    child.stderr.on('data', (text: Buffer) => {
      printed += text.toString();
      if (!printed.includes('Server is ready')) return;
      clearTimeout(late);
      child.off('exit', fail);
      resolve();
    });
  });
  return {
    address: `nats://127.0.0.1:${chosen}`,
    port: chosen,
    close: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
