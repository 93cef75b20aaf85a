/** Keys of the player, wherever the focus is inside it. Each also has a button. */
import { useEffect, useRef, type RefObject } from 'react';

type Acts = Readonly<Record<string, () => void>>;

export function usePlayerKeys(place: RefObject<HTMLElement | null>, acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const element = place.current;
    const press = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [place]);
}
