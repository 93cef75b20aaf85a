/**
 * The names of symbols in the file of kits. A team that the file knows has a symbol of its own, named by the team's
 * name; every other team wears one of the seeded kits, always the same.
 */

/** Seeded shirts, vests and players. */
export const SEEDED = 24;
/** Four letters in base 36: a page has many names. Two teams with one number would wear the same kit. */
const NUMBERS = 36 ** 4;

/** A number for a name, equal wherever it is computed. Squads of a club ('Arsenal (W)') wear the club's kit. */
export function kitNumber(name: string): number {
  let number = 7;
  for (const letter of name.replace(/ \(.*/, '')) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % NUMBERS;
  return number;
}

export function ownKit(number: number): string {
  return `k${number.toString(36)}`;
}
