/** Snapshots of channels in a JetStream key-value bucket, in memory: a publisher that starts again makes them anew. */
import { jetstream, StorageType } from '@nats-io/jetstream';
import { Kvm } from '@nats-io/kv';
import type { KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import type { ChannelFrame } from '../feed-frame.ts';
import { BUCKET, decodeFrame, encodeFrame } from './wire.ts';

/** How long the bucket keeps a snapshot that nobody replaces, ms. */
const TTL_MS = 3_600_000;
/** A snapshot that was stored this long ago is stored again, ms. */
const STORED_MS = TTL_MS / 2;

export interface SnapshotStore {
  /**
   * Resolves once the bucket has this snapshot or a newer one. Snapshots of one key are stored in the order of the
   * calls.
   */
  readonly put: (key: string, snapshot: ChannelFrame) => Promise<void>;
  /** Null where the bucket has none. */
  readonly get: (key: string) => Promise<ChannelFrame | null>;
  /** The server may have lost what was stored. */
  readonly doubt: () => void;
}

interface Stored {
  readonly epoch: string;
  readonly seq: number;
  readonly at: number;
  readonly done: Promise<void>;
}

export function createSnapshotStore(connection: NatsConnection): SnapshotStore {
  let bucket: Promise<KV> | null = null;
  const stored = new Map<string, Stored>();

  const open = (): Promise<KV> => {
    bucket ??= new Kvm(jetstream(connection)).create(BUCKET, {
      history: 1,
      storage: StorageType.Memory,
      ttl: TTL_MS,
    });
    return bucket;
  };

  const doubt = (): void => {
    bucket = null;
    stored.clear();
  };

  const write = async (before: Promise<void>, key: string, snapshot: ChannelFrame): Promise<void> => {
    await before;
    await (await open()).put(key, encodeFrame(snapshot));
  };

  return {
    put: (key, snapshot) => {
      const { epoch, seq } = snapshot;
      const known = stored.get(key);
      const now = performance.now();
      if (known?.epoch === epoch && known.seq >= seq && now - known.at < STORED_MS) return known.done;
      const done = write(known?.done ?? Promise.resolve(), key, snapshot);
      stored.set(key, { epoch, seq, at: now, done });
      done.catch(doubt);
      return done;
    },
    get: async (key) => {
      try {
        const entry = await (await open()).get(key);
        return entry === null ? null : decodeFrame(entry.value);
      } catch (fault) {
        doubt();
        throw fault;
      }
    },
    doubt,
  };
}
