/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'night-train',
  number: 232,
  slug: 'night-train',
  title: ['Night Train', 'Ночной поезд', 'Nachtzug', 'قطار الليل'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'lines', 'free-spins', 'multiplier'],
  rules: [
    [
      'Three equal symbols on one of five lines pay as the table in the game shows. All five lines are always played.',
      'Три одинаковых символа на одной из пяти линий оплачиваются по таблице в игре. Всегда играют все пять линий.',
      'Drei gleiche Symbole auf einer von fünf Linien zahlen, wie die Tabelle im Spiel zeigt. Es werden immer alle fünf Linien gespielt.',
      'تدفع ثلاثة رموز متطابقة على أحد الخطوط الخمسة بحسب الجدول داخل اللعبة. تُلعب الخطوط الخمسة دائمًا.',
    ],
    [
      'A ticket on every reel gives 8 free spins, on average once in 37 rounds. Wins in free spins count three times.',
      'Билет на каждом барабане даёт 8 бесплатных вращений, в среднем раз в 37 раундов. Выигрыши в них утраиваются.',
      'Ein Ticket auf jeder Walze gibt 8 Freispiele, im Schnitt einmal in 37 Runden. Gewinne in Freispielen zählen dreifach.',
      'تمنح تذكرة على كل بكرة 8 لفات مجانية، بمعدل مرة كل 37 جولة. تُحتسب أرباح اللفات المجانية ثلاثة أضعاف.',
    ],
    [
      'A ticket on every reel of the eighth free spin gives another 8, up to 24 in a round.',
      'Билет на каждом барабане в восьмом бесплатном вращении даёт ещё 8, всего до 24 за раунд.',
      'Ein Ticket auf jeder Walze beim achten Freispiel gibt weitere 8, bis zu 24 in einer Runde.',
      'تمنح تذكرة على كل بكرة في اللفة المجانية الثامنة 8 لفات أخرى، حتى 24 في الجولة.',
    ],
    [
      '16 % of rounds pay something. The largest win possible is 6,617.5 times the stake; its chance is below 1 in 10⁷⁵.',
      'Что-то платят 16 % раундов. Наибольший возможный выигрыш: 6617,5 ставки; его шанс меньше 1 к 10⁷⁵.',
      '16 % der Runden zahlen etwas. Der höchstmögliche Gewinn ist das 6.617,5-Fache; seine Chance liegt unter 1 zu 10⁷⁵.',
      'تدفع 16 % من الجولات شيئًا. أكبر ربح ممكن 6,617.5 ضعف الرهان، وفرصته أقل من 1 من 10⁷⁵.',
    ],
    ROUNDED,
    FAIR,
  ],
};
