/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  star: ['Star', 'Звезда', 'Stern', 'نجمة'],
  red: ['Red', 'Красное', 'Rot', 'أحمر'],
  black: ['Black', 'Чёрное', 'Schwarz', 'أسود'],
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  pays: [
    'A number or the star pays 17.5×, a colour or a half 1.95×, a third 2.9×.',
    'Число или звезда платит 17,5×, цвет или половина 1,95×, треть 2,9×.',
    'Eine Zahl oder der Stern zahlt 17,5×, Farbe oder Hälfte 1,95×, ein Drittel 2,9×.',
    'يدفع الرقم أو النجمة 17.5×، واللون أو النصف 1.95×، والثلث 2.9×.',
  ],
} as const satisfies Words;
