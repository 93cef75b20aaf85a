/** The documents of the package, from those of the repository. Links lead to files that the package has. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { couponLaws } from '../testing/coupon-laws.ts';
import { jurisdictions } from '../testing/jurisdictions.ts';
import { limitLaws } from '../testing/limit-laws.ts';
import { rulesIn, rulesPage } from './rules-page.ts';

const COUPONS = 'core/modules/coupon/SPEC.md';
const LIMITS = 'core/modules/limits/SPEC.md';
const PACKS = 'core/modules/limits/packs/SPEC.md';

/** Documents of the repository, and where the package has their contents. */
const PLACES: Readonly<Record<string, string>> = {
  'adapters/package/README.md': 'README.md',
  'adapters/testing/README.md': 'LAWS.md',
  [COUPONS]: 'RULES.md#coupons',
  [LIMITS]: 'RULES.md#limits',
  [PACKS]: 'RULES.md#jurisdictions',
};

/** Files of the package beside its code, for the manifest: npm adds README.md by itself. */
export const DOCUMENTS = ['LAWS.md', 'RULES.md'] as const;

/** A document with links for the package. Throws where a link leads out of the package. */
export function withPackageLinks(path: string, text: string): string {
  return text.replace(/\]\(([^)\s#]+)(#[^)\s]*)?\)/g, (link, target: string, anchor = '') => {
    if (/^[a-z]+:/.test(target)) return link;
    const place = PLACES[posix.join(posix.dirname(path), target)];
    if (place === undefined) throw new Error(`${path} links to ${target}, which the package does not have`);
    return `](${place.includes('#') ? place : place + String(anchor)})`;
  });
}

/** The rules that laws of any profile and jurisdiction cite. */
const citedByLaws = (): readonly string[] =>
  [couponLaws({ quotes: true }), ...Object.values(jurisdictions).map((rules) => limitLaws(rules))].flatMap((laws) =>
    laws.flatMap(({ rules }) => rules),
  );

/** File name -> text. */
export function packageDocuments(root: string): ReadonlyMap<string, string> {
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const shipped = ['adapters/package/README.md', 'adapters/testing/README.md'].map(
    (path) => [PLACES[path] ?? '', withPackageLinks(path, textOf(path))] as const,
  );
  const rules = rulesPage(
    [
      { title: 'Coupons', spec: textOf(COUPONS), needs: /S is the total stake, [^]*?within the line\./ },
      { title: 'Limits', spec: textOf(LIMITS).replaceAll('`packs/SPEC.md`', '[Jurisdictions](#jurisdictions)') },
      { title: 'Jurisdictions', spec: textOf(PACKS), isWhole: true },
    ],
    [...citedByLaws(), ...shipped.flatMap(([, text]) => rulesIn(text))],
  );
  return new Map([...shipped, ['RULES.md', rules]]);
}
