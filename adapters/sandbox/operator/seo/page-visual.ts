/** How a page is dressed: the theme of a championship's page, and the words of its band. Both are empty for the others. */
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
