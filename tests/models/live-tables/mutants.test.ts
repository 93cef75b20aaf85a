/** Planted faults of the live tables: the laws find each of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { chooseSome } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import type * as Baccarat from '../../../adapters/sandbox/provider/games/baccarat/baccarat.ts';
import type { RoundResult } from '../../../adapters/sandbox/provider/games/game.ts';
import type * as Tables from '../../../adapters/sandbox/provider/games/live/create-live-table.ts';
import type * as Layout from '../../../adapters/sandbox/provider/games/roulette/layout.ts';
import type * as Play from '../../../adapters/sandbox/provider/shared/shared-play.ts';

const [LAYOUT, BACCARAT, TABLES, PLAY] = [
  '../../../adapters/sandbox/provider/games/roulette/layout.ts',
  '../../../adapters/sandbox/provider/games/baccarat/baccarat.ts',
  '../../../adapters/sandbox/provider/games/live/create-live-table.ts',
  '../../../adapters/sandbox/provider/shared/shared-play.ts',
] as const;

afterEach(() => {
  for (const mocked of [LAYOUT, BACCARAT, TABLES, PLAY]) vi.doUnmock(mocked);
  vi.resetModules();
});

/** The laws that the modules of this moment break. */
async function broken(): Promise<readonly string[]> {
  vi.resetModules();
  const { LAWS } = await import('./laws.ts');
  const names: string[] = [];
  for (const [name, law] of Object.entries(LAWS)) {
    // Each law has tables of its own.
    // oxlint-disable-next-line no-await-in-loop
    if ((await law()).length > 0) names.push(name);
  }
  return names;
}

function plantInWheel(change: Partial<Parameters<typeof Layout.createRoulette>[0]>): void {
  vi.doMock(LAYOUT, async (original: () => Promise<typeof Layout>) => {
    const real = await original();
    return {
      ...real,
      createRoulette: (variant: Parameters<typeof Layout.createRoulette>[0]) =>
        real.createRoulette({ ...variant, ...change }),
    };
  });
}

type Bet = Parameters<typeof Baccarat.baccarat.play>[1];

/** A change of coups, given the six cards that are dealt for each. */
function plantInCoups(change: (round: RoundResult, bet: Bet, cards: readonly number[]) => RoundResult): void {
  vi.doMock(BACCARAT, async (original: () => Promise<typeof Baccarat>) => {
    const real = await original();
    const { play } = real.baccarat;
    const changed: typeof play = (draws, bet, moves) => {
      const drawn: number[] = [];
      const recorded: Draws = {
        below: (n) => {
          const value = draws.below(n);
          drawn.push(value);
          return value;
        },
      };
      const round = play(recorded, bet, moves);
      if (round === null) return null;
      const cards = chooseSome({ below: () => drawn.shift() ?? 0 }, 416, 6).map((card) => card % 52);
      return change(round, bet, cards);
    };
    return { ...real, baccarat: { ...real.baccarat, play: changed } };
  });
}

const listOf = ({ shown }: RoundResult, name: string): readonly number[] => {
  const value = shown[name];
  return typeof value === 'object' ? value : [];
};
const pointsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (card % 13 > 8 ? 0 : (card % 13) + 1), 0) % 10;

function plantInTable(
  change: (shared: NonNullable<ReturnType<typeof Tables.createLiveTable>['shared']>) => object,
): void {
  vi.doMock(TABLES, async (original: () => Promise<typeof Tables>) => {
    const real = await original();
    return {
      ...real,
      createLiveTable: (...made: Parameters<typeof Tables.createLiveTable>) => {
        const table = real.createLiveTable(...made);
        return { ...table, shared: { ...table.shared, ...(table.shared === undefined ? {} : change(table.shared)) } };
      },
    };
  });
}

describe('planted faults of live tables', () => {
  it('[LIV-1…LIV-3] no law is broken without a fault', async () => {
    expect(await broken()).toEqual([]);
  });

  it('[LRO-1] a wheel without its last pocket is no whole wheel', async () => {
    plantInWheel({ pockets: 36 });
    expect(await broken()).toEqual(['theWheelIsWhole']);
  });

  it('[LRO-2] a wheel that keeps even chances at zero pays wrongly', async () => {
    plantInWheel({ hasLaPartage: false });
    expect(await broken()).toEqual(['theWheelIsWhole']);
  });

  it('[LBA-1, LBA-2] a banker who draws at three points against an eight breaks the rules of coups', async () => {
    plantInCoups((round, bet, cards) => {
      const [player, banker] = [listOf(round, 'player'), listOf(round, 'banker')];
      const third = player[2];
      if (banker.length > 2 || pointsOf(banker) !== 3 || third === undefined || pointsOf([third]) !== 8) return round;
      const drawn = [...banker, cards[5] ?? 0];
      return { ...round, shown: { ...round.shown, banker: drawn, points: [pointsOf(player), pointsOf(drawn)] } };
    });
    expect(await broken()).toEqual(['coupsFollowTheRules']);
  });

  it('[LBA-2] a commission that is rounded for the win breaks the rules of coups', async () => {
    plantInCoups((round, { on, stake }) => {
      const isWon = on === 'banker' && (round.pays ?? 0) > stake;
      return isWon ? { ...round, pays: Math.ceil((stake * 195) / 100) } : round;
    });
    expect(await broken()).toEqual(['coupsFollowTheRules']);
  });

  it('[LBA-2] a tie that keeps the stakes on both hands breaks the rules of coups', async () => {
    plantInCoups((round, { on }) => {
      const [player, banker] = listOf(round, 'points');
      return player === banker && on !== 'tie' ? { ...round, pays: 0 } : round;
    });
    expect(await broken()).toEqual(['coupsFollowTheRules']);
  });

  it('[LIV-2] a table that shows another round than its bets are paid by is found', async () => {
    plantInTable(({ result }) => ({
      result: (draws: Draws) => {
        draws.below(2);
        return result(draws);
      },
    }));
    expect(await broken()).toEqual(['allShareTheRound']);
  });

  it('[LIV-3] company that is drawn before the round reveals the round', async () => {
    plantInTable(() => ({
      preview: (draws: Draws) => ({ simulated: Array.from({ length: 10 }, () => draws.below(20)) }),
    }));
    expect(await broken()).toEqual(['companySaysNothing']);
  });

  it('[LIV-1] a stake that is taken after the bets have closed is found', async () => {
    vi.doMock(PLAY, async (original: () => Promise<typeof Play>) => {
      const real = await original();
      return {
        ...real,
        createSharedPlay: (deps: Parameters<typeof Play.createSharedPlay>[0]) =>
          real.createSharedPlay({ ...deps, now: () => deps.now() - 2_000 }),
      };
    });
    expect(await broken()).toEqual(['betsCloseInTime']);
  });
});
