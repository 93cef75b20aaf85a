/** Acts without an answer, at most one a tournament [TRN-5]. */
import type { KeyedAct, Tournament, TournamentsAnswer } from '../types.ts';

/** Older acts are dropped: their tournaments have ended. */
const MAX_ACTS = 8;

export function actOn(acts: readonly KeyedAct[], id: number): KeyedAct | null {
  return acts.find((each) => each.id === id) ?? null;
}

export function withAct(acts: readonly KeyedAct[], keyed: KeyedAct): readonly KeyedAct[] {
  return [keyed, ...acts.filter(({ id }) => id !== keyed.id)].slice(0, MAX_ACTS);
}

/** The same acts where none has the key. */
export function withoutKey(acts: readonly KeyedAct[], key: string | undefined): readonly KeyedAct[] {
  return acts.some((each) => each.key === key) ? acts.filter((each) => each.key !== key) : acts;
}

/** The acts of this visit come before those that were kept for the same tournaments. */
export function withKept(acts: readonly KeyedAct[], kept: readonly KeyedAct[]): readonly KeyedAct[] {
  const missing = kept.filter(({ id }) => actOn(acts, id) === null);
  return missing.length === 0 ? acts : [...acts, ...missing].slice(0, MAX_ACTS);
}

export function tournamentsIn(answer: TournamentsAnswer): readonly Tournament[] {
  return answer.kind === 'list' ? answer.tournaments : answer.tournament === null ? [] : [answer.tournament];
}

/** Without the acts that an answer shows as done: the player takes part after joining, and not after leaving. */
export function withoutDone(acts: readonly KeyedAct[], answer: TournamentsAnswer): readonly KeyedAct[] {
  return tournamentsIn(answer).reduce((left, { id, own }) => {
    const keyed = actOn(left, id);
    return keyed !== null && (keyed.act === 'join') === (own !== null) ? withoutKey(left, keyed.key) : left;
  }, acts);
}
