/**
 * Styles are in groups, most of which load late. Whatever renders a class has loaded its group by then, so that
 * nothing appears unstyled.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const UI = join(root, 'ui/web');
const read = (path: string): string => readFileSync(join(UI, path), 'utf8');

const importedBy = (path: string): readonly string[] =>
  [...read(path).matchAll(/@import '(?:\.\/|\.\.\/)([\w-]+\.css)'/g)].map(([, file = '']) => file);
const classesIn = (css: string): readonly string[] =>
  [
    ...css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\{[^{}]*\}/g, '{}')
      .matchAll(/\.([a-z][\w-]*)/gi),
  ].map(([, name = '']) => name);

const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
  ['first', importedBy('styles/main.css')],
  ...readdirSync(join(UI, 'styles/deferred')).map((file): [string, readonly string[]] => [
    file.replace('.css', ''),
    importedBy(`styles/deferred/${file}`),
  ]),
]);
const KNOWN = new Map(
  [...GROUPS].map(([group, files]) => [group, new Set(files.flatMap((file) => classesIn(read(`styles/${file}`))))]),
);

/** The style groups loaded when a file renders: the first matching rule. `first` is always loaded. */
const THERE: readonly (readonly [path: RegExp, groups: readonly string[]])[] = [
  [
    /^app\.tsx$|^shell\/(?:frame|header|late|error-boundary|tree-skeleton)\.tsx$|^screens\/(?:home|live|line|champ|errors)\/|^components\/(?:board|clock|empty|game-row|go|icon|logo|price-cell|skeleton|virtual-board)\.tsx$/,
    [],
  ],
  [/^shell\/modals\/(?:first-)?consent-?\w*\.tsx$|^shell\/modals\/drawn-modal\.tsx$/, ['page', 'consent']],
  [/^shell\/calm-frame\.tsx$/, ['page', 'closed']],
  [/^shell\/limits-host\.tsx$|^screens\/limits\/(?:limits-shell|stop-button)\.tsx$/, ['page', 'limits']],
  [/^screens\/game\/own-legs\.tsx$/, ['page', 'game']],
  [/^screens\/game\/(?:media|field)\/|^shell\/(?:rail|floating)-zones?\.tsx$/, ['page', 'game', 'media']],
  [
    /^screens\/virtual\/(?:race-markets|order-picker|runner-name|silks|marble|election-count)\.tsx$/,
    ['game', 'virtual'],
  ],
  [/^screens\/virtual\//, ['page', 'office', 'casino', 'game', 'virtual']],
  [/^screens\/game\//, ['game']],
  [/^screens\/office\//, ['page', 'office']],
  [/^components\/asian-board\.tsx$/, ['page', 'asian']],
  [/^screens\/(?:rewards|inbox)\//, ['page', 'office', 'auth']],
  [/^screens\/(?:casino|bonus-games|toto|tournaments)\//, ['page', 'office', 'casino']],
  [/^screens\/limits\//, ['page', 'office', 'limits']],
  [/^screens\/cashier\//, ['page', 'office', 'cashier']],
  [/^screens\/auth\//, ['page', 'auth']],
  [/^screens\/user\/letter-screen\.tsx$/, ['page', 'auth']],
  [/^screens\/user\//, ['page', 'office', 'auth']],
  [/^screens\/(?:identification|verification)\//, ['page', 'office', 'auth']],
  [/^screens\/technical\//, ['page', 'auth', 'closed']],
  [/^screens\/(?:remote|calculator)\//, ['page', 'remote']],
  [/^screens\/(?:statistics|results|multi)\/|^screens\/page-types\/team-record\.tsx$/, ['page', 'game']],
  [/^screens\/display\//, ['page', 'office']],
  [/^screens\/debugger\//, ['page', 'debugger']],
  [/^components\/qr-picture\.tsx$/, ['page', 'auth']],
  [/./, ['page']],
];

/** The literal classes in a file: `className="a b"`, and the strings in `className={…}`. */
const drawnIn = (source: string): readonly string[] =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{((?:[^{}]|\$\{[^}]*\})*)\})/g)]
    .flatMap(([, plain, code = '']) =>
      plain === undefined
        ? [...code.matchAll(/(['"`])(.*?)\1/g)].map(([, , text = '']) => text.replace(/\$\{[^}]*\}?/g, ' '))
        : [plain],
    )
    .flatMap((text) => text.split(/\s+/))
    .filter((name) => name !== '' && !name.startsWith('is-'));

const undressed = (path: string, source: string): readonly string[] => {
  const [, groups = []] = THERE.find(([pattern]) => pattern.test(path)) ?? [];
  const there = ['first', ...groups].flatMap((group) => [...(KNOWN.get(group) ?? [])]);
  return drawnIn(source).filter(
    (name) => !there.includes(name) && [...KNOWN.values()].some((names) => names.has(name)),
  );
};

describe('late styles', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

  it('are loaded where their classes are rendered', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((path) => undressed(path, read(path)).map((name) => `${path}: ${name}`))).toEqual([]);
  });

  it('are reported when missing', () => {
    expect(
      undressed(
        'screens/home/home-screen.tsx',
        '<b className="form"><i className={isOn ? "limits-banner x" : `limit ${y}`} /></b>',
      ),
    ).toEqual(['form', 'limits-banner', 'limit']);
    expect(
      undressed('screens/limits/limits-screen.tsx', '<b className="form"><i className="limit debug" /></b>'),
    ).toEqual(['debug']);
  });

  it('are each in exactly one group', () => {
    const listed = [...GROUPS.values()].flat();
    expect(listed.filter((file, at) => listed.indexOf(file) !== at)).toEqual([]);
    expect(
      readdirSync(join(UI, 'styles')).filter(
        (file) => file.endsWith('.css') && file !== 'main.css' && !listed.includes(file),
      ),
    ).toEqual([]);
  });

  it('name the layers that the first file orders', () => {
    for (const file of readdirSync(join(UI, 'styles/deferred')))
      for (const line of read(`styles/deferred/${file}`)
        .split('\n')
        .filter((each) => each.startsWith('@import')))
        expect(line).toMatch(/ layer\((?:components|screens)\);$/);
  });

  it('register no property: each sheet that loads later would have the whole page styled anew', () => {
    const registering = readdirSync(join(UI, 'styles'))
      .filter((file) => file.endsWith('.css'))
      .filter((file) => read(`styles/${file}`).includes('@property'));
    expect(registering).toEqual([]);
  });
});
