/**
 * Hashes passwords on dedicated threads [HST-5]. The queue is bounded: a burst of logins waits or is refused, and bets
 * are not slowed. Node's worker threads suffice, so there is no library. The thread's code is TypeScript and is
 * compiled like the remote views.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { transformSync } from 'esbuild';
import { HASH_BYTES, SCRYPT_BLOCK_SIZE, SCRYPT_PARALLELIZATION } from '../../operator/players/hasher.ts';
import type { Hasher, HashScheme } from '../../operator/players/hasher.ts';
import { TryLater } from '../../operator/try-later.ts';

/** A thread's input; the answer is the hash in hexadecimal. */
export interface HashJob {
  readonly password: string;
  readonly salt: string;
  readonly scheme: HashScheme;
  readonly cost: number;
  readonly bytes: number;
  readonly blockSize: number;
  readonly parallelization: number;
}

/** OWASP's recommendation for scrypt: N = 2^14, r = 8, p = 5, which takes 16 MB. */
const SCRYPT_COST = 2 ** 14;
const MAX_THREADS = 4;
/** How many jobs may wait per thread: a few seconds of work. */
const MAX_WAITING_PER_THREAD = 24;
const RETRY_MS = 5_000;

export interface HashPoolOptions {
  readonly threads?: number;
  readonly maxWaiting?: number;
  /** scrypt's N for new passwords. */
  readonly cost?: number;
}

export interface HashPool extends Hasher {
  /** The number of jobs that no thread has started. */
  waiting(): number;
  /** Ends all threads and refuses waiting jobs. */
  close(): Promise<void>;
}

interface Pending {
  readonly job: HashJob;
  readonly resolve: (hash: string) => void;
  readonly reject: (error: Error) => void;
}

export function createHashPool(options: HashPoolOptions = {}): HashPool {
  const threads = options.threads ?? Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  const maxWaiting = options.maxWaiting ?? threads * MAX_WAITING_PER_THREAD;
  const code = workerCode();
  const queue: Pending[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Pending>();
  let isClosed = false;

  const begin = (worker: Worker, pending: Pending): void => {
    busy.set(worker, pending);
    worker.ref();
    worker.postMessage(pending.job);
  };
  const next = (worker: Worker): void => {
    busy.delete(worker);
    const pending = queue.shift();
    if (pending !== undefined) return begin(worker, pending);
    // An idle thread does not keep the process alive.
    worker.unref();
    idle.push(worker);
  };
  /** A thread that ends fails only its own job; a new thread replaces it. */
  const lost = (worker: Worker, error: Error): void => {
    const pending = busy.get(worker);
    busy.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    pending?.reject(error);
    const waiting = isClosed ? undefined : queue.shift();
    if (waiting !== undefined) begin(start(), waiting);
  };
  const start = (): Worker => {
    const worker = new Worker(code, { eval: true });
    worker.on('message', (hash: string) => {
      busy.get(worker)?.resolve(hash);
      next(worker);
    });
    worker.on('error', (error) => lost(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => lost(worker, new Error('the hashing thread has ended')));
    return worker;
  };

  return {
    fresh: { scheme: 'scrypt', cost: options.cost ?? SCRYPT_COST },
    derive: (password, salt, { scheme, cost }) =>
      new Promise((resolve, reject) => {
        const job: HashJob = {
          password,
          salt,
          scheme,
          cost,
          bytes: HASH_BYTES,
          blockSize: SCRYPT_BLOCK_SIZE,
          parallelization: SCRYPT_PARALLELIZATION,
        };
        const pending = { job, resolve, reject };
        const worker = idle.pop() ?? (busy.size < threads && !isClosed ? start() : undefined);
        if (worker !== undefined) begin(worker, pending);
        else if (queue.length < maxWaiting && !isClosed) queue.push(pending);
        else reject(new TryLater('too many passwords wait to be hashed', RETRY_MS));
      }),
    waiting: () => queue.length,
    close: async () => {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new TryLater('the host is stopping', RETRY_MS));
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}

function workerCode(): string {
  const source = readFileSync(fileURLToPath(new URL('./hash.worker.ts', import.meta.url)), 'utf8');
  return transformSync(source, { loader: 'ts', format: 'cjs', target: 'node20' }).code;
}
