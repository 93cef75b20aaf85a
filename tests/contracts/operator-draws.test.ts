/** The zones of the operator's games of chance, and the draws that everybody may ask for. */
import { expect, it } from 'vitest';
import { drawParts } from 'touchline/core/casino/rules/draw-parts';
import { decodeCatalogue, decodeDraws } from 'touchline/core/casino/wire';
import { GAME_KINDS } from 'touchline/core/media/types';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { START } from '../unit/sandbox-book/fake-line.ts';
import { get } from './operator-client.ts';

it('[CSN-11, SHR-10] a guest reads the draws of each game that shares them, and no result before it is public', async () => {
  const clock = createManualClock(START);
  const { fetch, close } = await createNodeOperator({ clock, seed: 3 });
  const catalogue = decodeCatalogue((await get(fetch, '/games-api/v1/catalogue?lng=en')).body);
  const games = catalogue.ok ? catalogue.value.filter(({ zone }) => zone !== null) : [];
  expect(new Set(games.map(({ zone }) => zone?.kind))).toEqual(new Set(GAME_KINDS));
  const drawsOf = async (id: string) => decodeDraws((await get(fetch, `/games-api/v1/draws/${id}`)).body);
  for (const { id, zone } of games) {
    if (zone?.draws === 'own') {
      expect((await get(fetch, `/games-api/v1/draws/${id}`)).status).toBe(404);
      continue;
    }
    const first = await drawsOf(id);
    const draw = first.ok ? first.value : null;
    expect(draw?.current.phase).toBe('bets');
    expect(draw?.last.every(({ nonce }) => nonce < (draw?.current.nonce ?? 0))).toBe(true);
    clock.advance((draw?.current.closesAt ?? 0) - clock.now());
    const next = await drawsOf(id);
    const shown = next.ok ? next.value : null;
    expect(shown?.current).toMatchObject({ nonce: draw?.current.nonce, phase: 'shown' });
    expect(shown?.last[0]?.nonce).toBe(draw?.current.nonce);
    expect(drawParts(zone?.kind ?? 'match', shown?.last[0]?.result ?? {})).not.toEqual([]);
    clock.advance((shown?.current.endsAt ?? 0) - clock.now());
  }
  await close();
});
