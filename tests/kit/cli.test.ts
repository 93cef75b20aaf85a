/** The command `touchline-laws`; `tests/package/check.ts` runs it from the tarball, over HTTP as well. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doctor, list, replay, run } from '../../adapters/testing/cli/commands.ts';
import type { Flags } from '../../adapters/testing/cli/commands.ts';

const configOf = (name: string): string => fileURLToPath(new URL(`configs/${name}.config.mjs`, import.meta.url));
const BROKEN = configOf('broken');
const SOUND = configOf('sound');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-laws-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command; its exit code, and what it printed. */
async function printed(
  command: (flags: Flags) => Promise<number>,
  flags: Flags,
): Promise<{ readonly code: number; readonly text: string }> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    const code = await command({ saved: join(folder, 'saved.json'), out: folder, ...flags });
    return { code, text: lines.join('\n') };
  } finally {
    log.mockRestore();
  }
}

describe('touchline-laws run', () => {
  it('ends with 0 where every law holds, and saves nothing', async () => {
    const { code, text } = await printed(run, { target: SOUND });
    expect(code).toBe(0);
    expect(text).toContain('10 laws held; 100 cases each, seed 1');
    expect(existsSync(join(folder, 'saved.json'))).toBe(false);
  });

  it('ends with 1 where a law fails, writes the reports, and says how to replay', async () => {
    const { code, text } = await printed(run, { target: BROKEN, report: 'json,junit,md', runs: '20', seed: '5' });
    expect(code).toBe(1);
    expect(text).toContain('20 cases each, seed 5');
    expect(text).toContain(`replay the first failure: touchline-laws replay ${join(folder, 'laws-report.json')}#1`);
    expect(readFileSync(join(folder, 'laws-report.xml'), 'utf8')).toContain('<testsuites');
    expect(readFileSync(join(folder, 'laws-report.md'), 'utf8')).toContain('# Laws: ');
  });

  it('tries a saved failure first, and keeps it once it is fixed', async () => {
    const target = configOf('mended');
    await printed(run, { target });
    const saved = readFileSync(join(folder, 'saved.json'), 'utf8');
    const again = await printed(run, { target });
    expect(again.text).toContain('This failure was saved by an earlier run.');
    expect(again.text).not.toContain('saved in');
    vi.stubEnv('KIT_ENGINE', 'mended');
    expect((await printed(run, { target })).code).toBe(0);
    expect(readFileSync(join(folder, 'saved.json'), 'utf8')).toBe(saved);
  });

  it('keeps the failures of each configuration apart', async () => {
    await printed(run, { target: BROKEN });
    const other = await printed(run, { target: configOf('mended') });
    expect(other.text).not.toContain('This failure was saved by an earlier run.');
    expect(other.text).toContain('saved in');
    const { configurations } = JSON.parse(readFileSync(join(folder, 'saved.json'), 'utf8')) as {
      readonly configurations: Readonly<Record<string, readonly object[]>>;
    };
    const names = Object.keys(configurations).map((path) => path.split('/').at(-1));
    expect(names).toEqual(['broken.config.mjs', 'mended.config.mjs']);
    expect(Object.values(configurations).map((all) => all.length)).toEqual([5, 5]);
    expect((await printed(run, { target: SOUND })).code).toBe(0);
  });

  it('says where an engine cannot be reached, saves nothing and writes no report', async () => {
    const down = printed(run, { target: configOf('down'), report: 'json' });
    await expect(down).rejects.toThrow(
      /^POST http:\/\/127\.0\.0\.1:1\/settle cannot be reached \([^)]+\): is the engine/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('runs the laws that match, and stops at the first that fails', async () => {
    const { text } = await printed(run, { target: BROKEN, law: ['coupon/paid/*', '*order'], bail: true });
    expect(text).toContain('1 of 3 laws failed, 2 not run');
    expect((await printed(list, { target: BROKEN, law: ['*/paid/*', '*order'] })).text).toContain('3 laws');
  });

  it('names a pattern, a number, a format and a file that are wrong', async () => {
    await expect(printed(run, { target: SOUND, law: ['x*'] })).rejects.toThrow('no law matches x*');
    await expect(printed(run, { target: SOUND, runs: 'many' })).rejects.toThrow(
      '--runs must be a whole number, not many',
    );
    await expect(printed(run, { target: SOUND, report: 'pdf' })).rejects.toThrow('--report has no format pdf');
    await expect(printed(run, { target: 'gone.mjs' })).rejects.toThrow('there is no file gone.mjs');
    writeFileSync(join(folder, 'saved.json'), '{ "version": 0 }');
    await expect(printed(run, { target: SOUND })).rejects.toThrow('holds no saved failures of this version');
  });
});

describe('touchline-laws replay', () => {
  it('runs one failure of a report, prints its calls, and ends with 0 once it is fixed', async () => {
    await printed(run, { target: BROKEN, report: 'json' });
    const target = `${join(folder, 'laws-report.json')}#2`;
    const again = await printed(replay, { target, config: BROKEN });
    expect(again.code).toBe(1);
    expect(again.text).toContain('count as lost');
    expect(again.text.split('\n').at(-1)).toMatch(/^settle\(\{"betType":"express"/);
    const fixed = await printed(replay, { target, config: SOUND });
    expect(fixed).toEqual({ code: 0, text: 'coupon/paid/express: the failure no longer occurs' });
  });

  it('runs the failure that a run has printed', async () => {
    const { text } = await printed(run, { target: BROKEN });
    const target = /Replay: (.+)/.exec(text)?.[1] ?? '';
    expect((await printed(replay, { target, config: BROKEN })).text).toContain('settle({');
    expect((await printed(replay, { target, config: SOUND })).text).toBe(
      'coupon/paid/single: the failure no longer occurs',
    );
    await expect(printed(replay, { target: '{"law":1}', config: SOUND })).rejects.toThrow('this is no printed failure');
  });

  it('has a player whom the run did not have, and prints the calls for another', async () => {
    const target = configOf('looser');
    const report = `${join(folder, 'laws-report.json')}#1`;
    await printed(run, { target, report: 'json' });
    const players = new Set<string>();
    vi.stubGlobal('kitPlayers', players);
    const texts: string[] = [];
    for (const _ of ['once', 'again']) texts.push((await printed(replay, { target: report, config: target })).text);
    vi.unstubAllGlobals();
    expect(players.size).toBe(2);
    expect(texts[0]).toContain('limits.change({"player":"law-');
    const printedFor = texts.flatMap((text) => [...new Set(text.match(/law-[0-9a-f]{8}-\d+/g))]);
    expect(new Set([...players, ...printedFor]).size).toBe(4);
    const ofRun = readFileSync(join(folder, 'laws-report.json'), 'utf8');
    expect([...players, ...printedFor].filter((player) => ofRun.includes(player))).toEqual([]);
  });

  it('names a law that the configuration does not have', async () => {
    const target = '{"law":"gone","seed":1,"path":"0"}';
    await expect(printed(replay, { target, config: SOUND })).rejects.toThrow('the configuration has no law gone');
  });

  it('names a failure that the report does not have', async () => {
    await printed(run, { target: BROKEN, report: 'json' });
    const target = `${join(folder, 'laws-report.json')}#99`;
    await expect(printed(replay, { target, config: BROKEN })).rejects.toThrow('has no failure #99');
  });
});

describe('touchline-laws doctor', () => {
  it('shows the tallies, and finds every planted bug that the types can have', async () => {
    const { code, text } = await printed(doctor, { target: SOUND });
    expect(text).toContain('coupon/paid/single: exercised by 100 of 100 cases');
    expect(text).toMatch(/\n +\d+ {2}a leg returned\n/);
    expect(text).toMatch(/planted bugs: (\d+) of \1 found$/);
    expect(code).toBe(0);
  });

  it('plants only bugs that the chosen laws are about', async () => {
    const { code, text } = await printed(doctor, { target: configOf('limits'), law: ['limits/two-tabs'] });
    expect(text).toMatch(/\nplanted bugs: 1 of 1 found$/);
    expect(code).toBe(0);
  });

  it('says that the cases have no bankers, as does the list of laws, and plants no bug of bankers', async () => {
    const target = configOf('bankerless');
    const { code, text } = await printed(doctor, { target });
    expect(text).toMatch(/\ncases have no bankers, because the profile says so\n/);
    expect(text).toMatch(/\nplanted bugs: (\d+) of \1 found$/);
    expect(code).toBe(0);
    expect((await printed(list, { target })).text).toMatch(
      /^coupon\/paid\/system \[[^\]]+\]: [^\n]+ \(cases have no bankers\)\n/,
    );
    expect((await printed(list, { target: SOUND })).text).not.toContain('bankers');
  });

  it('says that a law stopped at its failure', async () => {
    const { text } = await printed(doctor, { target: BROKEN });
    expect(text).toMatch(/^coupon\/paid\/single: stopped at a failure; exercised by \d+ of 100 cases until then$/m);
  });

  it('asks for a sound engine first', async () => {
    const { code, text } = await printed(doctor, { target: BROKEN });
    expect(text).toContain('planted bugs are tried once every law holds: fix coupon/paid/single');
    expect(code).toBe(1);
  });
});

describe('a configuration', () => {
  it('without an engine or packs is refused with an example', async () => {
    await expect(printed(list, { target: configOf('empty') })).rejects.toThrow(
      'must export its engine and packs: export default { engine, packs: [couponLaws()] }',
    );
  });

  it('that imports a package which is not installed says what to install', async () => {
    await expect(printed(list, { target: configOf('lacking') })).rejects.toThrow(
      /lacking\.config\.mjs does not load: the package not-installed is missing: npm install not-installed$/,
    );
  });
});
