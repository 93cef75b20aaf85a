/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'clover-scratch',
  number: 254,
  slug: 'clover-scratch',
  title: ['Clover scratch card', 'Скретч-карта «Клевер»', 'Rubbellos Kleeblatt', 'بطاقة خدش البرسيم'],
  section: 'scratchcards',
  releasedOn: '2026-11-25',
  volatility: 'high',
  features: ['instant'],
  rules: [
    [
      'Buy a card and scratch its nine fields, one by one or all at once. A prize that shows three times is yours; it is a multiple of the price.',
      'Купите карту и сотрите девять полей, по одному или все сразу. Приз, который показан трижды, ваш; он кратен цене карты.',
      'Kaufe ein Los und rubble die neun Felder frei, einzeln oder alle auf einmal. Ein Gewinn, der dreimal erscheint, gehört dir; er ist ein Vielfaches des Preises.',
      'اشترِ بطاقة واخدش خاناتها التسع، واحدة تلو الأخرى أو كلها معًا. الجائزة التي تظهر ثلاث مرات لك، وهي من مضاعفات السعر.',
    ],
    [
      'The deck has 10,000 cards: 1 wins 1,000 times its price, 9 win 100, 20 win 50, 55 win 20, 120 win 10, 300 win 5, 1,000 win 2, and 700 return the price. 7,795 cards win nothing.',
      'В колоде 10 000 карт: 1 приносит 1000 цен, 9 по 100, 20 по 50, 55 по 20, 120 по 10, 300 по 5, 1000 по 2, и 700 возвращают цену. 7795 карт без выигрыша.',
      'Die Serie hat 10.000 Lose: 1 gewinnt das 1.000-Fache des Preises, 9 das 100-Fache, 20 das 50-Fache, 55 das 20-Fache, 120 das 10-Fache, 300 das 5-Fache, 1.000 das 2-Fache, und 700 geben den Preis zurück. 7.795 Lose gewinnen nichts.',
      'تضم المجموعة 10,000 بطاقة: واحدة تربح 1,000 ضعف سعرها، و9 تربح 100، و20 تربح 50، و55 تربح 20، و120 تربح 10، و300 تربح 5، و1,000 تربح 2، و700 تعيد السعر. و7,795 بطاقة لا تربح شيئًا.',
    ],
    [
      'You have a deck of your own, shuffled before you buy the first card. Each card is sold once, for one price, and the game shows which prizes are left. The order in which you scratch changes nothing.',
      'У вас своя колода, она перетасована до покупки первой карты. Каждая карта продаётся один раз, по одной цене, и игра показывает, какие призы остались. Порядок стирания ничего не меняет.',
      'Du hast eine eigene Serie, die gemischt ist, bevor du das erste Los kaufst. Jedes Los wird einmal verkauft, alle zum gleichen Preis, und das Spiel zeigt, welche Gewinne noch da sind. Die Reihenfolge beim Rubbeln ändert nichts.',
      'لك مجموعة خاصة بك تُخلط قبل شراء أول بطاقة. تُباع كل بطاقة مرة واحدة وبسعر واحد، وتعرض اللعبة الجوائز المتبقية. ترتيب الخدش لا يغيّر شيئًا.',
    ],
    [
      'The deck goes on until its last card is sold, also when you leave the game or change the seeds: then the cards that are left are shuffled again. A card that you leave stays open and continues when you open the game again.',
      'Колода продолжается до последней карты, даже если вы выйдете из игры или смените сиды: тогда оставшиеся карты тасуются заново. Недостёртая карта остаётся открытой и продолжится, когда вы снова откроете игру.',
      'Die Serie läuft, bis ihr letztes Los verkauft ist, auch wenn du das Spiel verlässt oder die Seeds wechselst: Dann werden die übrigen Lose neu gemischt. Ein angefangenes Los bleibt offen und geht weiter, wenn du das Spiel wieder öffnest.',
      'تستمر المجموعة حتى بيع آخر بطاقة، حتى لو خرجت من اللعبة أو غيّرت البذور: عندها تُخلط البطاقات المتبقية من جديد. تبقى البطاقة التي تتركها مفتوحة وتستمر عند فتح اللعبة مجددًا.',
    ],
    FAIR,
  ],
};
