/** Drafts, terms and answers of edits, for tests of the module and of its screens. */
import type { EditLeg, EditTerms } from 'touchline/core/bet-edit/types';
import type { Bet } from 'touchline/core/history/public';
import { betLegOf, betOf } from './coupon-world.ts';

/** A selection on game `game`, its `side` from 1 to 3. */
export function editLeg(game: number, side = 1, price = 1950): EditLeg {
  return {
    marketId: game * 10 + side,
    gameId: game,
    sportId: 1,
    champ: 'Premier League',
    home: `Home ${game}`,
    away: `Away ${game}`,
    kind: 1,
    type: side,
    param: 0,
    label: null,
    isLive: false,
    startsAt: 9_000_000,
    price,
  };
}

/** An open single of 10.00 on game 1. */
export const OPEN_BET: Bet = betOf('5', {
  amount: 1_000,
  legs: [betLegOf(editLeg(1))],
});

/** The terms of the bet as an express with a leg on game 2. */
export function termsOf(change: Partial<EditTerms> = {}): EditTerms {
  return {
    betId: OPEN_BET.id,
    value: 905,
    old: { stake: 1_000, coef: '1.95', possibleWin: 1_950 },
    next: { stake: 905, coef: '3.803', possibleWin: 3_441 },
    prices: [
      { marketId: 11, price: 1_900 },
      { marketId: 21, price: 1_950 },
    ],
    reasons: [],
    ...change,
  };
}

/** The operator's version of the bet. */
export const EDITED_BET: Bet = {
  ...OPEN_BET,
  status: 'settled',
  result: 'forcedReturn',
  payout: 905,
  remaining: 0,
  cashOuts: [{ id: '5-1', key: 'k', at: 2_000, stake: 1_000, amount: 905, least: 905, movedTo: '6' }],
};
export const NEXT_BET: Bet = {
  ...OPEN_BET,
  id: '6',
  key: 'k',
  betType: 'express',
  amount: 905,
  remaining: 905,
  coef: '3.803',
  editedFrom: '5',
  legs: [1, 2].map((game) => ({ ...(OPEN_BET.legs[0] as Bet['legs'][number]), ...editLeg(game) })),
};
