/** Games with shared draws in their frame: a bet, a move during a pause, and results that are announced once. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { el } from '../../ui/games/dom.ts';
import { startShared } from '../../ui/games/shared.ts';
import { mainButton, said } from './frame-tools.ts';

type Json = Readonly<Record<string, unknown>>;

const FAIR = { clientSeed: 'salt', commitment: 'c', nonce: 4 };
const round = (more: Json): Json => ({
  id: 'r1',
  status: 'staked',
  stake: 100,
  bet: {},
  moves: [],
  pays: null,
  shown: {},
  ...more,
});
const draw = (phase: string): Json => ({ nonce: 4, phase, closesAt: 1_000, endsAt: null, bets: 1, last: [] });
const watched = (phase: string, more: Json = {}): Json => ({
  ok: true,
  revision: `4.${phase}`,
  now: 2_000,
  draw: draw(phase),
  ...more,
});

let shell: MessagePort;
let calls: { id: number; name: string; body: Json }[];
let pongs: (() => void)[];
let shows: number;

const post = (message: Json): void => shell.postMessage(JSON.stringify(message));
/** Resolves once the frame has handled everything that was posted. */
const handled = (): Promise<void> =>
  new Promise((resolve) => {
    pongs.push(resolve);
    post({ t: 'ping' });
  });
const send = (message: Json): Promise<void> => {
  post(message);
  return handled();
};
/** Answers the oldest call of a name; the body that it had. */
async function answer(name: string, body: Json): Promise<Json> {
  const at = calls.findIndex((each) => each.name === name);
  const [asked] = calls.splice(at, 1);
  if (at < 0 || asked === undefined) throw new Error(`the frame has not asked for ${name}`);
  await send({ t: 'answer', id: asked.id, body });
  await handled();
  return asked.body;
}

beforeEach(async () => {
  [calls, pongs, shows] = [[], [], 0];
  const { port1, port2 } = new MessageChannel();
  shell = port1;
  shell.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { t: string; id: number; name: string; body: Json };
    if (message.t === 'call') calls.push(message);
    else if (message.t === 'pong') pongs.shift()?.();
  });
  shell.start();
  startShared({}, () => ({
    stage: el('div'),
    bet: (stake) => ({ bet: { stake } }),
    onDraw: () => undefined,
    show: () => {
      shows += 1;
      return Promise.resolve();
    },
    word: () => 'Over.',
    brief: () => 'x',
    moveText: 'Cash out',
    receipt: (received) => `Received at ${received}.`,
  }));
  dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
  await send({ t: 'init', mode: 'demo', language: 'en' });
  await send({ t: 'ticket', ticket: 't' });
  await answer('open', { ok: true, session: 's', currency: 'EUR', min: 10, max: 10_000, fair: FAIR, round: null });
  await answer('watch', watched('bets'));
});

afterEach(() => {
  shell.close();
  // Later files of this worker have the same document.
  document.body.replaceChildren();
});

describe('a game with shared draws in its frame', () => {
  async function bet(): Promise<void> {
    mainButton().click();
    await handled();
    await answer('play', { ok: true, round: round({}) });
  }

  it('[GSN-13, SHR-9] takes one bet while bets are open, without a choice of seeds', async () => {
    expect(mainButton().textContent).toBe('Place bet');
    expect(mainButton().getAttribute('aria-disabled')).toBe('false');
    await bet();
    expect(mainButton().getAttribute('aria-disabled')).toBe('true');
    expect(document.body.textContent).not.toContain('Reveal and change seeds');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Salt of all players' }).readOnly).toBe(true);
  });

  it('[GSN-13, SHR-6] makes a move during a pause, but takes no bet', async () => {
    await send({ t: 'pause' });
    mainButton().click();
    await handled();
    expect(calls.map(({ name }) => name)).toEqual(['watch']);
    await send({ t: 'resume' });
    await bet();
    await answer('watch', watched('run'));
    await send({ t: 'pause' });
    mainButton().click();
    await handled();
    await answer('move', {
      ok: true,
      receipt: { elapsedMs: 1_234 },
      round: round({ status: 'over', moves: [134], pays: 134 }),
    });
    expect(said()).toBe('Over. Received at 1234. You won 1.34 EUR.');
  });

  it.each(['before', 'after'])(
    '[SHR-6] keeps the receipt of a move that the draw reports %s its answer',
    async (when) => {
      await bet();
      await answer('watch', watched('run'));
      mainButton().click();
      await handled();
      const over = round({ status: 'over', moves: [134], pays: 134 });
      if (when === 'before') await answer('watch', watched('run', { round: over }));
      await answer('move', { ok: true, receipt: { elapsedMs: 1_234 }, round: over });
      if (when === 'after') await answer('watch', watched('run', { round: over }));
      expect(said()).toBe('Over. Received at 1234. You won 1.34 EUR.');
    },
  );

  it('[SHR-6] announces the end of a moved round whose answer was lost', async () => {
    await bet();
    await answer('watch', watched('run'));
    mainButton().click();
    await handled();
    await answer('watch', watched('run', { round: round({ status: 'over', moves: [134], pays: 134 }) }));
    expect(said()).not.toContain('Over');
    await answer('move', { ok: false, code: 'BAD_CALL' });
    expect(said()).toBe('Over. You won 1.34 EUR.');
  });

  it('[SHR-7] asks for changes from the state that it has, and announces a round’s end after its draw was shown', async () => {
    await bet();
    expect(await answer('watch', watched('run'))).toMatchObject({ seen: '4.bets' });
    const over = { round: round({ status: 'over', pays: 0 }) };
    expect(await answer('watch', watched('shown', over))).toMatchObject({ seen: '4.run' });
    expect(shows).toBe(1);
    expect(said()).toBe('Over. No win this time.');
    await answer('watch', watched('shown'));
    expect(shows).toBe(1);
  });
});
