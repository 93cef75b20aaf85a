/** The operator's answers about tournaments [TRN-2]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { TOURNAMENT_REFUSALS, TOURNAMENT_STATUSES } from './types.ts';
import type { KeyedAct, Tournament, TournamentPage, TournamentRefusal } from './types.ts';

export const LIST_PATH = '/web-api/tournaments';
export const pagePath = (id: number): string => `${LIST_PATH}/${id}`;
export const actPath = ({ id, act }: Pick<KeyedAct, 'id' | 'act'>): string => `${LIST_PATH}/${id}/${act}`;

const MAX_LIST = 100;
const short = v.pipe(v.string(), v.maxLength(80));
const name = v.pipe(v.string(), v.maxLength(200));
const natural = v.pipe(integer, v.minValue(0));
const positive = v.pipe(integer, v.minValue(1));
const list = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.maxLength(MAX_LIST));
const some = <T extends v.GenericSchema>(of: T) => v.pipe(v.array(of), v.minLength(1), v.maxLength(MAX_LIST));
const digits = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,30}$/),
  v.transform((text) => BigInt(text)),
);
/** Above zero. */
const ratio = v.object({ n: digits, d: digits });

const own = v.object({
  joinedAt: integer,
  counted: natural,
  best: v.nullable(ratio),
  rank: v.nullable(positive),
  prize: v.nullable(natural),
  prizeIso: short,
});

const fields = {
  id: natural,
  title: name,
  status: v.picklist(TOURNAMENT_STATUSES),
  startsAt: integer,
  endsAt: integer,
  rounds: positive,
  minStake: natural,
  iso: short,
  reward: v.picklist(['points', 'freeBet']),
  prizes: some(natural),
  games: some(
    v.object({
      id: short,
      number: natural,
      slug: v.pipe(short, v.regex(/^[\w-]+$/)),
      title: name,
      isAllowed: v.boolean(),
    }),
  ),
  entrants: v.object({ players: natural, simulated: natural }),
  own: v.nullable(own),
};

const isSound = ({ startsAt, endsAt, rounds, own: part }: Tournament): boolean =>
  endsAt > startsAt && (part === null || part.counted <= rounds);
const SOUND = 'a tournament ends after its start and counts no more rounds than it has';

const tournament: v.GenericSchema<unknown, Tournament> = v.pipe(
  v.object(fields),
  v.check((value) => isSound(value), SOUND),
);

const page: v.GenericSchema<unknown, TournamentPage> = v.pipe(
  v.object({
    ...fields,
    places: list(
      v.object({
        rank: positive,
        code: short,
        isSimulated: v.boolean(),
        isOwn: v.boolean(),
        best: ratio,
        at: integer,
        prize: v.nullable(natural),
      }),
    ),
  }),
  v.check((value) => isSound(value), SOUND),
  v.check(
    ({ places }) => places.every(({ rank }, at) => rank <= at + 1 && rank >= (places[at - 1]?.rank ?? 1)),
    'places are in order',
  ),
);

export const decodeTournaments: Decode<{ readonly tournaments: readonly Tournament[] }> = decodeWith(
  v.object({ tournaments: list(tournament) }),
);
export const decodeTournament: Decode<TournamentPage> = decodeWith(page);
export const decodeAct: Decode<{ readonly refusal: TournamentRefusal | null; readonly tournament: TournamentPage }> =
  decodeWith(v.object({ refusal: v.nullable(v.picklist(TOURNAMENT_REFUSALS)), tournament: page }));
