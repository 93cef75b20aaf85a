/**
 * Keys for an amount on a screen without a keyboard: digits, the decimal separator and an eraser. They write into a
 * field as a keyboard does, at its caret, and leave the focus in the field.
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from 'touchline/kernel/text';
import { make, write } from '../element/dom.ts';
import { localeOf } from '../web/format/locale.ts';

const ERASER = '⌫';

interface PadOptions {
  readonly language: Language;
  /** Has the texts of `locales/<language>/kiosk.json`. */
  readonly t: Translate;
  /** The field that the keys write into; null while there is none. */
  readonly field: () => HTMLInputElement | null;
}

function decimalSeparator(language: Language): string {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** Replaces the text of a field as typing does, so that the page's own code receives the change. */
export function enterText(field: HTMLInputElement, text: string, caret = text.length): void {
  // React keeps its own setter on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.setSelectionRange(caret, caret);
}

function press(field: HTMLInputElement, key: string): void {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const isErased = key === ERASER;
  const from = isErased && start === end ? Math.max(0, start - 1) : start;
  const put = isErased ? '' : key;
  enterText(field, value.slice(0, from) + put + value.slice(end), from + put.length);
}

/** The name of a field and its text, for a screen reader, which does not follow a field that a script writes. */
function spokenText(field: HTMLInputElement): string {
  const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
  return `${name}: ${field.value === '' ? '0' : field.value}`;
}

/** A button that a touch presses without taking the focus. */
export function padButton(text: string, attributes: Readonly<Record<string, string>>, act: () => void): HTMLElement {
  const button = make('button', { type: 'button', ...attributes }, text);
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', act);
  return button;
}

/** `more` buttons follow the keys. The order of the keys does not follow the direction of the page. */
export function createAmountPad({ language, t, field }: PadOptions, ...more: readonly HTMLElement[]): HTMLElement {
  const separator = decimalSeparator(language);
  const names: Readonly<Record<string, string>> = { [separator]: t('pad.separator'), [ERASER]: t('pad.erase') };
  const news = make('span', { class: 'pad-news', role: 'status' });
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', separator, '0', ERASER].map((key) => {
    const name = names[key];
    return padButton(key, name === undefined ? {} : { 'aria-label': name }, () => {
      const target = field();
      if (target === null) return;
      press(target, key);
      write(news, spokenText(target));
    });
  });
  return make('div', { class: 'pad', role: 'group', 'aria-label': t('pad.keys'), dir: 'ltr' }, ...keys, ...more, news);
}
