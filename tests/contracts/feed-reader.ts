/** A reader of the feed over HTTP that comes back when its stream is lost, as the site does. */
import { createFeedClient, knowledge } from '../unit/sandbox-line/feed-client.ts';

const PAUSE_MS = 100;

export interface FeedReader {
  /** All that the reader knows, in a stable order. */
  readonly knows: () => unknown;
  readonly point: () => { readonly epoch: string; readonly seq: number };
  /** The kinds of all frames so far. */
  readonly kinds: () => readonly string[];
  /** Each time a stream was lost, and each time its first frame came after that, ms of `performance.now()`. */
  readonly lostAt: readonly number[];
  readonly liveAt: readonly number[];
  readonly stop: () => void;
}

/** `addresses` are asked in turn, the next one after each loss. Faults of the sequence reject `ended`. */
export function readFeed(addresses: readonly string[], topics: string): FeedReader & { readonly ended: Promise<void> } {
  const client = createFeedClient();
  const [lostAt, liveAt]: [number[], number[]] = [[], []];
  const abort = new AbortController();

  async function follow(address: string): Promise<void> {
    const query = new URLSearchParams({ topics, lng: 'en' });
    const { epoch, seq } = client.point();
    if (epoch !== '') {
      query.set('epoch', epoch);
      query.set('from', String(seq));
    }
    const response = await fetch(`${address}/line-api/v1/feed?${query.toString()}`, { signal: abort.signal });
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of (response.ok ? response.body : null) ?? []) {
      const lines = (text + decoder.decode(bytes, { stream: true })).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        client.send({ text: line });
        if (liveAt.length === lostAt.length) liveAt.push(performance.now());
      }
    }
  }

  const run = async (): Promise<void> => {
    for (let turn = 0; !abort.signal.aborted; turn += 1) {
      await follow(addresses[turn % addresses.length] ?? '').catch((fault: unknown) => {
        if (fault instanceof Error && /after|begins|too short/.test(fault.message)) throw fault;
      });
      client.lose();
      if (liveAt.length > lostAt.length) lostAt.push(performance.now());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  return {
    knows: () => knowledge(client),
    point: client.point,
    kinds: () => client.frames.map(({ t }) => t),
    lostAt,
    liveAt,
    stop: () => abort.abort(),
    ended: run(),
  };
}
