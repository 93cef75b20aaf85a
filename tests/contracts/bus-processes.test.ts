/** `npm start -- --bus`: all hosts as processes, connected by a NATS server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from './feed-reader.ts';
import { startHost, startedHost } from './host-process.ts';
import type { HostProcess } from './host-process.ts';
import { hasNatsServer, startNatsServer } from './nats-server.ts';
import type { NatsServer } from './nats-server.ts';
import { raw } from './served-host.ts';

const WAIT = { timeout: 30_000 };

const processesOf = (printed: string, name: string): readonly number[] =>
  [...printed.matchAll(new RegExp(`${name}[^,:]*: process (\\d+)`, 'g'))].map(([, pid]) => Number(pid));

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.runIf(hasNatsServer())('the hosts of npm start with a bus', () => {
  let folder: string;
  let nats: NatsServer;
  let host: HostProcess;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-bus-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Built</title><div id="root"></div>');
    nats = await startNatsServer();
    const args = ['--port', '0', '--data', join(folder, 'data'), '--dist', folder, '--bus', nats.address];
    host = await startedHost(args);
  }, 60_000);
  afterAll(async () => {
    await host.end('SIGKILL');
    await nats.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[HST-9] answer pages, calls and streams at one address', async () => {
    await expect.poll(() => processesOf(host.printed(), 'gateway'), WAIT).toHaveLength(2);
    expect((await raw(host, '/en/live')).text).toContain('<title>Live betting · Touchline</title>');
    expect(JSON.parse((await raw(host, '/line-api/v1/tree')).text)).toHaveProperty('sports');
    expect((await raw(host, '/line-api/v1/feed?topics=nothing')).status).toBe(404);
    expect((await raw(host, '/readyz')).status).toBe(200);
    const form = JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true });
    const registered = await raw(host, '/web-api/registration/fast', {
      method: 'POST',
      headers: { 'x-requested-with': 'x', 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: form,
    });
    expect(registered.status).toBe(201);
    expect(String(registered.headers['set-cookie'])).not.toContain('Secure');
  });

  it('[GTW-5] readers of a gateway that is killed are live again at another one, with the read model of all others', async () => {
    const readers = Array.from({ length: 4 }, () => readFeed([host.address], 'live'));
    await expect.poll(() => readers.every(({ liveAt }) => liveAt.length === 1), WAIT).toBe(true);
    const [first = 0] = processesOf(host.printed(), 'gateway 1');
    process.kill(first, 'SIGKILL');
    await expect.poll(() => readers.filter(({ lostAt }) => lostAt.length > 0), WAIT).toHaveLength(2);
    const lost = readers.filter(({ lostAt }) => lostAt.length > 0);
    await expect.poll(() => lost.every(({ liveAt }) => liveAt.length === 2), WAIT).toBe(true);
    const [one, ...others] = readers;
    await expect.poll(() => others.every(({ knows }) => isDeepStrictEqual(knows(), one?.knows())), WAIT).toBe(true);
    // Both gateways have had the channel, so nobody needed a second snapshot.
    for (const { kinds } of readers) expect(kinds().filter((kind) => kind === 'snap')).toHaveLength(1);
    for (const { stop } of readers) stop();
    await Promise.all(readers.map(({ ended }) => ended));
    await expect.poll(() => host.printed(), WAIT).toContain('"gateway 1" ended (SIGKILL) and starts again');
  }, 60_000);

  it('[HST-9] end together, and none remains', async () => {
    const pids = ['line', 'render', 'gateway 2'].flatMap((name) => processesOf(host.printed(), name));
    expect(pids).toHaveLength(3);
    expect(await host.end('SIGTERM')).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
  }, 30_000);

  it('[HST-9] do not start without a NATS server', async () => {
    const ended = await startHost(['--port', '0', '--data', join(folder, 'none'), '--bus', 'nats://127.0.0.1:1']);
    expect(ended).toMatchObject({ code: 1, printed: expect.stringContaining('No NATS server with JetStream answers') });
  }, 30_000);
});
