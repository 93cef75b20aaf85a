/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  drop: ['Drop', 'Бросить', 'Fallen lassen', 'أسقط'],
  rows: ['Rows', 'Ряды', 'Reihen', 'الصفوف'],
  risk: ['Risk', 'Риск', 'Risiko', 'المخاطرة'],
  low: ['Low', 'Низкий', 'Niedrig', 'منخفضة'],
  medium: ['Medium', 'Средний', 'Mittel', 'متوسطة'],
  high: ['High', 'Высокий', 'Hoch', 'عالية'],
  slots: [
    'Slots from left to right pay {list}',
    'Ячейки слева направо платят {list}',
    'Fächer von links nach rechts zahlen {list}',
    'تدفع الخانات من اليسار إلى اليمين {list}',
  ],
  landed: [
    'Slot {value}: {times}×.',
    'Ячейка {value}: {times}×.',
    'Fach {value}: {times}×.',
    'الخانة {value}: {times}×.',
  ],
} as const satisfies Words;
