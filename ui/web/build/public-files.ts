/**
 * A module's `public.ts` only passes on what its files export. Imports of such a file are written as imports of the
 * files behind it: otherwise whoever needs one name of a module waits for the code of all its names, once another chunk
 * uses them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const PASSED_ON = /export \{([^}]*)\} from '([^']+)';/g;
const IMPORT = /import \{([^}]*)\} from '(\.[^']*\/public\.ts)';/g;

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The file behind each name of a `public.ts`; null for a file that has code of its own. */
function filesBehind(path: string): ReadonlyMap<string, string> | null {
  const source = readFileSync(path, 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/export type \{[^}]*\} from '[^']+';/g, '');
  if (code.replace(PASSED_ON, '').trim() !== '') return null;
  return new Map(
    [...code.matchAll(PASSED_ON)].flatMap(([, names = '', file = '']) =>
      namesIn(names).map((name) => [name, resolve(dirname(path), file)] as const),
    ),
  );
}

/** The source of the file at `path`, with its imports of `public.ts` files replaced. */
export function pastPublicFiles(path: string, source: string): string {
  return source.replace(IMPORT, (whole, names: string, from: string) => {
    const target = join(dirname(path), from);
    const behind = existsSync(target) ? filesBehind(target) : null;
    const found = namesIn(names).map((name) => [name, behind?.get(name.split(' as ')[0] ?? '')] as const);
    if (found.some(([, file]) => file === undefined)) return whole;
    return found
      .map(([name, file = '']) => `import { ${name} } from './${relative(dirname(path), file).replaceAll('\\', '/')}';`)
      .join(' ');
  });
}
