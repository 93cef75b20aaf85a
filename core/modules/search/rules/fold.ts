/** Folds names and queries of any script into lower-case Latin words, so that they can be compared [SRH-2]. */

const LATIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
  ј: 'j',
};

const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'y',
  ؤ: 'w',
  ء: '',
  پ: 'p',
  چ: 'ch',
  ڤ: 'v',
  گ: 'g',
};

const LETTERS: ReadonlyMap<string, string> = new Map(
  [LATIN, CYRILLIC, ARABIC].flatMap((letters) => Object.entries(letters)),
);

/** Words in lower-case Latin letters and digits, separated by single spaces. */
export function foldText(text: string): string {
  const plain = text
    .toLowerCase()
    // The letters й, ё and ї have marks of their own, which belong to them.
    .normalize('NFC')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`ʼ]/g, '');
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Whether a text contains letters of another script than Latin. */
export function isOtherScript(text: string): boolean {
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text);
}

/** Spellings that sound alike, longest first. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/tsh|tch|sch|sh|ch|zh/g, 's'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh|ck|qu|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/v/g, 'f'],
  [/p/g, 'b'],
  [/z/g, 's'],
  [/j/g, 'g'],
];

/**
 * The consonants of folded words as they sound, so that a name in a script without vowels finds its Latin spelling:
 * both `liverpool` and `lyfrbwl` give `lfrbl`. A word of vowels alone is dropped.
 */
export function soundOf(folded: string): string {
  return folded
    .split(' ')
    .map((word) =>
      ALIKE.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word)
        .replace(/[aeiouyhw]/g, '')
        .replace(/(.)\1+/g, '$1'),
    )
    .filter((word) => word !== '')
    .join(' ');
}
