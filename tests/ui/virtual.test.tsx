/** The page of virtual sports with the fake core: runners, orders, runs and rules. */
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Market } from 'touchline/core/line/types';
import type { Race, Races } from 'touchline/core/races/types';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { RaceMarkets } from '../../ui/web/screens/virtual/race-markets.tsx';
import { marbleColours } from '../../ui/web/screens/virtual/marble.tsx';
import { VirtualScreen } from '../../ui/web/screens/virtual/virtual-screen.tsx';
import { RacesPage } from '../../ui/web/screens/virtual/races-page.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { virtualChampionships } from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { raceCommitment, serverSeedOf } from '../../adapters/sandbox/operator/models/race/fair.ts';
import { priceRace } from '../../adapters/sandbox/operator/models/race/price.ts';
import { RACE_MARGINS } from '../../adapters/sandbox/operator/models/race/terms.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const NAMES = ['Amber Tide', 'Paper Kite', 'Quiet Thunder'];
const FIELD = NAMES.map((name, at) => ({ id: at + 1, name, rating: 1500 + 100 * at }));
const MARKETS: readonly Market[] = priceRace(FIELD).map(({ kind, type, param, label }, at) => ({
  id: at + 1,
  gameId: 7,
  kind,
  type,
  param,
  label: label ?? null,
  flags: 0,
}));
/** The test document has an `animate` of its own, which other files of the worker need back. */
function animateAs(seen: (frames: Keyframe[], duration: number) => void): void {
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames, timing) => {
    if (!Array.isArray(frames) || typeof timing !== 'object')
      throw new TypeError('keyframes and a timing are expected');
    seen(frames, Number(timing.duration));
    return Object.assign(new Animation(), { cancel: () => undefined });
  });
}
const RUN = { finish: 900, marks: [0, 400, 1_000] };
/** The fixture of each race; its strengths are as 1 to 2 to 3, like the chances. */
const DRAWN = { field: FIELD, seed: 9 };
const AT = Date.UTC(2026, 10, 21, 16);

function raceOf(gameId: number, startsAt: number, isBegun = false): Race {
  return {
    gameId,
    champId: 1,
    name: `Virtual Park, race ${gameId}`,
    startsAt,
    endsAt: startsAt + 40_000,
    places: 2,
    runners: NAMES.map((name, at) => ({ number: at + 1, name, chance: { n: BigInt(at + 1), d: 6n } })),
    result: isBegun ? { order: [3, 1, 2], runs: [RUN, RUN, { finish: 1_000, marks: [0, 1_000] }] } : null,
    commitment: raceCommitment({ ...DRAWN, id: gameId }),
    serverSeed: isBegun ? serverSeedOf({ ...DRAWN, id: gameId }) : null,
  };
}

const answerWith = (...races: readonly Race[]): Races => ({
  at: AT,
  margins: [...RACE_MARGINS].map(([kind, margin]) => ({ kind, margin })),
  races,
});

let core: FakeCore;
const pageOf = async (sportId: number, ...races: readonly Race[]) => {
  core.fake.set.feature('races', { sportId, status: 'ready', answer: answerWith(...races) });
  return render(core, <RacesPage sportId={sportId} />);
};
const page = (...races: readonly Race[]) => pageOf(VIRTUAL.horses, ...races);
const reduce = (isReduced: boolean): void =>
  void vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {
      matches: isReduced && query.includes('motion'),
      media: query,
    }),
  );

beforeEach(async () => {
  await loadNamespaces('virtual', 'game', 'casino');
  core = createFakeCore();
});
afterEach(() => vi.restoreAllMocks());

describe('a race that is open', () => {
  it('[VRT-4] has its runners with exact chances and cells to win and to be placed', async () => {
    const shown = await render(core, <RaceMarkets markets={MARKETS} race={raceOf(7, AT + 1_000)} />);
    const rows = shown.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1).map((row) => row.replaceAll('–', ' '))).toEqual([
      expect.stringMatching(/^1Amber Tide16.7%Amber Tide to win .*Amber Tide to be among the first 2/) as string,
      expect.stringMatching(/^2Paper Kite33.3%Paper Kite to win /) as string,
      expect.stringMatching(/^3Quiet Thunder50%Quiet Thunder to win /) as string,
    ]);
  });

  it('[VRT-4] offers the order that is chosen in the lists: a forecast, or a tricast with a third runner', async () => {
    const shown = await render(core, <RaceMarkets markets={MARKETS} race={null} />);
    const choose = (label: string, runner: string) =>
      shown.user.select(shown.getByRole('combobox', { name: label }), runner);
    await choose('First place', '2. Paper Kite');
    await choose('Second place', '2. Paper Kite');
    expect(shown.getByText('Choose a different runner for each place.')).toBeDefined();
    await choose('Second place', '1. Amber Tide');
    const forecast = shown.getByRole('button', { name: /^Forecast: .*: 2\. Paper Kite – 1\. Amber Tide/ });
    expect(MARKETS.find(({ id }) => String(id) === forecast.dataset['market'])).toMatchObject({
      kind: KIND.forecast,
      type: 2,
      param: 4,
    });
    await choose('Third place', '3. Quiet Thunder');
    const tricast = shown.getByRole('button', { name: /^Tricast: / });
    expect(MARKETS.find(({ id }) => String(id) === tricast.dataset['market'])).toMatchObject({
      kind: KIND.tricast,
      type: 2,
      param: (16 + 3) * 4,
    });
  });

  it('[LIN-122] names a forecast and a tricast by the numbers of the runners, from left to right', () => {
    const name = (kind: number, param: number) =>
      outcomeName({ kind, type: 5, param, label: null }, { home: 'Park', away: '' }, (key) => key);
    expect(name(KIND.forecast, 2 * 4)).toBe('\u20665 – 2\u2069');
    expect(name(KIND.tricast, (2 * 16 + 7) * 4)).toBe('\u20665 – 2 – 7\u2069');
  });
});

describe('a race that runs', () => {
  it('[VRT-5] is drawn by the clock of the operator, and only its start is announced', async () => {
    reduce(false);
    const animations: (readonly [Keyframe[], number])[] = [];
    animateAs((frames, duration) => animations.push([frames, duration]));
    const shown = await page(raceOf(1, AT - 10_000, true), raceOf(2, AT + 90_000));
    expect(animations).toHaveLength(NAMES.length);
    expect(animations[0]).toEqual([
      [
        { offset: 0, transform: 'translateX(0%)' },
        { offset: 0.45, transform: 'translateX(40%)' },
        { offset: 0.9, transform: 'translateX(100%)' },
        { offset: 1, transform: 'translateX(100%)' },
      ],
      40_000,
    ]);
    expect(shown.getByText('Virtual Park, race 1 has started. Betting on it is closed.')).toBeDefined();
    expect(shown.queryByText(/1\) no\. 3/)).toBeNull();
  });

  it('[VRT-5] has its result at once with reduced motion', async () => {
    reduce(true);
    const shown = await page(raceOf(1, AT - 10_000, true), raceOf(2, AT + 90_000));
    expect(shown.getByText('1) no. 3 Quiet Thunder, 2) no. 1 Amber Tide, 3) no. 2 Paper Kite')).toBeDefined();
  });
});

describe('a race of marbles', () => {
  it('[LIN-242] is drawn as discs with numbers that roll, and its runners are named beside them', async () => {
    reduce(false);
    const moved: string[] = [];
    animateAs((frames) => moved.push(String(frames[1]?.['transform'])));
    const shown = await pageOf(VIRTUAL.marbles, raceOf(1, AT - 10_000, true), raceOf(2, AT + 90_000));
    // A disc's number is a drawing, which has no role.
    const marbles = [...shown.container.querySelectorAll('ol[aria-hidden] text')];
    expect(marbles.map(({ textContent }) => textContent)).toEqual(['1', '2', '3']);
    // Silks are squares.
    expect(shown.container.querySelectorAll('svg > rect')).toHaveLength(0);
    expect(moved).toEqual(
      NAMES.map((_, at) => (at < 2 ? 0.4 : 1)).flatMap((part) => [
        `translateX(${part * 100}%)`,
        `rotate(${part * 1_800}deg)`,
      ]),
    );
  });

  it('[LIN-242] has a marble in the colour that its name begins with, and one by the name otherwise', () => {
    const of = (sportId: number) => virtualChampionships.find((each) => each.sportId === sportId)?.competitors ?? [];
    const glasses = of(VIRTUAL.marbles).map(([name]) => marbleColours(name)[0]);
    expect(new Set(glasses).size).toBe(14);
    expect(marbleColours('Crimson Anything')).toEqual(marbleColours('Crimson Twist'));
    expect(glasses).toContain(marbleColours('Glass 7')[0]);
  });

  it('[LIN-242] is the first thing on the page of virtual sports where the address asks for marbles', async () => {
    const shown = await render(core, <VirtualScreen />, '/en/virtualsports?sport=marbles');
    expect(shown.getByRole('button', { name: 'Marble races' }).getAttribute('aria-pressed')).toBe('true');
    shown.unmount();
    const plain = await render(core, <VirtualScreen />, '/en/virtualsports?sport=chess');
    expect(plain.getByRole('button', { name: 'Horse races' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the page of races', () => {
  it('[VRT-4] shows the next race first, and another when its time is chosen', async () => {
    const shown = await page(raceOf(2, AT + 90_000), raceOf(3, AT + 270_000));
    expect(shown.getByRole('heading', { name: 'Virtual Park, race 2' })).toBeDefined();
    const times = within(shown.getByRole('group', { name: 'Next races' })).getAllByRole('button');
    expect(times).toHaveLength(2);
    await shown.user.click(times[1] ?? document.body);
    expect(shown.getByRole('heading', { name: 'Virtual Park, race 3' })).toBeDefined();
  });

  it('[VRT-5] lists the last results, the latest first, in the words that every race has', async () => {
    const shown = await page(raceOf(1, AT - 500_000, true), raceOf(2, AT - 300_000, true), raceOf(3, AT + 90_000));
    const names = shown.getAllByText(/^Virtual Park, race [12]$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Virtual Park, race 2', 'Virtual Park, race 1']);
    expect(
      shown.getByText(
        'Virtual Park, race 2. Result: 1) no. 3 Quiet Thunder, 2) no. 1 Amber Tide, 3) no. 2 Paper Kite.',
      ),
    ).toBeDefined();
  });

  it('[VRT-9] shows the commitment of the next race, and checks the draw of one that is over', async () => {
    const [over, next] = [raceOf(1, AT - 500_000, true), raceOf(3, AT + 90_000)];
    const shown = await page(over, next);
    expect(shown.getByText(next.commitment)).toBeDefined();
    await shown.user.click(shown.getByRole('button', { name: 'Check the draw of Virtual Park, race 1' }));
    expect(await shown.findByText('The seed and the chances fit the commitment.')).toBeDefined();
    // The order of this page is made up, and the check says so.
    expect(shown.getByText('The seed gives another order.')).toBeDefined();
    expect(shown.getByText(over.serverSeed ?? '')).toBeDefined();
  });

  it('[VRT-6] says how races are drawn and priced, with the margin and the return of each market', async () => {
    const shown = await page(raceOf(2, AT + 90_000));
    await shown.user.click(shown.getByText('How the races work'));
    expect(shown.getByText(/^Races are simulated by the site/)).toBeDefined();
    const rows = shown.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(-4)).toEqual([
      'To win the race10%90.91%',
      'To be placed10%90.91%',
      'Forecast: first two in order15%86.96%',
      'Tricast: first three in order20%83.33%',
    ]);
  });

  it('[VRT-1] follows the sport while it is shown, and nobody afterwards', async () => {
    const shown = await page(raceOf(2, AT + 90_000));
    shown.unmount();
    expect(core.fake.commands.filter(({ type }) => type === 'races/follow')).toEqual([
      { type: 'races/follow', payload: { sportId: VIRTUAL.horses } },
      { type: 'races/follow', payload: { sportId: null } },
    ]);
  });
});
