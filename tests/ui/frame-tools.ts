/** Frames of games in happy-dom: a port in place of the shell, and answers that a test gives. */
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

type Json = Readonly<Record<string, unknown>>;

const FAIR = { clientSeed: 'salt', commitment: 'c', nonce: 4 };
/** The answer to `watch` in a phase of draw 4. */
export const draw = (phase: string, result: unknown, more: Json = {}): Json => ({
  ok: true,
  revision: `4.${phase}`,
  now: 2_000,
  draw: {
    nonce: 4,
    phase,
    closesAt: 9_000,
    endsAt: phase === 'bets' ? null : 22_000,
    result,
    bets: 0,
    last: [],
    ...more,
  },
});

export interface Frame {
  /** Answers the oldest call of a name; the body that it had. */
  answer(name: string, body: Json): Promise<Json>;
  /** The body of the oldest call of a name that has no answer. */
  asked(name: string): Json;
  /** Resolves once the frame has handled everything that was posted. */
  handled(): Promise<void>;
  post(message: Json): void;
  /** Everything that the frame has posted. */
  readonly posted: readonly Json[];
}

let port: MessagePort | null = null;

async function openPort(start: () => Promise<unknown>, isReduced: boolean): Promise<Frame> {
  const calls: { id: number; name: string; body: Json }[] = [];
  const pongs: (() => void)[] = [];
  const posted: Json[] = [];
  const { port1, port2 } = new MessageChannel();
  port = port1;
  port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { t: string; id: number; name: string; body: Json };
    posted.push(message);
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
  const asked: Frame['asked'] = (name) => calls.find((each) => each.name === name)?.body ?? {};
  // A frame is a document of its own: its script runs anew, whatever an earlier test has loaded.
  vi.resetModules();
  await start();
  dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
  post({ t: 'init', mode: 'demo', language: 'en', isReduced });
  post({ t: 'ticket', ticket: 't' });
  await handled();
  return { answer, asked, handled, post, posted };
}

/** A game with rounds of one's own, ready for the first round; `round` is one that was left open. */
export async function openOwn(
  start: () => Promise<unknown>,
  round: unknown = null,
  isReduced = true,
  more: Json = {},
): Promise<Frame> {
  const frame = await openPort(start, isReduced);
  await frame.answer('open', {
    ok: true,
    session: 's',
    currency: 'EUR',
    min: 10,
    max: 10_000,
    fair: FAIR,
    round,
    ...more,
  });
  return frame;
}

/** A game with shared draws while bets are open. */
export async function openShared(
  start: () => Promise<unknown>,
  { more = {}, round = null }: { readonly more?: Json; readonly round?: unknown } = {},
): Promise<Frame> {
  const frame = await openOwn(start, round);
  await frame.answer('watch', draw('bets', null, more));
  return frame;
}

/** The button with this text or name. */
export const button = (name: string): HTMLElement =>
  [...document.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) ?? document.body;
/** The announcement of the game. */
export const said = (): string => screen.queryByRole('status')?.textContent ?? '';
/** The balance with its label. */
export const balance = (): string => screen.getByText('Balance').textContent ?? '';
export const stakeField = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Stake' });
/** The fields and buttons of the bet. */
export const betGroup = (): HTMLElement => screen.getByRole('group', { name: 'Play' });
const seeds = (): HTMLElement | null => screen.queryByText('Seeds')?.closest('details') ?? null;
/** The buttons that walk through a round in its replay. */
const walk = (): HTMLElement | null => screen.queryByRole('group', { name: 'Played round' });
/** The button that stakes, the last one of the bet; in a replay the one that shows the round, the first one there. */
export function mainButton(): HTMLElement {
  const replay = walk();
  const all = within(replay ?? betGroup()).getAllByRole('button');
  return all.at(replay === null ? -1 : 0) ?? document.body;
}
export const seedButtons = (): readonly HTMLElement[] => within(seeds() ?? document.body).queryAllByRole('button');

/** Buttons that leaf through the views of a round, and neither bet nor move. */
const LEAFING = /^(?:Previous|Next) step$/;
const doesLeaf = ({ textContent }: HTMLElement): boolean => LEAFING.test(textContent ?? '');
/** The buttons of the game itself that bet or move. */
export function stageButtons(): readonly HTMLElement[] {
  const apart = [betGroup(), walk(), seeds()];
  return [...document.querySelectorAll('button')].filter(
    (each) =>
      !doesLeaf(each) && each.closest('[hidden]') === null && apart.every((part) => part?.contains(each) !== true),
  );
}

/**
 * Presses the button with this name; the bet that the frame asked for. The provider refuses, so that the next one is possible.
 */
export async function askedBet({ answer, handled }: Frame, main = 'Place bet'): Promise<unknown> {
  button(main).click();
  await handled();
  const { bet } = await answer('play', { ok: false, code: 'BETS_CLOSED' });
  return bet;
}

/** Closes the frame; for `afterEach`, because later files of the worker have the same document. */
export function closeFrame(): void {
  port?.close();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
}
