/** The operator's side of the board benchmark, on a thread of its own: numbered delta frames, so many prices each, at an even pace. */
import { AT, createLine, MARKETS_A_GAME, priceOf } from '../workload/line.ts';
import { createSeeded } from '../workload/seeded.ts';

const GAMES = 5_000;
/** After a pause (the machine was busy elsewhere) at most this many frames are made up for. */
const MAX_AT_ONCE = 5;

function start({ perFrame, everyMs }: { readonly perFrame: number; readonly everyMs: number }): void {
  const { marketIds } = createLine(GAMES);
  const next = createSeeded(5);
  const began = performance.now();
  let seq = 1;
  let sent = 0;
  setInterval(
    () => {
      const due = Math.floor((performance.now() - began) / everyMs);
      sent = Math.max(sent, due - MAX_AT_ONCE);
      for (; sent < due; sent += 1) {
        seq += 1;
        const p = Array.from(
          { length: perFrame },
          () => `${marketIds[next(GAMES * MARKETS_A_GAME)]},${priceOf(next)},0`,
        ).join(',');
        postMessage(`{"t":"d","seq":${seq},"at":${AT + Math.round(performance.now())},"p":[${p}]}`);
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
