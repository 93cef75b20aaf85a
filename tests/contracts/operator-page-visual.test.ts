/** The themes that the operator names for pages of championships. */
import { expect, it } from 'vitest';
import { decodeTheme } from 'touchline/core/site-chrome/wire';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { get } from './operator-client.ts';

it('[SCH-20] the operator names a theme for the pages of some championships, and for no other page', async () => {
  const { fetch, close } = await createNodeOperator({ seed: 3 });
  const themeOf = async (query: string) => {
    const read = decodeTheme((await get(fetch, `/bff-api/seo/page-visual?language=en&subsectionId=1&${query}`)).body);
    return read.ok ? read.value : read.error;
  };
  expect(await Promise.all([1001, 1006, 1302, 66001].map((id) => themeOf(`championshipId=${id}`)))).toEqual([
    'epl',
    'laliga',
    'europaleague',
    'ipl',
  ]);
  expect(await themeOf('championshipId=1001&matchId=7')).toBeNull();
  expect(await Promise.all(['', 'championshipId=', 'championshipId=1301'].map(themeOf))).toEqual([null, null, null]);
  await close();
});
