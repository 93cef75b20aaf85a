/** A member's side on NATS: subscribe, read the snapshot, apply the deltas above it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Membership } from '../feed-bus.ts';
import type { ChannelFrame } from '../feed-frame.ts';
import { createOrderedFrames } from '../ordered-frames.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import { decodeFrame, JOIN_SUBJECT, keyOf, readJoinAnswer, subjectOf } from './wire.ts';
import type { JoinAnswer, JoinRequest } from './wire.ts';

/** How long the publisher may take to answer: the prices of a snapshot may have to be computed. */
const ANSWER_MS = 2_000;
/** The time until a failed request is repeated. */
const RETRY_MS = 250;

export interface JoinChannelOptions {
  readonly connection: NatsConnection;
  readonly store: SnapshotStore;
  readonly topics: readonly string[];
  readonly receive: (frame: ChannelFrame) => void;
  /** How often the publisher is informed that there is a member. */
  readonly renewMs: number;
  readonly report: (fault: unknown) => void;
}

export async function askPublisher(connection: NatsConnection, request: JoinRequest): Promise<JoinAnswer> {
  const answer = await connection.request(JOIN_SUBJECT, JSON.stringify(request), { timeout: ANSWER_MS });
  return readJoinAnswer(answer.string());
}

export function joinChannel({ connection, store, topics, receive, renewMs, report }: JoinChannelOptions): Membership {
  const key = keyOf(topics);
  let isOver = false;

  /** The present snapshot; null where there is none now, because the publisher or a server is missing. */
  async function readSnapshot(): Promise<ChannelFrame | null> {
    try {
      const { place } = await askPublisher(connection, { topics: [...topics], snapshot: true });
      const snapshot = place === null ? null : await store.get(key);
      const isNew = snapshot?.epoch === place?.epoch && (snapshot?.seq ?? 0) >= (place?.seq ?? 0);
      return isNew ? snapshot : null;
    } catch {
      return null;
    }
  }

  async function fetchSnapshot(): Promise<void> {
    let snapshot = await readSnapshot();
    while (snapshot === null && !isOver) {
      await wait(RETRY_MS, undefined, { ref: false });
      if (!isOver) snapshot = await readSnapshot();
    }
    if (snapshot !== null && !isOver) ordered.push(snapshot);
  }

  const ordered = createOrderedFrames({ receive, requestSnapshot: () => void fetchSnapshot().catch(report) });
  const subscription = connection.subscribe(subjectOf(key), {
    callback: (fault, message) => {
      if (isOver) return;
      try {
        if (fault !== null) throw fault;
        ordered.push(decodeFrame(message.data));
      } catch (thrown) {
        report(thrown);
      }
    },
  });
  // A publisher that is missing now gets the next one.
  const renewal = setInterval(() => {
    askPublisher(connection, { topics: [...topics], snapshot: false }).catch(() => undefined);
  }, renewMs);
  ordered.refresh();

  return {
    refresh: ordered.refresh,
    leave: () => {
      isOver = true;
      clearInterval(renewal);
      if (!connection.isClosed()) subscription.unsubscribe();
    },
  };
}
