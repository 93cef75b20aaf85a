/** The terms of what players can earn. The office's pages show every one of them. */
import { mixSeed } from '../models/seeded.ts';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';

const DAY_MS = 86_400_000;

/** One point for each full euro of a settled stake, at the rate of the day. */
export const POINTS_CURRENCY = 'PTS';
export const HOUSE_POINTS = 'house:points';
export const pointsAccount = (playerId: number): string => `points:${playerId}`;
/** Bonuses that are being turned over. Never below zero. */
export const heldAccount = (playerId: number): string => `held:${playerId}`;

/** The rewards for points: an amount for free bets. */
export const POINT_REWARDS = [
  { id: 1, points: 100, euros: 1 },
  { id: 2, points: 500, euros: 6 },
  { id: 3, points: 2_000, euros: 30 },
] as const;

export const LEVELS = [
  { name: 'bronze', from: 0, vip: 100, premium: 0 },
  { name: 'silver', from: 100, vip: 150, premium: 0 },
  { name: 'gold', from: 500, vip: 200, premium: 100 },
  { name: 'platinum', from: 2_000, vip: 300, premium: 200 },
] as const;
/** Rates of cashback are in hundredths of a percent. */
export const RATE_SCALE = 10_000;
export type CashbackKind = 'vip' | 'premium';
export type Level = (typeof LEVELS)[number];

export function levelOf(points: number): Level {
  return LEVELS.findLast(({ from }) => points >= from) ?? LEVELS[0];
}

/** `percent` of a deposit from `minEuros` on, at most `maxEuros`; turned over `wager` times within `days`. */
const BONUS_OFFERS = [
  { id: 'half', percent: 50, minEuros: 10, maxEuros: 25, wager: 3, minCoef: 1_500, days: 7 },
  { id: 'tenth', percent: 10, minEuros: 5, maxEuros: 100, wager: 1, minCoef: 1_300, days: 30 },
] as const;

export interface BonusTerms {
  readonly id: string;
  readonly percent: number;
  /** Minor units. */
  readonly minDeposit: number;
  readonly maxBonus: number;
  /** How many times the bonus is turned over. */
  readonly wager: number;
  /** The least price of each leg, thousandths. */
  readonly minCoef: number;
  readonly lastsMs: number;
}

export function bonusOffers(currency: Currency): readonly BonusTerms[] {
  return BONUS_OFFERS.map(({ id, percent, minEuros, maxEuros, wager, minCoef, days }) => ({
    id,
    percent,
    minDeposit: about(minEuros, currency),
    maxBonus: about(maxEuros, currency),
    wager,
    minCoef,
    lastsMs: days * DAY_MS,
  }));
}

/** A friend counts once this much has been staked and settled; both get the reward, for so many friends. */
export const FRIEND_STAKE_EUR = 10;
export const FRIEND_REWARD_EUR = 5;
export const MAX_FRIENDS = 20;

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const CODE_LETTERS = 8;
const CODE_SEEDS = [610, 611] as const;

/** The code of a player's invitations. A login cannot be read from it. */
export function friendCode(playerId: number): string {
  return CODE_SEEDS.map((salt) => {
    let left = mixSeed(playerId, salt);
    return Array.from({ length: CODE_LETTERS / 2 }, () => {
      const letter = LETTERS.charAt(left % LETTERS.length);
      left = Math.floor(left / LETTERS.length);
      return letter;
    }).join('');
  }).join('');
}
