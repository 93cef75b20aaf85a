import { describe, expect, it } from 'vitest';
import type { Frame } from 'touchline/core/line/feed/frame';
import { createSequencer } from 'touchline/core/line/feed/sequencer';
import { beat, delta, snap } from './frames.ts';

/** The frames that each frame releases, and the state afterwards: `1 whole`, `gap`, `3,4 whole`. */
function run(...frames: readonly Frame[]): readonly string[] {
  const sequencer = createSequencer();
  return frames.map((frame) => {
    const { apply, now } = sequencer.take(frame);
    return [apply.map(({ seq }) => seq).join(), now].filter((part) => part !== '').join(' ');
  });
}

describe('the sequencer', () => {
  it('[LIN-3] passes frames on in order', () =>
    expect(run(snap([]), delta(2), delta(3), beat(3))).toEqual(['1 whole', '2 whole', '3 whole', 'whole']));
  it('[LIN-3] drops a repeated frame', () =>
    expect(run(snap([]), delta(2), delta(2), delta(1), snap([]))).toEqual([
      '1 whole',
      '2 whole',
      'whole',
      'whole',
      'whole',
    ]));
  it('[LIN-3] holds an early frame until those before it arrive', () =>
    expect(run(snap([]), delta(4), delta(3), delta(2), delta(5))).toEqual([
      '1 whole',
      'gap',
      'gap',
      '2,3,4 whole',
      '5 whole',
    ]));
  it('[LIN-3] ignores frames before the snapshot', () =>
    expect(run(delta(2), delta(3), snap([]))).toEqual(['gap', 'gap', '1,2,3 whole']));
  it('[LIN-3] is not started by a heartbeat before the snapshot', () =>
    expect(run(beat(0), beat(0), snap([]))).toEqual(['waiting', 'waiting', '1 whole']));
  it('[LIN-3] detects a loss by a heartbeat, until all missing frames arrive', () => {
    expect(run(snap([]), beat(4), delta(2), delta(3), delta(4))).toEqual([
      '1 whole',
      'gap',
      '2 gap',
      '3 gap',
      '4 whole',
    ]);
  });
  it('[LIN-3] is reset by a later snapshot, which discards held frames', () =>
    expect(run(snap([]), delta(3), delta(6), snap([], 4), delta(5), delta(3))).toEqual([
      '1 whole',
      'gap',
      'gap',
      '4 gap',
      '5,6 whole',
      'whole',
    ]));
  it('[LIN-3] holds at most 64 frames', () => {
    const sequencer = createSequencer();
    sequencer.take(snap([]));
    for (let seq = 3; seq < 66; seq += 1) sequencer.take(delta(seq));
    expect(sequencer.overflowed()).toBe(false);
    sequencer.take(delta(66));
    expect(sequencer.overflowed()).toBe(true);
  });
});
