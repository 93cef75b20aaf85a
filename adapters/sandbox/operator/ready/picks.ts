/** A seeded pseudo-random order of games, and the selections of a game that an express may contain. */
import type { Line } from '../line/line.ts';
import { BLOCKED, EXPRESS_BANNED } from '../line/market-flags.ts';
import type { Fixture } from '../line/types.ts';
import { mixSeed } from '../models/seeded.ts';

/** A selection, price in thousandths. */
export interface Selection {
  readonly marketId: number;
  readonly gameId: number;
  readonly price: number;
}

export interface PickLine {
  readonly fixtures: Line['fixtures'];
  readonly mainMarkets: Line['mainMarkets'];
}

const MIN_PRICE = 1_050;

/** The fixtures in an order drawn from the seed: the same seed and games give the same order. */
export function drawn(fixtures: readonly Fixture[], seed: number): readonly Fixture[] {
  return fixtures
    .map((fixture) => ({ fixture, draw: mixSeed(seed, fixture.id) }))
    .sort((a, b) => a.draw - b.draw || a.fixture.id - b.fixture.id)
    .map(({ fixture }) => fixture);
}

/** The selections of a game that an express may contain now. */
export function picksOf(line: PickLine, gameId: number): readonly Selection[] {
  return line
    .mainMarkets(gameId)
    .filter(
      ({ suspended, flags, price }) => !suspended && price >= MIN_PRICE && (flags & (BLOCKED | EXPRESS_BANNED)) === 0,
    )
    .map(({ marketId, price }) => ({ marketId, gameId, price }));
}
