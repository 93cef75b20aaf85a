/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  filled: ['Wilds fill their reels', 'Джокеры занимают барабаны', 'Joker füllen ihre Walzen', 'الجوكر يملأ بكرته'],
  respin: ['Respin', 'Респин', 'Respin', 'لفة إعادة'],
  note: [
    'Five lines. A wild fills its reel and stays; the other reels spin again until a spin brings no new wild.',
    'Пять линий. Джокер занимает весь барабан и остаётся; остальные барабаны вращаются снова, пока не выпадет вращение без нового джокера.',
    'Fünf Linien. Ein Joker füllt seine Walze und bleibt; die anderen Walzen drehen erneut, bis eine Drehung keinen neuen Joker bringt.',
    'خمسة خطوط. يملأ الجوكر بكرته ويثبت، وتدور البكرات الأخرى مجددًا حتى تأتي لفة بلا جوكر جديد.',
  ],
} as const satisfies Words;
