/** The simulated players of a tournament [TRO-10]: a pure function of the operator's seed and the tournament. */
import { between, chance, createRandom, integerBetween, mixSeed, pickIndex } from '../models/seeded.ts';
import type { Entry, Result } from './ranking.ts';
import type { Tournament } from './terms.ts';

const MIN_PLAYERS = 24;
const MAX_PLAYERS = 48;
/** Multiples of the stake, with how many simulated players of a hundred choose each. */
const MULTIPLES = [
  [2, 30],
  [3, 22],
  [5, 18],
  [10, 15],
  [25, 8],
  [50, 5],
  [100, 2],
] as const;
const STAKE = 100;
const RETURN = 0.99;
/** The latest part of a tournament's time at which somebody comes. */
const LAST_ENTRY = 0.9;
const MIN_PAUSE_MS = 4_000;
const MAX_PAUSE_MS = 40_000;

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LETTERS = 4;
const [NUMBER_STREAM, CODE_STREAM] = [1, 2];
/** The streams of the players come after the others. */
const FIRST_PLAYER_STREAM = 10;

export interface SimulatedPlayer {
  readonly id: string;
  readonly code: string;
  /** When the first round begins. */
  readonly cameAt: number;
  readonly best: Result | null;
}

const DIGITS = 15;

/** Real players (`p`) come before simulated ones (`s`), each in the order of their numbers. */
export function entryId(kind: 'p' | 's', number: number): string {
  return kind + String(number).padStart(DIGITS, '0');
}

/** Four letters for one player in one tournament. */
export function codeOf(seed: number, tournamentId: number, player: number): string {
  const random = createRandom(mixSeed(mixSeed(seed, tournamentId), player), CODE_STREAM);
  return Array.from({ length: CODE_LETTERS }, () => LETTERS.charAt(integerBetween(random, 0, LETTERS.length - 1))).join(
    '',
  );
}

export function simulatedPlayers(
  seed: number,
  { id, series, startsAt, endsAt }: Tournament,
): readonly SimulatedPlayer[] {
  const own = mixSeed(seed, id);
  const count = integerBetween(createRandom(own, NUMBER_STREAM), MIN_PLAYERS, MAX_PLAYERS);
  return Array.from({ length: count }, (_, at): SimulatedPlayer => {
    const random = createRandom(own, FIRST_PLAYER_STREAM + at);
    const cameAt = startsAt + Math.floor(random() * LAST_ENTRY * (endsAt - startsAt));
    const [multiple] =
      MULTIPLES[
        pickIndex(
          random,
          MULTIPLES.map(([, weight]) => weight),
        )
      ] ?? MULTIPLES[0];
    let best: Result | null = null;
    let playedAt = cameAt;
    for (let round = 0; round < series.rounds && best === null; round += 1) {
      playedAt += Math.floor(between(random, MIN_PAUSE_MS, MAX_PAUSE_MS));
      if (chance(random, RETURN / multiple)) best = { win: multiple * STAKE, stake: STAKE, at: playedAt };
    }
    // The numbers of simulated players are below zero, those of real ones above.
    const code = codeOf(seed, id, -1 - at);
    return { id: entryId('s', at), code, cameAt, best: best !== null && best.at < endsAt ? best : null };
  });
}

/** The simulated players who have come by a time, with their results by then. */
export function entriesBy(
  players: readonly SimulatedPlayer[],
  now: number,
): readonly (Entry & { readonly code: string })[] {
  return players
    .filter(({ cameAt }) => cameAt <= now)
    .map(({ id, code, best }) => ({ id, code, best: best !== null && best.at <= now ? best : null }));
}
