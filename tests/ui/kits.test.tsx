import { describe, expect, it } from 'vitest';
import { viewDisplay } from 'touchline/core/display/views';
import type { Bet } from 'touchline/core/history/views';
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { CLOTH } from 'touchline/core/line/rules/kit-colours';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { drawPictures } from '../../ui/web/build/sprites.ts';
import { ownKit } from '../../ui/web/components/kit-name.ts';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { Kits } from '../../ui/web/components/picture.tsx';
import { pictures } from '../../ui/web/components/pictures.ts';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

/** The drawings of kits in a page. They are decorative: neither role nor text. */
const kitsIn = (page: Rendered): readonly string[] =>
  [...page.container.querySelectorAll('use')]
    .map((use) => use.getAttribute('href') ?? '')
    .filter((address) => address.startsWith(`${pictures.kits}#`));

/** The drawings of both sides. */
const kitsOf = async (game: Parameters<typeof Kits>[0]['game']): Promise<readonly string[]> =>
  kitsIn(await render(createFakeCore(), <Kits game={game} />));

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
  const { pictures: drawnIn, shields, files } = drawPictures(process.cwd());
  const drawn = (file: string, id: string): string =>
    /fill="(#\w+)"/.exec(files.get(file)?.split(`<g id="${id}">`)[1] ?? '')?.[1] ?? '';
  expect(name).toBe(ownKit(second));
  expect(drawn(drawnIn.kits, ownKit(second))).toBe(CLOTH.white);
  expect(drawn(drawnIn.kits, ownKit(vest))).toBe(CLOTH.white);
  expect(drawn(shields, ownKit(second))).toBe(CLOTH.white);
});

describe('the option of kits in the coupon', () => {
  const SIDES = { sportId: 1, home: 'Liverpool', away: 'Arsenal' };
  const OPEN = BETS[0] as Bet;

  function coreWith(isOn: boolean | null): FakeCore {
    const core = createFakeCore();
    if (isOn !== null) core.fake.set.feature('display', viewDisplay({ isTeamLogoInCoupon: { value: isOn, at: 1 } }));
    return core;
  }
  async function couponOf(core: FakeCore): Promise<Rendered> {
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(1001).get()[0]?.id ?? 0 } });
    const view = core.coupon.get();
    core.fake.set.coupon({ ...view, legs: view.legs.map((leg) => ({ ...leg, ...SIDES })) });
    const page = await render(core, <Coupon />);
    expect(page.getByText('Liverpool – Arsenal')).toBeTruthy();
    return page;
  }
  const betOf = (core: FakeCore): Promise<Rendered> =>
    render(core, <BetCard bet={{ ...OPEN, legs: OPEN.legs.slice(0, 1).map((leg) => ({ ...leg, ...SIDES })) }} />);

  it.each([
    ['not chosen', null],
    ['on', true],
  ])('[LIN-227] a selection of the coupon has the kits of its game with the option %s', async (_, isOn) => {
    expect(kitsIn(await couponOf(coreWith(isOn)))).toEqual(await kitsOf(SIDES));
  });

  it('[LIN-227] a selection of the coupon has no kits with the option off', async () => {
    expect(kitsIn(await couponOf(coreWith(false)))).toEqual([]);
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('[LIN-227] a leg of a bet has the kits of its game with the option %s', async (_, isOn) => {
    expect(kitsIn(await betOf(coreWith(isOn)))).toEqual(await kitsOf(SIDES));
  });
});
