/**
 * Takes a held Enter off every control of a frame: a round, and a move in one, needs a press of its own [GSN-38]. A
 * held Space clicks once, when it is let go, and so does a pointer.
 */
export function refuseHeldEnter(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat) return;
      // No click follows on a button, and no listener of a field sees the key.
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
