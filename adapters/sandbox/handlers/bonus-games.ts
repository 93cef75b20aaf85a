/** The bonus games: terms for everybody; turns, seeds, rounds and choices of a player. */
import * as v from 'valibot';
import { reduced } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import type { TurnRefusal } from '../operator/bonus-games/bonus-games.ts';
import { BONUS_GAME_IDS, meanOf } from '../operator/bonus-games/games/game.ts';
import type { BonusGameId } from '../operator/bonus-games/games/game.ts';
import { BONUS_GAMES } from '../operator/bonus-games/games/games.ts';
import { MAX_TURNS_A_DAY, TURN_VALIDITY_MS, TURN_STAKE_CENTS, unitOf } from '../operator/bonus-games/terms.ts';
import type { Currency } from '../operator/players/directory.ts';
import { answerDurably, get, post, readBody, signed, withRight } from './call.ts';
import type { Call, Route, SignedCall } from './call.ts';
import { keyOf, missingKey } from './idempotency.ts';
import { json, notFound } from './respond.ts';
import { natural } from './wire-parts.ts';

const BASE = '/web-api/bonus-games';
const MAX_LISTED = 20;
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/));
const askedTurn = v.object({ seedId: id, clientSeed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)) });
const askedChoice = v.object({ roundId: id, at: natural, choice: natural });
const askedReveal = v.object({ seedId: id });

function gameIn(call: Call): BonusGameId | null {
  return BONUS_GAME_IDS.find((each) => each === call.part('game')) ?? null;
}

const unknownGame = (): Response => notFound('unknownGame', 'There is no such bonus game.');
const written = (value: Rational): { readonly n: string; readonly d: string } => {
  const { n, d } = reduced(value);
  return { n: String(n), d: String(d) };
};

/** The terms that a visitor sees before the first turn. */
function termsOf(gameId: BonusGameId, currency: Currency): Readonly<Record<string, unknown>> {
  const game = BONUS_GAMES[gameId];
  return {
    game: gameId,
    reward: game.reward,
    iso: currency.iso,
    unit: unitOf(game, currency),
    prizes: game.prizes.map(({ chance, ...prize }) => ({ ...prize, chance: written(chance) })),
    mean: written(meanOf(game)),
    rule: { stakeCents: TURN_STAKE_CENTS, maxPerDay: MAX_TURNS_A_DAY, lastsMs: TURN_VALIDITY_MS },
  };
}

function bodyOf({ operator, bettor }: SignedCall, gameId: BonusGameId): Readonly<Record<string, unknown>> {
  const { bonusGames, rewards } = operator;
  return {
    ...termsOf(gameId, bettor.currency),
    player: {
      turns: bonusGames.turns(bettor.id),
      today: bonusGames.today(bettor.id),
      fair: bonusGames.fair(bettor.id, gameId),
      open: bonusGames.open(bettor.id, gameId),
      rounds: bonusGames.rounds(bettor.id, gameId, MAX_LISTED),
      points: rewards.points(bettor.id),
      freeBets: operator.bonusBalance(bettor.id),
    },
  };
}

type Act<T> = (call: SignedCall, gameId: BonusGameId, body: T, key: string) => TurnRefusal;

/** Excluded players and players without the right to bonuses are refused [BGO-8]. */
function acting<T>(path: string, schema: v.GenericSchema<unknown, T>, act: Act<T>): Route {
  return post(
    `${BASE}/:game/${path}`,
    signed(
      withRight('bonus', async (call) => {
        const [gameId, key] = [gameIn(call), keyOf(call)];
        if (gameId === null) return unknownGame();
        if (key === null) return missingKey();
        const read = await readBody(call, schema);
        if (!read.ok) return read.error;
        const isExcluded = call.operator.limits.stops(call.bettor.id, 'bonus', 0).length > 0;
        const refusal = isExcluded ? 'excluded' : act(call, gameId, read.value, key);
        return answerDurably(call, () => json({ refusal, answer: bodyOf(call, gameId) }));
      }),
    ),
  );
}

export const bonusGameRoutes: readonly Route[] = [
  get(`${BASE}/:game/terms`, (call) => {
    const gameId = gameIn(call);
    const [first] = call.operator.currencies;
    const currency = call.operator.currencies.find(({ iso }) => iso === 'EUR') ?? first;
    return gameId === null || currency === undefined
      ? unknownGame()
      : json({ ...termsOf(gameId, currency), player: null });
  }),
  get(
    `${BASE}/:game`,
    signed((call) => {
      const gameId = gameIn(call);
      if (gameId === null) return unknownGame();
      const body = bodyOf(call, gameId);
      return answerDurably(call, () => json(body));
    }),
  ),
  acting('turns', askedTurn, ({ operator, bettor }, gameId, body, key) =>
    operator.bonusGames.play(bettor.id, gameId, { key, ...body }),
  ),
  acting('choices', askedChoice, ({ operator, bettor }, _gameId, { roundId, at, choice }) =>
    operator.bonusGames.choose(bettor.id, roundId, at, choice),
  ),
  acting('reveal', askedReveal, ({ operator, bettor }, gameId, { seedId }) =>
    operator.bonusGames.reveal(bettor.id, gameId, seedId),
  ),
];
