import { expect, it } from 'vitest';
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { CLOTH } from 'touchline/core/line/rules/kit-colours';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { drawPictures } from '../../ui/web/build/sprites.ts';
import { ownKit } from '../../ui/web/components/kit-name.ts';
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

it('[LIN-230] the away side of a clash wears the drawn second kit, in shirts, vests and shields', async () => {
  const [home, away] = [kitNumber('Arsenal'), kitNumber('Liverpool')];
  const second = secondKitNumber(home, away, 1) ?? 0;
  const vest = secondKitNumber(home, away, 3) ?? 0;
  const name = (await kitsOf({ sportId: 1, home: 'Arsenal', away: 'Liverpool', kits: [0, second] }))[3]?.split('#')[1];
  const { pictures, shields, files } = drawPictures(process.cwd());
  const drawn = (file: string, id: string): string =>
    /fill="(#\w+)"/.exec(files.get(file)?.split(`<g id="${id}">`)[1] ?? '')?.[1] ?? '';
  expect(name).toBe(ownKit(second));
  expect(drawn(pictures.kits, ownKit(second))).toBe(CLOTH.white);
  expect(drawn(pictures.kits, ownKit(vest))).toBe(CLOTH.white);
  expect(drawn(shields, ownKit(second))).toBe(CLOTH.white);
});
