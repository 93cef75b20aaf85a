/**
 * The hashes of the Web Crypto that verifications use, computed by `node:crypto` on the thread of the test: the Web
 * Crypto's own run on other threads, and a round waits for each of them.
 */
import { createHash, createHmac } from 'node:crypto';

/** Replaces them until the returned function is called. Only SHA-256 and HMAC with it are known. */
export function useQuickHashes(): () => void {
  const { subtle } = globalThis.crypto;
  const secrets = new WeakMap<object, Uint8Array>();
  const quick = {
    digest: async (name: string, bytes: Uint8Array): Promise<ArrayBuffer> => {
      if (name !== 'SHA-256') throw new Error(`no quick hash ${name}`);
      return bufferOf(createHash('sha256').update(bytes).digest());
    },
    importKey: async (_format: string, secret: Uint8Array): Promise<object> => {
      const key = {};
      secrets.set(key, secret);
      return key;
    },
    sign: async (name: string, key: object, bytes: Uint8Array): Promise<ArrayBuffer> => {
      const secret = secrets.get(key);
      if (name !== 'HMAC' || secret === undefined) throw new Error(`no quick signature ${name}`);
      return bufferOf(createHmac('sha256', secret).update(bytes).digest());
    },
  };
  Object.assign(subtle, quick);
  return () => {
    for (const name of Object.keys(quick)) Reflect.deleteProperty(subtle, name);
  };
}

function bufferOf(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
