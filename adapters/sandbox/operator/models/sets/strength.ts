/**
 * Ratings -> strengths. A rating difference defines the chance of winning the match in its format (400 points are 10 to
 * 1). From that follows the chance of a point, rally or visit, or the skill of a thrower.
 */
import { dartsLaw, START, throwerChance, visitTable } from './darts-leg.ts';
import { rallyLaw } from './rally-set.ts';
import type { SetLaw } from './set-law.ts';
import { matchChance, setScores } from './set-scores.ts';
import type { SetShape, Side } from './shape.ts';
import { snookerLaw } from './snooker-frame.ts';
import { tennisLaw } from './tennis-set.ts';

export type Strength =
  /** Tennis: each side's chance of a point on its own serve. */
  | { readonly kind: 'serve'; readonly home: number; readonly away: number }
  /** Home's chance of a rally or round. */
  | { readonly kind: 'rally'; readonly chance: number }
  /** Snooker: home's chance of a scoring visit. */
  | { readonly kind: 'visit'; readonly chance: number }
  /** Darts: each side's skill, 0 to 1. */
  | { readonly kind: 'skill'; readonly home: number; readonly away: number };

const ELO_SPREAD = 400;
/** Larger rating differences are capped at this value. */
const MAX_APART = 800;

/** The chance of a match for a rating difference (home minus away). */
export function eloChance(difference: number): number {
  const within = Math.max(-MAX_APART, Math.min(MAX_APART, difference));
  return 1 / (1 + 10 ** (-within / ELO_SPREAD));
}

const SERVE_BASE = 0.63;
const SERVE_EDGE = 0.3;
const SKILL_BASE = 0.64;
const SKILL_EDGE = 0.35;
const EDGE = 0.48;

/** The strengths for home's edge, from -1 to 1, which follows from the ratings. */
function strengthAt(shape: SetShape, edge: number): Strength {
  switch (shape.sport) {
    case 'tennis':
      return { kind: 'serve', home: SERVE_BASE + SERVE_EDGE * edge, away: SERVE_BASE - SERVE_EDGE * edge };
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'esports':
      return { kind: 'rally', chance: 0.5 + EDGE * edge };
    case 'snooker':
      return { kind: 'visit', chance: 0.5 + EDGE * edge };
    case 'darts':
      return { kind: 'skill', home: SKILL_BASE + SKILL_EDGE * edge, away: SKILL_BASE - SKILL_EDGE * edge };
  }
}

export function setLawOf(shape: SetShape, strength: Strength): SetLaw {
  switch (strength.kind) {
    case 'serve':
      return tennisLaw(shape, strength);
    case 'rally':
      return rallyLaw(shape, strength.chance);
    case 'visit':
      return snookerLaw(strength.chance);
    case 'skill':
      return dartsLaw(strength.home, strength.away);
  }
}

const NODES = 16;
/** Chances of a leg for the starting side, by home's edge; computing darts tables for every guess would be too slow. */
let legNodes: readonly (readonly [homeStarts: number, awayStarts: number])[] | undefined;

function legChance(edge: number, starter: Side): number {
  legNodes ??= Array.from({ length: NODES + 1 }, (_, node) => {
    const strong = visitTable(SKILL_BASE + (SKILL_EDGE * node) / NODES);
    const weak = visitTable(SKILL_BASE - (SKILL_EDGE * node) / NODES);
    return [throwerChance(strong, START, weak, START), 1 - throwerChance(weak, START, strong, START)];
  });
  if (edge < 0) return 1 - legChance(-edge, starter === 0 ? 1 : 0);
  const low = Math.min(NODES - 1, Math.floor(edge * NODES));
  const share = edge * NODES - low;
  return (legNodes[low]?.[starter] ?? 0) * (1 - share) + (legNodes[low + 1]?.[starter] ?? 0) * share;
}

/** Home's chance of the whole match at an edge, averaged over the starting side. */
function chanceAt(shape: SetShape, edge: number): number {
  if (shape.sport === 'darts') {
    const started = (first: Side) => (index: number) => legChance(edge, (first + index) % 2 === 0 ? 0 : 1);
    const mean = (first: Side) => matchChance(setScores(shape, 0, 0, started(first)(0), started(first)));
    return (mean(0) + mean(1)) / 2;
  }
  const law = setLawOf(shape, strengthAt(shape, edge));
  return matchChance(setScores(shape, 0, 0, law.winChance(0, 0), (index) => law.winChance(index, 0)));
}

const HALVINGS = 22;

/** The strengths that give home the match chance of the rating difference, as closely as the sport allows. */
export function strengthFor(shape: SetShape, difference: number): Strength {
  const wanted = eloChance(Math.abs(difference));
  if (wanted === 0.5) return strengthAt(shape, 0);
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (chanceAt(shape, middle) < wanted) low = middle;
    else high = middle;
  }
  return strengthAt(shape, difference < 0 ? -low : low);
}
