/** The shape of the repository: the top level, the READMEs, and the files of each module. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root, textOf, type Violation } from './sources.ts';
import { checkSpecs, type Documents } from './specs.ts';

const TOP_LEVEL = [
  ...[
    'package.json',
    'tsconfig.json',
    'esbuild.config.ts',
    'core',
    'adapters',
    'ui',
    'tests',
    'README.md',
    'package-lock.json',
    'LICENSE',
    'docs',
  ],
  ...[
    '.ci',
    '.npmrc',
    '.oxlintrc.json',
    '.oxfmtrc.json',
    '.gitignore',
    '.git-blame-ignore-revs',
    '.githooks',
    '.github',
    '.editorconfig',
  ],
];
const DOORS = ['core', 'adapters', 'ui', 'tests'];

/** Supports only the simple patterns of this `.gitignore`: `dist/`, `*.log`. */
const isIgnored = (name: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern.replace(/\/$/, ''),
  );

const lineOf = ({ path, line, what }: Violation): string => `${path}:${line} ${what}`;

const documents = (paths: readonly string[]): Documents =>
  Object.fromEntries(paths.map((path) => [path, textOf(path)]));

describe('the repository', () => {
  it('has exactly the top level that the architecture specifies', () => {
    const patterns = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
    const found = readdirSync(root).filter((name) => name !== '.git' && !isIgnored(name, patterns));
    expect(found.toSorted()).toEqual(TOP_LEVEL.toSorted());
  });

  it('has only the run script in .ci', () => {
    expect(filesBelow('.ci')).toEqual(['.ci/run']);
  });

  for (const door of DOORS) {
    it(`has a README in ${door} that describes its contents`, () => {
      expect(filesBelow(door)).toContain(`${door}/README.md`);
      expect(textOf(`${door}/README.md`).trim().length).toBeGreaterThan(200);
    });
  }

  it('pins every dependency exactly', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('names no registry in the lock file', () => {
    expect(textOf('package-lock.json')).not.toContain('"resolved": "http');
  });

  it('keeps files in kebab-case and within 400 lines', () => {
    const source = ['core', 'adapters', 'ui'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
    expect(source.filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
    const long = source.filter(
      (path) => !/\/(?:catalogue|content)\//.test(path) && textOf(path).split('\n').length > 400,
    );
    expect(long).toEqual([]);
  });

  it('assembles the features in at most 8 files and 700 lines', () => {
    const linesOf = (path: string): number => textOf(path).split('\n').length - 1;
    const files = filesBelow('core/app');
    expect(files.length).toBeLessThanOrEqual(8);
    expect(files.map(linesOf).reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(700);
    expect(linesOf('core/app/create-core.ts')).toBeLessThanOrEqual(120);
  });
});

describe('the specifications', () => {
  it('number the rules of each module, and tests cite them', () => {
    const files = ['core', 'adapters', 'ui'].flatMap(filesBelow);
    const modules = readdirSync(join(root, 'core/modules')).map((name) => `core/modules/${name}`);
    const wrong = checkSpecs(
      modules,
      documents(files.filter((path) => path.endsWith('/SPEC.md'))),
      documents(
        filesBelow('tests').filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('tests/architecture/')),
      ),
      documents(files.filter((path) => /\.tsx?$/.test(path))),
    );
    expect(wrong.map(lineOf)).toEqual([]);
  });

  const spec = '# Coupon\n\n- **CPN-1** A bet.\n- **CPN-2** Another.\n';
  const test = "it('[CPN-1] adds a bet', () => {});";
  const check = (specs: Documents, tests: string, code = ''): readonly string[] =>
    checkSpecs(['core/modules/coupon'], specs, { 'tests/a.test.ts': tests }, { 'core/a.ts': code }).map(lineOf);

  it('are reported when incomplete', () => {
    const good = { 'core/modules/coupon/SPEC.md': spec };
    expect(check(good, test, '/** [CPN-2] */')).toEqual([]);
    expect(check(good, "it('[CPN-1, CPN-2] both', () => {});")).toEqual([]);
    expect(check({}, '')).toEqual(['core/modules/coupon/SPEC.md:1 is missing']);
    expect(check({ 'core/modules/coupon/SPEC.md': '# Coupon\n\nSee CPN-1.' }, '')).toEqual([
      'core/modules/coupon/SPEC.md:1 has none',
    ]);
    expect(check(good, '')).toEqual(['core/modules/coupon/SPEC.md:1 no test cites CPN-1 or its siblings']);
    expect(check(good, `${test}\nit('[CPN-9] never written')`)).toEqual([
      'tests/a.test.ts:2 CPN-9 stands in no SPEC.md',
    ]);
    expect(check(good, test, '\n// [CPX-1]')).toEqual(['core/a.ts:2 CPX-1 stands in no SPEC.md']);
    expect(check({ 'core/modules/coupon/SPEC.md': `${spec}- **CPN-1** Again.\n` }, test)).toEqual([
      'core/modules/coupon/SPEC.md:5 CPN-1 stands in core/modules/coupon/SPEC.md:3 too',
    ]);
    expect(check({ ...good, 'core/modules/line/SPEC.md': '- **CPN-3** Not ours.\n' }, test)).toEqual([
      'core/modules/line/SPEC.md:1 CPN belongs to core/modules/coupon/SPEC.md',
    ]);
  });
});
