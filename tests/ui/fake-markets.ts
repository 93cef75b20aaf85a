/** Markets of a fake game: enough kinds to see every layout of the game page. */
import type { Game, Market } from 'touchline/core/line/types';

type Priced = Market & { readonly price: number };

const TWO_WAY: ReadonlySet<number> = new Set([3, 4, 6, 10, 40]);

export function marketsOf(game: Game, outright: readonly string[]): readonly Priced[] {
  const out: Priced[] = [];
  const add = (kind: number, type: number, param: number, price: number, label: string | null = null): void => {
    out.push({
      id: game.id * 1000 + out.length,
      gameId: game.id,
      kind,
      type,
      param,
      label,
      flags: 0,
      price: price + ((game.id * 13) % 40) * 10,
    });
  };
  if (outright.length > 0) {
    outright.forEach((name, at) => add(30, at + 1, 0, 2400 + at * at * 900, name));
    return out;
  }
  const two = TWO_WAY.has(game.champ.sportId);
  if (two) [1, 3].forEach((type) => add(2, type, 0, type === 1 ? 1620 : 2250));
  else [1, 2, 3].forEach((type) => add(1, type, 0, 1500 + type * 620));
  const main = game.champ.sportId === 3 ? 648 : 10;
  for (const param of [main - 4, main - 2, main, main + 1, main + 4])
    [1, 2].forEach((type) => add(4, type, param, 1900 + (type === 1 ? 1 : -1) * (param - main) * 110));
  for (const param of [-6, -4, -3, -1]) {
    add(8, 1, param, 1800 - param * 90);
    add(8, 3, -param, 2050 + param * 90);
  }
  if (game.champ.sportId !== 1) return out;
  [1, 2, 3].forEach((type) => add(3, type, 0, 1180 + type * 90));
  [4, 6, 8].forEach((param) => [1, 2].forEach((type) => add(5, type, param, 1800 + type * 60)));
  [-4, 4].forEach((param) => [1, 2, 3].forEach((type) => add(9, type, param, 2100 + type * 400)));
  [1, 2].forEach((type) => add(10, type, 0, 1650 + type * 90));
  for (let home = 0; home <= 3; home += 1)
    for (let away = 0; away <= 3; away += 1) add(11, home * 10 + away, 0, 5500 + (home * home + away * away) * 1700);
  add(11, 127, 0, 14_000);
  [1, 2, 3].forEach((type) => add(12, type, 0, 2000 + type * 300));
  if (game.status === 'inPlay') [1, 2, 3].forEach((type) => add(13, type, 8, 1900 + type * 700));
  [1, 2].forEach((type) => add(14, type, 0, 1900));
  for (let type = 1; type <= 9; type += 1) add(16, type, 0, 3000 + type * 1800);
  [1, 3].forEach((type) => add(18, type, 0, 1500 + type * 200));
  return out;
}
