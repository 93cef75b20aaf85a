/** Frames of the feed. Their text is what readers receive; nothing but its maker and its readers looks into it. */

/** One frame. All streams share the frame, and with it its bytes. */
export interface FeedFrame {
  /** JSON without a line end. */
  readonly text: string;
  /** The line of the stream: encoded once, with its line end. */
  readonly line: () => Uint8Array;
}

/** A frame with its place in its channel. */
export interface ChannelFrame extends FeedFrame {
  readonly kind: 'snapshot' | 'delta' | 'heartbeat';
  /** The epoch of the channel: sequence numbers are valid within one epoch only. */
  readonly epoch: string;
  /** A delta's own number; of a snapshot or a heartbeat, the number of the newest delta before it. */
  readonly seq: number;
}

const encoder = new TextEncoder();

export function createFrame(text: string): FeedFrame {
  let line: Uint8Array | null = null;
  return { text, line: () => (line ??= encoder.encode(`${text}\n`)) };
}

export function createChannelFrame(
  kind: ChannelFrame['kind'],
  { epoch, seq }: Pick<ChannelFrame, 'epoch' | 'seq'>,
  text: string,
): ChannelFrame {
  return { kind, epoch, seq, ...createFrame(text) };
}

/** `at` in wall ms. */
export function createHeartbeat({ epoch, seq }: Pick<ChannelFrame, 'epoch' | 'seq'>, at: number): ChannelFrame {
  return createChannelFrame('heartbeat', { epoch, seq }, `{"t":"hb","epoch":"${epoch}","seq":${seq},"at":${at}}`);
}

/**
 * Frames use whole seconds, so that a game's start, in seconds from the frame's time, is the same point in every frame.
 * Heartbeats and deltas within one second carry the same time.
 */
export function frameTime(now: number): number {
  return now - (now % 1_000);
}
