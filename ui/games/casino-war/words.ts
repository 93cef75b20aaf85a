/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  dealer: ['Dealer', 'Дилер', 'Dealer', 'الموزّع'],
  player: ['You', 'Вы', 'Du', 'أنت'],
  tieBet: ['Tie bet', 'Ставка на ничью', 'Wette auf Gleichstand', 'رهان التعادل'],
  noTie: ['None', 'Нет', 'Keine', 'بدون'],
  withTie: ['As high as the stake, 11×', 'Равна ставке, 11×', 'So hoch wie der Einsatz, 11×', 'يساوي الرهان، 11×'],
  moves: ['Your move', 'Ваш ход', 'Dein Zug', 'دورك'],
  surrender: [
    'Give up, {amount} back',
    'Сдаться, вернётся {amount}',
    'Aufgeben, {amount} zurück',
    'انسحب، يعود {amount}',
  ],
  war: ['Go to war, {amount} more', 'Война, ещё {amount}', 'Krieg, {amount} mehr', 'حرب، {amount} إضافية'],
  ask: [
    'Equal cards. Give up or go to war?',
    'Карты равны. Сдаться или воевать?',
    'Gleiche Karten. Aufgeben oder Krieg?',
    'الورقتان متساويتان. انسحاب أم حرب؟',
  ],
  cards: [
    'You: {mine}. Dealer: {theirs}.',
    'Вы: {mine}. Дилер: {theirs}.',
    'Du: {mine}. Dealer: {theirs}.',
    'أنت: {mine}. الموزّع: {theirs}.',
  ],
  whole: [
    'Stake of this round: {amount}',
    'Ставка раунда: {amount}',
    'Einsatz der Runde: {amount}',
    'رهان الجولة: {amount}',
  ],
} as const satisfies Words;
