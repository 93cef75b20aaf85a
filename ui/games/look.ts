/** How the frame looks: the theme of the page around it, and the system's wish for less motion [GSN-37]. */
import { isRecord, type Json } from './round.ts';

const HOUR_MS = 3_600_000;

/** The player's choice for times, until the shell sends it: the device's zone. */
let times: Json = {};

const root = (): DOMTokenList => document.documentElement.classList;

/** Takes the look that the shell has sent. */
export function setLook(message: Json): void {
  root().toggle('is-dark', message['isDark'] === true);
  root().toggle('is-reduced', message['isReduced'] === true);
  if (message['t'] === 'init') times = isRecord(message['times']) ? message['times'] : {};
}

export const isReduced = (): boolean => root().contains('is-reduced');

/** A moment as the player reads times on the site [GSN-45]. */
export function timeText(at: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const hours = times['timeZone'];
  const hourCycle = times['is12h'] === true ? 'h12' : 'h23';
  if (typeof hours !== 'number') return new Date(at).toLocaleString(locale, { ...parts, hourCycle });
  return new Date(at + hours * HOUR_MS).toLocaleString(locale, { ...parts, hourCycle, timeZone: 'UTC' });
}
