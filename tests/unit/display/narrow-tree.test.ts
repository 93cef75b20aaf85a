/** The tree of sports with only what the player looks for. */
import { expect, it } from 'vitest';
import { narrowTree } from 'touchline/core/display/rules/narrow-tree';
import type { TreeSport } from 'touchline/core/line/types';

const champ = (id: number, sportId: number, name: string, live: number, line: number) => ({
  id,
  sportId,
  name,
  country: 'ES',
  live,
  line,
  top: false,
});
const tree: readonly TreeSport[] = [
  {
    id: 1,
    name: 'Fußball',
    nameEng: 'Football',
    live: 2,
    line: 5,
    championships: [champ(10, 1, 'LaLiga', 2, 3), champ(11, 1, 'Copa Libertadores Córdoba', 0, 2)],
  },
  { id: 4, name: 'Tennis', nameEng: 'Tennis', live: 0, line: 4, championships: [champ(40, 4, 'Córdoba Open', 0, 4)] },
  { id: 6, name: 'Volleyball', nameEng: 'Volleyball', live: 1, line: 0, championships: [champ(60, 6, 'Liga', 1, 0)] },
];
const namesOf = (sports: readonly TreeSport[]) =>
  sports.map(({ id, championships }) => [id, championships.map((each) => each.id)]);

it('[DSP-16] without a filter the tree is the same object', () => {
  expect(narrowTree(tree, { type: 'all', text: '  ' })).toBe(tree);
});

it('[DSP-16] games in play, and games ahead, each with their own counts', () => {
  const live = narrowTree(tree, { type: 'live', text: '' });
  expect(namesOf(live)).toEqual([
    [1, [10]],
    [6, [60]],
  ]);
  expect(live[0]).toMatchObject({ live: 2, line: 0, championships: [{ live: 2, line: 0 }] });
  const ahead = narrowTree(tree, { type: 'line', text: '' });
  expect(namesOf(ahead)).toEqual([
    [1, [10, 11]],
    [4, [40]],
  ]);
  expect(ahead[0]).toMatchObject({ live: 0, line: 5 });
});

it('[DSP-16] a part of a name finds competitions without case and accents, and counts what remains', () => {
  const found = narrowTree(tree, { type: 'all', text: ' CORDOBA ' });
  expect(namesOf(found)).toEqual([
    [1, [11]],
    [4, [40]],
  ]);
  expect(found[0]).toMatchObject({ live: 0, line: 2 });
  expect(narrowTree(tree, { type: 'live', text: 'cordoba' })).toEqual([]);
});

it('[DSP-16] a sport that is found by its name, or its English name, keeps all its competitions', () => {
  expect(namesOf(narrowTree(tree, { type: 'all', text: 'footb' }))).toEqual([[1, [10, 11]]]);
  expect(namesOf(narrowTree(tree, { type: 'all', text: 'fuß' }))).toEqual([[1, [10, 11]]]);
});
