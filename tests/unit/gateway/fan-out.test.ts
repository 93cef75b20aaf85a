import { expect, it } from 'vitest';
import type { FeedBus } from '../../../adapters/bus/feed-bus.ts';
import { createChannelFrame } from '../../../adapters/bus/feed-frame.ts';
import type { ChannelFrame, FeedFrame } from '../../../adapters/bus/feed-frame.ts';
import { createFanOut } from '../../../adapters/hosts/gateway/fan-out.ts';
import type { FrameNames } from '../../../adapters/hosts/gateway/frame-names.ts';
import { RESUMABLE_MS } from '../../../adapters/hosts/gateway/frame-ring.ts';

const frame = (kind: ChannelFrame['kind'], seq: number, epoch = 'a'): ChannelFrame =>
  createChannelFrame(kind, { epoch, seq }, `${kind} ${epoch}${seq}`);

/** A fan-out on a bus whose frames the test sends. */
function given(names?: FrameNames) {
  let time = 0;
  let members: ((sent: ChannelFrame) => void)[] = [];
  const asked: string[] = [];
  const bus: FeedBus = {
    serve: () => () => undefined,
    unknownTopics: () => Promise.resolve([]),
    join: (topics, receive) => {
      asked.push(`join ${topics.join()}`);
      members.push(receive);
      return {
        refresh: () => asked.push('refresh'),
        leave: () => {
          asked.push('leave');
          members = members.filter((member) => member !== receive);
        },
      };
    },
  };
  const fanOut = createFanOut({ bus, now: () => time, names });
  return {
    asked,
    arrive: (...frames: readonly ChannelFrame[]) => frames.forEach((sent) => members.forEach((member) => member(sent))),
    pass: (ms: number) => (time += ms),
    read: (
      topics: readonly string[] = ['live'],
      resume: { epoch: string; seq: number } | null = null,
      language = '',
    ) => {
      const frames: FeedFrame[] = [];
      const texts: string[] = [];
      const take = (sent: FeedFrame): void => {
        frames.push(sent);
        texts.push(sent.text);
      };
      return { frames, texts, close: fanOut.subscribe(topics, take, resume, language) };
    },
  };
}

it('[GTW-1] joins a channel once for all readers, and gives each the same frames', () => {
  const { asked, arrive, read } = given();
  const readers = [read(['live', 'top']), read(['top', 'live'])];
  expect(asked).toEqual(['join live,top']);
  arrive(frame('snapshot', 1), frame('delta', 2), frame('heartbeat', 2));
  for (const { texts } of readers) expect(texts).toEqual(['snapshot a1', 'delta a2', 'heartbeat a2']);
});

it('[GTW-2] a reader from another gateway continues where it was, and gets a snapshot where frames are missing', () => {
  const { asked, arrive, read } = given();
  read();
  arrive(frame('snapshot', 5), frame('delta', 6), frame('delta', 7));
  const [late, old, other] = [
    read(['live'], { epoch: 'a', seq: 6 }),
    read(['live'], { epoch: 'a', seq: 4 }),
    read(['live'], { epoch: 'b', seq: 6 }),
  ];
  expect(late.texts).toEqual([expect.stringContaining('"t":"hb","epoch":"a","seq":7'), 'delta a7']);
  expect(old.texts).toEqual([]);
  expect(other.texts).toEqual([]);
  expect(asked.slice(1)).toEqual(['refresh']);
  arrive(frame('snapshot', 7), frame('delta', 8));
  expect(old.texts).toEqual(['snapshot a7', 'delta a8']);
  expect(other.texts).toEqual(['snapshot a7', 'delta a8']);
  expect(late.texts.at(-1)).toBe('delta a8');
});

it('[GTW-3] a reader that waits gets the snapshot and all deltas above it, once', () => {
  const { arrive, read } = given();
  const steady = read();
  arrive(frame('snapshot', 1), frame('delta', 2));
  const waiting = read();
  arrive(frame('delta', 3), frame('delta', 4));
  expect(waiting.texts).toEqual([]);
  arrive(frame('snapshot', 3), frame('delta', 5));
  expect(waiting.texts).toEqual(['snapshot a3', 'delta a4', 'delta a5']);
  expect(steady.texts).toEqual(['snapshot a1', 'delta a2', 'delta a3', 'delta a4', 'delta a5']);
});

it('[GTW-3] a snapshot from before the kept frames serves nobody, and another one is asked for', () => {
  const { asked, arrive, read } = given();
  read();
  arrive(frame('snapshot', 5), frame('delta', 6));
  const waiting = read();
  arrive(frame('snapshot', 4));
  expect(waiting.texts).toEqual([]);
  expect(asked).toEqual(['join live', 'refresh', 'refresh']);
  arrive(frame('snapshot', 6));
  expect(waiting.texts).toEqual(['snapshot a6']);
});

it('[GTW-2] all readers get the snapshot that replaces lost frames, or begins another epoch', () => {
  const { arrive, read } = given();
  const readers = [read(), read()];
  arrive(
    frame('snapshot', 1),
    frame('snapshot', 9),
    frame('delta', 10),
    frame('snapshot', 1, 'b'),
    frame('delta', 2, 'b'),
  );
  for (const { texts } of readers)
    expect(texts).toEqual(['snapshot a1', 'snapshot a9', 'delta a10', 'snapshot b1', 'delta b2']);
});

it('[GTW-4] a channel goes on for half a minute after its last reader, and leaves at once without a snapshot', () => {
  const { asked, arrive, pass, read } = given();
  const { close } = read();
  arrive(frame('snapshot', 1));
  close();
  pass(RESUMABLE_MS - 1);
  arrive(frame('delta', 2));
  expect(asked).toEqual(['join live']);
  pass(1);
  arrive(frame('delta', 3));
  expect(asked).toEqual(['join live', 'leave']);
  read().close();
  expect(asked).toEqual(['join live', 'leave', 'join live', 'leave']);
});

it('[GTW-8] a frame with names is written once a language, kept frames too; all others are the same for every reader', () => {
  const written: string[] = [];
  const { arrive, read } = given({
    languageOf: (asked) => (asked === 'ru' ? 'ru' : 'en'),
    rewrite: (text, language) => {
      if (language === 'en' || /^heartbeat|"hb"/.test(text)) return text;
      written.push(text);
      return `${text} ${language}`;
    },
  });
  const readers = [
    read(['live'], null, 'en'),
    read(['live'], null, 'ru'),
    read(['live'], null, 'ru'),
    read(['live'], null, 'xx'),
  ];
  arrive(frame('snapshot', 1), frame('delta', 2), frame('heartbeat', 2));
  const [english, russian, other, unknown] = readers;
  expect(english?.texts).toEqual(['snapshot a1', 'delta a2', 'heartbeat a2']);
  expect(russian?.texts).toEqual(['snapshot a1 ru', 'delta a2 ru', 'heartbeat a2']);
  expect(unknown?.frames).toEqual(english?.frames);
  expect(other?.frames[0]).toBe(russian?.frames[0]);
  expect(russian?.frames[2]).toBe(english?.frames[2]);
  const late = read(['live'], { epoch: 'a', seq: 1 }, 'ru');
  expect(late.frames[1]).toBe(russian?.frames[1]);
  expect(written).toEqual(['snapshot a1', 'delta a2']);
});
