/** The frame that all of our games share: the port to the shell, the balance, and moves whose answer was lost. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { el } from '../../ui/games/dom.ts';
import { type Bench } from '../../ui/games/bench.ts';
import { startGame } from '../../ui/games/frame.ts';
import { type Round } from '../../ui/games/round.ts';
import { balance } from './frame-tools.ts';

type Json = Readonly<Record<string, unknown>>;

const FAIR = { clientSeed: 'mine', commitment: 'c', nonce: 0 };
const finished = (pays: number): Json => ({
  id: 'r1',
  status: 'paid',
  stake: 100,
  bet: {},
  moves: [],
  pays,
  shown: {},
});
const open = (moves: readonly number[]): Json => ({ ...finished(0), status: 'staked', pays: null, moves });

let shell: MessagePort;
let bench: Bench;
let calls: { id: number; name: string }[];
/** Presses of Escape that the frame has reported. */
let escapes = 0;
/** Presses that the game got for a round. */
let plays = 0;

let pongs: (() => void)[];
const status = (): string => screen.getByRole('status').textContent ?? '';

const post = (message: Json): void => shell.postMessage(JSON.stringify(message));

/** Resolves once the frame has handled everything that was posted: messages of a port keep their order. */
function handled(): Promise<void> {
  return new Promise((resolve) => {
    pongs.push(resolve);
    post({ t: 'ping' });
  });
}

function send(message: Json): Promise<void> {
  post(message);
  return handled();
}

const drawn = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function answer(body: Json): Promise<void> {
  const asked = calls.shift();
  if (asked === undefined) throw new Error('the frame has asked nothing');
  await send({ t: 'answer', id: asked.id, body });
}

beforeEach(async () => {
  [calls, pongs, escapes, plays] = [[], [], 0, 0];
  const { port1, port2 } = new MessageChannel();
  shell = port1;
  shell.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { t: string; id: number; name: string };
    if (message.t === 'call') calls.push(message);
    else if (message.t === 'pong') pongs.shift()?.();
    else if (message.t === 'escape') escapes += 1;
  });
  shell.start();
  startGame({}, (given) => {
    bench = given;
    return {
      stage: el('div', {}, el('button', {}, 'Own')),
      controls: [],
      button: 'Go',
      onPlay: () => {
        plays += 1;
        return Promise.resolve();
      },
    };
  });
  dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
  await send({ t: 'init', mode: 'demo', language: 'en' });
  await send({ t: 'ticket', ticket: 't' });
  await answer({ ok: true, session: 's', currency: 'EUR', min: 10, max: 10_000, fair: FAIR, round: null });
  await send({ t: 'balance', currency: 'EUR', balance: 1_000 });
});

/** An audio device that only counts what is started. happy-dom has none. */
class CountingAudio {
  static started = 0;
  static opened = 0;
  readonly destination = {};
  constructor() {
    CountingAudio.opened += 1;
  }
  createBuffer(): object {
    return { getChannelData: () => ({ set: () => undefined }) };
  }
  createBufferSource(): object {
    const start = (): void => void (CountingAudio.started += 1);
    return { playbackRate: { value: 1 }, connect: (next: object) => next, start };
  }
  createGain(): object {
    return { gain: { value: 1 }, connect: (next: object) => next };
  }
}
class Through {
  connect(next: object): object {
    return next;
  }
}

afterEach(() => {
  shell.close();
  // Later files of this worker have the same document.
  document.body.replaceChildren();
});

/** Lets the provider answer the bet, and the operator report the balance after it. */
async function playTo(round: Json, operatorBalance: number): Promise<Round | null> {
  const played = bench.play({});
  await handled();
  await answer({ ok: true, round });
  await send({ t: 'balance', currency: 'EUR', balance: operatorBalance });
  return played;
}

describe('the balance beside a game', () => {
  it('[GSN-10] loses the stake at once, and has the win once the round has been shown', async () => {
    expect(balance()).toBe('Balance 10.00 EUR');
    const round = await playTo(finished(250), 1_150);
    expect(balance()).toBe('Balance 9.00 EUR');
    if (round === null) throw new Error('no round was played');
    bench.result(round);
    expect(balance()).toBe('Balance 11.50 EUR');
    expect(status()).toContain('2.50 EUR');
  });

  it('[GSN-10] keeps a balance that arrives before the answer to itself', async () => {
    const played = bench.play({});
    await send({ t: 'balance', currency: 'EUR', balance: 1_150 });
    expect(balance()).toBe('Balance 10.00 EUR');
    await answer({ ok: true, round: finished(250) });
    const round = await played;
    if (round === null) throw new Error('no round was played');
    bench.result(round);
    expect(balance()).toBe('Balance 11.50 EUR');
  });

  it('[GSN-10] is the operator’s after a refusal', async () => {
    const played = bench.play({});
    await send({ t: 'balance', currency: 'EUR', balance: 900 });
    await answer({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    expect(await played).toBeNull();
    expect(balance()).toBe('Balance 9.00 EUR');
  });
});

describe('the button that begins a round', () => {
  const described = () => screen.getByRole('button', { name: 'Go' }).getAttribute('aria-description');

  it('[GSN-44] says that an open round comes first, until the round has ended', async () => {
    expect(described()).toBeNull();
    const round = await playTo(open([]), 900);
    if (round === null) throw new Error('no round was played');
    expect(described()).toBe('Finish the open round first.');
    bench.announce('Your move');
    const moved = bench.move(round, 1);
    await handled();
    await answer({ ok: true, round: { ...finished(0), moves: [1] } });
    await moved;
    expect(described()).toBeNull();
  });

  it('[GSN-44] says nothing after a refused stake', async () => {
    const played = bench.play({});
    await handled();
    await answer({ ok: false, code: 'INSUFFICIENT_FUNDS' });
    await played;
    expect(described()).toBeNull();
  });
});

describe('the look of a game', () => {
  it('[GSN-37] follows the page while the game is open', async () => {
    const root = document.documentElement;
    const look = () => ({ isDark: root.classList.contains('is-dark'), isReduced: bench.isReduced() });
    expect(look()).toEqual({ isDark: false, isReduced: false });
    await send({ t: 'look', isDark: true, isReduced: true });
    expect(look()).toEqual({ isDark: true, isReduced: true });
    expect(root.lang).toBe('en');
    await send({ t: 'look', isDark: false, isReduced: false });
    expect(look()).toEqual({ isDark: false, isReduced: false });
  });
});

describe('a stake above what the limits leave', () => {
  it.each([
    [{ reason: 'limitReached', max: 60 }, 'Your limits allow at most 0.60 EUR at the moment. No stake was taken.'],
    [{ reason: 'limitReached' }, 'Your limit does not allow this stake. No stake was taken.'],
    [
      { reason: 'limitReached', max: 60, limitType: 10, until: new Date(2026, 11, 28, 14, 5).getTime() },
      'Your limits allow at most 0.60 EUR at the moment. No stake was taken. Your limit: Net loss in 24 hours. This stake is possible from 28 December at 14:05.',
    ],
    [
      { reason: 'limitReached', limitType: 3, until: null },
      'Your limit does not allow this stake. No stake was taken. Your limit: Stakes in 30 days.',
    ],
  ])('[GSN-28, GSN-39] is refused with the amount that is left, the limit and its time: %j', async (detail, words) => {
    const played = bench.play({});
    await handled();
    await answer({ ok: false, code: 'LIMIT_REACHED', detail });
    expect(await played).toBeNull();
    expect(status()).toBe(words);
  });

  it.each([
    [{ is12h: false, timeZone: 5.5 }, '28 December at 19:35'],
    [{ is12h: true, timeZone: -8 }, '28 December at 06:05 am'],
  ])('[GSN-45] names the time in the zone and the clock that the player has chosen: %j', async (times, time) => {
    await send({ t: 'init', mode: 'real', language: 'en', times });
    const played = bench.play({});
    await handled();
    const until = Date.UTC(2026, 11, 28, 14, 5);
    await answer({ ok: false, code: 'LIMIT_REACHED', detail: { reason: 'limitReached', limitType: 10, until } });
    await played;
    expect(status()).toContain(`This stake is possible from ${time}.`);
  });

  it.each([
    [1, 'Stakes in 24 hours'],
    [2, 'Stakes in 7 days'],
    [3, 'Stakes in 30 days'],
    [10, 'Net loss in 24 hours'],
    [11, 'Net loss in 7 days'],
    [12, 'Net loss in 30 days'],
    [31, 'Session limit'],
  ])('[GSN-39] names the limit with the number %i of the operator: %s', async (limitType, name) => {
    const played = bench.play({});
    await handled();
    await answer({ ok: false, code: 'LIMIT_REACHED', detail: { reason: 'limitReached', limitType, until: null } });
    expect(await played).toBeNull();
    expect(status()).toBe(`Your limit does not allow this stake. No stake was taken. Your limit: ${name}.`);
  });

  it('[GSN-39] names no limit where the operator names none that a player sets', async () => {
    const played = bench.play({});
    await handled();
    await answer({ ok: false, code: 'LIMIT_REACHED', detail: { reason: 'limitReached', limitType: 999, until: 1 } });
    expect(await played).toBeNull();
    expect(status()).toBe('Your limit does not allow this stake. No stake was taken.');
  });
});

describe('a move whose answer was lost', () => {
  it('[PRV-9] goes on with the round as the provider has it', async () => {
    const round = await playTo(open([]), 900);
    if (round === null) throw new Error('no round was played');
    bench.announce('Your move.');
    const moved = bench.move(round, 3);
    await handled();
    await answer({ ok: false, code: 'BAD_MOVE', round: open([1]) });
    expect((await moved)?.moves).toEqual([1]);
  });
});

describe('what a game said last', () => {
  const pause = async (): Promise<void> => {
    await send({ t: 'pause' });
    expect(status()).toBe('Paused');
    await send({ t: 'resume' });
  };

  it('[GSN-30, GSN-7] that a second press stakes only once is there again after the pause of an answer that did not come', async () => {
    const played = bench.play({});
    await handled();
    await answer({ ok: false, code: 'NO_ANSWER' });
    expect(await played).toBeNull();
    await pause();
    expect(status()).toBe('No answer yet. Press again: you stake only once.');
  });

  it('[GSN-30] a win is there again after a pause, as a win', async () => {
    const round = await playTo(finished(250), 1_150);
    if (round === null) throw new Error('no round was played');
    bench.result(round);
    await pause();
    expect(status()).toBe('You won 2.50 EUR.');
    // A win has a colour of its own, which this class gives.
    expect(screen.getByRole('status').className).toBe('status is-won');
  });

  it('[GSN-30] a result that comes during the pause stays after it', async () => {
    const round = await playTo(finished(0), 900);
    if (round === null) throw new Error('no round was played');
    await send({ t: 'pause' });
    bench.result(round);
    await send({ t: 'resume' });
    expect(status()).toBe('No win this time.');
  });
});

describe('the keys of a game', () => {
  it('[GSN-22] Escape is reported to the page around the frame, once a press', async () => {
    const press = (key: string, repeat = false): boolean =>
      dispatchEvent(new KeyboardEvent('keydown', { key, repeat }));
    press('a');
    press('Escape');
    press('Escape', true);
    await handled();
    expect(escapes).toBe(1);
  });

  /** Presses Enter as a browser does: a button is clicked by each keydown that nobody refuses. */
  async function enter(on: HTMLElement, repeat = false): Promise<void> {
    const key = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    if (on.dispatchEvent(key) && on instanceof HTMLButtonElement) on.click();
    await handled();
  }

  it.each([
    ['the main button', () => screen.getByRole('button', { name: 'Go' })],
    ['the stake', () => screen.getByRole('textbox', { name: /stake/i })],
  ])('[GSN-38] Enter held on %s begins one round; the next one needs a press of its own', async (_, find) => {
    await enter(find());
    expect(plays).toBe(1);
    await enter(find(), true);
    await enter(find(), true);
    expect(plays).toBe(1);
    await enter(find());
    expect(plays).toBe(2);
  });

  it('[GSN-38] Enter held on a button of the game itself acts once', async () => {
    const own = screen.getByRole('button', { name: 'Own' });
    let clicks = 0;
    own.addEventListener('click', () => (clicks += 1));
    await enter(own);
    await enter(own, true);
    expect(clicks).toBe(1);
  });
});

describe('the focus', () => {
  it('[GSN-11] moves to the main button when the button that had it vanishes with its round', async () => {
    const own = screen.getByRole('button', { name: 'Own' });
    own.focus();
    const round = await playTo(finished(0), 900);
    if (round === null) throw new Error('no round was played');
    own.remove();
    bench.result(round);
    await drawn();
    expect(document.activeElement?.textContent).toBe('Go');
  });

  it('[GSN-11] stays where it is otherwise', async () => {
    const round = await playTo(finished(0), 900);
    if (round === null) throw new Error('no round was played');
    const own = screen.getByRole('button', { name: 'Own' });
    own.focus();
    bench.result(round);
    await drawn();
    expect(document.activeElement).toBe(own);
  });
});

describe('the sound of a game', () => {
  beforeEach(() => {
    CountingAudio.started = 0;
    Object.assign(globalThis, { AudioContext: CountingAudio, StereoPannerNode: Through });
  });
  afterEach(() => {
    for (const name of ['AudioContext', 'StereoPannerNode']) Reflect.deleteProperty(globalThis, name);
  });

  async function playAndShow(pays: number): Promise<void> {
    const round = await playTo(finished(pays), 1_000);
    if (round === null) throw new Error('no round was played');
    bench.result(round);
  }

  it('[GSN-20] is off, and opens no audio device, until the player turns it on', async () => {
    await playAndShow(250);
    await handled();
    expect(CountingAudio.opened).toBe(0);
    expect(CountingAudio.started).toBe(0);
  });

  it('[GSN-20] marks the stake and a win, and neither a loss nor a return of the stake', async () => {
    await send({ t: 'sound', isOn: true });
    await playAndShow(250);
    await expect.poll(() => CountingAudio.started).toBe(2);
    await playAndShow(100);
    await playAndShow(0);
    await expect.poll(() => CountingAudio.started).toBe(4);
    await playAndShow(250);
    await expect.poll(() => CountingAudio.started).toBe(6);
    await send({ t: 'sound', isOn: false });
    await playAndShow(250);
    await handled();
    expect(CountingAudio.started).toBe(6);
  });

  it('[GSN-20] that can’t be played is said above the result, and is not tried again', async () => {
    const { createBufferSource } = CountingAudio.prototype;
    let tries = 0;
    CountingAudio.prototype.createBufferSource = () => {
      tries += 1;
      throw new Error('no device');
    };
    await send({ t: 'sound', isOn: true });
    await playAndShow(0);
    const alert = (): string | null => screen.queryByRole('alert')?.textContent ?? null;
    await expect.poll(alert).toBe('This device could not play the sound.');
    expect(status()).toBe('No win this time.');
    CountingAudio.prototype.createBufferSource = createBufferSource;
    await playAndShow(250);
    await handled();
    expect(tries).toBe(1);
    expect(CountingAudio.started).toBe(0);
  });
});
