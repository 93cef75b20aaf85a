/**
 * A server's page until the browser has taken it over: what it has kept, and what waits for that [RND-4, RND-7, RND-8].
 */
import { useDeferredValue, useSyncExternalStore } from 'react';

/** Ends the keeping, and returns the tapped buttons in their order. */
export type TakeEarlyTaps = () => readonly HTMLElement[];

/**
 * The id of the question about cookies in a server's page: it is outside the root, and has the tapped answer in
 * `data-way` [RND-16].
 */
export const FIRST_CONSENT = 'first-consent';

declare global {
  /** Set by `early.ts`, in a server's page only. */
  var takeEarlyTaps: TakeEarlyTaps | undefined;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isTakenOver(): boolean {
  return globalThis.takeEarlyTaps === undefined;
}

/**
 * False on a server, and in its page until the screen is taken over: React discards the elements of a screen whose
 * context changes before that. A page that the browser renders itself is its own from the start. Deferred, because what
 * waits for it is much: React renders it in slices, between which the browser can answer the player.
 */
export function useTakenOver(): boolean {
  return useDeferredValue(useSyncExternalStore(subscribe, isTakenOver, () => false));
}

/** The page's own button, or its successor where a list has replaced its rows. */
function successorOf(button: HTMLElement): HTMLElement | null {
  if (button.isConnected) return button;
  const market = button.dataset['market'];
  return market === undefined ? null : document.querySelector(`main .cell[data-market="${market}"]`);
}

/** Shows prices in the chosen odds, and repeats the early taps in their order; once, and on a server's page only. */
export function takeOver(): void {
  const take = globalThis.takeEarlyTaps;
  if (take === undefined) return;
  globalThis.takeEarlyTaps = undefined;
  performance.mark('touchline:taken-over');
  delete document.documentElement.dataset['odds'];
  const question = document.getElementById(FIRST_CONSENT);
  question?.addEventListener('click', ({ target }) => Object.assign(question.dataset, (target as HTMLElement).dataset));
  const taps = take();
  for (const button of taps) button.removeAttribute('data-early');
  for (const button of taps) successorOf(button)?.click();
  listeners.forEach((listener) => listener());
}
