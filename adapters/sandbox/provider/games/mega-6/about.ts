/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED, numbersRule } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'mega-6',
  number: 263,
  slug: 'mega-6',
  title: ['Mega 6', 'Мега 6', 'Mega 6', 'ميغا 6'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'high',
  features: ['shared', 'numbers'],
  rules: [
    CLOCKED,
    numbersRule(6, 45),
    [
      'The highest win is 100,000 times the stake, for all 6 numbers (chance 1 in 8,145,060).',
      'Наибольший выигрыш: 100 000 ставок за все 6 чисел (шанс 1 к 8 145 060).',
      'Der höchste Gewinn ist das 100.000-Fache für alle 6 Zahlen (Chance 1 zu 8.145.060).',
      'أعلى ربح 100,000 ضعف الرهان لكل الأرقام الـ6 (فرصة 1 من 8,145,060).',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
