/**
 * Runs inline at the beginning of a server's page, before anything else has loaded [RND-5, RND-7, RND-8]: applies the
 * chosen theme and look, hides the question about cookies from a visitor who has answered it [RND-16], keeps room for a
 * player's balance, hides prices in other odds than the chosen ones, writes times in the player's zone as the page
 * arrives, and keeps taps on buttons until the page is taken over (`take-over.ts`). Links need no help: the browser
 * follows them.
 */
import type { TakeEarlyTaps } from './take-over.ts';

/** The name of `DEVICE_STORAGE.preferences`, written by the build: the whole table would be larger than this script. */
declare const __PREFERENCES__: string;
/** The name of `DEVICE_STORAGE.look`. */
declare const __LOOK__: string;
/** The name of `DEVICE_STORAGE.consent`. */
declare const __CONSENT__: string;
/** The name of `DEVICE_STORAGE.activeAt`. */
declare const __ACTIVE__: string;

const root = document.documentElement;
const { dataset } = root;
const taps: HTMLElement[] = [];
const keepTap = (event: Event): void => {
  // A script may click the document itself.
  const button = (event.target as Partial<Element>).closest?.('button');
  if (!button) return;
  // Until the page is taken over nobody else may act on it, or the tap would count twice.
  event.stopImmediatePropagation();
  button.toggleAttribute('data-early');
  taps.push(button);
};

interface Chosen {
  readonly theme?: unknown;
  readonly oddsView?: unknown;
  readonly is12h?: boolean;
  readonly timeZone?: unknown;
}

let chosen: unknown;
try {
  const stored = localStorage;
  dataset['look'] = (stored[__LOOK__] as string | undefined) ?? '';
  if (stored[__ACTIVE__]) dataset['player'] = '';
  if (stored[__CONSENT__]) dataset['consent'] = '';
  chosen = JSON.parse(stored[__PREFERENCES__] as string);
} catch {
  // No preferences, or a browser without storage: the page is shown as it was sent.
}
const { theme, oddsView, is12h, timeZone } = (chosen ?? {}) as Chosen;
const named = ['light', 'dark'][theme as number];
if (named) dataset['theme'] = named;
if ((oddsView as number) > 0) dataset['odds'] = '';

/**
 * Writes into text nodes: elements that came and went would call the observer again. Months and halves of the day come
 * with the page: the first use of `Intl` takes longer than all the rest of this script.
 */
const writeTimes = (): void => {
  const dates = dataset['dates']?.split('|') as Record<number, string>;
  for (const when of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const at = new Date(+(when.dataset['at'] as string));
    /** Its date and time in UTC are the player's. 'auto', the device's zone, compares as false. */
    const time = new Date(
      +at + ((timeZone as number) > -99 ? (timeZone as number) * 60 : -at.getTimezoneOffset()) * 60_000,
    );
    const hour = time.getUTCHours();
    const clock = time.toISOString().slice(11, 16);
    [
      is12h ? `0${hour % 12 || 12}`.slice(-2) + clock.slice(2) + dates[hour < 12 ? 12 : 13] : clock,
      dates[time.getUTCMonth()]?.replace('22', `${time.getUTCDate()}`),
    ].forEach((text, place) => {
      const node = when.children[place]?.firstChild;
      if (node) node.nodeValue = text as string;
    });
  }
};
const watcher = new MutationObserver(writeTimes);
watcher.observe(root, { childList: true, subtree: true });

addEventListener('click', keepTap, true);
globalThis.takeEarlyTaps = (): ReturnType<TakeEarlyTaps> => {
  watcher.disconnect();
  removeEventListener('click', keepTap, true);
  return taps;
};
