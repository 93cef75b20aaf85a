import { expect, it } from 'vitest';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { Kits } from '../../ui/web/components/picture.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

/** The drawings of both sides. They are decorative: neither role nor text. */
async function kitsOf(game: Parameters<typeof Kits>[0]['game']): Promise<readonly (string | null)[]> {
  const page = await render(createFakeCore(), <Kits game={game} />);
  return [...page.container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
}

it('[LIN-227] sides wear the kits of their English names in every language', async () => {
  const english = await kitsOf({ sportId: 1, home: 'Liverpool', away: 'Arsenal' });
  const kits = [kitNumber('Liverpool'), kitNumber('Arsenal')];
  expect(english).toHaveLength(4);
  expect(await kitsOf({ sportId: 1, home: 'Ливерпуль', away: 'Арсенал', kits })).toEqual(english);
  expect(await kitsOf({ sportId: 1, home: 'Ливерпуль', away: 'Арсенал' })).not.toEqual(english);
});
