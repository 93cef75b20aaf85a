/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'tv-war',
  number: 265,
  slug: 'tv-war',
  title: ['War every minute', 'Война каждую минуту', 'Krieg der Karten', 'حرب كل دقيقة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'low',
  features: ['shared', 'cards'],
  rules: [
    CLOCKED,
    [
      'Two cards of one deck are drawn, one for red and one for blue. The higher card wins; the ace is the highest.',
      'Из одной колоды открываются две карты: красных и синих. Выигрывает старшая, туз старше всех.',
      'Aus einem Deck kommen zwei Karten, eine für Rot und eine für Blau. Die höhere gewinnt; das Ass ist die höchste.',
      'تُسحب ورقتان من مجموعة واحدة، واحدة للأحمر وأخرى للأزرق. تربح الأعلى، والآس هو الأعلى.',
    ],
    [
      'Red and blue win 8 times in 17 and pay 1.98 times the stake. A tie comes once in 17, pays 15.8 times, and loses bets on red and blue.',
      'Красные и синие выигрывают в 8 случаях из 17, выплата 1,98 ставки. Ничья выпадает в одном из 17, платит 15,8, ставки на стороны при ней проигрывают.',
      'Rot und Blau gewinnen in 8 von 17 Fällen und zahlen das 1,98-Fache. Ein Gleichstand kommt einmal in 17, zahlt das 15,8-Fache und schlägt Wetten auf Rot und Blau.',
      'يربح كل من الأحمر والأزرق 8 مرات من 17 ويدفع 1.98 ضعف الرهان. يأتي التعادل مرة من 17 ويدفع 15.8 ضعفًا وتخسر معه رهانات الأحمر والأزرق.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
