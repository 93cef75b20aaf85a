/** Games with a draw every minute in their frames: each place is a bet of the provider's game, and each result is told in words. */
import { afterEach, describe, expect, it } from 'vitest';
import { createDraws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import type { PlayableGame } from '../../adapters/sandbox/provider/games/game.ts';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';

type Json = Readonly<Record<string, unknown>>;

/** The frames, with the number of bets that their buttons and lists offer, and the form of their results. */
const FRAMES = [
  ['tv-21', 8, /^Red: .*(?:points|aces).*\. Blue: /, () => import('../../ui/games/tv-21/tv-21.game.ts')],
  ['guess-card', 74, /^Drawn: .+ of \w+\./, () => import('../../ui/games/guess-card/guess-card.game.ts')],
  [
    'backgammon-race',
    9,
    /^The winner is (?:White|Black)\. Throws: \d+\. Checkers left to the loser: \d+\./,
    () => import('../../ui/games/backgammon-race/backgammon-race.game.ts'),
  ],
  ['tv-poker', 7, /^Red: [A-Z].*\. Blue: [A-Z].*\./, () => import('../../ui/games/tv-poker/tv-poker.game.ts')],
  [
    'two-wheels',
    20,
    /^Left wheel: \d+\. Right wheel: \d+\./,
    () => import('../../ui/games/two-wheels/two-wheels.game.ts'),
  ],
  [
    'tv-battle',
    7,
    /^Left after [345] rounds: red \d, blue \d\./,
    () => import('../../ui/games/tv-battle/tv-battle.game.ts'),
  ],
  ['tv-wheel', 26, /^Result: (?:\d+|Star)\./, () => import('../../ui/games/tv-wheel/tv-wheel.game.ts')],
] as const;

const FAIR = { clientSeed: 'salt', commitment: 'c', nonce: 4 };
const draw = (phase: string, result: unknown): Json => ({
  ok: true,
  revision: `4.${phase}`,
  now: 2_000,
  draw: { nonce: 4, phase, closesAt: 9_000, endsAt: phase === 'bets' ? null : 22_000, result, bets: 0, last: [] },
});

interface Frame {
  /** Answers the oldest call of a name; the body that it had. */
  answer(name: string, body: Json): Promise<Json>;
  /** Resolves once the frame has handled everything that was posted. */
  handled(): Promise<void>;
}

let port: MessagePort | null = null;

async function open(start: () => Promise<unknown>): Promise<Frame> {
  const calls: { id: number; name: string; body: Json }[] = [];
  const pongs: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port = port1;
  port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { t: string; id: number; name: string; body: Json };
    if (message.t === 'call') calls.push(message);
    else if (message.t === 'pong') pongs.shift()?.();
  });
  port1.start();
  const post = (message: Json): void => port1.postMessage(JSON.stringify(message));
  const handled = (): Promise<void> =>
    new Promise((resolve) => {
      pongs.push(resolve);
      post({ t: 'ping' });
    });
  const answer: Frame['answer'] = async (name, body) => {
    const at = calls.findIndex((each) => each.name === name);
    const [asked] = calls.splice(at, 1);
    if (at < 0 || asked === undefined) throw new Error(`the frame has not asked for ${name}`);
    post({ t: 'answer', id: asked.id, body });
    await handled();
    await handled();
    return asked.body;
  };
  await start();
  dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
  post({ t: 'init', mode: 'demo', language: 'en', isReduced: true });
  post({ t: 'ticket', ticket: 't' });
  await handled();
  await answer('open', { ok: true, session: 's', currency: 'EUR', min: 10, max: 10_000, fair: FAIR, round: null });
  await answer('watch', draw('bets', null));
  return { answer, handled };
}

const button = (name: string): HTMLElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? document.body;
const status = (): string => document.querySelector('[role="status"]')?.textContent ?? '';

/** Presses "Place bet"; the bet that the frame asked for. The provider refuses, so that the next one is possible. */
async function askedBet({ answer, handled }: Frame): Promise<unknown> {
  button('Place bet').click();
  await handled();
  const { bet } = await answer('play', { ok: false, code: 'BETS_CLOSED' });
  return bet;
}

/** All bets that the places of a frame offer. */
async function offered(frame: Frame): Promise<readonly unknown[]> {
  const bets: unknown[] = [];
  for (const place of document.querySelectorAll<HTMLElement>('[aria-pressed]')) {
    place.click();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    // Bets follow each other.
    // oxlint-disable-next-line no-await-in-loop
    bets.push(await askedBet(frame));
  }
  for (const { value } of document.querySelectorAll<HTMLOptionElement>('option:not([value=""])')) {
    const list = document.querySelector('select');
    if (list !== null) list.value = value;
    list?.dispatchEvent(new Event('change'));
    // oxlint-disable-next-line no-await-in-loop
    bets.push(await askedBet(frame));
  }
  return bets;
}

afterEach(() => {
  port?.close();
  // Later files of this worker have the same document.
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
});

describe('frames of games with a draw every minute', () => {
  it.each(FRAMES)(
    '[TVG-1, SHR-4] %s: its %i places are different bets of the game, and its result is told',
    async (id, places, form, start) => {
      const game: PlayableGame | null = gameOf(id);
      if (game?.shared === undefined) throw new Error(`${id} has no shared draws`);
      const frame = await open(start);
      const bets = await offered(frame);
      expect(bets.map((bet) => game.stakeOf(bet))).toEqual(bets.map(() => 100));
      expect(new Set(bets.map((bet) => JSON.stringify(bet))).size).toBe(places);

      const draws = (): ReturnType<typeof createDraws> =>
        createDraws({ serverSeed: 'a', clientSeed: 'salt', nonce: 4 });
      const played = game.play(draws(), bets[0], []);
      const round = { id: 'r1', status: 'over', stake: 100, bet: bets[0], moves: [], ...played };
      await frame.answer('watch', { ...draw('shown', game.shared.result(draws())), round });
      await expect.poll(status).toMatch(form);
    },
  );
});
