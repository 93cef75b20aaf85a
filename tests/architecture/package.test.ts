/** The npm package can be built: no entry gets one name from two files. `npm run check:package` builds and uses the package. */
import { describe, expect, it } from 'vitest';
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
