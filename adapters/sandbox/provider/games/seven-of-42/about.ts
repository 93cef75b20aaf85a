/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED, numbersRule, SUMS } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'seven-of-42',
  number: 261,
  slug: 'seven-of-42',
  title: ['7 of 42', '7 из 42', '7 aus 42', '7 من 42'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'high',
  features: ['shared', 'numbers'],
  rules: [
    CLOCKED,
    numbersRule(7, 42),
    SUMS,
    [
      'The highest win is 100,000 times the stake, for all 7 numbers (chance 1 in 26,978,328).',
      'Наибольший выигрыш: 100 000 ставок за все 7 чисел (шанс 1 к 26 978 328).',
      'Der höchste Gewinn ist das 100.000-Fache für alle 7 Zahlen (Chance 1 zu 26.978.328).',
      'أعلى ربح 100,000 ضعف الرهان لكل الأرقام الـ7 (فرصة 1 من 26,978,328).',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
