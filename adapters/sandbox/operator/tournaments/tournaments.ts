/**
 * Casino tournaments: they follow a timetable, players join and leave, rounds count as the wallet records them, and
 * prizes are paid once after the end (`SPEC.md`).
 */
import type { Casino } from '../casino/casino.ts';
import type { LimitsBook } from '../limits/limits-book.ts';
import type { LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import { bonusAccount, HOUSE_BANK, move } from '../players/wallets.ts';
import { HOUSE_POINTS, pointsAccount } from '../rewards/terms.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { PlayerStanding } from '../user/standing.ts';
import { createTournamentBook } from './book.ts';
import { prizeOf } from './ranking.ts';
import type { TournamentRecord } from './records.ts';
import { createStandings } from './standings.ts';
import type { Standing } from './standings.ts';
import { paidIn, prizesIn, tournamentOf } from './terms.ts';
import type { Tournament } from './terms.ts';
import type { TournamentViews } from './views.ts';
import { createTournamentViews } from './views.ts';

const WORK_MS = 1_000;
/** Receives the prizes of simulated players, which are in euros. */
export const HOUSE_TOURNAMENT_PLAYERS = 'house:tournament-players';
const SIMULATED_CURRENCY = 'EUR';

/** Null for success. */
export type TournamentRefusal =
  | 'unknown'
  | 'ended'
  | 'notAllowed'
  | 'excluded'
  | 'limit'
  | 'jurisdiction'
  | 'hasPlayed'
  | null;

export interface Tournaments extends TournamentViews {
  apply(record: OperatorRecord): void;
  /** Pays what ended during a stop, and goes on by the clock. */
  start(): void;
  stop(): void;
  join(playerId: number, id: number, key: string): TournamentRefusal;
  leave(playerId: number, id: number, key: string): TournamentRefusal;
}

export interface TournamentsDeps {
  readonly clock: LineClock;
  readonly casino: Pick<Casino, 'roundOf' | 'isAllowed'>;
  readonly limits: Pick<LimitsBook, 'stops'>;
  readonly standing: Pick<PlayerStanding, 'stops'>;
  readonly currency: (iso: string) => Currency;
  readonly currencyOf: (playerId: number) => Currency;
  readonly commit: (record: TournamentRecord) => void;
  readonly report: (error: unknown) => void;
  /** Of the operator; decides the simulated players. */
  readonly seed: number;
}

export function createTournaments(deps: TournamentsDeps): Tournaments {
  const { clock, casino, limits, standing, currency, currencyOf, commit, report, seed } = deps;
  const book = createTournamentBook({ casino, currency });
  const standings = createStandings(book, seed);
  let cancelTimer: (() => void) | null = null;
  const now = (): number => clock.now();

  function pay({ id, series }: Tournament, places: readonly Standing[]): void {
    const paid = places.flatMap((place) => {
      const own = place.playerId === null ? currency(SIMULATED_CURRENCY) : currencyOf(place.playerId);
      const amount = prizeOf(place, prizesIn(series, own));
      return amount > 0 ? [{ ...place, currency: paidIn(series, own), amount }] : [];
    });
    const isPoints = series.reward === 'points';
    const from = isPoints ? HOUSE_POINTS : HOUSE_BANK;
    const accountOf = isPoints ? pointsAccount : bonusAccount;
    commit({
      t: 'tournamentPaid',
      at: now(),
      tournamentId: id,
      prizes: paid.flatMap(({ playerId, rank, currency: iso, amount }) =>
        playerId === null ? [] : [{ playerId, rank, currency: iso, amount }],
      ),
      entries: paid.flatMap(({ playerId, currency: iso, amount }) =>
        move(from, playerId === null ? HOUSE_TOURNAMENT_PLAYERS : accountOf(playerId), iso, amount),
      ),
    });
  }

  function tick(): void {
    for (const id of book.unpaid())
      try {
        const tournament = tournamentOf(id, now());
        if (tournament !== null && tournament.endsAt <= now())
          pay(tournament, standings(tournament, tournament.endsAt).places);
      } catch (error) {
        report(error);
      }
    cancelTimer = clock.schedule(now() + WORK_MS, tick);
  }

  function refusal(playerId: number, { series, endsAt }: Tournament): TournamentRefusal {
    if (now() >= endsAt) return 'ended';
    if (!series.games.some((gameId) => casino.isAllowed(gameId))) return 'jurisdiction';
    if (standing.stops('bet').length > 0 || standing.stops('bonus').length > 0) return 'notAllowed';
    // As for play: a time-out stops games as it stops orders.
    const stops = limits.stops(playerId, 'order', 1);
    if (stops.some(({ code }) => code === 'excluded')) return 'excluded';
    return stops.length > 0 ? 'limit' : null;
  }

  return {
    ...createTournamentViews({ now, book, standings, casino, currencyOf }),
    apply: book.apply,
    start: tick,
    stop() {
      cancelTimer?.();
      cancelTimer = null;
    },
    join(playerId, id, key) {
      if (book.hasKey(playerId, key)) return null;
      const tournament = tournamentOf(id, now());
      if (tournament === null) return 'unknown';
      if (book.participant(id, playerId) !== null) return null;
      const refused = refusal(playerId, tournament);
      if (refused === null) commit({ t: 'tournamentJoined', at: now(), playerId, key, tournamentId: id });
      return refused;
    },
    leave(playerId, id, key) {
      if (book.hasKey(playerId, key)) return null;
      const tournament = tournamentOf(id, now());
      if (tournament === null) return 'unknown';
      const participant = book.participant(id, playerId);
      if (participant === null) return null;
      if (now() >= tournament.endsAt) return 'ended';
      if (participant.rounds.length > 0) return 'hasPlayed';
      commit({ t: 'tournamentLeft', at: now(), playerId, key, tournamentId: id });
      return null;
    },
  };
}
