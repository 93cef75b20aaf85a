/** The keys for an amount, on a kiosk and on a phone. */
import { within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LANGUAGES, type Language } from 'touchline/core/preferences/types';
import { createAmountPad } from '../../ui/touch/amount-pad.ts';
import { createTranslate, decodeSentences } from '../../ui/web/format/sentences.ts';
import { createUser } from './user.ts';

const user = createUser();

afterEach(() => document.body.replaceChildren());

async function given(value: string, language: Language = 'en') {
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Stake, EUR');
  field.value = value;
  const typed: string[] = [];
  field.addEventListener('input', () => typed.push(field.value));
  const words = decodeSentences(await import(`../../ui/web/locales/${language}/kiosk.json`));
  const pad = createAmountPad({ language, t: createTranslate(words, language), field: () => field });
  document.body.append(field, pad);
  field.setSelectionRange(value.length, value.length);
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await user.click(within(pad).getByRole('button', { name }));
  };
  return { field, pad, typed, press };
}

it('[TCH-2] the keys write after the text, and each sends the events of typing', async () => {
  const { field, typed, press } = await given('1');
  await press('2', 'Decimal point', '5', '0', 'Erase');
  expect(field.value).toBe('12.5');
  expect(typed).toEqual(['12', '12.', '12.5', '12.50', '12.5']);
});

it('[TCH-2] the keys write and erase at the caret', async () => {
  const { field, press } = await given('125');
  field.setSelectionRange(1, 1);
  await press('9');
  expect(field.value).toBe('1925');
  expect(field.selectionStart).toBe(2);
  await press('Erase', 'Erase');
  expect(field.value).toBe('25');
  expect(field.selectionStart).toBe(0);
  await press('Erase');
  expect(field.value).toBe('25');
});

it('[TCH-2] a key replaces what is selected, and the eraser removes it', async () => {
  const { field, press } = await given('125');
  field.setSelectionRange(0, 2);
  await press('7');
  expect(field.value).toBe('75');
  field.setSelectionRange(0, 2);
  await press('Erase');
  expect(field.value).toBe('');
});

it('[TCH-1] the separator is that of the language, and the order of the keys is the same in every language', async () => {
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const separators = { en: '.', de: ',', ru: ',', ar: '.' } as const;
  for (const language of LANGUAGES) {
    const { pad } = await given('', language);
    const keys = within(pad).getAllByRole('button');
    expect(keys.map((button) => button.textContent)).toEqual([...digits, separators[language], '0', '⌫']);
    expect(pad.dir).toBe('ltr');
  }
});

it('[TCH-3] a screen reader announces the amount after each key', async () => {
  const { pad, press } = await given('');
  await press('5');
  expect(within(pad).getByRole('status').textContent).toBe('Stake, EUR: 5');
  await press('Erase');
  expect(within(pad).getByRole('status').textContent).toBe('Stake, EUR: 0');
});
