/** Reports to the shell how many pixels the content takes [GSN-21]. */
import type { Json } from './round.ts';

/** Between two reports: far below the most that the shell takes [GSN-4]. */
const REPORT_MS = 250;
/** The heights that the shell takes, CSS pixels. */
const MIN = 100;
const MAX = 4_000;

export function followHeight(post: (message: Json) => void): void {
  let reported = 0;
  let isWaiting = false;
  const report = (): void => {
    isWaiting = false;
    const height = Math.min(MAX, Math.max(MIN, Math.ceil(document.body.getBoundingClientRect().height)));
    if (height <= reported) return;
    reported = height;
    post({ t: 'size', height });
  };
  new ResizeObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(report, reported === 0 ? 0 : REPORT_MS);
  }).observe(document.body);
}
