/** A slow device on a slow network. */
import type { CDPSession } from 'playwright-core';

/** The Slow 4G preset of Chrome DevTools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1e6) / 8,
  uploadThroughput: (0.75 * 0.9 * 1e6) / 8,
};
const CPU_SLOWDOWN = 4;

/** Slow 4G and a quarter of the CPU's speed, for all that a page does from now on. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
