/** The zone of a game of chance: on its page, beside other pages, and in a corner. */
import { within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoGame, CasinoView, GameDraws } from 'touchline/core/casino/types';
import { zoneOfGame } from 'touchline/core/casino/rules/zone-of-game';
import { createMediaEntity } from 'touchline/core/media/rules/entity';
import type { MediaEntity } from 'touchline/core/media/types';
import { BoardZone } from '../../ui/web/screens/game/media/chance/board-zone.tsx';
import { ChanceZone } from '../../ui/web/screens/game/media/chance/chance-zone.tsx';
import { FloatingZone } from '../../ui/web/screens/game/media/chance/floating-zone.tsx';
import { PageZone } from '../../ui/web/screens/game/media/chance/page-zone.tsx';
import { SideZones } from '../../ui/web/screens/game/media/side-zones.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const GAME: CasinoGame = {
  id: 'tv-21',
  number: 266,
  slug: 'twenty-one',
  title: 'The 21 every minute',
  provider: { slug: 'touchline', name: 'Touchline', isOwn: true },
  section: 'tvgames',
  alsoIn: [],
  kind: null,
  volatility: 'medium',
  features: ['shared'],
  version: 1,
  releasedAt: null,
  played: { rounds: 0, days: 7 },
  isAllowed: true,
  returns: [],
  highestWin: null,
  stakes: null,
  rules: [],
  frame: null,
  zone: { id: 'chance-tv-21', kind: 'the21', draws: 'shared' },
};
const KENO: CasinoGame = {
  ...GAME,
  ...{ id: 'keno', number: 207, slug: 'keno', title: 'Keno', section: 'keno' },
  zone: { id: 'chance-keno', kind: 'keno', draws: 'own' },
};
const DRAWS: GameDraws = {
  status: 'ready',
  current: { nonce: 8, phase: 'bets', closesAt: 0, endsAt: null, bets: 3 },
  last: [
    { nonce: 7, result: { red: [0, 23], blue: [12, 48] } },
    { nonce: 6, result: { red: [9], blue: [10] } },
  ],
};
const entityOf = (game: CasinoGame, more: Partial<MediaEntity> = {}): MediaEntity => {
  const input = zoneOfGame(game, 'overview');
  if (input === null) throw new Error('the game has no zone');
  return createMediaEntity({ ...input, ...more });
};

let core: FakeCore;
const casino = (draws: ReadonlyMap<string, GameDraws>): void => {
  const view: CasinoView = {
    ...{
      catalogue: 'idle',
      history: 'idle',
      freeSpinsStage: 'idle',
      freeSpins: null,
      games: [GAME, KENO],
      recent: [],
      rounds: null,
      hasMoreRounds: false,
      isRoundsCut: false,
      askedRound: null,
      roundsFilter: EVERY_ROUND,
      roundGames: [],
    },
    ...{ followed: [], draws },
  };
  core.fake.set.feature('casino', view);
};
const media = (...mediaEntities: readonly MediaEntity[]): void =>
  core.fake.set.feature('media', {
    ...{ isWanted: false, mediaTargetScreen: null, playingId: null, userVideoToken: null },
    mediaEntities,
  });
const types = (): readonly string[] => core.fake.commands.map(({ type }) => type);

beforeAll(() => loadNamespaces('media'));
beforeEach(() => {
  core = createFakeCore();
  casino(new Map([['tv-21', DRAWS]]));
  media();
});

it('[MDA-9, CSN-12] the page of a game selects its zone, follows its draws, and clears when left', async () => {
  const page = await render(core, <PageZone game={GAME} target="overview" />);
  expect(core.fake.commands).toContainEqual({
    type: 'media/select',
    payload: { entity: zoneOfGame(GAME, 'overview') },
  });
  await page.after(() => media(entityOf(GAME)));
  expect(core.fake.commands).toContainEqual({ type: 'casino/followDraws', payload: { gameId: 'tv-21' } });
  page.unmount();
  expect(types()).toEqual(expect.arrayContaining(['casino/unfollowDraws', 'media/clear']));
});

it('[CSN-13] a result names the cards of each side', async () => {
  const page = await render(core, <ChanceZone entity={entityOf(GAME)} place="page" />);
  const latest = within(page.getByRole('group', { name: 'Draw 7' }));
  expect(latest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A♠A of spades',
    'J♥J of hearts',
    'K♠K of spades',
    '10♣10 of clubs',
  ]);
  expect(latest.getByText('Blue')).toBeTruthy();
  expect(page.getByText('Bets: 3')).toBeTruthy();
});

it('[MDA-9, MDA-10] a zone goes into the corner as a side zone that no other page clears', async () => {
  const page = await render(core, <ChanceZone entity={entityOf(GAME)} place="page" />);
  await page.user.click(page.getByRole('button', { name: 'Keep in a corner of the page' }));
  const { type, gameId, sportId, zoneId, id } = entityOf(GAME);
  expect(core.fake.commands.slice(-2)).toMatchObject([
    {
      type: 'media/select',
      payload: { entity: { type, gameId, sportId, zoneId, target: 'side', autoClearable: false } },
    },
    { type: 'media/float', payload: { id, isFloating: true } },
  ]);
});

it('[MDA-9] beside other pages a zone has the way to bet, and can be closed', async () => {
  media(entityOf(GAME, { target: 'side' }));
  const page = await render(core, <SideZones />);
  const zone = within(page.getByRole('region', { name: 'Results: The 21 every minute' }));
  expect(zone.getByRole('link', { name: 'Open the game to bet' }).getAttribute('href')).toContain(
    '/slots/game/266/twenty-one',
  );
  await page.user.click(zone.getByRole('button', { name: 'Close the results' }));
  expect(types().at(-1)).toBe('media/unselect');
});

it('[MDA-9] what floats is in the corner and not beside the page', async () => {
  media(entityOf(GAME, { target: 'side', isFloating: true }));
  const page = await render(
    core,
    <>
      <SideZones />
      <FloatingZone />
    </>,
  );
  expect(page.getAllByRole('region', { name: 'Results: The 21 every minute' })).toHaveLength(1);
});

it('[CSN-14] a game with rounds of one’s own shows those of the visit', async () => {
  const page = await render(core, <ChanceZone entity={entityOf(KENO)} place="page" />);
  expect(page.getByText('Your rounds appear here once you have played.')).toBeTruthy();
  expect(types()).not.toContain('casino/followDraws');
});

it('[CSN-12] says that results can’t be loaded', async () => {
  casino(new Map([['tv-21', { status: 'failed', current: null, last: [] }]]));
  const page = await render(core, <ChanceZone entity={entityOf(GAME)} place="page" />);
  expect(page.getByText('The results can’t be loaded. We keep trying.')).toBeTruthy();
});

it('[MDA-9] a list of games shows the results of the chosen game above it', async () => {
  const page = await render(core, <BoardZone games={[GAME, KENO]} />);
  await page.user.select(page.getByRole('combobox', { name: 'Show results of' }), 'Keno');
  expect(core.fake.commands).toContainEqual({ type: 'media/select', payload: { entity: zoneOfGame(KENO, 'board') } });
});
