/** The contrast of a price that has just moved, calculated from the design tokens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MIN_CONTRAST = 4.5;
const styleOf = (name: string): string =>
  readFileSync(join(process.cwd(), 'ui/web/styles', name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

type Tokens = ReadonlyMap<string, string>;
type Colour = readonly [red: number, green: number, blue: number];

/** The custom properties of the first rule after `start`. */
function tokensAfter(style: string, start: string): Tokens {
  const from = style.indexOf('{', style.indexOf(start));
  expect(style.indexOf(start), start).toBeGreaterThanOrEqual(0);
  const body = style.slice(from + 1, style.indexOf('}', from));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function colourOf(tokens: Tokens, name: string): Colour {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colourOf(tokens, other);
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(value) ?? [];
  expect(digits, `${name} is a colour of one rule`).not.toBe('');
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

const luminanceOf = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastOf = (one: Colour, other: Colour): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
/** `color-mix(in srgb, over share, under)`. */
const mixOf = (over: Colour, share: number, under: Colour): Colour => {
  const part = (at: 0 | 1 | 2): number => over[at] * share + under[at] * (1 - share);
  return [part(0), part(1), part(2)];
};

const tokens = styleOf('tokens.css');
const move = styleOf('price-move.css');
const display = styleOf('display-deferred.css');
/** The attribute that sets each theme. */
const THEMES = { light: 'light', dark: 'dark', 'dark by the device': 'auto' } as const;
const GREEN_RED = "[data-look~='green-red']";
const tokensOf = (theme: keyof typeof THEMES, isGreenRed: boolean): Tokens => {
  const ofTheme = tokensAfter(tokens, `:root[data-theme='${THEMES[theme]}']`);
  if (!isGreenRed) return ofTheme;
  const ofLook = [...tokensAfter(display, `${GREEN_RED} {`)];
  const ofBoth = theme === 'light' ? [] : [...tokensAfter(display, `${GREEN_RED}[data-theme='${THEMES[theme]}']`)];
  return new Map([...ofTheme, ...ofLook, ...ofBoth]);
};
/** The shares of the tint, from its first moment to the last. */
const shares = [1, ...[...move.matchAll(/--tint: (\d+)%/g)].map(([, share]) => Number(share) / 100), 0];

describe('[LIN-267] a price that has just moved has a contrast of 4.5:1', () => {
  it.each(
    (['light', 'dark', 'dark by the device'] as const).flatMap((theme) => [
      { theme, look: 'blue and orange', all: tokensOf(theme, false) },
      { theme, look: 'green and red', all: tokensOf(theme, true) },
    ]),
  )('at every step of the tint and under the pointer, in $theme with $look', ({ all }) => {
    expect(shares).toEqual([1, 0.75, 0.5, 0.25, 0]);
    const wrong: string[] = [];
    for (const way of ['--up', '--down']) {
      const grounds = [
        ...shares.map((share) => mixOf(colourOf(all, `${way}-soft`), share, colourOf(all, '--cell'))),
        colourOf(all, '--cell-hover'),
      ];
      for (const [at, ground] of grounds.entries())
        for (const text of [way, '--muted', '--ink']) {
          const contrast = contrastOf(colourOf(all, text), ground);
          if (contrast < MIN_CONTRAST) wrong.push(`${way}, ${text}, ground ${at}: ${contrast.toFixed(2)}`);
        }
    }
    expect(wrong).toEqual([]);
  });

  it('while the price rolls in: the text is never transparent', () => {
    expect(move).toContain('@keyframes price-roll');
    expect(move).not.toMatch(/opacity|transparent 0|filter|alpha/);
    expect(move).toContain('background-color: color-mix(in srgb, var(--moved-soft) var(--tint, 100%), var(--cell))');
  });
});

describe('[LIN-269] green and red are the same on every page', () => {
  it.each(['light', 'dark', 'dark by the device'] as const)(
    'in %s: a price that rises is green, and no colour of a move is the accent, which pages change',
    (theme) => {
      const all = tokensOf(theme, true);
      const [red, green, blue] = colourOf(all, '--up');
      expect(green).toBeGreaterThan(Math.max(red, blue));
      const [downRed, downGreen, downBlue] = colourOf(all, '--down');
      expect(downRed).toBeGreaterThan(Math.max(downGreen, downBlue));
      for (const name of ['--up', '--up-soft', '--down', '--down-soft']) expect(all.get(name)).not.toContain('accent');
    },
  );
});
