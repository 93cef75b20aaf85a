/**
 * A change of the API needs a line of the changelog. The section "Unreleased" holds a digest of `docs/api`, which
 * whoever changes the API updates by hand, beside the line that says what changed.
 */
import { createHash } from 'node:crypto';
import type { ApiPages } from './api-pages.ts';

const UNRELEASED = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m;
const DIGEST = /^API report: `([0-9a-f]{12})`$/m;

/** The problem of the changelog, if its digest is of another API; null otherwise. */
export function changelogProblem(changelog: string, pages: ApiPages): string | null {
  const hash = createHash('sha256');
  for (const [name, text] of [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${name}\0${text}\0`);
  const digest = hash.digest('hex').slice(0, 12);
  const found = DIGEST.exec(UNRELEASED.exec(changelog)?.[1] ?? '')?.[1];
  if (found === digest) return null;
  return `the API has changed: in docs/changelog.md, under Unreleased, say how, and make the line "API report: \`${digest}\`"`;
}
