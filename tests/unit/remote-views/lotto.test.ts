/** The pages of lotto show the draws of the provider. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';
import { LOTTERY_GAMES } from '../../../adapters/sandbox/operator/content/play/lotto.ts';
import type { DrawView } from '../../../adapters/sandbox/provider/shared/draw-view.ts';

const START = Date.UTC(2026, 5, 6, 15);
const MINUTE_MS = 60_000;
/** Of the lotteries in their addresses, in the order of the games. */
const NUMBERS = [1, 2, 3, 7];
let now = START;
let operator: NodeOperator;
beforeAll(async () => {
  operator = await createNodeOperator({ clock: { now: () => now, schedule: () => () => undefined }, pace: 10 });
});
afterAll(() => operator.close());

async function drawsNow(): Promise<ReadonlyMap<string, DrawView>> {
  const { provider } = operator.operator;
  const draws = await Promise.all(LOTTERY_GAMES.map(async (id) => [id, await provider.draws(id)] as const));
  return new Map(draws.flatMap(([id, view]) => (view === null ? [] : [[id, view]])));
}

const textOf = (path: string, draws: ReadonlyMap<string, DrawView>): string =>
  JSON.stringify(drawPage(path, 'en', { ...operator.operator, draws }));

describe('lotto', () => {
  it('[RMV-32] has no result before the first draw, and then the numbers and times that the provider publishes', async () => {
    const first = await drawsNow();
    expect([...first.keys()]).toEqual(LOTTERY_GAMES);
    expect(textOf('/lotto/view/1', first)).toContain('No draw has been made yet.');
    expect(textOf('/lotto/catalog', first)).not.toContain('"badge"');
    now = START + 3 * MINUTE_MS;
    const draws = await drawsNow();
    const catalogue = textOf('/lotto/catalog', draws);
    for (const [id, { last }] of draws) {
      const newest = last.find(({ nonce }) => nonce === Math.max(...last.map((each) => each.nonce)))?.result.drawn;
      expect(catalogue).toContain(
        `"badge":"${typeof newest === 'object' ? newest.join(' · ') : 'none'}","game":"${id}"`,
      );
    }
    for (const [at, id] of LOTTERY_GAMES.entries()) {
      const number = NUMBERS[at] ?? 0;
      const { last = [] } = draws.get(id) ?? {};
      expect(last).toHaveLength(3);
      const page = textOf(`/lotto/view/${number}`, draws);
      const results = textOf('/lotto/results', draws);
      for (const { result } of last) {
        const { drawn } = result;
        const numbers = typeof drawn === 'object' ? drawn.join(' · ') : 'none';
        expect(page).toContain(numbers);
        expect(results).toContain(numbers);
      }
      // Bets are taken for 40 seconds: the first draw closed at 15:00:40.
      expect(page).toContain(`"time":${START + 40_000}`);
      expect(page).toContain(`"time":${START + 2 * MINUTE_MS + 40_000}`);
    }
  });

  it('[RMV-32] leads to the game of each lottery, where tickets are bought', async () => {
    const draws = await drawsNow();
    const games = NUMBERS.map(
      (number) => /\/slots\/game\/\d+\/([a-z0-9-]+)/.exec(textOf(`/lotto/view/${number}`, draws))?.[1],
    );
    expect(games).toEqual(LOTTERY_GAMES);
  });
});
