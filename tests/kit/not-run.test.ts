/** Laws about which a check says nothing: they are not run, with the reason, and are no failures. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { check } from '../../adapters/testing/check.ts';
import { replay, run } from '../../adapters/testing/cli/commands.ts';
import type { Flags } from '../../adapters/testing/cli/commands.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import { coupon } from '../../adapters/testing/coupons.ts';
import { defineLaw } from '../../adapters/testing/define-law.ts';
import type { Engine } from '../../adapters/testing/engine.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { failuresOf, reportJUnit, reportMarkdown, reportText, tallyText } from '../../adapters/testing/report.ts';
import type { Report } from '../../adapters/testing/report.ts';
import { settle } from './plain-coupons.mjs';
import { createLimits } from './plain-limits.mjs';

const outcomes = ({ laws }: Report): Readonly<Record<string, string>> =>
  Object.fromEntries(laws.map(({ law, outcome }) => [law, outcome]));
const LOOSE: Engine = { limits: createLimits({ bug: 'looser-at-once' }) };
const packOf = (...names: readonly string[]) => [limitLaws().filter(({ name }) => names.includes(name))];

describe('a law whose cases end at the failure of another law', () => {
  const packs = packOf('limits/looser', 'limits/cool-down');

  it('is not run, and no failure', async () => {
    const report = await check(LOOSE, { packs, runs: 50 });
    expect(outcomes(report)).toEqual({ 'limits/looser': 'broken', 'limits/cool-down': 'notRun' });
    expect(failuresOf(report)).toHaveLength(1);
    expect(report.isSound).toBe(false);
  });

  it('says so in every report, with the reason', async () => {
    const report = await check(LOOSE, { packs, runs: 50 });
    const reason = /((\d+) of 50 cases ended early: \2 at a failure of limits\/looser\.)/;
    const [, reported = 'no reason'] = reason.exec(reportText(report)) ?? [];
    expect(reportText(report)).toContain('\n– limits/cool-down [');
    expect(reportText(report)).toContain(`\n  Not run: ${reported}\n`);
    expect(reportText(report)).toMatch(/\n1 of 2 laws failed, 1 not run; 50 cases each, seed 1$/);
    expect(reportMarkdown(report)).toContain('# Laws: 1 of 2 laws failed, 1 not run');
    expect(reportMarkdown(report)).toContain('| – | limits/cool-down |');
    expect(reportMarkdown(report)).toContain(`\n## Not run\n\n- limits/cool-down: ${reported}\n`);
    expect(reportMarkdown(report)).not.toContain('## 2.');
    const junit = reportJUnit(report);
    expect(junit).toContain('tests="2" failures="1" errors="0" skipped="1"');
    expect(junit).toContain(`<skipped message="${reported}"/>`);
    expect(tallyText(report)).toContain(`limits/cool-down: Not run: ${reported}`);
    expect(report.laws).toContainEqual(expect.objectContaining({ outcome: 'notRun', explanation: reported }));
  });

  it('fails where the other law is not in the packs, because nothing else reports the failure', async () => {
    const report = await check(LOOSE, { packs: packOf('limits/cool-down'), runs: 50 });
    expect(outcomes(report)).toEqual({ 'limits/cool-down': 'unexercised' });
  });

  it('is not run to its end where it never reached a state because of that', async () => {
    const about = { rules: [], statement: 'a law of my own', cases: coupon('single') };
    const cut = defineLaw({
      ...about,
      name: 'own/cut',
      sometimes: ['a system'],
      judge: () => Promise.resolve({ outcome: 'held', states: [], cutBy: 'own/other' }),
    });
    const other = defineLaw({
      ...about,
      name: 'own/other',
      judge: () => Promise.resolve({ outcome: 'broken', explanation: 'wrong' }),
    });
    const report = await check({}, { packs: [[cut, other]] });
    expect(outcomes(report)).toEqual({ 'own/cut': 'notRun', 'own/other': 'broken' });
    expect(report.laws[0]?.explanation).toBe(
      '300 of 300 cases ended early: 300 at a failure of own/other. Never reached: a system.',
    );
    expect(outcomes(await check({}, { packs: [[cut]] }))).toEqual({ 'own/cut': 'unexercised' });
    // The first law that fails by itself ends a check with `bail`.
    expect(outcomes(await check({}, { packs: [[cut, other, cut]], bail: true }))).toMatchObject({
      'own/other': 'broken',
    });
  });
});

describe('laws after the end of a check', () => {
  const broken: Engine = { settle: (input) => settle(input) + 1 };
  const packs = [couponLaws({ types: ['single', 'express'] })];

  it('are not run where the check ends at the first failure', async () => {
    const report = await check(broken, { packs, bail: true });
    expect(report.laws.slice(1).map(({ outcome }) => outcome)).toEqual(packs[0]?.slice(1).map(() => 'notRun'));
    expect(report.laws[1]?.explanation).toBe('The check ended at the failure of coupon/paid/single.');
  });

  it('are not run where the time is over', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const slow: Engine = {
      settle(input) {
        now += 1_000;
        return settle(input);
      },
    };
    try {
      const report = await check(slow, { packs, runs: 50, timeS: 70 });
      expect(report.laws.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['held', 'notRun', 'notRun']);
      expect(report.laws[1]?.explanation).toMatch(/^The time was over after (?:19|20|21) cases\.$/);
      expect(report.laws[2]?.explanation).toBe('The time of 70 s was over.');
      expect(failuresOf(report)).toEqual([]);
      expect(reportText(report)).toMatch(/\n1 laws held, \d+ not run; 50 cases each, seed 1$/);
    } finally {
      clock.mockRestore();
    }
  });
});

describe('touchline-laws run', () => {
  const LOOSER = fileURLToPath(new URL('configs/looser.config.mjs', import.meta.url));
  const SOUND = fileURLToPath(new URL('configs/sound.config.mjs', import.meta.url));
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-laws-'));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });
  const codeOf = (command: (flags: Flags) => Promise<number>, flags: Flags): Promise<number> => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    return command({ saved: join(folder, 'saved.json'), out: folder, ...flags });
  };

  it('numbers the failures of a report without the laws that were not run', async () => {
    expect(await codeOf(run, { target: LOOSER, report: 'json' })).toBe(1);
    const path = join(folder, 'laws-report.json');
    const { laws } = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const numbered = failuresOf({ laws });
    expect(numbered.length).toBeLessThan(laws.length);
    expect(laws.some(({ outcome }) => outcome === 'notRun')).toBe(true);
    expect(await codeOf(replay, { target: `${path}#${numbered.length}`, config: LOOSER })).toBe(1);
    await expect(codeOf(replay, { target: `${path}#${numbered.length + 1}`, config: LOOSER })).rejects.toThrow(
      `it has ${numbered.length} failures`,
    );
  });

  it('ends with 2 where no law was run to its end', async () => {
    expect(await codeOf(run, { target: SOUND, time: '0' })).toBe(2);
    await expect(codeOf(run, { target: SOUND, time: 'soon' })).rejects.toThrow(
      '--time must be a whole number, not soon',
    );
  });
});
