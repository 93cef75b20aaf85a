/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  note: [
    'Eight equal symbols pay wherever they land. One crown pays the spin twice, two crowns three times, and so on.',
    'Восемь одинаковых символов оплачиваются, где бы они ни стояли. Одна корона удваивает выплату, две утраивают и так далее.',
    'Acht gleiche Symbole zahlen, wo auch immer sie stehen. Eine Krone zahlt die Drehung doppelt, zwei Kronen dreifach und so weiter.',
    'تدفع ثمانية رموز متطابقة أينما ظهرت. يضاعف تاج واحد ربح اللفة مرتين، وتاجان ثلاث مرات، وهكذا.',
  ],
} as const satisfies Words;
