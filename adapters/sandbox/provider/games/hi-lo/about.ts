/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'hi-lo',
  number: 251,
  slug: 'hi-lo',
  title: ['Hi-lo', 'Больше-меньше', 'Hi-Lo', 'أعلى أو أقل'],
  section: 'fast-games',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['cards'],
  rules: [
    [
      'Guess whether the next card is higher or lower. An ace is the lowest card, a king the highest. Each card is drawn from a full deck.',
      'Угадайте, будет ли следующая карта выше или ниже. Туз младший, король старший. Каждая карта берётся из полной колоды.',
      'Rate, ob die nächste Karte höher oder niedriger ist. Ein Ass ist die niedrigste Karte, ein König die höchste. Jede Karte kommt aus einem vollen Deck.',
      'خمّن هل الورقة التالية أعلى أم أقل. الآس أدنى ورقة والملك أعلاها. تُسحب كل ورقة من مجموعة كاملة.',
    ],
    [
      'A card of the same rank wins with either guess. At an ace “higher” wins on the 12 other ranks and “same” on an ace alone; at a king “lower” wins on the 12 other ranks and “same” on a king alone.',
      'Карта того же достоинства выигрывает при любом выборе. При тузе «выше» выигрывает на 12 других достоинствах, «такая же» только на тузе; при короле «ниже» выигрывает на 12 других, «такая же» только на короле.',
      'Eine Karte gleichen Rangs gewinnt bei beiden Tipps. Bei einem Ass gewinnt „höher“ auf den 12 anderen Rängen und „gleich“ nur auf einem Ass; bei einem König gewinnt „niedriger“ auf den 12 anderen und „gleich“ nur auf einem König.',
      'الورقة من الرتبة نفسها تفوز مع أي تخمين. عند الآس يفوز «أعلى» بالرتب الاثنتي عشرة الأخرى و«مثلها» بالآس وحده؛ وعند الملك يفوز «أقل» بالرتب الاثنتي عشرة الأخرى و«مثلها» بالملك وحده.',
    ],
    [
      'The first right guess pays 0.99 divided by its chance, times the stake. Each further right guess multiplies the win by 1 divided by its chance. Take the win at any time; a wrong guess loses the stake.',
      'Первая верная догадка приносит ставку, умноженную на 0,99 и делённую на её шанс. Каждая следующая умножает выигрыш на 1, делённую на её шанс. Забрать выигрыш можно в любой момент; ошибка проигрывает ставку.',
      'Der erste richtige Tipp zahlt den Einsatz mal 0,99, geteilt durch seine Chance. Jeder weitere richtige Tipp teilt den Gewinn durch seine Chance. Nimm den Gewinn jederzeit; ein falscher Tipp verliert den Einsatz.',
      'يدفع أول تخمين صحيح الرهان مضروبًا في 0.99 ومقسومًا على فرصته. كل تخمين صحيح بعده يقسم الربح على فرصته. خذ الربح متى شئت؛ والتخمين الخاطئ يخسر الرهان.',
    ],
    [
      'You may skip up to 20 cards a round; a skip changes neither the win nor the return. At 1,000 times the stake or more, or after 30 right guesses, the round pays by itself.',
      'За раунд можно сменить до 20 карт: это не меняет ни выигрыш, ни возврат. При 1000 ставок и больше или после 30 верных догадок раунд выплачивается сам.',
      'Du darfst bis zu 20 Karten je Runde überspringen; das ändert weder Gewinn noch Rückzahlung. Ab dem 1.000-Fachen oder nach 30 richtigen Tipps zahlt die Runde von selbst.',
      'يمكنك تخطي حتى 20 ورقة في الجولة؛ لا يغيّر التخطي الربح ولا العائد. عند 1,000 ضعف أو أكثر، أو بعد 30 تخمينًا صحيحًا، تُدفع الجولة تلقائيًا.',
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
