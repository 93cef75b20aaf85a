/** The operator of the board benchmark, in a worker: numbered delta frames of a fixed size at a steady rate. */
import { BASE_TIME_MS, createLine, MARKETS_PER_GAME, priceOf } from '../workload/line.ts';
import { createSeeded } from '../workload/seeded.ts';

const GAMES = 5_000;
/** After the worker was stalled, at most this many overdue frames are sent; older ones are dropped. */
const MAX_CATCH_UP_FRAMES = 5;

function start({ perFrame, everyMs }: { readonly perFrame: number; readonly everyMs: number }): void {
  const { marketIds } = createLine(GAMES);
  const next = createSeeded(5);
  const startedAt = performance.now();
  let seq = 1;
  let sent = 0;
  setInterval(
    () => {
      const due = Math.floor((performance.now() - startedAt) / everyMs);
      sent = Math.max(sent, due - MAX_CATCH_UP_FRAMES);
      for (; sent < due; sent += 1) {
        seq += 1;
        const p = Array.from(
          { length: perFrame },
          () => `${marketIds[next(GAMES * MARKETS_PER_GAME)]},${priceOf(next)},0`,
        ).join(',');
        postMessage(`{"t":"d","seq":${seq},"at":${BASE_TIME_MS + Math.round(performance.now())},"p":[${p}]}`);
      }
    },
    Math.min(everyMs, 10),
  );
}

addEventListener(
  'message',
  (event: MessageEvent<{ readonly perFrame: number; readonly everyMs: number }>) => start(event.data),
  { once: true },
);
