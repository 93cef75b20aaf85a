/** Frames as a stream of lines. A reader that falls behind skips frames and catches up with a snapshot [GTW-7]. */
import type { FeedFrame } from '../../bus/feed-frame.ts';

/** How many bytes may wait for a reader, in addition to the snapshot, which may be larger. */
const MAX_WAITING_BYTES = 256 * 1024;

/**
 * `open` subscribes to frames and returns the function that unsubscribes. It is called again, with `isFirst` false,
 * when a reader that was behind has read everything that waited; that subscription must begin with a snapshot.
 */
export function frameStream(
  open: (send: (frame: FeedFrame) => void, isFirst: boolean) => () => void,
  maxWaitingBytes = MAX_WAITING_BYTES,
): ReadableStream<Uint8Array> {
  const uncounted = new WeakSet<Uint8Array>();
  let isBehind = false;
  let stop = (): void => undefined;

  function follow(controller: ReadableStreamDefaultController<Uint8Array>, isFirst: boolean): void {
    let isBeginning = true;
    let isOver = false;
    let unsubscribe: (() => void) | null = null;
    stop = () => {
      isOver = true;
      unsubscribe?.();
    };
    unsubscribe = open((frame) => {
      if (isOver) return;
      const line = frame.line();
      if (isBeginning) {
        uncounted.add(line);
        isBeginning = false;
      } else if ((controller.desiredSize ?? 0) <= 0) {
        isBehind = true;
        stop();
        return;
      }
      controller.enqueue(line);
    }, isFirst);
    if (isOver) unsubscribe();
  }

  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => follow(controller, true),
      pull: (controller) => {
        if (!isBehind || controller.desiredSize !== maxWaitingBytes) return;
        isBehind = false;
        follow(controller, false);
      },
      cancel: () => stop(),
    },
    { highWaterMark: maxWaitingBytes, size: (line) => (uncounted.has(line) ? 0 : line.byteLength) },
  );
}
