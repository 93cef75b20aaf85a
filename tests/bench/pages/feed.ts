/** Decodes a snapshot on a cold page and applies it to the read model. Both times are wall-clock ms. */
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { createReadModel } from 'touchline/core/line/read-model/read-model';

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineFeed: (() => Promise<{ readonly decode: number; readonly apply: number }>) | undefined;
}

globalThis.touchlineFeed = async () => {
  const text = await (await fetch('/snapshot.json')).text();
  const startedAt = performance.now();
  const frame = decodeFrame(text);
  const decoded = performance.now();
  if (!frame.ok || frame.value.t !== 'snap') throw new Error('the frame is not a snapshot');
  const model = createReadModel(() => undefined);
  model.apply(frame.value);
  model.flush();
  return { decode: decoded - startedAt, apply: performance.now() - decoded };
};
