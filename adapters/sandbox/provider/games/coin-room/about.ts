/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'coin-room',
  number: 233,
  slug: 'coin-room',
  title: ['Coin Room', 'Монетная комната', 'Münzkammer', 'غرفة العملات'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'lines', 'hold', 'respins'],
  rules: [
    [
      'Three equal symbols on one of five lines pay as the table in the game shows. All five lines are always played.',
      'Три одинаковых символа на одной из пяти линий оплачиваются по таблице в игре. Всегда играют все пять линий.',
      'Drei gleiche Symbole auf einer von fünf Linien zahlen, wie die Tabelle im Spiel zeigt. Es werden immer alle fünf Linien gespielt.',
      'تدفع ثلاثة رموز متطابقة على أحد الخطوط الخمسة بحسب الجدول داخل اللعبة. تُلعب الخطوط الخمسة دائمًا.',
    ],
    [
      'Four coins or more are held, on average once in 32 rounds, and the other cells spin again, each with a chance of 1 in 10 of a coin. The respins end when three in a row bring no new coin, or when the grid is full.',
      'Четыре и более монет удерживаются, в среднем раз в 32 раунда, а остальные ячейки вращаются снова: шанс монеты в каждой 1 к 10. Респины заканчиваются, когда три подряд не приносят новой монеты или поле заполнено.',
      'Vier oder mehr Münzen bleiben liegen, im Schnitt einmal in 32 Runden. Die anderen Felder drehen erneut, jedes mit einer Chance von 1 zu 10 auf eine Münze. Die Respins enden, wenn drei in Folge keine neue Münze bringen oder das Feld voll ist.',
      'تثبت أربع عملات أو أكثر بمعدل مرة كل 32 جولة، وتدور بقية الخانات مجددًا وفرصة العملة في كل منها 1 من 10. تنتهي لفات الإعادة بعد ثلاث متتالية بلا عملة جديدة أو عند امتلاء الشبكة.',
    ],
    [
      'The coins held pay 1, 2, 3, 5, 10 or 25 times the stake each, and twice that in a full grid. There is no jackpot.',
      'Каждая удержанная монета приносит 1, 2, 3, 5, 10 или 25 ставок, при полном поле вдвое больше. Джекпота нет.',
      'Jede gehaltene Münze zahlt das 1-, 2-, 3-, 5-, 10- oder 25-Fache des Einsatzes, bei vollem Feld das Doppelte. Es gibt keinen Jackpot.',
      'تدفع كل عملة مثبتة 1 أو 2 أو 3 أو 5 أو 10 أو 25 ضعف الرهان، وضعف ذلك عند امتلاء الشبكة. لا توجد جائزة كبرى.',
    ],
    [
      '23.6 % of rounds pay something. The largest win possible is 456 times the stake; its chance is below 1 in 10²³.',
      'Что-то платят 23,6 % раундов. Наибольший возможный выигрыш: 456 ставок; его шанс меньше 1 к 10²³.',
      '23,6 % der Runden zahlen etwas. Der höchstmögliche Gewinn ist das 456-Fache; seine Chance liegt unter 1 zu 10²³.',
      'تدفع 23.6 % من الجولات شيئًا. أكبر ربح ممكن 456 ضعف الرهان، وفرصته أقل من 1 من 10²³.',
    ],
    ROUNDED,
    FAIR,
  ],
};
