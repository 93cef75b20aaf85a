/** The texts of the game's own controls and results. */
import { DIE_WORDS } from '../dice-faces.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...DIE_WORDS,
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  white: ['White', 'Белые', 'Weiß', 'الأبيض'],
  black: ['Black', 'Чёрные', 'Schwarz', 'الأسود'],
  opener: ['The side that begins', 'Начинающая сторона', 'Die beginnende Seite', 'الطرف البادئ'],
  other: ['The other side', 'Другая сторона', 'Die andere Seite', 'الطرف الآخر'],
  short: ['Up to 5 throws', 'До 5 бросков', 'Bis 5 Würfe', 'حتى 5 رميات'],
  six: ['6 throws', '6 бросков', '6 Würfe', '6 رميات'],
  long: ['7 throws or more', '7 бросков и больше', '7 Würfe oder mehr', '7 رميات أو أكثر'],
  close: ['1 checker left', 'Осталась 1 шашка', '1 Stein übrig', 'قطعة واحدة باقية'],
  far: ['5 or more left', 'Осталось 5 и больше', '5 oder mehr übrig', '5 باقية أو أكثر'],
  left: ['{side}: {value} left', '{side}: осталось {value}', '{side}: {value} übrig', '{side}: الباقي {value}'],
  turn: ['{side} throws', 'Бросок: {side}', '{side} wirft', 'يرمي {side}'],
  opening: ['The opening', 'Розыгрыш первого хода', 'Die Eröffnung', 'الافتتاح'],
  ready: ['Waiting for the race', 'Ждём гонку', 'Warten auf das Rennen', 'في انتظار السباق'],
  pays: [
    'White and black pay 1.9×; who begins 1.5×, the other 2.5×; throws 3.5×, 1.96×, 3.6×; 1 left 3.5×, 5 or more left 11.3×.',
    'Белые и чёрные платят 1,9×; начинающая 1,5×, другая 2,5×; броски 3,5×, 1,96×, 3,6×; осталась 1 3,5×, 5 и больше 11,3×.',
    'Weiß und Schwarz zahlen 1,9×; wer beginnt 1,5×, die andere 2,5×; Würfe 3,5×, 1,96×, 3,6×; 1 übrig 3,5×, 5 oder mehr 11,3×.',
    'يدفع الأبيض والأسود 1.9×؛ البادئ 1.5×، والآخر 2.5×؛ الرميات 3.5× و1.96× و3.6×؛ الباقي 1 بـ3.5×، و5 أو أكثر 11.3×.',
  ],
  result: [
    'The winner is {side}. Throws: {throws}. Checkers left to the loser: {value}.',
    'Победитель: {side}. Бросков: {throws}. Шашек у проигравшего: {value}.',
    'Sieger: {side}. Würfe: {throws}. Steine des Verlierers: {value}.',
    'الفائز: {side}. الرميات: {throws}. القطع الباقية للخاسر: {value}.',
  ],
} as const satisfies Words;
