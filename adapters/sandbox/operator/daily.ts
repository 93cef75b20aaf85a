import type { LineClock } from './line/line.ts';

const DAY_MS = 86_400_000;

/** Runs `work` now and once a day; returns the function that stops this. */
export function daily(clock: LineClock, work: () => void): () => void {
  let cancel = (): void => undefined;
  const run = (): void => {
    work();
    cancel = clock.schedule(clock.now() + DAY_MS, run);
  };
  run();
  return () => cancel();
}
