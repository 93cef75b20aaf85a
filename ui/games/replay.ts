/** A finished round, shown again [GSN-23…GSN-25]: what rests meanwhile, and the buttons that walk through its steps. */
import { el, setAll } from './dom.ts';
import type { GamePart } from './bench.ts';
import type { Replay } from './recorded.ts';
import type { GameText, SharedWord } from './words.ts';

/** The pause between two moves of a replay that runs by itself. */
const PAUSE_MS = 1_000;

/**
 * Rests everything that belongs to a bet. What only looks at the round still works: lists that open, and `.steps`,
 * which leaf through views.
 */
export function rest(part: GamePart): void {
  const roots: readonly Element[] = [part.stage, ...part.controls];
  const all = (selector: string): readonly Element[] =>
    roots.flatMap((root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]);
  for (const field of all('input, select')) setAll(field, { disabled: true });
  for (const button of all('button:not(.steps > button)')) setAll(button, { 'aria-disabled': true });
  for (const root of roots)
    root.addEventListener(
      'click',
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest('button[aria-disabled="true"]') !== null)
          event.stopPropagation();
      },
      true,
    );
}

interface Walk {
  readonly part: GamePart;
  readonly replay: Replay;
  readonly text: GameText<SharedWord>;
  readonly isReduced: boolean;
  readonly isPaused: () => boolean;
  /** A move is being shown. */
  readonly onMove: () => void;
}

export interface Walker {
  readonly main: HTMLElement;
  /** Whether the replay runs by itself, and where the round is; null for a round without moves. */
  readonly run: HTMLElement | null;
  readonly place: HTMLElement | null;
  /** Shows whether the buttons work. */
  readonly show: () => void;
}

/** The buttons that walk through a replay. */
export function createWalker({ part, replay, text, isReduced, isPaused, onMove }: Walk): Walker {
  const { steps } = replay;
  const last = steps.length - 1;
  let at = -1;
  let isShowing = false;
  /** Reduced motion moves nothing by itself. */
  let isRunning = !isReduced;
  let timer = 0;
  const main = el('button', { type: 'button', class: 'main' });
  const place = el('span', {});
  const run = el('button', { type: 'button', class: 'run' }, text('runs'));

  function show(): void {
    main.textContent = text(at < 0 ? 'showRound' : at < last ? 'nextMove' : 'again');
    place.textContent = text('moveOf', { at: Math.max(0, at), of: last });
    setAll(main, { 'aria-disabled': isShowing || isPaused() });
    setAll(run, { 'aria-pressed': isRunning });
  }

  async function walk(): Promise<void> {
    if (isShowing || isPaused()) return;
    clearTimeout(timer);
    const next = at < last ? at + 1 : 0;
    const step = steps[next];
    if (step === undefined) return;
    isShowing = true;
    at = next;
    show();
    if (next === 0) await part.onPlay();
    else {
      onMove();
      await (part.onMoved ?? part.onResume)?.(step);
    }
    isShowing = false;
    show();
    goOn();
  }

  /** The next move after a pause. */
  function goOn(): void {
    clearTimeout(timer);
    if (!isRunning || isShowing || at < 0 || at >= last) return;
    timer = window.setTimeout(() => {
      if (isPaused()) goOn();
      else void walk();
    }, PAUSE_MS);
  }

  main.addEventListener('click', () => void walk());
  run.addEventListener('click', () => {
    isRunning = !isRunning;
    show();
    goOn();
  });
  show();
  const hasMoves = last > 0;
  return { main, run: hasMoves ? run : null, place: hasMoves ? place : null, show };
}
