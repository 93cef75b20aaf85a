/** Names in other letters: by the sounds of their language. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfName } from '../../../adapters/sandbox/operator/names/origins.ts';
import type { Language } from '../../../adapters/sandbox/operator/names/sounds.ts';
import { arabicOf, toArabic, toCyrillic } from '../../../adapters/sandbox/operator/names/transliterate.ts';

const RUSSIAN: readonly (readonly [Language, string, string])[] = [
  ['ru', 'Aleksey Lobanov', 'Алексей Лобанов'],
  ['ru', 'Vyacheslav Krivosheev', 'Вячеслав Кривошеев'],
  ['ru', 'Grigory Vlasov', 'Григорий Власов'],
  ['uk', 'Yaroslav Zhmudenko', 'Ярослав Жмуденко'],
  ['uk', 'Vitalii Teteria', 'Виталий Тетеря'],
  ['pl', 'Łukasz Jarocki', 'Лукаш Яроцкий'],
  ['pl', 'Szymon Kolasa', 'Шимон Коласа'],
  ['pl', 'Mateusz Gołębiowski', 'Матеуш Голембёвский'],
  ['cs', 'Mladá Boleslav', 'Млада Болеслав'],
  ['cs', 'Tomáš Machač', 'Томаш Махач'],
  ['hu', 'Puskás Akadémia', 'Пушкаш Академия'],
  ['ro', 'Oțelul Galați', 'Оцелул Галаци'],
  ['yu', 'Frane Kojić', 'Фране Коич'],
  ['yu', 'Čukarički', 'Чукарички'],
  ['de', 'Schwenningen', 'Швеннинген'],
  ['de', 'Stade', 'Штаде'],
  ['es', 'Mirandés', 'Мирандес'],
  ['es', 'Castellón', 'Кастельон'],
  ['pt', 'Guimarães', 'Гимарайнс'],
  ['it', 'Reggiana', 'Реджана'],
  ['it', 'Cagliari', 'Кальяри'],
  ['fr', 'Clermont', 'Клермон'],
  ['nl', 'Volendam', 'Волендам'],
  ['north', 'Silkeborg', 'Силькеборг'],
  ['tr', 'Kayserispor', 'Кайсериспор'],
  ['tr', 'Eyüpspor', 'Эюпспор'],
  ['ja', 'Kashiwa Reysol', 'Касива Рейсол'],
  ['zh', 'Wang Chuqin', 'Ван Чуцинь'],
  ['zh', 'Zhang Zhizhen', 'Чжан Чжичжэнь'],
  ['west', 'GAIS', 'ГАИС'],
];

const ARABIC: readonly (readonly [Language, string, string])[] = [
  ['pl', 'Łukasz', 'لوكاش'],
  ['pt', 'Famalicão', 'فاماليكان'],
  ['it', 'Palermo', 'باليرمو'],
  ['de', 'Dresden', 'دريسدين'],
  ['north', 'Hammarby', 'هاماربي'],
  ['de', 'Fürth', 'فورت'],
  ['ru', 'Orenburg', 'أورينبورغ'],
  ['west', 'AIK', 'AIK'],
];

describe('names in other letters', () => {
  it.each(RUSSIAN)('[LIN-226] of %s, “%s” is “%s” in Russian', (language, name, written) => {
    expect(toCyrillic(name, language)).toBe(written);
  });

  it.each(ARABIC)('[LIN-226] of %s, “%s” is “%s” in Arabic', (language, name, written) => {
    expect(toArabic(name, language)).toBe(written);
  });

  it('[LIN-226] a Russian name is written in Arabic letters by its sound', () => {
    expect(['Ипсвич', 'Реал', 'Эйбар', 'Юве', 'Дженоа'].map(arabicOf)).toEqual([
      'إيبسفيتش',
      'ريال',
      'إيبار',
      'يوفي',
      'جينوا',
    ]);
  });

  it('[LIN-226] digits, signs and other scripts stay', () => {
    expect(toCyrillic('04 (2) Зенит – 96', 'de')).toBe('04 (2) Зенит – 96');
    expect(toArabic('04 (2) النصر – 96', 'de')).toBe('04 (2) النصر – 96');
  });

  it('[LIN-226] no Latin letter of the catalogue’s alphabets is left, whatever the word', () => {
    const letter = fc.constantFrom(
      ...'abcdefghijklmnopqrstuvwxyzàáâãäåæçčćďđéèêëěğíîïıłľñňńóôõöøőřșşšśțţťúûüűůýžźżß'.split(''),
    );
    const languages: readonly Language[] = ['de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'north', 'pl', 'pt', 'tr', 'zh'];
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 12 }),
        fc.constantFrom(...languages),
        (letters, language) => {
          const word = letters.join('');
          expect(toCyrillic(word, language)).not.toMatch(/\p{Script=Latin}/u);
          expect(toArabic(word, language)).not.toMatch(/\p{Script=Latin}|\p{Script=Cyrillic}/u);
        },
      ),
      { seed: 7 },
    );
  });

  it('[LIN-226] the language of a name is that of its league, else that of its letters', () => {
    expect(languageOfName('Lech', 'PL')).toBe('pl');
    expect(languageOfName('Hurkaczę', null)).toBe('pl');
    expect(languageOfName('Zhao Xintong', null)).toBe('west');
    expect(languageOfName('Wang Chuqin', null)).toBe('zh');
  });
});
