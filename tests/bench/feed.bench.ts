/**
 * A snapshot of 5,000 games and 50,000 markets. The limit is `JSON.parse` alone, of the same line written verbosely (objects with names, as such sites commonly
 * send it); ours is the columnar frame, parsed and every value of it checked. On a page: the task that decodes, and the one that takes the line in.
 */
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Figures, Row, Samples } from './harness/figures.ts';
import { createLine, snapshotText, verboseText } from './workload/line.ts';

const GAMES = 5_000;
const TURNS = 12;
const WARM_TURNS = 4;

/** The median of several turns after warming up, in ms. */
function turnsOf(run: () => unknown): number {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    globalThis.gc?.();
    times.push(cpuNs(run) / 1e6);
  }
  const warm = times.slice(WARM_TURNS).sort((left, right) => left - right);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}

function verbose(): Figures {
  const text = verboseText(createLine(GAMES));
  return { decode: turnsOf(() => JSON.parse(text) as unknown), kb: text.length / 1_000 };
}

function columnar(): Figures {
  const text = snapshotText(createLine(GAMES));
  const decode = (): unknown => {
    const frame = decodeFrame(text);
    if (!frame.ok) throw new Error(frame.error);
    return frame.value;
  };
  return { decode: turnsOf(decode), kb: text.length / 1_000 };
}

function takenIn(): Figures {
  const frame = decodeFrame(snapshotText(createLine(GAMES)));
  if (!frame.ok || frame.value.t !== 'snap') throw new Error('no snapshot');
  const snapshot = frame.value;
  return {
    apply: turnsOf(() => {
      const model = createReadModel(() => undefined);
      model.apply(snapshot);
      model.flush();
      return model;
    }),
  };
}

export const contestants: Contestants = { verbose, columnar, 'taken in': takenIn };

export function rows(samples: Samples, onPage: Samples): readonly Row[] {
  return [
    row(
      'a snapshot decoded and checked, over JSON.parse of the verbose form',
      ratios(samples, ['columnar', 'decode'], ['verbose', 'decode']),
      '×',
      atMost(0.45),
    ),
    row(
      'the task that decodes it on a page that has just opened',
      valuesOf(onPage, 'page', 'decode'),
      'ms',
      atMost(50),
    ),
    row('the task that takes it into the read model there', valuesOf(onPage, 'page', 'apply'), 'ms', null),
    row(
      'bytes on the wire before compression, over the verbose form',
      ratios(samples, ['columnar', 'kb'], ['verbose', 'kb']),
      '×',
      null,
    ),
    row('CPU time to decode and check it', valuesOf(samples, 'columnar', 'decode'), 'ms', null),
    row('CPU time to take it into the read model', valuesOf(samples, 'taken in', 'apply'), 'ms', null),
  ];
}
