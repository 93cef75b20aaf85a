/** Tournaments as the operator answers, with exact results written as text. */
import type { OwnPart, Tournament, TournamentPage } from 'touchline/core/tournaments/types';

export const STARTS_AT = Date.UTC(2026, 10, 28, 15);
export const ENDS_AT = STARTS_AT + 7_200_000;

export function tournamentOf(more: Partial<Tournament> = {}): Tournament {
  return {
    ...{ id: 41, title: 'Quick games sprint', status: 'running', startsAt: STARTS_AT, endsAt: ENDS_AT, rounds: 10 },
    ...{ minStake: 10, iso: 'EUR', reward: 'points', prizes: [500, 300, 200], own: null },
    games: [
      { id: 'dice', number: 202, slug: 'dice', title: 'Dice', isAllowed: true },
      { id: 'craps', number: 208, slug: 'craps', title: 'Craps', isAllowed: false },
    ],
    entrants: { players: 3, simulated: 27 },
    ...more,
  };
}

export function pageOf(more: Partial<TournamentPage> = {}): TournamentPage {
  return {
    ...tournamentOf(),
    places: [
      { rank: 1, code: 'KQRM', isSimulated: true, isOwn: false, best: { n: 50n, d: 1n }, at: STARTS_AT, prize: null },
      { rank: 2, code: 'ABCD', isSimulated: false, isOwn: true, best: { n: 5n, d: 2n }, at: STARTS_AT, prize: null },
      { rank: 2, code: 'WXYZ', isSimulated: false, isOwn: false, best: { n: 5n, d: 2n }, at: STARTS_AT, prize: null },
    ],
    ...more,
  };
}

export function ownOf(more: Partial<OwnPart> = {}): OwnPart {
  return {
    ...{ counted: 0, best: null, rank: null, prize: null, prizeIso: 'PTS' },
    ...more,
  };
}

/** As it crosses the wire. */
export function written(value: unknown): Readonly<Record<string, unknown>> {
  return JSON.parse(
    JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? String(each) : each)),
  ) as Readonly<Record<string, unknown>>;
}
