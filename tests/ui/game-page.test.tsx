/** The page of a game with the fake core: its content before play, and the reason for which a game has closed. */
import { Suspense } from 'react';
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_ROUND } from 'touchline/core/casino/rules/rounds-filter';
import type { CasinoGame, HighestWin, RoundProof } from 'touchline/core/casino/types';
import type { CloseReason, FrameLook, FramePort, GameSessionView } from 'touchline/core/game-session/types';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { ACTIVE } from 'touchline/core/limits/rules/effective';
import { INITIAL } from 'touchline/core/limits/state';
import type { Limit } from 'touchline/core/limits/types';
import { viewLimits } from 'touchline/core/limits/views';
import { userDecider } from 'touchline/core/user/decider';
import { viewUser } from 'touchline/core/user/views';
import { decodeUser } from 'touchline/core/user/wire';
import { GamePage } from '../../ui/web/screens/casino/game-page.tsx';
import { PlayerZone } from '../../ui/web/shell/player-zone.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { gameOf } from '../unit/casino/games.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const IDLE: GameSessionView = {
  ...{
    stage: 'idle',
    gameId: '',
    mode: 'demo',
    roundId: null,
    frame: '',
    origin: null,
    pauses: [],
    closedBy: null,
    isBusy: false,
    isSoundOn: false,
    height: null,
    money: null,
  },
  ...{ fair: null, rounds: [], heldAccount: null, seedFaults: [], isShort: false },
};

let core: FakeCore;
/** The shell's end of the port of the frame. */
let port: FramePort | null = null;
/** Looks that the page has sent to the game. */
let looks: Pick<FrameLook, 'isDark' | 'isReduced'>[] = [];
beforeEach(async () => {
  looks = [];
  await loadNamespaces('casino', 'office', 'bonus', 'limits');
  core = createFakeCore();
});

async function open(game: CasinoGame, session: Partial<GameSessionView> = {}): Promise<Rendered> {
  core.fake.set.feature('casino', {
    ...{
      catalogue: 'idle',
      history: 'idle',
      freeSpinsStage: 'idle',
      freeSpins: null,
      games: [game],
      recent: [],
      rounds: null,
      hasMoreRounds: false,
      isRoundsCut: false,
      askedRound: null,
      roundsFilter: EVERY_ROUND,
      roundGames: [],
    },
    ...{ followed: [], draws: new Map() },
  });
  core.fake.set.feature(
    'gameSession',
    { ...IDLE, ...session },
    {
      attach: (connected: FramePort) => {
        port = connected;
        return () => undefined;
      },
      setLook: (look) => void looks.push(look),
    },
  );
  return render(
    core,
    <Suspense>
      <GamePage number={game.number} />
    </Suspense>,
  );
}

/** The facts of the game's rules by their names. */
function factsOf(page: Rendered): Readonly<Record<string, string>> {
  const rules = within(page.getByRole('region', { name: 'Rules and return' }));
  return Object.fromEntries(
    rules.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

describe('the page of a game before play', () => {
  it('[CSN-22] shows the return, and the lowest and the highest stake in their currency', async () => {
    const stakes = { currency: 'USD', min: 10, max: 250_000 };
    expect(factsOf(await open(gameOf(7, 'Dice', { stakes })))).toMatchObject({
      'Average return to the player': '97.00 % of the stake, exactly 97/100',
      'Stake of a round': 'from $0.10 to $2,500.00',
    });
  });

  it.each<[Partial<HighestWin>, string, string]>([
    [{}, 'Highest win', '1,000× the stake · chance 1 in 32,768, exactly 1/32768'],
    [
      { bet: '16-high', isCapped: true },
      'Highest win, 16 rows, high risk',
      '1,000× the stake · chance 1 in 32,768, exactly 1/32768 The round ends at this win.',
    ],
    [{ chance: { kind: 'atMost', n: 1n, d: 40n } }, 'Highest win', '1,000× the stake · chance at most 1 in 40'],
    [{ chance: { kind: 'play' } }, 'Highest win', '1,000× the stake · the chance depends on how you play'],
    [
      { chance: { kind: 'exact', n: 1n, d: 3n * 10n ** 33n } },
      'Highest win',
      `1,000× the stake · chance 1 in \u20663\u00a0×\u00a010³³\u2069, exactly 1/3${'0'.repeat(33)}`,
    ],
  ])('[CSN-26] shows the highest win and its chance beside the return: %o', async (more, name, words) => {
    const highestWin: HighestWin = {
      ...{ bet: '', n: 1_000n, d: 1n, chance: { kind: 'exact', n: 1n, d: 32_768n }, isCapped: false },
      ...more,
    };
    expect(factsOf(await open(gameOf(7, 'Dice', { highestWin })))).toMatchObject({ [name]: words });
  });

  it('[CSN-26] has no line without a highest win', async () => {
    expect(Object.keys(factsOf(await open(gameOf(7, 'Dice')))).join()).not.toContain('Highest win');
  });

  it('[CSN-22] leaves unknown stakes out', async () => {
    expect(Object.keys(factsOf(await open(gameOf(7, 'Dice', { stakes: null }))))).not.toContain('Stake of a round');
  });
});

describe('the page of a game that the rules do not allow', () => {
  it('[CSN-32] opens an unfinished round of a player, and offers a visitor nothing to play', async () => {
    const game = gameOf(7, 'Dice', { isAllowed: false });
    const name = 'Finish an open round';
    const visitors = await open(game);
    expect(visitors.queryByRole('button', { name })).toBeNull();
    visitors.unmount();
    core.fake.set.session({ status: 'player', userId: '1', previousLoginAt: null });
    const page = await open(game);
    expect(page.queryByRole('button', { name: 'Play for money' })).toBeNull();
    fireEvent.click(page.getByRole('button', { name }));
    expect(core.fake.commands.at(-1)).toMatchObject({
      type: 'game-session/launch',
      payload: { gameId: game.id, mode: 'real' },
    });
  });
});

describe('the page of a game whose player may not stake', () => {
  const AT = Date.UTC(2026, 10, 29, 12) / 1_000;
  const stopped = (limits: readonly Partial<Limit>[]): void => {
    core.fake.set.session(PLAYER);
    core.fake.set.feature(
      'limits',
      viewLimits(
        {
          ...INITIAL,
          status: 'ready',
          currency: 'EUR',
          limits: limits.map((each) => ({
            ...ACTIVE,
            limitType: 'stakeDay',
            limitValue: 500,
            currency: 'EUR',
            ...each,
          })),
        },
        DEFAULT_PACK,
        null,
      ),
    );
  };

  it.each<[string, readonly Partial<Limit>[], readonly RegExp[], string]>([
    [
      'a limit of stakes',
      [{ limitBalance: 5, frees: [{ at: AT, left: 500 }] }],
      [/^Stakes in 24 hours: €0\.05 left\. You can play again from Sun, 29 November 2026 at \d\d:00\.$/],
      'wagering-limits',
    ],
    [
      'a limit of net loss',
      [{ limitType: 'lossWeek', limitBalance: 0 }],
      [/^Net loss in 7 days: €0\.00 left\.$/],
      'loss-limits',
    ],
    [
      'limits of two sections',
      [{ limitBalance: 0 }, { limitType: 'lossDay', limitBalance: 0 }],
      [/^Stakes in 24 hours: /, /^Net loss in 24 hours: /],
      '',
    ],
    [
      'a self-exclusion',
      [{ limitType: 'selfExclusion', endsAt: AT }],
      [/^Self-exclusion: until Sun, 29 November 2026 at \d\d:00\.$/],
      'extra-limits',
    ],
    ['an account in another currency', [{ currency: 'USD' }], [/another currency/], 'wagering-limits'],
  ])('[CSN-39] names %s, leads to it, and offers no new round for money', async (_, limits, sentences, path) => {
    stopped(limits);
    const page = await open(gameOf(7, 'Dice'));
    const start = within(page.getByRole('region', { name: 'Dice' }));
    const items = await start.findAllByRole('listitem');
    expect(items).toHaveLength(sentences.length);
    for (const [at, sentence] of sentences.entries()) expect(items[at]?.textContent).toMatch(sentence);
    expect(start.getByRole('status').textContent).toBe('Your limits take no stake in this game now.');
    expect(start.getByRole('link', { name: 'Your limits' }).getAttribute('href')).toBe(
      ['/en/office/responsible', path].filter((part) => part !== '').join('/'),
    );
    expect(start.queryByRole('button', { name: 'Play for money' })).toBeNull();
    expect(start.getByRole('button', { name: 'Play for fun' })).toBeTruthy();
    fireEvent.click(start.getByRole('button', { name: 'Finish an open round' }));
    expect(core.fake.commands.at(-1)).toMatchObject({ type: 'game-session/launch', payload: { mode: 'real' } });
  });

  it('[CSN-39] offers play as usual where the limits leave the lowest stake', async () => {
    stopped([{ limitBalance: 10 }]);
    const page = await open(gameOf(7, 'Dice'));
    expect(page.getByRole('button', { name: 'Play for money' })).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Your limits' })).toBeNull();
  });
});

describe('the page of a game that was closed', () => {
  it.each<[CloseReason, RegExp]>([
    ['excluded', /^You have excluded yourself from play, so the game closed\.$/],
    ['timeOut', /^You are taking a time-out, so the game closed\.$/],
    ['limit', /^One of your limits is used up, so the game closed\./],
    ['signedOut', /^The game closed when you were logged out\./],
    ['silent', /^The game stopped responding, so we closed it\./],
  ])('[GSN-17] says why: %s', async (closedBy, words) => {
    const game = gameOf(7, 'Dice');
    const page = await open(game, { stage: 'closed', gameId: game.id, mode: 'real', closedBy });
    expect(page.getByRole('status').textContent).toMatch(words);
    const way = page.queryByRole('link', { name: 'Your limits' });
    expect(way?.getAttribute('href')).toBe(closedBy === 'limit' ? '/en/office/responsible' : undefined);
  });
});

describe('the frame of a game', () => {
  const opened = async (session: Partial<GameSessionView>) => {
    const game = gameOf(7, 'Dice');
    const page = await open(game, { stage: 'opening', gameId: game.id, ...session });
    return page.queryByTitle('Game: Dice');
  };

  it('[GSN-2] of our own has no origin and is below the site', async () => {
    const frame = await opened({ frame: 'games/dice.html', origin: null });
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame?.getAttribute('src')).toBe('/games/dice.html');
  });

  it('[GSN-27] loads while the operator answers the launch', async () => {
    expect((await opened({ stage: 'launching', frame: 'games/dice.html' }))?.getAttribute('src')).toBe(
      '/games/dice.html',
    );
  });

  it('[GSN-37] learns of another theme of the page', async () => {
    await opened({ frame: 'games/dice.html', origin: null });
    const root = document.documentElement;
    const before = root.dataset['theme'];
    for (const theme of ['dark', 'light']) {
      root.dataset['theme'] = theme;
      await vi.waitFor(() => expect(looks.at(-1)?.isDark).toBe(theme === 'dark'));
    }
    if (before === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = before;
  });

  describe('before its game is launched', () => {
    const frame = 'games/dice.html';
    const dice = gameOf(7, 'Dice', { frame });
    const early = async () => {
      const page = await open(dice);
      const found: HTMLElement = await page.findByTitle('Game: Dice');
      // Frames load nothing in this document.
      const posted: unknown[] = [];
      Object.defineProperty(found, 'contentWindow', {
        value: { postMessage: (...what: unknown[]) => posted.push(what) },
      });
      const launch = (): Promise<void> =>
        page.after(() => core.fake.set.feature('gameSession', { ...IDLE, stage: 'launching', gameId: dice.id, frame }));
      return { page, found, posted, launch };
    };

    it('[GSN-27] loads unseen, without a port, and is the same frame at the launch, with one', async () => {
      const { page, found, posted, launch } = await early();
      expect(found.getAttribute('src')).toBe('/games/dice.html');
      expect(found.closest('[hidden]'), 'the hidden place of the frame').not.toBeNull();
      expect(page.getByRole('button', { name: 'Play for fun' })).toBeTruthy();
      fireEvent.load(found);
      expect(posted).toEqual([]);
      await launch();
      expect(page.getByTitle('Game: Dice')).toBe(found);
      expect(posted, 'the port').toHaveLength(1);
      expect(found.closest('[hidden]'), 'the hidden place of the frame').toBeNull();
    });

    it('[GSN-27] gets its port with its document where the launch comes first', async () => {
      const { found, posted, launch } = await early();
      await launch();
      expect(posted).toEqual([]);
      fireEvent.load(found);
      expect(posted).toHaveLength(1);
    });

    it('[GSN-2, GSN-27] that has loaded another page by then is closed by the launch', async () => {
      const { found, posted, launch } = await early();
      fireEvent.load(found);
      fireEvent.load(found);
      await launch();
      expect(posted).toEqual([]);
      expect(core.fake.commands).toContainEqual({ type: 'game-session/close', payload: { reason: 'reloaded' } });
    });

    it.each([
      [true, 'sets nothing', gameOf(7, 'Dice', { frame }), {}],
      [false, 'saves data', gameOf(7, 'Dice', { frame }), { saveData: true }],
      [false, 'may not play the game', gameOf(7, 'Dice', { frame, isAllowed: false }), {}],
    ])('[GSN-27] loads: %s, for a player who %s', async (isLoaded, _, game, connection) => {
      vi.useFakeTimers();
      vi.stubGlobal(
        'navigator',
        new Proxy(navigator, { get: (of, key) => (key === 'connection' ? connection : Reflect.get(of, key)) }),
      );
      try {
        const page = await open(game);
        await page.after(() => vi.advanceTimersByTime(5_000));
        expect(page.queryByTitle('Game: Dice') !== null).toBe(isLoaded);
      } finally {
        vi.unstubAllGlobals();
        vi.useRealTimers();
      }
    });
  });

  it('[GSN-27] is the page that the catalogue names', async () => {
    const frame = 'games/dice.html';
    const game = gameOf(7, 'Dice', { frame });
    const page = await open(game);
    fireEvent.click(page.getByRole('button', { name: 'Play for fun' }));
    const payload = { gameId: game.id, mode: 'demo', currency: 'EUR', frame };
    expect(core.fake.commands).toContainEqual({ type: 'game-session/launch', payload });
  });

  it('[GSN-27] waits for the launch where its page is unknown', async () => {
    expect(await opened({ stage: 'launching', frame: '' })).toBeNull();
  });

  it('[GSN-18] of a foreign provider keeps its origin, and can’t navigate the window', async () => {
    const frame = await opened({ frame: 'https://games.example/wheel/', origin: 'https://games.example' });
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(frame?.getAttribute('src')).toBe('https://games.example/wheel/');
    expect(frame?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('[GSN-18] on the site’s own host does not open', async () => {
    const origin = `http://${location.hostname}:4500`;
    expect(await opened({ frame: `${origin}/wheel/`, origin })).toBeNull();
    expect(core.fake.commands).toContainEqual({ type: 'game-session/close', payload: { reason: 'failed' } });
  });
});

describe('a game whose player does nothing', () => {
  it('[GSN-34] asks whether to go on, and goes on by a button', async () => {
    const game = gameOf(7, 'Dice');
    const playing = { stage: 'ready', gameId: game.id, mode: 'real', frame: 'games/dice.html' } as const;
    const page = await open(game, { ...playing, pauses: ['idle'] });
    expect(page.getByRole('alert').textContent).toContain('You have not played for two minutes.');
    fireEvent.click(page.getByRole('button', { name: 'Play on' }));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'game-session/resume', payload: { reason: 'idle' } });
    await page.after(() => core.fake.set.feature('gameSession', { ...IDLE, ...playing }));
    expect(page.queryByRole('button', { name: 'Play on' })).toBeNull();
  });
});

describe('a game whose player has too little money', () => {
  const game = gameOf(7, 'Dice', { stakes: { currency: 'EUR', min: 10, max: 10_000 } });
  const playing = { stage: 'ready', gameId: game.id, mode: 'real', frame: 'games/dice.html' } as const;
  const offers = (page: Rendered): boolean => page.queryByRole('button', { name: 'Deposit' }) !== null;

  it('[GSN-35] offers a deposit over the page, and the frame stays', async () => {
    const page = await open(game, { ...playing, isShort: true, money: { currency: 'EUR', balance: 3 } });
    const frame = page.getByTitle('Game: Dice');
    expect(page.getByText('Your balance is too low for a stake in this game.').closest('[role=status]')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Deposit' }));
    expect(core.fake.commands.at(-1)).toEqual({
      type: 'modals/open',
      payload: { kind: 'recharge', id: 'recharge', params: { for: 'game' } },
    });
    expect(page.getByTitle('Game: Dice')).toBe(frame);
    await page.after(() => core.fake.set.feature('gameSession', { ...IDLE, ...playing }));
    expect(offers(page), 'a deposit is offered').toBe(false);
    expect(page.getByTitle('Game: Dice')).toBe(frame);
  });

  it.each<[boolean, string, Partial<GameSessionView>]>([
    [true, 'a foreign game below its lowest stake', {}],
    [false, 'a foreign game at its lowest stake', { money: { currency: 'EUR', balance: 10 } }],
    [false, 'a foreign game in another currency than its stakes', { money: { currency: 'USD', balance: 3 } }],
    [false, 'an open round of a foreign game', { isBusy: true }],
    [false, 'play money', { mode: 'demo' }],
    [false, 'a game of our own, which says itself when money lacks', { origin: null, frame: 'games/dice.html' }],
    [false, 'a game that is not open yet', { stage: 'opening' }],
  ])('[GSN-35] offers a deposit: %s, for %s', async (isOffered, _, more) => {
    const foreign = { frame: 'https://games.example/wheel/', origin: 'https://games.example' };
    const page = await open(game, { ...playing, ...foreign, money: { currency: 'EUR', balance: 3 }, ...more });
    expect(offers(page)).toBe(isOffered);
  });
});

describe('full screen', () => {
  const game = gameOf(7, 'Dice');
  const play = (): Promise<Rendered> =>
    open(game, { stage: 'ready', gameId: game.id, frame: 'games/dice.html', height: 420 });
  /** Covering is a style, which this class gives. */
  const isOver = (page: Rendered): boolean => page.container.querySelector('.casino-room.is-over') !== null;
  const button = (page: Rendered): HTMLElement => page.getByRole('button', { name: 'Full screen' });

  it('[GSN-21] beside it the frame is as high as the game says', async () => {
    expect((await play()).getByTitle('Game: Dice').getAttribute('height')).toBe('420');
  });

  it('[GSN-22] covers the window where the browser has none, until the button or Escape', async () => {
    const page = await play();
    for (const leave of [() => page.user.click(button(page)), () => page.user.keyboard('{Escape}')]) {
      await page.user.click(button(page));
      expect(isOver(page)).toBe(true);
      expect(button(page).getAttribute('aria-pressed')).toBe('true');
      await leave();
      expect(isOver(page)).toBe(false);
      expect(button(page).getAttribute('aria-pressed')).toBe('false');
    }
  });

  it('[GSN-22] ends covering the window by Escape in the frame of the game', async () => {
    const page = await play();
    const frame = page.getByTitle('Game: Dice');
    // Frames load nothing in this document.
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: () => undefined } });
    fireEvent.load(frame);
    await page.user.click(button(page));
    expect(isOver(page)).toBe(true);
    await page.after(() => port?.onEscape?.());
    expect(isOver(page)).toBe(false);
  });

  it('[GSN-22] shows a player the net position, the time since login and the way to stop all play', async () => {
    core.fake.set.session(PLAYER);
    const page = await play();
    const ways = page.queryAllByRole('link');
    const added = (): readonly HTMLElement[] => page.queryAllByRole('link').filter((link) => !ways.includes(link));
    expect(page.queryByText('Net')).toBeNull();
    await page.user.click(button(page));
    expect(await page.findByRole('link', { name: /^Net\b.*12\.50.*Time \d/ })).toBeTruthy();
    expect(added()).toHaveLength(1);
    expect(await page.findByRole('button', { name: 'Stop' })).toBeTruthy();
    await page.user.click(button(page));
    expect(added()).toEqual([]);
  });

  it('[GSN-22] shows a guest nothing of a player', async () => {
    const page = await play();
    const ways = page.queryAllByRole('link').length;
    await page.user.click(button(page));
    expect(isOver(page)).toBe(true);
    await page.settled();
    expect(page.queryAllByRole('link')).toHaveLength(ways);
  });

  it('[GSN-22] ends with the game', async () => {
    const page = await play();
    await page.user.click(button(page));
    const idle: GameSessionView = { ...IDLE, stage: 'closed', gameId: game.id, closedBy: 'exit' };
    await page.after(() => core.fake.set.feature('gameSession', idle));
    await page.after(() => core.fake.set.feature('gameSession', { ...IDLE, stage: 'ready', gameId: game.id }));
    expect(isOver(page)).toBe(false);
    expect(button(page).getAttribute('aria-pressed')).toBe('false');
  });

  it('[GSN-22] covers the window where the browser refuses', async () => {
    const page = await play();
    const refused = vi.fn(() => Promise.reject(new TypeError('not allowed')));
    Object.assign(Element.prototype, { requestFullscreen: refused });
    try {
      await page.user.click(button(page));
      await expect.poll(() => isOver(page)).toBe(true);
      expect(refused).toHaveBeenCalledOnce();
    } finally {
      Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    }
  });
});

it('[GSN-8] the list of rounds is there before the first one, says so, and takes each round in', async () => {
  const fair = { seedId: 's', commitment: 'c', tableHash: 't', version: 1, clientSeed: 'mine', nonce: 0 };
  const game = gameOf(1, 'Dice');
  const visit = { stage: 'ready', gameId: game.id, frame: 'games/dice.html', fair } as const;
  const page = await open(game, visit);
  const list = page.getByRole('table', { name: 'Rounds of this visit' });
  const rows = (): readonly string[] =>
    within(list)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent ?? '');
  expect(rows()).toEqual(['No rounds yet']);
  const round: RoundProof = {
    ...{ id: 'r', gameId: game.id, status: 'over', currency: 'EUR', stake: 100, pays: 200, at: 1, bet: {}, moves: [] },
    ...{ shown: {}, serverSeed: null, ...fair },
  };
  await page.after(() => core.fake.set.feature('gameSession', { ...IDLE, ...visit, rounds: [round] }));
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toContain('€2.00');
  const way = (): string | null =>
    within(list)
      .getByRole('link', { name: /^Verify/ })
      .getAttribute('href');
  expect(way(), '[CSN-37] a round for fun').toBe('/en/casino/verify/r?demo');
  await page.after(() => core.fake.set.feature('gameSession', { ...IDLE, ...visit, mode: 'real', rounds: [round] }));
  expect(way()).toBe('/en/casino/verify/r');
});

it('[GSN-41] the header shows balance and net position without the win of a round that is being drawn', async () => {
  core.fake.set.session(PLAYER);
  // Until the config is there, balances are covered.
  const config = decodeUser({ result: {} });
  core.fake.set.feature('user', viewUser({ ...userDecider.initial, facts: config.ok ? config.value : null }));
  const page = await render(core, <PlayerZone />);
  await page.settled();
  const shown = (): string =>
    [page.getByRole('button', { name: /^Account menu/ }), page.getByRole('link', { name: /^Net/ })]
      .map((each) => each.textContent)
      .join(' ');
  const hold = (id: number): Promise<void> => {
    const heldAccount = { id, currency: 'EUR', balance: 90_000, netPosition: -300 };
    return page.after(() => core.fake.set.feature('gameSession', { ...IDLE, heldAccount }));
  };
  expect(shown()).toMatch(/1,284\.50.*12\.50/);
  await hold(1);
  expect(shown()).toMatch(/900\.00.*3\.00/);
  await hold(2);
  expect(shown(), 'another account is active').toMatch(/1,284\.50.*12\.50/);
});
