/** Frames as a stream of lines with a bounded buffer for slow readers. */

/**
 * How many bytes may wait in addition to the first frame, the snapshot, which may be larger. A reader further behind is
 * dropped.
 */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * `open` starts to send frames and returns the function that stops. Cancelling the stream stops it; a reader that is
 * too slow ends it with an error.
 */
export function frameStream(open: (send: (frame: string) => void) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let snapshot: Uint8Array | null = null;
  let stop: (() => void) | null = null;
  let over = false;
  const end = (): void => {
    over = true;
    stop?.();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        stop = open((frame) => {
          if (over) return;
          const line = encoder.encode(`${frame}\n`);
          snapshot ??= line;
          if ((controller.desiredSize ?? 0) <= 0) {
            end();
            controller.error(new Error('the reader is too slow'));
            return;
          }
          controller.enqueue(line);
        });
        if (over) stop();
      },
      cancel: end,
    },
    { highWaterMark: MAX_WAITING_BYTES, size: (line) => (line === snapshot ? 0 : line.byteLength) },
  );
}
