/** The page of a game: balance, the game's own stage, status and controls, seeds. */
import type { GamePart } from './bench.ts';
import { el, field } from './dom.ts';
import type { Walker } from './replay.ts';
import type { GameText, SharedWord } from './words.ts';

/** The parts around a game in play. */
interface Parts {
  readonly text: GameText<SharedWord>;
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
  { text, status, stakeInput, walker }: Pick<Parts, 'text' | 'status' | 'stakeInput'> & { readonly walker: Walker },
): HTMLElement {
  return el(
    'main',
    { class: 'is-replay' },
    el('p', { class: 'head' }, el('span', { class: 'tag' }, text('replay')), walker.place ?? ''),
    part.stage,
    el(
      'div',
      { class: 'foot' },
      status,
      controlsOf(text('replay'), walker.main, walker.run ?? ''),
      controlsOf(text('play'), ...part.controls, field(text('stake'), stakeInput)),
    ),
  );
}

export function layoutOf(part: GamePart, parts: Parts): HTMLElement {
  const { text, main, status } = parts;
  const isShared = part.onOpen !== undefined;
  // No form: a sandboxed frame never submits one.
  const stake = el('div', { class: 'stake' }, field(text('stake'), parts.stakeInput), parts.steps);
  const controls = controlsOf(text('play'), ...part.controls, stake, main);
  return el(
    'main',
    {},
    el(
      'p',
      { class: 'head' },
      el('span', {}, `${text('balance')} `, parts.balance),
      parts.isDemo ? el('span', { class: 'tag' }, text('demo')) : '',
    ),
    part.stage,
    el('div', { class: 'foot' }, status, controls),
    part.aside ?? '',
    el(
      'details',
      { class: 'seeds' },
      el('summary', {}, text('seeds')),
      field(text(isShared ? 'salt' : 'clientSeed'), parts.seedInput),
      el('p', {}, text(isShared ? 'sharedNote' : 'seedNote')),
      el('p', {}, `${text('commitment')}: `, parts.commitment),
      parts.rounds,
      isShared ? '' : parts.rotate,
    ),
  );
}
