/** The publisher's side on NATS: answers requests of members, and keeps a channel open as long as members renew it. */
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import type { FeedSource, SourceChannel } from '../feed-bus.ts';
import { createHeartbeat, frameTime } from '../feed-frame.ts';
import type { ChannelFrame } from '../feed-frame.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import { encodeFrame, JOIN_SUBJECT, keyOf, readJoinRequest, subjectOf } from './wire.ts';
import type { JoinAnswer } from './wire.ts';

interface Channel {
  readonly key: string;
  readonly source: SourceChannel;
  /** Wait for the snapshot that is asked for. */
  readonly waiting: Set<(snapshot: ChannelFrame) => void>;
  /** When the channel closes unless a member renews it, ms of `performance.now()`. */
  leasedUntil: number;
}

export interface PublishFeedOptions {
  readonly connection: NatsConnection;
  readonly source: FeedSource;
  readonly store: SnapshotStore;
  /** How long a channel goes on after the last request of a member. */
  readonly leaseMs: number;
  readonly isConnected: () => boolean;
  readonly report: (fault: unknown) => void;
}

/** Returns the function that ends publishing. */
export function publishFeed({
  connection,
  source,
  store,
  leaseMs,
  isConnected,
  report,
}: PublishFeedOptions): () => void {
  const channels = new Map<string, Channel>();

  const send = (subject: string, frame: ChannelFrame): void => {
    // Members notice what is missing and ask for a snapshot; a queue for a missing server would grow without end.
    if (!isConnected()) return;
    try {
      connection.publish(subject, encodeFrame(frame));
    } catch (fault) {
      report(fault);
    }
  };

  const open = (key: string, topics: readonly string[]): Channel => {
    const waiting = new Set<(snapshot: ChannelFrame) => void>();
    const subject = subjectOf(key);
    const opened = source.open(topics, (frame) => {
      if (frame.kind !== 'snapshot') return send(subject, frame);
      const answered = [...waiting];
      waiting.clear();
      for (const resolve of answered) resolve(frame);
    });
    const channel: Channel = { key, source: opened, waiting, leasedUntil: 0 };
    channels.set(key, channel);
    // Members of the publisher before this one learn of the new epoch by this heartbeat.
    void present(channel).then((snapshot) => send(subject, createHeartbeat(snapshot, frameTime(Date.now()))));
    return channel;
  };

  const present = ({ source: opened, waiting }: Channel): Promise<ChannelFrame> =>
    new Promise((resolve) => {
      waiting.add(resolve);
      opened.requestSnapshot();
    });

  const answer = async (message: Msg): Promise<void> => {
    const { topics, snapshot: isAsked } = readJoinRequest(message.string());
    const key = keyOf(topics);
    const unknown = channels.has(key) ? [] : source.unknownTopics(topics);
    let place: JoinAnswer['place'] = null;
    if (unknown.length === 0) {
      const channel = channels.get(key) ?? open(key, topics);
      channel.leasedUntil = performance.now() + leaseMs;
      if (isAsked) {
        const snapshot = await present(channel);
        await store.put(key, snapshot);
        place = { epoch: snapshot.epoch, seq: snapshot.seq };
      }
    }
    message.respond(JSON.stringify({ unknown: [...unknown], place } satisfies JoinAnswer));
  };

  const subscription = connection.subscribe(JOIN_SUBJECT, {
    callback: (fault, message) => {
      if (fault !== null) return report(fault);
      answer(message).catch((thrown: unknown) => (connection.isClosed() ? undefined : report(thrown)));
    },
  });

  const sweep = setInterval(() => {
    for (const channel of channels.values()) if (performance.now() > channel.leasedUntil) close(channel);
  }, leaseMs / 2);

  const close = ({ key, source: opened }: Channel): void => {
    channels.delete(key);
    opened.close();
  };

  return () => {
    clearInterval(sweep);
    subscription.unsubscribe();
    for (const channel of channels.values()) close(channel);
  };
}
