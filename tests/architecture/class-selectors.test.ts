/**
 * Tests of components find elements as a player does, by role, name, label and text, and not by CSS classes. The list
 * below names the few places where a class itself is the subject.
 */
import { describe, expect, it } from 'vitest';
import { repository, sourcesOf, type Source } from './sources.ts';

const FOLDER = 'tests/ui/';

interface Exception {
  readonly path: string;
  readonly selectors: readonly string[];
  readonly why: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    path: 'tests/ui/board.test.tsx',
    selectors: [
      '.cells:not(.is-beside)',
      '.group-columns',
      '.is-result > *',
      '.row',
      '.row .is-beside',
      '.row > .is-beside',
    ],
    why: 'styles align the columns of headings and rows, and room for columns, which screen readers never get',
  },
  {
    path: 'tests/ui/game-bar.test.tsx',
    selectors: ['.game-bar-place'],
    why: 'an empty place that styles make stick: the test scrolls it',
  },
  {
    path: 'tests/ui/game-page.test.tsx',
    selectors: ['.casino-room.is-over'],
    why: 'a game covers the window by its style alone',
  },
  {
    path: 'tests/ui/match-media.test.tsx',
    selectors: [
      '.is-down',
      '.is-down.is-away',
      '.is-down.is-home',
      '.media-ball',
      '.media-base.is-taken',
      '.media-bowled.is-wicket',
      '.media-card',
      '.media-card.is-away',
      '.media-card.is-none',
      '.media-landing',
      '.media-light.is-on',
      '.media-play',
      '.media-pot.is-red',
      '.media-served',
      '.media-to-gain',
    ],
    why: 'marks of a drawing, which a sentence beside it describes to screen readers',
  },
  {
    path: 'tests/ui/recorded-match.test.tsx',
    selectors: ['.media-ball'],
    why: 'marks of a drawing, which have neither role nor text',
  },
  {
    path: 'tests/ui/screens.test.tsx',
    selectors: ['.board, .home-more'],
    why: 'an empty place between lists, which styles reserve',
  },
  {
    path: 'tests/ui/virtual-board.test.tsx',
    selectors: ['.is-sticky'],
    why: 'of all headings, the one that styles make stick',
  },
  {
    path: 'tests/ui/win-marks.test.ts',
    selectors: ['.is-won, .is-paying'],
    why: 'the mark of a win is a colour beside words',
  },
];

/** A method that takes a selector, just before its argument. */
const TAKES_SELECTOR = /\b(?:querySelector(?:All)?|closest|matches)(?:<[^()]*>)?\(\s*$/;
const TAKES_CLASS = /\bgetElementsByClassName\(\s*$/;
const ENDING_OF_FILE = /^\.(?:css|html|js|json|svg|tsx?)$/;
const STYLES = /(?<!\$)\{/;

/** A class anywhere in a selector, whose attributes may have values with dots. */
const hasClass = (selector: string): boolean =>
  /\[class\b/.test(selector) || /\.(?:[a-z_]|\$\{)/i.test(selector.replace(/\[[^\]]*\]/g, ''));
/** A text that can only be a selector with a class, such as the argument of a helper. */
const isClassSelector = (text: string): boolean =>
  /(?:^|[\s>+~,(])\.[a-z][\w-]*(?=$|[\s.:>+~,)[])/.test(text) && !ENDING_OF_FILE.test(text) && !STYLES.test(text);

/** The selectors with classes in a file of tests. */
function classSelectorsIn({ code, bare }: Source): readonly string[] {
  // In the bare text all quotes are those around a string.
  return [...bare.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].flatMap(({ 0: quoted, index }) => {
    const text = code.slice(index + 1, index + quoted.length - 1);
    const before = bare.slice(0, index);
    const isFound =
      TAKES_CLASS.test(before) || (TAKES_SELECTOR.test(before) && hasClass(text)) || isClassSelector(text);
    return isFound ? [text] : [];
  });
}

const foundIn = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path }) => path.startsWith(FOLDER))
    .flatMap((source) => [...new Set(classSelectorsIn(source))].map((selector) => `${source.path}: ${selector}`))
    .toSorted();

describe('tests of components', () => {
  it('find elements by role and name: only the listed places select by class, and each of them still does', () => {
    const listed = EXCEPTIONS.flatMap(({ path, selectors }) => selectors.map((selector) => `${path}: ${selector}`));
    expect(foundIn(repository())).toEqual(listed.toSorted());
  });

  it.each([
    "page.container.querySelector('.row');",
    'page.container.querySelectorAll("li.row > a");',
    'document.querySelector<HTMLElement>(\n  `.${name}`,\n);',
    "document.querySelectorAll(':is(p, .row)');",
    "cell.closest('.row');",
    "cell.matches('button.cell');",
    "document.querySelector('[class*=row]');",
    "document.getElementsByClassName('row');",
    "expect(texts('.company li')).toEqual([]);",
    "const PLACES = 'main .row:first-child';",
  ])('a planted selector is found: %s', (line) => {
    expect(foundIn(sourcesOf({ 'tests/ui/planted.test.tsx': line }))).toHaveLength(1);
  });

  it.each([
    "page.getByRole('button', { name: 'Play' });",
    'page.container.querySelector(\'use[href^="/kits.svg"]\');',
    "page.container.querySelectorAll('td time, [data-market]');",
    "t('coupon.max'); import('./row.ts'); name.replace('.css', '');",
    "// document.querySelector('.row')",
    "const SHEET = ':root { color: red } .row { color: blue }';",
    "expect(page.getByText('About 2.5 of 3. The rest later.')).toBeTruthy();",
  ])('anything else is not: %s', (line) => {
    expect(foundIn(sourcesOf({ 'tests/ui/planted.test.tsx': line }))).toEqual([]);
  });
});
