/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import type { Localized } from '../../../operator/content/page.ts';
import { FAIR, ROUNDED } from '../about.ts';

/** Places, payments and the order of play, which the live table shares. */
export const PLAY: readonly Localized[] = [
  [
    'Bet on the player’s hand, the banker’s hand or a tie. The hand with more points wins. Eight decks are shuffled for every coup.',
    'Ставьте на руку игрока, руку банкира или ничью. Побеждает рука с большей суммой очков. Восемь колод тасуются перед каждой раздачей.',
    'Setze auf die Hand des Spielers, die Hand der Bank oder ein Unentschieden. Die Hand mit mehr Punkten gewinnt. Acht Decks werden für jede Runde gemischt.',
    'راهن على يد اللاعب أو يد المصرف أو التعادل. تفوز اليد ذات النقاط الأكثر. تُخلط ثماني مجموعات ورق لكل جولة.',
  ],
  [
    'An ace counts 1, ten, jack, queen and king count 0. Only the last digit of the sum counts.',
    'Туз даёт 1 очко, десятка, валет, дама и король 0. Считается только последняя цифра суммы.',
    'Ein Ass zählt 1, Zehn, Bube, Dame und König zählen 0. Nur die letzte Ziffer der Summe zählt.',
    'الآس بنقطة واحدة، والعشرة والولد والملكة والملك بصفر. يُحسب الرقم الأخير من المجموع فقط.',
  ],
  [
    'With 8 or 9 points from two cards the coup is over. Otherwise the player’s hand draws with 0 to 5 points.',
    'Если две карты дают 8 или 9 очков, раздача окончена. Иначе рука игрока берёт карту при 0–5 очках.',
    'Mit 8 oder 9 Punkten aus zwei Karten ist die Runde vorbei. Sonst zieht die Hand des Spielers bei 0 bis 5 Punkten.',
    'تنتهي الجولة عند 8 أو 9 نقاط من ورقتين. وإلا تسحب يد اللاعب ورقة عند 0 إلى 5 نقاط.',
  ],
  [
    'If the player’s hand stands, the banker’s hand draws with 0 to 5. After a third card the banker draws with 0 to 2 always, with 3 unless that card is an 8, with 4 on 2 to 7, with 5 on 4 to 7, with 6 on 6 or 7.',
    'Если рука игрока не берёт карту, рука банкира берёт при 0–5. После третьей карты банкир берёт: при 0–2 всегда, при 3 кроме восьмёрки, при 4 на 2–7, при 5 на 4–7, при 6 на 6 и 7.',
    'Zieht die Hand des Spielers nicht, zieht die Bank bei 0 bis 5. Nach einer dritten Karte zieht die Bank bei 0 bis 2 immer, bei 3 außer auf eine 8, bei 4 auf 2 bis 7, bei 5 auf 4 bis 7, bei 6 auf 6 oder 7.',
    'إذا لم تسحب يد اللاعب تسحب يد المصرف عند 0 إلى 5. بعد الورقة الثالثة يسحب المصرف دائمًا عند 0 إلى 2، وعند 3 إلا إذا كانت 8، وعند 4 على 2 إلى 7، وعند 5 على 4 إلى 7، وعند 6 على 6 أو 7.',
  ],
  [
    'The player’s hand pays 2 times the stake, the banker’s hand 1.95 times, a tie 9 times. A tie returns stakes on either hand.',
    'Рука игрока приносит 2 ставки, рука банкира 1,95 ставки, ничья 9 ставок. При ничьей ставки на руки возвращаются.',
    'Die Hand des Spielers zahlt das 2-Fache, die Hand der Bank das 1,95-Fache, ein Unentschieden das 9-Fache. Bei Unentschieden kommen Einsätze auf die Hände zurück.',
    'تدفع يد اللاعب ضعفي الرهان، ويد المصرف 1.95 ضعف، والتعادل 9 أضعاف. عند التعادل تعود الرهانات على اليدين.',
  ],
];

export const about: CatalogueEntry = {
  id: 'baccarat',
  number: 211,
  slug: 'baccarat',
  title: ['Baccarat', 'Баккара', 'Baccarat', 'باكارات'],
  section: 'card-games',
  kind: 'baccarat',
  releasedOn: '2026-11-25',
  volatility: 'low',
  features: ['cards', 'table'],
  rules: [...PLAY, ROUNDED, FAIR],
};
