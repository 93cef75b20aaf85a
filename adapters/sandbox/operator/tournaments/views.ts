/** Tournaments as players see them: terms, places, and a player's own part [TRO-11]. */
import { reduced } from 'touchline/kernel/rational';
import { CATALOGUE } from '../../provider/catalogue.ts';
import type { Casino } from '../casino/casino.ts';
import { languageOf } from '../content/page.ts';
import type { Currency } from '../players/directory.ts';
import type { SiteLanguage } from '../site/words.ts';
import type { TournamentBook } from './book.ts';
import { prizeOf, ratioOf } from './ranking.ts';
import type { Result } from './ranking.ts';
import { bestOfPlayer } from './standings.ts';
import type { Standings, StandingsAt } from './standings.ts';
import { listedAt, minStakeOf, prizesIn, statusAt, tournamentOf } from './terms.ts';
import type { Tournament, TournamentStatus } from './terms.ts';

/** The places that a page shows. */
const MAX_PLACES = 20;

/** An exact number, written. */
interface WrittenRatio {
  readonly n: string;
  readonly d: string;
}

export interface OwnPart {
  /** Counted rounds, those without a result included. */
  readonly counted: number;
  readonly best: WrittenRatio | null;
  readonly rank: number | null;
  /** Points, or minor units of `prizeIso`; null until the prizes are paid, 0 for none. */
  readonly prize: number | null;
  readonly prizeIso: string;
}

export interface TournamentCard {
  readonly id: number;
  readonly title: string;
  readonly status: TournamentStatus;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly rounds: number;
  /** Minor units of `iso`. */
  readonly minStake: number;
  readonly iso: string;
  readonly reward: 'points' | 'freeBet';
  /** By place: points, or minor units of `iso`. */
  readonly prizes: readonly number[];
  readonly games: readonly {
    readonly id: string;
    readonly number: number;
    readonly slug: string;
    readonly title: string;
    readonly isAllowed: boolean;
  }[];
  readonly entrants: { readonly players: number; readonly simulated: number };
  readonly own: OwnPart | null;
}

export interface TournamentPage extends TournamentCard {
  readonly places: readonly {
    readonly rank: number;
    readonly code: string;
    readonly isSimulated: boolean;
    readonly isOwn: boolean;
    readonly best: WrittenRatio;
    readonly at: number;
    /** The prize of the place; null until the end. */
    readonly prize: number | null;
  }[];
}

export interface Reader {
  /** Null for a guest. */
  readonly playerId: number | null;
  readonly currency: Currency;
  readonly language: SiteLanguage;
}

export interface TournamentViews {
  list(reader: Reader): readonly TournamentCard[];
  /** Null for a number without a tournament. */
  page(id: number, reader: Reader): TournamentPage | null;
}

interface ViewDeps {
  readonly now: () => number;
  readonly book: TournamentBook;
  readonly standings: StandingsAt;
  readonly casino: Pick<Casino, 'isAllowed'>;
  readonly currencyOf: (playerId: number) => Currency;
}

const written = (result: Pick<Result, 'win' | 'stake'>): WrittenRatio => {
  const { n, d } = reduced(ratioOf(result));
  return { n: String(n), d: String(d) };
};

export function createTournamentViews({ now, book, standings, casino, currencyOf }: ViewDeps): TournamentViews {
  function own({ id }: Tournament, playerId: number, places: Standings['places']): OwnPart | null {
    const participant = book.participant(id, playerId);
    if (participant === null) return null;
    const best = bestOfPlayer(participant);
    const paid = book.paid(id);
    const prize = paid?.prizes.find((each) => each.playerId === playerId);
    return {
      counted: participant.rounds.length,
      best: best === null ? null : written(best),
      rank: places.find((place) => place.playerId === playerId)?.rank ?? null,
      prize: paid === null ? null : (prize?.amount ?? 0),
      prizeIso: prize?.currency ?? currencyOf(playerId).iso,
    };
  }

  function card(
    tournament: Tournament,
    { playerId, currency, language }: Reader,
    { places, entrants }: Standings,
  ): TournamentCard {
    const { id, series, startsAt, endsAt } = tournament;
    return {
      ...{ id, startsAt, endsAt, rounds: series.rounds, reward: series.reward, entrants },
      status: statusAt(tournament, now()),
      title: series.title[language],
      minStake: minStakeOf(series, currency),
      iso: currency.iso,
      prizes: prizesIn(series, currency),
      games: CATALOGUE.filter((game) => series.games.includes(game.id)).map((game) => ({
        id: game.id,
        number: game.number,
        slug: game.slug,
        title: languageOf(language)(...game.title),
        isAllowed: casino.isAllowed(game.id),
      })),
      own: playerId === null ? null : own(tournament, playerId, places),
    };
  }

  return {
    list: (reader) => listedAt(now()).map((tournament) => card(tournament, reader, standings(tournament, now()))),
    page: (id, reader) => {
      const tournament = tournamentOf(id, now());
      if (tournament === null) return null;
      const standing = standings(tournament, now());
      const shown = card(tournament, reader, standing);
      return {
        ...shown,
        places: standing.places.slice(0, MAX_PLACES).map((place) => ({
          rank: place.rank,
          code: place.code,
          isSimulated: place.playerId === null,
          isOwn: reader.playerId !== null && place.playerId === reader.playerId,
          best: written(place.best),
          at: place.best.at,
          prize: shown.status === 'ended' ? prizeOf(place, shown.prizes) : null,
        })),
      };
    },
  };
}
