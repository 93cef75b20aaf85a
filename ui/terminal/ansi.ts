/**
 * An ANSI terminal as a screen of styled lines. Texts are cut and padded by their width in cells, and lose their
 * control characters: no name that comes from the operator can move the cursor or change a colour.
 */
type Style = 'plain' | 'strong' | 'dim' | 'up' | 'down' | 'chosen' | 'cursor' | 'bad';
/** A text, or a text with a style. */
export type Span = string | readonly [text: string, style: Style];
export type Line = readonly Span[];

const ESC = '\u001B[';
const RESET = `${ESC}0m`;
/** Up is blue and down is orange, as on the site: colours that colour-blind people can tell apart. */
const CODES: Readonly<Record<Style, string>> = {
  plain: '',
  strong: `${ESC}1m`,
  dim: `${ESC}2m`,
  up: `${ESC}94m`,
  down: `${ESC}33m`,
  chosen: `${ESC}1;4m`,
  cursor: `${ESC}7m`,
  bad: `${ESC}31m`,
};
/** Control characters, line breaks, and marks of direction, which terminals show as boxes. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;
const ZERO = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The cells that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += cellsOf(segment);
  return width;
}

const cellsOf = (grapheme: string): number => (ZERO.test(grapheme) ? 0 : WIDE.test(grapheme) ? 2 : 1);
const clean = (text: string): string => text.replace(INVISIBLE, '');

/** The text in exactly so many cells: cut with an ellipsis, or padded. */
export function fit(text: string, cells: number, side: 'start' | 'end' = 'start'): string {
  const whole = clean(text);
  const padding = cells - widthOf(whole);
  if (padding >= 0) return side === 'start' ? whole + ' '.repeat(padding) : ' '.repeat(padding) + whole;
  let cut = '';
  let left = cells - 1;
  for (const { segment } of segmenter.segment(whole)) {
    left -= cellsOf(segment);
    if (left < 0) break;
    cut += segment;
  }
  return fit(`${cut}${cells > 0 ? '…' : ''}`, cells, side);
}

/** A line in at most so many cells, with its colours unless `isPlain`. */
export function paint(line: Line, columns: number, isPlain = false): string {
  let left = columns;
  let painted = '';
  for (const span of line) {
    const [text, style] = typeof span === 'string' ? ([span, 'plain'] as const) : span;
    const whole = clean(text);
    const shown = fit(whole, Math.min(left, widthOf(whole)));
    left -= widthOf(shown);
    painted += isPlain || style === 'plain' || shown === '' ? shown : CODES[style] + shown + RESET;
  }
  return painted;
}

/** The terminal's other screen, without a cursor. `show` writes only lines that have changed. */
export function openScreen(write: (text: string) => void): {
  readonly show: (lines: readonly Line[], columns: number, rows: number) => void;
  readonly close: () => void;
} {
  let shown: string[] = [];
  let size = '';
  write(`${ESC}?1049h${ESC}?25l`);
  return {
    show(lines, columns, rows) {
      if (size !== `${columns}x${rows}`) {
        size = `${columns}x${rows}`;
        shown = [];
        write(`${ESC}2J`);
      }
      let changes = '';
      for (let row = 0; row < rows; row += 1) {
        const now = paint(lines[row] ?? [], columns);
        if (now === (shown[row] ?? '')) continue;
        shown[row] = now;
        changes += `${ESC}${row + 1};1H${now}${ESC}K`;
      }
      if (changes !== '') write(changes);
    },
    close: () => write(`${ESC}?25h${ESC}?1049l`),
  };
}

const KEYS: Readonly<Record<string, string>> = {
  [`${ESC}A`]: 'up',
  [`${ESC}B`]: 'down',
  [`${ESC}C`]: 'right',
  [`${ESC}D`]: 'left',
  '\u001BOA': 'up',
  '\u001BOB': 'down',
  '\u001BOC': 'right',
  '\u001BOD': 'left',
  '\u001B': 'escape',
  '\r': 'enter',
  '\n': 'enter',
  ' ': 'space',
  '\b': 'backspace',
  '\u007F': 'backspace',
  '\u0003': 'quit',
};

/** The keys in a chunk of input, by name; a letter is itself, and an unknown sequence is nothing. */
export function keysIn(chunk: string): readonly string[] {
  // A sequence of CSI or SS3, else one character.
  const sequences = chunk.match(/\u001B(?:\[[\d;]*[A-Za-z~]|O[A-Z])|[\s\S]/gu) ?? [];
  return sequences.flatMap((sequence) => KEYS[sequence] ?? (/^\P{Cc}$/u.test(sequence) ? sequence : []));
}

/** Whether a key is a character that a field takes; every other key has a longer name. */
export const isCharacter = (key: string): boolean => /^.$/su.test(key);
