/** How hits are shown: by kind, each kind with its best first [SRH-4]. */
import type { SearchEntity, SearchKind } from '../types.ts';

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchEntity[];
}

export type SearchGroupLimits = Readonly<Record<SearchKind, number>>;

/** For a list below the input. */
export const SHORT_GROUPS: SearchGroupLimits = { sport: 1, team: 4, competition: 3, game: 5 };
/** For a page. */
export const LONG_GROUPS: SearchGroupLimits = { sport: 4, team: 12, competition: 12, game: 40 };

/**
 * The kind of the best hit comes first. Short formats come last in their kind; games in play before games ahead, then
 * by start.
 */
export function groupHits(hits: readonly SearchEntity[], limits: SearchGroupLimits): readonly SearchGroup[] {
  const byKind = new Map<SearchKind, SearchEntity[]>();
  for (const hit of hits) byKind.set(hit.kind, [...(byKind.get(hit.kind) ?? []), hit]);
  return [...byKind].map(([kind, all]) => {
    const best = [...all].sort(byLength).slice(0, limits[kind]);
    return { kind, hits: kind === 'game' ? [...best].sort(byStart) : best };
  });
}

const byLength = (one: SearchEntity, other: SearchEntity): number =>
  Number(one.isShort === true) - Number(other.isShort === true);

function byStart(one: SearchEntity, other: SearchEntity): number {
  return (
    byLength(one, other) || Number(other.isLive) - Number(one.isLive) || (one.startsAt ?? 0) - (other.startsAt ?? 0)
  );
}

/** The address of a hit, without the language. */
export function pathOfHit({ kind, sportId, competitionId, gameId, isLive }: SearchEntity): string {
  if (kind === 'sport') return `/line/${sportId}`;
  if (gameId === null) return `/line/${sportId}/${competitionId ?? ''}`;
  return `/${isLive ? 'live' : 'line'}/${sportId}/${competitionId ?? ''}/${gameId}`;
}
