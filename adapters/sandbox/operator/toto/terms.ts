/** The draws' timetable, and the stakes of a currency [TOT-1, TOT-5]. */
import { FOOTBALL, ICE_HOCKEY } from 'touchline/core/line/rules/sport-ids';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';

export const TOTO_SECTIONS = ['football', 'hockey'] as const;
export type TotoSection = (typeof TOTO_SECTIONS)[number];

/** The sport whose games a section draws. */
export const SPORT_OF: Readonly<Record<TotoSection, number>> = { football: FOOTBALL, hockey: ICE_HOCKEY };

export const DRAW_EVERY_MS = 4 * 3_600_000;
const FIRST_DRAW_AT = Date.UTC(2026, 0, 1);

/** Euros, or the rounded equivalent. */
const UNIT_EUR = 0.1;
const MAX_STAKE_EUR = 500;

/** The number of the draw that is open at a time. */
export function drawAt(atMs: number): number {
  return Math.floor((atMs - FIRST_DRAW_AT) / DRAW_EVERY_MS);
}

/** When a draw closes. Its games begin in the period from then on. */
export function closingTime(number: number): number {
  return FIRST_DRAW_AT + (number + 1) * DRAW_EVERY_MS;
}

/** The smallest stake of a column, minor units. */
export function unitOf(currency: Currency): number {
  return about(UNIT_EUR, currency);
}

/** The largest stake of a coupon, minor units. */
export function maxStakeOf(currency: Currency): number {
  return about(MAX_STAKE_EUR, currency);
}
