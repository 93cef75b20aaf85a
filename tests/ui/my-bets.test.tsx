/** Legs of open bets: how they stand while their games are in play. */
import { describe, expect, it } from 'vitest';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { createFakeCore } from './fake-core.ts';
import type { FakeCore } from './fake-core.ts';
import { BETS, NOW } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;
const HOUR_MS = 3_600_000;

function openBet(leg: Partial<BetLeg>): Bet {
  const bet = BETS.find(({ status }) => status === 'open');
  const first = bet?.legs[0];
  if (bet === undefined || first === undefined) throw new Error('no open bet');
  const { home, away } = { home: 'Brighton', away: 'Wolves' };
  return {
    ...bet,
    legs: [{ ...first, gameId: LIVE, home, away, result: 'unsettled', score: '0:0', finalScore: null, ...leg }],
  };
}

const cardOf = (core: FakeCore, leg: Partial<BetLeg>): Promise<Rendered> =>
  render(core, <BetCard bet={openBet(leg)} />);

function play(core: FakeCore, home: number, away: number): void {
  core.fake.line.setGame(LIVE, {
    status: 'inPlay',
    score: [`${home}`, `${away}`],
    periodScores: [[`${home}`, `${away}`]],
  });
}

describe('a leg of an open bet', () => {
  it('[LIN-208] shows how it stands and what it needs, and follows the score', async () => {
    const core = createFakeCore();
    play(core, 1, 0);
    const page = await cardOf(core, { kind: KIND.total, type: 1, param: 10 });
    await page.findByText('Losing now');
    expect(page.queryByText('Needs 2 more goals')).not.toBeNull();
    await page.after(() => play(core, 1, 1));
    expect(page.queryByText('Needs 1 more goal')).not.toBeNull();
    await page.after(() => play(core, 2, 1));
    expect(page.queryByText('Winning now')).not.toBeNull();
    expect(page.queryByText(/Needs/)).toBeNull();
  });

  it.each([
    [KIND.result, 1, 0, 'Losing now', 'Needs 2 more goals from Brighton'],
    [KIND.drawNoBet, 3, 0, 'Winning now', null],
    [KIND.total, 2, 14, 'Winning now', 'Still wins after 2 more goals'],
    [KIND.bothScore, 1, 0, 'Losing now', 'Needs 1 more goal from Brighton'],
    [KIND.correctScore, 22, 0, 'Losing now', 'Needs 2 more goals from Brighton and 1 more goal from Wolves'],
    [KIND.correctScore, 10, 0, 'Losing now', 'Can no longer win'],
    [KIND.asianHandicap, 1, 3, 'Half lost now', 'Needs 1 more goal from Brighton'],
  ])('[LIN-208] says at 0:1 for kind %i, type %i, param %i: %s, %s', async (kind, type, param, standing, need) => {
    const core = createFakeCore();
    play(core, 0, 1);
    const page = await cardOf(core, { kind, type, param });
    await page.findByText(standing);
    if (need === null) expect(page.queryByText(/Needs|Still|Can no longer/)).toBeNull();
    else expect(page.queryByText(need)).not.toBeNull();
  });

  it.each([
    [STAT_KIND.cornerResult, 1, 0, 'Winning now', null],
    [STAT_KIND.cornerResult, 3, 0, 'Losing now', 'Needs 4 more corners from Wolves'],
    [STAT_KIND.cornerTotal, 1, 42, 'Losing now', 'Needs 2 more corners'],
    [STAT_KIND.cornerTotal, 2, 38, 'Winning now', null],
    [STAT_KIND.cardResult, 1, 0, 'Losing now', 'Needs 3 more cards from Brighton'],
    [STAT_KIND.cardTotal, 1, 18, 'Losing now', 'Needs 1 more card'],
    [STAT_KIND.cardTotal, 2, 14, 'Losing now', 'Can no longer win'],
  ])(
    '[LIN-208] says of 6:3 corners and 1:3 cards for kind %i, type %i, param %i: %s, %s',
    async (kind, type, param, standing, need) => {
      const core = createFakeCore();
      play(core, 0, 1);
      const page = await cardOf(core, { kind, type, param });
      await page.findByText(standing);
      if (need === null) expect(page.queryByText(/Needs|Still|Can no longer/)).toBeNull();
      else expect(page.queryByText(need)).not.toBeNull();
      const isCorners = kind === STAT_KIND.cornerResult || kind === STAT_KIND.cornerTotal;
      expect(page.queryByText(isCorners ? 'Corners so far: 6:3' : 'Cards so far: 1:3')).not.toBeNull();
    },
  );

  it('[LIN-208] counts corners and cards of their own markets alone', async () => {
    const core = createFakeCore();
    play(core, 0, 1);
    const page = await cardOf(core, { kind: KIND.total, type: 1, param: 10 });
    await page.findByText('Losing now');
    expect(page.queryByText(/so far/)).toBeNull();
  });

  it('[LIN-208] shows the kick-off time before its game begins', async () => {
    const core = createFakeCore();
    core.fake.line.setGame(LIVE, { status: 'scheduled' });
    const startsAt = NOW + HOUR_MS;
    const page = await cardOf(core, { result: 'notStarted', score: '', startsAt });
    expect(page.container.querySelector(`time[datetime="${new Date(startsAt).toISOString()}"]`)).not.toBeNull();
    expect(page.getAllByText('Not started').length).toBeGreaterThan(0);
  });
});

describe('a same-game combo in play', () => {
  const label = `${KIND.result}.1.0+${KIND.total}.1.10+${KIND.halfTimeTotal}.1.2`;
  const SELECTIONS = [
    { kind: KIND.result, type: 1, param: 0 },
    { kind: KIND.total, type: 1, param: 10 },
    { kind: KIND.halfTimeTotal, type: 1, param: 2 },
  ];
  const partsOf = (page: Rendered): readonly (string | null)[] =>
    page
      .getAllByRole('listitem')
      .filter((item) => item.closest('ul')?.getAttribute('aria-label') === 'Selections of the combo')
      .map((item) => [...item.children].map((each) => each.textContent).join(' | '));

  it('[LIN-221] shows what each selection still needs, and settled ones as settled', async () => {
    const core = createFakeCore();
    play(core, 0, 1);
    const page = await cardOf(core, { kind: KIND.sameGame, type: 0, param: 0, label });
    await page.findByRole('list', { name: 'Selections of the combo' });
    expect(partsOf(page)).toEqual([
      'Result: Brighton | Losing now | Needs 2 more goals from Brighton',
      'Total: Over 2.5 | Losing now | Needs 2 more goals',
      'First half total: Over 0.5 | Won',
    ]);
    await page.after(() => play(core, 2, 1));
    expect(partsOf(page).slice(0, 2)).toEqual(['Result: Brighton | Winning now', 'Total: Over 2.5 | Won']);
    expect(page.getAllByText('Winning now')).toHaveLength(2);
  });

  it('[LIN-221] counts corners in corners', async () => {
    const core = createFakeCore();
    play(core, 1, 0);
    const corners = `${KIND.result}.1.0+${STAT_KIND.cornerTotal}.1.46`;
    const page = await cardOf(core, { kind: KIND.sameGame, type: 0, param: 0, label: corners });
    await page.findByRole('list', { name: 'Selections of the combo' });
    expect(partsOf(page)).toEqual([
      'Result: Brighton | Winning now',
      'Total corners: Over 11.5 | Losing now | Needs 3 more corners',
    ]);
  });

  it.each([
    ['before the start: no standing', { result: 'notStarted', startsAt: NOW + HOUR_MS }, ['', '', '']],
    ['lost by one: the others stay open or won', { result: 'lost' }, [' | Won', ' | Open', ' | Lost']],
    ['won', { result: 'won' }, [' | Won', ' | Won', ' | Won']],
  ] as const)('[SGC-10] [HIS-18] is a list when it is not in play, %s', async (_, leg, standings) => {
    const results = ['won', 'unsettled', 'lost'] as const;
    const parts = leg.result === 'lost' ? results.map((result, at) => ({ ...SELECTIONS[at], result })) : [];
    const reported =
      leg.result === 'lost' ? { parts: parts.map((part) => ({ kind: 0, type: 0, param: 0, ...part })) } : {};
    const core = createFakeCore();
    if (leg.result === 'notStarted') core.fake.line.setGame(LIVE, { status: 'scheduled' });
    const page = await cardOf(core, { kind: KIND.sameGame, type: 0, param: 0, label, ...leg, ...reported });
    await page.findByRole('list', { name: 'Selections of the combo' });
    expect(page.getByText('Same-game combo')).toBeTruthy();
    const names = ['Result: Brighton', 'Total: Over 2.5', 'First half total: Over 0.5'];
    expect(partsOf(page)).toEqual(names.map((name, at) => name + standings[at]));
  });

  it('[HIS-18] shows the operator’s status of a selection that the score does not decide', async () => {
    const core = createFakeCore();
    core.fake.line.setGame(LIVE, { status: 'inPlay', score: ['0', '0'], periodScores: [['0', '0']] });
    const parts = SELECTIONS.map((selection, at) => ({
      ...selection,
      result: at === 0 ? ('won' as const) : ('unsettled' as const),
    }));
    const page = await cardOf(core, { kind: KIND.sameGame, type: 0, param: 0, label, parts });
    await page.findByRole('list', { name: 'Selections of the combo' });
    expect(partsOf(page)[0]).toBe('Result: Brighton | Won');
  });

  it('[LIN-221] can no longer win once one selection is lost', async () => {
    const core = createFakeCore();
    core.fake.line.setGame(LIVE, {
      status: 'inPlay',
      score: ['1', '0'],
      periodScores: [
        ['0', '0'],
        ['1', '0'],
      ],
    });
    const page = await cardOf(core, { kind: KIND.sameGame, type: 0, param: 0, label });
    await page.findByText('Can no longer win');
    expect(partsOf(page).at(-1)).toBe('First half total: Over 0.5 | Lost');
  });
});

describe('a settled leg on an event of a field', () => {
  it('[FLD-10] has who came first below the selection, in place of a score', async () => {
    const ranking = [
      { place: 1, name: 'Lando Norris' },
      { place: 2, name: 'Max Verstappen' },
    ];
    const page = await cardOf(createFakeCore(), {
      ...{
        sportId: MOTORSPORT,
        home: 'Formula 1. Italian Grand Prix',
        away: '',
        kind: KIND.outright,
        label: 'Lando Norris',
      },
      ...{ result: 'won', score: '', finalScore: '', ranking },
    });
    const places = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(places).toContain('1 Lando Norris ');
    expect(places).toContain('2 Max Verstappen ');
  });
});
