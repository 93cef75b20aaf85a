import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, keysIn, openScreen, paint, widthOf } from '../../../ui/terminal/ansi.ts';

describe('the terminal', () => {
  it('[TTY-8] a text fills exactly its cells, whatever it is written in', () => {
    expect(fit('Arsenal', 9)).toBe('Arsenal  ');
    expect(fit('Arsenal', 4)).toBe('Ars…');
    expect(fit('1.95', 6, 'end')).toBe('  1.95');
    // An ideograph takes two cells, a family of joined emoji two, a combining mark none.
    expect(widthOf('東京')).toBe(4);
    expect(widthOf('👨‍👩‍👧')).toBe(2);
    expect(widthOf('e\u0301')).toBe(1);
    expect(fit('東京ダービー', 6)).toBe('東京… ');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 30 }), (text, cells) => {
        expect(widthOf(fit(text, cells))).toBe(cells);
      }),
      { seed: 7 },
    );
  });

  it('[TTY-8] a name cannot send a sequence to the terminal', () => {
    const name = 'FC\u001B[2J\u009B31m \u202EX\r\n\u0007';
    expect(paint([name], 40)).toBe('FC[2J31m X');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(paint([text, fit(text, 20)], 60)).not.toMatch(/\p{Cc}/u);
      }),
      { seed: 7 },
    );
  });

  it('[TTY-1] only the lines that have changed are written', () => {
    const written: string[] = [];
    const screen = openScreen((text) => void written.push(text));
    screen.show([['one'], ['two']], 20, 3);
    screen.show([['one'], ['2']], 20, 3);
    screen.show([['one'], ['2']], 20, 3);
    expect(written.slice(3)).toEqual(['\u001B[2;1H2\u001B[K']);
    screen.show([['one'], ['2']], 30, 3);
    expect(written.slice(4)).toEqual(['\u001B[2J', '\u001B[1;1Hone\u001B[K\u001B[2;1H2\u001B[K']);
  });

  it('[TTY-3] keys are read one by one, however many come at once, and unknown sequences are nothing', () => {
    expect(keysIn('\u001B[A1,\r\u001B[15~x \u007F')).toEqual(['up', '1', ',', 'enter', 'x', 'space', 'backspace']);
    expect(keysIn('\u001B')).toEqual(['escape']);
    expect(keysIn('\u0003')).toEqual(['quit']);
  });
});
