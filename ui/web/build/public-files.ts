/**
 * A module's `public.ts` only passes on what its files export, and so does the index of RxJS. Imports of such a file
 * are written as imports of the files behind it: otherwise whoever needs one name of a module waits for the code of all
 * its names, once another chunk uses them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { HERE } from './options.ts';

/** The modern build of RxJS, which the settings' conditions select. */
const RXJS = join(HERE, 'node_modules/rxjs/dist/esm/index.js');

const PASSED_ON = /export \{([^}]*)\} from '([^']+)';/g;
const IMPORT = /import \{([^}]*)\} from '(rxjs|\.[^']*\/public\.ts)';/g;
/** Of the index of RxJS: passes on types. */
const ALL_TYPES = "export * from './internal/types';";

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The file behind each name of such a file; null for a file that has code of its own. */
function filesBehind(path: string): ReadonlyMap<string, string> | null {
  const source = readFileSync(path, 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replace(/export type \{[^}]*\} from '[^']+';/g, '');
  if (code.replace(PASSED_ON, '').replace(ALL_TYPES, '').trim() !== '') return null;
  return new Map(
    [...code.matchAll(PASSED_ON)].flatMap(([, names = '', file = '']) =>
      namesIn(names).map((name) => [name, resolve(dirname(path), file)] as const),
    ),
  );
}

/** The source of the file at `path`, with its imports of `public.ts` files replaced. */
export function pastPublicFiles(path: string, source: string): string {
  return source.replace(IMPORT, (whole, names: string, from: string) => {
    const target = from === 'rxjs' ? RXJS : join(dirname(path), from);
    const behind = existsSync(target) ? filesBehind(target) : null;
    const found = namesIn(names).map((name) => [name, behind?.get(name.split(' as ')[0] ?? '')] as const);
    if (found.some(([, file]) => file === undefined)) return whole;
    return found
      .map(([name, file = '']) => `import { ${name} } from './${relative(dirname(path), file).replaceAll('\\', '/')}';`)
      .join(' ');
  });
}
