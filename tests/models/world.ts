/** A small world to bet in: an operator with three games of two markets each, one browser, and a clock for all. */
import type { Core } from 'touchline/app/facade';
// Preloaded, because reading files takes real time.
import 'touchline/navigation/decide';
import type { Outcome } from 'touchline/navigation/navigation';
import type { Browser, Tab } from './virtual-browser.ts';
import { createBrowser } from './virtual-browser.ts';
import type { VirtualClock } from './virtual-clock.ts';
import { createVirtualClock } from './virtual-clock.ts';
import type { VirtualLine } from './virtual-line.ts';
import { createVirtualLine } from './virtual-line.ts';
import type { VirtualOperator } from './virtual-operator.ts';
import { createVirtualOperator } from './virtual-operator.ts';

/** Games 1 and 2 start in an hour, game 3 is in play. */
const GAMES = [1, 2, 3] as const;
/** A game's market: 0 home at 2.000, 1 away at 3.000. */
export const market = (game: number, side: 0 | 1 = 0): number => game * 10 + side;

export interface World {
  readonly clock: VirtualClock;
  readonly line: VirtualLine;
  readonly operator: VirtualOperator;
  readonly browser: Browser;
  /** Moves a market and notifies the streams. */
  move(marketId: number, change: { readonly price?: number; readonly state?: 0 | 1 }): void;
  /** A tab with a player who has just registered. */
  player(): Promise<Tab>;
}

export function createWorld(): World {
  const clock = createVirtualClock();
  const line = createVirtualLine(clock);
  const operator = createVirtualOperator(clock, line);
  const browser = createBrowser(clock, operator);
  for (const id of GAMES) {
    line.games.set(id, {
      id,
      champId: 100 + id,
      sportId: 1,
      startsAt: clock.now() + (id === 3 ? -600_000 : 3_600_000),
      status: id === 3 ? 2 : 1,
      score: id === 3 ? '1:0' : '',
      top: true,
    });
    for (const side of [0, 1] as const)
      line.markets.set(market(id, side), {
        id: market(id, side),
        gameId: id,
        kind: 1,
        type: side + 1,
        param: 0,
        price: 2_000 + side * 1_000,
        state: 0,
      });
  }
  return {
    clock,
    line,
    operator,
    browser,
    move(id, change) {
      const known = line.markets.get(id);
      if (known === undefined) throw new Error(`no market ${id}`);
      line.markets.set(id, { ...known, ...change });
      line.publish();
    },
    async player() {
      const tab = browser.open();
      await clock.run(100);
      tab.core.line.watch(['top']);
      tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await clock.run(500);
      return tab;
    },
  };
}

/** Fills the coupon: legs and a stake in whole euros. */
export function fill(core: Core, marketIds: readonly number[], stake = '10'): void {
  for (const marketId of marketIds) core.dispatch({ type: 'coupon/addLeg', payload: { marketId } });
  core.dispatch({ type: 'coupon/typeStake', payload: { text: stake } });
}

export function place(core: Core): ReturnType<Core['dispatch']> {
  return core.dispatch({ type: 'coupon/place', payload: {} });
}

/** Resolves an address while time passes, because guards may wait for answers. */
export async function decideIn({ clock }: World, { core }: Tab, address: string): Promise<Outcome> {
  let done = false;
  const outcome = core.navigation.decide(address).finally(() => {
    done = true;
  });
  for (let passed = 0; !done && passed < 20_000; passed += 20) await clock.run(20);
  return outcome;
}
