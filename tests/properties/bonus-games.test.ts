/**
 * Turns of bonus games as drawn equal turns as proven: turns of each, 10,000 in the deep run, recomputed by the second
 * implementation.
 */
import { expect, it } from 'vitest';
import type { RoundProof } from 'touchline/core/casino/types';
import { BONUS_GAME_IDS } from '../../adapters/sandbox/operator/bonus-games/games/game.ts';
import type { BonusGameId } from '../../adapters/sandbox/operator/bonus-games/games/game.ts';
import { BONUS_GAMES } from '../../adapters/sandbox/operator/bonus-games/games/games.ts';
import { commitmentOf, tableHashOf } from '../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws, hashOf } from '../../adapters/sandbox/provider/fairness/stream.ts';
import type { Checked } from '../../ui/web/screens/casino/verify-round.ts';
import { verifyRound } from '../../ui/web/screens/casino/verify-round.ts';
import { IS_DEEP } from '../arbitraries/runs.ts';

const TURNS = IS_DEEP ? 10_000 : 2_000;
const AT_ONCE = 50;
/** Choices to make in turn, until the turn is over. */
const CHOICES: Readonly<Record<BonusGameId, (at: number, step: number) => number>> = {
  fortuna: () => 0,
  lottery: () => 0,
  chest: (at) => at % 3,
  'dragon-bonus': (at) => at % 5,
  memory: (at, step) => (at + step * 3) % 8,
  safe: (at, step) => (at * 7 + step) % 10,
};

function turn(id: BonusGameId, at: number): RoundProof {
  const game = BONUS_GAMES[id];
  const unit = game.reward === 'points' ? 1 : 1 + (at % 15);
  const [serverSeed, clientSeed, nonce] = [hashOf(`${id} ${at % 100}`), `client-${at % 7}`, at];
  const draws = () => createDraws({ serverSeed, clientSeed, nonce });
  const moves: number[] = [];
  let outcome = game.play(draws(), moves);
  while (outcome !== null && outcome.wins === null) {
    moves.push(CHOICES[id](at, moves.length));
    outcome = game.play(draws(), moves);
  }
  if (outcome === null || outcome.wins === null) throw new Error(`${id} ${at} did not end`);
  const [tableHash, { version }] = [tableHashOf(game.table), game];
  return {
    ...{ id: String(at), gameId: id, status: 'over', currency: 'PTS', stake: 0, seedId: 's', at },
    ...{ bet: { unit }, moves, shown: outcome.shown, pays: outcome.wins * unit, nonce },
    ...{ tableHash, version, clientSeed, serverSeed },
    commitment: commitmentOf({ serverSeed, tableHash, gameId: id, version }),
  };
}

const wrong = async (round: RoundProof): Promise<readonly Checked['check'][]> => {
  const verdict = await verifyRound(round);
  if (verdict.kind !== 'checked') throw new Error(verdict.kind);
  return verdict.checks.filter(({ isRight }) => !isRight).map(({ check }) => check);
};

it.each(BONUS_GAME_IDS)(
  '[BGO-5, BGO-16] turns of %s are drawn and paid as the second implementation computes',
  async (id) => {
    const faults: unknown[] = [];
    const tryTurn = async (at: number): Promise<void> => {
      const round = turn(id, at);
      const checks = await wrong(round);
      if (checks.length > 0) faults.push({ round, checks });
    };
    for (let from = 0; from < TURNS; from += AT_ONCE)
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => tryTurn(from + at)));
    expect(faults).toEqual([]);
  },
);

it.each(BONUS_GAME_IDS)(
  '[BGO-16] a turn of %s with another payment, outcome, seed or table is found out',
  async (id) => {
    const round = turn(id, 3);
    expect(await wrong({ ...round, pays: (round.pays ?? 0) + 1 })).toEqual(['payment']);
    expect(await wrong({ ...round, shown: { ...round.shown, other: 1 } })).toEqual(['outcome']);
    expect(await wrong({ ...round, serverSeed: hashOf('another') })).toContain('commitment');
    expect(await wrong({ ...round, tableHash: hashOf('another') })).toEqual(['table', 'commitment']);
  },
);
