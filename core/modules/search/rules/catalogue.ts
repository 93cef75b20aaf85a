/** Entities and index documents from the operator's index [SRH-3]. */
import type { SearchDocument } from '../../../ports/search-index.ts';
import type { SearchEntity } from '../types.ts';
import type { SearchIndexAnswer } from '../wire.ts';
import { foldText, soundOf } from './fold.ts';

export interface SearchCatalogue {
  readonly entities: ReadonlyMap<string, SearchEntity>;
  readonly documents: readonly SearchDocument[];
  /** The competitions that the operator puts first. */
  readonly top: readonly SearchEntity[];
  /** Names of the best-known teams and players that play next or now [SRH-9]. */
  readonly popular: readonly string[];
}

/** The operator's weight of the competitions that it puts first. */
const TOP_WEIGHT = 100;
/** The operator's weight of competitions that run short games all day, at most. */
const MAX_SHORT_WEIGHT = 5;
const MAX_TOP = 6;
const MAX_POPULAR = 8;
/** How much a kind counts: who types a name means the team rather than one of its games. */
const KIND_WEIGHT = { sport: 1.2, competition: 1, team: 1.1, game: 0.5 } as const;

/** The factor of something that hardly anybody means; the operator's full weight adds 1. */
const MIN_WEIGHT = 0.25;

const scoreWeight = (kind: keyof typeof KIND_WEIGHT, weight: number): number =>
  KIND_WEIGHT[kind] * (MIN_WEIGHT + weight / TOP_WEIGHT);

function documentOf(key: string, name: string, otherNames: string, weight: number, isSure = true): SearchDocument {
  const folded = foldText(name);
  // Other names in another script are found by their folded form; the sound is that of the name.
  return { key, name: folded, otherNames: foldText(otherNames), sound: soundOf(folded), weight, isSure };
}

export function catalogueOf({ sports, competitions, teams, games }: SearchIndexAnswer): SearchCatalogue {
  const entities = new Map<string, SearchEntity>();
  const documents: SearchDocument[] = [];
  const add = (entity: SearchEntity, document: SearchDocument): void => {
    entities.set(entity.key, entity);
    documents.push(document);
  };
  const blank = { home: '', away: '', competition: '', country: '', gameId: null, startsAt: null, isLive: false };
  const competitionById = new Map(competitions.map((competition) => [competition.id, competition]));
  const gamesOfSport = new Map<number, number>();
  for (const { sportId, games: count } of competitions)
    gamesOfSport.set(sportId, (gamesOfSport.get(sportId) ?? 0) + count);

  for (const { id, name, nameEng } of sports)
    add(
      {
        ...blank,
        key: `sport:${id}`,
        kind: 'sport',
        name,
        sportId: id,
        competitionId: null,
        games: gamesOfSport.get(id) ?? 0,
      },
      documentOf(`sport:${id}`, name, nameEng, scoreWeight('sport', TOP_WEIGHT)),
    );
  for (const { id, sportId, name, country, weight, games: count, otherNames } of competitions)
    add(
      {
        ...blank,
        key: `competition:${id}`,
        kind: 'competition',
        name,
        sportId,
        competitionId: id,
        competition: name,
        country,
        games: count,
      },
      documentOf(`competition:${id}`, name, otherNames, scoreWeight('competition', weight)),
    );

  const nextGame = new Map<number, SearchIndexAnswer['games'][number]>();
  for (const game of games)
    for (const side of [game.homeId, game.awayId]) {
      const known = nextGame.get(side);
      if (known === undefined || game.startsAt < known.startsAt) nextGame.set(side, game);
    }
  const teamById = new Map(teams.map((team) => [team.id, team]));
  const gameById = new Map(games.map((game) => [game.id, game]));
  for (const { id, competitionId, name, otherNames, weight, kit, eventId } of teams) {
    const competition = competitionById.get(competitionId);
    const next = nextGame.get(id) ?? (eventId === undefined ? undefined : gameById.get(eventId));
    if (competition === undefined) continue;
    add(
      {
        key: `team:${id}`,
        kind: 'team',
        name,
        home: '',
        away: '',
        sportId: competition.sportId,
        kit,
        competitionId: next?.competitionId ?? competitionId,
        competition: competition.name,
        country: competition.country,
        gameId: next?.id ?? null,
        startsAt: next?.startsAt ?? null,
        isLive: next?.isLive ?? false,
        isShort: competition.weight <= MAX_SHORT_WEIGHT,
        games: 0,
      },
      documentOf(`team:${id}`, name, otherNames, scoreWeight('team', weight), competition.weight > MAX_SHORT_WEIGHT),
    );
  }
  for (const { id, competitionId, homeId, awayId, startsAt, isLive, name } of games) {
    const competition = competitionById.get(competitionId);
    if (competition === undefined) continue;
    const home = teamById.get(homeId);
    const away = teamById.get(awayId);
    const weight = Math.max(home?.weight ?? 0, away?.weight ?? 0);
    const others = [home?.otherNames ?? '', away?.otherNames ?? ''].join(' ');
    const names = name === '' ? `${home?.name ?? ''} ${away?.name ?? ''}` : name;
    add(
      {
        key: `game:${id}`,
        kind: 'game',
        name,
        home: name === '' ? (home?.name ?? '') : '',
        away: name === '' ? (away?.name ?? '') : '',
        sportId: competition.sportId,
        competitionId,
        competition: competition.name,
        country: competition.country,
        gameId: id,
        startsAt,
        isLive,
        isShort: competition.weight <= MAX_SHORT_WEIGHT,
        games: 0,
      },
      documentOf(`game:${id}`, names, others, scoreWeight('game', weight), competition.weight > MAX_SHORT_WEIGHT),
    );
  }
  const top = competitions
    .filter(({ weight }) => weight >= TOP_WEIGHT)
    .slice(0, MAX_TOP)
    .flatMap(({ id }) => entities.get(`competition:${id}`) ?? []);
  const popular = teams
    .filter(({ id }) => (entities.get(`team:${id}`)?.gameId ?? null) !== null)
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => name);
  return { entities, documents, top, popular: [...new Set(popular)].slice(0, MAX_POPULAR) };
}
