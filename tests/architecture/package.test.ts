/**
 * The npm package can be built: no entry gets one name from two files. `npm run check:package` builds and uses the
 * package.
 */
import { describe, expect, it } from 'vitest';
import { changelogProblem } from '../../adapters/package/api-changelog.ts';
import { entriesOf } from '../../adapters/package/entries.ts';
import { root, textOf } from './sources.ts';

const DECLARED = /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;

/** Names that two files of an entry declare, as `entry: name`. */
const clashes = (name: string, texts: readonly string[]): readonly string[] => {
  const names = texts.flatMap((text) => [
    ...new Set([...text.matchAll(DECLARED)].map(([, declared = '']) => declared)),
  ]);
  return [...new Set(names.filter((each, at) => names.indexOf(each) !== at))].map(
    (each) => `touchline/${name}: ${each}`,
  );
};

describe('the entries of the npm package', () => {
  it('get each name from one file', () => {
    const entries = entriesOf(root);
    expect(entries.length).toBeGreaterThan(40);
    expect(entries.flatMap(({ name, files }) => clashes(name, files.map(textOf)))).toEqual([]);
  });

  it('with one name in two files are noticed', () => {
    expect(clashes('core/x', ['export const a = 1;\nexport type B = 1;', 'export interface B {}'])).toEqual([
      'touchline/core/x: B',
    ]);
  });
});

describe('the API digest', () => {
  const changelog = (line: string, below = ''): string =>
    `# Changelog\n\n## Unreleased\n\n${line}\n\n## 0.1.0\n${below}`;
  const digestOf = (problem: string | null): string => /`([0-9a-f]{12})`/.exec(problem ?? '')?.[1] ?? '';
  const before = new Map([['core.md', '## a']]);
  const after = new Map([['core.md', '## a\n\n## b']]);

  it('under Unreleased is wrong after a change of the API', () => {
    const digest = digestOf(changelogProblem(changelog('nothing'), before));
    const line = `API report: \`${digest}\``;
    expect(changelogProblem(changelog(line), before)).toBeNull();
    expect(changelogProblem(changelog(line), after)).toContain('the API has changed');
    expect(changelogProblem(changelog('nothing', line), before)).toContain('the API has changed');
  });

  it('changes with a page’s name, not with the order of pages', () => {
    const digest = digestOf(changelogProblem('', new Map([...before, ['node.md', '']])));
    const line = changelog(`API report: \`${digest}\``);
    expect(changelogProblem(line, new Map([['node.md', ''], ...before]))).toBeNull();
    expect(changelogProblem(line, new Map([...before, ['react.md', '']]))).not.toBeNull();
  });
});
