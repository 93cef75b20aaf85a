import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { createPace } from 'touchline/core/line/pace';
import { createVirtualClock } from '../../models/virtual-clock.ts';

/** A page whose frames take `frameMs`; returns how often the work ran in a second of constant requests. */
function page() {
  const clock = createVirtualClock();
  const visible = createCell(true);
  let frameMs = 16;
  let runs = 0;
  const ask = createPace(clock, { visible, nextFrame: (run) => clock.after(frameMs, run) }, () => void (runs += 1));
  return {
    visible,
    takes: (ms: number) => void (frameMs = ms),
    async perSecond(seconds = 1) {
      const before = runs;
      for (let at = 0; at < seconds * 500; at += 1) {
        ask();
        await clock.run(2);
      }
      return (runs - before) / seconds;
    },
  };
}

describe('the rate of price updates', () => {
  it('[LIN-1] is once a frame, however many are requested', async () => {
    expect(await page().perSecond()).toBeGreaterThan(50);
    expect(await page().perSecond()).toBeLessThanOrEqual(63);
  });

  it('[LIN-10] drops to about ten a second after repeated late frames', async () => {
    const slow = page();
    slow.takes(60);
    await slow.perSecond(2);
    slow.takes(20);
    const rate = await slow.perSecond();
    expect(rate).toBeLessThanOrEqual(10);
    expect(rate).toBeGreaterThan(5);
  });

  it('[LIN-10] is unaffected by a single late frame', async () => {
    const steady = page();
    await steady.perSecond();
    steady.takes(200);
    await steady.perSecond(0.2);
    steady.takes(16);
    expect(await steady.perSecond()).toBeGreaterThan(50);
  });

  it('[LIN-10] returns to full speed after a calm period', async () => {
    const slow = page();
    slow.takes(60);
    await slow.perSecond(2);
    slow.takes(16);
    await slow.perSecond(15);
    expect(await slow.perSecond()).toBeGreaterThan(50);
  });

  it('[LIN-10] is not reduced by a hidden page', async () => {
    const hidden = page();
    hidden.visible.set(false);
    hidden.takes(100);
    await hidden.perSecond(2);
    hidden.visible.set(true);
    hidden.takes(16);
    expect(await hidden.perSecond()).toBeGreaterThan(50);
  });
});
