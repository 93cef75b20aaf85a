/** The documents of the package, and the rules that its laws cite. */
import { describe, expect, it } from 'vitest';
import { packageDocuments, withPackageLinks } from '../../adapters/package/documents.ts';
import { rulesOf, rulesPage } from '../../adapters/package/rules-page.ts';
import { couponLaws } from '../../adapters/testing/coupon-laws.ts';
import { limitLaws } from '../../adapters/testing/limit-laws.ts';
import { root } from '../architecture/sources.ts';

const SPEC = `# Things

S is a stake.

- **ABC-1** The first rule,
  on two lines; see ABC-3.
- **ABC-2** The second rule.

| rule | type | payout |
|---|---|---|
| **ABC-3** | single | S |
| **ABC-4** | express | S·d |

- On 3 and 4: d is a price.
- No more than 50.

**ABC-5** A paragraph.
`;

describe('the documents of the package', () => {
  const documents = packageDocuments(root);
  const textOf = (name: string): string => documents.get(name) ?? '';

  it('have the text of every rule that a law cites', () => {
    const cited = [...couponLaws({ quotes: true }), ...limitLaws()].flatMap(({ rules }) => rules);
    const rules = textOf('RULES.md');
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.filter((id) => !rules.includes(`\n### ${id}\n\n`))).toEqual([]);
    expect(rules).toContain('### CPN-105\n\n- type: express (1)\n- legs: >= 2\n- lines: 1\n- payout: S·Πf\n');
    expect(rules).toMatch(/### CPN-111\n[^#]*A = 1\/\(1 - 1\/K \+ m\)/);
    expect(rules).toContain('S is the total stake, n the number of legs');
  });

  it('link to each other, and name no path of the repository', () => {
    expect(textOf('README.md')).toContain('[LAWS.md](LAWS.md)');
    expect(textOf('README.md')).toContain('(RULES.md#coupons)');
    expect(textOf('LAWS.md')).toContain('(RULES.md#jurisdictions)');
    expect([...documents.values()].filter((text) => /core\/modules|SPEC\.md/.test(text))).toEqual([]);
  });

  it('with a link that leads out of the package are refused', () => {
    const path = 'adapters/package/README.md';
    expect(withPackageLinks(path, '[a](../testing/README.md#limits) [b](https://a.example) [c](#d)')).toBe(
      '[a](LAWS.md#limits) [b](https://a.example) [c](#d)',
    );
    expect(() => withPackageLinks(path, '[a](../../docs/architecture.md)')).toThrow(
      'adapters/package/README.md links to ../../docs/architecture.md, which the package does not have',
    );
  });
});

describe('a page of rules', () => {
  it('reads items, paragraphs, and rows of tables with the notes below them', () => {
    expect(Object.fromEntries(rulesOf(SPEC))).toEqual({
      'ABC-1': 'The first rule,\non two lines; see ABC-3.',
      'ABC-2': 'The second rule.',
      'ABC-3': '- type: single\n- payout: S\n- d is a price.',
      'ABC-4': '- type: express\n- payout: S·d\n- d is a price.',
      'ABC-5': 'A paragraph.',
    });
  });

  it('has the cited rules and those that they name, in the order of the specification', () => {
    const page = rulesPage([{ title: 'Things', spec: SPEC, needs: /S is a stake\./ }], ['ABC-5', 'ABC-1']);
    expect(page.match(/^### .+|^S is.+/gm)).toEqual(['S is a stake.', '### ABC-1', '### ABC-3', '### ABC-5']);
    const whole = rulesPage([{ title: 'Things', spec: SPEC, isWhole: true }], []);
    expect(whole.match(/^### /gm)).toHaveLength(5);
  });

  it('is refused where a cited rule or a needed sentence is gone', () => {
    expect(() => rulesPage([{ title: 'Things', spec: SPEC }], ['ABC-9'])).toThrow('no specification defines ABC-9');
    expect(() => rulesPage([{ title: 'Things', spec: SPEC, needs: /T is/ }], [])).toThrow('has no sentence /T is/');
    expect(() => rulesOf('- On 3: a note.')).toThrow('which is no rule before it');
  });
});
