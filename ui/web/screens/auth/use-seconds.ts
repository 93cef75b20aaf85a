/** Countdowns that the forms share. */
import { useEffect, useState } from 'react';
import { onSecond } from '../../components/ticker.ts';

/** Whole seconds until a timestamp, at least 0; counts down while the page is visible. */
export function useSecondsUntil(at: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  const left = at === null ? 0 : Math.max(0, Math.ceil((at - now) / 1000));
  useEffect(() => {
    if (at === null) return undefined;
    setNow(Date.now());
    return onSecond(() => setNow((last) => (last >= at ? last : Date.now())));
  }, [at]);
  return left;
}

/** `2:05` */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
