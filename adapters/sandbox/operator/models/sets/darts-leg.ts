/**
 * Darts: sides throw in turn from 501; a visit scores, or ends the leg by a checkout. The number of visits that a side
 * needs depends on that side alone, so the chance of a leg is a race of two independent counts in which the thrower is
 * one visit ahead.
 */
import { decided, type SetLaw, type Standing } from './set-law.ts';
import { otherSide, type Side } from './shape.ts';

export const START = 501;
const MAX_CHECKOUT = 170;
const BOGEYS: ReadonlySet<number> = new Set([159, 162, 163, 165, 166, 168, 169]);

/** Scores of a visit above the checkout range, and their probabilities for a weak and a strong side. */
const SCORES = [22, 26, 41, 45, 60, 81, 85, 95, 100, 121, 140, 180] as const;
const WEAK = [0.06, 0.12, 0.14, 0.16, 0.18, 0.08, 0.09, 0.05, 0.06, 0.02, 0.03, 0.01] as const;
const STRONG = [0.01, 0.03, 0.06, 0.08, 0.16, 0.09, 0.1, 0.08, 0.16, 0.06, 0.11, 0.06] as const;

/** A possible outcome of a visit: the points left (0 ends the leg) and the probability. */
export interface Visit {
  readonly left: number;
  readonly chance: number;
}

/** The outcomes of a visit for a side of `skill` (0 to 1) with `left` points to go. The probabilities sum to 1. */
export function visitsAt(left: number, skill: number): readonly Visit[] {
  if (left > MAX_CHECKOUT) {
    return SCORES.map((score, index) => ({
      left: left - score < 2 ? left : left - score,
      chance: (WEAK[index] ?? 0) * (1 - skill) + (STRONG[index] ?? 0) * skill,
    }));
  }
  const out = checkoutChance(left) * (0.65 + 0.45 * skill);
  return [
    { left: 0, chance: out },
    ...misses(left).map((miss) => ({ left: miss.left, chance: miss.chance * (1 - out) })),
  ];
}

function checkoutChance(left: number): number {
  if (BOGEYS.has(left)) return 0;
  if (left <= 40) return left % 2 === 0 ? 0.64 : 0.52;
  if (left <= 60) return 0.48;
  if (left <= 80) return 0.36;
  if (left <= 100) return 0.26;
  return left <= 130 ? 0.15 : 0.07;
}

function misses(left: number): readonly Visit[] {
  if (left > 100) {
    return [
      { left: left - 60, chance: 0.5 },
      { left: left - 85, chance: 0.3 },
      { left: left - 45, chance: 0.2 },
    ];
  }
  if (left > 60) {
    return [
      { left: 40, chance: 0.4 },
      { left: 36, chance: 0.3 },
      { left: 32, chance: 0.3 },
    ];
  }
  if (left > 40) {
    return [
      { left: 32, chance: 0.5 },
      { left: 20, chance: 0.3 },
      { left: 16, chance: 0.2 },
    ];
  }
  if (left === 2) return [{ left: 2, chance: 1 }];
  const next = left % 2 === 0 ? left / 2 : left - 1;
  return [
    { left, chance: 0.6 },
    { left: next, chance: 0.4 },
  ];
}

const MAX_VISITS = 36;
const COLUMNS = MAX_VISITS + 1;

/**
 * Chances that a side of `skill` with `left` to go ends the leg in its visit n (1, 2, ...): index left * COLUMNS + n.
 */
export function visitTable(skill: number): Float32Array {
  const table = new Float32Array((START + 1) * COLUMNS);
  table[0] = 1;
  for (let left = 2; left <= START; left += 1) {
    const visits = visitsAt(left, skill);
    const row = left * COLUMNS;
    for (let n = 1; n <= MAX_VISITS; n += 1) {
      let sum = 0;
      for (const visit of visits) sum += visit.chance * (table[visit.left * COLUMNS + n - 1] ?? 0);
      table[row + n] = sum;
    }
  }
  return table;
}

/** The chance that the side to throw wins a leg, with both sides' tables and points to go. */
export function throwerChance(thrower: Float32Array, left: number, other: Float32Array, otherLeft: number): number {
  let sum = 0;
  let otherStillIn = 1;
  for (let n = 1; n <= MAX_VISITS; n += 1) {
    sum += (thrower[left * COLUMNS + n] ?? 0) * otherStillIn;
    otherStillIn -= other[otherLeft * COLUMNS + n] ?? 0;
  }
  return sum;
}

/** The law of legs between sides of these skills. Standing points are points already scored, so 501 wins. */
export function dartsLaw(homeSkill: number, awaySkill: number): SetLaw {
  const home = visitTable(homeSkill);
  const away = visitTable(awaySkill);
  const chanceAt = (turn: Side, homeLeft: number, awayLeft: number) =>
    turn === 0 ? throwerChance(home, homeLeft, away, awayLeft) : 1 - throwerChance(away, awayLeft, home, homeLeft);
  const fresh = [chanceAt(0, START, START), chanceAt(1, START, START)] as const;
  return {
    winChance: (_index, server) => fresh[server],
    scores: (standing: Standing) => decided(chanceAt(standing.turn, START - standing.home, START - standing.away)),
    nextServer: (server) => otherSide(server),
  };
}
