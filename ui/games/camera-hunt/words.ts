/** The texts of the game's own controls and results. */
import { CATCH_WORDS } from '../catch.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CATCH_WORDS,
  animals: ['Your animals', 'Ваши животные', 'Deine Tiere', 'حيواناتك'],
  watch: ['Watch', 'Наблюдать', 'Beobachten', 'راقب'],
  hare: ['Hare', 'Заяц', 'Hase', 'الأرنب'],
  deer: ['Deer', 'Олень', 'Hirsch', 'الأيل'],
  fox: ['Fox', 'Лиса', 'Fuchs', 'الثعلب'],
  boar: ['Boar', 'Кабан', 'Wildschwein', 'الخنزير البري'],
  owl: ['Owl', 'Сова', 'Eule', 'البومة'],
  lynx: ['Lynx', 'Рысь', 'Luchs', 'الوشق'],
  seen: [
    'In front of the camera: {name}.',
    'Перед камерой: {name}.',
    'Vor der Kamera: {name}.',
    'أمام الكاميرا: {name}.',
  ],
  none: ['No animal came.', 'Никто не пришёл.', 'Kein Tier kam.', 'لم يأتِ أي حيوان.'],
} as const satisfies Words;
