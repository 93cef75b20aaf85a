/** Bets on a race of motorsport, from acceptance in play to settlement. */
import { expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { createGeneratedLine } from '../../../adapters/sandbox/hosts/generated-line.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import { createOperator } from '../../../adapters/sandbox/operator/create-operator.ts';
import { everyQuote } from '../../../adapters/sandbox/operator/line/quotes-at.ts';
import { createWebHasher } from '../../../adapters/sandbox/operator/players/hasher.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { ALL_BETS, COUNTRIES, coupon, CURRENCIES, leg, newPlayer } from './given.ts';

/** A race of Formula 1 is in play. */
const IN_PLAY = Date.UTC(2026, 11, 2, 1, 20);
const FORMULA_1 = 26001;
const HOUR_MS = 3_600_000;

it('[FLD-5, FLD-10] a bet in play is taken without a score, also where a new score drops it, settled by the ranking and shown with it', async () => {
  const clock = createManualClock(IN_PLAY);
  const operator = await createOperator({
    clock,
    store: createMemoryStore(),
    random: seededRandom(1),
    setup: { seed: 1, pace: 1, line: '' },
    createLine: createGeneratedLine,
    currencies: CURRENCIES,
    countries: COUNTRIES,
    hasher: createWebHasher(10),
    report: (error) => expect(error).toBeNull(),
  });
  const { line, book } = operator;
  const race = line.fixtures(true).find(({ champId }) => champId === FORMULA_1);
  const playing = race === undefined ? null : line.playing(race.id);
  if (race === undefined || playing === null) throw new Error('no race is in play');
  const { match, now } = playing;
  const quotes = [...everyQuote(race, match, now).quotes.values()].filter(({ state }) => state === 0);
  const win = quotes.filter(({ kind }) => kind === KIND.outright).toSorted((a, b) => a.price - b.price)[0];
  if (win === undefined) throw new Error('no winner is offered');
  const player = await newPlayer(operator);
  const single = coupon(player, { bets: [leg(win.id, win.price)], isDropOnScoreChange: true, changeCoefAction: 0 });
  book.place(player, 'k1', single);
  clock.advance(20_000);
  const placed = book.bets(player, ALL_BETS, null, 10);
  expect(placed.bets[0]).toMatchObject({ status: 'open', legs: [{ isLive: true, placedScore: '', score: '' }] });
  clock.advance(2 * HOUR_MS);
  const isWon = match.settle({ kind: win.kind, type: win.type, param: 0 }, clock.now()) === 1;
  const settled = book.bets(player, ALL_BETS, null, 10);
  expect(settled.bets[0]).toMatchObject({ status: 'settled', statusId: isWon ? 1 : 0 });
  expect(placed.bets[0]?.legs[0]).not.toHaveProperty('ranking');
  const ranking = settled.bets[0]?.legs[0]?.ranking ?? [];
  const winner = race.field?.find(
    (_, at) => match.settle({ kind: win.kind, type: at + 1, param: 0 }, clock.now()) === 1,
  );
  expect(ranking.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(ranking[0]?.name).toBe(winner?.name);
});
