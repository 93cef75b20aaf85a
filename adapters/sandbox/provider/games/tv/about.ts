/** Rules that the games with a draw every minute share. */
import type { Localized } from '../../../operator/content/page.ts';

export const CLOCKED: Localized = [
  'All players share one draw every minute. Bets are taken for the first 40 seconds; you have one bet on a draw.',
  'Тираж общий для всех и проходит каждую минуту. Ставки принимаются первые 40 секунд, одна ставка на тираж.',
  'Alle Spieler teilen eine Ziehung pro Minute. Einsätze sind in den ersten 40 Sekunden möglich, einer je Ziehung.',
  'يتشارك الجميع سحبًا واحدًا كل دقيقة. تُقبل الرهانات خلال أول 40 ثانية، رهان واحد لكل سحب.',
];

/** The rule of a draw of numbers, and of the payments of chosen ones. */
export function numbersRule(drawn: number, size: number): Localized {
  return [
    `${drawn} of ${size} numbers are drawn. Your numbers pay by how many of them are drawn, as the table in the game shows.`,
    `Выпадает ${drawn} из ${size} чисел. Ваши числа оплачиваются по количеству совпадений, как в таблице в игре.`,
    `${drawn} von ${size} Zahlen werden gezogen. Deine Zahlen zahlen nach der Zahl der Treffer, wie die Tabelle im Spiel zeigt.`,
    `يُسحب ${drawn} من ${size} رقمًا. تدفع أرقامك بحسب عدد المطابقات كما في الجدول داخل اللعبة.`,
  ];
}

export const SUMS: Localized = [
  'Or bet that the sum of the drawn numbers is odd or even, or below or above its middle. Each has exactly half of all draws and pays 1.86 times the stake.',
  'Или поставьте на сумму выпавших чисел: чёт или нечет, ниже или выше середины. У каждого исхода ровно половина тиражей, выплата 1,86 ставки.',
  'Oder setze darauf, dass die Summe der gezogenen Zahlen ungerade oder gerade ist oder unter oder über der Mitte liegt. Jede Wette gewinnt in genau der Hälfte aller Ziehungen und zahlt das 1,86-Fache.',
  'أو راهن على مجموع الأرقام المسحوبة: فردي أو زوجي، أقل أو أكثر من الوسط. لكل منها نصف السحوبات تمامًا ويدفع 1.86 ضعف الرهان.',
];
