/** The line without the sports that a player has hidden. */
import { describe, expect, it } from 'vitest';
import { boardWithout, hideSports, NOTHING_HIDDEN, treeWithout } from 'touchline/core/line/hide-sports';
import type { LineReads } from 'touchline/core/line/reads';
import type { Board, BoardFilter, TreeSport } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';

const champ = (id: number, sportId: number) => ({ id, sportId, line: 3, live: 2 }) as TreeSport['championships'][0];
const sport = (id: number): TreeSport => ({
  id,
  name: `Sport ${id}`,
  nameEng: '',
  line: 6,
  live: 4,
  championships: [champ(id * 10, id), champ(id * 10 + 1, id)],
});
const TREE = [sport(1), sport(2)];
const group = (sportId: number, ...gameIds: readonly number[]) => ({ champ: champ(sportId * 10, sportId), gameIds });
const BOARD: Board = { groups: [group(1, 11, 12), group(2, 21)], gameCount: 3, loaded: true };
const left = (filter: BoardFilter, hidden: { line?: readonly number[]; live?: readonly number[] }): number =>
  boardWithout(BOARD, filter, { line: [], live: [], ...hidden }).gameCount;

describe('[LIN-206] a hidden sport', () => {
  it('has no games in the tree, of the line, in play or both, and keeps its name', () => {
    expect(treeWithout(TREE, NOTHING_HIDDEN)).toBe(TREE);
    const tree = treeWithout(TREE, { line: [1], live: [] });
    expect(tree[0]).toMatchObject({ name: 'Sport 1', line: 0, live: 4 });
    expect(tree[0]?.championships).toMatchObject([
      { line: 0, live: 2 },
      { line: 0, live: 2 },
    ]);
    expect(tree[1]).toBe(TREE[1]);
    expect(treeWithout(TREE, { line: [2], live: [2] })[1]).toMatchObject({ line: 0, live: 0 });
  });

  it('leaves the boards of what is hidden; a board of both kinds only with both', () => {
    expect(left({ kind: 'live' }, { live: [1] })).toBe(1);
    expect(left({ kind: 'live' }, { line: [1] })).toBe(3);
    expect(left({ kind: 'line', sportId: 1 }, { line: [1], live: [2] })).toBe(1);
    for (const kind of ['top', 'champ'] as const) {
      const filter = kind === 'top' ? { kind } : { kind, champId: 10 };
      expect(left(filter, { line: [2] }), kind).toBe(3);
      expect(left(filter, { line: [2], live: [2] }), kind).toBe(2);
    }
    expect(boardWithout(BOARD, { kind: 'top' }, NOTHING_HIDDEN)).toBe(BOARD);
  });

  it('comes back when the player shows it again', () => {
    const hidden = createCell({ line: [1], live: [1] });
    const tree = createCell<readonly TreeSport[] | null>(null);
    const reads = { tree, board: () => createCell(BOARD) } as unknown as LineReads;
    const shown = hideSports(reads, hidden);
    expect(shown.tree.get()).toBeNull();
    tree.set(TREE);
    const board = shown.board({ kind: 'top' });
    expect(shown.tree.get()?.[0]?.line).toBe(0);
    expect(board.get().gameCount).toBe(1);
    hidden.set({ line: [], live: [] });
    expect(shown.tree.get()).toEqual(TREE);
    expect(board.get()).toEqual(BOARD);
  });
});
