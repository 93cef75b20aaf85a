/** The document's title. A screen says what it is called; what the operator wants a page to be called in search results comes later and counts before it. */
import { useEffect } from 'react';

let own = '';
let listed: string | null = null;

/** What the screen calls the page. */
export function titlePage(title: string): void {
  own = title;
  document.title = listed ?? own;
}

/** What the operator calls the page; null while that is not known. */
export function titleAsListed(title: string | null): void {
  if (title === listed) return;
  listed = title;
  document.title = listed ?? own;
}

/** The document's title while a screen with a name of its own is shown. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) titlePage(title);
  }, [title]);
}
