/**
 * A history entry of its own for a sheet of a phone, so that the browser's back button closes the sheet [SCH-22]. The
 * returned links take the place of that entry: going back from the next page leads to the page below the sheet.
 */
import { useEffect, useMemo, useRef } from 'react';
import { useLinks, type Links } from '../links.ts';

/** Whether the present entry is a sheet's, also after the player came back to it from the next page. */
function isSheetEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isSheet' in state;
}

/** Adds the entry while the calling component is mounted. Returns the links for everything inside. */
export function useOwnEntry(onClose: () => void): Links {
  const links = useLinks();
  const close = useRef(onClose);
  close.current = onClose;
  /** Whether the entry is still the sheet's, and has to go when the sheet closes. */
  const isOwn = useRef(true);
  useEffect(() => {
    if (!isSheetEntry()) history.pushState({ ...history.state, isSheet: true }, '');
    // The page below has not changed, so the router does not see the entry go.
    const goBack = (event: PopStateEvent): void => {
      if (isOwn.current) event.stopImmediatePropagation();
      isOwn.current = false;
      close.current();
    };
    addEventListener('popstate', goBack, true);
    return () => {
      removeEventListener('popstate', goBack, true);
      // A page that was opened by something else has its entry above the sheet's.
      if (!isOwn.current || !isSheetEntry()) return;
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
      history.back();
    };
  }, []);
  return useMemo(
    () => ({
      ...links,
      go(path) {
        isOwn.current = false;
        links.go(path, { replace: true });
        close.current();
      },
    }),
    [links],
  );
}
