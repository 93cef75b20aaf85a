/** The balance of play in equal parts of a match, from -100 (the away side) to 100 (the home side). */
import type { Happened, Kind } from './happenings.ts';

const PARTS = 60;

const WEIGHTS: Partial<Readonly<Record<Kind, number>>> = {
  goal: 10,
  points: 1,
  score: 4,
  point: 1,
  game: 2,
  break: 5,
  set: 4,
  shot: 3,
  shotOnTarget: 5,
  corner: 2.5,
  redCard: -4,
  yellowCard: -1,
  penalty: -3,
  suspension: -2,
  turnover: -0.7,
  ace: 0.5,
  doubleFault: -0.5,
  wicket: -4,
  firstDown: 1.5,
  knockdown: 5,
  takedown: 2,
  submission: 5,
};

/** The parts up to now, oldest first; `length` is the whole match in the unit of `t`. */
export function momentumOf(past: readonly Happened[], nowT: number, length: number): readonly number[] {
  const partOf = (t: number): number => Math.min(PARTS - 1, Math.floor((t * PARTS) / Math.max(1, length)));
  const parts = Array.from({ length: partOf(nowT) + 1 }, () => 0);
  for (const { kind, side, t, value } of past) {
    if (side === 0) continue;
    const weight = (WEIGHTS[kind] ?? 0) * (kind === 'points' ? value : 1);
    const at = partOf(t);
    parts[at] = (parts[at] ?? 0) + (side === 1 ? weight : -weight);
  }
  const smooth = parts.map((each, at) => 0.3 * (parts[at - 1] ?? 0) + 0.5 * each + 0.2 * (parts[at + 1] ?? 0));
  const top = Math.max(4, ...smooth.map(Math.abs));
  return smooth.map((each) => Math.round((100 * each) / top));
}
