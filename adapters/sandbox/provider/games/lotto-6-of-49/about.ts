/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED, numbersRule } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'lotto-6-of-49',
  number: 274,
  slug: 'lotto-6-of-49',
  title: ['Lotto 6 of 49', 'Лото 6 из 49', 'Lotto 6 aus 49', 'لوتو 6 من 49'],
  section: 'tvgames',
  releasedOn: '2026-11-28',
  volatility: 'high',
  features: ['shared', 'numbers'],
  rules: [
    CLOCKED,
    numbersRule(6, 49),
    [
      'Prizes are fixed and do not depend on other players. The highest win is 1,000,000 times the stake, for all 6 numbers (chance 1 in 13,983,816).',
      'Призы фиксированы и не зависят от других игроков. Наибольший выигрыш: 1 000 000 ставок за все 6 чисел (шанс 1 к 13 983 816).',
      'Die Gewinne sind fest und hängen nicht von anderen Spielern ab. Der höchste Gewinn ist das 1.000.000-Fache für alle 6 Zahlen (Chance 1 zu 13.983.816).',
      'الجوائز ثابتة ولا تتوقف على اللاعبين الآخرين. أعلى ربح 1,000,000 ضعف الرهان لكل الأرقام الـ6 (فرصة 1 من 13,983,816).',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
