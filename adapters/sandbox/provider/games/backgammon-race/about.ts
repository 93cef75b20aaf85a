/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'backgammon-race',
  number: 268,
  slug: 'backgammon-race',
  title: ['Backgammon race', 'Гонка нардов', 'Backgammon-Rennen', 'سباق الطاولة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'table'],
  rules: [
    CLOCKED,
    [
      'White and black each have two checkers on each of six points. The first side that has taken off all twelve wins.',
      'У белых и чёрных по две шашки на каждом из шести пунктов. Побеждает сторона, первой снявшая все двенадцать.',
      'Weiß und Schwarz haben je zwei Steine auf jedem von sechs Punkten. Wer zuerst alle zwölf abgetragen hat, gewinnt.',
      'لكل من الأبيض والأسود قطعتان على كل من ست نقاط. يفوز من يُخرج قطعه الاثنتي عشرة أولًا.',
    ],
    [
      'A die takes off a checker on its point. Without one there, the farthest checker moves by the die, or leaves if it is nearer. The higher die is used first, equal dice four times.',
      'Кость снимает шашку со своего пункта. Если её там нет, дальняя шашка идёт на столько же пунктов или снимается, если стоит ближе. Сначала играет старшая кость, дубль играет четыре раза.',
      'Ein Würfel trägt einen Stein von seinem Punkt ab. Steht dort keiner, zieht der fernste Stein um die Augenzahl oder geht ab, wenn er näher steht. Der höhere Würfel zählt zuerst, ein Pasch viermal.',
      'يُخرج النرد قطعة من نقطته. إن لم توجد، تتحرك أبعد قطعة بقدره أو تخرج إن كانت أقرب. يُستخدم النرد الأعلى أولًا، والمتساويان أربع مرات.',
    ],
    [
      'Each side throws one die first, and the higher one begins with both dice. Equal dice do not count. Then the sides take turns.',
      'Сначала стороны бросают по одной кости; старшая начинает и играет обе. Равные кости не считаются. Затем броски по очереди.',
      'Zuerst wirft jede Seite einen Würfel; die höhere beginnt mit beiden. Gleiche Würfel zählen nicht. Danach wird abwechselnd geworfen.',
      'يرمي كل طرف نردًا أولًا، ويبدأ صاحب الأعلى بالنردين. لا يُحتسب التساوي. ثم يتناوب الطرفان.',
    ],
    [
      'White and black pay 1.9 times the stake; the side that begins 1.5 times, the other 2.5 times. A winner with up to five throws pays 3.5 times, with six 1.96 times, with seven or more 3.6 times. One checker left to the loser pays 3.5 times, five or more 11.3 times.',
      'Белые и чёрные платят 1,9 ставки; начинающая сторона 1,5, другая 2,5. Победа не более чем за пять бросков платит 3,5, за шесть 1,96, за семь и больше 3,6. Одна шашка у проигравшего платит 3,5, пять и больше 11,3.',
      'Weiß und Schwarz zahlen das 1,9-Fache; die beginnende Seite das 1,5-Fache, die andere das 2,5-Fache. Ein Sieg mit höchstens fünf Würfen zahlt das 3,5-Fache, mit sechs das 1,96-Fache, mit sieben oder mehr das 3,6-Fache. Ein verbliebener Stein des Verlierers zahlt das 3,5-Fache, fünf oder mehr das 11,3-Fache.',
      'يدفع الأبيض والأسود 1.9 ضعف الرهان؛ والطرف البادئ 1.5، والآخر 2.5. الفوز بخمس رميات على الأكثر يدفع 3.5، وبست 1.96، وبسبع أو أكثر 3.6. بقاء قطعة واحدة للخاسر يدفع 3.5، وخمس أو أكثر 11.3.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
