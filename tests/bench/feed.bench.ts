/**
 * Decoding a snapshot of 5,000 games and 50,000 markets. The site parses a columnar frame and checks every value. The
 * baseline is `JSON.parse` alone, on the verbose object tree that betting sites commonly send for the same line. On a
 * page: the task that decodes the snapshot, and the task that applies it to the read model.
 */
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import { cpuNs } from './harness/child.ts';
import type { Implementations } from './harness/child.ts';
import { atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row, Samples } from './harness/metrics.ts';
import { createLine, snapshotText, verboseText } from './workload/line.ts';

const GAMES = 5_000;
const ITERATIONS = 12;
const WARM_UP_ITERATIONS = 4;

/** Returns the median CPU time of several runs after a warm-up, in ms. */
function medianMs(run: () => unknown): number {
  const times: number[] = [];
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    globalThis.gc?.();
    times.push(cpuNs(run) / 1e6);
  }
  const warm = times.slice(WARM_UP_ITERATIONS).sort((left, right) => left - right);
  return warm[Math.floor(warm.length / 2)] ?? Number.NaN;
}

function verbose(): Metrics {
  const text = verboseText(createLine(GAMES));
  return { decode: medianMs(() => JSON.parse(text) as unknown), kb: text.length / 1_000 };
}

function columnar(): Metrics {
  const text = snapshotText(createLine(GAMES));
  const decode = (): unknown => {
    const frame = decodeFrame(text);
    if (!frame.ok) throw new Error(frame.error);
    return frame.value;
  };
  return { decode: medianMs(decode), kb: text.length / 1_000 };
}

function applied(): Metrics {
  const frame = decodeFrame(snapshotText(createLine(GAMES)));
  if (!frame.ok || frame.value.t !== 'snap') throw new Error('the frame is not a snapshot');
  const snapshot = frame.value;
  return {
    apply: medianMs(() => {
      const model = createReadModel(() => undefined);
      model.apply(snapshot);
      model.flush();
      return model;
    }),
  };
}

export const implementations: Implementations = { verbose, columnar, applied };

export function rows(samples: Samples, pageSamples: Samples): readonly Row[] {
  return [
    row(
      'decoding and checking a snapshot, over JSON.parse of the verbose form',
      ratios(samples, ['columnar', 'decode'], ['verbose', 'decode']),
      '×',
      atMost(0.45),
    ),
    row('decoding task on a cold page', valuesOf(pageSamples, 'page', 'decode'), 'ms', atMost(50)),
    row(
      'task that applies the snapshot to the read model on a cold page',
      valuesOf(pageSamples, 'page', 'apply'),
      'ms',
      null,
    ),
    row(
      'bytes on the wire before compression, over the verbose form',
      ratios(samples, ['columnar', 'kb'], ['verbose', 'kb']),
      '×',
      null,
    ),
    row('CPU time to decode and check the snapshot', valuesOf(samples, 'columnar', 'decode'), 'ms', null),
    row('CPU time to apply the snapshot to the read model', valuesOf(samples, 'applied', 'apply'), 'ms', null),
  ];
}
