/** A game that is over: on its page, and in the history. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import type { EndedGame, Game } from 'touchline/core/line/types';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { GameScreen } from '../../ui/web/screens/game/game-screen.tsx';
import { createFakeCore } from './fake-core.ts';
import type { FakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, NOW, PLAYER } from './fake-views.ts';
import { gamesIn, render, type Rendered } from './render.tsx';

const LIVE = 1001;
const OLD = 555;
const FOOTBALL = 1;

const pageOf = (core: FakeCore, game: number): Promise<Rendered> =>
  render(core, <GameScreen params={{ section: 'live', sport: '1', champ: '10', game: String(game) }} />);

function gameOf(core: FakeCore): Game {
  const game = core.line.game(LIVE).get();
  if (game === null) throw new Error('no such game');
  return game;
}

function endedOf(core: FakeCore, change: Partial<Game> = {}, winner = ''): EndedGame {
  const game = { ...gameOf(core), status: 'finished', score: ['3', '1'], ...change } as const;
  return { game, stats: [['corners', '0', '0']], winner };
}

function betOf(id: string, leg: Partial<BetLeg>): Bet {
  const [bet] = BETS;
  const [first] = bet?.legs ?? [];
  if (bet === undefined || first === undefined) throw new Error('no bet');
  return { ...bet, id, legs: [{ ...first, ...leg }] };
}

const nextGames = (page: Rendered): HTMLElement => page.getByRole('region', { name: 'Next games' });
const headingOf = (page: Rendered): HTMLElement => page.getByRole('heading', { level: 1 });

describe('the page of a game that ends while it is open', () => {
  it('[LIN-203] switches to the final score without prices, under the same heading, and announces the end', async () => {
    const core = createFakeCore();
    const page = await pageOf(core, LIVE);
    const heading = headingOf(page);
    const clock = (): HTMLElement | null => within(page.getByRole('banner')).queryByText(/^\d+:\d\d$/);
    expect(page.queryByRole('region', { name: 'Markets' })).not.toBeNull();
    expect(clock()).not.toBeNull();
    expect(page.getByRole('status').textContent).toBe('');
    await page.after(() => core.fake.line.setGame(LIVE, { status: 'finished', score: ['2', '1'] }));
    expect(headingOf(page)).toBe(heading);
    expect(page.queryByText('Full time')).not.toBeNull();
    expect(heading.textContent).toContain('2:1');
    expect(page.queryByRole('region', { name: 'Markets' })).toBeNull();
    expect(clock()).toBeNull();
    expect(page.getByRole('status').textContent).toMatch(/^Full time\. .+ – .+, 2:1$/);
  });

  it('[LIN-203] keeps the score when the game leaves the feed, and keeps open statistics open', async () => {
    const core = createFakeCore();
    const page = await pageOf(core, LIVE);
    // A <details> element has no name of its own; its summary has the text.
    const statisticsOf = (): HTMLDetailsElement | null => page.getByText('Statistics').closest('details');
    const statistics = statisticsOf();
    statistics?.setAttribute('open', '');
    await page.after(() => {
      core.fake.line.setGame(LIVE, { status: 'finished', score: ['3', '1'] });
      core.fake.line.setOutcome(LIVE, endedOf(core));
    });
    await page.after(() => core.fake.line.takeAway(LIVE));
    expect(headingOf(page).textContent).toContain('3:1');
    expect(statisticsOf()).toBe(statistics);
    expect(statistics?.hasAttribute('open')).toBe(true);
  });
});

describe('a link to a game that is over', () => {
  it('[LIN-203] shows the final score, and the next games of its competition', async () => {
    const core = createFakeCore();
    const { champ } = gameOf(core);
    core.fake.line.setOutcome(OLD, endedOf(core, { id: OLD }));
    const page = await pageOf(core, OLD);
    expect(headingOf(page).textContent).toContain('3:1');
    expect(document.title).toMatch(/ – .+ · Touchline$/);
    const next = core.line.board({ kind: 'champ', champId: champ.id }).get().groups[0]?.gameIds.slice(0, 5) ?? [];
    expect(next.length).toBe(5);
    expect(gamesIn(nextGames(page)).map((path) => Number(path.split('/').at(-1)))).toEqual(next);
  });

  it('[LIN-203] shows the next games of the sport where the competition has none', async () => {
    const core = createFakeCore();
    const champ = { ...gameOf(core).champ, id: 987, name: 'A cup that is over' };
    core.fake.line.setOutcome(OLD, endedOf(core, { id: OLD, champ }));
    const page = await pageOf(core, OLD);
    const games = gamesIn(nextGames(page));
    expect(games).toHaveLength(5);
    expect(games.filter((path) => !path.startsWith(`/en/line/${FOOTBALL}/`))).toEqual([]);
    expect(page.getByRole('link', { name: 'More of this sport' }).getAttribute('href')).toBe(`/en/line/${FOOTBALL}`);
  });

  it('[LIN-203] names the winner of a long-term market, without a score', async () => {
    const core = createFakeCore();
    core.fake.line.setOutcome(
      OLD,
      endedOf(core, { id: OLD, home: 'Premier League. Winner', away: '', score: ['', ''] }, 'Arsenal'),
    );
    const page = await pageOf(core, OLD);
    expect(page.queryByText('Winner: Arsenal')).not.toBeNull();
    expect(page.getByRole('banner').textContent).not.toMatch(/Open until|:\s*$/);
  });

  it.each([
    [1, 'Full time'],
    [4, 'Final score'],
  ])('[LIN-203] labels the final score of a game of sport %i: %s', async (sportId, expected) => {
    const core = createFakeCore();
    core.fake.line.setOutcome(OLD, endedOf(core, { id: OLD, champ: { ...gameOf(core).champ, sportId } }));
    const page = await pageOf(core, OLD);
    expect(within(page.getByRole('banner')).queryByText(expected)).not.toBeNull();
  });
});

describe("the player's bets on a game that is over", () => {
  const known = [
    betOf('9', { gameId: OLD, result: 'won' }),
    betOf('8', { gameId: OLD, result: 'lost' }),
    betOf('7', { gameId: OLD, result: 'returned' }),
    betOf('6', { gameId: OLD, result: 'unsettled' }),
    betOf('5', { gameId: LIVE, result: 'won' }),
  ];
  const ownLegs = (page: Rendered): HTMLElement | null =>
    page.queryByRole('region', { name: 'Your bets on this game' });
  const shown = async (core: FakeCore): Promise<Rendered> => {
    core.fake.line.setOutcome(OLD, endedOf(core, { id: OLD }));
    core.fake.set.history({ ...EMPTY_HISTORY, known });
    const page = await pageOf(core, OLD);
    await page.settled();
    return page;
  };

  it('[HIS-14] are listed with their results and a link to each', async () => {
    const core = createFakeCore();
    core.fake.set.session(PLAYER);
    const page = await shown(core);
    const legs = within(ownLegs(page) ?? page.container).getAllByRole('listitem');
    expect(
      legs.map((leg) => [
        within(leg).getByText(/^(Won|Lost|Returned|Open)$/).textContent,
        within(leg).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['Won', '/en/office/history/9'],
      ['Lost', '/en/office/history/8'],
      ['Returned', '/en/office/history/7'],
      ['Open', '/en/office/history/6'],
    ]);
  });

  it('[HIS-14] are private: a guest sees none', async () => {
    const page = await shown(createFakeCore());
    expect(ownLegs(page)).toBeNull();
  });
});

describe('a leg in the history', () => {
  const scoresIn = (page: Rendered): readonly string[] =>
    within(page.getByRole('listitem'))
      .queryAllByText(/^\d:\d/)
      .map((score) => score.textContent);

  it.each([
    ['the final score alone where nothing came after the settlement', { score: '2:1', finalScore: '2:1' }, ['2:1']],
    ['both where they differ', { score: '2:1', finalScore: '3:1' }, ['2:1 when settled, final 3:1']],
    ['the score at settlement, and says so, before the end', { score: '2:1', finalScore: null }, ['2:1 when settled']],
    ['the final score where there was none at settlement', { score: '', finalScore: '3:1' }, ['3:1']],
    ['nothing where the game has no score', { score: '', finalScore: '' }, []],
  ])('[HIS-13] shows %s', async (_what, change, text) => {
    const bet = { ...betOf('9', { result: 'won', ...change }), status: 'settled', settledAt: NOW } as const;
    const page = await render(createFakeCore(), <BetCard bet={bet} />);
    expect(scoresIn(page)).toEqual(text);
  });

  it('[HIS-13] that is still open shows the current score', async () => {
    const page = await render(
      createFakeCore(),
      <BetCard bet={betOf('9', { gameId: 0, result: 'unsettled', score: '1:0' })} />,
    );
    expect(scoresIn(page)).toEqual(['1:0']);
  });
});
