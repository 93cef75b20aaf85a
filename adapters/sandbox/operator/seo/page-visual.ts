/** The visual theme of a championship's page; empty for other pages. */
import type { PageWorld } from '../content/page.ts';
import type { AskedPage } from './page-data.ts';
import { nameOf } from './page-data.ts';

export interface PageVisual {
  readonly style: string;
}

export function pageVisual(asked: AskedPage, { line }: PageWorld): PageVisual {
  const isChampionship = asked.champId !== null && asked.gameId === null && nameOf(asked, line) !== '';
  return { style: isChampionship ? 'champ' : '' };
}
