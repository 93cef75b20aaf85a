/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  times: ['wins × {times}', 'выигрыши × {times}', 'Gewinne × {times}', 'الأرباح × {times}'],
  note: [
    'Four equal symbols that touch pay and leave; the others fall. Each further grid pays once more: × 2, × 3 and so on.',
    'Четыре соседних одинаковых символа оплачиваются и исчезают, остальные падают. Каждое следующее поле платит больше: × 2, × 3 и так далее.',
    'Vier gleiche Symbole, die sich berühren, zahlen und verschwinden; die anderen fallen. Jedes weitere Feld zahlt mehr: × 2, × 3 und so weiter.',
    'تدفع أربعة رموز متطابقة متجاورة ثم تختفي وتسقط البقية. تدفع كل شبكة تالية أكثر: × 2 ثم × 3 وهكذا.',
  ],
} as const satisfies Words;
