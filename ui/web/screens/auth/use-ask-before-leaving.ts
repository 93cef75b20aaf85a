/** Asks before the page is left, while it shows data that exist only in memory and are shown once. */
import { useEffect } from 'react';

export function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
