/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  free: [
    'Free spin, chosen symbol: {symbol}',
    'Бесплатное вращение, выбранный символ: {symbol}',
    'Freispiel, ausgelostes Symbol: {symbol}',
    'لفة مجانية، الرمز المختار: {symbol}',
  ],
  note: [
    'Five lines. Three books give 8 free spins and draw a symbol, which fills its reels in them and pays on all lines.',
    'Пять линий. Три книги дают 8 бесплатных вращений и выбирают символ, который занимает в них свои барабаны и оплачивается на всех линиях.',
    'Fünf Linien. Drei Bücher geben 8 Freispiele und losen ein Symbol aus, das darin seine Walzen füllt und auf allen Linien zahlt.',
    'خمسة خطوط. تمنح ثلاثة كتب 8 لفات مجانية ويُسحب رمز يملأ بكراته فيها ويدفع على الخطوط كلها.',
  ],
} as const satisfies Words;
