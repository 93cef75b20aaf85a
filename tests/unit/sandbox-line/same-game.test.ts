/** Same-game combos as markets of the running line. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { virtualChampionships, virtualSports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import type { MarketKey } from '../../../adapters/sandbox/operator/line/types.ts';
import type { Line } from '../../../adapters/sandbox/operator/line/line.ts';
import { selectionsOf } from '../../../adapters/sandbox/operator/models/same-game/selections.ts';
import { driftedAt } from '../../../adapters/sandbox/operator/line/drift.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { createFeedClient, knowledge } from './feed-client.ts';
import type { FeedClient } from './feed-client.ts';
import { givenLine, HOUR_MS, ORIGIN } from './given.ts';

const homeWins: MarketKey = { kind: KIND.result, type: 1, param: 0 };
const awayWins: MarketKey = { kind: KIND.result, type: 3, param: 0 };
const overTwo: MarketKey = { kind: KIND.total, type: 1, param: 10 };
const someGoal: MarketKey = { kind: KIND.total, type: 1, param: 2 };
const bothScore: MarketKey = { kind: KIND.bothScore, type: 1, param: 0 };

function listen(line: Line, ...topics: readonly string[]): { readonly client: FeedClient; readonly close: () => void } {
  const client = createFeedClient();
  return { client, close: line.subscribe(topics, 'en', client.send) };
}

/** A line, and a football match of it that begins in the next hours and has these markets. */
function givenGame() {
  const given = givenLine();
  const isOpen = (id: number): boolean => given.line.market(id)?.suspended === false;
  const fixture = given.line
    .fixtures(false)
    .find(
      ({ id, format, startsAt }) =>
        format.model === 'football' &&
        startsAt < given.clock.now() + 12 * HOUR_MS &&
        [homeWins, awayWins, overTwo, bothScore].every((key) => isOpen(marketId(id, key))),
    );
  if (fixture === undefined) throw new Error('no football match ahead');
  const idOf = (key: MarketKey): number => marketId(fixture.id, key);
  return { ...given, fixture, idOf };
}

describe('a same-game combo in the line', () => {
  it('[SGC-1] is the same market for the same selections in any order, and a market as any other', () => {
    const { line, idOf } = givenGame();
    const offer = line.combine([idOf(homeWins), idOf(overTwo)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    expect(line.combine([idOf(overTwo), idOf(homeWins)])).toEqual(offer);
    expect(offer.label).toBe('1.1.0+4.1.10');
    expect(line.market(offer.marketId)).toMatchObject({
      price: offer.price,
      label: offer.label,
      suspended: false,
      finished: false,
    });
    // Less likely than either, and likelier than if they did not depend on each other.
    const [one, other] = [line.market(idOf(homeWins))?.fair?.won ?? 0, line.market(idOf(overTwo))?.fair?.won ?? 0];
    const joint = line.market(offer.marketId)?.fair?.won ?? 0;
    expect(joint).toBeLessThan(Math.min(one, other));
    expect(joint).not.toBeCloseTo(one * other, 3);
  });

  it('[SGC-7] is priced in virtual football, too', () => {
    const clock = createManualClock(ORIGIN + 3 * HOUR_MS);
    const source = createSchedule({ championships: virtualChampionships, seed: 5, origin: ORIGIN, pace: 1 });
    const line = createLine({ clock, source, sports: virtualSports });
    const close = line.subscribe([`line:${VIRTUAL.football}`], 'en', () => undefined);
    clock.advance(10_000);
    const isOpen = (id: number): boolean => line.market(id)?.suspended === false;
    const virtual = source
      .current(clock.now())
      .find(({ id, sportId }) => sportId === VIRTUAL.football && isOpen(marketId(id, homeWins)));
    if (virtual === undefined) throw new Error('no virtual match ahead');
    const offer = line.combine([marketId(virtual.id, homeWins), marketId(virtual.id, overTwo)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    expect(line.market(offer.marketId)).toMatchObject({ price: offer.price, suspended: false });
    close();
  });

  it('[SGC-3] is refused with the selection at fault', () => {
    const { line, fixture, idOf } = givenGame();
    const other = line.fixtures(false).find(({ id, format }) => id !== fixture.id && format.model === 'football');
    const ofOther = marketId(other?.id ?? 0, overTwo);
    const handicap = marketId(fixture.id, { kind: KIND.asianHandicap, type: 1, param: 1 });
    const closed = selectionsOf(fixture.format)
      ?.all.map(idOf)
      .find((id) => line.market(id) === null);
    if (closed === undefined) throw new Error('the match offers every selection');
    const five = [homeWins, overTwo, bothScore, someGoal, awayWins].map(idOf);
    expect(line.combine([idOf(homeWins)])).toEqual({ problem: 'count', marketId: null });
    expect(line.combine(five)).toEqual({ problem: 'count', marketId: null });
    expect(line.combine([idOf(homeWins), ofOther])).toEqual({ problem: 'games', marketId: null });
    expect(line.combine([1, 2])).toEqual({ problem: 'games', marketId: null });
    expect(line.combine([idOf(homeWins), handicap])).toEqual({ problem: 'notCombinable', marketId: handicap });
    expect(line.combine([idOf(homeWins), idOf(awayWins)])).toEqual({ problem: 'impossible', marketId: null });
    // A home win in which both sides score has three goals.
    expect(line.combine([idOf(bothScore), idOf(homeWins), idOf(overTwo)])).toEqual({
      problem: 'redundant',
      marketId: idOf(overTwo),
    });
    expect(line.combine([idOf(homeWins), closed])).toEqual({ problem: 'closed', marketId: closed });
  });

  it('[SGC-1] [SGC-3] takes corners beside goals, and refuses cards by name', () => {
    const { line, fixture, idOf } = givenGame();
    const find = (kind: number): number => {
      const match = createMatch(fixture);
      const offered = match.price(fixture.startsAt - 1, 'all').filter((market) => market.kind === kind);
      const id = offered
        .map(({ type, param }) => idOf({ kind, type, param }))
        .find((each) => line.market(each) !== null);
      if (id === undefined) throw new Error(`no market of kind ${kind}`);
      return id;
    };
    const [corners, cards] = [find(STAT_KIND.cornerTotal), find(STAT_KIND.cardTotal)];
    const offer = line.combine([idOf(homeWins), corners]);
    if (!('price' in offer)) throw new Error(offer.problem);
    const fairOf = (id: number): number => line.market(id)?.fair?.won ?? 0;
    expect(fairOf(offer.marketId)).toBeCloseTo(fairOf(idOf(homeWins)) * fairOf(corners), 6);
    expect(line.combine([idOf(homeWins), cards])).toEqual({ problem: 'notCombinable', marketId: cards });
  });

  it('[SGC-6] says how its price was made: fair odds alone and together, and the margins of the markets added up', () => {
    const { line, idOf } = givenGame();
    const offer = line.combine([idOf(homeWins), idOf(overTwo)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    const fairOdds = (id: number): number => Math.round(1_000 / (line.market(id)?.fair?.won ?? 1));
    expect(offer.made.parts).toEqual([homeWins, overTwo].map(idOf).map((id) => ({ marketId: id, odds: fairOdds(id) })));
    expect(offer.made.odds).toBe(fairOdds(offer.marketId));
    expect(offer.made.margin).toBe(1_000);
    expect(offer.price / (offer.made.odds / 1.1)).toBeCloseTo(1, 2);
  });

  it('[SGC-1] [SGC-3] of basketball is offered, is no product of prices, and is refused with the selection at fault', () => {
    const { line, clock } = givenLine();
    const homeTakesIt: MarketKey = { kind: KIND.winner, type: 1, param: 0 };
    const fixture = line
      .fixtures(false)
      .find(
        ({ id, format, startsAt }) =>
          format.model === 'basketball' &&
          startsAt < clock.now() + 24 * HOUR_MS &&
          line.market(marketId(id, homeTakesIt))?.suspended === false,
      );
    if (fixture === undefined) throw new Error('no basketball match ahead');
    const idFor = (key: MarketKey): number => marketId(fixture.id, key);
    const offered = createMatch(driftedAt(fixture, clock.now())).price(clock.now(), 'all');
    const find = (kind: number, type: number): MarketKey => {
      const market = offered.find((each) => each.kind === kind && each.type === type);
      if (market === undefined) throw new Error(`no market ${kind}`);
      return { kind, type, param: market.param };
    };
    const [ownPoints, points] = [find(KIND.homeTotal, 1), find(KIND.total, 1)];
    const offer = line.combine([idFor(homeTakesIt), idFor(ownPoints)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    const [won = 0, own = 0] = [homeTakesIt, ownPoints].map((key) => line.market(idFor(key))?.fair?.won);
    expect(line.market(offer.marketId)?.fair?.won).toBeGreaterThan(1.1 * won * own);
    expect(line.combine([idFor(ownPoints), idFor(homeTakesIt)])).toMatchObject({ marketId: offer.marketId });
    const quarter = find(KIND.periodResult, 1);
    expect(line.combine([idFor(points), idFor(quarter)])).toEqual({
      problem: 'notCombinable',
      marketId: idFor(quarter),
    });
    const away = idFor({ kind: KIND.winner, type: 3, param: 0 });
    expect(line.combine([idFor(homeTakesIt), away])).toEqual({ problem: 'impossible', marketId: null });
    const after = fixture.startsAt + 6 * HOUR_MS;
    const parts = [homeTakesIt, ownPoints].map((key) => line.settle(idFor(key), after));
    expect(line.settle(offer.marketId, after)).toBe(parts.every((status) => status === 1) ? 1 : 0);
  });

  it('[SGC-4] is sent to those who ask for it, alone or beside its game, and to nobody else', () => {
    const { line, clock, fixture, idOf } = givenGame();
    const offer = line.combine([idOf(homeWins), idOf(overTwo)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    const topic = `market:${offer.marketId}`;
    const alone = listen(line, topic);
    const beside = listen(line, `game:${fixture.id}`, topic);
    const others = listen(line, `game:${fixture.id}`);
    clock.advance(2_000);
    const seen = [...alone.client.markets];
    expect(seen).toEqual([
      [
        offer.marketId,
        expect.objectContaining({
          game: fixture.id,
          kind: KIND.sameGame,
          price: offer.price,
          state: 0,
          label: offer.label,
        }),
      ],
    ]);
    expect(beside.client.markets.get(offer.marketId)?.price).toBe(offer.price);
    expect(beside.client.markets.size).toBe(others.client.markets.size + 1);
    expect(others.client.markets.has(offer.marketId)).toBe(false);
    others.close();
    beside.close();
    alone.close();
  });

  it('[SGC-4] has one price on the feed and for a bet through the match, is suspended with it, and settles', () => {
    const { line, clock, fixture, idOf } = givenGame();
    const offer = line.combine([idOf(homeWins), idOf(overTwo)]);
    if (!('price' in offer)) throw new Error(offer.problem);
    const { client, close } = listen(line, `market:${offer.marketId}`);
    clock.advance(Math.max(0, fixture.startsAt - clock.now()) + 1_000);
    const prices = new Set<number>();
    const states = new Set<number>();
    for (let minute = 0; minute < 150 && line.settle(offer.marketId, clock.now()) === null; minute += 1) {
      clock.advance(60_000);
      const market = client.markets.get(offer.marketId);
      const view = line.market(offer.marketId);
      if (market === undefined || view === null || view.finished) continue;
      prices.add(market.price);
      states.add(market.state);
      const { price, state } = market;
      expect({ minute, price, state }).toEqual({ minute, price: view.price, state: view.suspended ? 1 : 0 });
    }
    expect(prices.size).toBeGreaterThan(5);
    const status = line.settle(offer.marketId, clock.now());
    const parts = [homeWins, overTwo].map((key) => line.settle(idOf(key), clock.now()));
    if (status === 1) expect(parts).toEqual([1, 1]);
    else expect(parts).toContain(0);
    expect(line.market(offer.marketId)).toMatchObject({ finished: true });
    const fresh = listen(line, `market:${offer.marketId}`);
    clock.advance(1_000);
    expect(knowledge(fresh.client)).toEqual(knowledge(client));
    fresh.close();
    close();
  });
});
