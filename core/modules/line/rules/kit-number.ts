/** Four letters in base 36: a page has many names. Two teams with one number would wear the same kit. */
export const KIT_NUMBERS = 36 ** 4;

/**
 * A number for the English name of a team or a player, equal wherever it is computed: what the side wears in every
 * language [LIN-227]. Squads of a club ('Arsenal (W)') have the club's number.
 */
export function kitNumber(name: string): number {
  let number = 7;
  for (const letter of name.replace(/ \(.*/, '')) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % KIT_NUMBERS;
  return number;
}
