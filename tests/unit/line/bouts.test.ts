/** Bouts of boxing and mixed martial arts as a shell shows them. */
import { expect, it } from 'vitest';
import { legStanding } from 'touchline/core/line/rules/leg-standing';
import { waysOf } from 'touchline/core/line/rules/main-markets';
import { METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { groupMarkets } from 'touchline/core/line/rules/market-groups';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
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

it('[LIN-247] methods of victory stand in one group, fighter beside fighter, with the draw below them', () => {
  const method = METHOD_KIND;
  const ways = [
    [1, 0],
    [3, 0],
    [3, 1],
    [1, 2],
    [2, 2],
    [3, 2],
  ] as const;
  const markets = ways.map(([type, how], at) => ({
    id: at + 1,
    gameId: 1,
    kind: method,
    type,
    param: 4 * how,
    label: null,
    flags: 0,
  }));
  const [group, ...others] = groupMarkets(markets, () => 2000);
  expect(others).toEqual([]);
  expect([group?.topic, group?.layout]).toEqual(['main', 'two']);
  expect(group?.rows.map((row) => row.map((market) => market?.id ?? null))).toEqual([[1, 2], [null, 3], [4, 6], [5]]);
  const asked: string[] = [];
  for (const market of markets)
    outcomeName(market, { home: 'Usyk', away: 'Fury' }, (text, { home, away } = {}) => {
      asked.push(`${text} ${home} ${away}`);
      return `${text}!`;
    });
  expect(asked).toEqual(ways.map(([type, how]) => `outcome.40.${type}.${how} Usyk Fury`));
});

it.each(['boxing', 'mma'] as const)('[LIN-208] of %s have no standing while they are in play', (model) => {
  let states = 0;
  for (let seed = 1; seed < 20; seed += 1) {
    const match = createMatch(fixtureOf(FORMATS[model], { seed }));
    for (const { state } of statesOf(match).filter((each) => each.state.status !== 4))
      for (const kind of [KIND.result, KIND.winner, KIND.drawNoBet, KIND.doubleChance, KIND.setTotal, METHOD_KIND]) {
        states += 1;
        expect(legStanding({ kind, type: 1, param: 0, label: null }, gameOf(match, state))).toBeNull();
      }
  }
  expect(states).toBeGreaterThan(200);
});
