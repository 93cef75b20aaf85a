/**
 * Keeps the keyboard focus inside the coupon: when the focused element is removed, the focus never falls back to the
 * page's body [CPN-28].
 */
import { useEffect, useRef, type RefObject } from 'react';

interface Focused {
  readonly element: Element;
  /** Index among the buttons that remove a leg; -1 for any other element. */
  readonly place: number;
  /** Whether the keyboard moved the focus here; a pointer must not scroll the page. */
  readonly isByKeyboard: boolean;
}

const removals = (room: Element): readonly Element[] => [...room.querySelectorAll('.leg-remove')];

const isLost = ({ element }: Focused): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Candidates for the focus, best first: the price of a removed leg, the coupon's replacement, the next leg, the main
 * button, the coupon itself.
 */
function candidates(room: HTMLElement, { element, place }: Focused): readonly (Element | null | undefined)[] {
  const market = element.closest('[data-removes]')?.getAttribute('data-removes');
  const prices =
    market === undefined || market === null ? [] : document.querySelectorAll(`.cell[data-market="${market}"]`);
  const legs = place === -1 ? [] : removals(room);
  return [
    ...prices,
    room.querySelector('[data-focus-home]'),
    legs[Math.min(place, legs.length - 1)],
    room.querySelector('.coupon-foot > .is-main:enabled'),
    room,
  ];
}

function passOn(room: HTMLElement, lost: Focused): void {
  for (const next of candidates(room, lost)) {
    if (!(next instanceof HTMLElement)) continue;
    next.focus({ preventScroll: !lost.isByKeyboard });
    // An element that is hidden or behind a sheet does not take the focus.
    if (document.activeElement === next) return;
  }
}

/** Returns a ref for the element around the coupon. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    let last: Focused | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element)
        last = {
          element: target,
          place: removals(element).indexOf(target),
          isByKeyboard: target.matches(':focus-visible'),
        };
    };
    // Browsers differ in whether a removed element gets `focusout`; only an element still in the document has given the
    // focus away.
    const forget = (): void =>
      queueMicrotask(() => {
        if (last !== null && !isLost(last) && !element.contains(document.activeElement)) last = null;
      });
    const keep = (): void => {
      if (last === null || !isLost(last)) return;
      const lost = last;
      const { activeElement } = document;
      last = null;
      if (activeElement === null || activeElement === document.body || activeElement === lost.element)
        passOn(element, lost);
    };
    const observer = new MutationObserver(keep);
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, []);
  return room;
}

/** Moves the keyboard focus into the coupon: to the stake, where there is one. */
export function focusCoupon(around: Element | null): void {
  const stake = around?.querySelector('.stake-input');
  const room = around?.querySelector('.coupon-room');
  if (stake instanceof HTMLElement) stake.focus();
  else if (room instanceof HTMLElement) room.focus();
}
