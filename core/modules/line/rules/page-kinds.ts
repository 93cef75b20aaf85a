/** Page types that are a kind of sport: what of the line belongs to them [NAV-44]. */
import type { TreeChampionship, TreeSport } from '../types.ts';

export type PageKind = 'ufc' | 'marble' | 'politics';

/** By the English name of a sport, or the name of a competition. */
const KINDS: Readonly<Record<PageKind, RegExp>> = {
  ufc: /\b(?:ufc|mma|mixed martial arts?)\b/i,
  marble: /\bmarbles?\b/i,
  politics: /\b(?:politics|elections?|presidential)\b/i,
};

export function isPageKind(type: string): type is PageKind {
  return Object.hasOwn(KINDS, type);
}

/**
 * The competitions of a kind that have games, those with games in play first; none where the line has nothing of the
 * kind.
 */
export function competitionsOfKind(tree: readonly TreeSport[], kind: PageKind): readonly TreeChampionship[] {
  const words = KINDS[kind];
  return tree
    .flatMap(({ nameEng, championships }) =>
      words.test(nameEng) ? championships : championships.filter(({ name }) => words.test(name)),
    )
    .filter(({ live, line }) => live + line > 0)
    .sort((one, other) => Number(other.live > 0) - Number(one.live > 0));
}
