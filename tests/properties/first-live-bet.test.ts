/**
 * A new player's first live bet with default settings on the operator's line: tapped on the home page, with a typed
 * stake, placed, and accepted after the delay.
 */
import { describe, expect, it } from 'vitest';
import { championships } from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createGeneratedLine } from '../../adapters/sandbox/hosts/generated-line.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { AskedLeg } from '../../adapters/sandbox/operator/book/coupon.ts';
import { topGames } from '../../adapters/sandbox/operator/line/feed-top.ts';
import type { Line, OfferedMarket } from '../../adapters/sandbox/operator/line/line.ts';
import { BLOCKED } from '../../adapters/sandbox/operator/line/market-flags.ts';
import { createRow } from '../../adapters/sandbox/operator/line/rows.ts';
import { createSchedule } from '../../adapters/sandbox/operator/line/schedule.ts';
import type { Fixture } from '../../adapters/sandbox/operator/line/types.ts';
import { createRandom } from '../../adapters/sandbox/operator/models/seeded.ts';
import { isMoveAccepted } from 'touchline/core/coupon/rules/accepted-move';
import { DEFAULT_SETTINGS } from 'touchline/core/coupon/state';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import { coupon, newPlayer } from '../unit/sandbox-book/given.ts';

/** The speed of `npm start`. */
const PACE = 10;
const SEED = 1;
const STARTED_AT = Date.UTC(2026, 10, 21, 16);
const TRIES = 500;
const TRIES_AT_ONE_MOMENT = 10;
/** The games at the top of the home page. */
const FIRST_GAMES = 10;
/** From the tap on a price to the tap on "Place": a stake is typed in between. */
const [FASTEST_MS, SLOWEST_MS] = [2_000, 6_000];
const STAKE = 20;
/** At shorter prices the returns of this stake are the stake itself: the coupon refuses such a bet [CPN-133]. */
const MIN_PRICE = 1_025;

describe('a first live bet at tenfold speed', () => {
  it(
    '[CPN-7] is accepted with default settings without a question in at least nine of ten tries',
    async () => {
      // Time moves only explicitly: no timer of the line or the book is needed to query them.
      let now = STARTED_AT + 3 * 3_600_000;
      const clock = { now: () => now, schedule: () => () => undefined };
      let line: Line | null = null;
      const { operator, close } = await createNodeOperator({
        clock,
        seed: SEED,
        pace: PACE,
        createLine: (origin, of) => (line = createGeneratedLine({ ...origin, startedAt: STARTED_AT }, of)),
      });
      const running = line as Line | null;
      if (running === null) throw new Error('no line');
      const source = createSchedule({ championships, seed: SEED, origin: STARTED_AT, pace: PACE });
      const random = createRandom(SEED, 99);
      const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
      const ends = new Map<string, number>();

      const liveGames = (): readonly Fixture[] => {
        const live = source.current(now).filter(({ id, startsAt }) => {
          const status = startsAt <= now ? running.game(id, 'en')?.status : 1;
          return status === 2 || status === 3;
        });
        const first = [...topGames(live.map((fixture) => createRow(fixture, CHAMPIONSHIP, now)))].slice(0, FIRST_GAMES);
        return live.filter(({ id }) => first.includes(id));
      };
      const openMarkets = (game: Fixture | undefined): readonly OfferedMarket[] =>
        game === undefined
          ? []
          : running
              .mainMarkets(game.id)
              .filter(({ suspended, flags, price }) => !suspended && (flags & BLOCKED) === 0 && price >= MIN_PRICE);

      let player = await newPlayer(operator);
      /** The outcome of one attempt, as a word. */
      const attempt = (gameId: number, { marketId, key, price }: OfferedMarket, name: string): string => {
        now += FASTEST_MS + Math.floor(random() * (SLOWEST_MS - FASTEST_MS));
        const view = running.market(marketId);
        if (view === null || view.finished) return 'gone';
        if (view.suspended) return 'suspended';
        const single = { betType: 'single', stake: STAKE, legs: [{ price }] } as const;
        if (!isMoveAccepted(single, [price], [view.price], DEFAULT_SETTINGS)) return 'asked again';
        const prices = { coef: view.price, seenCoef: price };
        const asked: AskedLeg = { marketId, gameId, ...key, ...prices, isBanker: false, blockId: 0 };
        const pending = operator.book.place(player, name, coupon(player, { bets: [asked], amount: STAKE }));
        if (pending.status !== 'pending') throw new Error(JSON.stringify(pending));
        expect(pending.acceptAt).toBe(now + 1_000);
        now = pending.acceptAt;
        return operator.book.answer(player, name)?.status ?? 'lost';
      };

      let tries = 0;
      while (tries < TRIES) {
        now += 20_000 + Math.floor(random() * 600_000);
        player = await newPlayer(operator);
        const games = liveGames();
        for (let turn = 0; turn < TRIES_AT_ONE_MOMENT && tries < TRIES; turn += 1) {
          const game = pick(games);
          const market = pick(openMarkets(game));
          // A player can tap open prices only.
          if (game === undefined || market === undefined) continue;
          tries += 1;
          const end = attempt(game.id, market, `try-${tries}`);
          ends.set(end, (ends.get(end) ?? 0) + 1);
        }
      }
      await close();
      expect(ends.get('accepted') ?? 0, JSON.stringify([...ends])).toBeGreaterThanOrEqual(0.9 * TRIES);
    },
    TEST_TIMEOUT_MS,
  );
});

const CHAMPIONSHIP = { id: 0, sportId: 0, name: '', country: '', top: false } as const;
