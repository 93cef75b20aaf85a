import { describe, expect, it } from 'vitest';
import { addCounts, closingLine, laneTable } from '../../reporter.ts';

describe('the report of a run', () => {
  it('sums the counts of its parts in one line', () => {
    const total = addCounts({ passed: 3, failed: 0, skipped: 1 }, { passed: 4, failed: 2, skipped: 0 });
    expect(closingLine(total)).toBe('7 passed, 2 failed, 1 skipped');
  });

  it('aligns the columns of the lanes', () => {
    const lane = { name: 'unit', files: 12, tests: 345, wallMs: 61_240, workMs: 118_000 };
    expect(laneTable([lane, { ...lane, name: 'journeys', files: 3 }])).toBe(
      [
        'lane      files  tests  time, s  work, s',
        'unit         12    345     61.2    118.0',
        'journeys      3    345     61.2    118.0',
      ].join('\n'),
    );
  });
});
