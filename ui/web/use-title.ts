/**
 * The document's title. Each screen names itself, and a window's name precedes its screen's; the last name stays until
 * the next is known. The operator's SEO title arrives later and overrides all of them.
 */
import { useEffect, useState } from 'react';
import { useText } from './text.ts';

interface Named {
  title: string | null;
}

/** Mounted names, a window after the screen below it. */
const drawn: Named[] = [];
let listed: string | null = null;

function write(): void {
  document.title = listed ?? drawn.findLast(({ title }) => title !== null)?.title ?? document.title;
}

/** Sets the operator's title of the page; null while unknown. */
export function titleAsListed(title: string | null): void {
  listed = title;
  write();
}

/** Registers a mounted name. Returns the unregister function. */
export function nameDrawn(named: Named): () => void {
  drawn.push(named);
  return () => {
    drawn.splice(drawn.indexOf(named), 1);
    write();
  };
}

/** Null while the name is unknown. A text that has not loaded is blank. */
export function rename(named: Named, title: string | null): void {
  named.title = title === null || title.trim() === '' ? null : title;
  write();
}

/** Sets the document's title while the component is mounted; null while the title is unknown. */
export function useDocumentTitle(title: string | null): void {
  const [mine] = useState<Named>({ title: null });
  useEffect(() => nameDrawn(mine), [mine]);
  useEffect(() => rename(mine, title), [mine, title]);
}

/** Sets the title from a screen's name alone, such as its heading. */
export function usePageName(name: string | null): void {
  const t = useText();
  useDocumentTitle(name === null ? null : t('title.named', { name }));
}
