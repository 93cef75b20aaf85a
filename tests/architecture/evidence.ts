/** The repository's requirements, specifications and tests, as the checks of the requirements need them. */
import type { Evidence } from './requirements.ts';
import { filesBelow, sourceOf, textOf } from './sources.ts';
import type { Documents } from './specs.ts';

export const REQUIREMENTS = 'docs/requirements.md';
/** In the order of the document. */
const LISTS = ['docs/requirements/shell.md', 'docs/requirements/domain.md'];

const textsOf = (paths: readonly string[]): Documents => Object.fromEntries(paths.map((path) => [path, textOf(path)]));
const isTest = (path: string): boolean => /\.tsx?$/.test(path) && !path.startsWith('tests/architecture/');

export const readEvidence = (): Evidence => ({
  lists: textsOf(LISTS),
  specs: textsOf(['core', 'adapters', 'ui'].flatMap(filesBelow).filter((path) => path.endsWith('/SPEC.md'))),
  tests: Object.fromEntries(
    filesBelow('tests')
      .filter(isTest)
      .map((path) => [path, sourceOf(path, textOf(path)).code]),
  ),
});
