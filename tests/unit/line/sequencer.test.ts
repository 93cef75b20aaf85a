import { describe, expect, it } from 'vitest';
import type { Frame } from 'touchline/core/line/feed/frame';
import { createSequencer } from 'touchline/core/line/feed/sequencer';
import { beat, delta, snap } from './frames.ts';

/** What each frame makes ready, and how the line stands after it: `1 whole`, `gap`, `3,4 whole`. */
function run(...frames: readonly Frame[]): readonly string[] {
  const sequencer = createSequencer();
  return frames.map((frame) => {
    const { apply, now } = sequencer.take(frame);
    return [apply.map(({ seq }) => seq).join(), now].filter((part) => part !== '').join(' ');
  });
}

describe('frames in order', () => {
  it('[LIN-3] each in turn', () =>
    expect(run(snap([]), delta(2), delta(3), beat(3))).toEqual(['1 whole', '2 whole', '3 whole', 'whole']));
  it('[LIN-3] one that comes again is dropped', () =>
    expect(run(snap([]), delta(2), delta(2), delta(1), snap([]))).toEqual([
      '1 whole',
      '2 whole',
      'whole',
      'whole',
      'whole',
    ]));
  it('[LIN-3] one that comes early waits for those before it', () =>
    expect(run(snap([]), delta(4), delta(3), delta(2), delta(5))).toEqual([
      '1 whole',
      'gap',
      'gap',
      '2,3,4 whole',
      '5 whole',
    ]));
  it('[LIN-3] nothing counts before the snapshot', () =>
    expect(run(delta(2), delta(3), snap([]))).toEqual(['gap', 'gap', '1,2,3 whole']));
  it('[LIN-3] a heartbeat before the snapshot makes nothing whole', () =>
    expect(run(beat(0), beat(0), snap([]))).toEqual(['waiting', 'waiting', '1 whole']));
  it('[LIN-3] a heartbeat tells of a loss, and the loss lasts until all of it is there', () => {
    expect(run(snap([]), beat(4), delta(2), delta(3), delta(4))).toEqual([
      '1 whole',
      'gap',
      '2 gap',
      '3 gap',
      '4 whole',
    ]);
  });
  it('[LIN-3] a later snapshot heals, and what waited before it is forgotten', () =>
    expect(run(snap([]), delta(3), delta(6), snap([], 4), delta(5), delta(3))).toEqual([
      '1 whole',
      'gap',
      'gap',
      '4 gap',
      '5,6 whole',
      'whole',
    ]));
  it('[LIN-3] at most 64 wait', () => {
    const sequencer = createSequencer();
    sequencer.take(snap([]));
    for (let seq = 3; seq < 66; seq += 1) sequencer.take(delta(seq));
    expect(sequencer.overflowed()).toBe(false);
    sequencer.take(delta(66));
    expect(sequencer.overflowed()).toBe(true);
  });
});
