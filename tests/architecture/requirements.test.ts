/** Requirements, rules and tests belong together; each kind of gap is planted once. */
import { describe, expect, it } from 'vitest';
import { readEvidence, REQUIREMENTS } from './evidence.ts';
import { checkRequirements, readLists, renderRequirements, type Evidence } from './requirements.ts';
import { textOf, type Violation } from './sources.ts';

const lineOf = ({ path, line, rule, what }: Violation): string => `${path}:${line} ${rule}: ${what}`;

/** The first lines in which a document differs from what it must be: the whole difference would be very long. */
function staleLines(document: string, right: string): readonly string[] {
  const [found, expected] = [document.split('\n'), right.split('\n')];
  const longer = found.length > expected.length ? found : expected;
  return longer
    .flatMap((_, at) => (found[at] === expected[at] ? [] : [`${at + 1}: ${expected[at] ?? 'is too much'}`]))
    .slice(0, 3);
}

const evidence = readEvidence();

describe('the requirements', () => {
  it('have rules, and every rule has a test', () => {
    expect(checkRequirements(evidence).map(lineOf)).toEqual([]);
  });

  it('are listed in a document that is up to date (`npm run requirements` writes it)', () => {
    expect(staleLines(textOf(REQUIREMENTS), renderRequirements(evidence))).toEqual([]);
  });

  it('are stale when one line differs or is missing', () => {
    expect(staleLines('a\nb\nc', 'a\nc\nc')).toEqual(['2: c']);
    expect(staleLines('a', 'a\nb')).toEqual(['2: b']);
    expect(staleLines('a\nb', 'a')).toEqual(['2: is too much']);
  });

  const LIST = '# Shell\n\n## 1 Users\n\n- **S1.1** A visitor can browse. · built · NAV-1 · In words.\n';
  const good: Evidence = {
    lists: { 'docs/requirements/shell.md': LIST },
    specs: { 'core/navigation/SPEC.md': '- **NAV-1** One.\n- **NAV-2** Two.\n' },
    tests: { 'tests/a.test.ts': "it('[NAV-1] one', f);\nconst rows = [['NAV-2', 1], ['UTF-8', 2]];" },
  };
  const gaps = (planted: Partial<Evidence>): readonly string[] =>
    checkRequirements({ ...good, ...planted }).map(lineOf);
  const listed = (...lines: readonly string[]): readonly string[] =>
    gaps({ lists: { 'docs/requirements/shell.md': `# Shell\n## 1 Users\n${lines.join('\n')}\n` } });

  it('pass when requirement, rule and test belong together', () => {
    expect(gaps({})).toEqual([]);
    expect(listed('- **S1.1** A visitor can fly. · open · Nobody can.')).toEqual([]);
  });

  it('are reported when something built has no rule', () => {
    expect(listed('- **S1.1** A visitor can browse. · built')).toEqual([
      'docs/requirements/shell.md:3 what is built has a rule: S1.1 names none',
    ]);
    expect(listed('- **S1.1** A visitor can browse. · partly · Not on Sundays.')).toEqual([
      'docs/requirements/shell.md:3 what is built has a rule: S1.1 names none',
    ]);
  });

  it('are reported when they name a rule that no SPEC.md has', () => {
    expect(listed('- **S1.1** A visitor can browse. · built · NAV-3')).toEqual([
      'docs/requirements/shell.md:3 every rule named exists: S1.1 names NAV-3, which stands in no SPEC.md',
    ]);
  });

  it('are reported when what is missing stays unsaid', () => {
    expect(listed('- **S1.1** A visitor can fly. · open')).toEqual([
      'docs/requirements/shell.md:3 what is open says what is missing: S1.1 says nothing',
    ]);
  });

  it('are reported when a line cannot be read or a number is there twice', () => {
    expect(listed('- **S1.1** A visitor can browse. · nearly · NAV-1', '- S1.2 Another.')).toEqual([
      'docs/requirements/shell.md:3 each line is a requirement: cannot be read',
      'docs/requirements/shell.md:4 each line is a requirement: cannot be read',
    ]);
    const line = '- **S1.1** A visitor can browse. · built · NAV-1';
    expect(listed(line, line)).toEqual([
      'docs/requirements/shell.md:4 one requirement, one number: S1.1 is there twice',
    ]);
  });

  it('are reported when a rule has no test', () => {
    expect(gaps({ tests: { 'tests/a.test.ts': "it('[NAV-1] one', f);" } })).toEqual([
      'core/navigation/SPEC.md:2 every rule has a test: no test cites NAV-2',
    ]);
  });

  it('count a range as a citation of each of its rules', () => {
    const specs = { 'core/navigation/SPEC.md': '- **NAV-1** One.\n- **NAV-2** Two.\n- **NAV-3** Three.\n' };
    expect(gaps({ specs, tests: { 'tests/a.test.ts': "it('[NAV-1…NAV-3] all', f);" } })).toEqual([]);
  });

  it('are reported when a test cites a missing rule', () => {
    expect(
      gaps({ tests: { 'tests/a.test.ts': "it('[NAV-1, NAV-2] both', f);\nconst rows = [['NAV-7', 1]];" } }),
    ).toEqual(['tests/a.test.ts:2 every rule cited exists: NAV-7 stands in no SPEC.md']);
  });

  it('are rendered with their rules, their tests and their remark', () => {
    expect(readLists(good.lists).areas[0]?.sections[0]?.requirements).toHaveLength(1);
    expect(renderRequirements(good)).toContain(
      [
        '- **S1.1** *built.* A visitor can browse.<br>',
        '  Rules: [NAV-1](../core/navigation/SPEC.md).<br>',
        '  Tests: [a](../tests/a.test.ts).<br>',
        '  Decision: In words.',
      ].join('\n'),
    );
    expect(renderRequirements({ ...good, tests: {} })).not.toBe(renderRequirements(good));
  });
});
