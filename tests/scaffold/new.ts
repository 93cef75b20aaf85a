/**
 * Writes a module: `npm run new -- module NAME [--screen]`. NAME is in kebab-case. Without `--screen` one existing file
 * changes (the list of features); with it three do (the list, the route table, the screens).
 *
 * Exits with 1 and writes nothing when the name is taken or is no name.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { moduleFiles, screenFiles, type Names } from './templates.ts';

const FEATURES = 'core/app/features.ts';
const ROUTES = 'core/navigation/routes.ts';
const SCREENS = 'ui/web/screens/manifest.ts';

const usage = (problem: string): never => {
  console.error(`${problem}\nUse: npm run new -- module NAME [--screen]`);
  process.exit(1);
};

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Three letters for the rules: `bet-notes` gives BNO, `notes` gives NOT. */
const ruleOf = ([first = '', second]: readonly string[]): string =>
  (second === undefined ? first.slice(0, 3) : `${first.charAt(0)}${second.slice(0, 2)}`).toUpperCase().padEnd(3, 'X');

function namesOf(kebab: string): Names {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  return {
    kebab,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    words: capital(parts.join(' ')),
    rule: ruleOf(parts),
  };
}

/** Puts `line` before the first line that holds `mark`. */
function before(text: string, mark: string, line: string, path: string): string {
  const at = text.indexOf(mark);
  if (at < 0) return usage(`${path} has no "${mark}" any more: change tests/scaffold/new.ts with it`);
  const start = text.lastIndexOf('\n', at) + 1;
  return `${text.slice(0, start)}${line}\n${text.slice(start)}`;
}

/** The changed texts of existing files. */
function changes(root: string, { kebab, camel, pascal }: Names, hasScreen: boolean): Readonly<Record<string, string>> {
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  const line = `  ${camel}: lazy('${kebab}', 'demand', () => import('../modules/${kebab}/feature.ts')),`;
  const features = { [FEATURES]: before(textOf(FEATURES), '};\n\nexport type Features', line, FEATURES) };
  if (!hasScreen) return features;
  const route = `  { name: '${kebab}', path: '/${kebab}', layout: 'main', screen: '${kebab}', access: 'all' },`;
  const typed = before(textOf(ROUTES), "  | 'debugger'", `  | '${kebab}'`, ROUTES);
  const screen = `  '${kebab}': {
    load: async () => (await import('./${kebab}/${kebab}-screen.tsx')).${pascal}Screen,
    styles: ['page'],
  },`;
  return {
    ...features,
    [ROUTES]: before(typed, "  { name: 'live',", route, ROUTES),
    [SCREENS]: before(textOf(SCREENS), "  'not-found': { load", screen, SCREENS),
  };
}

const [kind, kebab = '', ...flags] = process.argv.slice(2);
const root = resolve('.');
if (kind !== 'module') usage(`"${kind ?? ''}" is nothing that can be made`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) usage(`"${kebab}" is no name in kebab-case, such as bet-notes`);
if (flags.some((flag) => flag !== '--screen'))
  usage(`unknown: ${flags.filter((flag) => flag !== '--screen').join(' ')}`);
if (existsSync(join(root, 'core/modules', kebab))) usage(`core/modules/${kebab} is there already`);
const names = namesOf(kebab);
const taken = readdirSync(join(root, 'core/modules')).find((folder) => {
  const spec = join(root, 'core/modules', folder, 'SPEC.md');
  return existsSync(spec) && readFileSync(spec, 'utf8').includes(`**${names.rule}-1**`);
});
const rule = taken === undefined ? names.rule : `${names.rule}${kebab.length}`;

const hasScreen = flags.includes('--screen');
const made = { ...moduleFiles({ ...names, rule }), ...(hasScreen ? screenFiles(names) : {}) };
const changed = changes(root, names, hasScreen);
for (const [path, text] of Object.entries({ ...made, ...changed })) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
console.log(
  [
    ...Object.keys(made).map((path) => `new      ${path}`),
    ...Object.keys(changed).map((path) => `changed  ${path}`),
  ].join('\n'),
);
