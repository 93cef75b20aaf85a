/**
 * The port between the publisher of the line and those who serve its readers.
 *
 * A channel is the feed of one set of topics. Its frames are numbered from its first snapshot on, number 1, under an
 * epoch that no other channel and no other start of a publisher has. So a reader that knows an epoch and a number can
 * continue at any member of the bus.
 *
 * Errors: a bus never throws for a publisher or a connection that is missing. Its members then receive nothing, and a
 * snapshot as soon as there is a publisher again.
 */
import type { ChannelFrame } from './feed-frame.ts';

/** The publisher's side. */
export interface FeedSource {
  /** The topics among these that name nothing (empty: all valid). */
  readonly unknownTopics: (topics: readonly string[]) => readonly string[];
  /**
   * Begins a channel of known topics. `publish` receives its deltas, in order, and a heartbeat every two seconds, both
   * only after the first snapshot.
   */
  readonly open: (topics: readonly string[], publish: (frame: ChannelFrame) => void) => SourceChannel;
}

export interface SourceChannel {
  /** Has the present snapshot published: before the call returns, or once all its prices are computed. */
  readonly requestSnapshot: () => void;
  readonly close: () => void;
}

export interface FeedBus {
  /** Makes the source the publisher of all channels. There is one at a time; the returned function ends it. */
  readonly serve: (source: FeedSource) => () => void;
  /**
   * Joins the channel of these topics, in any order, at its present state. `receive` gets first a snapshot, then every
   * delta with a higher number, each once and in order, and heartbeats with the number of the newest delta. A further
   * snapshot may come at any time: it repeats what is known up to its number; or, where its epoch is another one or its
   * number is above the newest delta, it replaces all before it, because frames were lost or the publisher has started
   * again.
   */
  readonly join: (topics: readonly string[], receive: (frame: ChannelFrame) => void) => Membership;
  /** The topics among these that name nothing (empty: all valid); null where no publisher answers. */
  readonly unknownTopics: (topics: readonly string[]) => Promise<readonly string[] | null>;
}

export interface Membership {
  /** Asks for another snapshot, at least as new as the newest delta that has been received. */
  readonly refresh: () => void;
  /** Nothing is received after this call. */
  readonly leave: () => void;
}

/** The name of a channel: the same for the same topics in any order. */
export function channelKey(topics: readonly string[]): string {
  return [...new Set(topics)].sort().join(',');
}
