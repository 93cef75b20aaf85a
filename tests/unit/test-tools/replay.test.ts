import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReplay, replayCommand, replayed, reportFailure } from '../../arbitraries/replay.ts';

/** Fails from 100 on. */
const below100 = fc.property(fc.nat({ max: 1_000 }), (value) => value < 100);
const FAILED = { file: 'tests/properties/money.test.ts', test: "money > [CPN-1] isn't lost (at all)", isDeep: false };

describe('a failing property', () => {
  it('reports its seed, its path and the command that replays the case', () => {
    const details = fc.check(below100, { seed: 9, numRuns: 500 });
    expect(() => reportFailure(details, 'Property failed after 3 tests', FAILED)).toThrow(
      `Property failed after 3 tests\n\nSeed 9, path ${details.counterexamplePath}. Replay this case:\nTOUCHLINE_REPLAY=9:${details.counterexamplePath} npx vitest run`,
    );
  });
  it('is replayed by seed and path, starting with the shrunk case', () => {
    const { seed, counterexamplePath } = fc.check(below100, { seed: 9, numRuns: 500 });
    const replay = readReplay(`${seed}:${counterexamplePath}`);
    if (replay === null) throw new Error('no replay');
    let isMet = false;
    const again = fc.check(
      below100,
      replayed(replay, { seed: 9, numRuns: 500 }, () => (isMet = true)),
    );
    expect(again).toMatchObject({ failed: true, counterexample: [100], numRuns: 1 });
    expect(isMet).toBe(true);
  });
  it('does not affect properties of other seeds', () => {
    const parameters = { seed: 10, numRuns: 500 };
    expect(
      replayed({ seed: 9, path: '1' }, parameters, () => {
        throw new Error('no replay of another seed');
      }),
    ).toBe(parameters);
  });
  it('names its test by a pattern that matches what vitest matches against, quoted for a shell', () => {
    const command = replayCommand({ seed: 1, path: '2:3', ...FAILED, isDeep: true });
    expect(command).toBe(
      `TOUCHLINE_DEEP=1 TOUCHLINE_REPLAY=1:2:3 npx vitest run --config tests/vitest.config.ts 'tests/properties/money.test.ts' -t 'money[ >]+\\[CPN-1\\] isn'\\''t lost \\(at all\\)'`,
    );
  });
  it.each(['5', '5:', 'x:1', '5:1:', '5:1 2'])('is not replayed by %s, which is an error', (text) => {
    expect(() => readReplay(text)).toThrow(/seed:path/);
  });
  it('is not replayed unless requested', () => {
    expect(readReplay(undefined)).toBeNull();
    expect(readReplay('')).toBeNull();
  });
});
