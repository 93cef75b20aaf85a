/** A snapshot on a page, cold: the task that decodes it, and the one that takes it into the read model. Milliseconds as the player's page spends them. */
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { createReadModel } from 'touchline/core/line/read-model/read-model';

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineFeed: (() => Promise<{ readonly decode: number; readonly apply: number }>) | undefined;
}

globalThis.touchlineFeed = async () => {
  const text = await (await fetch('/snapshot.json')).text();
  const began = performance.now();
  const frame = decodeFrame(text);
  const decoded = performance.now();
  if (!frame.ok || frame.value.t !== 'snap') throw new Error('no snapshot');
  const model = createReadModel(() => undefined);
  model.apply(frame.value);
  model.flush();
  return { decode: decoded - began, apply: performance.now() - decoded };
};
