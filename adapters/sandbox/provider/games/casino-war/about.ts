/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'casino-war',
  number: 221,
  slug: 'casino-war',
  title: ['Casino war', 'Казино-война', 'Casino War', 'حرب الكازينو'],
  section: 'card-games',
  releasedOn: '2026-11-25',
  volatility: 'low',
  features: ['cards'],
  rules: [
    [
      'You and the dealer get one card each. The higher card wins; an ace is highest. Your win pays 1 to 1. Every card is drawn from a full deck.',
      'Вы и дилер получаете по одной карте. Побеждает старшая, туз — самая старшая. Выигрыш платит 1 к 1. Каждая карта вытягивается из полной колоды.',
      'Du und der Dealer bekommt je eine Karte. Die höhere gewinnt, das Ass ist am höchsten. Dein Gewinn zahlt 1 zu 1. Jede Karte kommt aus einem vollen Deck.',
      'تحصل أنت والموزّع على ورقة لكل منكما. تفوز الورقة الأعلى والآس هو الأعلى. فوزك يدفع 1 إلى 1. تُسحب كل ورقة من مجموعة كاملة.',
    ],
    [
      'With equal cards you may give up and get half of your stake back, or go to war: the stake is taken once more, and both get another card.',
      'При равных картах можно сдаться и вернуть половину ставки или пойти на войну: ставка берётся ещё раз, и каждый получает ещё одну карту.',
      'Bei gleichen Karten darfst du aufgeben und bekommst den halben Einsatz zurück, oder du ziehst in den Krieg: Der Einsatz wird noch einmal genommen, und beide bekommen eine weitere Karte.',
      'عند تساوي الورقتين يمكنك الانسحاب واستعادة نصف رهانك، أو خوض الحرب: يُؤخذ الرهان مرة أخرى ويحصل كل منكما على ورقة أخرى.',
    ],
    [
      'In a war a higher card pays 3 times the stake and equal cards pay 4 times. A lower card loses both stakes.',
      'На войне старшая карта платит 3 ставки, равные карты — 4 ставки. Младшая карта проигрывает обе ставки.',
      'Im Krieg zahlt eine höhere Karte das 3-Fache des Einsatzes, gleiche Karten zahlen das 4-Fache. Eine niedrigere verliert beide Einsätze.',
      'في الحرب تدفع الورقة الأعلى 3 أضعاف الرهان، والورقتان المتساويتان 4 أضعاف. الورقة الأدنى تخسر الرهانين.',
    ],
    [
      'The tie bet is as high as your stake and pays 10 to 1 on equal first cards.',
      'Ставка на ничью равна вашей ставке и платит 10 к 1 при равных первых картах.',
      'Die Wette auf Gleichstand ist so hoch wie dein Einsatz und zahlt bei gleichen ersten Karten 10 zu 1.',
      'رهان التعادل يساوي رهانك ويدفع 10 إلى 1 عند تساوي الورقتين الأوليين.',
    ],
    [
      'If a further stake cannot be taken, the round stays as it is and you can still give up. A round that you leave stays open and continues when you open the game again.',
      'Если дополнительную ставку принять нельзя, раунд остаётся прежним и вы по-прежнему можете сдаться. Незавершённый раунд остаётся открытым и продолжится, когда вы снова откроете игру.',
      'Kann ein weiterer Einsatz nicht genommen werden, bleibt die Runde, wie sie ist, und du kannst weiterhin aufgeben. Eine verlassene Runde bleibt offen und geht weiter, wenn du das Spiel wieder öffnest.',
      'إذا تعذّر أخذ رهان إضافي تبقى الجولة كما هي ويمكنك الانسحاب. تبقى الجولة التي تتركها مفتوحة وتستمر عند فتح اللعبة مجددًا.',
    ],
    ROUNDED,
    FAIR,
  ],
};
