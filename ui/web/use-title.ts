/**
 * The document's title. Each screen says what it is called, a window over it before it, and the last name stays until the next one is known; what the operator wants
 * a page to be called in search results comes later and counts before them.
 */
import { useEffect, useState } from 'react';
import { useText } from './text.ts';

interface Named {
  title: string | null;
}

/** What is drawn now, a window after the screen below it. */
const drawn: Named[] = [];
let listed: string | null = null;

function write(): void {
  document.title = listed ?? drawn.findLast(({ title }) => title !== null)?.title ?? document.title;
}

/** What the operator calls the page; null while that is not known. */
export function titleAsListed(title: string | null): void {
  listed = title;
  write();
}

/** Something with a name is drawn. Returns the way to say that it is gone. */
export function nameDrawn(named: Named): () => void {
  drawn.push(named);
  return () => {
    drawn.splice(drawn.indexOf(named), 1);
    write();
  };
}

/** Null while the name is not known. A text whose words have not come is a blank. */
export function rename(named: Named, title: string | null): void {
  named.title = title === null || title.trim() === '' ? null : title;
  write();
}

/** The document's title while a screen with a name of its own is shown; null while the name is not known. */
export function useDocumentTitle(title: string | null): void {
  const [mine] = useState<Named>({ title: null });
  useEffect(() => nameDrawn(mine), [mine]);
  useEffect(() => rename(mine, title), [mine, title]);
}

/** The same for a screen by its name alone, such as its heading. */
export function usePageName(name: string | null): void {
  const t = useText();
  useDocumentTitle(name === null ? null : t('title.named', { name }));
}
