/** Password hashing outside libuv's thread pool, with a bounded queue. */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, open, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createHashPool } from '../../../adapters/sandbox/hosts/http/hash-pool.ts';
import type { HashPool, HashPoolOptions } from '../../../adapters/sandbox/hosts/http/hash-pool.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import { createFakeLineOperator } from '../../operator/create-fake-line-operator.ts';
import { hashPassword, verifyPassword } from '../../../adapters/sandbox/operator/players/credentials.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { TryLater } from '../../../adapters/sandbox/operator/try-later.ts';
import { base64, post, register } from '../../contracts/operator-client.ts';

const CHEAP = 2 ** 10;
const random = seededRandom(1);
const pools: HashPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
function poolOf(options: HashPoolOptions = {}): HashPool {
  const pool = createHashPool({ cost: CHEAP, ...options });
  pools.push(pool);
  return pool;
}

/** libuv's default number of threads is four. */
const LIBUV_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const openLater = promisify(open);

describe('a password', () => {
  it('[HST-5] hashed by scrypt matches only itself', async () => {
    const pool = poolOf();
    const stored = await hashPassword('kestrel-47', random, pool);
    expect(stored).toMatchObject({ scheme: 'scrypt', iterations: CHEAP });
    expect(stored.hash).toMatch(/^[\da-f]{128}$/);
    expect(await verifyPassword('kestrel-47', stored, pool)).toBe(true);
    expect(await verifyPassword('kestrel-48', stored, pool)).toBe(false);
  });

  it('[HST-5] whose hash is older than the pool still matches', async () => {
    const stored = await hashPassword('kestrel-47', random, createWebHasher(10));
    expect(stored).not.toHaveProperty('scheme');
    expect(await verifyPassword('kestrel-47', stored, poolOf())).toBe(true);
  });

  it('[HST-5] is hashed at the recommended cost unless a test says otherwise', () => {
    const pool = createHashPool();
    pools.push(pool);
    expect(pool.fresh).toEqual({ scheme: 'scrypt', cost: 16_384 });
  });
});

describe('the pool', () => {
  it('[HST-5] hashes while every libuv thread is busy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-fifo-'));
    const fifos = Array.from({ length: LIBUV_THREADS }, (_, at) => join(folder, `fifo-${at}`));
    for (const fifo of fifos) execFileSync('mkfifo', [fifo]);
    // Opening a FIFO for reading blocks a thread until it is opened for writing.
    const held = fifos.map((fifo) => openLater(fifo, 'r'));
    try {
      const stored = await hashPassword('kestrel-47', random, poolOf());
      expect(stored.hash).toMatch(/^[\da-f]{128}$/);
      const first = await Promise.race([
        Promise.any(held).then(() => 'a thread is free'),
        Promise.resolve('all are held'),
      ]);
      expect(first).toBe('all are held');
    } finally {
      const writers = fifos.map((fifo) => openSync(fifo, constants.O_RDWR));
      for (const reader of await Promise.all(held)) closeSync(reader);
      for (const writer of writers) closeSync(writer);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('[HST-5] refuses jobs beyond its queue at once with a retry time, and finishes the rest', async () => {
    const pool = poolOf({ threads: 1, maxWaiting: 3 });
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, () => hashPassword('kestrel-47', random, pool)),
    );
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      ...Array.from({ length: 6 }, () => 'rejected'),
    ]);
    for (const each of settled)
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ name: 'TryLater', retryAfterMs: 5_000 });
    expect(pool.waiting()).toBe(0);
    expect((await hashPassword('kestrel-47', random, pool)).hash).toHaveLength(128);
  });

  it('[HST-5] loses only one job when a thread fails', async () => {
    const pool = poolOf({ threads: 1 });
    const salt = '00'.repeat(16);
    const answers = await Promise.allSettled([
      pool.derive('kestrel-47', salt, { scheme: 'scrypt', cost: 3 }), // N must be a power of two
      pool.derive('kestrel-47', salt, pool.fresh),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('[HST-5] refuses instead of hanging once closed', async () => {
    const pool = poolOf({ threads: 1 });
    await pool.close();
    await expect(hashPassword('kestrel-47', random, pool)).rejects.toBeInstanceOf(TryLater);
  });
});

describe('logins beyond the pool’s capacity', () => {
  it('[HST-5] are answered 429 with Retry-After, do not count as failures, and the correct password works afterwards', async () => {
    const pool = poolOf({ threads: 1, maxWaiting: 1 });
    const host = await createFakeLineOperator({ hasher: pool });
    try {
      const player = await register(host.client());
      const credentials = { login: base64(player.login), password: base64(player.password) };
      const others = Array.from({ length: 20 }, (_, at) =>
        post(host.client(), '/web-api/user/login', { ...credentials, login: base64(`${at}`) }),
      );
      const answers = await Promise.all([
        ...others,
        ...Array.from({ length: 20 }, () => post(host.client(), '/web-api/user/login', credentials)),
      ]);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(30);
      expect(refused[0]?.headers.get('retry-after')).toBe('5');
      expect(refused[0]?.body).toMatchObject({ errors: [{ code: 'tooManyAttempts', meta: { retryAfter: 5 } }] });
      expect((await post(host.client(), '/web-api/user/login', credentials)).status).toBe(200);
    } finally {
      await host.close();
    }
  });
});
