/** The fonts of the site: their files, their faces in the styles, and the widths of their figures. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFont } from './read-font.ts';

const STYLES = join(process.cwd(), 'ui/web/styles');
const DIGITS = '0123456789';
/** Bytes of each file that a face may load. */
const MAX_BYTES = new Map([
  ['manrope-latin', 25_000],
  ['manrope-latin-ext', 16_000],
  ['manrope-cyrillic', 15_000],
  ['noto-sans-arabic-arabic', 170_000],
]);

const styleOf = (name: string): string => readFileSync(join(STYLES, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');

interface Face {
  readonly family: string;
  readonly value: (property: string) => string;
  /** The package's path of the file; '' for a face without one. */
  readonly source: string;
}
const facesIn = (style: string): readonly Face[] =>
  [...style.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => {
    const value = (property: string): string =>
      new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]*)`).exec(body)?.[1]?.trim() ?? '';
    return {
      family: value('font-family').replaceAll("'", ''),
      value,
      source: /url\('([^']*)'\)/.exec(value('src'))?.[1] ?? '',
    };
  });

const fileOf = (source: string): string => createRequire(import.meta.url).resolve(source);
const faces = facesIn(styleOf('fonts.css'));
const loaded = (family: string): readonly Face[] => faces.filter((face) => face.family === family);
const sheets = readdirSync(STYLES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const percent = (value: string): number => Number.parseFloat(value) / 100;

describe('the files of the fonts', () => {
  it('[SCH-25] are those of the site, one for each script, and none is larger than its budget', () => {
    const names = faces.map(({ source }) => /files\/(.*)-wght-normal\.woff2$/.exec(source)?.[1] ?? source);
    expect(names.toSorted()).toEqual([...MAX_BYTES.keys()].toSorted());
    for (const [at, { source, value }] of faces.entries()) {
      expect(source).toMatch(/^@fontsource-variable\//);
      expect(value('src')).not.toContain('http');
      expect(statSync(fileOf(source)).size, source).toBeLessThanOrEqual(MAX_BYTES.get(names[at] ?? '') ?? 0);
    }
  });

  it('[SCH-25] are named by no style that the first paint waits for', () => {
    expect(sheets.filter((name) => styleOf(name).includes('fonts.css'))).toEqual(['deferred/page.css']);
    expect(sheets.filter((name) => facesIn(styleOf(name)).some(({ source }) => source !== ''))).toEqual(['fonts.css']);
  });

  it('[SCH-26] have Arabic letters in Arabic alone', () => {
    const named = sheets.flatMap((name) =>
      [...styleOf(name).matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
        body.includes('Noto Arabic') && !selector.includes('@font-face') ? [selector.trim()] : [],
      ),
    );
    expect(named).toEqual([':lang(ar)']);
    const [arabic] = loaded('Noto Arabic');
    for (const range of (arabic?.value('unicode-range') ?? '').split(','))
      expect(Number.parseInt(range.trim().slice(2), 16), range).toBeGreaterThanOrEqual(0x600);
  });
});

describe('a face that arrives', () => {
  it('[SCH-26] replaces the text’s face in Latin and Cyrillic, and in Arabic only where it comes at once', () => {
    expect(loaded('Manrope').map(({ value }) => value('font-display'))).toEqual(['swap', 'swap', 'swap']);
    expect(loaded('Noto Arabic').map(({ value }) => value('font-display'))).toEqual(['optional']);
  });

  it('[SCH-26] has the line height of the face that stands for it, so that nothing moves', () => {
    const [fallback] = facesIn(styleOf('tokens.css'));
    expect(fallback?.family).toBe('Manrope Fallback');
    expect(/--font:\s*Manrope, 'Manrope Fallback'/.test(styleOf('tokens.css'))).toBe(true);
    const size = percent(fallback?.value('size-adjust') ?? '');
    for (const { source } of loaded('Manrope')) {
      const { ascent, descent, lineGap } = readFont(fileOf(source));
      expect(percent(fallback?.value('ascent-override') ?? '') * size).toBeCloseTo(ascent, 2);
      expect(percent(fallback?.value('descent-override') ?? '') * size).toBeCloseTo(descent, 2);
      expect(percent(fallback?.value('line-gap-override') ?? '') * size).toBeCloseTo(lineGap, 2);
    }
  });
});

describe('figures', () => {
  const latin = readFont(fileOf(loaded('Manrope')[0]?.source ?? ''));

  it.each([400, 600, 700])('[SCH-27] of a table have one width at weight %i, and that of every weight', (weight) => {
    const widths = new Set(latin.widths(DIGITS, weight, 'tnum'));
    expect(widths.size).toBe(1);
    expect(widths).toEqual(new Set(latin.widths(DIGITS, 400, 'tnum')));
    // Without the feature a 1 is narrower: a price would move its row.
    expect(new Set(latin.widths(DIGITS, weight)).size).toBeGreaterThan(5);
  });

  it.each([
    ['base.css', '.number'],
    ['chips.css', '.count'],
    ['price-cell.css', '.cell-price'],
    ['row.css', '.side-score'],
    ['bet.css', '.bet-leg-score'],
  ])('[SCH-27] of a table are what %s chooses for %s', (sheet, selector) => {
    const bodies = [...styleOf(sheet).matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, of = '', body = '']) =>
      of.trim() === selector ? [body] : [],
    );
    expect(bodies.join('')).toContain('font-variant-numeric: tabular-nums');
  });
});
