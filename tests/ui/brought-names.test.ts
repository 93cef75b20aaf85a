import { expect, it } from 'vitest';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { countryName, takeCountryNames } from '../../ui/web/format/country.ts';
import { localeOf } from '../../ui/web/format/locale.ts';
import { formatTime, takeMonths } from '../../ui/web/format/time.ts';

const ourText = (key: string): string => key;

it('[RND-15] names of a server’s page come before the browser’s own; our texts name what is no country', () => {
  expect(countryName('AQ', 'de', ourText)).toBe('Antarktis');
  const page = document.createElement('main');
  page.innerHTML = [
    ['AQ', 'Südpolland'],
    ['GB-ENG', 'Albion'],
    ['INT', 'Welt'],
    ['?', 'Nowhere'],
  ]
    .map(
      ([code = '', name = '']) =>
        `<p><img class="flag" src="/assets/flag-${code}-2E54D410.svg"><span class="champ-country">${name}</span></p>`,
    )
    .join('');
  takeCountryNames(page, 'de');
  expect(['AQ', 'GB-ENG', 'INT', '?'].map((code) => countryName(code, 'de', ourText))).toEqual([
    'Südpolland',
    'country.GB-ENG',
    'country.INT',
    '?',
  ]);
  expect(countryName('AQ', 'en', ourText)).toBe('Antarctica');
});

it.each(LANGUAGES)('[RND-15] a 24-hour clock is that of the browser: %s', (language) => {
  const browser = new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  takeMonths('', language);
  for (let at = Date.UTC(2026, 0, 31); at < Date.UTC(2026, 1, 1); at += 7 * 60_000)
    expect(formatTime(at, 'time', { language, is12h: false, timeZone: 0 })).toBe(browser.format(at));
});

it('[RND-15] the months of a server’s page come before the browser’s own, in its language alone', () => {
  const day = (language: 'de' | 'ru', month: number): string =>
    formatTime(Date.UTC(2026, month, 5), 'shortDay', { language, is12h: false, timeZone: 0 });
  const days = () => ({ germanJune: day('de', 5), germanJuly: day('de', 6), russianJuly: day('ru', 6) });
  const usual = days();
  takeMonths('||||||22. Heumond|||||| am| pm', 'de');
  expect(days()).toEqual({ ...usual, germanJuly: '5. Heumond' });
  takeMonths('||||||22. Juli||||||', 'de');
  expect(days()).toEqual(usual);
});
