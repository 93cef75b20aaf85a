/**
 * A thread that hashes one password at a time. The synchronous calls are deliberate: the asynchronous ones use libuv's
 * threads, which the record's `fdatasync` and compression need.
 */
import { pbkdf2Sync, scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-pool.ts';

const derive = ({ password, salt, scheme, cost, bytes, blockSize, parallelization }: HashJob): Buffer => {
  const salted = Buffer.from(salt, 'hex');
  switch (scheme) {
    case 'pbkdf2':
      return pbkdf2Sync(password, salted, cost, bytes, 'sha512');
    case 'scrypt': {
      // scrypt needs slightly more than 128 · N · r bytes.
      const maxmem = 2 * 128 * cost * blockSize;
      return scryptSync(password, salted, bytes, { N: cost, r: blockSize, p: parallelization, maxmem });
    }
  }
};

parentPort?.on('message', (job: HashJob) => parentPort?.postMessage(derive(job).toString('hex')));
