/** The line without the sports that the player has hidden [LIN-206]. */
import { combine } from '../../kernel/readable.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { LineReads } from './reads.ts';
import type { Board, BoardFilter, TreeSport } from './types.ts';

/** Ids of the sports that the player does not want to see. */
export interface HiddenSports {
  readonly line: readonly number[];
  readonly live: readonly number[];
}

export const NOTHING_HIDDEN: HiddenSports = { line: [], live: [] };

/** Counts of hidden sports are 0: the sport keeps its name and offers no games. */
export function treeWithout(tree: readonly TreeSport[], { line, live }: HiddenSports): readonly TreeSport[] {
  if (line.length === 0 && live.length === 0) return tree;
  return tree.map((sport) => {
    const [noLine, noLive] = [line.includes(sport.id), live.includes(sport.id)];
    if (!noLine && !noLive) return sport;
    const shown = <T extends { readonly line: number; readonly live: number }>(counted: T): T => ({
      ...counted,
      line: noLine ? 0 : counted.line,
      live: noLive ? 0 : counted.live,
    });
    return { ...shown(sport), championships: sport.championships.map(shown) };
  });
}

/** A championship, and the top games, show both kinds of games: they are hidden with both. */
export function boardWithout(board: Board, filter: BoardFilter, { line, live }: HiddenSports): Board {
  const isHidden = (sportId: number): boolean =>
    (filter.kind === 'live' || line.includes(sportId)) && (filter.kind === 'line' || live.includes(sportId));
  const groups = board.groups.filter(({ champ }) => !isHidden(champ.sportId));
  if (groups.length === board.groups.length) return board;
  return { ...board, groups, gameCount: groups.reduce((sum, { gameIds }) => sum + gameIds.length, 0) };
}

export function hideSports(reads: LineReads, hidden: Readable<HiddenSports>): LineReads {
  return {
    ...reads,
    tree: combine([reads.tree, hidden], ([tree, now]) => (tree === null ? null : treeWithout(tree, now))),
    board: (filter) => combine([reads.board(filter), hidden], ([board, now]) => boardWithout(board, filter, now)),
  };
}
