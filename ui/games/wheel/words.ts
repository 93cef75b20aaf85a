/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  spin: ['Spin', 'Крутить', 'Drehen', 'أدر'],
  wheel: ['Wheel', 'Колесо', 'Rad', 'العجلة'],
  steady: ['Steady, up to 3×', 'Спокойное, до 3×', 'Ruhig, bis 3×', 'هادئة، حتى 3×'],
  bold: ['Bold, up to 12.4×', 'Смелое, до 12,4×', 'Mutig, bis 12,4×', 'جريئة، حتى 12.4×'],
} as const satisfies Words;
