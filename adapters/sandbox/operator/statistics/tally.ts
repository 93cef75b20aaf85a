/** Adds the games of a season up to records, form and totals of each side. */
import type { FormGame, SideRecord, StatTotal, TableRow } from 'touchline/core/statistics/types';
import type { PlayedGame } from './played.ts';

/** How many games a side's form lists. */
const FORM_GAMES = 10;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

interface Side {
  readonly id: number;
  readonly name: string;
  readonly home: Mutable<SideRecord>;
  readonly away: Mutable<SideRecord>;
  readonly form: FormGame[];
  readonly totals: Map<string, Mutable<StatTotal>>;
}

const noGames = (): Mutable<SideRecord> => ({ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 });

/** The game as the side sees it. */
function formGameOf({ fixture, score }: PlayedGame, isHome: boolean): FormGame {
  const [own, other] = isHome ? score : [score[1], score[0]];
  return {
    gameId: fixture.id,
    opponent: isHome ? fixture.away.name : fixture.home.name,
    isHome,
    own,
    other,
    startsAt: fixture.startsAt,
  };
}

function add(side: Side, game: PlayedGame, isHome: boolean): void {
  const form = formGameOf(game, isHome);
  const record = isHome ? side.home : side.away;
  record.played += 1;
  record.scored += form.own;
  record.conceded += form.other;
  if (form.own > form.other) record.won += 1;
  else if (form.own === form.other) record.drawn += 1;
  else record.lost += 1;
  side.form.push(form);
  for (const [name, home, away] of game.stats) {
    const total = side.totals.get(name) ?? { name, games: 0, own: 0, other: 0 };
    total.games += 1;
    total.own += isHome ? home : away;
    total.other += isHome ? away : home;
    side.totals.set(name, total);
  }
}

/** The rows of the sides of some games, which are given in order of time; form lists the newest first. */
export function tally(games: readonly PlayedGame[]): readonly TableRow[] {
  const sides = new Map<number, Side>();
  const sideOf = ({ id, name }: { readonly id: number; readonly name: string }): Side => {
    const known = sides.get(id) ?? { id, name, home: noGames(), away: noGames(), form: [], totals: new Map() };
    sides.set(id, known);
    return known;
  };
  for (const game of games) {
    add(sideOf(game.fixture.home), game, true);
    add(sideOf(game.fixture.away), game, false);
  }
  return [...sides.values()].map(({ form, totals, ...rest }) => ({
    ...rest,
    form: form.slice(-FORM_GAMES).reverse(),
    totals: [...totals.values()],
  }));
}

/** Splits the sides that never meet, directly or through others, into tables of their own. */
export function pools(games: readonly PlayedGame[]): readonly (readonly PlayedGame[])[] {
  const parent = new Map<number, number>();
  const rootOf = (id: number): number => {
    let root = id;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(id, root);
    return root;
  };
  for (const { fixture } of games) parent.set(rootOf(fixture.home.id), rootOf(fixture.away.id));
  const found = new Map<number, PlayedGame[]>();
  for (const game of games) {
    const root = rootOf(game.fixture.home.id);
    found.set(root, [...(found.get(root) ?? []), game]);
  }
  return [...found.values()];
}
