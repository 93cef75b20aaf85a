/** A snapshot on a page, cold: the task that decodes it, and the one that takes it into the read model. Milliseconds as the player's page spends them. */
import { decodeFrame } from '../../../core/modules/line/feed/decode-frame.ts';
import { createReadModel } from '../../../core/modules/line/read-model/read-model.ts';

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
