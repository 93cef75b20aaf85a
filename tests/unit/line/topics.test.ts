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

describe('the topics of the stream', () => {
  it('[LIN-5] are those of all watchers, without duplicates', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top', 'live']);
    topics.watch(['live']);
    tick();
    expect(wanted).toEqual(['live,top']);
  });

  it('[LIN-5] change once when one screen replaces another', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['top']);
    tick();
    leave();
    topics.watch(['live']);
    tick();
    expect(wanted).toEqual(['top', 'live']);
  });

  it('[LIN-5] include what another watcher still needs', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['top']);
    topics.watch(['top']);
    tick();
    leave();
    leave();
    tick();
    expect(wanted).toEqual(['top']);
  });

  it('[LIN-5] do not change for a market that is already carried, until the next stream', () => {
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

  it('[LIN-5] change for a market that is not carried', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top']);
    tick();
    topics.watch(['market:9']);
    tick();
    expect(wanted).toEqual(['top', 'market:9,top']);
  });

  it('[LIN-5] drop an unwatched market with the next stream only', () => {
    const { topics, wanted, tick } = desk();
    topics.watch(['top']);
    const leave = topics.watch(['market:9']);
    tick();
    leave();
    tick();
    expect(wanted).toEqual(['market:9,top']);
  });

  it('[LIN-5] close the stream when empty, and open it otherwise', () => {
    const { topics, wanted, tick } = desk();
    const leave = topics.watch(['market:9']);
    tick();
    leave();
    tick();
    topics.watch(['market:9']);
    tick();
    expect(wanted).toEqual(['market:9', '', 'market:9']);
  });

  it('[LIN-5] name a market directly when it leaves the topics that carried it', () => {
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
    // The market leaves its own topic as well, and is dropped.
    topics.marketGone(9);
    topics.marketGone(8);
    tick();
    expect(wanted).toHaveLength(2);
  });
});
