/** How the feed looks on NATS: subjects, the bucket of snapshots, and frames as bytes. */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { channelKey } from '../feed-bus.ts';
import { createChannelFrame } from '../feed-frame.ts';
import type { ChannelFrame } from '../feed-frame.ts';

/** The subject of requests to the publisher: `JoinRequest`, answered with `JoinAnswer`, both as JSON. */
export const JOIN_SUBJECT = 'touchline.feed.join';
/** The bucket in which a channel's key has its newest snapshot. */
export const BUCKET = 'touchline-feed';

/** A channel's key in the bucket: topics can be longer than a subject may be. */
export function keyOf(topics: readonly string[]): string {
  return createHash('sha256').update(channelKey(topics)).digest('base64url');
}

/** The subject of a channel's deltas and heartbeats. */
export const subjectOf = (key: string): string => `touchline.feed.channel.${key}`;

/** Keeps a channel open for a while. With `snapshot`, the bucket has the present snapshot once the answer comes. */
const joinRequestSchema = v.object({ topics: v.array(v.string()), snapshot: v.boolean() });
export type JoinRequest = v.InferOutput<typeof joinRequestSchema>;

/**
 * `unknown` lists topics that name nothing; then there is no channel. `place` is that of the snapshot that was asked
 * for.
 */
const joinAnswerSchema = v.object({
  unknown: v.array(v.string()),
  place: v.nullable(v.object({ epoch: v.string(), seq: v.number() })),
});
export type JoinAnswer = v.InferOutput<typeof joinAnswerSchema>;

export const readJoinRequest = (text: string): JoinRequest => v.parse(joinRequestSchema, JSON.parse(text));
export const readJoinAnswer = (text: string): JoinAnswer => v.parse(joinAnswerSchema, JSON.parse(text));

/** Frames above this length are compressed: a server takes at most 1 MB by default. */
const MIN_GZIP_BYTES = 64 * 1024;
const GZIP_MAGIC = 0x1f;
const HEAD = /^(snapshot|delta|heartbeat) (\S+) (\d+)\n/;

/** Kind, epoch and number on a line of their own, then the frame's text; as gzip where that is long. */
export function encodeFrame({ kind, epoch, seq, text }: ChannelFrame): Uint8Array {
  const bytes = Buffer.from(`${kind} ${epoch} ${seq}\n${text}`);
  return bytes.length < MIN_GZIP_BYTES ? bytes : gzipSync(bytes, { level: 1 });
}

/** Throws on bytes that are no frame. */
export function decodeFrame(bytes: Uint8Array): ChannelFrame {
  const whole = bytes[0] === GZIP_MAGIC ? gunzipSync(bytes) : Buffer.from(bytes);
  const text = whole.toString();
  const [head = '', kind, epoch = '', seq] = HEAD.exec(text) ?? [];
  if (kind !== 'snapshot' && kind !== 'delta' && kind !== 'heartbeat') throw new Error('These bytes are no frame.');
  return createChannelFrame(kind, { epoch, seq: Number(seq) }, text.slice(head.length));
}
