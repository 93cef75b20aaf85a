/** The bus within one process. What is published arrives before `publish` returns. */
import { channelKey } from './feed-bus.ts';
import type { FeedBus, FeedSource, SourceChannel } from './feed-bus.ts';
import { createOrderedFrames } from './ordered-frames.ts';
import type { OrderedFrames } from './ordered-frames.ts';

interface Channel {
  readonly topics: readonly string[];
  readonly members: Set<OrderedFrames>;
  /** Null without a publisher. */
  source: SourceChannel | null;
}

export function createMemoryBus(): FeedBus {
  const channels = new Map<string, Channel>();
  let publisher: FeedSource | null = null;

  const open = ({ open: openSource }: FeedSource, channel: Channel): SourceChannel =>
    openSource(channel.topics, (frame) => {
      for (const member of [...channel.members]) if (channel.members.has(member)) member.push(frame);
    });

  return {
    unknownTopics: (topics) => Promise.resolve(publisher?.unknownTopics(topics) ?? null),
    serve: (source) => {
      publisher = source;
      for (const channel of channels.values()) {
        channel.source = open(source, channel);
        channel.source.requestSnapshot();
      }
      return () => {
        if (publisher === source) publisher = null;
        for (const channel of channels.values()) {
          channel.source?.close();
          channel.source = null;
        }
      };
    },
    join: (topics, receive) => {
      const key = channelKey(topics);
      const channel: Channel = channels.get(key) ?? { topics, members: new Set(), source: null };
      if (publisher !== null) channel.source ??= open(publisher, channel);
      channels.set(key, channel);
      const member = createOrderedFrames({ receive, requestSnapshot: () => channel.source?.requestSnapshot() });
      channel.members.add(member);
      member.refresh();
      return {
        refresh: member.refresh,
        leave: () => {
          if (!channel.members.delete(member) || channel.members.size > 0) return;
          channel.source?.close();
          channels.delete(key);
        },
      };
    },
  };
}
