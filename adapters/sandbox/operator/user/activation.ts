/** The contacts that a player has confirmed, and whether the deadline for the first one has passed [USR-15]. */
import { daysToActivate, withContact } from 'touchline/core/user/rules/activation';
import type { Activation } from 'touchline/core/user/rules/activation';
import type { Person } from '../players/auth/people.ts';
import type { Switches } from '../switches/switches.ts';

type Contacts = Pick<Person, 'phone' | 'isPhoneConfirmed' | 'email' | 'isEmailConfirmed'>;

/** The numbers of the wire's `activation_type` [D3.11.3]. */
export const ACTIVATION_TYPES: Readonly<Record<Activation, number>> = { none: 0, email: 1, both: 2, phone: 3 };

export function activationOf({ phone, isPhoneConfirmed, email, isEmailConfirmed }: Contacts): Activation {
  const byPhone: Activation = phone !== undefined && isPhoneConfirmed === true ? withContact('none', 'phone') : 'none';
  return email !== undefined && isEmailConfirmed === true ? withContact(byPhone, 'email') : byPhone;
}

export interface ActivationDesk {
  /** The player has confirmed no contact, and the time for one is up: deposits wait for it. */
  isOverdue(playerId: number): boolean;
}

export function createActivationDesk({
  personOf,
  registeredAt,
  switches,
  now,
}: {
  readonly personOf: (playerId: number) => Contacts | null;
  readonly registeredAt: (playerId: number) => number;
  readonly switches: Pick<Switches, 'get'>;
  readonly now: () => number;
}): ActivationDesk {
  return {
    isOverdue: (playerId) => {
      const person = personOf(playerId);
      if (person === null) return false;
      const facts = { activation: activationOf(person), registeredAt: registeredAt(playerId) };
      return daysToActivate(facts, switches.get('activationDays'), now()) === 0;
    },
  };
}
