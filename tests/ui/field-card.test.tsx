/** The leaderboard of a race or a round on a game's page. */
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import type { Game } from 'touchline/core/line/types';
import type { FieldAnswer, FieldBoard, FieldHappening } from 'touchline/core/match-view/field-types';
import { FieldCard } from '../../ui/web/screens/game/field/field-card.tsx';
import { gapText } from '../../ui/web/screens/game/field/field-text.ts';
import { createFakeCore } from './fake-core.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { render, type Rendered } from './render.tsx';

const gameOf = (sportId: number): Game => ({
  ...{ id: 7, champ: { id: 1, sportId, name: 'Formula 1', country: 'INT' }, home: 'Event', away: '', startsAt: 0 },
  ...{ status: 'inPlay', period: 13, periodS: 88, clockS: 0, clockRuns: false, receivedAt: 0, score: ['', ''] },
  ...{ periodScores: [], points: null, serving: null, top: false, marketCount: 9 },
});
const NAMES = [
  'Norris',
  'Piastri',
  'Leclerc',
  'Russell',
  'Albon',
  'Sainz',
  'Ocon',
  'Gasly',
  'Stroll',
  'Hadjar',
  'Bearman',
];
const happened = (
  kind: FieldHappening['kind'],
  at: number,
  number: number,
  lap: number,
  score = 0,
): FieldHappening => ({
  ...{ kind, at, number, lap, score },
});
const RACE: FieldBoard = {
  ...{ kind: 'race', phase: 'inPlay', lap: 13, laps: 52, isSafetyCar: true },
  rows: NAMES.map((name, at) => ({
    ...{ number: at + 1, name, team: 'Team', place: at === 10 ? null : at + 1, done: at === 10 ? 4 : 12 },
    ...{ value: at === 10 ? null : at * 1_500, isOut: at === 10 },
  })),
  happened: [happened('start', 1, 0, 1), happened('out', 2, 11, 5)],
};
const ROUND: FieldBoard = {
  ...{ kind: 'round', phase: 'inPlay', lap: 9, laps: 18, isSafetyCar: false },
  rows: [
    { number: 3, name: 'Åberg', team: null, place: 1, done: 9, value: -4, isOut: false },
    { number: 1, name: 'Fleetwood', team: null, place: 2, done: 9, value: 0, isOut: false },
    { number: 2, name: 'Hovland', team: null, place: 2, done: 9, value: 0, isOut: false },
    { number: 4, name: 'Spieth', team: null, place: null, done: 0, value: 0, isOut: false },
  ],
  happened: [happened('birdie', 5, 3, 9, -4)],
};

async function open(first: FieldAnswer, sportId = MOTORSPORT) {
  await loadNamespaces('media');
  const core = createFakeCore();
  const answers = new BehaviorSubject<FieldAnswer>(first);
  const actions = { lineups: () => answers.asObservable() as never, field: () => answers.asObservable() };
  core.fake.set.feature('matchView', { followed: [], videos: {}, games: new Map() }, actions);
  const page: Rendered = await render(core, <FieldCard game={gameOf(sportId)} />);
  return { page, answers };
}

const cells = (page: Rendered): readonly string[] =>
  page
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' | '));

describe('the leaderboard', () => {
  it('[FLD-8] of a race has places, teams, laps and gaps, and all rows on request', async () => {
    const { page } = await open(RACE);
    expect(page.queryByRole('heading', { name: 'Leaderboard' })).not.toBeNull();
    expect(page.queryByText('Lap 13 of 52')).not.toBeNull();
    expect(page.queryByText('Safety car')).not.toBeNull();
    expect(cells(page).slice(0, 3)).toEqual([
      'Pos. | Name | Laps | Gap',
      '1 | NorrisTeam | 12 | Leader',
      `2 | PiastriTeam | 12 | ${gapText(1_500)}`,
    ]);
    const all = page.getByRole('button', { name: 'Show all 11' });
    await page.user.click(all);
    expect(cells(page).at(-1)).toBe('– | BearmanTeam | 4 | Out');
  });

  it('[FLD-8] of a round has scores to par, with shared places, and nothing of one who has not started', async () => {
    const { page } = await open(ROUND, GOLF);
    expect(page.queryByText('Hole 9 of 18')).not.toBeNull();
    expect(cells(page).slice(1)).toEqual([
      '1 | Åberg | 9 | \u2066−4\u2069',
      'T2 | Fleetwood | 9 | E',
      'T2 | Hovland | 9 | E',
      '– | Spieth | 0 | –',
    ]);
    expect(page.getByRole('listitem').textContent).toBe('Hole 9Åberg: birdie (\u2066−4\u2069)');
  });

  it('[FLD-8] announces what happens while it is open, and no birdie', async () => {
    const { page, answers } = await open(RACE);
    expect(page.getByRole('status').textContent).toBe('');
    await page.after(() => answers.next({ ...RACE, happened: [...RACE.happened, happened('lead', 9, 2, 13)] }));
    expect(page.getByRole('status').textContent).toBe('Lap 13. Piastri takes the lead');
    await page.after(() => answers.next({ ...ROUND, happened: [happened('birdie', 99, 3, 10, -5)] }));
    expect(page.getByRole('status').textContent).toBe('');
  });

  it('[FLD-8] is the start list before the event, says that it failed, and is not there without a field', async () => {
    const { page, answers } = await open({ ...RACE, phase: 'ahead', happened: [] });
    expect(page.queryByRole('heading', { name: 'Start list' })).not.toBeNull();
    expect(cells(page).slice(0, 2)).toEqual(['No. | Name', '1 | NorrisTeam']);
    await page.after(() => answers.next('failed'));
    expect(page.queryByText('The leaderboard is not available right now. Your bets are not affected.')).not.toBeNull();
    await page.after(() => answers.next('none'));
    expect(page.queryByRole('region')).toBeNull();
  });

  it('[FLD-8] gaps have minutes where they need them', () => {
    expect([0, 62_030].map(gapText)).toEqual(['\u2066+0.000\u2069', '\u2066+1:02.030\u2069']);
  });
});
