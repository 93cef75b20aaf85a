/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'wild-meadow',
  number: 234,
  slug: 'wild-meadow',
  title: ['Wild Meadow', 'Дикий луг', 'Wilde Wiese', 'المرج البري'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'lines', 'wilds', 'expanding', 'respins'],
  rules: [
    [
      'Three equal symbols on one of five lines pay as the table in the game shows. All five lines are always played.',
      'Три одинаковых символа на одной из пяти линий оплачиваются по таблице в игре. Всегда играют все пять линий.',
      'Drei gleiche Symbole auf einer von fünf Linien zahlen, wie die Tabelle im Spiel zeigt. Es werden immer alle fünf Linien gespielt.',
      'تدفع ثلاثة رموز متطابقة على أحد الخطوط الخمسة بحسب الجدول داخل اللعبة. تُلعب الخطوط الخمسة دائمًا.',
    ],
    [
      'A wild stands for every symbol and fills its reel. That reel stays while the others spin again, and each further wild gives another respin. 27.1 % of rounds get a wild.',
      'Джокер заменяет любой символ и занимает весь барабан. Этот барабан остаётся, а остальные вращаются снова; каждый следующий джокер даёт ещё один респин. Джокер выпадает в 27,1 % раундов.',
      'Ein Joker steht für jedes Symbol und füllt seine Walze. Sie bleibt stehen, während die anderen erneut drehen; jeder weitere Joker bringt noch einen Respin. In 27,1 % der Runden erscheint ein Joker.',
      'يحلّ الجوكر محل أي رمز ويملأ بكرته. تثبت هذه البكرة وتدور البقية مجددًا، ويمنح كل جوكر إضافي لفة إعادة أخرى. يظهر الجوكر في 27.1 % من الجولات.',
    ],
    [
      'Three reels of wilds pay 40 times the stake and end the round; this comes once in 95 rounds on average.',
      'Три барабана джокеров приносят 40 ставок и завершают раунд; так бывает в среднем раз в 95 раундов.',
      'Drei Walzen voller Joker zahlen das 40-Fache des Einsatzes und beenden die Runde; das geschieht im Schnitt einmal in 95 Runden.',
      'تدفع ثلاث بكرات مليئة بالجوكر 40 ضعف الرهان وتنهي الجولة، ويحدث ذلك بمعدل مرة كل 95 جولة.',
    ],
    [
      '42.1 % of rounds pay something, often less than the stake. The largest win possible is 57.2 times the stake (chance 1 in 13,500,000).',
      'Что-то платят 42,1 % раундов, часто меньше ставки. Наибольший возможный выигрыш: 57,2 ставки (шанс 1 к 13 500 000).',
      '42,1 % der Runden zahlen etwas, oft weniger als den Einsatz. Der höchstmögliche Gewinn ist das 57,2-Fache (Chance 1 zu 13.500.000).',
      'تدفع 42.1 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح ممكن 57.2 ضعف الرهان (فرصة 1 من 13,500,000).',
    ],
    ROUNDED,
    FAIR,
  ],
};
