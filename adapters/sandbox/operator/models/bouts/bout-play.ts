/** Plays a bout: its rounds, its knock-downs and takedowns, and its end. */
import type { METHOD } from 'touchline/core/line/rules/bout-kinds';
import type { Fixture } from '../../line/types.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames } from '../frames.ts';
import type { Random } from '../seeded.ts';
import { chance, createRandom, exponential, poisson } from '../seeded.ts';
import type { BoutSport } from './bout-law.ts';
import { boutTerms, homeShare, roundShare, sportOfBout } from './bout-law.ts';

const STREAM = { bout: 71, counts: 72 } as const;
const MIN_SUSPENSION_MS = 4000;
const SUSPENDED_S = 10;

/** What is counted, with the mean of a side in a whole round; 0 for what follows from the end of the bout or a round. */
const COUNTS: Readonly<Record<BoutSport, readonly (readonly [name: string, mean: number])[]>> = {
  boxing: [
    ['knockdowns', 0.04],
    ['roundsWon', 0],
  ],
  mma: [
    ['knockdowns', 0.08],
    ['takedowns', 0.5],
    ['submissions', 0],
    ['roundsWon', 0],
  ],
};

export interface Bout extends Played {
  /** The side that won each round on the judges' cards; a round that was stopped has no entry. */
  readonly rounds: readonly (1 | 2)[];
  readonly method: Method;
}

export type Method = keyof typeof METHOD;

export function playBout(fixture: Fixture): Bout {
  const happenings: Happening[] = [];
  const { rounds, method } = roundsOf(fixture, happenings);
  const names = COUNTS[sportOfBout(fixture)].map(([name]) => name);
  return { ...buildFrames(fixture, happenings, names, MIN_SUSPENSION_MS), rounds, method };
}

/** Adds what happens in the bout, and returns the winners of its scored rounds and how the bout ended. */
function roundsOf(fixture: Fixture, into: Happening[]): Pick<Bout, 'rounds' | 'method'> {
  const random = createRandom(fixture.seed, STREAM.bout);
  const counts = createRandom(fixture.seed, STREAM.counts);
  const { periods, periodS, breakS } = fixture.format;
  const { stoppages } = boutTerms(fixture);
  const ofRound = roundShare(fixture);
  const rounds: (1 | 2)[] = [];
  let method: Method = 'decision';
  for (let round = 1; round <= periods; round += 1) {
    const startS = (round - 1) * (periodS + breakS);
    into.push({ type: 'phase', at: startS, status: 2, period: round, clockS: 0 });
    const stoppedAt = exponential(random, stoppages);
    const playedS = stoppedAt < 1 ? Math.max(1, Math.floor(stoppedAt * periodS)) : periodS;
    const endS = startS + playedS;
    addCounts(fixture, counts, startS, endS, into);
    if (stoppedAt < 1) {
      method = stop(fixture, random, endS, into);
    } else {
      const side = sideBy(random, ofRound);
      rounds.push(side);
      into.push({ type: 'stat', at: endS, name: 'roundsWon', side });
      if (round === periods) decide(fixture, random, rounds, endS, into);
    }
    const isOver = stoppedAt < 1 || round === periods;
    into.push({ type: 'phase', at: endS, status: isOver ? 4 : 3, period: round, clockS: playedS });
    if (isOver) break;
  }
  return { rounds, method };
}

const sideBy = (random: Random, home: number): 1 | 2 => (chance(random, home) ? 1 : 2);

function stop(fixture: Fixture, random: Random, at: number, into: Happening[]): Method {
  const side = sideBy(random, homeShare(fixture));
  const isKnockout = chance(random, boutTerms(fixture).knockouts);
  const name = isKnockout ? 'knockdowns' : 'submissions';
  into.push({ type: 'stat', at, name, side }, { type: 'score', at, side, points: 1 });
  return isKnockout ? 'knockout' : 'submission';
}

/** The judges: whoever has more rounds; level cards are a draw or find a winner. */
function decide(fixture: Fixture, random: Random, rounds: readonly (1 | 2)[], at: number, into: Happening[]): void {
  const lead = rounds.reduce((sum, side) => sum + (side === 1 ? 1 : -1), 0);
  if (lead === 0 && chance(random, boutTerms(fixture).levelIsDraw)) return;
  const side = lead === 0 ? sideBy(random, homeShare(fixture)) : lead > 0 ? 1 : 2;
  into.push({ type: 'score', at, side, points: 1 });
}

/** Knock-downs and takedowns come at any moment and say nothing about the end, so prices need not know them. */
function addCounts(fixture: Fixture, random: Random, startS: number, endS: number, into: Happening[]): void {
  for (const [name, mean] of COUNTS[sportOfBout(fixture)])
    for (const side of [1, 2] as const)
      for (let left = poisson(random, mean); left > 0; left -= 1) {
        const at = startS + 1 + Math.floor(random() * (fixture.format.periodS - 2));
        if (at >= endS) continue;
        into.push({ type: 'stat', at, name, side });
        if (name === 'knockdowns') into.push({ type: 'suspend', at, untilS: at + SUSPENDED_S, reason: 'point' });
      }
}
