/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  dealer: ['Dealer', 'Дилер', 'Dealer', 'الموزّع'],
  hand: ['Your hand', 'Ваша рука', 'Deine Hand', 'يدك'],
  handOf: ['Your hand {value}', 'Ваша рука {value}', 'Deine Hand {value}', 'يدك {value}'],
  hidden: ['Hidden card', 'Закрытая карта', 'Verdeckte Karte', 'ورقة مخفية'],
  soft: ['soft {points}', 'мягкие {points}', 'weiche {points}', '{points} مرنة'],
  moves: ['Your move', 'Ваш ход', 'Dein Zug', 'دورك'],
  stand: ['Stand', 'Хватит', 'Stehen', 'توقّف'],
  hit: ['Hit', 'Ещё', 'Karte', 'اسحب'],
  double: ['Double', 'Удвоить', 'Verdoppeln', 'ضاعف'],
  split: ['Split', 'Разделить', 'Teilen', 'قسّم'],
  costs: ['{move} +{amount}', '{move} +{amount}', '{move} +{amount}', '{move} +{amount}'],
  insure: ['Insure', 'Застраховать', 'Versichern', 'أمّن'],
  decline: ['No insurance', 'Без страховки', 'Keine Versicherung', 'بلا تأمين'],
  ask: [
    'The dealer shows an ace. Do you want insurance?',
    'У дилера туз. Взять страховку?',
    'Der Dealer zeigt ein Ass. Möchtest du eine Versicherung?',
    'لدى الموزّع آس. هل تريد التأمين؟',
  ],
  now: [
    '{hand}: {mine}. Dealer: {theirs}.',
    '{hand}: {mine}. Дилер: {theirs}.',
    '{hand}: {mine}. Dealer: {theirs}.',
    '{hand}: {mine}. الموزّع: {theirs}.',
  ],
  points: [
    'You {mine}, dealer {theirs}.',
    'Вы {mine}, дилер {theirs}.',
    'Du {mine}, Dealer {theirs}.',
    'أنت {mine}، الموزّع {theirs}.',
  ],
  and: ['{one} and {other}', '{one} и {other}', '{one} und {other}', '{one} و{other}'],
  whole: [
    'Stake of this round: {amount}',
    'Ставка раунда: {amount}',
    'Einsatz der Runde: {amount}',
    'رهان الجولة: {amount}',
  ],
  handStake: ['stake {amount}', 'ставка {amount}', 'Einsatz {amount}', 'الرهان {amount}'],
  insured: ['insurance {amount}', 'страховка {amount}', 'Versicherung {amount}', 'التأمين {amount}'],
  hint: ['Show best play', 'Подсказывать лучший ход', 'Besten Zug zeigen', 'أظهر أفضل خيار'],
  best: ['Best play: {move}.', 'Лучший ход: {move}.', 'Bester Zug: {move}.', 'أفضل خيار: {move}.'],
} as const satisfies Words;
