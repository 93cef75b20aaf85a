/** Everything that can be computed once for a format and a difference of ratings; shared by all fixtures that have both. */
import type { Fixture } from '../../line/types.ts';
import type { Future } from './futures.ts';
import type { SetLaw } from './set-law.ts';
import { shapeOf, type SetShape } from './shape.ts';
import { setLawOf, strengthFor, type Strength } from './strength.ts';

export interface MatchLaw {
  readonly shape: SetShape;
  readonly strength: Strength;
  readonly set: SetLaw;
  /** Points still to come, by score in sets; filled when asked for. */
  readonly futures: Map<number, Future>;
}

/** Ratings count in steps of this many points (0.6 % of a chance), so that laws are shared. */
const RATING_STEP = 4;
const MOST_STEPS = 200;
const MOST_LAWS = 512;
const laws = new Map<string, MatchLaw>();

/** The law of a fixture. Throws a RangeError when its model is no set sport. */
export function lawOf(fixture: Fixture): MatchLaw {
  const shape = shapeOf(fixture.format);
  const apart = Math.round((fixture.home.rating - fixture.away.rating) / RATING_STEP);
  const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, apart));
  const key = `${shape.sport} ${shape.need} ${shape.target} ${steps}`;
  const known = laws.get(key);
  if (known !== undefined) return known;
  const strength = strengthFor(shape, steps * RATING_STEP);
  const law: MatchLaw = { shape, strength, set: setLawOf(shape, strength), futures: new Map() };
  if (laws.size >= MOST_LAWS) {
    const [oldest] = laws.keys();
    if (oldest !== undefined) laws.delete(oldest);
  }
  laws.set(key, law);
  return law;
}
