/** How the winner of an event of a field is named. */
import { expect, it } from 'vitest';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { kindName, legName, marketName } from 'touchline/core/line/rules/market-names';
import { LONG_TERM, POLITICS } from 'touchline/core/line/rules/sport-ids';

const TEXTS: Readonly<Record<string, string>> = { 'kind.2': 'Winner', 'kind.30': 'Outright' };
const t = (key: string): string => TEXTS[key] ?? key;
const market = { kind: KIND.outright, type: 3, param: 0, label: 'Lando Norris' };

it.each([MOTORSPORT, GOLF, POLITICS])('[LIN-258] the winner of an event of sport %i is the “Winner”', (sportId) => {
  const game = { sportId, home: 'Formula 1. Italian Grand Prix', away: '' };
  expect(kindName(market, game, t)).toBe('Winner');
  expect(marketName(market, game, t)).toBe('Winner: Lando Norris');
  expect(legName({ ...market, ...game }, t)).toBe('Winner: Lando Norris');
});

it('[LIN-258] a long-term bet stays “Outright”, and its selection stands alone', () => {
  const game = { sportId: LONG_TERM, home: 'Formula 1. Champion', away: '' };
  expect(kindName(market, game, t)).toBe('Outright');
  expect(marketName(market, game, t)).toBe('Lando Norris');
});
