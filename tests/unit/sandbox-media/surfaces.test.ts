/** The fields that the live view draws. */
import { expect, it } from 'vitest';
import { SURFACES } from '../../../adapters/sandbox/operator/media/surfaces.ts';

it('[MVW-9] every sport with sides but esports has a field', () => {
  const without = Object.entries(SURFACES).flatMap(([model, surface]) => (surface === 'none' ? [model] : []));
  expect(without).toEqual(['esports', 'motorsport', 'golf', 'race', 'election', 'outright']);
});
