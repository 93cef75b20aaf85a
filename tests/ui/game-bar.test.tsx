/** The bar of a game's page, and the list of other games in play. */
import { MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Game } from 'touchline/core/line/types';
import { GameBar } from '../../ui/web/screens/game/game-bar.tsx';
import { GameScreen } from '../../ui/web/screens/game/game-screen.tsx';
import { OtherGames } from '../../ui/web/screens/game/other-games.tsx';
import { Part, partsOf } from '../../ui/web/screens/game/parts.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { gamesIn, render, type Rendered } from './render.tsx';

const LIVE = 1001;

function gameOf(core: FakeCore, id = LIVE): Game {
  const game = core.line.game(id).get();
  if (game === null) throw new Error('no such game');
  return game;
}

/** Scrolls the page so that the bar's place sticks so far below the end of the scoreboard. */
async function scroll(page: Rendered, px: number): Promise<void> {
  // The place has neither a role nor a text: where styles put it is what scrolling changes.
  const place = page.container.querySelector('.game-bar-place');
  if (place === null) throw new Error('no place');
  place.getBoundingClientRect = () => new DOMRect(0, px, 0, 0);
  await page.after(async () => {
    dispatchEvent(new Event('scroll'));
    await new Promise((done) => requestAnimationFrame(done));
  });
}

const ways = (page: Rendered): readonly (string | null)[] =>
  within(page.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the bar of a game', () => {
  it('[LIN-222] comes when the scoreboard has left the window, with score and ways, and goes when it returns', async () => {
    const core = createFakeCore();
    core.fake.line.setGame(LIVE, { score: ['2', '1'] });
    const game = gameOf(core);
    const page = await render(core, <GameBar game={game} isOver={false} hasLineups={false} hasOthers={false} />);
    expect(page.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    await scroll(page, 300);
    expect(ways(page)).toEqual(['Markets', 'Tracker', 'Statistics']);
    expect(page.queryByText(`${game.home} – ${game.away}, 2:1`)).not.toBeNull();
    expect(page.queryByRole('button', { name: 'Other live games' })).toBeNull();
    await scroll(page, 0);
    expect(page.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('[LIN-222] opens the part that it leads to, and gives it the focus', async () => {
    const core = createFakeCore();
    const page = await render(
      core,
      <>
        <GameBar game={gameOf(core)} isOver={false} hasLineups={false} hasOthers={false} />
        <Part name="stats">
          <details>
            <summary>Figures</summary>
          </details>
        </Part>
      </>,
    );
    await scroll(page, 300);
    const part = page.getByRole('group', { name: 'Statistics' });
    part.scrollIntoView = vi.fn();
    await page.user.click(page.getByRole('button', { name: 'Statistics' }));
    expect(document.activeElement).toBe(part);
    expect(part.scrollIntoView).toHaveBeenCalled();
    expect(page.getByText('Figures').closest('details')?.open).toBe(true);
  });

  it('[LIN-222] has the parts of its game: no tracker before the start, no markets after the end, one part for a long-term bet', () => {
    const champ = { id: 1, sportId: 1, name: 'League', country: 'GB' };
    expect(partsOf({ away: 'Chelsea', status: 'scheduled', champ }, false, false)).toEqual(['markets', 'stats']);
    expect(partsOf({ away: 'Chelsea', status: 'finished', champ }, true, true)).toEqual([
      'tracker',
      'stats',
      'lineups',
    ]);
    expect(partsOf({ away: '', status: 'scheduled', champ }, false, false)).toEqual(['markets']);
    expect(partsOf({ away: '', status: 'scheduled', champ: { ...champ, sportId: MOTORSPORT } }, false, false)).toEqual([
      'markets',
      'tracker',
    ]);
  });
});

describe('other games in play', () => {
  it('[LIN-223] are listed with their score, the own competition first, and one of them can be opened', async () => {
    const core = createFakeCore();
    const game = gameOf(core);
    const page = await render(core, <OtherGames game={game} />);
    await page.user.click(page.getByRole('button', { name: 'Other live games' }));
    const list = page.getByRole('dialog', { name: 'Other live games' });
    const { groups } = core.line.board({ kind: 'live', sportId: 1 }).get();
    const listed = gamesIn(list);
    expect(listed).toHaveLength(groups.flatMap(({ gameIds }) => gameIds).length);
    expect(within(list).getAllByRole('heading', { level: 3 })[0]?.textContent).toContain(game.champ.name);
    const shown = within(list).getAllByRole('link', { current: 'page' });
    expect(shown.map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/\/1001$/)]);
    const [other] = within(list).getAllByRole('link', { current: false });
    if (other === undefined) throw new Error('no other game');
    await page.user.click(other);
    expect(page.go).toHaveBeenCalledWith(other.getAttribute('href')?.replace('/en', ''));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('[LIN-223] can be added to this one, up to six, and are then on one page', async () => {
    const core = createFakeCore();
    const game = gameOf(core);
    const page = await render(core, <OtherGames game={game} />);
    await page.user.click(page.getByRole('button', { name: 'Other live games' }));
    const list = page.getByRole('dialog', { name: 'Other live games' });
    const adds = within(list).getAllByRole('button', { name: /^Add .* to several games$/ });
    expect(adds.length).toBeGreaterThan(1);
    expect(within(list).queryByRole('link', { name: /^Several games/ })).toBeNull();
    const [one, two] = adds;
    if (one === undefined || two === undefined) throw new Error('too few games');
    await page.user.click(one);
    await page.user.click(two);
    await page.user.click(one);
    expect(adds.map((add) => add.getAttribute('aria-pressed')).slice(0, 2)).toEqual(['false', 'true']);
    const way = within(list).getByRole('link', { name: 'Several games on one page (2)' });
    const second = gamesIn(list)[2];
    expect(way.getAttribute('href')).toBe(`/en/multi?games=${game.id},${/\d+$/.exec(second ?? '')?.[0]}`);
    await page.user.click(way);
    expect(page.queryByRole('dialog')).toBeNull();
  });

  it('[LIN-223] are on the page of a game in play alone, and only where the sport has others', async () => {
    const core = createFakeCore();
    const wayOn = async (id: number): Promise<boolean> => {
      const page = await render(
        core,
        <GameScreen params={{ section: 'live', sport: '1', champ: '10', game: String(id) }} />,
      );
      await page.settled();
      const isThere = page.queryByRole('button', { name: 'Other live games' }) !== null;
      page.unmount();
      return isThere;
    };
    expect(await wayOn(LIVE)).toBe(true);
    core.fake.line.setGame(LIVE, { status: 'scheduled' });
    expect(await wayOn(LIVE)).toBe(false);
    core.fake.line.setGame(LIVE, { status: 'inPlay' });
    core.fake.line.setTree((core.line.tree.get() ?? []).map((sport) => ({ ...sport, live: 1 })));
    expect(await wayOn(LIVE)).toBe(false);
  });
});
