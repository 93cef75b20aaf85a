/** The bus between processes: deltas and heartbeats as core messages of NATS, snapshots in a JetStream bucket. */
import { connect } from '@nats-io/transport-node';
import type { FeedBus, Membership } from '../feed-bus.ts';
import { askPublisher, joinChannel } from './join-channel.ts';
import { publishFeed } from './publish-feed.ts';
import { createSnapshotStore } from './snapshot-store.ts';

/** How often a member renews its channel at the publisher. A publisher that starts again is noticed after this time. */
const RENEW_MS = 1_000;
/** How long a channel goes on at the publisher after its members have stopped renewing it. */
const LEASE_MS = 10_000;
/** How often a lost connection is tried again. */
const RECONNECT_MS = 250;
/** A server that does not answer this often is left. */
const PING_MS = 2_000;

export interface NatsBusOptions {
  /** `nats://127.0.0.1:4222`; several servers of one cluster separated by commas. */
  readonly servers: string;
  readonly report: (fault: unknown) => void;
  readonly renewMs?: number;
  readonly leaseMs?: number;
}

export interface NatsBus extends FeedBus {
  readonly isConnected: () => boolean;
  /** Ends all memberships and the connection. */
  readonly close: () => Promise<void>;
}

/** Rejects when no server answers. A connection that is lost later is tried again without end. */
export async function connectNatsBus({
  servers,
  report,
  renewMs = RENEW_MS,
  leaseMs = LEASE_MS,
}: NatsBusOptions): Promise<NatsBus> {
  const connection = await connect({
    servers: servers.split(','),
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: 2,
  });
  const store = createSnapshotStore(connection);
  const members = new Set<Membership>();
  let stopPublishing = (): void => undefined;
  let isConnected = true;

  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type !== 'reconnect') continue;
      isConnected = true;
      store.doubt();
    }
  };
  watch().catch(report);

  return {
    serve: (source) => {
      const stop = publishFeed({ connection, source, store, leaseMs, isConnected: () => isConnected, report });
      stopPublishing = stop;
      return stop;
    },
    join: (topics, receive) => {
      const { refresh, leave } = joinChannel({ connection, store, topics, receive, renewMs, report });
      const membership: Membership = {
        refresh,
        leave: () => {
          members.delete(membership);
          leave();
        },
      };
      members.add(membership);
      return membership;
    },
    unknownTopics: (topics) =>
      askPublisher(connection, { topics: [...topics], snapshot: false }).then(
        ({ unknown }) => unknown,
        () => null,
      ),
    isConnected: () => isConnected && !connection.isClosed(),
    close: async () => {
      for (const { leave } of [...members]) leave();
      stopPublishing();
      await connection.close();
    },
  };
}
