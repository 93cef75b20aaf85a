/** The home page: the top games at its head, and the games below them. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Game } from 'touchline/core/line/types';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { SEEDED } from 'touchline/core/line/rules/kit-colours';
import { pictures } from '../../ui/web/components/pictures.ts';
import { HomeScreen } from '../../ui/web/screens/home/home-screen.tsx';
import { formatTime } from '../../ui/web/format/time.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { createFakeLine, type FakeGame } from './fake-line.ts';
import { NOW } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';
import { scheduledGame } from './scheduled-game.ts';

const PREMIER = { id: 10, sportId: 1, name: 'Premier League', country: 'GB-ENG' };
const TENNIS = { id: 40, sportId: 4, name: 'ATP Finals', country: 'IT' };
const HOUR_MS = 3_600_000;

/** A game with the prices of its result: home, draw and away, or both sides. */
const priced = (of: Game, prices: readonly number[]): FakeGame => ({
  game: of,
  markets: prices.map((price, at) => ({
    id: of.id * 10 + at,
    gameId: of.id,
    kind: prices.length === 3 ? KIND.result : KIND.winner,
    type: prices.length === 3 ? at + 1 : 2 * at + 1,
    param: 0,
    label: null,
    flags: 0,
    price,
  })),
});

const LIVERPOOL = scheduledGame(1, PREMIER, ['Liverpool', 'Arsenal']);
const SINNER = scheduledGame(2, TENNIS, ['Jannik Sinner', 'Carlos Alcaraz'], { startsAt: NOW + 3 * HOUR_MS });

function coreWith(...games: readonly FakeGame[]): FakeCore {
  return createFakeCore(createFakeLine(games));
}
async function open(core: FakeCore) {
  const page: Rendered = await render(core, <HomeScreen />);
  await page.settled();
  const cards = (): readonly HTMLElement[] =>
    within(page.getByRole('region', { name: 'Featured games' })).getAllByRole('article');
  return { page, cards };
}
/** Kits are decorative: neither role nor text. */
const kitsIn = (card: HTMLElement): readonly string[] =>
  [...card.querySelectorAll('use')].flatMap((use) => {
    const [file, name = ''] = (use.getAttribute('href') ?? '').split('#');
    return file === pictures.kits ? [name] : [];
  });

const FOOTBALL = priced(LIVERPOOL, [2_150, 3_400, 3_050]);

it('[LIN-235] the first card is a top match: its competition, kits, sides, kick-off and the prices of its result', async () => {
  const core = coreWith(FOOTBALL);
  const { page, cards } = await open(core);
  const [card] = cards();
  if (card === undefined) throw new Error('no card');
  expect(card.getAttribute('aria-label')).toBe('Liverpool – Arsenal');
  const way = within(card).getByRole('link');
  expect(way.getAttribute('href')).toBe('/en/line/1/10/1');
  const time = formatTime(LIVERPOOL.startsAt, 'time', { language: 'en', is12h: false, timeZone: 'auto' });
  expect(way.textContent).toBe(`EnglandPremier League${time}TodayLiverpoolArsenal`);
  expect(kitsIn(card).filter((name) => name.startsWith('s'))).toEqual([
    `s${kitNumber('Liverpool') % SEEDED}`,
    `s${kitNumber('Arsenal') % SEEDED}`,
  ]);
  const prices = within(card).getAllByRole('button');
  for (const [at, price] of ['2.15', '3.40', '3.05'].entries()) expect(prices[at]?.textContent).toContain(price);
  await page.user.click(within(card).getByRole('button', { name: /Arsenal/ }));
  expect(core.fake.commands).toContainEqual({ type: 'coupon/addLeg', payload: { marketId: 12 } });
});

it('[LIN-235] a card of a match in play has its score and its clock, in place of the kick-off', async () => {
  const core = coreWith(FOOTBALL);
  const { page, cards } = await open(core);
  await page.after(() => core.fake.line.setGame(1, { status: 'inPlay', period: 1, clockS: 1_260, score: ['3', '1'] }));
  const text = within(cards()[0] ?? page.container).getByRole('link').textContent;
  expect(text).toBe('EnglandPremier League22′Half 1Liverpool3Arsenal1');
});

it('[LIN-235] there are at most three cards, one of each competition, and first those whose result is open', async () => {
  const champs = Array.from({ length: 5 }, (_, at) => ({ ...PREMIER, id: 11 + at, name: `League ${at}` }));
  const decided = priced(scheduledGame(2, champs[0] ?? PREMIER, ['Chelsea', 'Everton']), [1_010, 15_000, 40_000]);
  const others = champs
    .slice(1)
    .map((champ, at) => priced(scheduledGame(3 + at, champ, [`Home ${at}`, `Away ${at}`]), [2_000, 3_000, 4_000]));
  const again = priced(scheduledGame(9, PREMIER, ['Fulham', 'Leeds United']), [2_000, 3_000, 4_000]);
  const { cards } = await open(coreWith(decided, FOOTBALL, again, ...others));
  expect(cards().map((card) => card.getAttribute('aria-label'))).toEqual([
    'Liverpool – Arsenal',
    'Home 0 – Away 0',
    'Home 1 – Away 1',
  ]);
});

it('[LIN-235] players of a tennis match have discs, and two prices', async () => {
  const { cards } = await open(coreWith(FOOTBALL, priced(SINNER, [1_650, 2_250])));
  const card = cards().find((each) => each.getAttribute('aria-label')?.startsWith('Jannik Sinner'));
  if (card === undefined) throw new Error('no card');
  expect(kitsIn(card).map((name) => name[0])).toEqual(['p', 'p']);
  expect(within(card).getAllByRole('button')).toHaveLength(2);
});

it('[RND-11] ten games are there whole, and of those below them the ones in sight', async () => {
  const many = Array.from({ length: 55 }, (_, at) =>
    priced(
      scheduledGame(at + 1, PREMIER, [`Home ${at + 1}`, `Away ${at + 1}`], { startsAt: NOW + HOUR_MS }),
      [2_150, 3_400, 3_050],
    ),
  );
  const { page } = await open(coreWith(...many));
  const list = within(page.getByRole('region', { name: 'Coming up' }));
  expect(list.getAllByText('Home 10').length).toBeGreaterThan(0);
  expect((await list.findAllByText('Home 11')).length).toBeGreaterThan(0);
  expect(list.queryAllByText('Home 55')).toEqual([]);
});
