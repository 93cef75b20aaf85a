/** The texts of the game's own controls and results. */
import { DIE_WORDS } from '../dice-faces.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...DIE_WORDS,
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  red: ['Red', 'Красные', 'Rot', 'أحمر'],
  blue: ['Blue', 'Синие', 'Blau', 'أزرق'],
  draw: ['Draw', 'Ничья', 'Unentschieden', 'تعادل'],
  rounds3: ['3 rounds', '3 раунда', '3 Runden', '3 جولات'],
  rounds4: ['4 rounds', '4 раунда', '4 Runden', '4 جولات'],
  rounds5: ['5 rounds', '5 раундов', '5 Runden', '5 جولات'],
  whole: ['Won without losses', 'Победа без потерь', 'Sieg ohne Verluste', 'فوز دون خسائر'],
  army: [
    '{side}: {value} of 3 left',
    '{side}: осталось {value} из 3',
    '{side}: noch {value} von 3',
    '{side}: بقي {value} من 3',
  ],
  pays: [
    'Red and blue pay 2×, a draw 14.7×, 3 rounds 2.4×, 4 rounds 2.2×, 5 rounds 5.2×, a win without losses 6.5×.',
    'Красные и синие платят 2×, ничья 14,7×, 3 раунда 2,4×, 4 раунда 2,2×, 5 раундов 5,2×, победа без потерь 6,5×.',
    'Rot und Blau zahlen 2×, Unentschieden 14,7×, 3 Runden 2,4×, 4 Runden 2,2×, 5 Runden 5,2×, ein Sieg ohne Verluste 6,5×.',
    'يدفع الأحمر والأزرق 2×، والتعادل 14.7×، و3 جولات 2.4×، و4 جولات 2.2×، و5 جولات 5.2×، والفوز دون خسائر 6.5×.',
  ],
  result: [
    'Left after {rounds} rounds: red {red}, blue {blue}.',
    'Раундов: {rounds}. Осталось: красные {red}, синие {blue}.',
    'Übrig nach {rounds} Runden: Rot {red}, Blau {blue}.',
    'الباقي بعد {rounds} جولات: أحمر {red}، أزرق {blue}.',
  ],
} as const satisfies Words;
