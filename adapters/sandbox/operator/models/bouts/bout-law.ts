/**
 * Bouts of boxing and mixed martial arts: the chances of their ends from any state. Prices and the simulation use the
 * same chances [LIN-240].
 */
import type { Fixture, MatchState } from '../../line/types.ts';
import type { Law } from '../distributions.ts';
import { lawOf } from '../distributions.ts';

export type BoutSport = 'boxing' | 'mma';

interface BoutTerms {
  /** Mean stoppages in a whole round, if the bout went on. */
  readonly stoppages: number;
  /** The share of knockouts among stoppages; the others are submissions. */
  readonly knockouts: number;
  /** The chance that level cards are a draw; otherwise the judges find a winner. */
  readonly levelIsDraw: number;
}

const TERMS: Readonly<Record<BoutSport, BoutTerms>> = {
  boxing: { stoppages: 0.06, knockouts: 1, levelIsDraw: 0.25 },
  mma: { stoppages: 0.24, knockouts: 0.6, levelIsDraw: 0 },
};

export const sportOfBout = ({ format: { model } }: Fixture): BoutSport => (model === 'boxing' ? 'boxing' : 'mma');

export const boutTerms = (fixture: Fixture): BoutTerms => TERMS[sportOfBout(fixture)];

/** The home fighter's share of stoppages, of decisions, and of all bouts that have a winner. 400 points are 10 to 1. */
export function homeShare({ home, away }: Fixture): number {
  return 1 / (1 + 10 ** ((away.rating - home.rating) / 400));
}

/** The chances of 0 to `rounds` rounds for a fighter who wins each with the chance `p`. */
function roundsMass(p: number, rounds: number): readonly number[] {
  let mass = [1];
  for (let round = 0; round < rounds; round += 1)
    mass = [...mass, 0].map((stays, won) => stays * (1 - p) + (mass[won - 1] ?? 0) * p);
  return mass;
}

/** The cards after `left` more rounds: the chances that home leads, and that both are level. */
function cardsAfter(p: number, left: number, lead: number): { readonly ahead: number; readonly level: number } {
  let ahead = 0;
  let level = 0;
  roundsMass(p, left).forEach((chance, won) => {
    const end = lead + 2 * won - left;
    if (end > 0) ahead += chance;
    if (end === 0) level += chance;
  });
  return { ahead, level };
}

const HALVINGS = 40;
const shares = new WeakMap<Fixture, number>();

/** The home fighter's chance of a round with which it wins its share of the decisions over the whole distance. */
export function roundShare(fixture: Fixture): number {
  const known = shares.get(fixture);
  if (known !== undefined) return known;
  const wanted = homeShare(fixture);
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    const { ahead, level } = cardsAfter(middle, fixture.format.periods, 0);
    if (ahead < wanted * (1 - level)) low = middle;
    else high = middle;
  }
  const share = (low + high) / 2;
  shares.set(fixture, share);
  return share;
}

export interface BoutLaw {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** Of the number of the round in which the bout ends. */
  readonly rounds: Law;
  /** The ends of the bout: with `draw`, their chances sum to 1, and those of a side to its chance to win [LIN-247]. */
  readonly knockouts: Sides;
  readonly submissions: Sides;
  readonly decisions: Sides;
}

/** The chances of the home and the away fighter. */
type Sides = readonly [home: number, away: number];

/** From a state before or during a bout. */
export function boutLaw(fixture: Fixture, { status, period, clockS, periodScores }: MatchState): BoutLaw {
  const { periods, periodS } = fixture.format;
  const { stoppages, knockouts, levelIsDraw } = boutTerms(fixture);
  const share = homeShare(fixture);
  const isOn = status === 2;
  const scored = isOn ? period - 1 : period;
  const ends = new Float64Array(periods + 1);
  let goesOn = 1;
  for (let round = scored + 1; round <= periods; round += 1) {
    const part = isOn && round === period ? Math.max(0, 1 - clockS / periodS) : 1;
    const ended = goesOn * (1 - Math.exp(-stoppages * part));
    ends[round] = ended;
    goesOn -= ended;
  }
  ends[periods] = (ends[periods] ?? 0) + goesOn;
  const lead = periodScores.slice(0, scored).reduce((sum, [home, away]) => sum + Math.sign(home - away), 0);
  const { ahead, level } = cardsAfter(roundShare(fixture), periods - scored, lead);
  const draw = goesOn * level * levelIsDraw;
  const decided = goesOn * (ahead + level * (1 - levelIsDraw) * share);
  const home = (1 - goesOn) * share + decided;
  const stopped = (part: number): Sides => [(1 - goesOn) * part * share, (1 - goesOn) * part * (1 - share)];
  return {
    home,
    draw,
    away: 1 - home - draw,
    rounds: lawOf({ low: 0, p: ends }),
    knockouts: stopped(knockouts),
    submissions: stopped(1 - knockouts),
    decisions: [decided, goesOn - decided - draw],
  };
}
