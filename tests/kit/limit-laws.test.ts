/** The laws of limits, held against engines that are sound and engines with planted bugs. */
import { describe, expect, it } from 'vitest';
import { check, limitTest } from '../../adapters/testing/check.ts';
import { jurisdiction, jurisdictions } from '../../adapters/testing/jurisdictions.ts';
import type { Engine, LawReport } from '../../adapters/testing/engine.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { planted } from '../../adapters/testing/planted.ts';
import { LAWS_OF_BUG, PLANTED_LIMIT_BUGS, plantableLimits } from '../../adapters/testing/planted-limit-bugs.ts';
import type { PlantedLimitBug } from '../../adapters/testing/planted-limit-bugs.ts';
import { reportText } from '../../adapters/testing/report.ts';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { FOUND_BY, WITH_MORE } from './limit-bugs.ts';
import { BUGS, createLimits } from './plain-limits.mjs';
import { standIn } from './stand-in.ts';

const LAWS = limitLaws(undefined, WITH_MORE);

describe('sound engines pass every law of limits:', () => {
  describe('the stand-in operator,', () => limitTest(it, standIn(), undefined, WITH_MORE));

  for (const [id, rules] of Object.entries(jurisdictions).filter(([name]) => name !== 'default'))
    it(`the stand-in operator under the rules of ${id},`, async () => {
      // A state that few cases reach is required from 200 runs on.
      const report = await check(standIn(id), { packs: [limitLaws(rules, WITH_MORE)], runs: IS_DEEP ? 1_000 : 60 });
      expect(report.isSound, reportText(report)).toBe(true);
    });

  it(
    'limits that were written apart,',
    async () => {
      const report = await check({ limits: createLimits() }, { packs: [LAWS], runs: IS_DEEP ? 5_000 : 300 });
      expect(report.isSound, reportText(report)).toBe(true);
      expect(report.laws.length).toBeGreaterThanOrEqual(16);
    },
    TEST_TIMEOUT_MS,
  );
});

/** The law that finds a bug within 300 runs, and histories of any kind do too. */
const findsOut = async (engine: Engine, law: string): Promise<readonly LawReport[]> => {
  // Histories are of money: time has laws of its own alone.
  const isOfMoney = !/^(?:session|reality)-/.test(law);
  const names = IS_DEEP && isOfMoney ? [`limits/${law}`, 'limits/any-history'] : [`limits/${law}`];
  const found: LawReport[] = [];
  for (const name of names) {
    const report = await check(engine, { packs: [LAWS.filter((each) => each.name === name)] });
    expect(
      report.laws.map(({ outcome }) => outcome),
      `${name}\n${reportText(report)}`,
    ).toEqual(['broken']);
    found.push(...report.laws);
  }
  return found;
};

/** The steps of the shortest history that shows a planted bug, where they are more than `MAX_STEPS`. */
const STEPS: Readonly<Partial<Record<PlantedLimitBug, number>>> = {
  repeatedChangeRestartsWait: 6,
};
const MAX_STEPS = 3;

describe('limits with a bug of their own are found out in 300 runs by the law about it:', () => {
  it('there are at least 19 bugs', () => {
    expect(BUGS.length).toBeGreaterThanOrEqual(19);
    expect(Object.keys(FOUND_BY).toSorted()).toEqual(BUGS.toSorted());
  });

  for (const [bug, law] of Object.entries(FOUND_BY))
    it(bug, async () => void (await findsOut({ limits: createLimits({ bug }) }, law)), TEST_TIMEOUT_MS);
});

describe('limits with a planted bug are found out in 300 runs by the law about it, with the shortest history:', () => {
  for (const bug of PLANTED_LIMIT_BUGS)
    it(
      bug,
      async () => {
        const found = await findsOut(planted({ limits: createLimits() }, bug), LAWS_OF_BUG[bug][0] ?? '');
        for (const { example, explanation } of found)
          if (Array.isArray(example)) expect(example.length, explanation).toBeLessThanOrEqual(STEPS[bug] ?? MAX_STEPS);
      },
      TEST_TIMEOUT_MS,
    );
});

describe('a jurisdiction', () => {
  const named =
    (...names: readonly string[]) =>
    (rules: Parameters<typeof limitLaws>[0]) =>
      limitLaws(rules).filter(({ name }) => names.includes(name));

  it('with a ceiling finds an engine without one', async () => {
    const packs = [named('limits/ceiling')(jurisdiction('SE'))];
    const report = await check(standIn('default'), { packs });
    expect(report.laws[0]?.explanation).toMatch(/^a limit above the ceiling is accepted: deposits-30d/);
  });

  it('with limits that must be set finds an engine that lets a player play without', async () => {
    const packs = [named('limits/must-set')(jurisdiction('DE'))];
    const report = await check(standIn('default'), { packs });
    expect(report.laws[0]?.explanation).toMatch(/is accepted although a limit must be set before/);
  });

  it('with a longer wait finds an engine that waits a day', async () => {
    const packs = [named('limits/cool-down')({ ...jurisdiction('default'), coolDownS: 3 * 86_400 })];
    const report = await check({ limits: createLimits() }, { packs });
    expect(report.laws[0]?.explanation).toMatch(/^a confirmation before its time is accepted/);
  });

  it('with amounts to choose from refuses every other amount', async () => {
    const amounts = [1_000, 5_000, 20_000];
    const packs = [named('limits/values')({ ...jurisdiction('default'), amounts })];
    expect((await check({ limits: createLimits() }, { packs })).isSound).toBe(false);
  });

  it('without some kinds says nothing about them', async () => {
    const kinds = ['deposits-24h'] as const;
    const packs = [limitLaws({ ...jurisdiction('default'), kinds })];
    expect(packs.flat().map(({ name }) => name)).not.toContain('limits/stakes');
    const engine: Engine = { limits: createLimits({ bug: 'open-bet-counts-half' }) };
    const report = await check(engine, { packs, runs: 60 });
    expect(report.isSound, reportText(report)).toBe(true);
  });

  it('that no pack has is named, with those that there are', () => {
    expect(() => jurisdiction('XX')).toThrow('there is no jurisdiction XX; one of: default, GB');
  });

  it('is refused with a setting or a kind that does not exist, and without lengths of exclusions', () => {
    const lawsOf = (change: object) => () => limitLaws({ ...jurisdiction('GB'), ...change });
    expect(lawsOf({ cooldownS: 5 })).toThrow('jurisdiction GB has no setting cooldownS; one of: id, kinds, coolDownS');
    expect(lawsOf({ kinds: ['deposit-24h'] })).toThrow('jurisdiction GB: there is no limit deposit-24h; one of: ');
    expect(lawsOf({ timeOutDays: [] })).toThrow(
      /^jurisdiction GB: timeOutDays is empty\. .*without: \['self-exclusion'/,
    );
    expect(lawsOf({ selfExclusionDays: [] })).toThrow('selfExclusionDays is empty');
  });

  it('holds an engine without exclusions to the other laws, as the message about empty lengths says', async () => {
    const without = ['self-exclusion', 'time-out', 'exclusion-end', 'lengths'] as const;
    const { limits } = { limits: createLimits() };
    const engine: Engine = { limits: { ...limits, exclude: () => ({ accepted: false }) } };
    const report = await check(engine, { packs: [limitLaws(undefined, { without })], runs: 40 });
    expect(report.isSound, reportText(report)).toBe(true);
  });
});

describe('laws about what only some engines have', () => {
  const namesOf = (...options: Parameters<typeof limitLaws>): readonly string[] =>
    limitLaws(...options).map(({ name }) => name);

  it('are in the pack where the engine has it', () => {
    const more = [
      'limits/orders',
      'limits/cancelled-orders',
      'limits/currencies',
      'limits/session-hours',
      'limits/session-change',
      'limits/reality-check',
    ];
    expect(more.filter((name) => namesOf().includes(name))).toEqual([]);
    expect(more.filter((name) => namesOf(undefined, { orders: true }).includes(name))).toEqual(more.slice(0, 2));
    expect(more.filter((name) => namesOf(undefined, WITH_MORE).includes(name))).toEqual(more);
  });

  it('make no call that the engine does not have', async () => {
    const { order: _, strike: __, ...limits } = createLimits();
    const report = await check({ limits }, { packs: [limitLaws()], runs: 20 });
    expect(report.isSound, reportText(report)).toBe(true);
    const [law] = limitLaws(undefined, { orders: true }).filter(({ name }) => name === 'limits/orders');
    const lacking = await check({ limits }, { packs: [law === undefined ? [] : [law]], runs: 20 });
    expect(lacking.laws[0]?.explanation).toMatch(/^the engine has no `limits\.order`: add the function, or leave out/);
  });

  it('describe the orders and the currency of a history in words', async () => {
    const explained = async (bug: string): Promise<string> => {
      const packs = [LAWS.filter(({ name }) => name === `limits/${FOUND_BY[bug] ?? ''}`)];
      return (await check({ limits: createLimits({ bug }) }, { packs })).laws[0]?.explanation ?? '';
    };
    expect(await explained('order-survives-exclusion')).toMatch(
      /^the order of 0\.01 is struck although it was cancelled\. History: day 0 00:00:00 an order of 0\.01; .*the odds of the order of 0\.01 are reached\.$/,
    );
    expect(await explained('other-currency-at-face-value')).toMatch(
      /accepted although (?:a|the) limit has another currency\. History: .* USD\.$/,
    );
  });

  it('decide which planted bugs a set-up can find', () => {
    const { bonus: _, ...limits } = createLimits();
    expect(plantableLimits(limits, ['limits/two-tabs', 'limits/self-exclusion'])).toEqual([
      'lastTabWins',
      'stakeWhileExcluded',
      'depositWhileExcluded',
    ]);
    expect(plantableLimits(createLimits(), namesOf(undefined, WITH_MORE))).toEqual(PLANTED_LIMIT_BUGS);
  });
});

describe('a law that is left out', () => {
  it('is in no other law: its bug is not found', async () => {
    const engine: Engine = { limits: createLimits({ bug: 'last-tab-wins' }) };
    expect((await check(engine, { packs: [LAWS], bail: true })).isSound).toBe(false);
    const report = await check(engine, { packs: [limitLaws(undefined, { without: ['two-tabs'] })], runs: 60 });
    expect(report.isSound, reportText(report)).toBe(true);
  });

  it('is no test of a runner either', () => {
    const namesOf = (...more: readonly [] | [{ readonly without: readonly ['two-tabs'] }]): readonly string[] => {
      const names: string[] = [];
      limitTest((name) => names.push(name.split(':')[0] ?? ''), {}, jurisdiction('GB'), ...more);
      return names;
    };
    expect(namesOf()).toContain('limits/two-tabs');
    expect(namesOf({ without: ['two-tabs'] })).toEqual(namesOf().filter((name) => name !== 'limits/two-tabs'));
  });
});

describe('the players of the cases', () => {
  it('are new in every case and in every replay', async () => {
    const limits = createLimits({ bug: 'looser-at-once' });
    const lives = new Map<string, number>();
    let used = new Set<string>();
    const engine: Engine = {
      limits: {
        ...limits,
        list(call) {
          used.add(call.player);
          expect(call.now).toBeGreaterThanOrEqual(lives.get(call.player) ?? 0);
          lives.set(call.player, call.now);
          return limits.list(call);
        },
      },
    };
    const packs = [LAWS.filter(({ name }) => name === 'limits/looser')];
    const [law] = (await check(engine, { packs })).laws;
    if (law?.replay === undefined) throw new Error('nothing to replay');
    const ofRun = used;
    const { law: name, seed, path } = law.replay;
    for (const replay of [law.replay, { law: name, seed, path }]) {
      used = new Set();
      expect((await check(engine, { packs, replay })).isSound).toBe(false);
      expect(used.size).toBe(1);
      expect([...used].filter((player) => ofRun.has(player))).toEqual([]);
    }
  });
});

describe('an engine without limits', () => {
  it('faults in words that say what to do', async () => {
    const report = await check({}, { packs: [LAWS], bail: true });
    expect(report.laws[0]).toMatchObject({
      outcome: 'fault',
      explanation: 'the engine has no `limits`: add the function, or leave out the laws that call it',
    });
  });
});
