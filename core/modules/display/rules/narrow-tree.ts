/** The tree of sports with only what the player looks for [DSP-16]. */
import type { TreeSport } from '../../line/public.ts';
import type { Display } from '../types.ts';

export interface TreeFilter {
  readonly type: Display['bettingType'];
  /** Part of a name; empty for no filter. */
  readonly text: string;
}

type Champs = TreeSport['championships'];

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

function ofType<T extends { readonly live: number; readonly line: number }>(counted: T, type: TreeFilter['type']): T {
  return {
    ...counted,
    live: type === 'line' ? 0 : counted.live,
    line: type === 'live' ? 0 : counted.line,
  };
}

const sum = (champs: Champs, key: 'live' | 'line'): number => champs.reduce((total, champ) => total + champ[key], 0);

/**
 * A sport whose name matches keeps all its competitions; any other keeps those that match. Counts are recalculated;
 * sports without games of this type are removed.
 */
export function narrowTree(tree: readonly TreeSport[], { type, text }: TreeFilter): readonly TreeSport[] {
  const wanted = plain(text);
  if (type === 'all' && wanted === '') return tree;
  return tree.flatMap((sport) => {
    const typed = ofType(sport, type);
    const champs = sport.championships
      .map((champ) => ofType(champ, type))
      .filter((champ) => champ.live + champ.line > 0);
    if (wanted === '' || [sport.name, sport.nameEng].some((name) => plain(name).includes(wanted)))
      return typed.live + typed.line === 0 ? [] : [{ ...typed, championships: champs }];
    const found = champs.filter(({ name }) => plain(name).includes(wanted));
    return found.length === 0
      ? []
      : [{ ...typed, championships: found, live: sum(found, 'live'), line: sum(found, 'line') }];
  });
}
