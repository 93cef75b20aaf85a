/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'orchard-row',
  number: 230,
  slug: 'orchard-row',
  title: ['Orchard Row', 'Фруктовый ряд', 'Obstreihe', 'صف الفواكه'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'lines'],
  rules: [
    [
      'Three reels stop independently. Choose one to five lines: your stake is shared equally by them.',
      'Три барабана останавливаются независимо. Выберите от одной до пяти линий: ставка делится между ними поровну.',
      'Drei Walzen halten unabhängig voneinander. Wähle eine bis fünf Linien: Dein Einsatz verteilt sich gleichmäßig auf sie.',
      'تتوقف ثلاث بكرات كلٌّ على حدة. اختر من خط واحد إلى خمسة خطوط، ويُقسَّم رهانك عليها بالتساوي.',
    ],
    [
      'Three equal symbols on a line pay as the table in the game shows. Two cherries from the left pay twice the stake of the line.',
      'Три одинаковых символа на линии оплачиваются по таблице в игре. Две вишни слева приносят две ставки линии.',
      'Drei gleiche Symbole auf einer Linie zahlen, wie die Tabelle im Spiel zeigt. Zwei Kirschen von links zahlen den doppelten Einsatz der Linie.',
      'تدفع ثلاثة رموز متطابقة على الخط بحسب الجدول داخل اللعبة. تدفع كرزتان من اليسار ضعف رهان الخط.',
    ],
    [
      'With five lines 47.4 % of rounds pay something, often less than the stake, and the largest win is 102 times the stake (chance 1 in 4,000).',
      'На пяти линиях что-то платят 47,4 % раундов, часто меньше ставки; наибольший выигрыш: 102 ставки (шанс 1 к 4000).',
      'Mit fünf Linien zahlen 47,4 % der Runden etwas, oft weniger als den Einsatz. Der höchste Gewinn ist das 102-Fache (Chance 1 zu 4.000).',
      'مع خمسة خطوط تدفع 47.4 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح 102 ضعف الرهان (فرصة 1 من 4,000).',
    ],
    [
      'With one line 11.3 % of rounds pay, and the largest win is 500 times the stake (chance 1 in 8,000).',
      'На одной линии платят 11,3 % раундов; наибольший выигрыш: 500 ставок (шанс 1 к 8000).',
      'Mit einer Linie zahlen 11,3 % der Runden. Der höchste Gewinn ist das 500-Fache (Chance 1 zu 8.000).',
      'مع خط واحد تدفع 11.3 % من الجولات، وأكبر ربح 500 ضعف الرهان (فرصة 1 من 8,000).',
    ],
    ROUNDED,
    FAIR,
  ],
};
