/** Closes a popup on Escape, on a click elsewhere, and when focus leaves. */
import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for the element that holds both the button with `aria-expanded` and the popup. */
export function useDismiss<E extends HTMLElement = HTMLDivElement>(
  isOpen: boolean,
  close: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaves = (target: EventTarget | null): boolean =>
      target instanceof Node && element.current?.contains(target) !== true;
    const onPointer = ({ target }: PointerEvent): void => {
      if (leaves(target)) close();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      if (leaves(target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return element;
}
