/** The page of a game: balance, the game's own stage, status and controls, seeds. */
import type { GamePart } from './bench.ts';
import { el, field } from './dom.ts';
import type { Walker } from './replay.ts';
import type { Say, SharedWord } from './words.ts';

/** The parts around a game in play. */
interface Parts {
  readonly say: Say<SharedWord>;
  readonly isDemo: boolean;
  readonly balance: HTMLElement;
  readonly status: HTMLElement;
  readonly stakeInput: HTMLElement;
  /** The buttons beside the stake. */
  readonly steps: HTMLElement;
  readonly seedInput: HTMLElement;
  readonly commitment: HTMLElement;
  /** The number of the next round or draw. */
  readonly rounds: HTMLElement;
  readonly main: HTMLElement;
  readonly rotate: HTMLElement;
}

/** Fields and buttons in a row, with a name for screen readers. */
const controlsOf = (name: string, ...controls: readonly (Node | string)[]): HTMLElement =>
  el('div', { class: 'controls', role: 'group', 'aria-label': name }, ...controls);

/** The page of a game that shows a finished round again: neither balance nor seeds. */
export function replayLayoutOf(
  part: GamePart,
  { say, status, stakeInput, walker }: Pick<Parts, 'say' | 'status' | 'stakeInput'> & { readonly walker: Walker },
): HTMLElement {
  return el(
    'main',
    { class: 'is-replay' },
    el('p', { class: 'head' }, el('span', { class: 'tag' }, say('replay')), walker.place ?? ''),
    part.stage,
    el(
      'div',
      { class: 'foot' },
      status,
      controlsOf(say('replay'), walker.main, walker.run ?? ''),
      controlsOf(say('play'), ...part.controls, field(say('stake'), stakeInput)),
    ),
  );
}

export function layoutOf(part: GamePart, parts: Parts): HTMLElement {
  const { say, main, status } = parts;
  const isShared = part.onOpen !== undefined;
  // No form: a sandboxed frame never submits one.
  const stake = el('div', { class: 'stake' }, field(say('stake'), parts.stakeInput), parts.steps);
  const controls = controlsOf(say('play'), ...part.controls, stake, main);
  return el(
    'main',
    {},
    el(
      'p',
      { class: 'head' },
      el('span', {}, `${say('balance')} `, parts.balance),
      parts.isDemo ? el('span', { class: 'tag' }, say('demo')) : '',
    ),
    part.stage,
    el('div', { class: 'foot' }, status, controls),
    part.aside ?? '',
    el(
      'details',
      { class: 'seeds' },
      el('summary', {}, say('seeds')),
      field(say(isShared ? 'salt' : 'clientSeed'), parts.seedInput),
      el('p', {}, say(isShared ? 'sharedNote' : 'seedNote')),
      el('p', {}, `${say('commitment')}: `, parts.commitment),
      parts.rounds,
      isShared ? '' : parts.rotate,
    ),
  );
}
