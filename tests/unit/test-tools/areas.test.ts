import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, testsOf } from '../../areas.ts';

const modules = readdirSync(new URL('../../../core/modules', import.meta.url), { withFileTypes: true }).flatMap(
  (entry) => (entry.isDirectory() ? [entry.name] : []),
);

describe('an area of `npm test`', () => {
  it('is every module of the core', () => {
    const known = areas();
    expect(modules.filter((name) => !known.includes(name))).toEqual([]);
  });
  it('has the files with its name; without one, the files that import the module or cite its rules', () => {
    expect(testsOf('limits').every((path) => path.includes('/limits'))).toBe(true);
    expect(testsOf('bet-placement')).toContain('tests/unit/coupon/asking.test.ts');
    expect(testsOf('no-such-area')).toEqual([]);
  });
});
