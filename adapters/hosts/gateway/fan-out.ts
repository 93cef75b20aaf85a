/**
 * Readers of the feed on one host: each channel of the bus is joined once, however many readers it has. Its deltas of
 * the last seconds are kept, so that a reader that lost its stream, here or at another host, continues where it
 * stopped.
 */
import type { ResumePoint } from 'touchline/ports/line-feed';
import { channelKey } from '../../bus/feed-bus.ts';
import type { FeedBus, Membership } from '../../bus/feed-bus.ts';
import { createHeartbeat, frameTime } from '../../bus/feed-frame.ts';
import type { ChannelFrame, FeedFrame } from '../../bus/feed-frame.ts';
import { createFrameWriter } from './frame-names.ts';
import type { FrameNames } from './frame-names.ts';
import { createFrameRing, RESUMABLE_MS } from './frame-ring.ts';
import type { FrameRing } from './frame-ring.ts';

/** The maximum number of channels without readers; the one that has been idle longest leaves first. */
export const MAX_IDLE_CHANNELS = 64;

export interface FanOut {
  /** Whether the channel of these topics has been joined and has a snapshot, so that its topics are known. */
  readonly isOpen: (topics: readonly string[]) => boolean;
  /**
   * Opens a stream of known topics: first a snapshot, or with `resume`, while all frames after that point are kept, a
   * heartbeat and those frames; then deltas and heartbeats. Another snapshot may come in place of frames that were
   * lost. The first frame may come before `subscribe` returns. The returned function closes the stream. Names are in
   * `language`, as far as the fan-out has them.
   */
  readonly subscribe: (
    topics: readonly string[],
    send: (frame: FeedFrame) => void,
    resume?: ResumePoint | null,
    language?: string,
  ) => () => void;
}

export interface FanOutOptions {
  readonly bus: FeedBus;
  /** Wall ms, as the publisher's clock. */
  readonly now: () => number;
  /** Names in the languages of readers; by default all readers get the frames of the bus. */
  readonly names?: FrameNames | undefined;
}

interface Reader {
  readonly send: (frame: FeedFrame) => void;
}

interface Channel {
  readonly readers: Set<Reader>;
  /** Readers that wait for a snapshot. */
  readonly waiting: Set<Reader>;
  /** Leaves the channel; null while it is being joined. */
  membership: Membership | null;
  /** The newest snapshot; null before the first. */
  snapshot: ChannelFrame | null;
  deltas: FrameRing<FeedFrame>;
  /** Since when there has been no reader, wall ms; null while there is one. */
  idleSince: number | null;
}

export function createFanOut({ bus, now, names }: FanOutOptions): FanOut {
  const write = createFrameWriter(names);
  const channels = new Map<string, Channel>();
  /** Keys of channels without readers, the one that has been idle longest first. */
  const idle = new Set<string>();

  const close = (key: string, channel: Channel): void => {
    channels.delete(key);
    idle.delete(key);
    channel.membership?.leave();
  };

  /**
   * Channels go on for a while without readers, so that a reader can come back, or a page can continue its snapshot.
   */
  const rest = (key: string, channel: Channel): void => {
    if (channel.snapshot === null) {
      close(key, channel);
      return;
    }
    channel.idleSince = now();
    idle.add(key);
    const [oldest] = idle;
    const leaving = oldest === undefined || idle.size <= MAX_IDLE_CHANNELS ? undefined : channels.get(oldest);
    if (oldest !== undefined && leaving !== undefined) close(oldest, leaving);
  };

  const forgetIdle = (): void => {
    for (const key of idle) {
      const channel = channels.get(key);
      if (channel === undefined || now() - (channel.idleSince ?? now()) < RESUMABLE_MS) return;
      close(key, channel);
    }
  };

  const send = (readers: Iterable<Reader>, frames: readonly FeedFrame[]): void => {
    for (const reader of [...readers]) for (const frame of frames) reader.send(frame);
  };

  const takeSnapshot = (channel: Channel, frame: ChannelFrame): void => {
    const { snapshot, deltas } = channel;
    const waiting = [...channel.waiting];
    if (snapshot?.epoch !== frame.epoch || frame.seq > deltas.seq()) {
      channel.snapshot = frame;
      channel.deltas = createFrameRing(frame.seq);
      channel.waiting.clear();
      send(channel.readers, [frame]);
      return;
    }
    const later = deltas.since(frame.seq);
    if (later === null) {
      channel.membership?.refresh();
      return;
    }
    channel.snapshot = frame;
    channel.waiting.clear();
    send(waiting, [frame, ...later]);
  };

  const receive = (channel: Channel, frame: ChannelFrame): void => {
    forgetIdle();
    if (frame.kind === 'snapshot') return takeSnapshot(channel, frame);
    if (frame.kind === 'delta') channel.deltas.push(frame, now());
    const following = [...channel.readers].filter((reader) => !channel.waiting.has(reader));
    send(following, [frame]);
  };

  /** The frames that the reader has missed; null where only a snapshot helps. */
  const missedBy = ({ snapshot, deltas }: Channel, resume: ResumePoint | null): readonly FeedFrame[] | null => {
    if (snapshot === null) return null;
    const missed = resume?.epoch === snapshot.epoch ? deltas.since(resume.seq) : null;
    if (missed !== null)
      return [createHeartbeat({ epoch: snapshot.epoch, seq: deltas.seq() }, frameTime(now())), ...missed];
    return snapshot.seq === deltas.seq() ? [snapshot] : null;
  };

  const join = (key: string, topics: readonly string[], reader: Reader): Channel => {
    const channel: Channel = {
      readers: new Set([reader]),
      waiting: new Set([reader]),
      membership: null,
      snapshot: null,
      deltas: createFrameRing(),
      idleSince: null,
    };
    channels.set(key, channel);
    channel.membership = bus.join(topics, (frame) => receive(channel, frame));
    return channel;
  };

  const follow = (channel: Channel, reader: Reader, resume: ResumePoint | null): Channel => {
    channel.readers.add(reader);
    channel.idleSince = null;
    const frames = missedBy(channel, resume);
    if (frames === null) {
      channel.waiting.add(reader);
      if (channel.waiting.size === 1) channel.membership?.refresh();
    } else {
      send([reader], frames);
    }
    return channel;
  };

  return {
    isOpen: (topics) => (channels.get(channelKey(topics))?.snapshot ?? null) !== null,
    subscribe: (topics, take, resume = null, asked = '') => {
      forgetIdle();
      const key = channelKey(topics);
      const language = names?.languageOf(asked) ?? '';
      const reader: Reader = { send: (frame) => take(write(frame, language)) };
      const known = channels.get(key);
      idle.delete(key);
      const channel = known === undefined ? join(key, topics, reader) : follow(known, reader, resume);
      return () => {
        channel.waiting.delete(reader);
        if (channel.readers.delete(reader) && channel.readers.size === 0) rest(key, channel);
      };
    },
  };
}
