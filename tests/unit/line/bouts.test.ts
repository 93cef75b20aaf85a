/** Bouts of boxing and mixed martial arts as a shell shows them. */
import { expect, it } from 'vitest';
import { legStanding } from 'touchline/core/line/rules/leg-standing';
import { waysOf } from 'touchline/core/line/rules/main-markets';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { kindName } from 'touchline/core/line/rules/market-names';
import { periodOf } from 'touchline/core/line/rules/periods';
import { BOXING, MMA, PLAYER_SPORTS } from 'touchline/core/line/rules/sport-ids';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { gameOf } from '../../arbitraries/played-games.ts';
import { FORMATS, fixtureOf, statesOf } from '../sandbox-models/fixtures.ts';

it('[LIN-240] have rounds, fighters with discs, and a draw in boxing alone', () => {
  expect([BOXING, MMA]).toEqual([9, 11]);
  for (const sport of [BOXING, MMA]) {
    expect(periodOf(sport)).toBe('round');
    expect(PLAYER_SPORTS).toContain(sport);
  }
  expect([waysOf([], BOXING), waysOf([], MMA)]).toEqual([3, 2]);
  const game = { home: 'Usyk', away: 'Fury', sportId: BOXING };
  expect(kindName({ kind: KIND.setTotal, param: 18 }, game, (text) => text)).toBe('kind.other');
  expect(kindName({ kind: KIND.setTotal, param: 18 }, game, (text) => `${text}!`)).toBe('kind.21.round!');
});

it.each(['boxing', 'mma'] as const)('[LIN-208] of %s have no standing while they are in play', (model) => {
  let states = 0;
  for (let seed = 1; seed < 20; seed += 1) {
    const match = createMatch(fixtureOf(FORMATS[model], { seed }));
    for (const { state } of statesOf(match).filter((each) => each.state.status !== 4))
      for (const kind of [KIND.result, KIND.winner, KIND.drawNoBet, KIND.doubleChance, KIND.setTotal]) {
        states += 1;
        expect(legStanding({ kind, type: 1, param: 0, label: null }, gameOf(match, state))).toBeNull();
      }
  }
  expect(states).toBeGreaterThan(200);
});
