/** The visual theme of a championship's page; empty for other pages. */
import type { AskedPage } from './page-data.ts';

export interface PageVisual {
  readonly style: string;
}

/** Championships with a theme of their own, by id. */
const THEMES: ReadonlyMap<number, string> = new Map([
  [1001, 'epl'],
  [1006, 'laliga'],
  [1302, 'europaleague'],
  [66001, 'ipl'],
]);

export function pageVisual({ champId, gameId }: AskedPage): PageVisual {
  return { style: champId === null || gameId !== null ? '' : (THEMES.get(champId) ?? '') };
}
