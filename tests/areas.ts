/** The areas of `npm test -- AREA`, and the tests of each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const AREA_FOLDERS = ['unit', 'properties', 'examples', 'models', 'contracts', 'ui'] as const;

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const NAMES = [...new Set([...foldersIn('core/modules'), ...foldersIn('tests/unit')])].toSorted();

const FILES = AREA_FOLDERS.flatMap((folder) =>
  readdirSync(join(root, 'tests', folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${folder}/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path)),
);

/** Whether a test's source imports the module, or cites a rule of its `SPEC.md`. */
function isAbout(module: string, code: string): boolean {
  const spec = join(root, 'core/modules', module, 'SPEC.md');
  const rules = existsSync(spec) ? [...readFileSync(spec, 'utf8').matchAll(/\*\*([A-Z]+)-\d+\*\*/g)] : [];
  const prefixes = new Set(rules.map(([, prefix = '']) => prefix));
  return code.includes(`/core/${module}/`) || [...prefixes].some((prefix) => code.includes(`[${prefix}-`));
}

/**
 * The short tests of one feature: the files whose path contains its name, and no longer name that begins with it; where
 * there is none, the files that import the module or cite its rules. Its long files, its planted bugs, its journeys and
 * the whole core at work (`embedding/`) are left to the other runs.
 */
export const testsOf = (area: string): readonly string[] => {
  const longer = NAMES.filter((name) => name !== area && name.startsWith(area));
  const named = FILES.filter((path) => path.includes(`/${area}`) && !longer.some((name) => path.includes(`/${name}`)));
  return named.length > 0 ? named : FILES.filter((path) => isAbout(area, readFileSync(join(root, path), 'utf8')));
};

/** The areas that `npm test -- AREA` accepts: the folders of `core/modules` and of `tests/unit` that have tests. */
export const areas = (): readonly string[] => NAMES.filter((area) => testsOf(area).length > 0);
