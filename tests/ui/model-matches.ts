/** A match of each of the stand-in operator's models, and every market that the model offers over a match. */
import {
  championships,
  competitorsOf,
  politicsChampionships,
  virtualChampionships,
} from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import type { Fixture, MatchModel, PricedMarket } from '../../adapters/sandbox/operator/line/types.ts';
import { createMatch, type Match } from '../../adapters/sandbox/operator/models/match.ts';

const MODELS: Readonly<Record<MatchModel, true>> = {
  football: true,
  hockey: true,
  handball: true,
  futsal: true,
  basketball: true,
  'american-football': true,
  rugby: true,
  tennis: true,
  volleyball: true,
  'table-tennis': true,
  badminton: true,
  snooker: true,
  darts: true,
  esports: true,
  baseball: true,
  cricket: true,
  boxing: true,
  mma: true,
  motorsport: true,
  golf: true,
  election: true,
  race: true,
  outright: true,
};
export const MODEL_NAMES: readonly string[] = Object.keys(MODELS);
/** Without those of a field of selections. */
export const SIDED_MODELS = MODEL_NAMES.filter(
  (model) => !['outright', 'election', 'race', 'motorsport', 'golf'].includes(model),
);

const STARTS_AT = Date.UTC(2026, 0, 10, 12);
const MOMENTS = 24;

/** The first championship of a model, its first two competitors against each other. */
export function matchOf(model: string): Match {
  const championship = [...championships, ...virtualChampionships, ...politicsChampionships].find(
    ({ format }) => format.model === model,
  );
  const [home, away] = championship === undefined ? [] : competitorsOf(championship);
  if (championship === undefined || home === undefined || away === undefined)
    throw new Error(`no championship for ${model}`);
  const { format, sportId, id: champId } = championship;
  const fixture: Fixture = {
    id: 1,
    sportId,
    champId,
    home,
    away,
    startsAt: STARTS_AT,
    pace: 1,
    format,
    seed: 7,
    top: false,
  };
  return createMatch(
    SIDED_MODELS.includes(model)
      ? fixture
      : { ...fixture, away: { ...home, name: '' }, field: competitorsOf(championship).slice(0, format.runners?.[0]) },
  );
}

/** Moments before the start and spread over the match, wall ms. */
export function momentsOf(match: Match): readonly number[] {
  const changes: number[] = [];
  for (let at = STARTS_AT; at < Infinity; at = match.stateAt(at).nextChangeAt) changes.push(at);
  const step = Math.max(1, Math.ceil(changes.length / MOMENTS));
  return [STARTS_AT - 1, ...changes.filter((_, at) => at % step === 0), changes.at(-1) ?? STARTS_AT];
}

/** Every market that the matches offer at any of their moments, once each. */
export function offersOf(matches: readonly Match[]): readonly PricedMarket[] {
  const offers = matches.flatMap((match) => momentsOf(match).flatMap((at) => match.price(at, 'all')));
  return [...new Map(offers.map((market) => [`${market.kind}:${market.type}:${market.param}`, market])).values()];
}
