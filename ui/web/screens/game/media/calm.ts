/** Whether this visitor wants less data or less motion; both pause what moves until the visitor starts it. */
import { useSyncExternalStore } from 'react';
import { savesData } from '../../../saves-data.ts';

const DATA = '(prefers-reduced-data: reduce)';
const MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void): () => void {
  const queries = [matchMedia(DATA), matchMedia(MOTION)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

type Calm = 'data' | 'motion' | null;

function read(): Calm {
  if (savesData() || matchMedia(DATA).matches) return 'data';
  return matchMedia(MOTION).matches ? 'motion' : null;
}

export function useCalm(): Calm {
  return useSyncExternalStore(subscribe, read, () => null);
}
