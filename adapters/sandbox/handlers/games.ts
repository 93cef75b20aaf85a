/** The casino: catalogue, launches, rounds of the player, and the calls of our own games to their provider. */
import * as v from 'valibot';
import type { ContentLanguage } from '../operator/content/page.ts';
import { CONTENT_LANGUAGES, languageOf } from '../operator/content/page.ts';
import type { LaunchAnswer } from '../operator/casino/casino.ts';
import { foreignGameOf } from '../operator/casino/foreign-games.ts';
import { PLAYED_DAYS } from '../operator/casino/played-rounds.ts';
import { isAskedFor, ROUNDS_STATUSES } from '../operator/casino/rounds-filter.ts';
import type { AskedRounds } from '../operator/casino/rounds-filter.ts';
import type { Rational } from 'touchline/kernel/rational';
import { reduced } from 'touchline/kernel/rational';
import { CATALOGUE } from '../provider/catalogue.ts';
import type { CatalogueEntry } from '../provider/games/about.ts';
import type { StatedReturn } from '../provider/games/game.ts';
import { gameOf } from '../provider/games/games.ts';
import type { HighestWin } from '../provider/games/highest-win.ts';
import { zoneOf } from '../provider/zones.ts';
import { answerDurably, get, payerOf, post, readBody, signed, withRight } from './call.ts';
import type { Call, Route, SignedCall } from './call.ts';
import { json, malformed, notFound, problem } from './respond.ts';
import { integer, readLanguage, readNumber } from './wire-parts.ts';

const BASE = '/games-api/v1';
const PAGE = 20;
const MAX_RECENT = 12;
const OWN = { slug: 'touchline', name: 'Touchline', isOwn: true };
/** Wins of our own games, which some of them count; counted once. */
const wins = new Map<string, HighestWin | null>();

function highestWinOf(gameId: string): HighestWin | null {
  const known = wins.get(gameId);
  if (known !== undefined) return known;
  const win = gameOf(gameId)?.highestWin() ?? null;
  wins.set(gameId, win);
  return win;
}

const written = (value: Rational): { readonly n: string; readonly d: string } => {
  const { n, d } = reduced(value);
  return { n: String(n), d: String(d) };
};

/** Of a visitor, whose currency is not known. */
const USUAL_CURRENCY = 'EUR';

const id = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));
const askedLaunch = v.object({ gameId: id });
const askedDemo = v.object({ gameId: id, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)) });
const providerCalls = {
  open: v.object({ ticket: v.pipe(v.string(), v.maxLength(2_000)) }),
  choose: v.object({ session: id, clientSeed: v.pipe(v.string(), v.maxLength(64)) }),
  rotate: v.object({ session: id }),
  play: v.object({ session: id, key: id, bet: v.unknown() }),
  watch: v.object({ session: id, seen: v.pipe(v.string(), v.maxLength(80)) }),
  move: v.object({ session: id, roundId: id, at: integer, move: integer }),
} as const;

/** The first of the operator's currencies takes the place of an unknown one. */
const currencyOf = (
  { currencies }: Call['operator'],
  iso: string,
): Call['operator']['currencies'][number] | undefined => currencies.find((known) => known.iso === iso) ?? currencies[0];

function catalogue({ operator, query }: Call): Response {
  const asked = readLanguage(query);
  const language = CONTENT_LANGUAGES.find((known): known is ContentLanguage => known === asked) ?? 'en';
  const inLanguage = languageOf(language);
  const currency = currencyOf(operator, query.get('currency') ?? USUAL_CURRENCY);
  /** The catalogue's entry of a game, whoever made it. */
  const listed = (
    { id: gameId, number, slug, title, section, alsoIn, kind, releasedOn, volatility, features, rules }: CatalogueEntry,
    provider: { readonly slug: string; readonly name: string; readonly isOwn: boolean },
    version: number,
    returns: readonly StatedReturn[],
    win: HighestWin | null,
  ) => ({
    id: gameId,
    number,
    slug,
    title: inLanguage(...title),
    provider,
    section,
    alsoIn: alsoIn ?? [],
    kind: kind ?? null,
    volatility,
    features,
    releasedAt: Date.parse(releasedOn),
    played: { rounds: operator.played.of(gameId), days: PLAYED_DAYS },
    version,
    isAllowed: operator.casino.isAllowed(gameId),
    returns: returns.map(({ bet, value }) => ({ bet, ...written(value) })),
    highestWin:
      win === null
        ? null
        : {
            bet: win.bet,
            ...written(win.times),
            chance: win.chance.kind === 'play' ? win.chance : { kind: win.chance.kind, ...written(win.chance.value) },
            isCapped: win.isCapped,
          },
    stakes:
      currency === undefined ? null : { currency: currency.iso, ...operator.casino.stakesOf(gameId, currency.iso) },
    rules: rules.map((rule) => inLanguage(...rule)),
    frame: provider.isOwn ? ownFrameOf(gameId) : null,
    zone: zoneOf(gameId),
  });
  return json({
    games: [
      ...CATALOGUE.map((entry) => {
        const game = gameOf(entry.id);
        return listed(entry, OWN, game?.version ?? 0, game?.returns ?? [], highestWinOf(entry.id));
      }),
      ...operator.foreign.flatMap(({ id: slug, name, games }) =>
        games.map((game) =>
          listed(game, { slug, name, isOwn: false }, game.version, [{ bet: '', value: game.value }], game.highestWin),
        ),
      ),
    ],
  });
}

/** The page of our own game's frame. */
const ownFrameOf = (gameId: string): string => `games/${gameId}.html`;

function launched({ operator }: Call, gameId: string, answer: LaunchAnswer): Response {
  if (answer.ok) {
    const { ticket, expiresAt, ticketId } = answer;
    const found = foreignGameOf(operator.foreign, gameId);
    return found === null
      ? json({ ticket, expiresAt, frame: ownFrameOf(gameId) }, 201)
      : json({ ticket, expiresAt, frame: `${found.provider.origin}${found.game.page}`, sessionId: ticketId }, 201);
  }
  return answer.code === 'unknownGame'
    ? notFound('unknownGame', 'There is no such game.')
    : problem({
        status: 403,
        code: answer.code,
        title: 'This game is not open',
        detail: 'The rules of the jurisdiction do not allow this game.',
      });
}

async function callProvider(call: Call): Promise<Response> {
  const { provider } = call.operator;
  switch (call.part('call')) {
    case 'open': {
      const asked = await readBody(call, providerCalls.open);
      return asked.ok ? json(await provider.open(asked.value.ticket)) : asked.error;
    }
    case 'choose': {
      const asked = await readBody(call, providerCalls.choose);
      return asked.ok ? json(await provider.choose(asked.value.session, asked.value.clientSeed)) : asked.error;
    }
    case 'rotate': {
      const asked = await readBody(call, providerCalls.rotate);
      return asked.ok ? json(await provider.rotate(asked.value.session)) : asked.error;
    }
    case 'play': {
      const asked = await readBody(call, providerCalls.play);
      return asked.ok ? json(await provider.play(asked.value.session, asked.value.key, asked.value.bet)) : asked.error;
    }
    case 'watch': {
      const asked = await readBody(call, providerCalls.watch);
      return asked.ok ? json(await provider.watch(asked.value.session, asked.value.seen)) : asked.error;
    }
    case 'move': {
      const asked = await readBody(call, providerCalls.move);
      if (!asked.ok) return asked.error;
      const { session, roundId, at, move } = asked.value;
      return json(await provider.move(session, roundId, at, move));
    }
    default:
      return notFound('unknownCall', 'There is no such call.');
  }
}

/** The filter, or a message that says why it is invalid. Empty parameters count as absent. */
function readRoundsFilter(query: URLSearchParams): AskedRounds | string {
  const asked = (name: string): string => query.get(name) ?? '';
  const status = ROUNDS_STATUSES.find((known) => known === (asked('status') || 'all'));
  if (status === undefined) return `status: ${ROUNDS_STATUSES.join(', ')}.`;
  const times = { from: readNumber(asked('from')), to: readNumber(asked('to')) };
  const bad = (['from', 'to'] as const).find((name) => asked(name) !== '' && times[name] === null);
  return bad === undefined ? { status, gameId: asked('gameId') || null, ...times } : `${bad}: a whole number.`;
}

/** A page of a player's rounds and one more, newest first; of the same moment, our own first. */
function roundsOf({ operator }: Call, playerId: number, before: string | null, filter: AskedRounds) {
  const { provider, casino } = operator;
  const [ownAt, foreignAt] =
    before === null ? [null, null] : [provider.roundAt(playerId, before), casino.foreignRounds.at(playerId, before)];
  const isAsked = isAskedFor(filter);
  const own = provider.rounds(playerId, foreignAt ?? before, PAGE + 1, isAsked);
  const foreign = casino.foreignRounds.of(playerId, ownAt ?? before, PAGE + 1, isAsked);
  return [...own, ...foreign].toSorted((one, other) => other.at - one.at).slice(0, PAGE + 1);
}

/** The player's free spins, and those that they may take: none where bonuses are stopped or not wanted [GWAL-22]. */
function freeSpinsOf(call: SignedCall): Response {
  const { operator, bettor } = call;
  const { limits, standing, office } = operator;
  const isOffered =
    limits.stops(bettor.id, 'bonus', 0).length === 0 &&
    standing.stops('bonus').length === 0 &&
    office.setting(bettor.id, 'bonus_offers');
  const { currency } = payerOf(call, { accountId: office.activeAccount(bettor.id) });
  return json({ freeSpins: operator.casino.freeSpins.of(bettor.id, currency.iso, isOffered) });
}

const unknownRound = (): Response => notFound('unknownRound', 'You have no round with this id.');
const noReplay = (code: string, detail: string): Response =>
  problem({ status: 409, code, title: 'This round cannot be watched', detail });

export const gameRoutes: readonly Route[] = [
  post(`${BASE}/provider/:call`, callProvider),
  get(`${BASE}/sessions/:id/money`, (call) => {
    const money = call.operator.casino.money(call.part('id'));
    return money === null
      ? notFound('unknownSession', 'There is no such session.')
      : answerDurably(call, () => json({ currency: money.currency, balance: money.balance }));
  }),
  get(`${BASE}/catalogue`, catalogue),
  get(`${BASE}/draws/:id`, async (call) => {
    const draw = await call.operator.provider.draws(call.part('id'));
    if (draw === null) return notFound('unknownDraws', 'There is no game of shared draws with this id.');
    const { nonce, phase, closesAt, endsAt, bets, last } = draw;
    return json({ current: { nonce, phase, closesAt, endsAt, bets }, last });
  }),
  post(
    `${BASE}/launches`,
    signed(async (call) => {
      const asked = await readBody(call, askedLaunch);
      if (!asked.ok) return asked.error;
      const { gameId } = asked.value;
      const { operator, bettor } = call;
      const accountId = operator.office.activeAccount(bettor.id);
      const { currency } = payerOf(call, { accountId });
      return launched(
        call,
        gameId,
        operator.casino.launch({
          ...{ gameId, mode: 'real', playerId: bettor.id, accountId, currency },
          login: call.session.idHash,
        }),
      );
    }),
  ),
  post(`${BASE}/demo-launches`, async (call) => {
    const asked = await readBody(call, askedDemo);
    if (!asked.ok) return asked.error;
    const { gameId, currency: iso } = asked.value;
    const { operator } = call;
    const currency = currencyOf(operator, iso);
    if (currency === undefined) return notFound('unknownCurrency', 'There is no such currency.');
    return launched(
      call,
      gameId,
      operator.casino.launch({ gameId, mode: 'demo', playerId: null, accountId: null, currency }),
    );
  }),
  get(
    `${BASE}/recent`,
    signed((call) =>
      answerDurably(call, () => json({ gameIds: call.operator.casino.recentGames(call.bettor.id, MAX_RECENT) })),
    ),
  ),
  get(
    `${BASE}/free-spins`,
    signed((call) => answerDurably(call, () => freeSpinsOf(call))),
  ),
  post(
    `${BASE}/free-spins/:id/take`,
    signed(
      withRight('bonus', (call) => {
        const { operator, bettor } = call;
        if (operator.limits.stops(bettor.id, 'bonus', 0).length > 0)
          return problem({
            ...{ status: 403, code: 'excluded', title: 'This is not open to the player now' },
            detail: 'The player has excluded themselves.',
          });
        const { currency } = payerOf(call, { accountId: operator.office.activeAccount(bettor.id) });
        return operator.casino.freeSpins.take(bettor.id, call.part('id'), currency.iso)
          ? answerDurably(call, () => freeSpinsOf(call))
          : notFound('unknownOffer', 'There are no such free spins for this player.');
      }),
    ),
  ),
  get(
    `${BASE}/rounds`,
    signed((call) => {
      const before = call.query.get('before');
      const filter = readRoundsFilter(call.query);
      if (typeof filter === 'string') return malformed(filter);
      return answerDurably(call, () => {
        const rounds = roundsOf(call, call.bettor.id, before, filter);
        const games = call.operator.casino.recentGames(call.bettor.id, Infinity);
        return json({ rounds: rounds.slice(0, PAGE), hasMore: rounds.length > PAGE, games });
      });
    }),
  ),
  get(
    `${BASE}/rounds/:id`,
    signed((call) =>
      answerDurably(call, () => {
        const { provider, casino } = call.operator;
        const asked = [call.bettor.id, call.part('id')] as const;
        const round = provider.round(...asked) ?? casino.foreignRounds.round(...asked);
        return round === null ? unknownRound() : json(round);
      }),
    ),
  ),
  get(
    `${BASE}/rounds/:id/replay`,
    signed((call) =>
      answerDurably(call, () => {
        const replay = call.operator.provider.replay(call.bettor.id, call.part('id'));
        if (replay === null) return unknownRound();
        if (replay === 'open') return noReplay('roundOpen', 'The round, or the draw that it is on, is not over.');
        if (replay === 'none') return noReplay('noReplay', 'No stake was taken, or the game has changed since.');
        return json({ ...replay, frame: ownFrameOf(replay.gameId) });
      }),
    ),
  ),
];
