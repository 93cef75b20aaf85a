/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'andar-bahar',
  number: 214,
  slug: 'andar-bahar',
  title: ['Andar bahar', 'Андар бахар', 'Andar Bahar', 'أندر باهار'],
  section: 'card-games',
  alsoIn: ['asian-games'],
  releasedOn: '2026-11-25',
  volatility: 'low',
  features: ['cards', 'table'],
  rules: [
    [
      'One card of a shuffled deck is turned. Then Andar and Bahar get cards in turn, Andar first, until a card has the same rank.',
      'Из перетасованной колоды открывается одна карта. Затем карты по очереди получают Андар и Бахар, первым Андар, пока не выпадет карта того же достоинства.',
      'Eine Karte eines gemischten Decks wird aufgedeckt. Dann bekommen Andar und Bahar abwechselnd Karten, Andar zuerst, bis eine Karte denselben Wert hat.',
      'تُكشف ورقة من مجموعة مخلوطة. ثم يتلقى أندر وباهار الأوراق بالتناوب، وأندر أولًا، حتى تظهر ورقة بالرتبة نفسها.',
    ],
    [
      'The side with the matching card wins. Andar pays 1.9 times the stake, Bahar 2 times.',
      'Побеждает сторона с совпавшей картой. Андар приносит 1,9 ставки, Бахар 2 ставки.',
      'Die Seite mit der passenden Karte gewinnt. Andar zahlt das 1,9-Fache, Bahar das 2-Fache.',
      'يفوز الجانب الذي ينال الورقة المطابقة. يدفع أندر 1.9 ضعف الرهان وباهار ضعفين.',
    ],
    [
      'Andar wins 429 of 833 rounds on average, because it gets the first card.',
      'В среднем Андар побеждает в 429 раундах из 833, потому что получает первую карту.',
      'Andar gewinnt im Schnitt 429 von 833 Runden, weil die erste Karte dorthin geht.',
      'يفوز أندر في المتوسط في 429 من كل 833 جولة لأنه ينال الورقة الأولى.',
    ],
    ROUNDED,
    FAIR,
  ],
};
