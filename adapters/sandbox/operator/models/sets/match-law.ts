/**
 * Everything that depends only on a format and a rating difference, computed once and shared by all fixtures with both.
 */
import type { Fixture } from '../../line/types.ts';
import type { Future } from './future.ts';
import type { SetLaw } from './set-law.ts';
import { shapeOf, type SetShape } from './shape.ts';
import { setLawOf, strengthFor, type Strength } from './strength.ts';

export interface MatchLaw {
  readonly shape: SetShape;
  readonly strength: Strength;
  readonly set: SetLaw;
  /** Points still to come, by score in sets; computed on demand. */
  readonly futures: Map<number, Future>;
}

/** Ratings are quantised in steps of this many points (0.6 % of a chance), so that laws are shared. */
const RATING_STEP = 4;
const MAX_STEPS = 200;
const MAX_LAWS = 512;
const laws = new Map<string, MatchLaw>();

/** The law of a fixture. Throws a RangeError when its model is not a set sport. */
export function lawOf(fixture: Fixture): MatchLaw {
  const shape = shapeOf(fixture.format);
  const apart = Math.round((fixture.home.rating - fixture.away.rating) / RATING_STEP);
  const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, apart));
  // Two formats of a sport may differ in their times alone: a match lasts as its own format says.
  const key = `${shape.sport} ${shape.need} ${shape.target} ${shape.pointS} ${shape.breakS} ${steps}`;
  const known = laws.get(key);
  if (known !== undefined) return known;
  const strength = strengthFor(shape, steps * RATING_STEP);
  const law: MatchLaw = { shape, strength, set: setLawOf(shape, strength), futures: new Map() };
  if (laws.size >= MAX_LAWS) {
    const [oldest] = laws.keys();
    if (oldest !== undefined) laws.delete(oldest);
  }
  laws.set(key, law);
  return law;
}
