/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'star-harvest',
  number: 237,
  slug: 'star-harvest',
  title: ['Star Harvest', 'Звёздный урожай', 'Sternenernte', 'حصاد النجوم'],
  section: 'slots',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['reels', 'anywhere', 'multiplier'],
  rules: [
    [
      'Eight or more equal symbols pay as the table in the game shows, wherever they stand on the six reels.',
      'Восемь и более одинаковых символов оплачиваются по таблице в игре, где бы они ни стояли на шести барабанах.',
      'Acht oder mehr gleiche Symbole zahlen, wie die Tabelle im Spiel zeigt, wo auch immer sie auf den sechs Walzen stehen.',
      'تدفع ثمانية رموز متطابقة أو أكثر بحسب الجدول داخل اللعبة، أينما ظهرت على البكرات الست.',
    ],
    [
      'One crown in sight pays the whole spin twice, two crowns three times, up to five times with four crowns. Without a win a crown pays nothing.',
      'Одна корона на поле удваивает выплату вращения, две утраивают её, и так до пятикратной при четырёх. Без выигрыша корона ничего не платит.',
      'Eine sichtbare Krone zahlt die ganze Drehung doppelt, zwei Kronen dreifach, bis zum Fünffachen mit vier Kronen. Ohne Gewinn zahlt eine Krone nichts.',
      'يضاعف تاج واحد ظاهر ربح اللفة كلها مرتين، وتاجان ثلاث مرات، حتى خمس مرات بأربعة تيجان. ولا يدفع التاج شيئًا من دون ربح.',
    ],
    [
      'There are 64,000,000 stops of the reels, each equally likely.',
      'У барабанов 64 000 000 равновероятных остановок.',
      'Es gibt 64.000.000 gleich wahrscheinliche Haltepunkte der Walzen.',
      'توجد 64,000,000 حالة توقف للبكرات بفرص متساوية.',
    ],
    [
      '54.7 % of rounds pay something, often less than the stake. The largest win is 201.6 times the stake (chance 1 in 4,000,000).',
      'Что-то платят 54,7 % раундов, часто меньше ставки. Наибольший выигрыш: 201,6 ставки (шанс 1 к 4 000 000).',
      '54,7 % der Runden zahlen etwas, oft weniger als den Einsatz. Der höchste Gewinn ist das 201,6-Fache (Chance 1 zu 4.000.000).',
      'تدفع 54.7 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح 201.6 ضعف الرهان (فرصة 1 من 4,000,000).',
    ],
    ROUNDED,
    FAIR,
  ],
};
