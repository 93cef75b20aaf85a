import { describe, expect, it } from 'vitest';
import type { Frame } from 'touchline/core/line/feed/frame';
import { createSequencer } from 'touchline/core/line/feed/sequencer';
import type { ResumePoint } from 'touchline/ports/line-feed';
import { beat, delta, snap } from './frames.ts';

/** The frames that each frame releases, and the state afterwards: `1 whole`, `gap`, `3,4 whole`. */
const run = (...frames: readonly Frame[]): readonly string[] => runFrom(null, ...frames);

function runFrom(resume: ResumePoint | null, ...frames: readonly Frame[]): readonly string[] {
  const sequencer = createSequencer(resume);
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

describe('the sequencer of a resumed stream', () => {
  const from = { epoch: 'e1', seq: 7 };
  it('[LIN-13] is whole with the first heartbeat when nothing was missed', () =>
    expect(runFrom(from, beat(7, 'e1'), delta(8))).toEqual(['whole', '8 whole']));
  it('[LIN-13] waits for the missed frames, without calling them lost', () =>
    expect(runFrom(from, beat(9, 'e1'), delta(8), delta(9))).toEqual(['waiting', '8 waiting', '9 whole']));
  it('[LIN-13] reports a gap when a missed frame is lost, in the middle or at the end', () => {
    expect(runFrom(from, beat(9, 'e1'), delta(9))).toEqual(['waiting', 'gap']);
    expect(runFrom(from, beat(9, 'e1'), delta(8), beat(9, 'e1'))).toEqual(['waiting', '8 waiting', 'gap']);
  });
  it('[LIN-13] applies no delta before the epoch is confirmed', () =>
    expect(runFrom(from, delta(8), delta(7), beat(8, 'e1'))).toEqual(['gap', 'gap', '8 whole']));
  it('[LIN-13] takes a snapshot instead, also one of a lower number', () => {
    expect(runFrom(from, snap([], 3, { epoch: 'e2' }), delta(4))).toEqual(['3 whole', '4 whole']);
    expect(runFrom(from, snap([], 7, { epoch: 'e1' }), delta(8))).toEqual(['7 whole', '8 whole']);
  });
  it('[LIN-13] reports a gap when the snapshot of another epoch is lost', () =>
    expect(runFrom(from, beat(7, 'e2'), delta(8), snap([], 7, { epoch: 'e2' }))).toEqual(['gap', 'gap', '7,8 whole']));
  it('[LIN-13] takes a snapshot of another epoch in the middle of a stream, and drops frames that waited', () =>
    expect(run(snap([], 7, { epoch: 'e1' }), delta(9), snap([], 2, { epoch: 'e2' }), delta(3), beat(3, 'e2'))).toEqual([
      '7 whole',
      'gap',
      '2 whole',
      '3 whole',
      'whole',
    ]));
});
