/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'video-poker',
  number: 212,
  slug: 'video-poker',
  title: ['Video poker', 'Видеопокер', 'Videopoker', 'فيديو بوكر'],
  section: 'card-games',
  alsoIn: ['poker', 'skill-games'],
  kind: 'video-poker',
  releasedOn: '2026-11-25',
  volatility: 'high',
  features: ['cards', 'poker'],
  rules: [
    [
      'You get five cards of one shuffled deck. Hold the cards you like: the others are replaced once. The next cards are fixed before you choose.',
      'Вы получаете пять карт одной перетасованной колоды. Оставьте нужные: остальные заменяются один раз. Следующие карты определены до вашего выбора.',
      'Du bekommst fünf Karten eines gemischten Decks. Halte, was dir gefällt: Die anderen werden einmal ersetzt. Die nächsten Karten stehen vor deiner Wahl fest.',
      'تحصل على خمس أوراق من مجموعة مخلوطة. احتفظ بما تريد وتُستبدل البقية مرة واحدة. الأوراق التالية محددة قبل اختيارك.',
    ],
    [
      'Jacks or Better pays for a pair of jacks, queens, kings or aces and for every better hand; full house 9 times the stake, flush 6 times, royal flush 800 times.',
      'Jacks or Better платит за пару от валетов до тузов и за любую старшую комбинацию: фул-хаус 9 ставок, флеш 6, роял-флеш 800.',
      'Jacks or Better zahlt ab einem Paar Buben: Full House das 9-Fache, Flush das 6-Fache, Royal Flush das 800-Fache.',
      'تدفع Jacks or Better من زوج أولاد فما فوق: فول هاوس 9 أضعاف، وفلوش 6 أضعاف، ورويال فلوش 800 ضعف.',
    ],
    [
      'Bonus Poker pays more for four aces (80) and for four twos, threes or fours (40), and less for a full house (8) and a flush (5). Tens or Better also pays for a pair of tens; full house 6, flush 5.',
      'Bonus Poker платит больше за четыре туза (80) и за четыре двойки, тройки или четвёрки (40), меньше за фул-хаус (8) и флеш (5). Tens or Better платит и за пару десяток; фул-хаус 6, флеш 5.',
      'Bonus Poker zahlt mehr für vier Asse (80) und für vier Zweien, Dreien oder Vieren (40), weniger für Full House (8) und Flush (5). Tens or Better zahlt auch für ein Paar Zehnen; Full House 6, Flush 5.',
      'تدفع Bonus Poker أكثر لأربعة آسات (80) ولأربع أوراق من 2 أو 3 أو 4 (40)، وأقل للفول هاوس (8) والفلوش (5). تدفع Tens or Better لزوج العشرات أيضًا؛ فول هاوس 6 وفلوش 5.',
    ],
    [
      'The returns stated here are those with best play. Other choices return less.',
      'Указанный возврат достигается при наилучшей игре. Другие решения возвращают меньше.',
      'Die genannten Rückzahlungen gelten für bestes Spiel. Andere Entscheidungen bringen weniger zurück.',
      'العوائد المذكورة هنا تتحقق بأفضل لعب. الخيارات الأخرى تعيد أقل.',
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
