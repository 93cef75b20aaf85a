import type { Players } from '../operator/players/types.ts';

/** Notifies a player of a change to signing in, where an address is confirmed. */
export function notifyByLetter(
  { people, letters }: Pick<Players, 'people' | 'letters'>,
  playerId: number,
  subject: string,
  text: string,
): void {
  const person = people.byId(playerId);
  if (person?.email === undefined || person.isEmailConfirmed !== true) return;
  letters.send({
    channel: 'email',
    to: person.email,
    subject,
    text: `${text} If this was not you, ask for a new password and contact support.`,
    code: null,
    links: [],
  });
}
