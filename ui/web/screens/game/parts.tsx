/** The parts of a game's page, which its bar leads to [LIN-222]. */
import type { ReactNode } from 'react';
import { isRanked } from 'touchline/core/line/rules/field-sports';
import type { Game } from 'touchline/core/line/types';
import { useText } from '../../text.ts';

/** In the order of the bar. */
const PARTS = ['markets', 'tracker', 'stats', 'lineups'] as const;
export type PartName = (typeof PARTS)[number];

export function partId(name: PartName): string {
  return `game-${name}`;
}

/** The parts that the page of this game has; `hasLineups`: the operator has announced them. */
export function partsOf(
  { away, status, champ: { sportId } }: Pick<Game, 'away' | 'status' | 'champ'>,
  isOver: boolean,
  hasLineups: boolean,
): readonly PartName[] {
  const isMatch = away !== '';
  const has: Readonly<Record<PartName, boolean>> = {
    markets: !isOver,
    tracker: isRanked(sportId) || (isMatch && status !== 'scheduled'),
    stats: isMatch,
    lineups: hasLineups,
  };
  return PARTS.filter((name) => has[name]);
}

/** Takes the focus when the bar has led to it. */
export function Part({ name, children }: { readonly name: PartName; readonly children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <div className="game-part" id={partId(name)} role="group" aria-label={t(`game.part.${name}`)} tabIndex={-1}>
      {children}
    </div>
  );
}
