/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'mines',
  number: 203,
  slug: 'mines',
  title: ['Mines', 'Мины', 'Minen', 'الألغام'],
  section: 'fast-games',
  releasedOn: '2026-11-25',
  volatility: 'high',
  features: ['board'],
  rules: [
    [
      'Twenty-five cells hide 1 to 5 mines. All mines are placed before you open the first cell.',
      'На 25 клетках спрятаны от 1 до 5 мин. Все мины расставлены до первого хода.',
      '25 Felder verbergen 1 bis 5 Minen. Alle Minen liegen fest, bevor du das erste Feld öffnest.',
      'تخفي 25 خانة من 1 إلى 5 ألغام. توضع كل الألغام قبل أن تفتح أول خانة.',
    ],
    [
      'Each safe cell raises what you can take. A mine ends the round, and the stake is lost.',
      'Каждая безопасная клетка увеличивает сумму, которую можно забрать. Мина завершает раунд, и ставка проиграна.',
      'Jedes sichere Feld erhöht, was du nehmen kannst. Eine Mine beendet die Runde, und der Einsatz ist verloren.',
      'كل خانة آمنة تزيد ما يمكنك أخذه. اللغم ينهي الجولة ويُخسر الرهان.',
    ],
    [
      'A round that you leave stays open and continues when you open the game again.',
      'Незавершённый раунд остаётся открытым и продолжится, когда вы снова откроете игру.',
      'Eine verlassene Runde bleibt offen und geht weiter, wenn du das Spiel wieder öffnest.',
      'تبقى الجولة التي تتركها مفتوحة وتستمر عند فتح اللعبة مجددًا.',
    ],
    ROUNDED,
    FAIR,
  ],
};
