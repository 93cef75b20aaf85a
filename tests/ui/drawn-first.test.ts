/**
 * Every game of one's own in normal motion, with its real draws: while a round is drawn no second stake and no move is
 * taken, and nothing of its end is shown.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import type { PlayableGame } from '../../adapters/sandbox/provider/games/game.ts';
import { GAMES } from '../../adapters/sandbox/provider/games/games.ts';
import type { Frame } from './frame-tools.ts';
import {
  balance,
  closeFrame,
  mainButton,
  openOwn,
  said,
  seedButtons,
  stageButtons,
  stakeField,
} from './frame-tools.ts';

type Json = Readonly<Record<string, unknown>>;

/** Games that show a round as its answer comes. */
const AT_ONCE = new Set(['dice', 'mines', 'hi-lo', 'clover-scratch']);
/** Presses until a bet is on the table, or a drawing has ended. */
const MAX_STEPS = 2_000;
/** Of a stage with many: enough to find one that would move. */
const MAX_BUTTONS = 12;
const STEP_MS = 400;
const BALANCE = 100_000;

const { animate } = Element.prototype;
/** Ends the animations that run. */
let running: (() => void)[] = [];
beforeEach(() => {
  running = [];
  // Frames and their times, too: a count that climbs with them would end by the machine's clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'] });
  // The document of these tests moves nothing by itself.
  Element.prototype.animate = function start(this: Element, frames, timing) {
    const made = animate.call(this, frames, timing);
    const finished = new Promise<Animation>((resolve) => running.push(() => resolve(made)));
    return Object.defineProperty(made, 'finished', { value: finished });
  };
});
afterEach(() => {
  vi.useRealTimers();
  Element.prototype.animate = animate;
  closeFrame();
});

const isFree = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') !== 'true';

/** Presses the main button until the frame asks for a round; the bet. */
async function bet(frame: Frame, id: string): Promise<unknown> {
  for (let press = 0; press < MAX_STEPS; press += 1) {
    mainButton().click();
    // oxlint-disable-next-line no-await-in-loop
    await frame.handled();
    const asked = frame.asked('play')['bet'];
    if (asked !== undefined) return asked;
    stageButtons()[press]?.click();
  }
  throw new Error(`no bet of ${id} is asked for: ${said()}`);
}

function roundOf({ id, play }: PlayableGame, nonce: number, made: unknown, moves: readonly number[]): Json {
  const played = play(createDraws({ serverSeed: 'drawn', clientSeed: id, nonce }), made, moves);
  if (played === null) throw new Error(`${id} refuses a bet or a move`);
  const stake = played.staked ?? 100;
  return { id: `r${nonce}`, status: played.pays === null ? 'staked' : 'over', stake, bet: made, moves, ...played };
}

/** How often the frame has said that a drawing has come to its end. */
const shownTimes = ({ posted }: Frame): number => posted.filter(({ t }) => t === 'shown').length;

const calls = ({ asked }: Frame): readonly Json[] => [asked('play'), asked('move'), asked('rotate')];

/** Presses everything while the round is drawn. */
async function expectRest(frame: Frame): Promise<void> {
  const before = balance();
  const shown = shownTimes(frame);
  for (const button of [mainButton(), ...stageButtons().slice(0, MAX_BUTTONS), ...seedButtons()]) button.click();
  stakeField().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  await frame.handled();
  expect({ calls: calls(frame), said: said(), balance: balance(), shown: shownTimes(frame) }).toEqual({
    calls: [{}, {}, {}],
    said: '',
    balance: before,
    shown,
  });
}

/** Lets everything that moves come to its end. */
async function drawToEnd({ handled }: Frame, id: string): Promise<void> {
  const isDrawing = (): boolean => running.length > 0 || vi.getTimerCount() > 0 || (!AT_ONCE.has(id) && said() === '');
  for (let step = 0; isDrawing(); step += 1) {
    if (step > MAX_STEPS) throw new Error('the drawing does not end');
    for (const end of running.splice(0)) end();
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(STEP_MS);
    // oxlint-disable-next-line no-await-in-loop
    await handled();
  }
}

describe('a round that is drawn', () => {
  it.each(GAMES.filter(({ shared }) => shared === undefined).map((game) => [game.id, game] as const))(
    '[GSN-29, GSN-10, GSN-40] %s: takes no second stake and shows nothing of its end before it has been drawn',
    async (id, game) => {
      const start = (): Promise<unknown> =>
        import(/* @vite-ignore */ new URL(`../../ui/games/${id}/${id}.game.ts`, import.meta.url).pathname);
      const frame = await openOwn(start, null, false);
      let drawings = 0;
      for (let nonce = 0; nonce < 2; nonce += 1) {
        frame.post({ t: 'balance', currency: 'EUR', balance: BALANCE });
        // Rounds and moves follow each other.
        // oxlint-disable-next-line no-await-in-loop
        const made = await bet(frame, id);
        const moves: number[] = [];
        let round = roundOf(game, nonce, made, moves);
        // oxlint-disable-next-line no-await-in-loop
        await frame.answer('play', { ok: true, round });
        frame.post({ t: 'balance', currency: 'EUR', balance: BALANCE + Number(round['pays']) - 100 });
        // oxlint-disable-next-line no-await-in-loop
        await frame.handled();
        // oxlint-disable-next-line no-await-in-loop
        if (!AT_ONCE.has(id)) await expectRest(frame);
        // oxlint-disable-next-line no-await-in-loop
        await drawToEnd(frame, id);
        drawings += 1;
        for (let press = 0; round['pays'] === null; press += 1) {
          if (press > MAX_STEPS) throw new Error(`the round of ${id} does not end: ${said()}`);
          const free = stageButtons().filter(isFree);
          free[press % free.length]?.click();
          // oxlint-disable-next-line no-await-in-loop
          await frame.handled();
          const move = frame.asked('move')['move'];
          if (typeof move !== 'number') continue;
          moves.push(move);
          round = roundOf(game, nonce, made, [...moves]);
          // oxlint-disable-next-line no-await-in-loop
          await frame.answer('move', { ok: true, round });
          // oxlint-disable-next-line no-await-in-loop
          if (!AT_ONCE.has(id) && said() === '') await expectRest(frame);
          // oxlint-disable-next-line no-await-in-loop
          await drawToEnd(frame, id);
          drawings += 1;
        }
        expect(said()).toMatch(/You won|came back|No win/);
        expect(isFree(mainButton())).toBe(true);
        expect(shownTimes(frame), 'the page around the frame learns of each end').toBe(drawings);
      }
    },
    60_000,
  );
});
