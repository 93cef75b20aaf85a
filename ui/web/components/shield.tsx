/**
 * A team's shield, where the team is shown large or alone: its colours in a neutral pattern, never a crest [LIN-228].
 * The file of shields loads with the first of them. A shield is decorative: the team's name stands beside it.
 */
import type { ReactNode } from 'react';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { SEEDED } from 'touchline/core/line/rules/kit-colours';
import { ownKit } from './kit-name.ts';
import { isOfPlayers } from './picture.tsx';

/** The address of the file that `build/shields.ts` draws. */
declare const __SHIELDS__: string;

interface ShieldProps {
  readonly name: string;
  readonly sportId: number;
  /** The number of what the team wears; 0, or absent, where the name says it. */
  readonly kit?: number | undefined;
  /** In place of a shield in sports of players. */
  readonly orElse?: ReactNode;
}

/** A shield of the team's own covers the seeded one. */
export function Shield({ name, sportId, kit, orElse = null }: ShieldProps): ReactNode {
  if (isOfPlayers(sportId)) return orElse;
  const number = kit || kitNumber(name);
  return (
    <svg className="shield" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${__SHIELDS__}#s${number % SEEDED}`} />
      <use href={`${__SHIELDS__}#${ownKit(number)}`} />
    </svg>
  );
}
