import { describe, expect, it } from 'vitest';
import { createTopics } from 'touchline/core/line/topics';
import type { Topics } from 'touchline/core/line/topics';
import { createVirtualClock } from '../../models/virtual-clock.ts';

function desk(): {
  readonly topics: Topics;
  readonly carried: Set<number>;
  readonly wanted: string[];
  readonly tick: () => void;
} {
  const clock = createVirtualClock();
  const carried = new Set<number>();
  const topics = createTopics(clock, (id) => carried.has(id));
  const wanted: string[] = [];
  topics.wanted.value$.subscribe((now) => wanted.push(now.join()));
  wanted.length = 0;
  return { topics, carried, wanted, tick: () => clock.tick(0) };
}

describe('what the stream has to carry', () => {
  it('[LIN-5] all that anyone watches, once', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top', 'live']);
    topics.watch(['live']);
    tick();
    expect(wanted).toEqual(['live,top']);
  });

  it('[LIN-5] one screen that leaves and the next that comes are one change', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['top']);
    tick();
    leave();
    topics.watch(['live']);
    tick();
    expect(wanted).toEqual(['top', 'live']);
  });

  it('[LIN-5] what another still watches stays', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['top']);
    topics.watch(['top']);
    tick();
    leave();
    leave();
    tick();
    expect(wanted).toEqual(['top']);
  });

  it('[LIN-5] a market that is carried already needs no new stream, and is in the next one', () => {
    const { topics, carried, wanted, tick } = desk();
    topics.watch(['top']);
    tick();
    carried.add(9);
    topics.watch(['market:9']);
    tick();
    expect(wanted).toEqual(['top']);
    topics.watch(['live']);
    tick();
    expect(wanted).toEqual(['top', 'live,market:9,top']);
  });

  it('[LIN-5] one that is not carried does', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top']);
    tick();
    topics.watch(['market:9']);
    tick();
    expect(wanted).toEqual(['top', 'market:9,top']);
  });

  it('[LIN-5] one that nobody watches any more leaves with the next stream, not before', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top']);
    const leave = topics.watch(['market:9']);
    tick();
    leave();
    tick();
    expect(wanted).toEqual(['market:9,top']);
  });

  it('[LIN-5] nothing at all closes it, something opens it', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['market:9']);
    tick();
    leave();
    tick();
    topics.watch(['market:9']);
    tick();
    expect(wanted).toEqual(['market:9', '', 'market:9']);
  });

  it('[LIN-5] a market that leaves the topics that carried it lives on under its own', () => {
    const { topics, carried, wanted, tick } = desk();
    topics.watch(['line:1']);
    tick();
    carried.add(9);
    topics.watch(['market:9']);
    tick();
    carried.delete(9);
    topics.marketGone(9);
    tick();
    expect(wanted).toEqual(['line:1', 'line:1,market:9']);
    // Gone from there as well: that is the end of it.
    topics.marketGone(9);
    topics.marketGone(8);
    tick();
    expect(wanted).toHaveLength(2);
  });
});
