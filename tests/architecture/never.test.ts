/**
 * The "never" list of the architecture: the repository follows each rule, and a planted violation of each is reported.
 */
import { describe, expect, it } from 'vitest';
import { RULES } from './rules.ts';
import { repository, sourceOf, sourcesOf, type Violation } from './sources.ts';

const lineOf = ({ path, line, what }: Violation): string => `${path}:${line} ${what}`;

type Plant = Readonly<{ bad: Readonly<Record<string, string>>; good: Readonly<Record<string, string>> }>;

/** For each rule: files with one violation each, in every known form, and files next to them that follow the rule. */
const PLANTS: Readonly<Record<string, Plant>> = {
  'core imports only rxjs, valibot and core': {
    bad: {
      'core/kernel/a.ts': "import { readFile } from 'node:fs';",
      'core/http/b.ts': "import type { FC } from 'react';",
      'core/modules/line/c.ts': "import { x } from '../../../adapters/browser/x.ts';",
      'core/modules/line/d.ts': "const x = await import('idb');",
      'core/app/e.ts': "export { x } from '../../ui/web/x.ts';",
      'core/app/f.ts': "import 'rxjs-extras';",
      'core/app/g.ts': "let x: import('../../tests/x.ts').X;",
    },
    good: {
      'core/kernel/a.ts':
        "import { map } from 'rxjs';\nimport * as v from 'valibot';\n// import x from 'react'\nconst text = \"import { x } from 'react'\";",
      'core/app/b.ts': "import { x } from '../kernel/a.ts';",
      'ui/web/c.tsx': "import { useState } from 'react';",
    },
  },
  'kernel imports only kernel and ports': {
    bad: {
      'core/kernel/a.ts': "import type { B } from '../modules/coupon/public.ts';",
      'core/kernel/b.ts': "import { c } from '../app/c.ts';",
    },
    good: { 'core/kernel/a.ts': "import type { Clock } from '../ports/clock.ts';\nimport { b } from './b.ts';" },
  },
  'a module imports of a sibling only public.ts and messages.ts': {
    bad: {
      'core/modules/coupon/a.ts': "import { x } from '../line/state.ts';",
      'core/modules/coupon/rules/b.ts': "import type { X } from '../../line/rules/x.ts';",
    },
    good: {
      'core/modules/coupon/a.ts':
        "import { x } from '../line/public.ts';\nimport type { Y } from '../line/messages.ts';\nimport { z } from './state.ts';",
      'core/modules/coupon/rules/b.ts': "import { s } from '../state.ts';",
      'core/app/c.ts': "import { decider } from '../modules/line/decider.ts';",
    },
  },
  'a module never imports the application': {
    bad: { 'core/modules/coupon/a.ts': "import { createCore } from '../../app/create-core.ts';" },
    good: { 'core/app/a.ts': "import { b } from './b.ts';" },
  },
  'ui imports adapters in main only': {
    bad: {
      'ui/web/router.tsx': "import { x } from '../../adapters/browser/x.ts';",
      'ui/web/shell/main.tsx': "import('../../../adapters/browser/x.ts')",
    },
    good: {
      'ui/web/entry-client.tsx': "import { x } from '../../adapters/browser/x.ts';",
      'ui/terminal/main.ts': "import { x } from '../../adapters/node/x.ts';",
    },
  },
  'ui never imports deciders or processes': {
    bad: {
      'ui/web/entry-client.tsx': "import { decide } from '../../core/modules/coupon/decider.ts';",
      'ui/web/screens/b.tsx': "import type { P } from '../../../core/modules/bet-placement/place-bet.process.ts';",
    },
    good: { 'ui/web/a.tsx': "import { selectTotal } from '../../core/modules/coupon/views.ts';" },
  },
  'rxjs in ui only in use-projection.ts': {
    bad: {
      'ui/web/a.tsx': "import { map } from 'rxjs';",
      'ui/web/entry-client.tsx': "import type { Observable } from 'rxjs';",
      'ui/web/b.ts': "import { map } from 'rxjs/operators';",
    },
    good: { 'ui/web/use-projection.ts': "import type { Observable } from 'rxjs';" },
  },
  'ui reads the coupon by its slices': {
    bad: {
      'ui/web/a.tsx': 'const coupon = useProjection(useCore().coupon, identity);',
      'ui/web/b.tsx': 'const { legs } = core.coupon.get();',
      'ui/web/c.tsx': "import type { CouponView } from 'touchline/core/coupon/slices';",
      'ui/web/d.tsx': 'watchProjection(core.coupon, show)',
    },
    good: {
      'ui/web/a.tsx': 'const legs = useProjection(core.coupon.slip, legsOf);',
      'ui/web/b.tsx': 'const { slip, stake } = useCore().coupon;',
      'ui/web/c.tsx': 'core.coupon.placing.get().question',
    },
  },
  'adapters never import ui': {
    bad: {
      'adapters/browser/a.ts': "import { x } from '../../ui/web/x.ts';",
      'adapters/sandbox/hosts/http/b.ts': "import('../../../../ui/web/x.ts')",
    },
    good: { 'adapters/browser/a.ts': "import type { Clock } from '../../core/ports/clock.ts';" },
  },
  'inversify only in adapters/di': {
    bad: {
      'adapters/browser/a.ts': "import { Container } from 'inversify';",
      'ui/web/entry-client.tsx': "import { Container } from 'inversify';",
    },
    good: { 'adapters/di/container.ts': "import { Container } from 'inversify';" },
  },
  'production code never imports the sandbox': {
    bad: {
      'ui/web/entry-client.tsx': "if (__DEMO__) await import('../../adapters/sandbox/hosts/worker/page.ts');",
      'adapters/di/a.ts': "import { x } from '../sandbox/operator/x.ts';",
      'adapters/browser/b.ts': "new Worker(new URL('../sandbox/hosts/worker/x.worker.ts', import.meta.url));",
      'core/app/c.ts': "import type { X } from '../../adapters/sandbox/operator/x.ts';",
    },
    good: {
      'ui/web/entry-client.tsx': "if (__DEMO__) await import('./demo.ts');",
      'ui/web/demo.ts': "import { start } from '../../adapters/sandbox/hosts/worker/page.ts';",
      'adapters/sandbox/hosts/http/a.ts': "import { x } from '../../operator/x.ts';",
      'tests/contracts/b.ts': "import { x } from '../../adapters/sandbox/operator/x.ts';",
    },
  },
  'production code never imports tests': {
    bad: { 'adapters/node/a.ts': "import { x } from '../../tests/x.ts';" },
    good: { 'tests/unit/a.ts': "import { x } from '../x.ts';" },
  },
  'the sandbox never imports deciders, states or processes of the core': {
    bad: {
      'adapters/sandbox/operator/a.ts': "import { decide } from '../../../core/modules/coupon/decider.ts';",
      'adapters/sandbox/operator/b.ts': "import type { S } from '../../../core/modules/coupon/state.ts';",
      'adapters/sandbox/operator/c.ts': "import { createCore } from '../../../core/app/create-core.ts';",
    },
    good: {
      'adapters/sandbox/operator/a.ts':
        "import { settle } from '../../../core/modules/coupon/rules/settle.ts';\nimport { money } from '../../../core/kernel/money.ts';",
    },
  },
  'core takes time from the clock': {
    bad: {
      'core/a.ts': 'const now = Date.now();',
      'core/b.ts': 'const now = new Date();',
      'core/c.ts': 'const now = new Date;',
      'core/d.ts': 'const now = Date();',
      'core/e.ts': 'const text = `it is ${Date.now()}`;',
      'core/f.ts': 'const tell = Date\n  .now;',
    },
    good: {
      'core/a.ts':
        "const day = new Date(stamp.at); // not Date.now()\nconst text = 'new Date()'; const view = toDate(x); clock.now();",
      'adapters/browser/b.ts': 'Date.now()',
    },
  },
  'core takes randomness from ids': {
    bad: { 'core/a.ts': 'const id = Math.random();' },
    good: { 'core/a.ts': 'const low = Math.min(1, 2); /* Math.random() */' },
  },
  'core reaches for no globals': {
    bad: {
      'core/a.ts': 'setTimeout(() => {}, 5);',
      'core/b.ts': "const answer = await fetch('/x');",
      'core/c.ts': "localStorage.setItem('a', 'b');",
      'core/d.ts': "sessionStorage['a'] = 'b';",
      'core/e.ts': "indexedDB.open('x');",
      'core/f.ts': 'const { fetch: get } = globalThis.window;',
      'core/g.ts': 'const id = crypto.randomUUID();',
      'core/h.ts': 'setInterval(tick, 5); ',
      'core/i.ts': "document.cookie = 'x';",
      'core/j.ts': 'const later = performance.now();',
      'core/k.ts': 'process.exit();',
    },
    good: {
      'core/a.ts':
        "io.clock.setTimeout(f, 5); ports.http.fetch('/x'); // setTimeout(f)\nconst storage = { localStorage: port }; type P = { fetch: () => void };",
      'core/b.ts':
        'for (const process of all) process.run(); const f = (history: H, caches: C) => caches.get(history.length);',
      'adapters/browser/b.ts': 'setTimeout(f, 5)',
    },
  },
  "core gives RxJS time operators the clock's scheduler": {
    bad: {
      'core/modules/line/a.ts':
        "import { map, debounceTime } from 'rxjs';\nevents$.pipe(debounceTime(50), map((x) => x));",
      'core/http/b.ts': "import {\n  timer,\n} from 'rxjs';\nconst later$ = timer(Math.max(1, 2));",
      'core/http/c.ts': "import { asyncScheduler, timer } from 'rxjs';\nconst later$ = timer(1, asyncScheduler);",
    },
    good: {
      'core/kernel/time.ts': "import { timer } from 'rxjs';\ntimer(ms, schedulerOf(clock));",
      'core/modules/line/a.ts':
        "import { map, debounceTime } from 'rxjs';\nevents$.pipe(debounceTime(pause(3), io.scheduler));",
      'core/http/b.ts': "import { map } from 'rxjs';\nimport { timer } from './own.ts';\nclock.timer(5); timer(5);",
    },
  },
  'nothing is cast from JSON': {
    bad: {
      'core/a.ts': 'const kept = JSON.parse(text) as Kept;',
      'adapters/browser/b.ts': 'const told = (await answer.json()) as { games: Game[] };',
      'ui/web/c.ts': 'const x = (JSON.parse(f(a, (b))) as X).y;',
    },
    good: {
      'core/a.ts':
        'const kept: unknown = JSON.parse(text); const other = JSON.parse(text) as unknown; const x = decode(JSON.parse(text)) as X;',
      'tests/b.ts': 'const told = JSON.parse(text) as Told;',
    },
  },
  'no cast through unknown': {
    bad: { 'core/a.ts': 'const x = y as unknown as X;' },
    good: { 'core/a.ts': 'const x = y as X;', 'tests/b.ts': 'const x = y as unknown as X;' },
  },
  'the core is imported by its subpaths': {
    bad: {
      'ui/web/a.ts': "import { x } from '../../core/kernel/result.ts';",
      'tests/unit/b.ts': "import type { X } from '../../core/modules/coupon/views.ts';",
    },
    good: { 'ui/web/a.ts': "import { x } from 'touchline/kernel/result';" },
  },
  'the core knows itself by relative paths': {
    bad: { 'core/http/a.ts': "import { x } from 'touchline/kernel/result';" },
    good: { 'core/http/a.ts': "import { x } from '../kernel/result.ts';" },
  },
  'no import cycle': {
    bad: {
      'core/a.ts': "import { b } from './b.ts';",
      'core/b.ts': "export { c } from './c.ts';",
      'core/c.ts': "import type { A } from './a.ts';",
    },
    good: { 'core/a.ts': "import { b } from './b.ts';", 'core/b.ts': "const a = import('./a.ts');" },
  },
  'no export *': {
    bad: { 'core/a.ts': "export * from './b.ts';", 'ui/web/b.ts': "export * as all from './c.ts';" },
    good: { 'core/a.ts': "export { b } from './b.ts'; // export * from" },
  },
  'no default export': {
    bad: { 'core/a.ts': 'export default 1;', 'ui/web/b.tsx': 'const Page = () => null;\nexport { Page as default };' },
    good: {
      'esbuild.config.ts': 'export default {};',
      'tests/vitest.config.ts': 'export default {};',
      'core/a.ts': "export const a = 'export default';",
    },
  },
};

const sources = repository();

describe('the architecture', () => {
  for (const rule of RULES) {
    it(`holds: ${rule.name}`, () => {
      expect(rule.check(sources).map(lineOf)).toEqual([]);
    });
    it(`detects a violation: ${rule.name}`, () => {
      const plant = PLANTS[rule.name];
      expect(plant, 'each rule has its planted violations').toBeDefined();
      const found = new Set(rule.check(sourcesOf(plant?.bad ?? {})).map(({ path }) => path));
      const expected = rule.name === 'no import cycle' ? ['core/a.ts'] : Object.keys(plant?.bad ?? {});
      expect([...found]).toEqual(expected);
      expect(rule.check(sourcesOf(plant?.good ?? {})).map(lineOf)).toEqual([]);
    });
  }
});

describe('the import scanner', () => {
  it('reads every form of import, with its line', () => {
    const { imports } = sourceOf(
      'core/a/b.ts',
      [
        "import x from 'one';",
        "import type { A } from '../two.ts';",
        "import {\n  b,\n  c,\n} from './three.ts';",
        "import 'four';",
        "export { d } from './five.ts';",
        "export type { E } from './six.ts';",
        "const f = () => import('./seven.ts');",
        'const g = await import(`./texts/${lng}.json`);',
        "new Worker(new URL('./eight.worker.ts', import.meta.url));",
        "import * as all from 'nine';",
        "import y, { type Z } from './ten.ts';",
      ].join('\n'),
    );
    expect(imports.map(({ specifier, kind, line }) => `${line} ${kind} ${specifier}`)).toEqual([
      '1 value one',
      '2 type ../two.ts',
      '3 value ./three.ts',
      '7 value four',
      '8 value ./five.ts',
      '9 type ./six.ts',
      '13 value nine',
      '14 value ./ten.ts',
      '10 dynamic ./seven.ts',
      '11 dynamic ./texts/${lng}.json',
      '12 dynamic ./eight.worker.ts',
    ]);
    expect(imports[1]?.target).toBe('core/two.ts');
  });

  it('ignores comments, strings, templates and regular expressions', () => {
    const { imports, bare } = sourceOf(
      'core/a.ts',
      [
        "// import a from 'a'",
        "/* import b from 'b' */",
        'const c = "import c from \'c\'";',
        "const d = `\nimport d from 'd'\n`;",
        "const e = /['\"]/; import f from 'f';",
      ].join('\n'),
    );
    expect(imports.map(({ specifier }) => specifier)).toEqual(['f']);
    expect(bare).not.toContain('import d');
  });

  it('finds the repository', () => {
    expect(sources.map(({ path }) => path)).toContain('core/kernel/runtime.ts');
    expect(sources.map(({ path }) => path)).toContain('tests/architecture/never.test.ts');
  });
});
