/** Games and markets as the columns of a frame: a snapshot, or the additions of a delta. */
import { kitsIn, type NamedSides } from '../names/names.ts';
import type { LineChampionship } from './line.ts';
import { flagsOf as marketFlags } from './market-flags.ts';
import type { Quote } from './quotes.ts';
import type { Row, Shown } from './rows.ts';
import { clockAt } from './rows.ts';
import { flagsOf, periodsText, pointsText, scoreText } from './scoreboard.ts';

export interface Columns {
  /** Adds a game, once, and returns its index. */
  readonly addGame: (row: Row, shown: Shown) => number;
  readonly addMarkets: (game: number, row: Row, quotes: Iterable<Quote>) => void;
  readonly size: () => number;
  /** `"champs":{…},"games":{…},"markets":{…}` */
  readonly text: () => string;
}

const NO_KITS = [0, 0] as const;

const sidesOf = ({ sportId, home, away }: Row['fixture']): NamedSides => ({
  sportId,
  home: home.name,
  away: away.name,
});

/** Columns of a frame at the time `at` (wall ms, a whole second), the base of starts and clocks. */
export function createColumns(at: number): Columns {
  const champIndex = new Map<number, number>();
  const champs = {
    id: [] as number[],
    sport: [] as number[],
    name: [] as string[],
    country: [] as string[],
    periodS: [] as number[],
  };
  const games = {
    id: [] as number[],
    champ: [] as number[],
    start: [] as number[],
    home: [] as string[],
    away: [] as string[],
    status: [] as number[],
    period: [] as number[],
    clock: [] as number[],
    score: [] as string[],
    periods: [] as string[],
    points: [] as string[],
    more: [] as number[],
    flags: [] as number[],
  };
  const markets = {
    id: [] as number[],
    game: [] as number[],
    kind: [] as number[],
    type: [] as number[],
    param: [] as number[],
    price: [] as number[],
    state: [] as number[],
    label: [] as [number, string][],
  };
  /** Most markets have no flags; the column exists only when one has. */
  const flags: [number, number][] = [];
  /** The column exists only when a side wears what its name does not say. */
  const kits: number[] = [];
  let lastId = 0;

  const champOf = ({ id, sportId, name, country }: LineChampionship, periodS: number): number => {
    const known = champIndex.get(id);
    if (known !== undefined) return known;
    champIndex.set(id, champs.id.length);
    champs.id.push(id);
    champs.sport.push(sportId);
    champs.name.push(name);
    champs.country.push(country);
    champs.periodS.push(periodS);
    return champs.id.length - 1;
  };

  return {
    addGame: (row, shown) => {
      const { fixture } = row;
      const { state } = shown;
      games.id.push(fixture.id);
      games.champ.push(champOf(row.champ, fixture.format.periodS));
      games.start.push(Math.ceil((fixture.startsAt - at) / 1000)); // rounded up, so that no kick-off is shown early
      games.home.push(fixture.home.name);
      games.away.push(fixture.away.name);
      kits.push(...(kitsIn('en', sidesOf(fixture)).kits ?? NO_KITS));
      games.status.push(state.status);
      games.period.push(state.period);
      games.clock.push(clockAt(row, shown, at));
      games.score.push(scoreText(state));
      games.periods.push(periodsText(fixture, state));
      games.points.push(pointsText(state));
      games.more.push(shown.more);
      games.flags.push(flagsOf(row, state));
      return games.id.length - 1;
    },
    addMarkets: (game, { fixture }, quotes) => {
      for (const { id, kind, type, param, price, state, label } of quotes) {
        const bits = marketFlags(fixture, kind);
        if (bits !== 0) flags.push([markets.id.length, bits]);
        if (label !== '') markets.label.push([markets.id.length, label]);
        markets.id.push(id - lastId);
        lastId = id;
        markets.game.push(game);
        markets.kind.push(kind);
        markets.type.push(type);
        markets.param.push(param);
        markets.price.push(price);
        markets.state.push(state);
      }
    },
    size: () => games.id.length,
    text: () => {
      const withFlags = flags.length === 0 ? markets : { ...markets, flags };
      const withKits = kits.some((kit) => kit !== 0) ? { ...games, kits } : games;
      return `"champs":${JSON.stringify(champs)},"games":${JSON.stringify(withKits)},"markets":${JSON.stringify(withFlags)}`;
    },
  };
}
