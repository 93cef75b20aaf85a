/** Failures and reports of the law kit. */
import { describe, expect, it } from 'vitest';
import { check, lawTests } from '../../adapters/testing/check.ts';
import type { CheckOptions } from '../../adapters/testing/check.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import { coupon } from '../../adapters/testing/coupons.ts';
import { defineLaw } from '../../adapters/testing/define-law.ts';
import type { Engine } from '../../adapters/testing/engine.ts';
import { httpEngine } from '../../adapters/testing/http-engine.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { planted } from '../../adapters/testing/planted.ts';
import { failuresOf, reportJUnit, reportMarkdown, reportText, tallyText } from '../../adapters/testing/report.ts';
import { settle } from './plain-coupons.mjs';
import { createLimits } from './plain-limits.mjs';

const LAWS = couponLaws();
const plain: Engine = { settle };
const broken = planted(plain, 'returnedAsLost');

const idle = defineLaw({
  name: 'idle',
  rules: [],
  statement: 'a law about nothing',
  cases: coupon('single'),
  judge: () => Promise.resolve('skipped'),
});

describe('a failure', () => {
  it('of coupons explains itself in the words of the domain, with the smallest coupon', async () => {
    const { laws } = await check(broken, { packs: [LAWS] });
    const system = laws.find(({ law }) => law === 'coupon/paid/system');
    expect(system?.explanation).toMatch(/^system 2\/3, stake 10\.00: .* Paid \S+, owed \S+\. /);
    expect(system?.explanation).toMatch(/leg \d \((?:returned|cancelled)\) counts as lost/);
    expect(system?.example).toMatchObject({ legs: { length: 3 } });
  });

  it('of a relation between coupons shows the coupon that is paid wrongly', async () => {
    const { laws } = await check(broken, { packs: [LAWS] });
    const explanationOf = (name: string): string | undefined => laws.find(({ law }) => law === name)?.explanation;
    const reported = String.raw`\w+(?: 2/\d)?(?:, stake 10\.00)?: .*leg \d \((?:returned|cancelled)\) counts as lost`;
    expect(explanationOf('coupon/halves')).toMatch(
      new RegExp(`^a half result does not pay the mean of its two halves\\. ${reported}`),
    );
    expect(explanationOf('coupon/better-result')).toMatch(new RegExp(`^a better result pays less\\. ${reported}`));
  });

  it('of limits explains itself with the shortest history', async () => {
    const packs = [limitLaws().filter(({ name }) => name === 'limits/looser')];
    const { laws } = await check({ limits: createLimits({ bug: 'looser-at-once' }) }, { packs });
    expect(laws[0]?.explanation).toMatch(
      /^(\S+) is 2\.00 in the engine, and must be 1\.00\. History: day 0 00:00:00 \1 from no limit to 1\.00; day 0 00:00:00 \1 from 1\.00 to 2\.00\.$/,
    );
  });

  it('is replayed by its seed and path, with the law alone', async () => {
    const first = await check(broken, { packs: [LAWS], seed: 7, bail: true });
    const [failure] = failuresOf(first);
    if (failure?.replay === undefined) throw new Error('nothing to replay');
    const { law, seed, path } = failure.replay;
    const again = await check(broken, { packs: [LAWS], replay: { law, seed, path } });
    expect(again.laws).toHaveLength(1);
    expect(again.laws[0]).toMatchObject({ outcome: 'broken', explanation: failure.explanation });
    expect((await check(plain, { packs: [LAWS], replay: { law, seed, path } })).isSound).toBe(true);
  });

  it('of a law without a state is replayed by one call', async () => {
    const [{ replay } = {}] = failuresOf(await check(broken, { packs: [LAWS], bail: true }));
    if (replay === undefined) throw new Error('nothing to replay');
    let calls = 0;
    const counting: Engine = {
      settle(input) {
        calls += 1;
        return broken.settle?.(input) ?? 0;
      },
    };
    const again = await check(counting, { packs: [LAWS], replay });
    expect(again.isSound).toBe(false);
    expect(calls).toBe(1);
    expect(again.laws[0]?.calls).toHaveLength(1);
    expect(again).toMatchObject({ runs: 1, isReplay: true });
    expect(reportText(again)).toMatch(/\n1 of 1 laws failed; one case, a replay, seed 1$/);
    expect(reportText(again)).not.toContain('saved by an earlier run');
    expect(reportMarkdown(again)).toContain('\none case, a replay, seed 1.\n');
    const mended = await check(plain, { packs: [LAWS], replay });
    expect(reportText(mended)).toMatch(/ \(1 case\)\n1 laws held; one case, a replay, seed 1$/);
  });

  it('names the law that a replay looks for in vain', async () => {
    await expect(check(plain, { packs: [LAWS], replay: { law: 'gone', seed: 1, path: '0' } })).rejects.toThrow(
      'no pack has the law gone',
    );
  });

  it('shows its calls as commands of curl, without the values of secret headers', () => {
    const engine = httpEngine({
      base: 'http://localhost:8080/api/',
      routes: { 'limits.list': 'GET /players/{player}/limits', 'limits.change': 'PUT /players/{player}/limits/{kind}' },
      headers: { 'x-note': "it's", authorization: 'Bearer of a secret' },
      clock: { header: 'x-test-now', format: 'iso' },
    });
    const caller = { player: 'p/1', now: 0 };
    expect(engine.show?.({ name: 'limits.list', input: caller })).toBe(
      String.raw`curl -sS -X GET -H 'x-note: it'\''s' -H "authorization: $AUTHORIZATION" -H 'x-test-now: 1970-01-01T00:00:00.000Z' -w '\n' 'http://localhost:8080/api/players/p%2F1/limits'`,
    );
    expect(engine.show?.({ name: 'settle', input: { stake: 1 } })).toBe(
      String.raw`curl -sS -H 'content-type: application/json' -H 'x-note: it'\''s' -H "authorization: $AUTHORIZATION" -d '{"stake":1}' -w '\n' 'http://localhost:8080/api/settle'`,
    );
  });

  it('that was saved is tried first, and alone where it still fails', async () => {
    const first = await check(broken, { packs: [LAWS], bail: true });
    const saved = first.laws.flatMap(({ replay }) => replay ?? []);
    const again = await check(broken, { packs: [LAWS], saved, bail: true });
    expect(failuresOf(again)).toMatchObject([{ wasSaved: true, exercised: 1 }]);
    expect(reportText(again)).toContain('This failure was saved by an earlier run.');
    const mended = await check(plain, { packs: [LAWS.slice(0, 2)], saved, runs: 20 });
    expect(mended.isSound).toBe(true);
  });
});

describe('an answer of another shape', () => {
  const explained = async (engine: Engine, packs = [LAWS]): Promise<string | undefined> =>
    failuresOf(await check(engine, { packs, bail: true }))[0]?.explanation;

  it('is shown, with the shape that the call must have', async () => {
    // Engines in plain JavaScript, which no type holds to these shapes.
    const paying = (answer: unknown): Engine => ({ settle: () => answer }) as Engine;
    const rule = 'the answer must be a whole number of minor units. Coupon: single, ';
    expect(await explained(paying(507.75))).toContain(`\`settle\` answered 507.75: ${rule}`);
    expect(await explained(paying({ payout: 5 }))).toContain(`\`settle\` answered {"payout":5}: ${rule}`);
    expect(await explained(paying(undefined))).toContain(`\`settle\` answered undefined: ${rule}`);
    const limits = createLimits();
    const packs = [limitLaws()];
    const asking = (other: object): Engine => ({ limits: { ...limits, ...other } });
    expect(await explained(asking({ change: () => true }), packs)).toContain('`limits.change` answered true: ');
    expect(await explained(asking({ list: () => [] }), packs)).toContain('`limits.list` answered no list of limits: ');
    expect(await explained(asking({ change: undefined }), packs)).toBe(
      'the engine has no `limits.change`: add the function, or leave out the laws that call it',
    );
  });
});

describe('an engine that cannot be reached', () => {
  /** An error as `fetch` reports it, with the code in its cause. */
  const codeError = (code: string): Error =>
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  const base = 'http://engine.test';

  it('ends the check at the first call, and no law counts as failed', async () => {
    let calls = 0;
    const engine = httpEngine({
      base,
      fetch() {
        calls += 1;
        return Promise.reject(codeError('ECONNREFUSED'));
      },
    });
    const reported = 'POST http://engine.test/settle cannot be reached (ECONNREFUSED): is the engine running there?';
    await expect(check(engine, { packs: [LAWS] })).rejects.toThrow(reported);
    expect(calls).toBe(1);
    const saved = [{ law: 'coupon/order', seed: 1, path: '0', value: { input: { legs: [] }, legs: [] } }];
    await expect(check(engine, { packs: [LAWS.filter(({ name }) => name === 'coupon/order')], saved })).rejects.toThrow(
      reported,
    );
  });

  it('because it is silent ends the check at the first call; silence at a later call is a fault of the engine', async () => {
    let answers = 0;
    const engineOf = (count: number): Engine => {
      answers = count;
      return httpEngine({
        base,
        timeoutMs: 5,
        fetch: (_, init) =>
          (answers -= 1) >= 0
            ? Promise.resolve(Response.json({ payout: 0 }))
            : new Promise((__, reject) =>
                init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
              ),
      });
    };
    const reported = 'POST http://engine.test/settle did not answer in 0.005 s';
    await expect(check(engineOf(0), { packs: [LAWS] })).rejects.toThrow(`${reported}: is the engine running there?`);
    const packs = [LAWS.filter(({ name }) => name === 'coupon/all-lost')];
    const report = await check(engineOf(3), { packs, runs: 10 });
    expect(report.laws[0]?.outcome).toBe('fault');
    expect(report.laws[0]?.explanation).toContain(`${reported}. Coupon: `);
  });

  it('because a case has ended it is reported with that case, and the other laws do not run', async () => {
    let isUp = true;
    const engine = httpEngine({
      base,
      fetch(_, init) {
        if (!isUp) return Promise.reject(codeError('ECONNREFUSED'));
        const input = JSON.parse(typeof init?.body === 'string' ? init.body : '') as Parameters<
          NonNullable<Engine['settle']>
        >[0];
        isUp = input.legs.every(({ result }) => result !== 'halfLostHalfWon');
        return isUp
          ? Promise.resolve(Response.json({ payout: settle(input) }))
          : Promise.reject(codeError('UND_ERR_SOCKET'));
      },
    });
    const report = await check(engine, { packs: [LAWS] });
    expect(report.laws.map(({ outcome }) => outcome)).toEqual(['fault', ...LAWS.slice(1).map(() => 'notRun')]);
    const [{ explanation, replay, calls } = {}] = report.laws;
    expect(explanation).toMatch(
      /^POST http:\/\/engine\.test\/settle got no answer \(UND_ERR_SOCKET\)\. Coupon: single, /,
    );
    expect(replay?.value).toMatchObject({ legs: [{ result: 'halfLostHalfWon' }] });
    expect(calls).toMatchObject([{ input: { legs: [{ result: 'halfLostHalfWon' }] } }]);
    expect(reportText(report)).toContain('\nThe check stopped here: POST http://engine.test/settle cannot be reached');
    isUp = true;
    if (replay === undefined) throw new Error('nothing to replay');
    const { law, seed, path } = replay;
    const again = await check(engine, { packs: [LAWS], replay: { law, seed, path } });
    expect(again.laws[0]).toMatchObject({ outcome: 'fault', explanation, calls: calls ?? [] });
  });
});

describe('a mistake of a caller', () => {
  // Callers in plain JavaScript, which no type holds.
  it('in the packs of a check is reported, with an example', async () => {
    const reported =
      'which laws? packs must be a list of packs of laws, for example check(engine, { packs: [couponLaws()] })';
    await expect(check(plain, {} as CheckOptions)).rejects.toThrow(reported);
    await expect((check as (engine: Engine) => Promise<unknown>)(plain)).rejects.toThrow(reported);
    expect(() => lawTests(() => undefined, plain, {} as CheckOptions)).toThrow(reported);
    const uncalled = { packs: [couponLaws] } as unknown as CheckOptions;
    await expect(check(plain, uncalled)).rejects.toThrow('packs has something that is no law: each pack is called');
  });
});

describe('a mistake of a configuration', () => {
  it('in the name of a bet type or of a law names those that exist', () => {
    // Names in plain JavaScript, which no type holds.
    expect(() => couponLaws({ types: ['sytem' as 'system'] })).toThrow('there is no bet type sytem; one of: single, ');
    expect(() => limitLaws(undefined, { without: ['two_tabs' as 'two-tabs'] })).toThrow(
      'there is no law limits/two_tabs to leave out; one of: stricter, ',
    );
  });
});

describe('a law', () => {
  it('that no case exercised fails', async () => {
    const report = await check(plain, { packs: [[idle]] });
    expect(report).toMatchObject({ isSound: false, laws: [{ outcome: 'unexercised', exercised: 0 }] });
    expect(reportText(report)).toContain('No case exercised this law');
  });

  it('that no case reached because another law failed first says which', async () => {
    const packs = [limitLaws().filter(({ name }) => name === 'limits/cool-down')];
    const report = await check({ limits: createLimits({ bug: 'looser-at-once' }) }, { packs, runs: 50 });
    expect(report.laws[0]?.outcome).toBe('unexercised');
    expect(reportText(report)).toMatch(/so nothing is known: \d+ ended before, at a failure of limits\/looser\./);
  });

  it('that never reached a state that it must reach fails, and names the state', async () => {
    const law = defineLaw({
      name: 'own',
      rules: [],
      statement: 'a law of my own',
      cases: coupon('single'),
      sometimes: ['a single', 'a system'],
      judge: () => Promise.resolve({ outcome: 'held', states: ['a single'] }),
    });
    const report = await check(plain, { packs: [[law]] });
    expect(report.laws[0]).toMatchObject({ outcome: 'unexercised', missed: ['a system'], exercised: 300 });
    expect(reportText(report)).toContain('Never reached, so the law is not tested: a system.');
    expect(tallyText(report)).toBe('own: exercised by 300 of 300 cases\n       300  a single\n     never  a system');
  });

  it('that failed is counted up to its failure, without the cases that only make it smaller', async () => {
    let cases = 0;
    const law = defineLaw({
      name: 'own',
      rules: [],
      statement: 'a law of my own',
      cases: coupon('express'),
      statesOf: () => ['an express'],
      judge() {
        cases += 1;
        return Promise.resolve(cases <= 5 || cases === 7 ? 'held' : { outcome: 'broken', explanation: 'wrong' });
      },
    });
    const report = await check(plain, { packs: [[law]] });
    expect(cases).toBeGreaterThan(8);
    expect(report.laws[0]).toMatchObject({ exercised: 6, reached: { 'an express': 5 } });
    expect(tallyText(report)).toBe(
      'own: stopped at a failure; exercised by 6 of 300 cases until then\n         5  an express',
    );
  });
});

describe('a report', () => {
  const mixed = [...LAWS.filter(({ name }) => /paid\/(?:single|express)$/.test(name)), idle];

  it('in Markdown has a row for each law and the case of each failure', async () => {
    const text = reportMarkdown(await check(broken, { packs: [mixed] }));
    expect(text).toContain('# Laws: 3 of 3 laws failed');
    expect(text).toContain('| ✗ | coupon/paid/single | CPN-101, CPN-102, CPN-104 |');
    expect(text).toContain('"betType": "single"');
  });

  it('in the XML of JUnit has a test case for each law, escaped', async () => {
    const fault: Engine = {
      settle: () => {
        throw new Error('a < b & "c"');
      },
    };
    const text = reportJUnit(await check(fault, { packs: [mixed] }));
    expect(text).toContain('<testsuite name="touchline.laws" tests="3" failures="1" errors="2" skipped="0">');
    expect(text).toContain('type="fault">the engine threw: a &lt; b &amp; &quot;c&quot;');
    expect(text.match(/<testcase/g)).toHaveLength(3);
  });
});
