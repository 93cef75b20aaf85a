/** The operator's answer about watched games, and the messages between tabs. Both are untrusted. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { GameAlert, Waiting } from './types.ts';
import { MOMENT_KINDS } from './types.ts';

export const MOMENTS_PATH = '/line-api/v1/moments';
/** Ids of one kind in a question. */
export const MAX_WATCHED = 400;

const MAX_NAME = 200;
const natural = v.pipe(integer, v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(MAX_NAME));
const score = v.tuple([natural, natural]);

const moment = v.object({
  gameId: natural,
  n: natural,
  kind: v.picklist(MOMENT_KINDS),
  at: natural,
  sportId: natural,
  champId: natural,
  home: name,
  away: name,
  side: v.picklist([0, 1, 2]),
  score,
});

export interface MomentsAnswer {
  /** The operator's time, for the next question. */
  readonly at: number;
  /** With the operator's time of each. */
  readonly moments: readonly { readonly at: number; readonly alert: GameAlert }[];
}

/** A moment of an unknown kind is left out: a newer operator may have more kinds. */
export const decodeMoments: Decode<MomentsAnswer> = decodeWith(
  v.pipe(
    v.object({ at: natural, moments: v.array(v.unknown()) }),
    v.transform(({ at, moments }): MomentsAnswer => ({
      at,
      moments: moments.flatMap((each) => {
        const parsed = v.safeParse(moment, each);
        if (!parsed.success) return [];
        const { n, at: momentAt, side, ...rest } = parsed.output;
        const team = [rest.home, rest.away][side - 1] ?? '';
        return [{ at: momentAt, alert: { ...rest, key: `${rest.gameId}:${n}`, team } }];
      }),
    })),
  ),
);

const key = v.pipe(v.string(), v.maxLength(100));
const waiting: v.GenericSchema<unknown, Waiting> = v.object({
  receivedAt: natural,
  alert: v.variant('kind', [
    v.object({
      key,
      kind: v.picklist(MOMENT_KINDS),
      gameId: natural,
      sportId: natural,
      champId: natural,
      home: name,
      away: name,
      team: name,
      score,
    }),
    v.object({
      key,
      kind: v.literal('settlement'),
      betId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
      outcome: v.picklist(['paid', 'lost', 'cashedOut']),
      amount: natural,
      currency: v.pipe(v.string(), v.maxLength(10)),
    }),
  ]),
});

/**
 * `cursor`: the tab that watches has an answer up to this time of the operator. `claim`: a seen page wants to watch.
 */
const tabMessage = v.variant('what', [
  v.object({ kind: v.literal('alerts'), what: v.literal('claim') }),
  v.object({ kind: v.literal('alerts'), what: v.literal('cursor'), at: natural }),
  v.object({
    kind: v.literal('alerts'),
    what: v.literal('state'),
    received: v.pipe(v.array(key), v.maxLength(1_000)),
    waiting: v.pipe(v.array(waiting), v.maxLength(1_000)),
    hasAnnounced: v.boolean(),
  }),
]);

export type AlertsTabMessage = v.InferOutput<typeof tabMessage>;
export const decodeTabMessage: Decode<AlertsTabMessage> = decodeWith(tabMessage);
