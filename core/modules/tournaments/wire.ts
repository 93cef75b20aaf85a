/** The operator's answers about tournaments [TRN-2]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { compare } from '../../kernel/rational.ts';
import { TOURNAMENT_ACTS, TOURNAMENT_REFUSALS, TOURNAMENT_STATUSES } from './types.ts';
import type { KeyedAct, Tournament, TournamentPage, TournamentPlace, TournamentRefusal } from './types.ts';

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

/**
 * By result, then by time; players who are equal in both share the first of their ranks, and the next rank follows all
 * of them.
 */
function areInOrder(places: readonly TournamentPlace[]): boolean {
  return places.every(({ rank, best, at }, index) => {
    const before = places[index - 1];
    const behind = before === undefined ? 1 : compare(before.best, best) || at - before.at;
    return behind === 0 ? rank === before?.rank : behind > 0 && rank === index + 1;
  });
}

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
  v.check(({ places }) => areInOrder(places), 'places are in order'),
);

export const decodeTournaments: Decode<{ readonly tournaments: readonly Tournament[] }> = decodeWith(
  v.object({ tournaments: list(tournament) }),
);
const pageOf = (id: number): v.GenericSchema<unknown, TournamentPage> =>
  v.pipe(
    page,
    v.check((value) => value.id === id, 'the answer is about the tournament that was asked for'),
  );

export const decodeTournament = (id: number): Decode<TournamentPage> => decodeWith(pageOf(id));
export const decodeAct = (
  id: number,
): Decode<{ readonly refusal: TournamentRefusal | null; readonly tournament: TournamentPage }> =>
  decodeWith(v.object({ refusal: v.nullable(v.picklist(TOURNAMENT_REFUSALS)), tournament: pageOf(id) }));

const MAX_KEPT = 50;
const kept: v.GenericSchema<unknown, KeyedAct> = v.object({
  id: natural,
  act: v.picklist(TOURNAMENT_ACTS),
  userId: short,
  key: short,
});
/** Decodes the acts that the device keeps. */
export const decodeActs: Decode<readonly KeyedAct[]> = decodeWith(v.pipe(v.array(kept), v.maxLength(MAX_KEPT)));
