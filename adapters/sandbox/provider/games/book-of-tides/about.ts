/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'book-of-tides',
  number: 235,
  slug: 'book-of-tides',
  title: ['Book of Tides', 'Книга приливов', 'Buch der Gezeiten', 'كتاب المد والجزر'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'lines', 'wilds', 'expanding', 'free-spins'],
  rules: [
    [
      'Three equal symbols on one of five lines pay as the table in the game shows. All five lines are always played. The book stands for every symbol.',
      'Три одинаковых символа на одной из пяти линий оплачиваются по таблице в игре. Всегда играют все пять линий. Книга заменяет любой символ.',
      'Drei gleiche Symbole auf einer von fünf Linien zahlen, wie die Tabelle im Spiel zeigt. Es werden immer alle fünf Linien gespielt. Das Buch steht für jedes Symbol.',
      'تدفع ثلاثة رموز متطابقة على أحد الخطوط الخمسة بحسب الجدول داخل اللعبة. تُلعب الخطوط الخمسة دائمًا. يحلّ الكتاب محل أي رمز.',
    ],
    [
      'A book on every reel gives 8 free spins, on average once in 148 rounds. Before them one symbol other than the book is drawn, each with the same chance. The 8 free spins return 14.54 stakes on average, and no further ones can be won in them.',
      'Книга на каждом барабане даёт 8 бесплатных вращений, в среднем раз в 148 раундов. Перед ними выбирается один символ, кроме книги; шансы всех равны. 8 бесплатных вращений приносят в среднем 14,54 ставки, новых вращений в них не выиграть.',
      'Ein Buch auf jeder Walze gibt 8 Freispiele, im Schnitt einmal in 148 Runden. Davor wird ein Symbol außer dem Buch ausgelost, alle mit gleicher Chance. Die 8 Freispiele bringen im Schnitt das 14,54-Fache des Einsatzes; weitere gibt es darin nicht.',
      'يمنح كتاب على كل بكرة 8 لفات مجانية، بمعدل مرة كل 148 جولة. يُسحب قبلها رمز واحد غير الكتاب بفرص متساوية. تعيد اللفات الثماني في المتوسط 14.54 ضعف الرهان، ولا تُكسب فيها لفات أخرى.',
    ],
    [
      'In a free spin the lines pay first. If the chosen symbol is in sight on three reels (for the crown, on two), it then fills these reels and pays on all five lines, even if the reels are not next to each other.',
      'В бесплатном вращении сначала оплачиваются линии. Если выбранный символ виден на трёх барабанах (корона: на двух), он занимает их целиком и оплачивается на всех пяти линиях, даже если барабаны не соседние.',
      'Im Freispiel zahlen zuerst die Linien. Ist das ausgeloste Symbol auf drei Walzen zu sehen (die Krone auf zwei), füllt es diese Walzen und zahlt auf allen fünf Linien, auch wenn die Walzen nicht nebeneinanderliegen.',
      'في اللفة المجانية تدفع الخطوط أولًا. إذا ظهر الرمز المختار على ثلاث بكرات (والتاج على بكرتين) ملأ هذه البكرات ودفع على الخطوط الخمسة كلها، حتى إن لم تكن متجاورة.',
    ],
    [
      '39 % of rounds pay something, often less than the stake. The largest win possible is 1,476 times the stake; its chance is below 1 in 10³³.',
      'Что-то платят 39 % раундов, часто меньше ставки. Наибольший возможный выигрыш: 1476 ставок; его шанс меньше 1 к 10³³.',
      '39 % der Runden zahlen etwas, oft weniger als den Einsatz. Der höchstmögliche Gewinn ist das 1.476-Fache; seine Chance liegt unter 1 zu 10³³.',
      'تدفع 39 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح ممكن 1,476 ضعف الرهان، وفرصته أقل من 1 من 10³³.',
    ],
    ROUNDED,
    FAIR,
  ],
};
