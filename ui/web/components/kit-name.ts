/**
 * The names of symbols in the file of kits. A team that the file knows has a symbol of its own, named by the number of
 * the team's name; every other team wears one of the seeded kits, always the same.
 */

export function ownKit(number: number): string {
  return `k${number.toString(36)}`;
}
