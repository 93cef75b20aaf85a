/** The selections of a lost combo that are still open, in a virtual world. */
import { beforeEach, describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Tab } from '../../models/virtual-browser.ts';
import type { World } from '../../models/world.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';

/** The operator's numbers. */
const OPEN = -2;
const LOST = 0;
const WON = 1;

let world: World;
let tab: Tab;
beforeEach(async () => {
  world = createWorld();
  tab = await world.player();
  fill(tab.core, [market(3)]);
  await world.clock.run(1_000);
  place(tab.core);
  await world.clock.run(20_000);
});

/** Reports that the bet's leg is a combo with these selections, without reporting a change of the bet. */
function report(second: number, startsAt: number): void {
  const [placed] = world.operator.bets;
  if (placed === undefined) throw new Error('no bet');
  const legs = placed.bet['legs'];
  if (!Array.isArray(legs)) throw new Error('no legs');
  const combo = {
    kind: KIND.sameGame,
    label: '1.1.0+4.1.10',
    startsAt,
    statusId: LOST,
    parts: [
      { kind: 1, type: 1, param: 0, statusId: LOST },
      { kind: 4, type: 1, param: 10, statusId: second },
    ],
  };
  placed.bet = { ...placed.bet, legs: [{ ...legs[0], ...combo }] };
}

/** The combo is lost, and the operator reports the change. */
async function lose(startsAt = world.clock.now() - 3_600_000): Promise<void> {
  report(OPEN, startsAt);
  world.operator.settle(String(world.operator.bets[0]?.bet['id']), 0);
  await world.clock.run(3_000);
}

const parts = (): unknown => tab.core.history.get().known[0]?.legs[0]?.parts?.map(({ result }) => result);
const asked = (): number => world.operator.received.filter(({ request }) => request.path.includes('games=')).length;

describe('the open selections of a lost combo', () => {
  it('[HIS-19] are settled without an update of the bet, and are asked for no longer', async () => {
    await lose();
    expect(parts()).toEqual(['lost', 'unsettled']);
    await world.clock.run(60_000);
    expect(asked()).toBe(4);
    const path = world.operator.received.findLast(({ request }) => request.path.includes('games='))?.request.path;
    expect(path).toBe('/bet-api/v1/bets?status=all&games=3&limit=100');
    report(WON, world.clock.now() - 3_600_000);
    await world.clock.run(15_000);
    expect(parts()).toEqual(['lost', 'won']);
    const before = asked();
    await world.clock.run(120_000);
    expect(asked()).toBe(before);
  });

  it('[HIS-19] are not asked for while the page is hidden', async () => {
    await lose();
    tab.visible.set(false);
    await world.clock.run(120_000);
    expect(asked()).toBe(0);
    tab.visible.set(true);
    await world.clock.run(16_000);
    expect(asked()).toBe(1);
  });

  it('[HIS-19] are not asked for once their game began six hours ago', async () => {
    await lose(world.clock.now() - 6 * 3_600_000 + 40_000);
    await world.clock.run(300_000);
    expect(asked()).toBe(2);
    expect(parts()).toEqual(['lost', 'unsettled']);
  });

  it('[HIS-19] are asked for again after a request that failed', async () => {
    await lose();
    world.browser.fate = ({ path }) => (path.includes('games=') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    report(WON, world.clock.now() - 3_600_000);
    await world.clock.run(30_000);
    expect(parts()).toEqual(['lost', 'unsettled']);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(30_000);
    expect(parts()).toEqual(['lost', 'won']);
  });
});
