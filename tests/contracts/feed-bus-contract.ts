/**
 * The contract of every implementation of the feed's bus. Frames here add numbers up, so that a lost or repeated one
 * shows.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FeedBus, FeedSource, Membership } from '../../adapters/bus/feed-bus.ts';
import { channelKey } from '../../adapters/bus/feed-bus.ts';
import { createChannelFrame, createHeartbeat } from '../../adapters/bus/feed-frame.ts';
import type { ChannelFrame } from '../../adapters/bus/feed-frame.ts';

export interface GivenBus {
  readonly publisher: FeedBus;
  /** Another host's connection; on a bus within one process, the same bus. */
  readonly connect: () => Promise<FeedBus>;
  readonly close: () => Promise<void>;
}

interface TestChannel {
  readonly frames: readonly ChannelFrame[];
  /** The sum of all deltas. */
  readonly sum: () => number;
  /** Makes the next deltas without publishing them. */
  readonly make: (count: number) => readonly ChannelFrame[];
  readonly publish: (...frames: readonly ChannelFrame[]) => void;
  readonly beat: () => void;
}

interface TestPublisher {
  readonly source: FeedSource;
  /** An open channel. */
  readonly channel: (...topics: readonly string[]) => TestChannel;
  readonly isOpen: (...topics: readonly string[]) => boolean;
  /** Whether snapshots can be made; those asked for before are published then. */
  readonly price: () => void;
}

let epochs = 0;

export function givenPublisher({ isPriced = true } = {}): TestPublisher {
  const channels = new Map<string, TestChannel>();
  const unpriced: (() => void)[] = [];
  let canPrice = isPriced;
  return {
    source: {
      unknownTopics: (topics) => topics.filter((topic) => topic.startsWith('no')),
      open: (topics, publish) => {
        const key = channelKey(topics);
        epochs += 1;
        const epoch = `epoch-${epochs}`;
        const frames: ChannelFrame[] = [];
        let [seq, sum] = [1, 0];
        channels.set(key, {
          frames,
          sum: () => sum,
          make: (count) =>
            Array.from({ length: count }, () => {
              seq += 1;
              sum += seq * seq;
              const delta = createChannelFrame('delta', { epoch, seq }, JSON.stringify({ key, add: seq * seq }));
              frames.push(delta);
              return delta;
            }),
          publish: (...deltas) => deltas.forEach(publish),
          beat: () => publish(createHeartbeat({ epoch, seq }, 0)),
        });
        const answer = (): void =>
          publish(createChannelFrame('snapshot', { epoch, seq }, JSON.stringify({ key, sum })));
        return {
          requestSnapshot: () => (canPrice ? answer() : void unpriced.push(answer)),
          close: () => void channels.delete(key),
        };
      },
    },
    channel: (...topics) => {
      const channel = channels.get(channelKey(topics));
      if (channel === undefined) throw new Error(`${topics.join()} is not open`);
      return channel;
    },
    isOpen: (...topics) => channels.has(channelKey(topics)),
    price: () => {
      canPrice = true;
      for (const answer of unpriced.splice(0)) answer();
    },
  };
}

interface TestReader extends Membership {
  readonly frames: readonly ChannelFrame[];
  readonly sum: () => number;
  readonly epoch: () => string;
  readonly snapshots: () => number;
}

/** Folds frames, and throws where they break what `FeedBus.join` promises. */
export function readBus(bus: FeedBus, ...topics: readonly string[]): TestReader {
  const frames: ChannelFrame[] = [];
  let [epoch, seq, sum] = ['', 0, 0];
  const membership = bus.join(topics, (frame) => {
    const { add = 0, key, sum: total = 0 }: { add?: number; key?: string; sum?: number } = JSON.parse(frame.text);
    const isRepeated = frame.epoch === epoch && frame.seq <= seq;
    frames.push(frame);
    if (key !== undefined) expect(key).toBe(channelKey(topics));
    if (frame.kind !== 'snapshot') {
      expect(frame).toMatchObject({ epoch, seq: frame.kind === 'delta' ? seq + 1 : seq });
      ({ seq } = frame);
      sum += add;
    } else if (!isRepeated) {
      ({ epoch, seq } = frame);
      sum = total;
    }
  });
  return {
    ...membership,
    frames,
    sum: () => sum,
    epoch: () => epoch,
    snapshots: () => frames.filter(({ kind }) => kind === 'snapshot').length,
  };
}

const RUNS = 15;
/** For a busy machine. */
const WAIT = { timeout: 10_000 };

export function feedBusContract(name: string, createGiven: () => Promise<GivenBus>): void {
  describe(`the feed's bus, ${name}`, () => {
    let given: GivenBus;
    beforeEach(async () => {
      given = await createGiven();
    });
    afterEach(() => given.close());

    const joined = async (bus: FeedBus, ...topics: readonly string[]): Promise<TestReader> => {
      const reader = readBus(bus, ...topics);
      await expect.poll(() => reader.frames.length, WAIT).toBeGreaterThan(0);
      return reader;
    };

    it('[BUS-1] joins a channel while deltas flow, and loses and doubles none', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const first = await joined(given.publisher, 'live');
      const channel = publisher.channel('live');
      const readers = [first];
      const joining = [];
      for (let round = 0; round < 200; round += 1) {
        channel.publish(...channel.make(2));
        if (round % 20 === 10) joining.push(given.connect().then((bus) => readers.push(readBus(bus, 'live'))));
        await new Promise(setImmediate);
      }
      await Promise.all(joining);
      channel.publish(...channel.make(2));
      await expect.poll(() => readers.map(({ sum }) => sum()), WAIT).toEqual(readers.map(() => channel.sum()));
      expect(readers).toHaveLength(11);
      expect(first.frames.filter(({ kind }) => kind === 'delta').map(({ text }) => text)).toEqual(
        channel.frames.map(({ text }) => text),
      );
    });

    it('[BUS-1] gives a member that joins later the present state, under the same epoch and numbers', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const bus = await given.connect();
      const early = await joined(bus, 'live', 'top');
      const channel = publisher.channel('live', 'top');
      channel.publish(...channel.make(50));
      await expect.poll(early.sum, WAIT).toBe(channel.sum());
      const late = await joined(await given.connect(), 'top', 'live', 'top');
      expect(late.frames[0]).toMatchObject({ kind: 'snapshot', epoch: early.epoch(), seq: 51 });
      channel.publish(...channel.make(3));
      await expect.poll(() => [early.sum(), late.sum()], WAIT).toEqual([channel.sum(), channel.sum()]);
      expect(
        late.frames
          .slice(1)
          .filter(({ kind }) => kind === 'delta')
          .map(({ seq }) => seq),
      ).toEqual([52, 53, 54]);
      expect(late.frames.at(-1)?.line()).toEqual(early.frames.at(-1)?.line());
    });

    it('[BUS-1] puts frames in order, drops repeated ones, and makes up for lost ones by a snapshot', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const bus = await given.connect();
      let channels = 0;
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), async (chances) => {
          channels += 1;
          const topic = `champ:${channels}`;
          const reader = await joined(bus, topic);
          const channel = publisher.channel(topic);
          const [sent, chance] = [[] as ChannelFrame[], () => chances.next().value ?? 0];
          for (const delta of channel.make(40)) {
            if (chance() < 0.1) continue;
            sent.splice(chance() < 0.3 ? Math.floor(chance() * sent.length) : sent.length, 0, delta);
            if (chance() < 0.2) sent.push(delta);
          }
          channel.publish(...sent);
          channel.beat();
          await expect.poll(reader.sum, WAIT).toBe(channel.sum());
          reader.leave();
        }),
        { seed: 1, numRuns: RUNS },
      );
    });

    it('[BUS-1] needs no snapshot beyond the first while nothing is lost', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const reader = await joined(await given.connect(), 'live');
      const channel = publisher.channel('live');
      const deltas = channel.make(30);
      channel.publish(...deltas);
      channel.beat();
      channel.publish(...deltas.slice(20), ...channel.make(30));
      channel.beat();
      await expect.poll(() => reader.frames.filter(({ kind }) => kind === 'heartbeat'), WAIT).toHaveLength(2);
      expect(reader.sum()).toBe(channel.sum());
      expect(reader.snapshots()).toBe(1);
    });

    it('[BUS-1] keeps channels apart', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const bus = await given.connect();
      const [one, two] = [await joined(bus, 'live:1'), await joined(bus, 'live:2')];
      publisher.channel('live:1').publish(...publisher.channel('live:1').make(2));
      publisher.channel('live:2').publish(...publisher.channel('live:2').make(5));
      await expect.poll(() => [one.sum(), two.sum()], WAIT).toEqual([13, 90]);
      expect(one.epoch()).not.toBe(two.epoch());
    });

    it('[BUS-2] a member that asks for a snapshot gets one as new as its newest delta', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const reader = await joined(await given.connect(), 'live');
      const channel = publisher.channel('live');
      channel.publish(...channel.make(9));
      await expect.poll(reader.sum, WAIT).toBe(channel.sum());
      reader.refresh();
      await expect.poll(reader.snapshots, WAIT).toBe(2);
      expect(reader.frames.at(-1)).toMatchObject({ kind: 'snapshot', seq: 10 });
    });

    it('[BUS-2] a member waits for a snapshot whose prices are still being computed', async () => {
      const publisher = givenPublisher({ isPriced: false });
      given.publisher.serve(publisher.source);
      const reader = readBus(await given.connect(), 'live');
      await expect.poll(() => publisher.isOpen('live'), WAIT).toBe(true);
      expect(reader.frames).toEqual([]);
      publisher.price();
      await expect.poll(reader.snapshots, WAIT).toBe(1);
    });

    it('[BUS-3] a member without a publisher waits for one', async () => {
      const reader = readBus(await given.connect(), 'live');
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      await expect.poll(reader.snapshots, WAIT).toBe(1);
      publisher.channel('live').publish(...publisher.channel('live').make(2));
      await expect.poll(reader.sum, WAIT).toBe(13);
    });

    it('[BUS-3] a publisher that starts again begins a new epoch, which its members follow', async () => {
      const before = givenPublisher();
      const stop = given.publisher.serve(before.source);
      const reader = await joined(await given.connect(), 'live');
      before.channel('live').publish(...before.channel('live').make(20));
      await expect.poll(reader.sum, WAIT).toBe(before.channel('live').sum());
      const epoch = reader.epoch();
      stop();
      expect(before.isOpen('live')).toBe(false);
      const after = givenPublisher();
      (await given.connect()).serve(after.source);
      await expect.poll(reader.epoch, WAIT).not.toBe(epoch);
      const channel = after.channel('live');
      channel.publish(...channel.make(5));
      await expect.poll(reader.sum, WAIT).toBe(channel.sum());
    });

    it('[BUS-5] says which topics name nothing, or that no publisher is there to ask', async () => {
      const bus = await given.connect();
      expect(await bus.unknownTopics(['live'])).toBeNull();
      given.publisher.serve(givenPublisher().source);
      await expect.poll(() => bus.unknownTopics(['live', 'nothing', 'none']), WAIT).toEqual(['nothing', 'none']);
      expect(await bus.unknownTopics(['live'])).toEqual([]);
    });

    it('[BUS-4] a member that has left receives nothing, and a channel without members is closed', async () => {
      const publisher = givenPublisher();
      given.publisher.serve(publisher.source);
      const [one, two] = [await joined(await given.connect(), 'live'), await joined(await given.connect(), 'live')];
      one.leave();
      const known = one.frames.length;
      publisher.channel('live').publish(...publisher.channel('live').make(3));
      await expect.poll(two.sum, WAIT).toBe(29);
      expect(one.frames).toHaveLength(known);
      expect(publisher.isOpen('live')).toBe(true);
      two.leave();
      await expect.poll(() => publisher.isOpen('live'), WAIT).toBe(false);
    });
  });
}
