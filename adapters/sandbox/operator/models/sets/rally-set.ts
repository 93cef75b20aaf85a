/**
 * Sets won by points, in which home wins every rally (round) with the same chance: volleyball, table tennis, badminton,
 * esports maps. A set is won at the target with a lead of two points, or at the cap. A map that is level one round
 * before the target goes to overtimes of six rounds, won by the first to four. A map without rounds is a race to the
 * target in towers.
 */
import { freshStanding, homeChance, isFresh, type ScoreLaw, type SetLaw, type Standing } from './set-law.ts';
import type { SetShape } from './shape.ts';

const OVERTIME_HALF = 3;
/** A level set is followed this many points past the target; the chance of a longer set is below 1 in 10,000. */
const TAIL = 14;
const NEGLIGIBLE = 1e-8;

/** The points that win set `index`. */
export function targetOf(shape: SetShape, index: number): number {
  return index === shape.maxSets - 1 ? shape.decider : shape.target;
}

/** Whether a set to `target` is over at home:away. */
export function isSetOver(shape: SetShape, target: number, home: number, away: number): boolean {
  const high = Math.max(home, away);
  const low = Math.min(home, away);
  if (high < target) return false;
  if (!shape.hasPoints || high >= shape.cap) return true;
  if (shape.sport !== 'esports') return high - low >= 2;
  if (low < target - 1) return true;
  const block = Math.floor((low - target + 1) / OVERTIME_HALF);
  return high - (target - 1 + block * OVERTIME_HALF) > OVERTIME_HALF;
}

/** Whether the next rally can end the set. */
export function isSetPoint(shape: SetShape, target: number, home: number, away: number): boolean {
  return isSetOver(shape, target, home + 1, away) || isSetOver(shape, target, home, away + 1);
}

let scratch = new Float64Array(0);

/** Final scores of a set to `target` from home:away, when home wins a rally with chance `rally`. */
export function rallyScores(shape: SetShape, target: number, rally: number, home: number, away: number): ScoreLaw {
  const limit = Math.min(shape.cap, Math.max(target, home, away) + TAIL);
  const width = limit + 1;
  if (scratch.length < width * width) scratch = new Float64Array(width * width);
  scratch.fill(0, home * width, width * width);
  scratch[home * width + away] = 1;
  const law = { home: [] as number[], away: [] as number[], chance: [] as number[] };
  for (let h = home; h < width; h += 1) {
    for (let a = away; a < width; a += 1) {
      const mass = scratch[h * width + a] ?? 0;
      if (mass === 0) continue;
      if (isSetOver(shape, target, h, a)) {
        add(law, h, a, mass);
      } else if (h === limit || a === limit) {
        add(law, Math.max(h, a + 2), a, mass * rally);
        add(law, h, Math.max(a, h + 2), mass * (1 - rally));
      } else {
        const up = (h + 1) * width + a;
        const right = h * width + a + 1;
        scratch[up] = (scratch[up] ?? 0) + mass * rally;
        scratch[right] = (scratch[right] ?? 0) + mass * (1 - rally);
      }
    }
  }
  return law;
}

function add(
  law: { home: number[]; away: number[]; chance: number[] },
  home: number,
  away: number,
  chance: number,
): void {
  if (chance < NEGLIGIBLE) return;
  law.home.push(home);
  law.away.push(away);
  law.chance.push(chance);
}

/** The law of sets in which home wins a rally with chance `rally`. */
export function rallyLaw(shape: SetShape, rally: number): SetLaw {
  const fresh = new Map<number, ScoreLaw>();
  const scores = (standing: Standing): ScoreLaw => {
    const target = targetOf(shape, standing.index);
    if (!isFresh(standing)) return rallyScores(shape, target, rally, standing.home, standing.away);
    const known = fresh.get(target) ?? rallyScores(shape, target, rally, 0, 0);
    fresh.set(target, known);
    return known;
  };
  return {
    winChance: (index) => homeChance(scores(freshStanding(index, 0))),
    scores,
    nextServer: () => 0,
  };
}
