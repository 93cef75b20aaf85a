/** A player's identity: the photograph, the personal data, the copies of documents, and the confirmed contacts. */
import type { Person } from '../players/auth/people.ts';
import type { Switches } from '../switches/switches.ts';
import { createActivationDesk } from '../user/activation.ts';
import type { ActivationDesk } from '../user/activation.ts';
import { createIdentification } from './identification.ts';
import type { Identification } from './identification.ts';
import type { OfficeRecord } from './records.ts';
import { createVerification } from './verification.ts';
import type { Verification } from './verification.ts';

export interface IdentityParts {
  readonly identification: Identification;
  readonly verification: Verification;
  readonly activation: ActivationDesk;
}

interface Identity {
  readonly parts: IdentityParts;
  apply(record: OfficeRecord): void;
}

interface IdentityDeps {
  readonly now: () => number;
  readonly commit: (record: OfficeRecord) => void;
  readonly switches: Pick<Switches, 'get'>;
  readonly personOf: (playerId: number) => Person | null;
  readonly registeredAt: (playerId: number) => number;
}

export function createIdentity({ personOf, registeredAt, ...deps }: IdentityDeps): Identity {
  const identification = createIdentification(deps);
  const verification = createVerification({ ...deps, personOf, identification });
  return {
    parts: { identification, verification, activation: createActivationDesk({ ...deps, personOf, registeredAt }) },
    apply(record) {
      identification.apply(record);
      verification.apply(record);
    },
  };
}
