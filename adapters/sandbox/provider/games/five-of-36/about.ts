/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED, numbersRule, SUMS } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'five-of-36',
  number: 260,
  slug: 'five-of-36',
  title: ['5 of 36', '5 из 36', '5 aus 36', '5 من 36'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'high',
  features: ['shared', 'numbers'],
  rules: [
    CLOCKED,
    numbersRule(5, 36),
    SUMS,
    [
      'The highest win is 50,000 times the stake, for all 5 numbers (chance 1 in 376,992).',
      'Наибольший выигрыш: 50 000 ставок за все 5 чисел (шанс 1 к 376 992).',
      'Der höchste Gewinn ist das 50.000-Fache für alle 5 Zahlen (Chance 1 zu 376.992).',
      'أعلى ربح 50,000 ضعف الرهان لكل الأرقام الـ5 (فرصة 1 من 376,992).',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
