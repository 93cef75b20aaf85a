/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  cashOut: ['Cash out', 'Забрать', 'Aussteigen', 'اسحب'],
  target: ['Automatic cash-out', 'Автовыплата', 'Automatisch aussteigen', 'سحب تلقائي'],
  none: ['none', 'нет', 'keiner', 'لا شيء'],
  starting: ['Get ready', 'Приготовьтесь', 'Gleich geht es los', 'استعد'],
  cashedOut: ['Cashed out at {value}.', 'Выплата на {value}.', 'Ausgestiegen bei {value}.', 'سُحب عند {value}.'],
  crashed: ['Crashed at {value}.', 'Краш на {value}.', 'Absturz bei {value}.', 'انتهت عند {value}.'],
  receipt: [
    'You pressed {pressed} s into the flight; we received it at {received} s.',
    'Вы нажали на {pressed} с полёта, мы получили это на {received} с.',
    'Gedrückt nach {pressed} s Flug, bei uns angekommen nach {received} s.',
    'ضغطت عند {pressed} ث من الرحلة، واستلمناه عند {received} ث.',
  ],
  note: [
    'Leave the field empty to cash out by hand alone.',
    'Оставьте поле пустым, чтобы забирать только вручную.',
    'Lass das Feld leer, um nur von Hand auszusteigen.',
    'اترك الحقل فارغًا للسحب يدويًا فقط.',
  ],
  BAD_TARGET: [
    'Enter a multiplier from 1.01 to 1000, or nothing.',
    'Введите множитель от 1,01 до 1000 или ничего.',
    'Gib einen Multiplikator von 1,01 bis 1000 ein oder nichts.',
    'أدخل مضاعفًا من 1.01 إلى 1000 أو لا شيء.',
  ],
} as const satisfies Words;
