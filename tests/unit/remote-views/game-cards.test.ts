/** The operator's pages of games: the card of a game names the game, whose picture it has. */
import { expect, it } from 'vitest';
import { parseDocument } from 'touchline/core/remote-views/wire';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';
import { CATALOGUE } from '../../../adapters/sandbox/provider/catalogue.ts';

it('[RMV-33] all games have cards with pictures, and a picture of another form is unreadable', async () => {
  const host = await createNodeOperator({
    clock: { now: () => Date.UTC(2026, 5, 6, 15), schedule: () => () => undefined },
    pace: 10,
  });
  try {
    const gamesOn = (path: string): readonly (string | undefined)[] => {
      const read = parseDocument(JSON.stringify(drawPage(path, 'en', host.operator)));
      if (!read.ok) throw new Error(read.error);
      return read.value.blocks.flatMap((block) => (block.t === 'cards' ? block.items.map(({ game }) => game) : []));
    };
    expect(gamesOn('/allgamesentrance')).toEqual(CATALOGUE.map(({ id }) => id));
    expect(gamesOn('/games-landing/dice')).toEqual(['dice']);
    expect(gamesOn('/hunting-and-fishing')).toEqual(['fishing', 'camera-hunt']);
    expect(gamesOn('/bonuses/games')).toEqual(['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus']);
    const page = JSON.stringify(drawPage('/games-landing/dice', 'en', host.operator));
    expect(parseDocument(page.replace('"game":"dice"', '"game":"<b>"')).ok).toBe(false);
  } finally {
    await host.close();
  }
});
