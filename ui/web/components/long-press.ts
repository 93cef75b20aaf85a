/**
 * Opens the menu of a price cell by a long press [STT-22]. Most browsers send `contextmenu` for one; Safari on iOS sends
 * none, so one is sent here. Whichever comes first opens the menu, and the other is ignored.
 */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls or leaves. */
const MAX_MOVE_PX = 10;

/** Whether a part of the page answered. Where the page forbids menus, as a kiosk does, the press stays a press. */
function asksForMenu(cell: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  let isForbidden = false;
  const look = (event: Event): void => {
    isForbidden = event.defaultPrevented;
    if (isForbidden) event.stopPropagation();
  };
  // Closed, the menu's window gives the focus back.
  cell.focus({ preventScroll: true });
  cell.addEventListener('contextmenu', look, { once: true });
  const asks = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 });
  return !cell.dispatchEvent(asks) && !isForbidden;
}

/** Follows a press of a cell. The returned function ends everything that is left of the press. */
function press(cell: HTMLElement, down: PointerEvent): () => void {
  const waiting = new AbortController();
  const after = new AbortController();
  const cancel = (): void => waiting.abort();
  const cancelMoved = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > MAX_MOVE_PX) cancel();
  };
  const cancelScrolled = ({ target }: Event): void => {
    if (target instanceof Node && target.contains(cell)) cancel();
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const early = { capture: true, signal: waiting.signal };
  for (const name of ['pointerup', 'pointercancel', 'contextmenu']) window.addEventListener(name, cancel, early);
  window.addEventListener('pointermove', cancelMoved, early);
  window.addEventListener('scroll', cancelScrolled, early);
  const timer = setTimeout(() => {
    cancel();
    if (!cell.isConnected || !asksForMenu(cell, down)) return;
    // The click of this press would add the selection; the menu of the browser would open a second one.
    const late = { capture: true, signal: after.signal };
    for (const name of ['click', 'contextmenu']) window.addEventListener(name, swallow, late);
    window.addEventListener('keydown', () => after.abort(), late);
  }, LONG_PRESS_MS);
  waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    cancel();
    after.abort();
  };
}

export function followLongPresses(): () => void {
  let end = (): void => undefined;
  const onDown = (event: PointerEvent): void => {
    end();
    const { target, isPrimary, pointerType } = event;
    const cell = target instanceof Element ? target.closest<HTMLElement>('main [data-market]') : null;
    if (cell !== null && isPrimary && pointerType !== 'mouse') end = press(cell, event);
  };
  window.addEventListener('pointerdown', onDown, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', onDown, { capture: true });
    end();
  };
}
