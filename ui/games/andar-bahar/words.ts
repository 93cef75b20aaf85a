/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  on: ['Bet on', 'Ставка на', 'Wette auf', 'راهن على'],
  turned: ['To match', 'Открытая карта', 'Zu treffen', 'الورقة المطلوبة'],
  andar: ['Andar', 'Андар', 'Andar', 'أندر'],
  bahar: ['Bahar', 'Бахар', 'Bahar', 'باهار'],
  onAndar: ['Andar, 1.9×', 'Андар, 1,9×', 'Andar, 1,9×', 'أندر، 1.9×'],
  onBahar: ['Bahar, 2×', 'Бахар, 2×', 'Bahar, 2×', 'باهار، 2×'],
  match: ['{side} got the {card}.', '{side}: {card}.', '{side} bekam: {card}.', '{side}: {card}.'],
} as const satisfies Words;
