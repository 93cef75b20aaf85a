/** The battle: every bet's exact return over all dice. */
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
import { add, mul, reduced, ZERO } from 'touchline/kernel/rational';
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import { gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import {
  afterRound,
  isOver,
  paysOn,
  START,
  tvBattle,
} from '../../../adapters/sandbox/provider/games/tv-battle/tv-battle.ts';
import { drawing, range } from './exact.ts';

const BETS = [
  ['red', 'battle-side'],
  ['blue', 'battle-side'],
  ['draw', 'battle-draw'],
  ['rounds-3', 'battle-3'],
  ['rounds-4', 'battle-4'],
  ['rounds-5', 'battle-5'],
  ['whole', 'battle-whole'],
] as const;
const THROWS = range(6).flatMap((red) => range(6).map((blue) => [red + 1, blue + 1] as const));

/** Visits every end of a battle with its chance. */
function eachEnd(
  visit: (rounds: number, armies: readonly [number, number], chance: Rational) => void,
  armies = START,
  rounds = 0,
  chance: Rational = { n: 1n, d: 1n },
): void {
  if (isOver(armies)) {
    visit(rounds, armies, chance);
    return;
  }
  // Throws with the same loss are alike.
  const losses = new Map<string, { readonly next: readonly [number, number]; count: number }>();
  for (const [red, blue] of THROWS) {
    const next = afterRound(armies, red, blue);
    const known = losses.get(next.join()) ?? { next, count: 0 };
    known.count += 1;
    losses.set(next.join(), known);
  }
  for (const { next, count } of losses.values())
    eachEnd(visit, next, rounds + 1, mul(chance, { n: BigInt(count), d: BigInt(THROWS.length) }));
}

describe('the battle', () => {
  it('[TBT-3, TBT-4] every bet returns exactly the stated fraction over all dice', () => {
    for (const [on, bet] of BETS) {
      let [sum, all]: [Rational, Rational] = [ZERO, ZERO];
      eachEnd((rounds, armies, chance) => {
        all = add(all, chance);
        sum = add(sum, mul(chance, { n: BigInt(paysOn(on, rounds, armies)), d: 100n }));
      });
      expect(reduced(all)).toEqual({ n: 1n, d: 1n });
      expect({ on, value: reduced(sum) }).toEqual({
        on,
        value: tvBattle.returns.find((each) => each.bet === bet)?.value,
      });
    }
  });

  it('[TBT-1, TBT-2] the lower die loses one, equal dice one of each, until an army has nobody left', () => {
    expect(afterRound([3, 3], 6, 1)).toEqual([3, 2]);
    expect(afterRound([3, 3], 2, 5)).toEqual([2, 3]);
    expect(afterRound([3, 1], 4, 4)).toEqual([2, 0]);
    // Red throws 6, 1, 4, 6 and blue 1, 3, 4, 2.
    const played = tvBattle.play(drawing(5, 0, 0, 2, 3, 3, 5, 1), { stake: 100, on: 'rounds-4' }, []);
    expect(played).toEqual({ shown: { dice: [6, 1, 1, 3, 4, 4, 6, 2], left: [1, 0] }, pays: 220 });
    const equal = tvBattle.play(drawing(0, 0, 1, 1, 2, 2), { stake: 100, on: 'draw' }, []);
    expect(equal).toEqual({ shown: { dice: [1, 1, 2, 2, 3, 3], left: [0, 0] }, pays: 1_470 });
  });

  it('[TBT-2] a battle has three to five rounds', () => {
    const rounds = range(400).map((nonce) => {
      const dice = tvBattle.shared?.result(createDraws({ serverSeed: 'a', clientSeed: 'b', nonce }))['dice'];
      return typeof dice === 'object' ? dice.length / 2 : 0;
    });
    expect(new Set(rounds)).toEqual(new Set([3, 4, 5]));
  });

  it('[TBT-3] places that are not on the table are no bets, and no move is possible', () => {
    const stakeOf = (on: string) => gameOf('tv-battle')?.stakeOf({ stake: 10, on });
    expect(['red', 'whole', 'tie', 'rounds-6'].map(stakeOf)).toEqual([10, 10, null, null]);
    expect(tvBattle.play(drawing(), { stake: 10, on: 'red' }, [0])).toBeNull();
  });
});
