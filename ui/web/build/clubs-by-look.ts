/** The teams whose colours are known, by the look of their drawing: teams that look alike share one drawing. */
import { clubColours } from 'touchline/core/line/rules/club-colours';
import type { Colour, Pattern } from 'touchline/core/line/rules/kit-colours';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { ownKit } from '../components/kit-name.ts';

interface Look<P> {
  readonly ids: readonly string[];
  readonly pattern: P;
  readonly first: Colour;
  readonly second: Colour;
}

/** `patternOf`: from the pattern of the team's shirt and the number of its name. The first line with a name counts. */
export function clubsByLook<P extends string>(patternOf: (shirt: Pattern, number: number) => P): readonly Look<P>[] {
  const looks = new Map<string, Look<P> & { readonly ids: string[] }>();
  const named = new Set<string>();
  for (const [shirt, first, second, names] of clubColours)
    for (const name of names.split(', ')) {
      const number = kitNumber(name);
      const id = ownKit(number);
      if (named.has(id)) continue;
      named.add(id);
      const pattern = patternOf(shirt, number);
      const key = `${pattern} ${first} ${second}`;
      const look: Look<P> & { readonly ids: string[] } = looks.get(key) ?? { ids: [], pattern, first, second };
      looks.set(key, look);
      look.ids.push(id);
    }
  return [...looks.values()];
}
