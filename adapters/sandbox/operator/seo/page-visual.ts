/** The visual theme of a championship's page and the text of its banner; both empty for other pages. */
import type { PageWorld } from '../content/page.ts';
import type { AskedPage } from './page-data.ts';
import { nameOf } from './page-data.ts';

export interface PageVisual {
  readonly style: string;
  readonly content: string;
}

export function pageVisual(asked: AskedPage, { line }: PageWorld): PageVisual {
  const content = asked.champId === null ? '' : nameOf({ ...asked, gameId: null }, line);
  return { style: content === '' ? '' : 'champ', content };
}
