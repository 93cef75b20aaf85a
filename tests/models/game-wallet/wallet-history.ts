/** Random histories of rounds over a bad network. */
import fc from 'fast-check';
import { RAISING_MOVES } from './raising-game.ts';
import type { Bug, Fate, WalletWorld } from './wallet-world.ts';
import { createWalletWorld } from './wallet-world.ts';

const FATES: readonly Fate[] = ['answered', 'lost', 'deaf', 'twice', 'late', 'dies', 'diesAfter'];
const GAMES = ['dice', 'wheel', 'roulette', 'mines', 'raising'] as const;

type Step =
  | {
      readonly do: 'play';
      readonly game: (typeof GAMES)[number];
      readonly stake: number;
      readonly fates: readonly Fate[];
    }
  | {
      readonly do: 'move';
      readonly game: 'mines' | 'raising';
      readonly move: number;
      readonly fates: readonly Fate[];
    }
  | {
      readonly do: 'draw';
      readonly game: 'crash' | 'tv-wheel';
      readonly stake: number;
      /** Of crash: the automatic cash-out. */
      readonly target: number | null;
      /** From the bet to the next call. */
      readonly waitMs: number;
      readonly fates: readonly Fate[];
      readonly later: readonly Fate[];
    }
  | { readonly do: 'restartProvider' | 'restartOperator' | 'rotate' };

export type History = readonly Step[];

const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 8 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      game: fc.constantFrom(...GAMES),
      stake: fc.integer({ min: 1, max: 900 }),
      fates,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      game: fc.constant('mines' as const),
      move: fc.integer({ min: -1, max: 24 }),
      fates,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      game: fc.constant('raising' as const),
      move: fc.constantFrom(RAISING_MOVES.raise, RAISING_MOVES.raise, RAISING_MOVES.pass, RAISING_MOVES.end),
      fates,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('draw' as const),
      game: fc.constantFrom('crash' as const, 'tv-wheel' as const),
      stake: fc.integer({ min: 1, max: 900 }),
      target: fc.option(fc.integer({ min: 101, max: 300 })),
      waitMs: fc.integer({ min: 1, max: 60_000 }),
      fates,
      later: fates,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('restartProvider' as const, 'restartOperator' as const, 'rotate' as const),
    }),
  },
);
export const anyHistory: fc.Arbitrary<History> = fc.array(anyStep, { minLength: 3, maxLength: 25 });

const BETS = {
  dice: (stake: number) => ({ stake, chance: 4_950, side: 'under' }),
  wheel: (stake: number) => ({ stake, wheel: 'bold' }),
  roulette: (stake: number) => ({ chips: [{ on: 'red', stake }] }),
  mines: (stake: number) => ({ stake, mines: 3 }),
  raising: (stake: number) => ({ stake }),
} as const;

async function take(world: WalletWorld, step: Step, at: number): Promise<void> {
  switch (step.do) {
    case 'play': {
      const session = await world.open(step.game);
      if (session === null) return;
      world.fates.push(...step.fates);
      const play = () => world.provider().play(session, `key-${at}`, BETS[step.game](step.stake));
      await world.survive(play);
      // The answer may not have reached the player, who sends the same round again.
      await world.survive(play);
      return;
    }
    case 'move': {
      const session = await world.open(step.game);
      const [open] = world
        .provider()
        .rounds(7, null, 1_000)
        .filter(({ gameId, status }) => gameId === step.game && status === 'staked');
      if (session === null || open === undefined) return;
      world.fates.push(...step.fates);
      const go = () => world.provider().move(session, open.id, open.moves.length, step.move);
      await world.survive(go);
      // The answer may not have reached the player, who makes the same move again.
      await world.survive(go);
      return;
    }
    case 'draw': {
      const session = await world.open(step.game);
      if (session === null) return;
      const { stake, target } = step;
      const bet = step.game === 'crash' ? { stake, target } : { stake, on: 'red' };
      world.fates.push(...step.fates);
      await world.survive(() => world.provider().play(session, `key-${at}`, bet));
      world.pass(step.waitMs);
      world.fates.length = 0;
      world.fates.push(...step.later);
      const [open] = world
        .provider()
        .rounds(7, null, 1_000)
        .filter(({ gameId, status }) => gameId === step.game && status === 'staked');
      if (open !== undefined) await world.survive(() => world.provider().move(session, open.id, 0, 0));
      await world.survive(async () => {
        const answer = await world.provider().watch(session, '');
        // Rounds that the call has decided are paid after its answer.
        for (let turn = 0; turn < 200; turn += 1)
          // oxlint-disable-next-line no-await-in-loop
          await Promise.resolve();
        return answer;
      });
      return;
    }
    case 'rotate': {
      const session = await world.open('dice');
      if (session !== null) await world.provider().rotate(session);
      return;
    }
    case 'restartProvider':
      return world.restartProvider();
    case 'restartOperator':
      return world.restartOperator();
  }
}

/** Plays a history to its healed end; answers what is wrong then. */
export async function playHistory(history: History, bug: Bug | null = null): Promise<readonly string[]> {
  const world = createWalletWorld(bug);
  for (const [at, each] of history.entries()) {
    world.fates.length = 0;
    // Steps follow each other.
    // oxlint-disable-next-line no-await-in-loop
    await take(world, each, at);
  }
  await world.heal();
  return world.wrongs();
}
