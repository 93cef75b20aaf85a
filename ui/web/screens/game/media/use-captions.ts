/** The key event that a caption shows: each new one in turn, one at a time, some seconds long. */
import { useEffect, useRef, useState } from 'react';
import type { Happening } from 'touchline/core/match-view/types';
import { isKey } from './happening-text.ts';

const CAPTION_MS = 4_000;

export function useCaptions(happened: readonly Happening[] | undefined): Happening | null {
  const seen = useRef<number | null>(null);
  const [queue, setQueue] = useState<readonly Happening[]>([]);
  useEffect(() => {
    if (happened === undefined) return;
    const known = seen.current;
    // Happenings are numbered from 0: a view that opens before the first one has seen none [MVW-2].
    seen.current = happened.at(-1)?.n ?? -1;
    // A happening from before the view opened is not announced.
    if (known === null) return;
    const news = happened.filter((each) => each.n > known && isKey(each));
    if (news.length > 0) setQueue((before) => [...before, ...news]);
  }, [happened]);
  const [first] = queue;
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [first]);
  return first ?? null;
}
