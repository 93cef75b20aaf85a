/** The buttons that walk through a finished round: by hand, by themselves, and under a pause. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { el } from '../../ui/games/dom.ts';
import { replayOf } from '../../ui/games/recorded.ts';
import { createWalker, type Walker } from '../../ui/games/replay.ts';
import { textIn } from '../../ui/games/words.ts';
import { button, closeFrame, openOwn, openShared, said } from './frame-tools.ts';

const step = (pays: number | null, ...moves: readonly number[]) => ({ stake: 100, moves, pays, shown: {} });
const STEPS = [step(null), step(null, 3), step(0, 3, 4)];

let shown: string[];
let [isPaused, moves] = [false, 0];
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

function walkThrough(steps: readonly unknown[], isReduced: boolean): Walker {
  const replay = replayOf({ id: 'r', currency: 'EUR', bet: { stake: 100 }, draw: null, steps });
  if (replay === null) throw new Error('this is no replay');
  return createWalker({
    part: {
      stage: el('div'),
      controls: [],
      button: '',
      onPlay: () => {
        shown.push('begin');
        return Promise.resolve();
      },
      onResume: ({ moves: made }) => void shown.push(made.join(' ')),
    },
    replay,
    text: textIn('en', {}),
    isReduced,
    isPaused: () => isPaused,
    onMove: () => (moves += 1),
  });
}

beforeEach(() => {
  [shown, isPaused, moves] = [[], false, 0];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  closeFrame();
});

describe('a replay with moves', () => {
  it('[GSN-25] runs by itself with a second between moves, and begins again at its end', async () => {
    const { main, place } = walkThrough(STEPS, false);
    expect(main.textContent).toBe('Show the round');
    expect(place?.textContent).toBe('Move 0 of 2');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
    main.click();
    await vi.advanceTimersByTimeAsync(999);
    expect(shown).toEqual(['begin']);
    expect(main.textContent).toBe('Next move');
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['begin', '3']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['begin', '3', '3 4']);
    expect(main.textContent).toBe('Again');
    expect(place?.textContent).toBe('Move 2 of 2');
    expect(moves).toBe(2);
    main.click();
    await settle();
    expect(shown.at(-1)).toBe('begin');
  });

  it('[GSN-25] goes on by hand once the player has stopped it', async () => {
    const { main, run } = walkThrough(STEPS, false);
    main.click();
    await settle();
    run?.click();
    expect(run?.getAttribute('aria-pressed')).toBe('false');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['begin']);
    main.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['begin', '3']);
    run?.click();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['begin', '3', '3 4']);
  });

  it('[GSN-25] waits for the player under reduced motion', async () => {
    const { main, run } = walkThrough(STEPS, true);
    main.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['begin']);
    expect(run?.getAttribute('aria-pressed')).toBe('false');
  });

  it('[GSN-25] stops in a pause of the session, and goes on afterwards', async () => {
    const { main, show } = walkThrough(STEPS, false);
    main.click();
    await settle();
    isPaused = true;
    show();
    main.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual(['begin']);
    expect(main.getAttribute('aria-disabled')).toBe('true');
    isPaused = false;
    show();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(['begin', '3']);
  });

  it('[GSN-25] has neither a place nor a run when the round has no moves', () => {
    const { run, place } = walkThrough([step(0)], false);
    expect(run).toBeNull();
    expect(place).toBeNull();
  });
});

describe('a round that continues', () => {
  it('[GSN-26] shows its own bet in the fields of its game', async () => {
    vi.useRealTimers();
    const bet = { stake: 100, mines: 5 };
    const round = { id: 'r', status: 'staked', stake: 100, bet, moves: [], pays: null, shown: { picks: [] } };
    await openOwn(() => import('../../ui/games/mines/mines.game.ts'), round);
    expect(document.querySelector('select')?.value).toBe('5');
  });

  it('[GSN-26] shows its own places and tickets in a game with shared draws', async () => {
    vi.useRealTimers();
    const round = (bet: object) => ({ id: 'r', status: 'staked', stake: 100, bet, moves: [], pays: null, shown: {} });
    const pressed = (): readonly string[] =>
      [...document.querySelectorAll('[aria-pressed="true"]')].map((each) => each.textContent ?? '');
    await openShared(() => import('../../ui/games/tv-21/tv-21.game.ts'), {
      round: round({ stake: 100, on: 'golden' }),
    });
    expect(pressed()).toEqual(['Two aces']);
    closeFrame();
    const preview = gameOf('bingo-75')?.shared?.preview?.({ below: () => 0 }) ?? {};
    await openShared(() => import('../../ui/games/bingo-75/bingo-75.game.ts'), {
      round: round({ stake: 100, tickets: [7, 31] }),
      more: { preview },
    });
    expect(pressed()).toEqual(['7', '31']);
    expect(screen.getAllByRole('table', { name: /^Ticket \d+, yours$/ })).toHaveLength(2);
  });
});

describe('a flight that is watched again', () => {
  it('[GSN-24] climbs to its end before the result is announced', async () => {
    vi.useRealTimers();
    vi.resetModules();
    const { port1, port2 } = new MessageChannel();
    await import('../../ui/games/crash/crash.game.ts');
    dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
    const end = { stake: 100, moves: [], pays: 0, shown: { crashedAt: 104 } };
    const replay = {
      ...{ id: 'r', currency: 'EUR', bet: { stake: 100, target: 200 }, steps: [end] },
      draw: { nonce: 4, preview: {}, result: { crashedAt: 104 } },
    };
    port1.postMessage(JSON.stringify({ t: 'init', mode: 'replay', language: 'en', replay }));
    const number = (): HTMLElement | null => screen.queryByText(/^\d\.\d\d×$/);
    await expect.poll(() => number()?.textContent).toBe('1.00×');
    button('Show the round').click();
    // The end has a colour of its own, which this class gives.
    expect(number()?.className).toBe('number');
    await expect.poll(said).toMatch(/1\.04×.* No win/);
    expect(number()?.textContent).toBe('1.04×');
    expect(number()?.className).toBe('number is-over');
    port1.close();
  });
});
