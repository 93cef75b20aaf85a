/**
 * Every game of our own, played at random in its frame against the real provider, and then watched again: the frame
 * draws the same from the replay as it drew in play, after each move, and nothing of it can be played.
 */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../adapters/sandbox/provider/games/games.ts';
import type { PlayableGame } from '../../adapters/sandbox/provider/games/game.ts';
import type { Replayed, ReplayView } from '../../adapters/sandbox/provider/views.ts';
import type { SharedWorld } from '../unit/provider/shared-world.ts';
import { createSharedWorld, settled } from '../unit/provider/shared-world.ts';
import { betGroup, mainButton, said, stageButtons } from './frame-tools.ts';

type Json = Readonly<Record<string, unknown>>;

const ROUNDS = 2;
/** Presses until a bet that can be placed is on the table, or a move was made. */
const MAX_PRESSES = 400;
const PLAYER = 1;
const TIMEOUT_MS = 60_000;

/** Whole numbers below n, the same in every run. */
function createChance(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}
type Chance = ReturnType<typeof createChance>;

interface Frame {
  readonly post: (message: Json) => void;
  /** Lets everything that is under way end. */
  readonly calm: () => Promise<void>;
  /** Calls of the frame, by name. */
  readonly calls: string[];
  readonly close: () => void;
}
let frame: Frame | null = null;
afterEach(() => {
  frame?.close();
  frame = null;
  vi.resetModules();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('class');
});

async function openFrame(gameId: string, relay: (name: string, body: Json) => Promise<unknown>): Promise<Frame> {
  frame?.close();
  const { port1, port2 } = new MessageChannel();
  const pongs: (() => void)[] = [];
  const calls: string[] = [];
  const post = (message: Json): void => port1.postMessage(JSON.stringify(message));
  const handled = (): Promise<void> =>
    new Promise((resolve) => {
      pongs.push(resolve);
      post({ t: 'ping' });
    });
  port1.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as { t: string; id: number; name: string; body: Json };
    if (message.t === 'pong') pongs.shift()?.();
    if (message.t !== 'call') return;
    calls.push(message.name);
    void relay(message.name, message.body).then((body) => post({ t: 'answer', id: message.id, body }));
  });
  port1.start();
  // A frame is a document of its own: its script runs anew.
  vi.resetModules();
  document.body.replaceChildren();
  await import(/* @vite-ignore */ new URL(`../../ui/games/${gameId}/${gameId}.game.ts`, import.meta.url).pathname);
  dispatchEvent(new MessageEvent('message', { data: { t: 'touchline' }, source: parent, ports: [port2] }));
  const calm = async (): Promise<void> => {
    for (let turn = 0; turn < 4; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await settled();
      // oxlint-disable-next-line no-await-in-loop
      await handled();
    }
  };
  frame = { post, calm, calls, close: () => port1.close() };
  return frame;
}

type Field = HTMLInputElement | HTMLSelectElement;
const page = (): HTMLElement => screen.getByRole('main');

/**
 * The game's own picture, without what says whether buttons work: the second part of its page, and of a shared game.
 */
function stage(isShared: boolean): string {
  const [, whole] = page().children;
  const shown = isShared ? whole?.children[1] : whole;
  const copy = shown?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('the frame has no stage');
  for (const each of copy.querySelectorAll('[hidden]')) each.remove();
  // The field of a raise with its sizes, and the last move, which raises, are tools for the next move.
  const raise = within(copy).queryByText('Raise to', { selector: 'label > span' })?.closest('label');
  if (raise) {
    const moves = within(copy).getByRole('group', { name: 'Your move', hidden: true });
    for (const tool of [raise.parentElement, moves.lastElementChild]) tool?.remove();
  }
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['aria-disabled', 'disabled', 'value']) each.removeAttribute(name);
  // A wheel that turns again ends at the same place, whole turns later.
  for (const { style } of copy.querySelectorAll<HTMLElement>('[style]')) {
    style.transform = style.transform.replace(
      /^rotate\((-?[\d.]+)deg\)$/,
      (_, degrees: string) => `rotate(${(((Number(degrees) % 360) + 360) % 360).toFixed(3)}deg)`,
    );
  }
  return copy.outerHTML;
}
/** The stake, and the field of a raise. */
const NO_BET = /^(?:Stake|Raise to)$/;
const fields = (): readonly Field[] => [...page().querySelectorAll<Field>('input, select')];
/** The values of all fields for the bet, in order, but the stake. */
const controls = (): readonly unknown[] =>
  fields()
    .filter(({ type }) => type !== 'checkbox')
    .filter((field) => field.closest('details') === null && !NO_BET.test(field.closest('label')?.textContent ?? ''))
    .map((field) => (field.type === 'radio' ? [field.value, 'checked' in field && field.checked] : field.value));

/** The buttons beside the one that stakes, or that walks through a replay. */
const buttons = (): readonly HTMLElement[] => [
  ...stageButtons(),
  ...within(betGroup())
    .queryAllByRole('button')
    .filter((button) => button !== mainButton()),
];
const isFree = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') !== 'true';
function pressAny(chance: Chance): void {
  const free = buttons().filter(isFree);
  free[chance(free.length)]?.click();
}

/** Chooses a bet at random, by the fields of the game. */
function chooseBet(chance: Chance): void {
  for (const select of document.querySelectorAll('select')) {
    select.selectedIndex = chance(select.options.length);
    select.dispatchEvent(new Event('change'));
  }
  for (const group of document.querySelectorAll('fieldset')) {
    const radios = [...group.querySelectorAll('input')];
    radios[chance(radios.length)]?.click();
  }
  for (const field of betGroup().querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"])')) {
    if (field.closest('label')?.textContent === 'Stake') continue;
    // A chance in percent, or a multiplier to reach.
    field.value = field.type === 'range' ? String(1 + chance(90)) : (1.01 + chance(300) / 100).toFixed(2);
    field.dispatchEvent(new Event('input'));
  }
  for (let press = chance(6); press > 0; press -= 1) pressAny(chance);
}

interface Played {
  readonly id: string;
  /** The picture after each of the player's moves, and the fields. */
  readonly stages: readonly string[];
  readonly said: string;
  readonly isMarked: boolean;
  readonly controls: readonly unknown[];
}
/** A win has a colour of its own, which this class gives. */
const isMarked = (): boolean => screen.getByRole('status').classList.contains('is-won');

/** Plays a round in the frame, against the provider. */
async function play(world: SharedWorld, { id, shared }: PlayableGame, chance: Chance): Promise<Played> {
  let roundId = '';
  let [isOver, moves] = [false, 0];
  const take = (answer: unknown): unknown => {
    const round: unknown = Reflect.get(Object(answer), 'round');
    if (typeof round !== 'object' || round === null) return answer;
    roundId = String(Reflect.get(round, 'id'));
    isOver = Reflect.get(round, 'status') === 'over';
    const made: unknown = Reflect.get(round, 'moves');
    moves = Array.isArray(made) ? made.length : 0;
    return answer;
  };
  const provider = world.provider();
  const relay = async (name: string, body: Json): Promise<unknown> => {
    const session = String(body['session']);
    if (name === 'open') return provider.open(`${id}.p${PLAYER}`);
    if (name === 'choose') return provider.choose(session, String(body['clientSeed']).slice(0, 8));
    if (name === 'watch') return take(await provider.watch(session, String(body['seen'])));
    if (name === 'play') return take(await provider.play(session, String(body['key']), body['bet']));
    return take(await provider.move(session, String(body['roundId']), Number(body['at']), Number(body['move'])));
  };
  const { post, calm } = await openFrame(id, relay);
  post({ t: 'init', mode: 'real', language: 'en', isReduced: true });
  post({ t: 'ticket', ticket: 't' });
  await calm();
  chooseBet(chance);
  for (let press = 0; roundId === ''; press += 1) {
    if (press > MAX_PRESSES) throw new Error(`no bet of ${id} was placed: ${said()}`);
    mainButton().click();
    // oxlint-disable-next-line no-await-in-loop
    await calm();
    if (roundId === '') pressAny(chance);
    // Bets may be closed.
    // oxlint-disable-next-line no-await-in-loop
    if (roundId === '' && shared !== undefined) await world.pass(500);
  }
  const stages = [stage(shared !== undefined)];
  for (let press = 0; !isOver && shared === undefined; press += 1) {
    if (press > MAX_PRESSES) throw new Error(`the round of ${id} does not end: ${said()}`);
    const before = moves;
    pressAny(chance);
    // oxlint-disable-next-line no-await-in-loop
    await calm();
    if (moves > before) stages.push(stage(false));
  }
  while (shared !== undefined && (!isOver || typeof provider.replay(PLAYER, roundId) === 'string')) {
    // oxlint-disable-next-line no-await-in-loop
    await world.pass(500);
    // oxlint-disable-next-line no-await-in-loop
    await calm();
  }
  if (shared !== undefined) stages.splice(0, 1, stage(true));
  return { id: roundId, stages, said: said(), isMarked: isMarked(), controls: controls() };
}

const reported = (replay: Replayed | null): ReplayView => {
  if (replay === null || typeof replay === 'string') throw new Error(`the replay of the round is ${replay}`);
  return replay;
};

/** The controls of a bet rest: none of them works, and each is pressed all the same. */
function expectRest(): void {
  expect(fields().filter((field) => !field.disabled)).toEqual([]);
  expect(buttons().filter(isFree)).toEqual([]);
  for (const button of buttons()) button.click();
}

/** Watches a round again, to its end and once more. */
async function watch(replay: ReplayView, played: Played, isShared: boolean): Promise<void> {
  const { post, calm, calls } = await openFrame(replay.gameId, () => Promise.resolve({}));
  post({ t: 'init', mode: 'replay', language: 'en', isReduced: true, replay });
  await calm();
  expect(controls()).toEqual(played.controls);
  for (const name of ['Show the round', 'Again']) {
    expect(mainButton().textContent).toBe(name);
    for (const [at, drawn] of played.stages.entries()) {
      if (at > 0) expect(mainButton().textContent).toBe('Next move');
      mainButton().click();
      // oxlint-disable-next-line no-await-in-loop
      await calm();
      expect(stage(isShared)).toBe(drawn);
      expectRest();
      // oxlint-disable-next-line no-await-in-loop
      await calm();
      expect(stage(isShared)).toBe(drawn);
      expect(controls()).toEqual(played.controls);
    }
    expect(said()).toBe(played.said);
    expect(isMarked()).toBe(played.isMarked);
  }
  expect(calls).toEqual([]);
}

it.each(GAMES.map((game) => [game.id, game] as const))(
  '[GSN-23, GSN-24, GSN-25, PRV-13, GSN-16] %s: a round that was played is watched again as it was drawn, move by move, and nothing of it can be played',
  async (id, game) => {
    const world = createSharedWorld();
    const chance = createChance(
      Array.from(id, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, 7),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      // Rounds follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const played = await play(world, game, chance);
      const replay = reported(world.provider().replay(PLAYER, played.id));
      const paid = world.provider().round(PLAYER, played.id);
      expect(replay.steps.at(-1)).toEqual({
        ...{ stake: paid?.stake, moves: paid?.moves, pays: paid?.pays, shown: paid?.shown },
      });
      expect(replay.steps).toHaveLength(played.stages.length);
      // oxlint-disable-next-line no-await-in-loop
      await watch(replay, played, game.shared !== undefined);
    }
  },
  TIMEOUT_MS,
);
