import { expect, it } from 'vitest';
import { createChannelFrame } from '../../../adapters/bus/feed-frame.ts';
import type { ChannelFrame } from '../../../adapters/bus/feed-frame.ts';
import { createOrderedFrames } from '../../../adapters/bus/ordered-frames.ts';

type Kind = ChannelFrame['kind'];

/** Frames as words: `snapshot a5`. Returns what is received, with `?` for a request for a snapshot. */
function given() {
  const log: string[] = [];
  const ordered = createOrderedFrames({
    receive: ({ text }) => log.push(text),
    requestSnapshot: () => log.push('?'),
  });
  ordered.refresh();
  return (...words: readonly string[]): readonly string[] => {
    log.length = 0;
    for (const word of words) {
      const [, kind = '', epoch = '', seq = ''] = /^(\w+) ([a-z])(\d+)$/.exec(word) ?? [];
      const kinds: readonly Kind[] = ['snapshot', 'delta', 'heartbeat'];
      const known = kinds.find((one) => one === kind);
      if (known === undefined) throw new Error(word);
      ordered.push(createChannelFrame(known, { epoch, seq: Number(seq) }, word));
    }
    return [...log];
  };
}

it('[BUS-1] a delta that is missing is noticed by the next delta, or by a heartbeat', () => {
  const push = given();
  expect(push('snapshot a1', 'delta a3', 'delta a4')).toEqual(['snapshot a1', '?']);
  expect(push('snapshot a3')).toEqual(['snapshot a3', 'delta a4']);
  expect(push('heartbeat a6', 'heartbeat a6')).toEqual(['?']);
  expect(push('snapshot a6', 'heartbeat a6')).toEqual(['snapshot a6', 'heartbeat a6']);
});

it('[BUS-1] deltas in a wrong order need no snapshot to be received', () => {
  const push = given();
  push('snapshot a1');
  expect(push('delta a3', 'delta a4', 'delta a2')).toEqual(['?', 'delta a2', 'delta a3', 'delta a4']);
  expect(push('snapshot a3', 'delta a5')).toEqual(['snapshot a3', 'delta a5']);
});

it('[BUS-1] a late heartbeat is dropped', () => {
  const push = given();
  push('snapshot a1', 'delta a2');
  expect(push('heartbeat a1', 'heartbeat a2')).toEqual(['heartbeat a2']);
});

it('[BUS-1] a snapshot that is ahead of deltas on their way waits for them, and replaces them where they are lost', () => {
  const push = given();
  push('snapshot a1');
  expect(push('snapshot a3', 'delta a2', 'delta a3')).toEqual(['delta a2', 'delta a3', 'snapshot a3']);
  expect(push('snapshot a5', 'delta a5', 'delta a6')).toEqual(['snapshot a5', 'delta a6']);
});

it('[BUS-3] frames of another epoch wait for its snapshot, and those of the epoch before are dropped', () => {
  const push = given();
  push('snapshot a8');
  expect(push('heartbeat b2', 'delta b3')).toEqual(['?']);
  expect(push('snapshot b2')).toEqual(['snapshot b2', 'delta b3']);
  expect(push('delta a9')).toEqual(['?']);
  expect(push('snapshot b3', 'delta b4', 'delta b5')).toEqual(['snapshot b3', 'delta b4', 'delta b5']);
});
