import { describe, expect, it } from 'vitest';
import { createTopics } from 'touchline/core/line/topics';
import type { Topics } from 'touchline/core/line/topics';
import { MAX_TOPICS } from '../../../adapters/sandbox/operator/line/line.ts';
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

  it('[LIN-234] are never more than the operator allows: markets first, then boards, then the games watched first', () => {
    const { topics, wanted, tick } = desk();
    const games = Array.from({ length: 250 }, (_, at) => `game:${1000 + at}`);
    topics.watch(games);
    topics.watch(['champ:5', 'live']);
    topics.watch(['market:9']);
    tick();
    const asked = wanted.at(-1)?.split(',') ?? [];
    expect(asked).toEqual([...games.slice(0, MAX_TOPICS - 3), 'champ:5', 'live', 'market:9'].sort());
  });

  it('[LIN-234] take in a game that was left out once others have left', () => {
    const { topics, wanted, tick } = desk();
    const games = Array.from({ length: MAX_TOPICS }, (_, at) => `game:${1000 + at}`);
    const leave = topics.watch(games);
    topics.watch(['game:7']);
    tick();
    expect(wanted.at(-1)).not.toContain('game:7,');
    leave();
    tick();
    expect(wanted.at(-1)).toBe('game:7');
  });
});
