import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Idea, Thread } from './types.ts';

export const INBOX_PATHS = {
  thread: '/web-api/user/messages',
  ideas: '/web-api/user/ideas',
  read: '/web-api/user/messages/read',
} as const;

const MAX_LIST = 200;
const words = v.pipe(v.string(), v.maxLength(10_000));
const short = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A path of the site, without query. */
const way = v.object({
  to: v.pipe(v.string(), v.maxLength(100), v.regex(/^(?:\/[\w-]+)+$/)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

const thread: v.GenericSchema<unknown, Thread> = v.pipe(
  v.object({
    manager: v.pipe(v.string(), v.maxLength(100)),
    messages: v.array(
      v.object({
        id: short,
        from: v.picklist(['player', 'manager']),
        at: integer,
        text: words,
        isUnread: v.fallback(v.boolean(), false),
        way: v.fallback(v.nullable(way), null),
      }),
    ),
  }),
  v.transform(({ manager, messages }): Thread => {
    const latest = messages.slice(-MAX_LIST);
    return {
      manager,
      messages: latest,
      unread: latest.filter(({ isUnread }) => isUnread).length,
      isAwaited: latest.at(-1)?.from === 'player',
    };
  }),
);
export const decodeThread: Decode<Thread> = decodeWith(thread);
export const decodeIdeas: Decode<readonly Idea[]> = decodeWith(
  v.pipe(
    v.object({
      ideas: v.array(
        v.object({
          number: short,
          at: integer,
          text: words,
          answer: v.nullable(v.object({ at: integer, text: words })),
        }),
      ),
    }),
    v.transform(({ ideas }) => ideas.slice(0, MAX_LIST)),
  ),
);
