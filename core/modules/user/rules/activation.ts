/**
 * The activation of an account: which of its contacts the player has confirmed, and how long an account without any
 * may take [USR-7, USR-15]. One rule for the core and the stand-in operator.
 */

/** `none`: no contact is confirmed. */
export type Activation = 'none' | 'email' | 'both' | 'phone';

/** A contact that the player has confirmed. */
export type ContactWay = 'email' | 'phone';

/** The activation after a contact is confirmed; the second one makes it both. */
export function withContact(activation: Activation, contact: ContactWay): Activation {
  switch (activation) {
    case 'none':
      return contact;
    case 'email':
    case 'phone':
      return activation === contact ? activation : 'both';
    case 'both':
      return 'both';
  }
}

const DAY_MS = 86_400_000;

/**
 * Whole days, begun ones included, that are left to confirm a contact; 0 when the time is up; null where there is no
 * deadline: a contact is confirmed, or the operator gives unlimited time (`days` 0).
 */
export function daysToActivate(
  { activation, registeredAt }: { readonly activation: Activation; readonly registeredAt: number },
  days: number,
  now: number,
): number | null {
  if (activation !== 'none' || days === 0) return null;
  return Math.max(0, Math.ceil((registeredAt + days * DAY_MS - now) / DAY_MS));
}
