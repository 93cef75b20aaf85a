/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  respin: ['Respin', 'Респин', 'Respin', 'لفة إعادة'],
  note: [
    'Five lines. Four coins or more are held; the other cells spin until three respins bring no new coin. A full grid counts twice.',
    'Пять линий. Четыре и более монет удерживаются; остальные ячейки вращаются, пока три респина подряд не останутся без новой монеты. Полное поле считается дважды.',
    'Fünf Linien. Vier oder mehr Münzen bleiben liegen; die anderen Felder drehen, bis drei Respins keine neue Münze bringen. Ein volles Feld zählt doppelt.',
    'خمسة خطوط. تثبت أربع عملات أو أكثر وتدور بقية الخانات حتى تمر ثلاث لفات بلا عملة جديدة. الشبكة الكاملة تُحتسب مرتين.',
  ],
} as const satisfies Words;
