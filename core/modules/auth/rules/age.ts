/** A person's age [AUT-9]. A birth date is `YYYY-MM-DD`, without a time or a zone; today is UTC's day. */

const MAX_AGE = 120;

/**
 * Whole years, or null for an invalid date, a future date or an impossible age. A person born on 29 February is a year
 * older on 1 March.
 */
export function ageOn(birthDate: string, now: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate);
  if (parts === null) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const today = new Date(now);
  const isBefore = today.getUTCMonth() < month - 1 || (today.getUTCMonth() === month - 1 && today.getUTCDate() < day);
  const age = today.getUTCFullYear() - year - (isBefore ? 1 : 0);
  return age < 0 || age > MAX_AGE ? null : age;
}
