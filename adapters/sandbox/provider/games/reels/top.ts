/** The highest win of a round on reels, from its spins [REEL-5]. */
import type { Rational } from 'touchline/kernel/rational';
import { add, fromScaled, mul, ONE } from 'touchline/kernel/rational';

/** The most units that a part of a round can pay, and the chance of exactly these. */
export interface Top {
  readonly units: number;
  readonly chance: Rational;
}

export const NOTHING: Top = { units: 0, chance: ONE };

/** Of payments that are equally likely. `of` counts all outcomes, where these are some of them. */
export function topOf(paid: readonly number[], of = paid.length): Top {
  // There may be more payments than a call takes arguments.
  const units = paid.reduce((most, each) => Math.max(most, each), 0);
  return { units, chance: fromScaled(paid.filter((each) => each === units).length, of) };
}

/** Parts that follow each other and do not depend on each other. */
export function inTurn(...parts: readonly Top[]): Top {
  return parts.reduce((all, part) => ({ units: all.units + part.units, chance: mul(all.chance, part.chance) }));
}

export function repeated(part: Top, count: number): Top {
  return inTurn(NOTHING, ...Array.from({ length: count }, () => part));
}

/** Parts of which one comes, each with its own chance. */
export function oneOf(...parts: readonly Top[]): Top {
  const units = Math.max(...parts.map((part) => part.units));
  const chances = parts.filter((part) => part.units === units).map(({ chance }) => chance);
  return { units, chance: chances.reduce(add) };
}
