import { describe, expect, it } from 'vitest';
import { delaysAt } from '../../../adapters/sandbox/operator/book/acceptance/delays.ts';
import { pulseOf } from '../../../adapters/sandbox/operator/line/pulse.ts';

describe('waiting times by pace', () => {
  it.each([
    { pace: 1, live: 5_000, trader: 10_000, pulse: 120_000 },
    { pace: 2, live: 2_500, trader: 5_000, pulse: 120_000 },
    { pace: 5, live: 1_000, trader: 2_000, pulse: 120_000 },
    { pace: 10, live: 1_000, trader: 1_000, pulse: 120_000 },
    { pace: 60, live: 1_000, trader: 1_000, pulse: 20_000 },
    { pace: 600, live: 1_000, trader: 1_000, pulse: 2_000 },
  ])('at pace $pace a live bet waits $live ms, a VIP bet $trader ms, and live prices last $pulse ms', (row) => {
    expect({ pace: row.pace, ...delaysAt(row.pace), pulse: pulseOf(row) }).toEqual(row);
  });
});
