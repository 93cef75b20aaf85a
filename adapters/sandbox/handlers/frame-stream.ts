/** Frames as a stream of lines that no slow reader can make grow without end. */

/** Bytes that may wait besides the first frame, the snapshot, which may be larger. A reader further behind is dropped. */
export const MAX_WAITING_BYTES = 1024 * 1024;

/** `open` starts to send frames and answers the way to stop. Cancelling the stream stops it; so does a reader that is too slow, with an error. */
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
