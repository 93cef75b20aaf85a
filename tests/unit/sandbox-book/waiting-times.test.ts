import { describe, expect, it } from 'vitest';
import { delaysAt } from '../../../adapters/sandbox/operator/book/acceptance/delays.ts';
import { pulseOf } from '../../../adapters/sandbox/operator/line/pulse.ts';

describe('at a speed', () => {
  it.each([
    { pace: 1, live: 5_000, trader: 10_000, pulse: 120_000 },
    { pace: 2, live: 2_500, trader: 5_000, pulse: 120_000 },
    { pace: 5, live: 1_000, trader: 2_000, pulse: 120_000 },
    { pace: 10, live: 1_000, trader: 1_000, pulse: 120_000 },
    { pace: 60, live: 1_000, trader: 1_000, pulse: 20_000 },
    { pace: 600, live: 1_000, trader: 1_000, pulse: 2_000 },
  ])('of $pace a live bet waits $live ms and a VIP bet $trader ms, and live prices stand for $pulse ms', (told) => {
    expect({ pace: told.pace, ...delaysAt(told.pace), pulse: pulseOf(told) }).toEqual(told);
  });
});
