import { expect, it } from 'vitest';
import type { BetWire } from 'touchline/core/history/bet-wire';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { answerIn, betIn } from '../../../adapters/sandbox/operator/names/bets.ts';

// Both are white.
const SECOND = secondKitNumber(kitNumber('Real Madrid'), kitNumber('Sevilla'), 1);

// Only the names of a bet are read.
const bet = {
  id: '7',
  legs: [
    { marketId: 1, sportId: 1, champ: 'La Liga', home: 'Real Madrid', away: 'Sevilla', label: null },
    { marketId: 2, sportId: 2999, champ: 'Serie A. Winner', home: 'Serie A. Winner', away: '', label: 'Inter' },
  ],
} as unknown as BetWire;

it('[LIN-226] a bet is sent in the language of the call; the record keeps the English names', () => {
  expect(betIn('en', bet)).toEqual({ ...bet, legs: [{ ...bet.legs[0], kits: [0, SECOND] }, bet.legs[1]] });
  expect(betIn('de', bet).legs).toMatchObject([
    {
      champ: 'La Liga',
      home: 'Real Madrid',
      away: 'FC Sevilla',
      kits: [0, SECOND],
    },
    { home: 'Serie A. Sieger', away: '', label: 'Inter Mailand' },
  ]);
  expect(bet.legs[0]).toMatchObject({ away: 'Sevilla' });
});

it('[LIN-226] so is the bet of an answer', () => {
  expect(answerIn('ru', { status: 'accepted', bet })).toMatchObject({ bet: { legs: [{ home: 'Реал Мадрид' }, {}] } });
  const pending = { status: 'pending', acceptAt: 5 };
  expect(answerIn('ru', pending)).toBe(pending);
});

it('[FLD-10] a leg on an event of a field has the names of those who came first', () => {
  const [first] = bet.legs;
  if (first === undefined) throw new Error('no leg');
  const leg = { ...first, sportId: 26, champ: 'Formula 1', home: 'Formula 1', away: '' };
  const raced = { ...bet, legs: [{ ...leg, ranking: [{ place: 1, name: 'Lando Norris' }] }] };
  expect(betIn('ru', raced).legs[0]?.ranking).toEqual([{ place: 1, name: 'Ландо Норрис' }]);
});
