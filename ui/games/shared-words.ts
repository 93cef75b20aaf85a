/** Texts of all games whose draws are shared. */
import type { Words } from './words.ts';

export const SHARED_WORDS = {
  bet: ['Place bet', 'Сделать ставку', 'Einsatz machen', 'ضع الرهان'],
  placed: [
    'Your bet of {amount} is in draw {value}.',
    'Ваша ставка {amount} в тираже {value}.',
    'Dein Einsatz von {amount} ist in Ziehung {value}.',
    'رهانك {amount} في السحب {value}.',
  ],
  closesIn: [
    'Draw {value}: bets close in {seconds} s',
    'Тираж {value}: ставки закроются через {seconds} с',
    'Ziehung {value}: Einsätze schließen in {seconds} s',
    'السحب {value}: تُغلق الرهانات خلال {seconds} ث',
  ],
  running: ['Draw {value} is on', 'Тираж {value} идёт', 'Ziehung {value} läuft', 'السحب {value} جارٍ'],
  nextIn: [
    'Next draw in {seconds} s',
    'Следующий тираж через {seconds} с',
    'Nächste Ziehung in {seconds} s',
    'السحب التالي خلال {seconds} ث',
  ],
  bets: [
    'Bets of all players: {value}',
    'Ставок всех игроков: {value}',
    'Einsätze aller Spieler: {value}',
    'رهانات كل اللاعبين: {value}',
  ],
  last: ['Latest results', 'Последние результаты', 'Letzte Ergebnisse', 'أحدث النتائج'],
  away: [
    'No connection to the draw. Trying again…',
    'Нет связи с тиражом. Пробуем снова…',
    'Keine Verbindung zur Ziehung. Neuer Versuch…',
    'لا اتصال بالسحب. نحاول مجددًا…',
  ],
} as const satisfies Words;
