/**
 * The file of foreign providers as it is written [HST-11]. Unknown fields are faults, so that no misspelling passes.
 */
import * as v from 'valibot';
import { KINDS } from 'touchline/core/casino/types';
import { SECTIONS } from '../../../provider/games/about.ts';
import type { Localized } from '../../../operator/content/page.ts';
import type { HighestWin } from '../../../provider/games/highest-win.ts';

const MAX_PROVIDERS = 50;
const MAX_GAMES = 1_000;
const MAX_RULES = 30;
const MAX_FREE_ROUNDS = 1_000;
const MAX_FREE_DAYS = 365;
/** Euros. */
const MAX_STAKE = 100_000;

const words = (length: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(length, `has more than ${length} letters`),
  );
/** One text for all languages, or one for each. */
const localized = (length: number) => {
  const text = words(length);
  return v.union(
    [
      v.pipe(
        text,
        v.transform((all): Localized => [all, all, all, all]),
      ),
      v.pipe(
        v.strictObject({ en: text, ru: text, de: text, ar: text }),
        v.transform(({ en, ru, de, ar }): Localized => [en, ru, de, ar]),
      ),
    ],
    'must be a text, or an object with a text in en, ru, de and ar',
  );
};
const slug = v.pipe(
  v.string('must be a text'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters and digits, joined by hyphens'),
  v.maxLength(40, 'has more than 40 letters'),
);
const whole = (least: number) =>
  v.pipe(
    v.number('must be a number'),
    v.safeInteger('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
  );
const euros = v.pipe(
  v.number('must be a number of euros'),
  v.minValue(0.01, 'must be at least 0.01'),
  v.maxValue(MAX_STAKE, `must be at most ${MAX_STAKE}`),
);
const FRACTION = /^(\d{1,40})\/(\d{1,40})$/;

/** The return of a whole number of units is a fraction, never a rounded percentage [CSN-22]. */
const fraction = v.pipe(
  v.string('must be a fraction such as "19/20"'),
  v.regex(FRACTION, 'must be a fraction such as "19/20"'),
  v.transform((text) => {
    const [, n = '0', d = '1'] = FRACTION.exec(text) ?? [];
    return { n: BigInt(n), d: BigInt(d) };
  }),
  v.check(({ n, d }) => d > 0n && n > 0n && n <= d, 'must be above 0 and at most 1'),
);
const TIMES = /^(\d{1,12})(?:\/(\d{1,12}))?$/;
/** How often the stake a round pays at most, and how likely that is; `play` where it depends on the player [CSN-26]. */
const highestWin = v.pipe(
  v.strictObject({
    times: v.pipe(
      v.string('must be a number or a fraction such as "500" or "25/2"'),
      v.regex(TIMES, 'must be a number or a fraction such as "500" or "25/2"'),
      v.transform((text) => {
        const [, n = '0', d = '1'] = TIMES.exec(text) ?? [];
        return { n: BigInt(n), d: BigInt(d) };
      }),
      v.check(({ n, d }) => n > 0n && d > 0n, 'must be above 0'),
    ),
    chance: v.union([v.literal('play'), fraction], 'must be a fraction such as "1/5000", or "play"'),
    isCapped: v.optional(v.boolean('must be true or false'), false),
  }),
  v.transform(({ times, chance, isCapped }): HighestWin => ({
    bet: '',
    times,
    chance: chance === 'play' ? { kind: 'play' } : { kind: 'exact', value: chance },
    isCapped,
  })),
);
const day = v.pipe(
  v.string('must be a day such as "2026-11-28"'),
  v.isoDate('must be a day such as "2026-11-28"'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no day of the calendar'),
);

const game = v.strictObject({
  number: whole(1),
  slug,
  page: v.pipe(
    v.string('must be a path'),
    v.regex(/^\/(?:[\w.-]+\/)*(?:[\w.-]+)?$/, 'must be a path such as "/wheel/", without a query'),
    v.maxLength(200, 'has more than 200 letters'),
  ),
  /** The page that proves a finished round; the round's number takes the place of `{round}` [CSN-30]. */
  proof: v.optional(
    v.pipe(
      v.string('must be a path'),
      v.regex(
        /^\/[\w./?=&-]*\{round\}[\w./?=&-]*$/,
        'must be a path with "{round}" once, such as "/wheel/rounds/{round}"',
      ),
      v.maxLength(200, 'has more than 200 letters'),
    ),
  ),
  title: localized(80),
  section: v.picklist(SECTIONS, 'is no section of the casino'),
  kind: v.optional(v.picklist(KINDS, `must be one of ${KINDS.join(', ')}`)),
  volatility: v.optional(v.picklist(['low', 'medium', 'high'], 'must be low, medium or high'), 'medium'),
  features: v.optional(
    v.array(
      v.picklist(
        [
          'board',
          'cards',
          'dice',
          'free-spins',
          'instant',
          'lines',
          'multiplier',
          'numbers',
          'reels',
          'table',
          'tickets',
          'wilds',
        ],
        'is no feature of games',
      ),
      'must be a list',
    ),
    [],
  ),
  version: v.optional(whole(1), 1),
  releasedOn: day,
  rules: v.pipe(
    v.array(localized(1_000), 'must be a list of texts'),
    v.minLength(1, 'needs at least one rule'),
    v.maxLength(MAX_RULES, `has more than ${MAX_RULES} rules`),
  ),
  return: fraction,
  highestWin: v.optional(v.nullable(highestWin), null),
  stakes: v.pipe(
    v.strictObject({ min: euros, max: euros }),
    v.check(({ min, max }) => min <= max, 'has a lowest stake above the highest'),
  ),
  freeSpins: v.optional(
    v.strictObject({
      id: slug,
      rounds: v.pipe(whole(1), v.maxValue(MAX_FREE_ROUNDS, `must be at most ${MAX_FREE_ROUNDS}`)),
      stake: euros,
      days: v.pipe(whole(1), v.maxValue(MAX_FREE_DAYS, `must be at most ${MAX_FREE_DAYS}`)),
    }),
  ),
});

const provider = v.strictObject({
  id: v.pipe(slug, v.maxLength(20, 'has more than 20 letters')),
  name: words(40),
  key: v.union(
    [v.strictObject({ env: words(100) }), v.strictObject({ file: words(500) })],
    'must name where the key is: {"env": "NAME"} or {"file": "PATH"}',
  ),
  origin: words(200),
  /** Where the provider's server takes the operator's calls [GWAL-21]. */
  server: v.optional(words(200)),
  games: v.pipe(
    v.array(game, 'must be a list of games'),
    v.minLength(1, 'needs at least one game'),
    v.maxLength(MAX_GAMES, `has more than ${MAX_GAMES} games`),
  ),
});

export const providersFile = v.strictObject({
  providers: v.pipe(
    v.array(provider, 'must be a list of providers'),
    v.maxLength(MAX_PROVIDERS, `has more than ${MAX_PROVIDERS} providers`),
  ),
});
export type WrittenProvider = v.InferOutput<typeof provider>;
