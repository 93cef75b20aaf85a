/** The operator's list of games with a video, and what it offers for each of them. */
import { expect, it } from 'vitest';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { START } from '../unit/sandbox-book/fake-line.ts';
import { get } from './operator-client.ts';

it('[DSP-11] the operator lists the games in play that it shows as a video, and no other game', async () => {
  const { fetch, operator, close } = await createNodeOperator({ clock: createManualClock(START), seed: 3 });
  const { body } = await get(fetch, '/media-api/v1/videos');
  const { gameIds } = body as { readonly gameIds: readonly number[] };
  const inPlay = operator.line.fixtures(true).map(({ id }) => id);
  const offers = await Promise.all(
    inPlay.map(async (id) => {
      const offer = await get(fetch, `/media-api/v1/games/${id}`);
      return { id, ...(offer.body as { readonly videos: readonly unknown[] }) };
    }),
  );
  const shown = offers.filter(({ videos }) => videos.length > 0).map(({ id }) => id);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(inPlay.length);
  expect(new Set(gameIds)).toEqual(new Set(shown));
  await close();
});
