/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'lucky-6',
  number: 262,
  slug: 'lucky-6',
  title: ['Lucky 6', 'Лаки 6', 'Lucky 6', 'لاكي 6'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'high',
  features: ['shared', 'numbers'],
  rules: [
    CLOCKED,
    [
      '35 of 48 balls come one after another. Your six numbers pay if all of them come, and the more the earlier the sixth one comes.',
      '35 из 48 шаров выпадают по очереди. Ваши шесть чисел выигрывают, если выпали все, и тем больше, чем раньше выпало шестое.',
      '35 von 48 Kugeln kommen nacheinander. Deine sechs Zahlen zahlen, wenn alle kommen, und umso mehr, je früher die sechste kommt.',
      'تخرج 35 من 48 كرة واحدة تلو الأخرى. تدفع أرقامك الستة إذا خرجت كلها، وتزيد كلما خرج السادس أبكر.',
    ],
    [
      'Or bet on the first ball: odd, even, 1 to 24, or 25 to 48. Each has exactly half of all draws and pays 1.86 times the stake.',
      'Или поставьте на первый шар: нечет, чёт, 1–24 или 25–48. У каждого исхода ровно половина тиражей, выплата 1,86 ставки.',
      'Oder setze auf die erste Kugel: ungerade, gerade, 1 bis 24 oder 25 bis 48. Jede Wette gewinnt in genau der Hälfte aller Ziehungen und zahlt das 1,86-Fache.',
      'أو راهن على الكرة الأولى: فردي أو زوجي أو 1 إلى 24 أو 25 إلى 48. لكل منها نصف السحوبات تمامًا ويدفع 1.86 ضعف الرهان.',
    ],
    [
      'All six numbers come in 13.2 % of draws. The highest win is 20,000 times the stake (chance 1 in 12,271,512).',
      'Все шесть чисел выпадают в 13,2 % тиражей. Наибольший выигрыш: 20 000 ставок (шанс 1 к 12 271 512).',
      'Alle sechs Zahlen kommen in 13,2 % der Ziehungen. Der höchste Gewinn ist das 20.000-Fache (Chance 1 zu 12.271.512).',
      'تخرج الأرقام الستة في 13.2 % من السحوبات. أعلى ربح 20,000 ضعف الرهان (فرصة 1 من 12,271,512).',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
